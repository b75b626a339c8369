//! Damage and defeat.

use game_wrath::event::DamageEvent;
use game_wrath::state::Source;

use super::{hero_health, of, who};
use crate::message::{Id, id};
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &DamageEvent) -> String {
    match *event {
        DamageEvent::Damaged { hero, by, health, source } => {
            hero_health(voice, damaged(source), hero, by, health)
        }
        DamageEvent::Defeated { hero } => of(voice, id::WR_EVENT_DEFEATED, hero),
        DamageEvent::HandLost { seat, cards, rewards } => voice.say(
            id::WR_EVENT_HAND_LOST,
            &[("seat", who(voice, seat)), ("n", (cards + rewards).into())],
        ),
    }
}

fn damaged(source: Source) -> Id {
    match source {
        Source::Fight => id::WR_EVENT_DAMAGED_FIGHT,
        Source::Quest => id::WR_EVENT_DAMAGED_QUEST,
        Source::Abominations => id::WR_EVENT_DAMAGED_ABOMINATIONS,
    }
}
