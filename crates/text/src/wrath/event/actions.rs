//! The turn of a hero.

use game_wrath::event::{ActionsEvent, Mover};

use super::super::names::{self, hero};
use super::{card, hero_at, hero_health, of, who};
use crate::message::{Id, id};
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &ActionsEvent) -> String {
    match *event {
        ActionsEvent::TurnBegan { seat, hero: it } => {
            voice.say(id::WR_EVENT_TURN_BEGAN, &[("seat", who(voice, seat)), ("hero", hero(it))])
        }
        ActionsEvent::HeroMoved { hero, from: _, to, by } => hero_at(voice, moved(by), hero, to),
        ActionsEvent::RestBegan { hero } => of(voice, id::WR_EVENT_REST_BEGAN, hero),
        ActionsEvent::Rolled { hero: it, faces: _, successes, blocks } => {
            let args = [
                ("hero", hero(it)),
                ("successes", names::count(voice.lang, id::WR_SUCCESSES, successes).into()),
                ("blocks", names::count(voice.lang, id::WR_BLOCKS, blocks).into()),
            ];
            voice.say(id::WR_EVENT_ROLLED, &args)
        }
        ActionsEvent::Healed { hero, by, health } => {
            hero_health(voice, id::WR_EVENT_HEALED, hero, by, health)
        }
        ActionsEvent::CardPlayed { seat, card: it } => {
            card(voice, id::WR_EVENT_CARD_PLAYED, seat, it)
        }
    }
}

fn moved(by: Mover) -> Id {
    match by {
        Mover::Move => id::WR_EVENT_MOVED_MOVE,
        Mover::FlightPath => id::WR_EVENT_MOVED_FLIGHT_PATH,
        Mover::Travel => id::WR_EVENT_MOVED_TRAVEL,
        Mover::PressForward => id::WR_EVENT_MOVED_PRESS_FORWARD,
        Mover::Teleport => id::WR_EVENT_MOVED_TELEPORT,
        Mover::Gunship => id::WR_EVENT_MOVED_GUNSHIP,
        Mover::March => id::WR_EVENT_MOVED_MARCH,
        Mover::Defeat => id::WR_EVENT_MOVED_DEFEAT,
    }
}
