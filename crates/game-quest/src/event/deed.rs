//! Targets and rolls of an action.

use serde::{Deserialize, Serialize};

use crate::action::Mark;
use crate::card::Card;
use crate::names::{EnemyFace, Hero, HeroFace, Kind};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DeedEvent {
    Targeted {
        hero: Hero,
        mark: Mark,
    },
    AidTargeted {
        hero: Hero,
        target: Hero,
    },
    TokenSpent {
        hero: Hero,
        kind: Kind,
    },
    /// WQ-ACT-06: all dice at once.
    Rolled {
        hero: Hero,
        faces: Vec<HeroFace>,
        foes: Vec<EnemyFace>,
    },
    /// WQ-ACT-09: so many criticals became successes, and their dice show this now.
    CriticalsRerolled {
        hero: Hero,
        n: u8,
        faces: Vec<HeroFace>,
    },
    /// WQ-ACT-08.
    Rerolled {
        hero: Hero,
        from: Vec<HeroFace>,
        faces: Vec<HeroFace>,
    },
    CardUsed {
        hero: Hero,
        card: Card,
    },
    /// WQ-ACT-11: an effect of the modifier step.
    Modified {
        hero: Hero,
        card: Card,
        successes: u8,
        defence: u8,
        blanks: u8,
        dice: u8,
    },
}
