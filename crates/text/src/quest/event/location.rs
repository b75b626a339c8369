//! Locations.

use game_quest::event::LocationEvent;

use super::super::names;
use super::{Args, listed};
use crate::lang::Lang;
use crate::message::{Id, id};

pub(super) fn line(lang: Lang, event: &LocationEvent) -> (Id, Args) {
    match *event {
        LocationEvent::LocationPhaseBegan => (id::WQ_EVENT_LOCATION_PHASE, vec![]),
        LocationEvent::LocationRevealed { location } => {
            let name = names::location_name(lang, location).into();
            (id::WQ_EVENT_LOCATION_REVEALED, vec![("location", name)])
        }
        LocationEvent::LocationsScouted { ref cards } => {
            let cards = ("cards", listed(cards, |it| names::location_name(lang, it)));
            (id::WQ_EVENT_LOCATIONS_SCOUTED, vec![cards])
        }
        LocationEvent::Progressed { by, progress } => {
            let id = if by < 0 { id::WQ_EVENT_PROGRESS_LOST } else { id::WQ_EVENT_PROGRESSED };
            (id, vec![("n", by.unsigned_abs().into()), ("progress", progress.into())])
        }
        LocationEvent::Travelled { from } => {
            let name = names::location_name(lang, from).into();
            (id::WQ_EVENT_TRAVELLED, vec![("location", name)])
        }
        LocationEvent::Stayed => (id::WQ_EVENT_STAYED, vec![]),
    }
}
