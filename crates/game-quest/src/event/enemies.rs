//! Enemies.

use serde::{Deserialize, Serialize};

use super::Spot;
use crate::action::Mark;
use crate::card::Card;
use crate::names::{Foe, Hero};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EnemiesEvent {
    EnemyPhaseBegan,
    Moved {
        mark: Mark,
        to: Spot,
    },
    /// WQ-SPAWN-01.
    Spawned {
        mark: Mark,
        to: Spot,
    },
    TurnedUp {
        was: Mark,
        foe: Foe,
    },
    /// WQ-ZONE-09.
    NotEngaged {
        foe: Foe,
    },
    EnemyActivated {
        foe: Foe,
        hero: Hero,
    },
    Keyword {
        foe: Foe,
        card: Card,
    },
    EnemyExhausted {
        mark: Mark,
    },
    EnemiesReadied,
    /// WQ-ATTACK-06: wounds outside the successes of an attack action.
    FoeHit {
        foe: Foe,
        wounds: u8,
    },
    FoeMended {
        foe: Foe,
        wounds: u8,
    },
    FoeDefeated {
        foe: Foe,
    },
    /// WQ-PILE-03.
    EnemyDeckShuffled {
        cards: u8,
    },
    /// WQ-AMB-33.
    NothingToSpawn,
}
