//! Locations.

use serde::{Deserialize, Serialize};

use crate::names::Location;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LocationEvent {
    LocationPhaseBegan,
    LocationRevealed { location: Location },
    LocationsScouted { cards: Vec<Location> },
    Progressed { by: i8, progress: u8 },
    Travelled { from: Location },
    Stayed,
}
