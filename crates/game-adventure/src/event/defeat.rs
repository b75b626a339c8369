//! Damage, defeat and levels.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::names::Level;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DefeatEvent {
    Hurt { seat: Seat, damage: u8, left: u8 },
    Prevented { seat: Seat },
    Healed { seat: Seat, damage: u8 },
    Saved { seat: Seat, left: u8 },
    Defeated { seat: Seat },
    LevelGained { seat: Seat, level: Level },
    Withered { seat: Seat },
    Dazed { seat: Seat },
}
