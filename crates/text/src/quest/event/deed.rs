//! Targets and rolls of an action.

use game_quest::event::DeedEvent;

use super::super::names;
use super::{Args, enemy_faces, faces, hero, kind, mark, on_card};
use crate::lang::Lang;
use crate::message::{Id, id, message};

pub(super) fn line(lang: Lang, event: &DeedEvent) -> (Id, Args) {
    match *event {
        DeedEvent::Targeted { hero: it, mark: foe } => {
            (id::WQ_EVENT_TARGETED, vec![hero(it), mark(foe)])
        }
        DeedEvent::AidTargeted { hero: it, target } => {
            (id::WQ_EVENT_AID_TARGETED, vec![hero(it), ("whom", names::hero(target))])
        }
        DeedEvent::TokenSpent { hero: it, kind: of } => {
            (id::WQ_EVENT_TOKEN_SPENT, vec![hero(it), kind(of)])
        }
        DeedEvent::Rolled { hero: it, faces: ref rolled, ref foes } => {
            let id = if foes.is_empty() { id::WQ_EVENT_ROLLED } else { id::WQ_EVENT_ROLLED_WITH };
            let rolled = ("faces", faces(lang, rolled).into());
            (id, vec![hero(it), rolled, ("foes", enemy_faces(lang, foes).into())])
        }
        DeedEvent::CriticalsRerolled { hero: it, n, faces: ref now } => {
            let now = ("faces", faces(lang, now).into());
            (id::WQ_EVENT_CRITICALS, vec![hero(it), ("n", n.into()), now])
        }
        DeedEvent::Rerolled { hero: it, ref from, faces: ref now } => {
            let from = ("from", faces(lang, from).into());
            (id::WQ_EVENT_REROLLED, vec![hero(it), from, ("faces", faces(lang, now).into())])
        }
        DeedEvent::CardUsed { hero: it, card } => {
            on_card(id::WQ_EVENT_CARD_USED, it, names::card_name(lang, card))
        }
        DeedEvent::Modified { card, successes, defence, blanks, dice, hero: _ } => {
            let bonus = bonus(lang, [successes, defence, blanks, dice]);
            let card = ("card", names::card_name(lang, card).into());
            (id::WQ_EVENT_MODIFIED, vec![card, ("bonus", bonus.into())])
        }
    }
}

/// "+2 successes, +1 defence".
fn bonus(lang: Lang, numbers: [u8; 4]) -> String {
    let ids = [id::WQ_FX_SUCCESS, id::WQ_FX_DEFENCE, id::WQ_CHANGE_BLANK, id::WQ_FX_DICE];
    let told = ids.into_iter().zip(numbers).filter(|(_, n)| *n != 0);
    let told: Vec<String> = told.map(|(id, n)| message(lang, id, &[("n", n.into())])).collect();
    told.join(", ")
}
