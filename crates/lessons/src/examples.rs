//! Examples of rules: for most rules a scenario that shows what the rule says, as a position to try.

use std::sync::Arc;

use crate::lesson::{Lesson, LessonError};

/// A scenario that shows what a rule says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    pub rule: &'static str,
    /// `smallworld`
    pub game: &'static str,
    /// Below `scenarios/`: `smallworld/conquest/conq-03-cost.scenario`
    pub file: &'static str,
    script: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/examples.rs"));

/// All of them, in the order of `lessons/examples.txt`, by the names of the rules.
pub fn examples() -> &'static [Example] {
    EXAMPLES
}

/// Whether there is an example of a rule.
pub fn has_example(rule: &str) -> bool {
    of_rule(rule).is_some()
}

fn of_rule(rule: &str) -> Option<&'static Example> {
    EXAMPLES.binary_search_by(|it| it.rule.cmp(rule)).ok().map(|at| &EXAMPLES[at])
}

/// The example with this id, such as `smallworld/SW-CONQ-03`.
pub(crate) fn find(id: &str) -> Option<Arc<Lesson>> {
    let (game, rule) = id.split_once('/')?;
    let example = of_rule(rule).filter(|it| it.game == game)?;
    // Tests see to it that each can be read.
    example.read().ok().map(Arc::new)
}

impl Example {
    /// # Errors
    /// It cannot be read, or does not hold.
    pub fn read(&self) -> Result<Lesson, LessonError> {
        Lesson::of_rule(self.rule, self.file, self.script)
    }
}
