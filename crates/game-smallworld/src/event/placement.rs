//! What is placed at the end of a turn: pieces, markers, bombs, harmony.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::Marker;
use crate::action::Piece;
use crate::content::Region;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PlacementEvent {
    Put {
        seat: Seat,
        region: Region,
        piece: Piece,
    },
    /// SW-RACE-FORSAKEN-01, SW-RELIC-SPIRITHEALER-01.
    Recruited {
        seat: Seat,
        n_tokens: u8,
    },
    MarkerPlaced {
        marker: Marker,
        region: Region,
    },
    MarkerRemoved {
        marker: Marker,
        region: Region,
    },
    BombPlanted {
        seat: Seat,
        region: Region,
    },
    HarmonyGiven {
        to: Seat,
    },
}
