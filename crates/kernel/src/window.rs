//! Answers that a person can give in advance.

use std::fmt;
use std::str::FromStr;

/// What an answer means in a window: a moment at which a seat may do something, or let it be.
///
/// A game names its windows by keys (`defend`). Whoever drives a seat answers for it in a window as the person behind
/// it wished before; the rules and the record know nothing of that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowAnswer {
    /// Lets it be.
    Decline,
    /// Lets it be, here and in every such window until the seat's own turn.
    Hold,
    /// Does what the window with this key is for.
    Use(&'static str),
}

/// What is done in one kind of window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Preference {
    /// Does what the window is for, if there is one way to do it; with several ways the person is asked.
    Always,
    /// Lets it be.
    Never,
    #[default]
    Ask,
}

impl Preference {
    pub const ALL: [Self; 3] = [Self::Always, Self::Never, Self::Ask];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Always => "always",
            Self::Never => "never",
            Self::Ask => "ask",
        }
    }
}

impl fmt::Display for Preference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Preference {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|it| it.name() == text);
        found.ok_or_else(|| format!("'{text}' is no answer in advance: it is always, never or ask"))
    }
}
