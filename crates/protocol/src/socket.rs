//! What travels over the socket of a table, `GET /api/v1/tables/{id}/socket`: each message is one JSON text.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Act, Acted, Legal, Problem, TurnNews, Undo, View};

/// A message of the client. Each is answered, in the order in which they came.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SocketRequest {
    /// Any number; the answer carries it.
    pub id: u32,
    pub ask: SocketAsk,
}

/// What is asked: the same as the endpoints of these names do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SocketAsk {
    Act(Act),
    Undo(Undo),
    Legal(OfSeat),
    View(OfSeat),
}

/// One of the client's seats; the first unless it is named, and for legal answers the first that is asked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OfSeat {
    #[schema(pattern = "^P[1-8]$")]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
}

/// A message of the server: news, at once and after every change, or the answer to a request. Exactly one of the
/// fields besides `id` is there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct SocketMessage<V> {
    /// The number of the request; missing in news.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u32>,
    #[serde(flatten)]
    pub told: SocketTold<V>,
}

/// What the server tells.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SocketTold<V> {
    News(TurnNews),
    Acted(Acted),
    Legal(Legal),
    View(View<V>),
    Problem(Problem),
}
