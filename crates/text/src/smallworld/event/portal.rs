//! Portals, and what relics move.

use game_smallworld::event::PortalEvent;

use super::super::names;
use super::{at, place, who};
use crate::message::id;
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &PortalEvent) -> String {
    match *event {
        PortalEvent::Swapped { seat, one, other } => {
            let args = [
                ("seat", who(voice, seat)),
                ("one", place(voice, one)),
                ("other", place(voice, other)),
            ];
            voice.say(id::SW_EVENT_SWAPPED, &args)
        }
        PortalEvent::RelicMoved { relic, region } => {
            let args = [("relic", names::relic(relic).into()), ("region", place(voice, region))];
            voice.say(id::SW_EVENT_RELIC_MOVED, &args)
        }
        PortalEvent::WellSetAside { region } => at(voice, id::SW_EVENT_WELL_SET_ASIDE, region),
    }
}
