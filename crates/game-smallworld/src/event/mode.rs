//! Forms and sides.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::content::Faction;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ModeEvent {
    FormChosen { seat: Seat, is_worgen: bool },
    SideChosen { seat: Seat, side: Faction },
}
