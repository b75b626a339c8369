//! What becomes visible. Every event is public: hands are open (WR-COOP-01), and orders of decks and rewards under
//! quests are never part of an event before they are revealed (WR-COOP-02).

mod abominations;
mod actions;
mod consent;
mod damage;
mod draw;
mod end;
mod fight;
mod ghouls;
mod opening;
mod quest;
mod rewards;
mod rise;

use tinyvec::ArrayVec;

use crate::names::Card;

pub use abominations::AbominationsEvent;
pub use actions::ActionsEvent;
pub use consent::ConsentEvent;
pub use damage::DamageEvent;
pub use draw::DrawEvent;
pub use end::EndEvent;
pub use fight::FightEvent;
pub use ghouls::GhoulsEvent;
pub use opening::OpeningEvent;
pub use quest::QuestEvent;
pub use rewards::RewardsEvent;
pub use rise::RiseEvent;

parts::named! {
    /// Why the despair marker moves.
    pub enum DespairReason as "reason" {
        /// WR-OVER-01.
        Overrun = "overrun",
        /// WR-OUT-01.
        NoGhoul = "no-ghoul",
        /// WR-OUT-02.
        NoAbomination = "no-abomination",
        /// WR-OUT-03.
        NoHeroCard = "no-hero-card",
        /// WR-DEF-03.
        Defeat = "defeat",
    }
}

parts::named! {
    /// How a hero gets from one space to another.
    pub enum Mover as "way to move" {
        /// WR-ACT-MOVE-01.
        Move = "move",
        /// WR-ACT-FLY-01.
        FlightPath = "flight-path",
        /// WR-CARD-TRAVEL-01.
        Travel = "travel",
        /// WR-HERO-TIRION-01.
        PressForward = "press-forward",
        /// WR-HERO-JAINA-01.
        Teleport = "teleport",
        /// WR-REWARD-GUNSHIP-01.
        Gunship = "gunship",
        /// WR-REWARD-ONWARD-01.
        March = "march",
        /// WR-DEF-03: back to the start space.
        Defeat = "defeat",
    }
}

parts::named! {
    /// Why a Scourge card is turned over.
    pub enum ScourgeReason as "reason" {
        /// WR-SETUP-07.
        Setup = "setup",
        /// WR-RISE-02.
        ScourgeRises = "scourge-rises",
        /// WR-SPAWN-01.
        Spawn = "spawn",
    }
}

/// A few hero cards.
pub type Cards = ArrayVec<[Card; 4]>;

parts::chapters! {
    /// What happened, by chapter of the rulebook.
    pub enum Event {
        Opening(OpeningEvent),
        Actions(ActionsEvent),
        Fight(FightEvent),
        Quest(QuestEvent),
        Damage(DamageEvent),
        Ghouls(GhoulsEvent),
        Abominations(AbominationsEvent),
        Rewards(RewardsEvent),
        Draw(DrawEvent),
        Rise(RiseEvent),
        Consent(ConsentEvent),
        End(EndEvent),
    }
}
