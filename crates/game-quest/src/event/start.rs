//! The setup.

use serde::{Deserialize, Serialize};

use crate::names::{Foe, Hero, Sheet};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StartEvent {
    HeroPicked { hero: Hero },
    QuestLaid { quest: Sheet, nemesis: Foe },
    LeaderNamed { hero: Hero },
}
