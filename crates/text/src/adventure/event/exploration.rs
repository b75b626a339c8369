//! Resources and discoveries.

use game_adventure::event::ExplorationEvent;

use super::super::names;
use super::{Args, discovery, nth, seat, space};
use crate::message::{Id, id};
use crate::voice::Voice;

pub(super) fn line(voice: &Voice<'_>, event: &ExplorationEvent) -> (Id, Args) {
    match *event {
        ExplorationEvent::Visited { seat: it, resource } => {
            let name = names::resource_name(voice.lang, resource);
            (id::AG_EVENT_VISITED, vec![seat(voice, it), ("resource", name.into())])
        }
        ExplorationEvent::NoEffect { seat: it } => (id::AG_EVENT_NO_EFFECT, vec![seat(voice, it)]),
        ExplorationEvent::DiscoveryTaken { seat: it, discovery: None } => {
            (id::AG_EVENT_DISCOVERY_TAKEN, vec![seat(voice, it)])
        }
        ExplorationEvent::DiscoveryTaken { seat: it, discovery: Some(kind) } => {
            (id::AG_EVENT_DISCOVERY_TAKEN_KNOWN, vec![seat(voice, it), discovery(voice, kind)])
        }
        ExplorationEvent::DiscoveryPlaced { seat: it, token, space: at } => {
            (id::AG_EVENT_DISCOVERY_PLACED, vec![seat(voice, it), nth(token), space(voice, at)])
        }
        ExplorationEvent::DiscoveryRevealed { seat: it, token, discovery: kind } => (
            id::AG_EVENT_DISCOVERY_REVEALED,
            vec![seat(voice, it), nth(token), discovery(voice, kind)],
        ),
        ExplorationEvent::DiscoveryKept { seat: it, discovery: kind } => {
            (id::AG_EVENT_DISCOVERY_KEPT, vec![seat(voice, it), discovery(voice, kind)])
        }
        ExplorationEvent::DiscoverySpent { seat: it, discovery: kind } => {
            (id::AG_EVENT_DISCOVERY_SPENT, vec![seat(voice, it), discovery(voice, kind)])
        }
        ExplorationEvent::DiscoveryDiscarded { discovery: kind } => {
            (id::AG_EVENT_DISCOVERY_DISCARDED, vec![discovery(voice, kind)])
        }
        ExplorationEvent::DiscoverySeen { seat: it, token, discovery: None } => {
            (id::AG_EVENT_DISCOVERY_SEEN, vec![seat(voice, it), nth(token)])
        }
        ExplorationEvent::DiscoverySeen { seat: it, token, discovery: Some(kind) } => (
            id::AG_EVENT_DISCOVERY_SEEN_KNOWN,
            vec![seat(voice, it), nth(token), discovery(voice, kind)],
        ),
        ExplorationEvent::DiscoveriesMixed => (id::AG_EVENT_DISCOVERIES_MIXED, vec![]),
        ExplorationEvent::Afflicted { seat: it, discovery: kind } => {
            (id::AG_EVENT_AFFLICTED, vec![seat(voice, it), discovery(voice, kind)])
        }
        ExplorationEvent::Recovered { seat: it, discovery: kind } => {
            (id::AG_EVENT_RECOVERED, vec![seat(voice, it), discovery(voice, kind)])
        }
    }
}
