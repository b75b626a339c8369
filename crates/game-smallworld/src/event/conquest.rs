//! Readying troops and conquering.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::Folk;
use crate::action::{Mean, Piece};
use crate::content::{Race, Region, Relic};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ConquestEvent {
    TookUp {
        seat: Seat,
        region: Region,
        piece: Piece,
        n_pieces: u8,
    },
    Abandoned {
        seat: Seat,
        region: Region,
    },
    /// A die was rolled; `n_pips` is its face.
    Rolled {
        seat: Seat,
        n_pips: u8,
    },
    /// The naming of a target before a die is rolled.
    Attempted {
        seat: Seat,
        region: Region,
        cost: u8,
    },
    AttemptFailed {
        seat: Seat,
        region: Region,
        cost: u8,
        strength: u8,
    },
    StrikeCalledOff {
        seat: Seat,
        region: Region,
    },
    Conquered {
        seat: Seat,
        race: Race,
        region: Region,
        tokens: u8,
        beasts: u8,
        champion: bool,
        from: Option<Folk>,
    },
    MeanUsed {
        seat: Seat,
        mean: Mean,
        region: Region,
    },
    RelicRevealed {
        relic: Relic,
        region: Region,
    },
}
