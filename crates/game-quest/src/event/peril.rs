//! Peril and doom.

use serde::{Deserialize, Serialize};

use crate::names::{Hero, Peril};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PerilEvent {
    PerilPhaseBegan,
    PerilMoved { to: u8 },
    PerilStruck { peril: Peril },
    Doomed { doom: u8 },
    LeaderPassed { hero: Hero },
}
