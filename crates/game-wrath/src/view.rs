//! What one viewer may know. What is hidden cannot be expressed: it is absent or says `hidden`.
//!
//! The omniscient view describes a position completely; [`kernel::Game::arranged`] turns it back into one. So
//! scenario files use the same names to set a position up and to look at it.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use kernel::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::event::DespairReason;
use crate::names::{Card, Hero, Quest, Region, Reward, Space};
use crate::setup::Options;
use crate::state::{Damage, Favour, Fight, Horde, QuestAction, Request, Volley};
use crate::step::Step;

/// The whole table as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct View {
    pub options: Options,
    /// WR-SETUP-12: who begins, if the table named somebody.
    pub first: Option<Seat>,
    pub turn: TurnView,
    /// WR-AMB-37: seven steps lose.
    pub despair: u8,
    /// How the game ended.
    pub ending: Option<Ending>,
    pub lich_king: LichKing,
    pub quests: BTreeMap<Region, QuestView>,
    /// WR-ICE-02: the quest at Icecrown Citadel; nothing before the siege.
    pub siege: Option<SiegeView>,
    /// The heroes in the order of their turns.
    pub order: Vec<Hero>,
    pub heroes: BTreeMap<Hero, HeroView>,
    pub seats: BTreeMap<Seat, SeatView>,
    pub spaces: BTreeMap<Space, SpaceView>,
    /// Pieces that are not on the map. Not read when a position is arranged.
    #[serde(default)]
    pub supply: SupplyView,
    pub hero_deck: HeroDeckView,
    /// WR-DECK-08: the hero discard pile.
    pub discard: BTreeMap<Card, u8>,
    pub scourge: ScourgeView,
    /// Rewards that were played or lost.
    pub spent: Vec<Reward>,
    /// Seats that have passed in the window that is open.
    pub passed: Vec<Seat>,
    /// Seats that play no reward before their own next turn.
    pub holding: Vec<Seat>,
    pub fight: Option<Fight>,
    pub quest_action: Option<QuestAction>,
    pub damage: Option<Damage>,
    pub volley: Option<Volley>,
    pub horde: Option<Horde>,
    pub request: Option<Request>,
    /// The steps still to do, the current one first.
    pub agenda: Vec<Step>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TurnView {
    /// WR-TERM-01: the active hero.
    pub hero: Hero,
    /// The current step: what is asked.
    pub step: Step,
    /// Actions that are left in step 1.
    pub actions: u8,
    /// WR-FREE-03.
    pub used_ability: bool,
    /// WR-DEF-04: step 1 was ended by defeat.
    pub cut_short: bool,
    /// WR-REWARD-QUIET-01.
    pub quiet: bool,
    /// Hero cards drawn and not resolved.
    pub drawn: Vec<Card>,
    /// Other seats that play nothing for the rest of step 1.
    pub sitting_out: Vec<Seat>,
    /// WR-COOP-04: what was refused for a hero since something else happened.
    pub refused: BTreeMap<Hero, Vec<Favour>>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// WR-END-02.
    Won,
    /// WR-END-01: what brought the last step of despair.
    Lost(DespairReason),
}

parts::named! {
    /// WR-LK-01, WR-LK-05: where the Lich King stands.
    pub enum LichKing as "place of the Lich King" {
        Red = "red",
        Green = "green",
        Purple = "purple",
        Icecrown = "icecrown-citadel",
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct QuestView {
    pub quest: Quest,
    /// Steps done on the track.
    pub progress: u8,
    /// Steps the track has. Not read when a position is arranged.
    #[serde(default)]
    pub length: u8,
    pub complete: bool,
    /// WR-SETUP-03: the reward face down under the sheet, until it is earned.
    pub reward: Option<Secret<Reward>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SiegeView {
    pub progress: u8,
    /// Not read when a position is arranged.
    #[serde(default)]
    pub length: u8,
}

/// Something that is there and may be unknown: its name, or `hidden`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secret<T> {
    Hidden,
    Known(T),
}

impl<T: fmt::Display> Serialize for Secret<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Hidden => serializer.serialize_str("hidden"),
            Self::Known(value) => serializer.collect_str(value),
        }
    }
}

impl<'de, T: FromStr<Err: fmt::Display>> Deserialize<'de> for Secret<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text == "hidden" {
            return Ok(Self::Hidden);
        }
        text.parse().map(Self::Known).map_err(serde::de::Error::custom)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HeroView {
    /// Whose hero it is.
    pub seat: Seat,
    pub health: u8,
    /// Not read when a position is arranged.
    #[serde(default)]
    pub max: u8,
    pub space: Space,
}

/// WR-COOP-01: hands are open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SeatView {
    pub hand: BTreeMap<Card, u8>,
    pub rewards: Vec<Reward>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SpaceView {
    pub ghouls: u8,
    pub abominations: u8,
    pub stronghold: bool,
    /// Percent: how likely a Scourge card of this space is among those that the next step 3 reveals, as everybody can
    /// count (WR-COOP-02). Not read when a position is arranged.
    #[serde(default)]
    pub threat: u8,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SupplyView {
    pub ghouls: u8,
    pub abominations: u8,
    pub strongholds: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct HeroDeckView {
    /// Not read when a position is arranged.
    #[serde(default)]
    pub cards: u8,
    /// WR-DECK-06: what is left of each pile, the current one first.
    pub piles: Vec<PileView>,
    /// The whole deck, top first; only for the omniscient. When a position is arranged, the first cards suffice.
    pub order: Option<Vec<Card>>,
}

/// What everybody can count of a pile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PileView {
    pub cards: u8,
    /// Not read when a position is arranged.
    #[serde(default)]
    pub scourge_rises: u8,
    /// Not read when a position is arranged.
    #[serde(default)]
    pub strongholds: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ScourgeView {
    /// WR-RISE-01: the place of the marker, from 0.
    pub index: u8,
    /// WR-SPAWN-01: cards revealed in step 3. Not read when a position is arranged.
    #[serde(default)]
    pub rate: u8,
    /// The deck from the top, in parts of which everybody knows what they hold, but not in which order.
    pub blocks: Vec<Vec<Space>>,
    /// The whole deck, top first; only for the omniscient. When a position is arranged, the first cards suffice.
    pub order: Option<Vec<Space>>,
    pub discard: Vec<Space>,
    /// WR-REWARD-ALEX-01: cards out of the game.
    pub boxed: Vec<Space>,
}
