//! Challenge cards.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::names::{Challenge, Level, Space};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChallengeEvent {
    ChallengeDrawn {
        seat: Seat,
        card: Challenge,
    },
    ChallengeDiscarded {
        card: Challenge,
    },
    ChallengeSkipped {
        seat: Seat,
    },
    DeckExhausted {
        level: Level,
    },
    /// Only who looks knows which.
    BottomSeen {
        seat: Seat,
        level: Level,
        card: Option<Challenge>,
    },
    BottomMoved {
        seat: Seat,
        level: Level,
    },
    EventPlaced {
        card: Challenge,
    },
    EventResolved {
        seat: Seat,
        card: Challenge,
    },
    EventTurned {
        seat: Seat,
        card: Challenge,
    },
    Undefeated {
        card: Challenge,
        #[serde(with = "crate::written::number")]
        marker: u8,
        space: Space,
    },
    MarkerRemoved {
        #[serde(with = "crate::written::number")]
        marker: u8,
    },
    ValorEarned {
        seat: Seat,
        card: Challenge,
    },
}
