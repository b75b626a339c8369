//! Seeded games as transcripts: the diff of `tests/playthroughs/` is the review of a change of rules.

use game_smallworld::{Setup, SmallWorld};

fn compare(name: &str, setup: &Setup, seed: u64) {
    let path = format!("tests/playthroughs/{name}.txt");
    testkit::golden(&path, &testkit::playthrough::<SmallWorld>(setup, seed));
}

fn teams(seats: u8) -> Setup {
    let mut res = Setup::of(seats);
    res.options.teams = true;
    res
}

#[test]
fn two_players() {
    compare("two", &Setup::of(2), 1);
}

#[test]
fn three_players() {
    compare("three", &Setup::of(3), 2);
}

#[test]
fn four_players() {
    compare("four", &Setup::of(4), 3);
}

#[test]
fn five_players() {
    compare("five", &Setup::of(5), 4);
}

#[test]
fn four_players_in_teams() {
    compare("four-in-teams", &teams(4), 5);
}

#[test]
fn five_players_in_teams() {
    compare("five-in-teams", &teams(5), 6);
}
