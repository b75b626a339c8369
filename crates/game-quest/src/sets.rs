//! Small sets as bits.

use parts::named_set;

use crate::names::{Condition, Foe, Gear, Hero, Kind, Location};

named_set! {
    /// Enemy cards.
    FoeSet of Foe as u64
}
named_set! {
    /// Gear cards.
    GearSet of Gear as u64
}
named_set! {
    /// Heroes.
    HeroSet of Hero as u8
}
named_set! {
    /// Types of action, and so the action cards of a hero.
    KindSet of Kind as u8
}
named_set! {
    /// Conditions.
    ConditionSet of Condition as u8
}
named_set! {
    /// Locations.
    LocationSet of Location as u32
}
