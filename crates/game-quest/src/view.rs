//! What one viewer may know (WQ-AMB-29, WQ-POOL-02). What is hidden cannot be expressed: it is absent or says `hidden`.
//!
//! The omniscient view describes a position completely; [`kernel::Game::from_view`] turns it back into one. So
//! scenario files use the same names to set a position up and to look at it.

pub(crate) mod of;

pub use parts::Secret;

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::Mark;
use crate::names::{
    ActionCard, Condition, Dungeon, EnemyFace, Foe, Gear, Hero, HeroFace, Kind, Location, Peril,
    Sheet,
};
use crate::query::odds::Odds;
use crate::setup::Options;
use crate::state::{Improvements, Pool};
use crate::step::Step;

/// The whole table as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct View {
    pub options: Options,
    pub quest: Sheet,
    /// WQ-SETUP-03: how many heroes are in the game, the defeated counted.
    pub party: u8,
    pub round: u8,
    /// The heroes clockwise.
    pub order: Vec<Hero>,
    pub leader: Option<Hero>,
    pub turn: TurnView,
    pub heroes: BTreeMap<Hero, HeroView>,
    /// The enemies that lie face up; for the omniscient every enemy card. When a position is arranged, a place that
    /// differs counts before the lists of the decks.
    pub enemies: BTreeMap<Foe, FoeView>,
    /// The enemies that lie face down in the shadows: `hidden-1` is the first.
    pub hidden: Vec<HiddenView>,
    pub nemesis: Foe,
    pub enemy_deck: EnemyDeckView,
    pub location: LocationView,
    pub dungeon: DungeonView,
    pub gear: GearView,
    /// WQ-COND-01: condition cards that no hero has. Not read when a position is arranged.
    #[serde(default)]
    pub conditions: BTreeMap<Condition, u8>,
    pub peril: PerilView,
    pub deed: Option<DeedView>,
    pub pool: Pool,
    /// WQ-END-01: whether the quest was won, once it is.
    pub result: Option<bool>,
    /// The steps still to do, the current one first.
    pub agenda: Vec<Step>,
    /// For the seat that is asked for an action, or before its roll: what each would bring. Not read when a position is arranged.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub odds: BTreeMap<Kind, Odds>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TurnView {
    /// The current step: what is asked.
    pub phase: Step,
    /// WQ-HERO-07, WQ-ENEMY-ACT-03.
    pub active: Option<Hero>,
    pub empowered: bool,
    pub acted: bool,
    /// WQ-ENEMY-ACT-04: the enemy that is being activated.
    pub acting: Option<Foe>,
    /// Heroes whose players let their items lie.
    pub holding: Vec<Hero>,
    /// Enemies that engaged by the effects of the current card.
    pub pulled: u8,
    /// What the current effect has named already.
    pub named: Vec<Mark>,
    pub named_heroes: Vec<Hero>,
    /// Nemesis effects that are still to be resolved.
    pub nemeses: Vec<Foe>,
    pub improved: Improvements,
    pub refused: Vec<Gear>,
    pub travels: u8,
    pub travelled: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HeroView {
    pub seat: Seat,
    pub wounds: u8,
    /// With gear. Not read when a position is arranged.
    #[serde(default)]
    pub health: u8,
    pub defeated: bool,
    pub actions: BTreeMap<Kind, ActionView>,
    pub conditions: Vec<Condition>,
    /// For the omniscient every kind of item.
    pub items: BTreeMap<Dungeon, u8>,
    /// Gear by its state; a position is arranged from the three lists below.
    #[serde(default)]
    pub gear: BTreeMap<Gear, GearState>,
    pub equipped: Vec<Gear>,
    /// Those of the equipped cards that are exhausted, or depleted.
    pub exhausted_gear: Vec<Gear>,
    pub depleted_gear: Vec<Gear>,
    pub gear_limit: u8,
    /// The enemies in the zone. Not read when a position is arranged.
    #[serde(default)]
    pub engaged: Vec<Foe>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ActionView {
    pub card: ActionCard,
    pub exhausted: bool,
    pub tokens: u8,
}

parts::named! {
    /// WQ-FX-01, WQ-FX-03.
    pub enum GearState as "state of gear" {
        Ready = "ready",
        Exhausted = "exhausted",
        Depleted = "depleted",
    }
}

/// Where an enemy is: in the zone of a hero by his name, in the `shadows` or the `lair` face up; or, which only the
/// omniscient is told card by card, `hidden` in the shadows, in the `deck`, in the `discard` pile, `defeated` for
/// good, or in the `box`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lying {
    Zone(Hero),
    Shadows,
    Lair,
    Hidden,
    Deck,
    Discard,
    Defeated,
    Box,
}

impl Lying {
    /// The places that are no hero's.
    const NAMES: [(Self, &'static str); 7] = [
        (Self::Shadows, "shadows"),
        (Self::Lair, "lair"),
        (Self::Hidden, "hidden"),
        (Self::Deck, "deck"),
        (Self::Discard, "discard"),
        (Self::Defeated, "defeated"),
        (Self::Box, "box"),
    ];
}

impl fmt::Display for Lying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, Self::NAMES.iter().find(|(place, _)| place == self)) {
            (Self::Zone(hero), _) => write!(f, "{hero}"),
            (_, Some((_, name))) => f.write_str(name),
            (_, None) => unreachable!("WQ-ZONE-01: {self:?} has a name"),
        }
    }
}

