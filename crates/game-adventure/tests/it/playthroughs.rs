//! Seeded games as transcripts: the diff of `tests/playthroughs/` is the review of a change of rules.

use game_adventure::{Adventure, Setup};

fn compare(name: &str, seats: u8, options: &[(&str, &str)], seed: u64) {
    let mut setup = Setup::of(seats);
    for (key, value) in options {
        setup.set(key, value).expect("an option of the game");
    }
    testkit::transcript::<Adventure>(name, &setup, seed);
}

#[test]
fn two_players_for_four_rounds() {
    compare("two", 2, &[("rounds", "4")], 1);
}

#[test]
fn three_players_and_the_polish_flight() {
    let options = [("rounds", "3"), ("flight-continues-exploration", "true")];
    compare("flights-three", 3, &options, 2);
}

#[test]
fn four_players_with_every_token() {
    let options = [
        ("rounds", "3"),
        ("optional-discoveries", "true"),
        ("valor-to-win", "5"),
        ("heroes", "sofeea,sandrai,burbonn,grumbaz"),
    ];
    compare("tokens-four", 4, &options, 3);
}
