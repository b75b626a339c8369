//! The names of what is in the box, as notation, files and messages write them.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use parts::{Spaces, UnknownName, named};
use serde::{Deserialize, Serialize};

use crate::content::book;

named! {
    /// A race; its tokens and its banner.
    pub enum Race as "race" {
        BloodElves = "bloodelves",
        Draenei = "draenei",
        Dwarves = "dwarves",
        Ethereals = "ethereals",
        Forsaken = "forsaken",
        Gnomes = "gnomes",
        Goblins = "goblins",
        Humans = "humans",
        Kobolds = "kobolds",
        Naga = "naga",
        NightElves = "nightelves",
        Orcs = "orcs",
        Pandaren = "pandaren",
        Tauren = "tauren",
        Trolls = "trolls",
        Worgen = "worgen",
    }
}

named! {
    /// A special power; its badge.
    pub enum Power as "power" {
        Archaeologists = "archaeologists",
        Swampwalkers = "swampwalkers",
        Champions = "champions",
        Mountaineers = "mountaineers",
        Miners = "miners",
        Blacksmiths = "blacksmiths",
        PortalMages = "portalmages",
        Battlemasters = "battlemasters",
        MarshDwellers = "marshdwellers",
        FieldsDefenders = "fieldsdefenders",
        Explorers = "explorers",
        Farmers = "farmers",
        Fishermen = "fishermen",
        Muscle = "muscle",
        Trackers = "trackers",
        Wardens = "wardens",
        BeastMasters = "beastmasters",
        Enraged = "enraged",
        Herbalists = "herbalists",
        Seafarers = "seafarers",
    }
}

named! {
    /// SW-COMP-01: 5 Artifacts and 7 Legendary Places.
    pub enum Relic as "relic" {
        Aegis = "aegis",
        Frostmourne = "frostmourne",
        Ashes = "ashes",
        Heart = "heart",
        Doomhammer = "doomhammer",
        MeetingStone = "meetingstone",
        LightsHope = "lightshope",
        Karazhan = "karazhan",
        DarkPortal = "darkportal",
        Battleground = "battleground",
        Well = "well",
        SpiritHealer = "spirithealer",
    }
}

impl Relic {
    /// SW-RELIC-GEN-04, SW-RELIC-GEN-05: Artifacts move with their use, Legendary Places do not.
    pub const fn is_artifact(self) -> bool {
        (self as u8) < Self::MeetingStone as u8
    }
}

named! {
    /// SW-FACTION-01: twelve races belong to the Alliance or the Horde, four are neutral.
    pub enum Faction as "faction" {
        Alliance = "alliance",
        Horde = "horde",
        Neutral = "neutral",
    }
}

named! {
    /// SW-MAP-01: five kinds of land and two of water.
    pub enum Terrain as "terrain" {
        Field = "field",
        Forest = "forest",
        Hill = "hill",
        Swamp = "swamp",
        Mountain = "mountain",
        Sea = "sea",
        Lake = "lake",
    }
}

impl Terrain {
    pub const fn is_water(self) -> bool {
        matches!(self, Self::Sea | Self::Lake)
    }
}

named! {
    /// A side of a board: two large, two medium and two small boards with two sides each.
    pub enum Face as "board face" {
        L1A = "l1a",
        L1B = "l1b",
        L2A = "l2a",
        L2B = "l2b",
        M1A = "m1a",
        M1B = "m1b",
        M2A = "m2a",
        M2B = "m2b",
        S1A = "s1a",
        S1B = "s1b",
        S2A = "s2a",
        S2B = "s2b",
    }
}

named! {
    /// A face of a Bomb.
    pub enum Bomb as "bomb" {
        Dud = "dud",
        Live = "live",
    }
}

/// A region of one of the twelve faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Region(pub u8);

/// How many regions a state has room for.
pub const N_REGIONS: usize = 128;

impl Region {
    #[inline]
    pub fn idx(self) -> usize {
        usize::from(self.0)
    }

    pub fn slug(self) -> &'static str {
        &book().regions[self.idx()].slug
    }

    #[inline]
    pub fn terrain(self) -> Terrain {
        book().map.terrain_of[self.idx()]
    }

    #[inline]
    pub fn face(self) -> Face {
        book().regions[self.idx()].face
    }

    /// SW-DEF-06: regions of the same board that share a border.
    #[inline]
    pub fn neighbours(self) -> Spaces {
        book().map.adjacent[self.idx()]
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// The names of all regions.
static SLUGS: LazyLock<Vec<&'static str>> =
    LazyLock::new(|| book().regions.iter().map(|region| &*region.slug).collect());

impl FromStr for Region {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let idx = book().regions.iter().position(|region| region.slug == text);
        idx.map(|idx| Self(idx as u8)).ok_or_else(|| UnknownName::new("region", text, &SLUGS))
    }
}

impl Serialize for Region {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.serialize_str(self.slug())
        } else {
            serializer.serialize_u8(self.0)
        }
    }
}

impl<'de> Deserialize<'de> for Region {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
            text.parse().map_err(serde::de::Error::custom)
        } else {
            u8::deserialize(deserializer).map(Self)
        }
    }
}
