//! Coins, incomes and the end.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::{CoinReason, Income};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScoringEvent {
    /// Coins from the bank.
    Gained {
        seat: Seat,
        coins: u8,
        why: CoinReason,
    },
    /// Coins to another seat, or to nobody: the bank, or the combos.
    Paid {
        seat: Seat,
        to: Option<Seat>,
        coins: u8,
        why: CoinReason,
    },
    Scored {
        seat: Seat,
        income: Income,
    },
    GameEnded {
        totals: ArrayVec<[(Seat, u16); 5]>,
    },
}
