//! Seeded games as transcripts: the diff of `tests/playthroughs/` is the review of a change of rules.

use game_smallworld::{Setup, SmallWorld};
use testkit::transcript;

fn teams(seats: u8) -> Setup {
    let mut res = Setup::of(seats);
    res.options.teams = true;
    res
}

#[test]
fn two_players() {
    transcript::<SmallWorld>("two", &Setup::of(2), 1);
}

#[test]
fn three_players() {
    transcript::<SmallWorld>("three", &Setup::of(3), 2);
}

#[test]
fn four_players() {
    transcript::<SmallWorld>("four", &Setup::of(4), 3);
}

#[test]
fn five_players() {
    transcript::<SmallWorld>("five", &Setup::of(5), 4);
}

#[test]
fn four_players_in_teams() {
    transcript::<SmallWorld>("four-in-teams", &teams(4), 5);
}

#[test]
fn five_players_in_teams() {
    transcript::<SmallWorld>("five-in-teams", &teams(5), 6);
}
