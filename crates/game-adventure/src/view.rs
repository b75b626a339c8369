//! What one viewer may know (AG-GEN-06). What is hidden cannot be expressed: it is absent.
//!
//! The omniscient view describes a position completely; [`kernel::Game::from_view`] turns it back into one. So
//! scenario files use the same names to set a position up and to look at it.

pub(crate) mod of;

use std::collections::BTreeMap;

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::names::{
    Ability, AttackType, Challenge, Discovery, Face, Hero, Item, Level, Quest, Space, Trophy,
};
use crate::sets::{ChallengeSet, ItemSet, QuestSet};
use crate::setup::Options;
use crate::state::{Attached, Combat, Global, Log, Marker, Turn};
use crate::step::Step;

/// The whole table as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct View {
    pub options: Options,
    pub first: Seat,
    pub round: u16,
    pub active: Seat,
    /// Seat by seat.
    pub players: Vec<PlayerView>,
    pub turn: Turn,
    pub combat: Option<CombatView>,
    /// The challenge decks.
    pub decks: BTreeMap<Level, DeckView>,
    pub elite: EliteView,
    /// AG-RUL-31: elite quests that were discarded.
    pub dropped: QuestSet,
    /// Starting quests that are in the box: every active quest and every quest log is open. Not read when a position is
    /// arranged.
    #[serde(default)]
    pub boxed_quests: QuestSet,
    /// The markers on the board by their place on the track, counted from 1.
    pub track: BTreeMap<u8, Marker>,
    pub global: Option<Global>,
    /// Location events in play, open to all with both sides (AG-EVENT-03).
    pub events: ChallengeSet,
    /// The discoveries on the board by their number, counted from 1.
    pub tokens: BTreeMap<u8, TokenView>,
    /// Discoveries in the supply: how many, and for the omniscient which.
    pub supply: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supply_kinds: Option<BTreeMap<Discovery, u8>>,
    pub boxed: BTreeMap<Discovery, u8>,
    /// Who is placing a discovery, and which, if the viewer knows it.
    pub placing: Option<PlacingView>,
    /// Trophies that are left.
    pub trophies: BTreeMap<Trophy, u8>,
    pub attached: Vec<Attached>,
    /// The step at which play stands; for the omniscient.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phase: Option<Step>,
    /// What is still to be done; for the omniscient.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub agenda: Option<Vec<Step>>,
    #[serde(with = "crate::written::seats")]
    pub winners: SeatSet,
}

/// A player's area.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PlayerView {
    pub hero: Option<Hero>,
    pub space: Space,
    pub level: Level,
    pub face: Face,
    pub damage: u8,
    /// What follows from everything else, and is not read when a position is arranged.
    pub worth: Worth,
    pub diseases: u8,
    pub curses: u8,
    pub slowed: u8,
    pub dazed: bool,
    pub deck: u8,
    /// The deck from its top; for the omniscient.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck_cards: Option<Vec<Ability>>,
    pub hand: u8,
    /// The hand, if the viewer may see it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand_cards: Option<Vec<Ability>>,
    pub discard: Vec<Ability>,
    pub limbo: Vec<Ability>,
    /// AG-GEN-04, AG-RUL-55: what lies before a player is open to all.
    pub bag: ItemSet,
    pub weapon: Option<Item>,
    pub armour: Option<Item>,
    pub kept: BTreeMap<Discovery, u8>,
    pub quests: Vec<TaskView>,
    pub log: Log,
}

/// What a character comes to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Worth {
    pub life: u8,
    pub valor: u8,
    pub energy: u8,
    pub attack_type: AttackType,
    pub attack: i8,
    pub defence: i8,
    pub damage: i8,
}

/// An active quest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TaskView {
    pub quest: Quest,
    pub progress: u8,
    pub rival: Option<Seat>,
    pub done: bool,
    /// Spaces where the quest still has something to do.
    #[serde(default)]
    pub targets: Vec<Space>,
}

/// A combat under way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CombatView {
    pub fight: Combat,
    /// Attack, defence and damage of both sides, and the faces of a die with which each hits.
    pub attack_types: [AttackType; 2],
    pub values: [[i8; 3]; 2],
    pub hits_of_six: [u8; 2],
}

/// A challenge deck: how high it is, and the cards that the viewer knows, by their place from the top, counted from 0.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct DeckView {
    pub size: u8,
    pub cards: BTreeMap<u8, Challenge>,
    /// The cards in the order in which they are drawn; for the omniscient.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<Vec<Challenge>>,
    /// Who knows each card; for the omniscient.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        with = "crate::written::seats_by_card"
    )]
    pub known: Option<Vec<SeatSet>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct EliteView {
    pub size: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<Vec<Quest>>,
}

/// A discovery on the board.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TokenView {
    pub space: Space,
    #[serde(with = "crate::written::seats")]
    pub known: SeatSet,
    /// Whether it has lain face up for everybody.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shown: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Discovery>,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct PlacingView {
    pub seat: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<Discovery>,
}
