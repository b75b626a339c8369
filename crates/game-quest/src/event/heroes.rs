//! The state of heroes.

use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::names::{Condition, Hero, Kind};
use crate::step::Harm;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HeroesEvent {
    ActionsReadied {
        hero: Hero,
    },
    ActionReadied {
        hero: Hero,
        kind: Kind,
    },
    ActionExhausted {
        hero: Hero,
        kind: Kind,
    },
    Suffered {
        hero: Hero,
        wounds: u8,
        why: Harm,
    },
    /// WQ-FX-05: all wounds of one source are ignored.
    Ignored {
        hero: Hero,
        wounds: u8,
        card: Card,
    },
    Recovered {
        hero: Hero,
        wounds: u8,
    },
    HeroDefeated {
        hero: Hero,
    },
    HeroRevived {
        hero: Hero,
    },
    ConditionGained {
        hero: Hero,
        condition: Condition,
    },
    ConditionDiscarded {
        hero: Hero,
        condition: Condition,
    },
    TokenPlaced {
        hero: Hero,
        kind: Kind,
    },
    TokensLost {
        hero: Hero,
        tokens: u8,
    },
    TokenDiscarded {
        hero: Hero,
        kind: Kind,
    },
}
