//! Rounds and activations.

use serde::{Deserialize, Serialize};

use crate::names::{ActionCard, Hero};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActivationEvent {
    RoundBegan {
        round: u8,
    },
    HeroPhaseBegan,
    ActivationBegan {
        hero: Hero,
    },
    /// WQ-AMB-02.
    NoReadiedAction {
        hero: Hero,
    },
    ActionChosen {
        hero: Hero,
        card: ActionCard,
        exhausted: bool,
    },
}
