//! Whether the levels are weaker by judgement and not by nonsense.

use std::collections::BTreeSet;

use ai::{BotSpec, Level, Seeds, Settings, think};

use crate::toy::{Choice, Menu, P0, Table, TicTacToe};

fn level(level: Level) -> BotSpec {
    BotSpec::Level(level, None)
}

fn settings() -> Settings {
    Settings { leaf_weight: 1.0, ..Settings::default() }
}

/// What a level chooses from this menu in so many turns, twice in each.
fn chosen(who: Level, dishes: &[f32], n_turns: u64) -> Vec<[Choice; 2]> {
    let answer = |turn, course| {
        let seeds = Seeds { answer: 1000 * turn + u64::from(course), turn };
        think(
            level(who),
            &Table(Menu { dishes: dishes.to_vec(), course, got: None }),
            P0,
            seeds,
            &settings(),
        )
    };
    (0..n_turns).map(|turn| [answer(turn, 0), answer(turn, 1)]).collect()
}

const DISHES: &[f32] = &[0.60, 0.57, 0.54, 0.51, 0.47, 0.30, 0.0];

#[test]
fn a_stranger_has_whims_and_does_nothing_that_looks_bad() {
    let all: BTreeSet<Choice> =
        chosen(Level::Stranger, DISHES, 300).iter().flatten().copied().collect();
    assert_eq!(all, [0, 1, 2, 3, 4].map(Choice).into_iter().collect());
}

#[test]
fn a_whim_lasts_for_a_turn() {
    for who in [Level::Stranger, Level::Guest] {
        for [first, second] in chosen(who, DISHES, 50) {
            assert_eq!(first, second, "{who}");
        }
    }
}

/// The mean of what a level gets.
fn mean(who: Level) -> f32 {
    let all = chosen(who, DISHES, 100);
    let sum: f32 = all.iter().map(|it| DISHES[usize::from(it[0].0)]).sum();
    sum / all.len() as f32
}

#[test]
fn a_higher_level_chooses_better() {
    let means = Level::ALL.map(|it| mean(it.level));
    assert!(means.is_sorted(), "{means:?}");
    assert!(means[0] < means[1] - 0.002 && means[1] < means[2] - 0.002, "{means:?}");
    assert!((means[3] - 0.6).abs() < 1e-4 && (means[4] - 0.6).abs() < 1e-4, "{means:?}");
}

#[test]
fn every_level_takes_a_victory_that_is_there() {
    const NEARLY: &[f32] = &[0.97, 0.98, 1.0, 0.99, 0.2];
    for it in Level::ALL {
        for [first, _] in chosen(it.level, NEARLY, 40) {
            assert_eq!(first, Choice(2), "{}", it.id);
        }
    }
    // Seat 0 has the first two fields of a row.
    let state = Table(TicTacToe { taken: [0b000_000_011, 0b000_011_000] });
    for seed in 0..20 {
        assert_eq!(think(level(Level::Stranger), &state, P0, seed, &settings()), Choice(2));
    }
}

#[test]
fn levels_are_data_in_order() {
    for (idx, it) in Level::ALL.iter().enumerate() {
        assert_eq!((it.level as usize, it.level.strength()), (idx, it));
        assert_eq!(it.id.parse(), Ok(it.level));
    }
    let strengths = Level::ALL.map(|it| it.iterations);
    assert!(strengths.is_sorted_by(|one, next| one < next), "{strengths:?}");
    assert!(Level::ALL.is_sorted_by(|one, next| one.turn < next.turn && next.whim <= one.whim));
    assert!(Level::ALL.is_sorted_by_key(|it| -it.margin));
    assert_eq!(Level::DEFAULT.to_string(), "regular");
}
