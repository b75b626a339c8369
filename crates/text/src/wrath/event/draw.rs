//! Hero cards that are drawn and discarded.

use game_wrath::event::DrawEvent;

use super::super::names::card_list;
use super::{at, card, who};
use crate::message::id;
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &DrawEvent) -> String {
    match *event {
        DrawEvent::Drew { seat, ref cards } if cards.is_empty() => {
            voice.say(id::WR_EVENT_DREW_NOTHING, &[("seat", who(voice, seat))])
        }
        DrawEvent::Drew { seat, cards } => {
            let cards = card_list(voice.lang, cards);
            voice.say(id::WR_EVENT_DREW, &[("seat", who(voice, seat)), ("cards", cards.into())])
        }
        DrawEvent::StrongholdPlaced { space } => at(voice, id::WR_EVENT_STRONGHOLD_PLACED, space),
        DrawEvent::Discarded { seat, card: it } => card(voice, id::WR_EVENT_DISCARDED, seat, it),
    }
}
