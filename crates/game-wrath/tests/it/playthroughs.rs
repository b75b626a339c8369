//! Seeded games as transcripts: the diff of `tests/playthroughs/` is the review of a change of rules.

use game_wrath::names::Difficulty;
use game_wrath::{Setup, Wrath};

fn compare(name: &str, seats: u8, difficulty: Difficulty, seed: u64) {
    let mut setup = Setup::of(seats);
    setup.options.difficulty = difficulty;
    testkit::transcript::<Wrath>(name, &setup, seed);
}

#[test]
fn solo() {
    compare("solo", 1, Difficulty::Introductory, 1);
}

#[test]
fn two_players() {
    compare("two", 2, Difficulty::Normal, 2);
}

#[test]
fn three_players() {
    compare("three", 3, Difficulty::Heroic, 3);
}

#[test]
fn five_players() {
    compare("five", 5, Difficulty::Mythic, 4);
}
