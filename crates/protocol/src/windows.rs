//! Answers in advance, and the clock.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::pattern::answers;

/// Reply of `GET /api/v1/tables/{id}/windows`, and of `POST` to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Windows {
    pub version: u32,
    pub seat: String,
    /// Every window of the game, with `always`, `never` or `ask`.
    #[schema(schema_with = answers)]
    pub windows: BTreeMap<String, String>,
    /// The seat declines whatever it would be asked, until its own turn.
    pub passing: bool,
}

/// Body of `POST /api/v1/tables/{id}/windows`; what is not named stays as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SetWindows {
    /// Needed only by clients that hold several seats.
    #[schema(pattern = "^P[1-8]$")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// Windows with `always`, `never` or `ask`.
    #[schema(schema_with = answers)]
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub set: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub passing: Option<bool>,
}

/// The clock of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Clock {
    /// What a person has for one decision, as in [`NewTable::clock`](crate::NewTable::clock). Then a bot sits in.
    pub per_decision: String,
    /// Seconds that are left to those who are waited for.
    pub left: BTreeMap<String, u32>,
}
