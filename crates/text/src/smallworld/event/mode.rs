//! Forms and sides.

use game_smallworld::content::Faction;
use game_smallworld::event::ModeEvent;

use super::by;
use crate::message::id;
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &ModeEvent) -> String {
    match *event {
        ModeEvent::FormChosen { seat, is_worgen: true } => {
            by(voice, id::SW_EVENT_FORM_WORGEN, seat)
        }
        ModeEvent::FormChosen { seat, is_worgen: false } => {
            by(voice, id::SW_EVENT_FORM_HUMAN, seat)
        }
        ModeEvent::SideChosen { seat, side: Faction::Alliance } => {
            by(voice, id::SW_EVENT_SIDE_ALLIANCE, seat)
        }
        ModeEvent::SideChosen { seat, side: Faction::Horde } => {
            by(voice, id::SW_EVENT_SIDE_HORDE, seat)
        }
        ModeEvent::SideChosen { seat, side: Faction::Neutral } => {
            by(voice, id::SW_EVENT_SIDE_NEUTRAL, seat)
        }
    }
}
