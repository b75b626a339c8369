//! The setup.

use game_adventure::event::SetupEvent;

use super::super::names;
use super::{Args, seat, space};
use crate::message::{Id, id};
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &SetupEvent) -> (Id, Args) {
    match *event {
        SetupEvent::RolledForFirst { seat: it, die } => {
            (id::AG_EVENT_ROLLED_FOR_FIRST, vec![seat(voice, it), ("die", die.into())])
        }
        SetupEvent::FirstPlayer { seat: it } => (id::AG_EVENT_FIRST_PLAYER, vec![seat(voice, it)]),
        SetupEvent::HeroPicked { seat: it, hero } => {
            let name = ("hero", names::hero_full(voice.lang, hero).into());
            let kin = ("kin", names::hero_kin(voice.lang, hero).into());
            (id::AG_EVENT_HERO_PICKED, vec![seat(voice, it), name, kin])
        }
        SetupEvent::Entered { seat: it, space: at } => {
            (id::AG_EVENT_ENTERED, vec![seat(voice, it), space(voice, at)])
        }
    }
}
