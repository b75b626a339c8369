//! What a roll comes to.

use game_quest::event::{OutcomeEvent, Total};

use super::super::names;
use super::{Args, foe, hero, kind, listed};
use crate::lang::Lang;
use crate::message::{Id, id, message};

pub(super) fn line(lang: Lang, event: &OutcomeEvent) -> (Id, Args) {
    match *event {
        OutcomeEvent::Successes { hero: it, kind: of, total, successes } => {
            let id = if 1 < n_sources(total) {
                id::WQ_EVENT_SUCCESSES_OF
            } else {
                id::WQ_EVENT_SUCCESSES
            };
            let parts = ("parts", parts(lang, total).into());
            (id, vec![hero(it), kind(of), ("n", successes.into()), parts])
        }
        OutcomeEvent::FoeAttacked { foe: it, resilience, wounds, successes: _ } => {
            let id = if resilience == 0 {
                id::WQ_EVENT_FOE_ATTACKED
            } else {
                id::WQ_EVENT_FOE_ATTACKED_RESILIENT
            };
            (id, vec![foe(it), ("n", wounds.into()), ("resilience", resilience.into())])
        }
        OutcomeEvent::EnemiesAttacked { hero: it, ref foes, attack, defence, wounds } => {
            let foes = ("foes", listed(foes, |foe| names::foe_name(lang, foe)));
            let numbers = [("attack", attack.into()), ("defence", defence.into())];
            let mut args = vec![hero(it), foes, ("n", wounds.into())];
            args.extend(numbers);
            (id::WQ_EVENT_ENEMIES_ATTACKED, args)
        }
        OutcomeEvent::NemesisRolled { foe: it } => (id::WQ_EVENT_NEMESIS_ROLLED, vec![foe(it)]),
    }
}

fn sources(total: Total) -> [(Id, u8); 4] {
    let Total { dice, criticals, tokens, effects } = total;
    [
        (id::WQ_TOTAL_DICE, dice),
        (id::WQ_TOTAL_CRITICALS, criticals),
        (id::WQ_TOTAL_TOKENS, tokens),
        (id::WQ_TOTAL_EFFECTS, effects),
    ]
}

fn n_sources(total: Total) -> usize {
    sources(total).iter().filter(|(_, n)| *n != 0).count()
}

/// Where successes come from: "dice 2, criticals 1".
fn parts(lang: Lang, total: Total) -> String {
    let told = sources(total).into_iter().filter(|(_, n)| *n != 0);
    let told: Vec<String> = told.map(|(id, n)| message(lang, id, &[("n", n.into())])).collect();
    told.join(", ")
}
