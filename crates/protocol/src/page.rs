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
    /// What led to these parts, to be played before they are put in place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub beats: Vec<Beat>,
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
        Self {
            version,
            reload: true,
            parts: Vec::new(),
            beats: Vec::new(),
            moment: None,
            problem: None,
        }
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

/// A beat of a performance: one thing that happens on the table, and what the page shows then. A page may leave any of
/// them out; the parts of the message are the truth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beat {
    #[serde(rename = "do")]
    pub verb: Verb,
    /// The ids of the elements that it is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub on: Vec<String>,
    /// The id of the element that it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// The id of the element that it goes to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// How long it lasts, in milliseconds.
    pub ms: u16,
    /// It is played together with the one before.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub with: bool,
    /// What the page shows when it is over; a roll shows it from its beginning, without faces.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<PagePart>,
    /// What is told to who listens, when it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub say: Option<String>,
    /// The name of what is heard with it. A page that does not know it is silent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sound: Option<String>,
}

/// What is done in a beat. A page plays one that it does not know as a pause of no length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verb {
    Roll,
    Flip,
    Fly,
    Enter,
    Leave,
    Strike,
    Hit,
    Count,
    Turn,
    Show,
    Banner,
    Triumph,
    Downfall,
    Pause,
}
