//! What becomes visible, and how much of it to whom.

mod cards;
mod challenge;
mod combat;
mod defeat;
mod exploration;
mod movement;
mod quests;
mod setup;

use kernel::Viewer;
use serde::{Deserialize, Serialize};

pub use cards::CardsEvent;
pub use challenge::ChallengeEvent;
pub use combat::CombatEvent;
pub use defeat::DefeatEvent;
pub use exploration::ExplorationEvent;
pub use movement::MovementEvent;
pub use quests::QuestsEvent;
pub use setup::SetupEvent;

/// A total of a combat die and what is added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Blow {
    pub die: u8,
    pub attack: i8,
    pub defence: i8,
    pub hit: bool,
    pub damage: u8,
}

parts::chapters! {
    /// What happened, by chapter of the rulebook.
    pub enum Event {
        Setup(SetupEvent),
        Movement(MovementEvent),
        Exploration(ExplorationEvent),
        Challenge(ChallengeEvent),
        Combat(CombatEvent),
        Defeat(DefeatEvent),
        Cards(CardsEvent),
        Quests(QuestsEvent),
    }
}

/// AG-GEN-06: what a viewer may know of an event.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Event {
    let mut res = event.clone();
    match &mut res {
        Event::Cards(CardsEvent::AbilitiesDrawn { seat, cards, .. }) if !viewer.may_see(*seat) => {
            cards.clear()
        }
        Event::Exploration(
            ExplorationEvent::DiscoveryTaken { seat, discovery }
            | ExplorationEvent::DiscoverySeen { seat, discovery, .. },
        ) if !viewer.may_see(*seat) => {
            *discovery = None;
        }
        Event::Challenge(ChallengeEvent::BottomSeen { seat, card, .. })
            if !viewer.may_see(*seat) =>
        {
            *card = None
        }
        _ => {}
    }
    res
}
