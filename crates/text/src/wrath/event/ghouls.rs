//! Ghouls.

use game_wrath::event::GhoulsEvent;

use super::super::names::space;
use super::{at, way};
use crate::message::id;
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &GhoulsEvent) -> String {
    match *event {
        GhoulsEvent::GhoulsPlaced { space: it, n_ghouls } => voice.say(
            id::WR_EVENT_GHOULS_PLACED,
            &[("space", space(voice.lang, it)), ("n", n_ghouls.into())],
        ),
        GhoulsEvent::GhoulPrevented { space } => at(voice, id::WR_EVENT_GHOUL_PREVENTED, space),
        GhoulsEvent::GhoulRemoved { space } => at(voice, id::WR_EVENT_GHOUL_REMOVED, space),
        GhoulsEvent::GhoulMoved { from, to } => way(voice, id::WR_EVENT_GHOUL_MOVED, from, to),
        GhoulsEvent::Overrun { space } => at(voice, id::WR_EVENT_OVERRUN, space),
    }
}
