//! Scenario files: a position, named luck, actions and expectations. `docs/scenario-file.md` is for those who write
//! them; everything is strict, so that a scenario cannot pass by accident.

mod parse;
mod position;
mod run;
mod script;

pub use parse::{Source, SourceError, parse};
pub(crate) use run::run;

use serde::Serialize;

use crate::game::Refused;

/// A line of a scenario that does not hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Failure {
    pub line: usize,
    pub what: String,
    pub expected: String,
    pub found: String,
    /// The rule that got in the way, for a narrator to tell; `found` has its numbers as the script would write them.
    #[serde(skip)]
    pub refused: Option<Refused>,
}

/// What came of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    pub title: String,
    /// The rules it proves.
    pub rules: Vec<String>,
    /// Lines of the script that were checked.
    pub checked: usize,
    pub failure: Option<Failure>,
}
