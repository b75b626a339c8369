//! Quests, trophies and the end.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::names::{Quest, Trophy};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum QuestsEvent {
    QuestGained { seat: Seat, quest: Quest },
    QuestDropped { seat: Seat, quest: Quest },
    RivalNamed { seat: Seat, quest: Quest, rival: Seat },
    QuestAdvanced { seat: Seat, quest: Quest, progress: u8 },
    QuestCompleted { seat: Seat, quest: Quest, valor: u8 },
    TrophyEarned { seat: Seat, trophy: Trophy },
    EliteShuffled,
    GameEnded { winners: Vec<Seat> },
}
