//! The setup.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::names::{Hero, Space};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetupEvent {
    /// AG-SETUP-07.
    RolledForFirst {
        seat: Seat,
        die: u8,
    },
    FirstPlayer {
        seat: Seat,
    },
    HeroPicked {
        seat: Seat,
        hero: Hero,
    },
    Entered {
        seat: Seat,
        space: Space,
    },
}
