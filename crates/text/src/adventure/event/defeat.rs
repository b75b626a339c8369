//! Damage, defeat and levels.

use game_adventure::event::DefeatEvent;

use super::{Args, level, n, seat};
use crate::message::{Id, id};
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &DefeatEvent) -> (Id, Args) {
    match *event {
        DefeatEvent::Hurt { seat: it, damage, left } => {
            (id::AG_EVENT_HURT, vec![seat(voice, it), n(damage), ("left", left.into())])
        }
        DefeatEvent::Prevented { seat: it } => (id::AG_EVENT_PREVENTED, vec![seat(voice, it)]),
        DefeatEvent::Healed { seat: it, damage } => {
            (id::AG_EVENT_HEALED, vec![seat(voice, it), n(damage)])
        }
        DefeatEvent::Saved { seat: it, left } => {
            (id::AG_EVENT_SAVED, vec![seat(voice, it), ("left", left.into())])
        }
        DefeatEvent::Defeated { seat: it } => (id::AG_EVENT_DEFEATED, vec![seat(voice, it)]),
        DefeatEvent::LevelGained { seat: it, level: gained } => {
            (id::AG_EVENT_LEVEL_GAINED, vec![seat(voice, it), level(gained)])
        }
        DefeatEvent::Withered { seat: it } => (id::AG_EVENT_WITHERED, vec![seat(voice, it)]),
        DefeatEvent::Dazed { seat: it } => (id::AG_EVENT_DAZED, vec![seat(voice, it)]),
    }
}
