//! What the page's own script is told.

use serde::{Deserialize, Serialize};

/// A message of `GET /table/{id}/events`: the parts of the page that changed. After a reconnect, all of them. The
/// answers to posted forms have the same shape, with the fields of a [`Problem`](crate::Problem) if something was wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageNews {
    pub version: u32,
    /// The page is to be asked for again: somebody else is to sit down at this screen.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reload: bool,
    pub parts: Vec<PagePart>,
}

/// An element, by its id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PagePart {
    pub id: String,
    pub html: String,
}
