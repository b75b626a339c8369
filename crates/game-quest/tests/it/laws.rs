//! What holds in every position of every quest, and that a position is small.

use game_quest::{Action, Quest};

use crate::tables;

#[test]
fn every_law_holds() {
    testkit::laws::<Quest>("WQ", tables::setups());
}

#[test]
fn long_random_play_is_clean() {
    let soak = testkit::soak::<Quest>(&tables::all(40), testkit::n_games(1_000), 0);
    soak.assert_clean();
    let unmet: Vec<&str> =
        VERBS.split(' ').filter(|verb| !soak.verbs.contains_key(*verb)).collect();
    assert!(unmet.is_empty(), "random play never met {unmet:?}, only {:?}", soak.verbs);
}

/// Every verb that random play meets.
const VERBS: &str = "accept activate aid arena attack bury choose cure decline discard done draw equip exhaust \
                     explore first gear give help hold keep lead pass pick place ready reroll rest roll smith spend \
                     stay take target target-zone trainer travel unequip use widen";

/// The budget of the design: a position that search can copy without thinking.
#[test]
fn a_position_is_small() {
    assert!(size_of::<Quest>() <= 2048, "{} bytes", size_of::<Quest>());
    assert!(size_of::<Action>() <= 16, "{} bytes", size_of::<Action>());
}

/// Whatever a scenario file lays over the set-up is refused with a rule, or it can be played.
#[test]
fn altered_positions_are_refused_or_can_be_played() {
    let altered = testkit::altered::<Quest>(&tables::all(2), testkit::n_games(80) as u32, 1);
    let failures = &altered.failures;
    assert!(failures.is_empty(), "{} positions: {}", failures.len(), failures.join("\n"));
    let (n_played, n_rules) = (altered.n_played, altered.refused.len());
    assert!(100 < n_played && 10 < n_rules, "{altered:?}");
}
