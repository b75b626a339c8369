//! Fights.

use game_wrath::event::FightEvent;
use game_wrath::state::FightKind;

use super::{hero_at, n};
use crate::message::{Id, id};
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &FightEvent) -> String {
    match *event {
        FightEvent::FightBegan { hero, space, kind } => hero_at(voice, fight(kind), hero, space),
        FightEvent::BlocksConverted { hero: _, n_blocks } => {
            n(voice, id::WR_EVENT_BLOCKS_CONVERTED, n_blocks)
        }
    }
}

fn fight(kind: FightKind) -> Id {
    match kind {
        FightKind::Action => id::WR_EVENT_FIGHT_ACTION,
        FightKind::WailingArrow => id::WR_EVENT_FIGHT_WAILING_ARROW,
        FightKind::Gunship => id::WR_EVENT_FIGHT_GUNSHIP,
    }
}
