//! Asking another player.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::names::Hero;
use crate::state::Favour;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ConsentEvent {
    /// WR-COOP-04.
    Requested {
        seat: Seat,
        hero: Hero,
        favour: Favour,
    },
    Agreed {
        hero: Hero,
    },
    Refused {
        hero: Hero,
    },
    /// WR-AMB-49.
    RefusalLifted {
        hero: Hero,
    },
}
