//! What people of a cooperative table tell each other on the board. Nothing of it is recorded.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::whole::whole;

/// Body of `POST /api/v1/tables/{id}/proposals`: an answer that another seat could give. The reply is
/// [`Acted`](crate::Acted), with the version as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Propose {
    /// The version that the client has seen.
    #[serde(deserialize_with = "whole")]
    pub version: u32,
    pub action: String,
    /// Whose answer it would be; needed only where several seats are asked.
    #[schema(pattern = "^P[1-8]$")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// Needed only by clients that hold several seats.
    #[schema(pattern = "^P[1-8]$")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
}

/// A proposal that stands until the table moves on. Whoever makes another one replaces it; `DELETE` of
/// `/api/v1/tables/{id}/proposals/{by}` declines or withdraws it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Proposal {
    pub by: String,
    /// The seat that may do it.
    pub to: String,
    pub action: String,
}

/// Body of `POST /api/v1/tables/{id}/ping`: shows everybody a space of the board. The reply is [`Acted`](crate::Acted).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Point {
    pub space: String,
    /// Needed only by clients that hold several seats.
    #[schema(pattern = "^P[1-8]$")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
}

/// A space that somebody points at, for a few seconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Ping {
    pub by: String,
    pub space: String,
}
