//! What holds in every position of every game, and that a position is small.

use game_smallworld::{Action, Options, Setup, SmallWorld};
use testkit::proptest::prelude::{Strategy, any};

/// Every table: 2 to 5 players, every option.
fn setups() -> impl Strategy<Value = Setup> {
    let options = any::<[bool; 4]>().prop_map(options);
    (2..=5u8, options).prop_map(|(seats, options)| Setup { options, ..Setup::of(seats) })
}

fn options(flags: [bool; 4]) -> Options {
    let [teams, own_decline_defends, towers_checked_continuously, coast_is_sea] = flags;
    Options { teams, own_decline_defends, towers_checked_continuously, coast_is_sea }
}

#[test]
fn every_law_holds() {
    testkit::laws::<SmallWorld>("SW", setups());
}

#[test]
fn long_random_play_is_clean() {
    let tables = (0..16u8).map(|bits| options([0, 1, 2, 3].map(|bit| bits & (1 << bit) != 0)));
    let tables: Vec<Setup> = tables
        .flat_map(|options| (2..=5).map(move |seats| Setup { options, ..Setup::of(seats) }))
        .collect();
    testkit::soak::<SmallWorld>(&tables, testkit::n_games(1_000), 0).assert_clean();
}

/// The budget of the design: a position that search can copy without thinking.
#[test]
fn a_position_is_small() {
    assert!(size_of::<SmallWorld>() <= 2048, "{} bytes", size_of::<SmallWorld>());
    assert!(size_of::<Action>() <= 16, "{} bytes", size_of::<Action>());
}
