//! Which rules lack a test or code, without building the whole program: `cargo run -p coverage --example report [GAME]`.

#![allow(clippy::print_stdout)]

use coverage::{citation, coverage};

fn main() {
    let wanted = std::env::args().nth(1);
    for game in
        coverage().into_iter().filter(|it| wanted.as_deref().is_none_or(|name| name == it.game))
    {
        println!(
            "{}: {} rules, {} coded and {} marked, {} tested",
            game.game, game.entries, game.coded, game.marked, game.tested
        );
        for id in &game.missing {
            let mentions = citation(id).map_or(&[][..], |it| it.mentions);
            println!("{id} no test; named in: {}", mentions.join(" "));
        }
        game.uncoded.iter().for_each(|id| println!("{id} no code"));
        game.mismarked.iter().for_each(|(id, fault)| println!("{id} {fault}"));
        game.undefined
            .iter()
            .for_each(|(id, file)| println!("{id} is no rule, but cited in {file}"));
    }
}
