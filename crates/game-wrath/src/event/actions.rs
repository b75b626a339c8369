//! The turn of a hero.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::Mover;
use crate::names::{Card, Face, Hero, Space};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActionsEvent {
    TurnBegan {
        seat: Seat,
        hero: Hero,
    },
    HeroMoved {
        hero: Hero,
        from: Space,
        to: Space,
        by: Mover,
    },
    RestBegan {
        hero: Hero,
    },
    /// Successes and blocks with everything that adds to the faces or cancels them.
    Rolled {
        hero: Hero,
        faces: [Face; 2],
        successes: u8,
        blocks: u8,
    },
    Healed {
        hero: Hero,
        by: u8,
        health: u8,
    },
    CardPlayed {
        seat: Seat,
        card: Card,
    },
}
