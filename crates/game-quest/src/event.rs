//! What becomes visible. Every event is public: what is hidden in this game is hidden from everybody, and is part of
//! no event before it is revealed.

mod activation;
mod deed;
mod dungeon;
mod enemies;
mod heroes;
mod location;
mod outcome;
mod peril;
mod settlement;
mod start;
mod treasure;

use serde::{Deserialize, Serialize};

use crate::names::Hero;

pub use activation::ActivationEvent;
pub use deed::DeedEvent;
pub use dungeon::DungeonEvent;
pub use enemies::EnemiesEvent;
pub use heroes::HeroesEvent;
pub use location::LocationEvent;
pub use outcome::OutcomeEvent;
pub use peril::PerilEvent;
pub use settlement::SettlementEvent;
pub use start::StartEvent;
pub use treasure::TreasureEvent;

/// Where an enemy is (WQ-ZONE-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    Zone(Hero),
    Shadows,
    Lair,
    Discard,
}

/// Where a success of a roll comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Total {
    /// Symbols on the dice.
    pub dice: u8,
    /// WQ-ACT-09.
    pub criticals: u8,
    /// WQ-ACT-05.
    pub tokens: u8,
    /// Everything else.
    pub effects: u8,
}

parts::chapters! {
    /// What happened, by chapter of the rulebook.
    pub enum Event {
        Start(StartEvent),
        Activation(ActivationEvent),
        Deed(DeedEvent),
        Outcome(OutcomeEvent),
        Heroes(HeroesEvent),
        Enemies(EnemiesEvent),
        Dungeon(DungeonEvent),
        Treasure(TreasureEvent),
        Location(LocationEvent),
        Peril(PerilEvent),
        Settlement(SettlementEvent),
    }
}