impl FromStr for Lying {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let named = Self::NAMES.iter().find(|(_, name)| *name == text);
        named.map(|&(place, _)| place).or_else(|| text.parse().ok().map(Self::Zone)).ok_or_else(
            || {
                let names = Self::NAMES.map(|(_, name)| name).join(", ");
                format!("'{text}' is no place of an enemy: say a hero, {names}")
            },
        )
    }
}

impl Serialize for Lying {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Lying {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct FoeView {
    pub at: Lying,
    #[serde(default)]
    pub wounds: u8,
    #[serde(default)]
    pub exhausted: bool,
    /// As they count now. Not read when a position is arranged.
    #[serde(default)]
    pub attack: u8,
    #[serde(default)]
    pub health: u8,
    #[serde(default)]
    pub resilience: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HiddenView {
    pub card: Secret<Foe>,
    #[serde(default)]
    pub exhausted: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct EnemyDeckView {
    pub n: u8,
    /// The whole deck, top first; only for the omniscient.
    pub cards: Option<Vec<Foe>>,
    pub discard: Vec<Foe>,
    /// Nemeses that were defeated in this quest.
    pub defeated: Vec<Foe>,
    /// Cards of which everybody knows that they are in this quest.
    pub known: Vec<Foe>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LocationView {
    pub active: Option<Location>,
    pub progress: u8,
    /// WQ-LOC-03. Not read when a position is arranged.
    #[serde(default)]
    pub explore: u8,
    pub n: u8,
    /// The cards on top that everybody knows. Only their number is read when a position is arranged.
    pub top: Vec<Location>,
    /// The whole deck, top first; only for the omniscient.
    pub cards: Option<Vec<Location>>,
    pub discard: Vec<Location>,
    /// WQ-DECK-05: cards that are in the box; only for the omniscient. Not read when a position is arranged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boxed: Option<Vec<Location>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct DungeonView {
    pub n: u8,
    /// The cards on the bottom that everybody knows. Only their number is read when a position is arranged.
    pub bottom: Vec<Dungeon>,
    /// The Warpstone is among so many cards on top.
    pub omen: u8,
    /// The whole deck, top first; only for the omniscient.
    pub cards: Option<Vec<Dungeon>>,
    /// For the omniscient every kind of card.
    pub discard: BTreeMap<Dungeon, u8>,
    /// Cards that are being looked at.
    pub looked: Vec<Dungeon>,
    /// WQ-DECK-06: cards that are in the box; only for the omniscient. Not read when a position is arranged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boxed: Option<BTreeMap<Dungeon, u8>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GearView {
    pub n: u8,
    /// The whole deck, top first; only for the omniscient.
    pub cards: Option<Vec<Gear>>,
    pub discard: Vec<Gear>,
    /// Legendary Fortunes in the discard pile.
    pub fortunes: u8,
    /// WQ-SETT-04: cards on the smith's counter.
    pub smith: Vec<Gear>,
    /// WQ-GEAR-01, WQ-LEG-01: cards that are in the box; only for the omniscient. Not read when a position is arranged.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boxed: Option<Vec<Gear>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PerilView {
    /// The space of the token, counted from 0.
    pub at: u8,
    pub doom: u8,
    /// Not read when a position is arranged.
    #[serde(default)]
    pub track: Vec<Peril>,
}

/// An action under way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct DeedView {
    pub hero: Hero,
    pub card: ActionCard,
    pub targets: Vec<Mark>,
    /// How many were named, whatever became of them.
    pub n_targets: u8,
    pub aided: Option<Hero>,
    pub spent: u8,
    pub rolled: bool,
    pub hero_dice: BTreeMap<HeroFace, u8>,
    /// Dice that are set aside to be rolled again.
    pub aside: BTreeMap<HeroFace, u8>,
    pub enemy_dice: BTreeMap<EnemyFace, u8>,
    pub criticals: u8,
    pub attackers: Vec<Foe>,
    pub more_dice: u8,
    pub more_successes: u8,
    pub more_defence: u8,
    pub more_blanks: u8,
    pub used_gear: Vec<Gear>,
    pub used_items: Vec<Dungeon>,
    pub used_card: bool,
    pub defeated: u8,
    pub pulled: u8,
    /// WQ-COND-02: a rest that would have recovered a wound without conditions.
    #[serde(default)]
    pub would_recover: bool,
    pub empowered: bool,
    /// What the roll comes to as it lies. Not read when a position is arranged.
    #[serde(default)]
    pub successes: u8,
    #[serde(default)]
    pub defence: u8,
    #[serde(default)]
    pub attacks: u8,
    /// Wounds that the attacks would come to, less defence.
    #[serde(default)]
    pub wounds: u8,
}
