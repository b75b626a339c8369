//! What a roll comes to.

use serde::{Deserialize, Serialize};

use super::Total;
use crate::names::{Foe, Hero, Kind};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OutcomeEvent {
    /// WQ-ACT-13.
    Successes { hero: Hero, kind: Kind, total: Total, successes: u8 },
    /// WQ-ATTACK-05, WQ-WOUND-03: an enemy suffers these wounds of an attack action: after resilience, and no more than
    /// it has health.
    FoeAttacked { foe: Foe, successes: u8, resilience: u8, wounds: u8 },
    /// WQ-EATK-05: what the attacks come to. What the hero suffers of it is told by `Suffered`.
    EnemiesAttacked { hero: Hero, foes: Vec<Foe>, attack: u8, defence: u8, wounds: u8 },
    /// WQ-ACT-15.
    NemesisRolled { foe: Foe },
}
