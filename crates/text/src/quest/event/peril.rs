//! Peril and doom.

use game_quest::event::PerilEvent;

use super::super::names;
use super::{Args, of};
use crate::lang::Lang;
use crate::message::{Id, id};

pub(super) fn line(lang: Lang, event: &PerilEvent) -> (Id, Args) {
    match *event {
        PerilEvent::PerilPhaseBegan => (id::WQ_EVENT_PERIL_PHASE, vec![]),
        PerilEvent::PerilMoved { to } => (id::WQ_EVENT_PERIL_MOVED, vec![("n", (to + 1).into())]),
        PerilEvent::PerilStruck { peril } => {
            (id::WQ_EVENT_PERIL_STRUCK, vec![("peril", names::peril_name(lang, peril).into())])
        }
        PerilEvent::Doomed { doom } => (id::WQ_EVENT_DOOMED, vec![("n", doom.into())]),
        PerilEvent::LeaderPassed { hero: it } => of(id::WQ_EVENT_LEADER_PASSED, it),
    }
}
