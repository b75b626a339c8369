//! Scenario files: a position, named luck, actions and expectations. `docs/scenario-file.md` is for those who write
//! them; everything is strict, so that a scenario cannot pass by accident. A lesson is a scenario with steps
//! (`docs/lesson-file.md`): [`LessonHead`] and [`Step`] are what it says besides.

mod condition;
mod content;
mod events;
mod example;
mod expect;
mod folder;
mod framing;
mod lesson;
mod parse;
mod pattern;
mod plain;
mod position;
mod puzzle;
mod run;
mod script;
mod sentences;
mod statement;
mod teach;
mod tree;

pub use condition::{Condition, Moment, Op, Wanted, Wish, read_conditions};
pub use content::{Found, Grammar};
pub use events::event_names;
pub use folder::{LIST, assert_all_hold, failures, files};
pub use framing::Framed;
pub use lesson::{After, Answers, Best, LessonHead, Show, Step, Stray, Told, read_shows};
pub use parse::{Source, SourceError, parse};
pub use pattern::{Offer, Pattern};
pub use puzzle::{Limits, Proof, PuzzleFault, prove};
pub use run::{Solution, run, solve};
pub use script::NamedLuck;
pub use sentences::{Sentence, Sentences, assert_played};

use std::collections::BTreeSet;

use kernel::{Game, Refusal, TableSetup};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A game that scenarios can be played against.
pub trait Staged: Game<Setup: TableSetup, Event: DeserializeOwned> {}

impl<G: Game<Setup: TableSetup, Event: DeserializeOwned>> Staged for G {}

/// A line of a scenario that does not hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Failure {
    pub line: usize,
    pub what: String,
    pub expected: String,
    pub found: String,
    /// The rule that got in the way, for a narrator to tell; `found` has its numbers as the script would write them.
    #[serde(skip)]
    pub refused: Option<Box<Refusal>>,
}

/// What came of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    pub title: String,
    /// The rules that its lines carry, as far as they held.
    pub rules: BTreeSet<String>,
    /// Lines of the script that were checked.
    pub checked: usize,
    pub failure: Option<Failure>,
}

fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value)
        .unwrap_or_else(|error| unreachable!("views and positions are plain data: {error}"))
}
