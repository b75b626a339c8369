//! Few prompts: what is asked makes a difference, and what may be let be can be answered in advance.

use std::collections::BTreeMap;

use game_adventure::names::{Item, Space};
use game_adventure::windows::{WINDOWS, window_answer};
use game_adventure::{Action, Adventure, Prompt, Setup};
use kernel::{Chance, Cx, Game, Seat, Status, WindowAnswer};

use crate::play::{P1, Play};
use crate::tables;

/// Whether all these answers lead to the same position, whatever the dice bring.
fn is_idle(game: &Adventure, seat: Seat, legal: &[Action]) -> bool {
    let after = |action: Action, seed: u64| {
        let mut after = *game;
        after.apply(seat, action, &mut Cx::silent(&mut Chance::fast(seed)));
        after
    };
    (0..4).all(|seed| {
        let first = after(legal[0], seed);
        legal[1..].iter().all(|&action| after(action, seed) == first)
    })
}

/// Plays by chance and shows every question that is asked.
fn play(setup: &Setup, seed: u64, mut asked: impl FnMut(&Adventure, Seat, Prompt, &[Action])) {
    let chance = &mut Chance::fast(seed);
    let mut game = Adventure::start(setup, &mut Cx::silent(chance)).expect("a table of the box");
    let mut legal = Vec::new();
    while let Status::Awaiting(decision) = game.status() {
        let seat = decision.seats.first().expect("somebody is asked");
        game.legal_actions(seat, &mut legal);
        asked(&game, seat, decision.prompt, &legal);
        let action = legal[chance.below(legal.len() as u32) as usize];
        game.apply(seat, action, &mut Cx::silent(chance));
    }
}

/// Promise "few prompts": a window in which every answer leads to the same position is not opened.
#[test]
fn hardly_any_question_is_idle() {
    let mut idle: BTreeMap<String, (u32, String)> = BTreeMap::new();
    let mut n_asked = 0;
    for (number, setup) in tables::all(8, 12).iter().enumerate() {
        play(setup, number as u64, |game, seat, prompt, legal| {
            n_asked += 1;
            if 1 < legal.len() && is_idle(game, seat, legal) {
                let name = format!("{prompt:?}");
                let name = name.split(' ').next().unwrap_or_default().to_owned();
                let told = || format!("{prompt:?}: {legal:?}, table {number} {setup:?}");
                idle.entry(name).or_insert_with(|| (0, told())).0 += 1;
            }
        });
    }
    assert!(3_000 < n_asked, "{n_asked}");
    let n_idle: u32 = idle.values().map(|it| it.0).sum();
    assert!(100 * n_idle < n_asked, "{n_idle} of {n_asked} questions: {idle:#?}");
}

/// Every question that can be let be is a window with a name, and every name belongs to a question.
#[test]
fn every_window_is_met_and_can_be_declined() {
    let mut met: BTreeMap<&str, u32> = BTreeMap::new();
    for (number, setup) in tables::all(20, 25).iter().enumerate() {
        play(setup, number as u64, |game, _, prompt, legal| {
            let answers: Vec<_> = legal.iter().filter_map(|&it| window_answer(game, it)).collect();
            for answer in &answers {
                if let WindowAnswer::Use(key) = answer {
                    assert!(WINDOWS.contains(key), "{key}");
                    *met.entry(key).or_default() += 1;
                }
            }
            let declines = answers.contains(&WindowAnswer::Decline);
            assert!(answers.is_empty() || declines, "{prompt:?} {legal:?}");
            assert!(answers.is_empty() || answers.len() == legal.len(), "{prompt:?} {legal:?}");
        });
    }
    let unmet: Vec<_> = WINDOWS.iter().filter(|it| !met.contains_key(**it)).collect();
    assert!(unmet.len() <= 2, "{unmet:?} of {met:?}");
}

/// AG-MAINT-02: whoever wears better than nothing and has nothing else to put on is not asked.
#[test]
fn ag_maint_02_equipment_is_asked_about_where_it_matters() {
    let ends = |item: Item, carried: bool| {
        let mut play = Play::of(2).at(P1, Space::Ironforge);
        play.arrange(|view| {
            if carried {
                view.players[0].bag.insert(item);
            } else {
                view.players[0].weapon = Some(item);
            }
        });
        play.act(P1, "done", &[]);
        play.act(P1, "visit large-potion", &[]);
        play.asked()
    };
    assert!(ends(Item::MilitiaShortsword, true).contains("Equipment"));
    // Attack 3 against 2 by itself.
    assert!(!ends(Item::MilitiaShortsword, false).contains("Equipment"));
    // A cudgel is no better than bare hands.
    assert!(ends(Item::Cudgel, false).contains("Equipment"));
}
