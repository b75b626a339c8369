//! Gear.

use game_quest::event::TreasureEvent;

use super::{Args, on_gear};
use crate::lang::Lang;
use crate::message::{Id, id};

pub(super) fn line(lang: Lang, event: &TreasureEvent) -> (Id, Args) {
    match *event {
        TreasureEvent::GearDrawn { hero: it, gear } => {
            on_gear(lang, id::WQ_EVENT_GEAR_DRAWN, it, gear)
        }
        TreasureEvent::GearTaken { hero: it, gear } => {
            on_gear(lang, id::WQ_EVENT_GEAR_TAKEN, it, gear)
        }
        TreasureEvent::LegendaryDrawn { hero: it, gear } => {
            on_gear(lang, id::WQ_EVENT_LEGENDARY_DRAWN, it, gear)
        }
        TreasureEvent::GearEquipped { hero: it, gear } => {
            on_gear(lang, id::WQ_EVENT_GEAR_EQUIPPED, it, gear)
        }
        TreasureEvent::GearUnequipped { hero: it, gear } => {
            on_gear(lang, id::WQ_EVENT_GEAR_UNEQUIPPED, it, gear)
        }
        TreasureEvent::GearDiscarded { hero: it, gear } => {
            on_gear(lang, id::WQ_EVENT_GEAR_DISCARDED, it, gear)
        }
        TreasureEvent::GearTurned { hero: it, gear } => {
            on_gear(lang, id::WQ_EVENT_GEAR_TURNED, it, gear)
        }
        TreasureEvent::GearDepleted { hero: it, gear } => {
            on_gear(lang, id::WQ_EVENT_GEAR_DEPLETED, it, gear)
        }
        TreasureEvent::GearRefreshed { hero: it, gear } => {
            on_gear(lang, id::WQ_EVENT_GEAR_REFRESHED, it, gear)
        }
    }
}
