//! Combat.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use super::Blow;
use crate::card::Card;
use crate::state::Foe;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CombatEvent {
    CombatBegan { attacker: Seat, foe: Foe },
    RolledCombat { red: u8, black: u8 },
    Rerolled { side: u8, die: u8 },
    PowerTriggered { side: u8, card: Card },
    Struck { attacker: Seat, blows: [Option<Blow>; 2] },
    CombatCancelled,
    CombatEnded { attacker: Seat, foe: Foe, won: bool },
}
