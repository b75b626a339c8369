//! Where the values of components come from, for an owner of the printed game.

use serde::{Deserialize, Serialize};

/// Where a component's values come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Provenance {
    /// The rulebook.
    Seed,
    /// A public source.
    Public,
    /// Designed here, because no source states it.
    #[default]
    House,
    /// The owner of the printed game, by a content pack.
    Pack,
}

impl Provenance {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Seed => "seed",
            Self::Public => "public",
            Self::House => "house",
            Self::Pack => "pack",
        }
    }
}
