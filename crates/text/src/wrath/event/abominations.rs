//! Abominations.

use game_wrath::event::AbominationsEvent;

use super::{at, hero_at, way};
use crate::message::id;
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &AbominationsEvent) -> String {
    match *event {
        AbominationsEvent::AbominationPlaced { space } => {
            at(voice, id::WR_EVENT_ABOMINATION_PLACED, space)
        }
        AbominationsEvent::AbominationMoved { from, to } => {
            way(voice, id::WR_EVENT_ABOMINATION_MOVED, from, to)
        }
        AbominationsEvent::AbominationRemoved { space } => {
            at(voice, id::WR_EVENT_ABOMINATION_REMOVED, space)
        }
        AbominationsEvent::Targeted { space, hero } => {
            hero_at(voice, id::WR_EVENT_TARGETED, hero, space)
        }
    }
}
