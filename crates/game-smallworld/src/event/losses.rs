//! Losses, withdrawals and captured champions.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::Folk;
use crate::action::Piece;
use crate::content::Region;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LossesEvent {
    /// Pieces for the tray, the box or their supply.
    Lost {
        folk: Folk,
        region: Region,
        piece: Piece,
        n_pieces: u8,
    },
    /// Pieces taken in hand, to be placed later.
    Withdrew {
        folk: Folk,
        region: Region,
        piece: Piece,
        n_pieces: u8,
    },
    /// SW-RACE-DRAENEI-01.
    DraeneiSaved {
        seat: Seat,
        region: Region,
    },
    /// SW-RELIC-LIGHTSHOPE-01.
    LightsHopeSaved {
        seat: Seat,
        region: Region,
    },
    ChampionCaptured {
        seat: Seat,
        by: Seat,
    },
    ChampionFreed {
        seat: Seat,
    },
    ChampionGone {
        seat: Seat,
    },
    /// SW-POWER-MUSCLE-01.
    Pushed {
        folk: Folk,
        piece: Piece,
        from: Region,
        to: Region,
    },
}
