//! Abilities and items.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::names::{Ability, Item};
use crate::state::Bearer;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardsEvent {
    AbilitiesDrawn { seat: Seat, n: u8, cards: Vec<Ability> },
    AbilityDiscarded { seat: Seat, ability: Ability },
    AbilitiesShuffled { seat: Seat },
    AbilityPlayed { seat: Seat, ability: Ability },
    AbilityCancelled { seat: Seat, ability: Ability },
    AbilityAttached { ability: Ability, on: Bearer },
    AbilityDetached { ability: Ability },
    AbilityWorked { ability: Ability },
    ItemGained { seat: Seat, item: Item },
    ItemLost { seat: Seat, item: Item },
    ItemTaken { from: Seat, to: Seat, item: Item },
    ItemUsed { seat: Seat, item: Item },
    Equipped { seat: Seat, item: Item },
    Unequipped { seat: Seat, item: Item },
    Tested { seat: Seat, die: u8, passed: bool },
    Declined { seat: Seat },
}
