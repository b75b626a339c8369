//! The dungeon deck.

use serde::{Deserialize, Serialize};

use crate::names::{Dungeon, Hero};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DungeonEvent {
    DungeonDrawn {
        hero: Hero,
        card: Dungeon,
    },
    DungeonLooked {
        hero: Hero,
        cards: Vec<Dungeon>,
    },
    DungeonBuried {
        card: Dungeon,
    },
    /// WQ-DUN-06.
    DungeonEmpty,
    ItemDiscarded {
        hero: Hero,
        card: Dungeon,
    },
    WarpstoneHidden,
}
