//! Despair, victory and defeat.

use game_wrath::event::EndEvent;

use super::super::names::reason_name;
use crate::message::id;
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &EndEvent) -> String {
    match *event {
        EndEvent::Despaired { total, why } => {
            let why = reason_name(voice.lang, why);
            voice.say(id::WR_EVENT_DESPAIRED, &[("n", total.into()), ("why", why.into())])
        }
        EndEvent::Won => voice.say(id::WR_EVENT_WON, &[]),
        EndEvent::Lost { why } => {
            voice.say(id::WR_EVENT_LOST, &[("why", reason_name(voice.lang, why).into())])
        }
    }
}
