//! What a seat sees and does. The client shows who it is by `Authorization: Bearer KEY`, or by its cookie.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

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

/// Body of `POST /api/v1/tables/{id}/act`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The version that the client has seen.
    pub version: u32,
    pub action: String,
    /// Needed only by clients that hold several seats that are asked at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
}

/// Body of `POST /api/v1/tables/{id}/undo`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
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
