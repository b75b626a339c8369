//! Hero cards that are drawn and discarded.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::Cards;
use crate::names::{Card, Space};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawEvent {
    /// WR-DRAW-01.
    Drew {
        seat: Seat,
        cards: Cards,
    },
    StrongholdPlaced {
        space: Space,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
}
