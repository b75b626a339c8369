//! Races in decline.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::content::Race;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeclineEvent {
    Declined {
        seat: Seat,
        race: Race,
    },
    /// SW-LOSS-07: a race has left the boards; its banner returns.
    RaceLeft {
        seat: Seat,
        race: Race,
    },
    BombsLeft {
        seat: Seat,
    },
}
