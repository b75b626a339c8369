//! What holds in every position of every game, and that a position is small.

use game_wrath::names::Difficulty;
use game_wrath::{Action, Options, Setup, Wrath};
use testkit::proptest::prelude::{Strategy, any};

fn options(difficulty: Difficulty, flags: [bool; 4]) -> Options {
    let [first_game, rises, abominations, cancels] = flags;
    Options {
        difficulty,
        first_game,
        rewards_between_rises: rises,
        rewards_between_abominations: abominations,
        defeat_cancels_effect: cancels,
    }
}

/// Every table: 1 to 5 players, every difficulty, every option.
fn setups() -> impl Strategy<Value = Setup> {
    let options = (0..4usize, any::<[bool; 4]>())
        .prop_map(|(idx, flags)| options(Difficulty::ALL[idx], flags));
    (1..=5u8, options).prop_map(|(seats, options)| Setup { options, ..Setup::of(seats) })
}

#[test]
fn every_law_holds() {
    testkit::laws::<Wrath>("WR", setups());
}

#[test]
fn long_random_play_is_clean() {
    let tables = (0..64usize).map(|bits| {
        let flags = [0, 1, 2, 3].map(|bit| bits & (1 << bit) != 0);
        options(Difficulty::ALL[bits / 16], flags)
    });
    let tables: Vec<Setup> = tables
        .flat_map(|options| (1..=5).map(move |seats| Setup { options, ..Setup::of(seats) }))
        .collect();
    let soak = testkit::soak::<Wrath>(&tables, testkit::n_games(2_000), 0);
    soak.assert_clean();
    eprintln!("{:?}", soak);
}

/// The budget of the design: a position that search can copy without thinking.
#[test]
fn a_position_is_small() {
    assert!(size_of::<Wrath>() <= 2048, "{} bytes", size_of::<Wrath>());
    assert!(size_of::<Action>() <= 16, "{} bytes", size_of::<Action>());
}
