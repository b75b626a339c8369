//! What a card, token or place with a text is called where effects come from.

use std::fmt;
use std::str::FromStr;

use parts::UnknownName;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::names::{Ability, Challenge, Discovery, Hero, Item, Space};

/// Where an effect comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    Ability(Ability),
    Item(Item),
    /// The front of a challenge card, or the encounter on the back of an event.
    Challenge(Challenge),
    Discovery(Discovery),
    /// A board encounter, or a resource of a space.
    Space(Space),
    /// A character card.
    Hero(Hero),
}

impl Default for Card {
    fn default() -> Self {
        Self::Hero(Hero::default())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ability(it) => it.fmt(f),
            Self::Item(it) => it.fmt(f),
            Self::Challenge(it) => it.fmt(f),
            Self::Discovery(it) => it.fmt(f),
            Self::Space(it) => it.fmt(f),
            Self::Hero(it) => it.fmt(f),
        }
    }
}

impl FromStr for Card {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let any = text.parse().map(Self::Ability);
        let any = any.or_else(|_| text.parse().map(Self::Item));
        let any = any.or_else(|_| text.parse().map(Self::Challenge));
        let any = any.or_else(|_| text.parse().map(Self::Discovery));
        let any = any.or_else(|_| text.parse().map(Self::Space));
        let any = any.or_else(|_| text.parse().map(Self::Hero));
        any.map_err(|_: UnknownName| UnknownName::new("card", text, &[]))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
