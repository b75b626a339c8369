//! Why an action is not allowed, in a form that can be told in any language.

use std::fmt;

use serde::Serialize;
use tinyvec::TinyVec;

/// The identity of a rule in the rules reference, such as `SW-CONQ-03`.
pub type RuleId = &'static str;

/// A rule-cited reason why an action is illegal.
///
/// `why` is the key of a message and `numbers` are its arguments, so that the sentence can be told in the
/// viewer's language: "needs 5: 2 base + 1 mountain + 2 defenders; you hold 4 (SW-CONQ-03)".
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    pub rule: RuleId,
    pub why: &'static str,
    /// Two fit without an allocation: listing legal actions makes and drops many refusals.
    pub numbers: TinyVec<[(&'static str, i32); 2]>,
}

impl Refusal {
    #[cold]
    pub fn new(rule: RuleId, why: &'static str) -> Self {
        Self { rule, why, numbers: TinyVec::new() }
    }

    /// Adds a named number.
    #[must_use]
    #[cold]
    pub fn with(mut self, name: &'static str, number: impl Into<i32>) -> Self {
        self.numbers.push((name, number.into()));
        self
    }

    /// The number called `name`, if the refusal carries it.
    pub fn number(&self, name: &str) -> Option<i32> {
        self.numbers.iter().find(|(it, _)| *it == name).map(|&(_, number)| number)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.why)?;
        for (name, number) in &self.numbers {
            write!(f, " {name}={number}")?;
        }
        write!(f, " ({})", self.rule)
    }
}

/// A broken invariant: a defect of ours, or a position that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what} ({rule})")]
pub struct Violation {
    pub rule: RuleId,
    pub what: String,
}

impl Violation {
    #[cold]
    pub fn new(rule: RuleId, what: impl Into<String>) -> Self {
        Self { rule, what: what.into() }
    }
}

/// One line of an audit: a rule that must hold, and what is wrong if it does not.
///
/// # Errors
/// When it does not hold.
#[inline]
pub fn ensure(is_true: bool, rule: RuleId, what: impl FnOnce() -> String) -> Result<(), Violation> {
    if is_true { Ok(()) } else { Err(Violation::new(rule, what())) }
}
