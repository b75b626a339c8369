//! Few prompts: what is asked makes a difference, and what may be let be can be answered in advance.

use std::collections::BTreeMap;

use game_adventure::names::{Item, Space};
use game_adventure::windows::{WINDOWS, window_answer};
use game_adventure::{Action, Adventure};
use kernel::WindowAnswer;
use testkit::{Idle, questions};

use crate::play::{P1, Play};
use crate::tables;

/// Promise "few prompts": a window in which every answer leads to the same position is not opened.
#[test]
fn hardly_any_question_is_idle() {
    let idle = Idle::of::<Adventure>(&tables::all(8, 12), 4);
    assert!(3_000 < idle.n_asked, "{idle:?}");
    assert!(100 * idle.count(|_| true) < idle.n_asked, "{idle:#?}");
}

/// Every question that can be let be is a window with a name, and every name belongs to a question.
#[test]
fn every_window_is_met_and_can_be_declined() {
    let mut met: BTreeMap<&str, u32> = BTreeMap::new();
    for (number, setup) in tables::all(20, 25).iter().enumerate() {
        questions::<Adventure>(setup, number as u64, |asked| {
            let (prompt, legal) = (&asked.prompt, asked.legal);
            let answer = |&it: &Action| window_answer(asked.game, it);
            let answers: Vec<_> = legal.iter().filter_map(answer).collect();
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
