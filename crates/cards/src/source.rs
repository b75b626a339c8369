//! Content as text: what ships with a game, and what the owner of a printed game puts in its place.

use std::fmt::Display;

use serde::de::{DeserializeOwned, Error};
use serde::{Deserialize, Deserializer};

/// A mistake in a content file, and where it is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}:{column}: {what}")]
pub struct Fault {
    pub file: String,
    pub line: usize,
    pub column: usize,
    pub what: String,
}

impl Fault {
    /// A mistake that belongs to a file as a whole.
    pub fn of(file: &str, what: impl Display) -> Self {
        Self { file: file.to_owned(), line: 1, column: 1, what: what.to_string() }
    }

    /// A mistake in what stands at `needle` in `text`, or in the file as a whole if that is not found.
    pub fn at(file: &str, text: &str, needle: &str, what: impl Display) -> Self {
        let found = text.lines().enumerate().find_map(|(idx, line)| {
            line.find(needle).map(|at| (idx + 1, line[..at].chars().count() + 1))
        });
        let (line, column) = found.unwrap_or((1, 1));
        Self { file: file.to_owned(), line, column, what: what.to_string() }
    }
}

/// Reads a file in RON, the notation of the data that ships with the games.
///
/// # Errors
/// The first mistake, with its place.
pub fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, Fault> {
    let options =
        ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(text).map_err(|error| Fault {
        file: file.to_owned(),
        line: error.span.start.line,
        column: error.span.start.col,
        what: error.code.to_string(),
    })
}

/// A number from `LEAST` to `MOST`, for `#[serde(deserialize_with = "within::<1, 20, _>")]`.
///
/// # Errors
/// When the number is outside.
pub fn within<'de, const LEAST: u8, const MOST: u8, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<u8, D::Error> {
    let number = u8::deserialize(deserializer)?;
    if (LEAST..=MOST).contains(&number) {
        return Ok(number);
    }
    Err(D::Error::custom(format!("{number} is not from {LEAST} to {MOST}")))
}
