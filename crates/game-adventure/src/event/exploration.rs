//! Resources and discoveries.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::names::{Discovery, Resource, Space};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExplorationEvent {
    Visited {
        seat: Seat,
        resource: Resource,
    },
    NoEffect {
        seat: Seat,
    },
    /// AG-RES-DISC-01: only its placer knows which.
    DiscoveryTaken {
        seat: Seat,
        discovery: Option<Discovery>,
    },
    DiscoveryPlaced {
        seat: Seat,
        #[serde(with = "crate::written::number")]
        token: u8,
        space: Space,
    },
    DiscoveryRevealed {
        seat: Seat,
        #[serde(with = "crate::written::number")]
        token: u8,
        discovery: Discovery,
    },
    DiscoveryKept {
        seat: Seat,
        discovery: Discovery,
    },
    DiscoverySpent {
        seat: Seat,
        discovery: Discovery,
    },
    DiscoveryDiscarded {
        discovery: Discovery,
    },
    /// Only who looks knows which.
    DiscoverySeen {
        seat: Seat,
        #[serde(with = "crate::written::number")]
        token: u8,
        discovery: Option<Discovery>,
    },
    DiscoveriesMixed,
    /// AG-DISC-AMBUSH-01, AG-DISC-DISEASE-01, AG-DISC-CURSE-01.
    Afflicted {
        seat: Seat,
        discovery: Discovery,
    },
    Recovered {
        seat: Seat,
        discovery: Discovery,
    },
}
