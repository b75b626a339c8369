//! The market of combos.

use game_smallworld::Piece;
use game_smallworld::event::MarketEvent;

use super::super::names::{combo, pieces};
use super::who;
use crate::message::id;
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &MarketEvent) -> String {
    match *event {
        MarketEvent::ComboChosen { seat, race, power, tokens } => {
            let args = [
                ("seat", who(voice, seat)),
                ("combo", combo(voice.lang, race, power).into()),
                ("pieces", pieces(Piece::Token, tokens).into()),
            ];
            voice.say(id::SW_EVENT_COMBO_CHOSEN, &args)
        }
        MarketEvent::ComboRevealed { race, power } => {
            let combo = combo(voice.lang, race, power);
            voice.say(id::SW_EVENT_COMBO_REVEALED, &[("combo", combo.into())])
        }
        MarketEvent::BadgesReshuffled => voice.say(id::SW_EVENT_BADGES_RESHUFFLED, &[]),
    }
}
