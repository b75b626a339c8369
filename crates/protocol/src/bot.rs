//! What a seat sees and does. The client shows who it is by `Authorization: Bearer KEY`, or by its cookie.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::whole::whole;

/// Reply of `GET /api/v1/tables/{id}/view`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct View<V> {
    pub version: u32,
    /// A seat, or `spectator`.
    pub viewer: String,
    pub view: V,
}

/// Reply of `GET /api/v1/tables/{id}/legal`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Legal {
    pub version: u32,
    pub seat: String,
    /// In notation; empty if the seat is not asked.
    pub actions: Vec<String>,
    /// How many of its last choices the seat may take back without asking anybody.
    pub free_undo: u32,
}

/// Reply of `GET /api/v1/tables/{id}/refusals`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Refusals {
    pub version: u32,
    pub seat: String,
    pub refusals: Vec<Refused>,
}

/// A candidate action that a rule forbids.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Refused {
    pub action: String,
    pub rule: String,
    /// The sentence, with its numbers.
    pub why: String,
}

/// Reply of `POST /api/v1/tables/{id}/hint`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Hint {
    /// The version that it is about.
    pub version: u32,
    pub seat: String,
    #[serde(flatten)]
    pub weighed: Weighed,
}

/// The best answers of a seat, each given in the same imagined worlds. Shares of a victory are from 0 to 1.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Weighed {
    /// In how many worlds.
    pub worlds: u32,
    /// The best first.
    pub answers: Vec<WeighedAnswer>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct WeighedAnswer {
    pub action: String,
    /// The answer in the language of the request.
    pub label: String,
    /// Why, if the worlds tell, with the rules that make it so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The chance to win.
    pub chance: Measured,
    /// By how much the first answer is better.
    pub behind: Measured,
    /// What the seat has by the end of the turn.
    pub prospects: Vec<HintProspect>,
}

/// A mean, and how far the true one may be from it, 95 times of 100.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Measured {
    pub mean: f32,
    pub reach: f32,
}

/// One measure of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct HintProspect {
    pub name: String,
    /// The rule that makes it matter.
    pub rule: String,
    pub more_is_better: bool,
    pub mean: f32,
    /// By how much the first answer has more.
    pub first_has_more: Measured,
}

/// Body of `POST /api/v1/tables/{id}/act`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The version that the client has seen.
    #[serde(deserialize_with = "whole")]
    pub version: u32,
    pub action: String,
    /// Needed only by clients that hold several seats that are asked at once.
    #[schema(pattern = "^P[1-8]$")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
}

/// Body of `POST /api/v1/tables/{id}/undo`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    #[serde(deserialize_with = "whole")]
    pub version: u32,
    #[serde(default)]
    pub n: UndoCount,
}

/// How far to go back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum UndoCount {
    /// The last choice, and the forced answers that followed it.
    #[default]
    One,
    /// As far as it goes.
    All,
}

/// Reply of both: the version after the action and after the forced answers that followed it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Acted {
    pub version: u32,
}

/// Reply of `GET /api/v1/tables/{id}/log`: what became visible.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Log<E> {
    pub version: u32,
    pub viewer: String,
    pub events: Vec<LoggedEvent<E>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct LoggedEvent<E> {
    /// How many actions had been played; 0 is the setup.
    pub record: u32,
    pub event: E,
}

/// A message of `GET /api/v1/tables/{id}/events`, sent at once and after every change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct TurnNews {
    pub version: u32,
    pub asked: Vec<String>,
    pub is_over: bool,
}
