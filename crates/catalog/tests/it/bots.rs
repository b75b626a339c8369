//! Bots at the games of the catalog.

use std::ops::ControlFlow;

use ai::{Seating, Series, TeamRecord};
use catalog::SimPlan;

fn wrath(bots: [&str; 2], games: u32) -> Series {
    let game = catalog::game("wrath").expect("wrath is in the catalog");
    let options = [("difficulty".to_owned(), "introductory".to_owned())];
    let plan = SimPlan {
        setup: game.setup(bots.len(), &options).expect("two may play"),
        bots: bots.iter().map(|bot| bot.parse().expect("the bot has a name")).collect(),
        games,
        seed: 5,
        threads: 1,
        seating: Seating::Rotating,
        settings: Vec::new(),
    };
    game.simulate(&plan, &mut |_| ControlFlow::Continue(())).expect("the setup is legal")
}

#[test]
fn a_team_that_searches_wins_what_luck_never_does() {
    assert_eq!(wrath(["random"; 2], 20).team, Some(TeamRecord { won: 0, lost: 20 }));
    let team = wrath(["mcts:100it"; 2], 6).team.unwrap();
    assert!(3 <= team.won, "{team:?}");
}

#[test]
fn with_a_number_of_iterations_a_game_can_be_played_again() {
    let [first, second] = [wrath(["mcts:30it"; 2], 2), wrath(["mcts:30it"; 2], 2)];
    assert_eq!(first.team, second.team);
    assert_eq!(first.n_decisions, second.n_decisions);
}
