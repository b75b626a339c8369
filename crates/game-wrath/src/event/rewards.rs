//! Rewards.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::names::{Card, Reward, Space};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RewardsEvent {
    RewardGained {
        seat: Seat,
        reward: Reward,
    },
    RewardPlayed {
        seat: Seat,
        reward: Reward,
    },
    ActionsGained {
        n_actions: u8,
    },
    NightSkipped,
    /// WR-REWARD-ALEX-01: a Scourge card goes to the box.
    ScourgeCardBoxed {
        space: Space,
    },
    CardRecalled {
        seat: Seat,
        card: Card,
    },
}
