//! The setup.

use kernel::Seat;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use super::Cards;
use crate::names::{Hero, Quest};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OpeningEvent {
    /// WR-SETUP-04.
    QuestRevealed {
        quest: Quest,
    },
    HeroPicked {
        seat: Seat,
        hero: Hero,
    },
    Dealt {
        seat: Seat,
        cards: Cards,
    },
    /// WR-DECK-02: the sizes of the piles, top first.
    DeckBuilt {
        piles: ArrayVec<[u8; 8]>,
    },
}
