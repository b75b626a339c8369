//! What a learned judgement looks at.

use game_wrath::names::Difficulty;
use game_wrath::{Setup, Wrath, features};
use kernel::{Chance, Cx, Game, Seat};
use net::Inputs;

/// Weights in files are for this list: a change of it needs new ones, and then a new number here.
#[test]
fn the_list_of_inputs_is_frozen() {
    let list = &features::INPUTS;
    assert_eq!((list.len(), format!("{:016x}", list.hash()).as_str()), (252, "035a19280f512417"));
}

fn inputs(game: &Wrath) -> Vec<(u16, f32)> {
    let mut res = Inputs::default();
    features::write(game, &mut res);
    res.on().to_vec()
}

/// Positions of some games that are played by what looks good, with some answers by chance.
fn positions(mut look: impl FnMut(&Wrath, &mut Chance)) {
    for seed in 0..10 {
        let mut chance = Chance::fast(seed);
        let mut setup = Setup::of(1 + (seed % 5) as u8);
        setup.options.difficulty = Difficulty::ALL[seed as usize % 4];
        let begun = Wrath::start(&setup, &mut Cx::silent(&mut chance));
        let mut game = begun.expect("any number of seats can play");
        let mut legal = Vec::new();
        while let Some(decision) = game.decision() {
            look(&game, &mut chance);
            let seat = decision.seats.first().expect("somebody is asked");
            game.legal_actions(seat, &mut legal);
            let mut best = (f32::MIN, legal[chance.below(legal.len() as u32) as usize]);
            if chance.below(8) != 0 {
                for &action in &legal {
                    let mut after = game;
                    after.apply(seat, action, &mut Cx::silent(&mut chance));
                    if best.0 < after.appeal(seat) {
                        best = (after.appeal(seat), action);
                    }
                }
            }
            game.apply(seat, best.1, &mut Cx::silent(&mut chance));
        }
    }
}

#[test]
fn what_nobody_can_know_is_no_input() {
    let mut n_changed = 0;
    positions(|game, chance| {
        let mut other = *game;
        other.determinize(Seat(0), chance);
        n_changed += u32::from(other != *game);
        assert_eq!(inputs(game), inputs(&other));
        assert_eq!(game.evaluate(Seat(0)), other.evaluate(Seat(0)));
    });
    assert!(1_000 < n_changed, "{n_changed}");
}

#[test]
fn every_input_stands_in_the_list_and_is_on_once() {
    let mut seen = vec![false; features::INPUTS.len()];
    positions(|game, _| {
        let on = inputs(game);
        assert!(on.iter().all(|it| it.1.abs() < 8.0), "{on:?}");
        let mut on: Vec<u16> = on.iter().map(|it| it.0).collect();
        let n_on = on.len();
        on.iter().for_each(|&it| seen[usize::from(it)] = true);
        on.sort_unstable();
        on.dedup();
        assert_eq!(on.len(), n_on);
    });
    let n_seen = seen.iter().filter(|it| **it).count();
    assert!(seen.len() / 2 < n_seen, "only {n_seen} of {} are ever on", seen.len());
}
