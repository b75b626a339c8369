//! The Scourge deck and the Lich King.

use game_wrath::event::{RiseEvent, ScourgeReason};

use super::super::names::land;
use super::{at, n};
use crate::message::{Id, id};
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &RiseEvent) -> String {
    match *event {
        RiseEvent::ScourgeCardTurned { space, why } => at(voice, turned(why), space),
        RiseEvent::ScourgeRose { index: _, rate } => n(voice, id::WR_EVENT_SCOURGE_ROSE, rate),
        RiseEvent::ScourgeReshuffled { n_cards } => {
            n(voice, id::WR_EVENT_SCOURGE_RESHUFFLED, n_cards)
        }
        RiseEvent::LichKingMoved { region } => {
            voice.say(id::WR_EVENT_LICH_KING_MOVED, &[("land", land(region))])
        }
    }
}

fn turned(why: ScourgeReason) -> Id {
    match why {
        ScourgeReason::Setup => id::WR_EVENT_SCOURGE_CARD_SETUP,
        ScourgeReason::ScourgeRises => id::WR_EVENT_SCOURGE_CARD_RISES,
        ScourgeReason::Spawn => id::WR_EVENT_SCOURGE_CARD_SPAWN,
    }
}
