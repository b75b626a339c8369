//! The beginning of rounds and turns.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::content::{Bomb, Region};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UpkeepEvent {
    RoundBegan {
        round: u8,
        n_rounds: u8,
    },
    TurnBegan {
        seat: Seat,
    },
    BeastsTaken {
        seat: Seat,
        n_beasts: u8,
    },
    BeastsDiscarded {
        seat: Seat,
        n_beasts: u8,
    },
    HarmonyReturned {
        from: Seat,
    },
    BombRevealed {
        region: Region,
        bomb: Bomb,
    },
    /// Back on top of the stack, unseen.
    BombReturned {
        region: Region,
    },
    /// To the box, unseen.
    BombDiscarded {
        region: Region,
    },
}
