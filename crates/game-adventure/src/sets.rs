//! Small sets as bits.

use parts::{named_set, wide_named_set};

use crate::names::{Ability, Challenge, Item, Quest};

named_set! {
    /// Abilities by name.
    AbilitySet of Ability as u64
}
named_set! {
    /// Quests.
    QuestSet of Quest as u64
}
wide_named_set! {
    /// Challenge cards.
    ChallengeSet of Challenge
}
wide_named_set! {
    /// Items.
    ItemSet of Item
}
