//! Ghouls.

use serde::{Deserialize, Serialize};

use crate::names::Space;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GhoulsEvent {
    GhoulsPlaced {
        space: Space,
        n_ghouls: u8,
    },
    /// WR-HERO-LIADRIN-01.
    GhoulPrevented {
        space: Space,
    },
    GhoulRemoved {
        space: Space,
    },
    /// WR-HERO-VARIAN-01.
    GhoulMoved {
        from: Space,
        to: Space,
    },
    /// WR-OVER-01.
    Overrun {
        space: Space,
    },
}
