//! Reading the notation of actions: a verb and its nouns, word by word.

use std::fmt;
use std::iter::Peekable;
use std::str::{FromStr, SplitAsciiWhitespace};

use crate::UnknownName;

/// The text is no action of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseActionError(String);

impl ParseActionError {
    pub fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }

    /// `known` are the verbs that the game has.
    pub fn unknown_verb(verb: &str, known: &[&str]) -> Self {
        Self(format!("'{verb}' is no verb of this game: there are {}", known.join(", ")))
    }
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ParseActionError {}

impl From<UnknownName> for ParseActionError {
    fn from(error: UnknownName) -> Self {
        Self(error.to_string())
    }
}

/// The words of an action, read from left to right.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    text: &'a str,
    rest: Peekable<SplitAsciiWhitespace<'a>>,
}

impl<'a> Words<'a> {
    pub fn of(text: &'a str) -> Self {
        Self { text, rest: text.split_ascii_whitespace().peekable() }
    }

    /// The first word; empty if there is none.
    pub fn verb(&mut self) -> &'a str {
        self.maybe().unwrap_or_default()
    }

    /// The next word, which stays the next.
    pub fn peek(&mut self) -> Option<&'a str> {
        self.rest.peek().copied()
    }

    /// The next word, if there is one.
    pub fn maybe(&mut self) -> Option<&'a str> {
        self.rest.next()
    }

    /// The next word.
    ///
    /// # Errors
    /// There is none; `what` says what it should have been.
    pub fn word(&mut self, what: &str) -> Result<&'a str, ParseActionError> {
        self.maybe().ok_or_else(|| self.lacks(&format!("a {what}")))
    }

    /// The next word, read as a name.
    ///
    /// # Errors
    /// There is none, or it names nothing of its kind.
    pub fn next<T>(&mut self, what: &str) -> Result<T, ParseActionError>
    where
        T: FromStr<Err: Into<ParseActionError>>,
    {
        self.word(what)?.parse().map_err(Into::into)
    }

    /// All words that are left.
    pub fn rest(&mut self) -> impl Iterator<Item = &'a str> {
        self.rest.by_ref()
    }

    /// Something should have followed.
    pub fn lacks(&self, what: &str) -> ParseActionError {
        ParseActionError(format!("'{}' lacks {what}", self.text))
    }

    /// The action, if nothing follows.
    ///
    /// # Errors
    /// A word too many.
    pub fn end<A>(&mut self, action: A) -> Result<A, ParseActionError> {
        match self.rest.next() {
            None => Ok(action),
            Some(word) => {
                Err(ParseActionError(format!("'{}' has a word too many: '{word}'", self.text)))
            }
        }
    }
}
