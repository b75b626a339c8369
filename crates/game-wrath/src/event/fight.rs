//! Fights.

use serde::{Deserialize, Serialize};

use crate::names::{Hero, Space};
use crate::state::FightKind;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FightEvent {
    FightBegan {
        hero: Hero,
        space: Space,
        kind: FightKind,
    },
    /// WR-HERO-TIRION-02: blocks that count as successes.
    BlocksConverted {
        hero: Hero,
        n_blocks: u8,
    },
}
