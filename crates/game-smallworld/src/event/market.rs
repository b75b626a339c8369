//! The market of combos.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::content::{Power, Race};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MarketEvent {
    ComboChosen {
        seat: Seat,
        race: Race,
        power: Power,
        tokens: u8,
    },
    ComboRevealed {
        race: Race,
        power: Power,
    },
    /// SW-STACK-02.
    BadgesReshuffled,
}
