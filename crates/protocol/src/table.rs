//! Games, tables and seats.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

use crate::pattern::{campaign, clock, seats, some_text};
use crate::together::{Ping, Proposal};
use crate::whole::{whole, whole_or_null};
use crate::windows::Clock;

/// Reply of `GET /api/v1/health`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Health {
    /// `ok`.
    pub status: String,
    /// Tables that are in memory.
    pub tables: u32,
}

/// Reply of `GET /api/v1/games`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Games {
    pub games: Vec<GameEntry>,
    /// Bots that can be seated in every game, weakest first.
    pub bots: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct GameEntry {
    pub id: String,
    pub min_seats: u8,
    pub max_seats: u8,
    pub is_cooperative: bool,
    pub rules_version: u32,
    /// What [`NewTable::set`] knows.
    pub options: Vec<OptionEntry>,
    /// The windows in which a person can answer in advance, see [`SetWindows`](crate::SetWindows).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub windows: Vec<Choice>,
}

/// An option of a table: its name, what it can be set to, and what it is called in the language of the request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct OptionEntry {
    pub key: String,
    pub kind: OptionKind,
    pub label: String,
    pub hint: String,
    /// For `slots`, by the number of seats: at most one name of each list, with commas between them. What is not named
    /// is drawn, or chosen at the table.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(value_type = BTreeMap<String, Vec<Vec<Choice>>>)]
    pub slots: BTreeMap<u8, Vec<Vec<Choice>>>,
    /// For `one-of`: the names; the first unless it is set.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<Choice>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OptionKind {
    /// `true` or `false`; `false` unless it is set.
    Flag,
    /// One name.
    OneOf,
    /// Names.
    Slots,
}

/// A name that an option can be set to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Choice {
    pub value: String,
    pub label: String,
}

/// Body of `POST /api/v1/tables`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// One of those that `GET /games` lists.
    pub game: String,
    /// One per seat: `you`, `here` (another person at this screen), `link`, or `bot:` and a bot. `flat` and `mcts` take a
    /// budget for each answer, a level may: iterations (`1000`), time (`200ms`, `2s`), of a processor (`200cpu`), or the first
    /// of two that is spent (`1000/2s`).
    #[schema(schema_with = seats)]
    pub seats: Vec<String>,
    /// What the seats are called; a missing or empty name is a number.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub set: BTreeMap<String, String>,
    /// How long a person may think about one decision: a number with `s`, `m`, `h` or `d`, from `10s` to `30d`. Without
    /// it, or with `none`, as long as he likes.
    #[schema(schema_with = clock)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<String>,
    /// Before play everybody mixes a word into the luck, see `POST /tables/{id}/word`.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mixes: bool,
    /// So many answers later spectators see the table.
    #[serde(default, deserialize_with = "whole", skip_serializing_if = "is_zero")]
    pub delay: u32,
    /// Strangers may take a free seat: the table is listed on the front page.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
    /// Milliseconds before each action of a bot, 0 to 10,000; the server's own pause, which people can follow, if absent.
    #[schema(maximum = 10_000)]
    #[serde(default, deserialize_with = "whole_or_null", skip_serializing_if = "Option::is_none")]
    pub bot_pause: Option<u32>,
    /// All who sit down agree that hints may be asked for, although people play against each other.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// Body of `POST /api/v1/campaigns`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCampaignTable<C> {
    /// A campaign file.
    #[schema(schema_with = campaign)]
    pub campaign: C,
    /// As in [`NewTable`]; as many as the campaign has.
    #[schema(schema_with = seats)]
    pub seats: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
}

/// Reply of `POST /api/v1/tables`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TableMade {
    pub id: String,
    pub version: u32,
    pub commitment: String,
    /// The keys of the seats for people. They are told once and stored only as hashes.
    pub keys: Vec<SeatKey>,
}

/// Reply of `GET /api/v1/tables`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct OwnTables {
    pub tables: Vec<OwnTable>,
}

/// A table of whoever asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct OwnTable {
    pub id: String,
    pub game: String,
    pub version: u32,
    pub is_over: bool,
    /// The seats that the client holds.
    pub yours: Vec<String>,
    /// Those of them that are asked.
    pub asked: Vec<String>,
}

/// Body of `POST /api/v1/matches`, as it is described: a match file. It is read as a text.
pub struct MatchFile;

impl PartialSchema for MatchFile {
    fn schema() -> RefOr<Schema> {
        some_text()
    }
}

impl ToSchema for MatchFile {}

/// Reply of `POST /api/v1/matches`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct MatchBrought {
    pub id: String,
    pub is_over: bool,
    /// The keys of the seats for people, where the match goes on. They are told once and stored only as hashes.
    pub keys: Vec<SeatKey>,
}

/// Body of `POST /api/v1/tables/{id}/key`; it may be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// The new key of the seat: 128 random bits as 26 letters and digits (base 32). Who chooses it can ask for the same once
    /// more if the answer is lost. Without it the server makes a key. The last character holds three bits and is one of
    /// `aeimquy4`.
    #[schema(pattern = "^[A-Za-z2-7]{25}[AEIMQUYaeimquy4]$")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SeatKey {
    pub seat: String,
    pub key: String,
}

/// Reply of `GET /api/v1/tables/{id}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Table {
    pub id: String,
    pub game: String,
    pub version: u32,
    pub commitment: String,
    pub seats: Vec<SeatEntry>,
    /// The seats that are asked; none when the match is over.
    pub asked: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The seats that the client holds.
    pub yours: Vec<String>,
    /// Nothing if people may think as long as they like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// The seats that anybody at the table may give to a bot: they are waited for, and their people are gone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forsaken: Vec<String>,
    /// What people of a cooperative table propose to the seats that are asked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub proposals: Vec<Proposal>,
    /// What they point at.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pings: Vec<Ping>,
    /// The words that the seats mixed into the luck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entropy: Vec<String>,
    /// Words are still being mixed in: the match has not begun.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mixing: bool,
    /// So many answers later spectators see the table; 0 once it is over. They are told the version of what they see.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub delay: u32,
    /// Rivals may ask for hints at this table; who sits down agrees to it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct SeatEntry {
    pub seat: String,
    pub name: String,
    /// `person`, `open`, or `bot:` and a bot.
    pub occupant: String,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Outcome {
    pub winners: Vec<String>,
    /// One number per seat, 0 to 1.
    pub returns: Vec<f32>,
    /// The game's own points per seat, if it has any.
    pub scores: Vec<i32>,
}
