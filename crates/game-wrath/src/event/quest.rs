//! Quests.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::names::{Hero, Icon, Quest};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum QuestEvent {
    QuestBegan {
        hero: Hero,
        quest: Quest,
    },
    /// WR-ACT-QUEST-05: shown, not discarded.
    CardLaid {
        seat: Seat,
        icon: Icon,
    },
    QuestAdvanced {
        quest: Quest,
        progress: u8,
    },
    QuestCompleted {
        quest: Quest,
    },
    /// WR-ICE-02.
    SiegeBegan,
}
