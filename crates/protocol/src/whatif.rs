//! What a seat imagines in its own turn, privately.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::bot::LoggedEvent;
use crate::whole::whole;

/// Body of `POST /api/v1/tables/{id}/what-if`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BeginWhatIf {
    /// One of one's seats that is asked.
    #[schema(pattern = "^P[1-8]$")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
}

/// Body of `POST /api/v1/tables/{id}/what-if/others`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StepWhatIf {
    /// The version of the what-if that the client has seen.
    #[serde(deserialize_with = "whole")]
    pub version: u32,
}

/// A position that is only imagined: what the seat cannot know is made up in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Imagined<V> {
    /// Grows with every step, those back included.
    pub version: u32,
    /// The version of the table from which it starts; when the table moves on, the what-if is forgotten.
    pub table: u32,
    /// The seat that answers next, or for which one looks.
    pub seat: String,
    pub asked: Vec<String>,
    /// In notation; empty if only others are asked.
    pub legal: Vec<String>,
    pub view: V,
    /// What was imagined to happen; the numbers count from the beginning of the what-if.
    pub events: Vec<LoggedEvent<V>>,
}
