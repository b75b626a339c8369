//! What holds in every position of every game, and that a position is small.

use game_adventure::{Action, Adventure, MOST_ROUNDS};
use kernel::{Chance, Cx, Game};

use crate::tables;

#[test]
fn every_law_holds() {
    testkit::laws::<Adventure>("AG", tables::setups(4));
}

/// The laws reach what only later rounds have: higher levels, elite quests, full tracks, mixed supplies.
#[test]
fn every_law_holds_late() {
    for seed in 0..3u64 {
        let setup = tables::table(2 + seed as u8, 40, seed.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        if let Err(broken) = testkit::trial::<Adventure>("AG", &setup, seed) {
            panic!("{broken}");
        }
    }
}

#[test]
fn long_random_play_is_clean() {
    let soak = testkit::soak::<Adventure>(&tables::all(20, MOST_ROUNDS), testkit::n_games(60), 0);
    soak.assert_clean();
    let unmet: Vec<&str> =
        VERBS.split(' ').filter(|verb| !soak.verbs.contains_key(*verb)).collect();
    assert!(unmet.is_empty(), "random play never met {unmet:?}, only {:?}", soak.verbs);
}

/// Each step lists its answers by itself; the list must be what `check` leaves of the candidates.
#[test]
fn what_is_listed_is_what_is_checked() {
    let (mut legal, mut checked) = (Vec::new(), Vec::new());
    for (seed, setup) in tables::all(4, 25).iter().enumerate() {
        let mut chance = Chance::fast(seed as u64);
        let mut game = Adventure::start(setup, &mut Cx::silent(&mut chance)).expect("a table");
        while let Some(decision) = game.decision() {
            let seat = decision.seats.first().expect("one seat is asked");
            game.legal_actions(seat, &mut legal);
            checked.clear();
            game.candidate_actions(seat, &mut checked);
            checked.retain(|&action| game.check(seat, action).is_ok());
            checked.sort_unstable();
            checked.dedup();
            assert_eq!(legal, checked, "{:?}", decision.prompt);
            let action = legal[chance.below(legal.len() as u32) as usize];
            game.apply(seat, action, &mut Cx::silent(&mut chance));
        }
    }
}

/// Every verb that random play meets.
const VERBS: &str = "accept advance attack begin choose discard done draw drink drop equip face flip give go hand-in \
                     level move open option pass pick place play spend take unequip use visit";

/// The budget of the design: a position that search can copy without thinking.
#[test]
fn a_position_is_small() {
    assert!(size_of::<Adventure>() <= 4096, "{} bytes", size_of::<Adventure>());
    assert!(size_of::<Action>() <= 16, "{} bytes", size_of::<Action>());
}

/// Whatever a scenario file lays over the set-up is refused with a rule, or it can be played.
#[test]
fn altered_positions_are_refused_or_can_be_played() {
    let altered =
        testkit::altered::<Adventure>(&tables::all(2, 8), testkit::n_games(150) as u32, 1);
    let failures = &altered.failures;
    assert!(failures.is_empty(), "{} positions: {}", failures.len(), failures.join("\n"));
    let (n_played, n_rules) = (altered.n_played, altered.refused.len());
    assert!(100 < n_played && 10 < n_rules, "{altered:?}");
}
