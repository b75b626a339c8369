//! What the page's own script is told.

use serde::{Deserialize, Serialize};

use crate::Problem;

/// A message of `GET /table/{id}/events`: the parts of the page that changed. After a reconnect, all of them. The
/// answers to posted forms have the same shape, with the fields of a [`Problem`] if something was wrong. `P` is a
/// [`PagePart`], or one that is written as JSON already.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageNews<P = PagePart> {
    pub version: u32,
    /// The page is to be asked for again: somebody else is to sit down at this screen.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reload: bool,
    pub parts: Vec<P>,
    /// When the parts were drawn; nothing where messages cannot overtake each other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moment: Option<Moment>,
    /// What was wrong with a form. Its version is left out: there is one already.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub problem: Option<Problem>,
}

impl PageNews {
    /// The page is to be asked for again.
    pub const fn reload(version: u32) -> Self {
        Self { version, reload: true, parts: Vec::new(), moment: None, problem: None }
    }
}

/// When parts were drawn: by which copy of a table in memory, and when by its clock, which never stands still and never
/// goes back. An answer to a form and a message of the stream may overtake each other: of two that were drawn by the same
/// copy the later one is newer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment(pub u32, pub u64);

/// An element, by its id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PagePart {
    pub id: String,
    pub html: String,
}
