//! Portals, and what relics move.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::content::{Region, Relic};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PortalEvent {
    /// SW-POWER-PORTALMAGES-01.
    Swapped {
        seat: Seat,
        one: Region,
        other: Region,
    },
    RelicMoved {
        relic: Relic,
        region: Region,
    },
    /// SW-RELIC-WELL-02: the board has no water.
    WellSetAside {
        region: Region,
    },
}
