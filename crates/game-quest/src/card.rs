//! Any card, by name: what an effect comes from.

use std::fmt;
use std::str::FromStr;

use parts::UnknownName;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::names::{ActionCard, Condition, Dungeon, Gear, Keyword, Location, Model, Peril, Sheet};

/// A card, a keyword, or a part of the quest sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    Action(ActionCard),
    Gear(Gear),
    Dungeon(Dungeon),
    Location(Location),
    Condition(Condition),
    Keyword(Keyword),
    /// The nemesis effect of an enemy.
    Foe(Model),
    /// A peril effect of the sheet.
    Peril(Peril),
    /// A quest rule.
    Sheet(Sheet),
}

/// Where each kind of cards begins among all, and the end.
const FIRST_OF: [usize; 10] = {
    let counts = [
        ActionCard::ALL.len(),
        Gear::ALL.len(),
        Dungeon::ALL.len(),
        Location::ALL.len(),
        Condition::ALL.len(),
        Keyword::ALL.len(),
        Model::ALL.len(),
        Peril::ALL.len(),
        Sheet::ALL.len(),
    ];
    let mut res = [0; 10];
    let mut kind = 0;
    while kind < counts.len() {
        res[kind + 1] = res[kind] + counts[kind];
        kind += 1;
    }
    res
};

impl Card {
    /// How many cards there are.
    pub(crate) const N: usize = FIRST_OF[9];

    /// The place among all cards: kind by kind.
    pub(crate) fn idx(self) -> usize {
        let (kind, idx) = match self {
            Card::Action(it) => (0, it.idx()),
            Card::Gear(it) => (1, it.idx()),
            Card::Dungeon(it) => (2, it.idx()),
            Card::Location(it) => (3, it.idx()),
            Card::Condition(it) => (4, it.idx()),
            Card::Keyword(it) => (5, it.idx()),
            Card::Foe(it) => (6, it.idx()),
            Card::Peril(it) => (7, it.idx()),
            Card::Sheet(it) => (8, it.idx()),
        };
        FIRST_OF[kind] + idx
    }
}

impl Default for Card {
    fn default() -> Self {
        Self::Sheet(Sheet::default())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Action(it) => it.name(),
            Self::Gear(it) => it.name(),
            Self::Dungeon(it) => it.name(),
            Self::Location(it) => it.name(),
            Self::Condition(it) => it.name(),
            Self::Keyword(it) => it.name(),
            Self::Foe(it) => it.name(),
            Self::Peril(it) => it.name(),
            Self::Sheet(it) => it.name(),
        })
    }
}

impl FromStr for Card {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let unknown = || UnknownName::new("card", text, &[]);
        (text.parse().map(Self::Action))
            .or_else(|_| text.parse().map(Self::Gear))
            .or_else(|_| text.parse().map(Self::Dungeon))
            .or_else(|_| text.parse().map(Self::Location))
            .or_else(|_| text.parse().map(Self::Condition))
            .or_else(|_| text.parse().map(Self::Keyword))
            .or_else(|_| text.parse().map(Self::Foe))
            .or_else(|_| text.parse().map(Self::Peril))
            .or_else(|_: UnknownName| text.parse().map(Self::Sheet))
            .map_err(|_: UnknownName| unknown())
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
