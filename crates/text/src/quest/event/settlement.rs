//! The end of a quest and the settlement.

use game_quest::event::SettlementEvent;
use game_quest::names::{Gear, Hero};

use super::super::names;
use super::{Args, counted, hero, kind, listed, pool};
use crate::lang::Lang;
use crate::message::{Id, id};

pub(super) fn line(lang: Lang, event: &SettlementEvent) -> (Id, Args) {
    match *event {
        SettlementEvent::QuestEnded { won: true } => (id::WQ_EVENT_QUEST_WON, vec![]),
        SettlementEvent::QuestEnded { won: false } => (id::WQ_EVENT_QUEST_LOST, vec![]),
        SettlementEvent::PoolChanged { fortunes, warpstone, ref nemeses } => {
            let pool = pool(lang, fortunes, warpstone, nemeses);
            (id::WQ_EVENT_POOL_CHANGED, vec![("pool", pool.into())])
        }
        SettlementEvent::Trained { hero: it, kind: of } => {
            (id::WQ_EVENT_TRAINED, vec![hero(it), kind(of)])
        }
        SettlementEvent::LimitRaised { hero: it, limit } => {
            counted(id::WQ_EVENT_LIMIT_RAISED, it, limit)
        }
        SettlementEvent::SmithOffered { hero: it, ref gear } => {
            let cards = ("cards", listed(gear, |gear| names::gear_name(lang, gear)));
            (id::WQ_EVENT_SMITH_OFFERED, vec![hero(it), cards])
        }
        SettlementEvent::GearGiven { from, to, gear } => {
            gift(lang, id::WQ_EVENT_GEAR_GIVEN, from, to, gear)
        }
        SettlementEvent::GiftDeclined { from, to, gear } => {
            gift(lang, id::WQ_EVENT_GIFT_DECLINED, from, to, gear)
        }
        SettlementEvent::Refreshed => (id::WQ_EVENT_REFRESHED, vec![]),
    }
}

fn gift(lang: Lang, id: Id, from: Hero, to: Hero, gear: Gear) -> (Id, Args) {
    let card = ("card", names::gear_name(lang, gear).into());
    (id, vec![hero(from), ("giver", names::hero(from)), ("to", hero(to).1), card])
}
