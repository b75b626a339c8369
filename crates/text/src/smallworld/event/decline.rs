//! Races in decline.

use game_smallworld::event::DeclineEvent;

use super::super::names;
use super::{by, who};
use crate::message::id;
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &DeclineEvent) -> String {
    match *event {
        DeclineEvent::Declined { seat, race } => {
            let race = names::race(race).into();
            voice.say(id::SW_EVENT_DECLINED, &[("seat", who(voice, seat)), ("race", race)])
        }
        DeclineEvent::RaceLeft { seat, race } => {
            let race = names::race(race).into();
            voice.say(id::SW_EVENT_RACE_LEFT, &[("seat", who(voice, seat)), ("race", race)])
        }
        DeclineEvent::BombsLeft { seat } => by(voice, id::SW_EVENT_BOMBS_LEFT, seat),
    }
}
