//! Damage and defeat.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::names::Hero;
use crate::state::Source;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DamageEvent {
    Damaged {
        hero: Hero,
        by: u8,
        health: u8,
        source: Source,
    },
    /// WR-DEF-01.
    Defeated {
        hero: Hero,
    },
    HandLost {
        seat: Seat,
        cards: u8,
        rewards: u8,
    },
}
