//! The toy as a game that scenarios can be played against.

use kernel::{TableOption, TableSetup};
use scenario::{Failure, Report};

use crate::toy::{Flaw, Toy};

impl TableSetup for Flaw {
    const OPTIONS: &'static [TableOption] = &[];

    fn of(_: u8) -> Self {
        Self::Nothing
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), String> {
        *self = match (key, value) {
            ("flaw", "forgets-in-storage") => Self::ForgetsInStorage,
            ("flaw", "allows-more") => Self::AllowsMore,
            ("flaw", "lists-too-much") => Self::ListsTooMuch,
            ("flaw", "has-no-answer") => Self::HasNoAnswer,
            ("flaw", "panics") => Self::Panics,
            _ => return Err(format!("'{key} = {value}' is no option")),
        };
        Ok(())
    }

    fn n_seats(&self) -> u8 {
        2
    }
}

/// What comes of a script, with some lines added to the head.
pub(crate) fn played(head: &str, script: &str) -> Report {
    let text = format!("game = \"toy\"\ntitle = \"a toy\"\nseats = 2\n{head}\n---\n{script}\n");
    scenario::run::<Toy>(&scenario::parse(&text).expect("it can be read"))
}

/// The cards of the deck from its top, which the toy draws last to first.
pub(crate) const DECK: &str = "luck = [\"deck: 1 2 3 4 5 6 7 8\"]";

/// The script holds.
#[track_caller]
pub(crate) fn holds(script: &str) {
    let report = played(DECK, script);
    assert_eq!(report.failure, None, "{script}");
}

/// The script fails in its last line.
#[track_caller]
pub(crate) fn fails(script: &str) -> Failure {
    let report = played(DECK, script);
    let failure = report.failure.unwrap_or_else(|| panic!("it holds: {script}"));
    assert_eq!(failure.line, 5 + script.lines().count(), "{failure:?}");
    failure
}
