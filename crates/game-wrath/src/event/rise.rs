//! The Scourge deck and the Lich King.

use serde::{Deserialize, Serialize};

use super::ScourgeReason;
use crate::names::{Region, Space};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RiseEvent {
    ScourgeCardTurned {
        space: Space,
        why: ScourgeReason,
    },
    /// WR-RISE-01.
    ScourgeRose {
        index: u8,
        rate: u8,
    },
    ScourgeReshuffled {
        n_cards: u8,
    },
    LichKingMoved {
        region: Region,
    },
}
