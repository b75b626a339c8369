//! The end of a quest and the settlement.

use serde::{Deserialize, Serialize};

use crate::names::{Foe, Gear, Hero, Kind};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SettlementEvent {
    QuestEnded { won: bool },
    PoolChanged { fortunes: u8, warpstone: bool, nemeses: Vec<Foe> },
    Trained { hero: Hero, kind: Kind },
    LimitRaised { hero: Hero, limit: u8 },
    SmithOffered { hero: Hero, gear: Vec<Gear> },
    GearGiven { from: Hero, to: Hero, gear: Gear },
    GiftDeclined { from: Hero, to: Hero, gear: Gear },
    Refreshed,
}
