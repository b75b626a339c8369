//! Gear.

use serde::{Deserialize, Serialize};

use crate::names::{Gear, Hero};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TreasureEvent {
    GearDrawn {
        hero: Hero,
        gear: Gear,
    },
    GearTaken {
        hero: Hero,
        gear: Gear,
    },
    /// WQ-LEG-02.
    LegendaryDrawn {
        hero: Hero,
        gear: Gear,
    },
    GearEquipped {
        hero: Hero,
        gear: Gear,
    },
    GearUnequipped {
        hero: Hero,
        gear: Gear,
    },
    GearDiscarded {
        hero: Hero,
        gear: Gear,
    },
    GearTurned {
        hero: Hero,
        gear: Gear,
    },
    GearDepleted {
        hero: Hero,
        gear: Gear,
    },
    GearRefreshed {
        hero: Hero,
        gear: Gear,
    },
}
