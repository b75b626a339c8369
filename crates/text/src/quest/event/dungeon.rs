//! The dungeon deck.

use game_quest::event::DungeonEvent;

use super::super::names;
use super::{Args, hero, listed, on_card};
use crate::lang::Lang;
use crate::message::{Id, id};

pub(super) fn line(lang: Lang, event: &DungeonEvent) -> (Id, Args) {
    match *event {
        DungeonEvent::DungeonDrawn { hero: it, card } => {
            on_card(id::WQ_EVENT_DUNGEON_DRAWN, it, names::dungeon_name(lang, card))
        }
        DungeonEvent::DungeonLooked { hero: it, ref cards } => {
            let cards = ("cards", listed(cards, |card| names::dungeon_name(lang, card)));
            (id::WQ_EVENT_DUNGEON_LOOKED, vec![hero(it), cards])
        }
        DungeonEvent::DungeonBuried { card } => {
            (id::WQ_EVENT_DUNGEON_BURIED, vec![("card", names::dungeon_name(lang, card).into())])
        }
        DungeonEvent::DungeonEmpty => (id::WQ_EVENT_DUNGEON_EMPTY, vec![]),
        DungeonEvent::ItemDiscarded { hero: it, card } => {
            on_card(id::WQ_EVENT_ITEM_DISCARDED, it, names::dungeon_name(lang, card))
        }
        DungeonEvent::WarpstoneHidden => (id::WQ_EVENT_WARPSTONE_HIDDEN, vec![]),
    }
}
