//! Abominations.

use serde::{Deserialize, Serialize};

use crate::names::{Hero, Space};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AbominationsEvent {
    AbominationPlaced {
        space: Space,
    },
    AbominationMoved {
        from: Space,
        to: Space,
    },
    AbominationRemoved {
        space: Space,
    },
    /// WR-ABOM-05: whom the abomination on a space hits.
    Targeted {
        space: Space,
        hero: Hero,
    },
}
