//! Asking another player.

use game_wrath::event::ConsentEvent;
use game_wrath::state::Favour;

use super::super::names::hero;
use super::{of, who};
use crate::message::{Id, id};
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &ConsentEvent) -> String {
    match *event {
        ConsentEvent::Requested { seat, hero: it, favour } => {
            voice.say(requested(favour), &[("seat", who(voice, seat)), ("hero", hero(it))])
        }
        ConsentEvent::Agreed { hero } => of(voice, id::WR_EVENT_AGREED, hero),
        ConsentEvent::Refused { hero } => of(voice, id::WR_EVENT_REFUSED, hero),
        ConsentEvent::RefusalLifted { hero } => of(voice, id::WR_EVENT_REFUSAL_LIFTED, hero),
    }
}

fn requested(favour: Favour) -> Id {
    match favour {
        Favour::Travel => id::WR_EVENT_REQUESTED_TRAVEL,
        Favour::Rest => id::WR_EVENT_REQUESTED_REST,
        Favour::PressForward => id::WR_EVENT_REQUESTED_PRESS_FORWARD,
        Favour::Gunship => id::WR_EVENT_REQUESTED_GUNSHIP,
        Favour::March => id::WR_EVENT_REQUESTED_MARCH,
    }
}
