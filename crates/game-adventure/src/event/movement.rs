//! Turns, moves and energy.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::names::{Face, Item, Potion, Space};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MovementEvent {
    TurnBegan {
        seat: Seat,
        round: u16,
    },
    RolledMovement {
        seat: Seat,
        moves: u8,
        energy: u8,
    },
    Moved {
        seat: Seat,
        from: Space,
        to: Space,
    },
    /// AG-AGGRO-01.
    HeldByAggro {
        seat: Seat,
    },
    Turned {
        seat: Seat,
        face: Face,
    },
    MovesGained {
        seat: Seat,
        moves: u8,
    },
    EnergyGained {
        seat: Seat,
        energy: u8,
    },
    EnergyPaid {
        seat: Seat,
        energy: u8,
    },
    EnergyLost {
        seat: Seat,
    },
    Slowed {
        seat: Seat,
        moves: u8,
    },
    Drunk {
        seat: Seat,
        item: Item,
        potion: Potion,
    },
}
