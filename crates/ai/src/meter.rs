//! How long a search has gone on, and how long it may.

use std::time::Duration;

use crate::clock::{Clock, Deadline, Measure};
use crate::spec::Budget;

/// How many iterations pass between two looks at whether the answer can still change.
const DECIDED_INTERVAL: u32 = 128;
/// How many iterations pass between two looks at the processor time, which the system is asked for.
const PROCESSOR_INTERVAL: u32 = 8;

/// A budget, and what is used of it.
#[derive(Clone, Copy)]
pub(crate) struct Meter {
    max_iterations: u32,
    time: Option<Duration>,
    measure: Measure,
    pub(crate) n_iterations: u32,
    /// The time that the search took before it was interrupted.
    spent: Duration,
}

/// A search between two interruptions.
#[derive(Clone, Copy)]
pub(crate) struct Stint<'a> {
    clock: &'a dyn Clock,
    begin: Duration,
    until: Option<Duration>,
    pub(crate) deadline: Deadline<'a>,
}

/// Whether a search goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pause {
    No,
    /// It goes on later.
    Interrupted,
    Over,
}

impl Meter {
    pub(crate) fn new(budget: Budget) -> Self {
        let (max_iterations, time, measure) = match budget {
            Budget::Iterations(n) => (n, None, Measure::Passing),
            Budget::Time(time) => (u32::MAX, Some(time), Measure::Passing),
            Budget::Processor(time) => (u32::MAX, Some(time), Measure::Processor),
            Budget::Bounded(n, time) => (n, Some(time), Measure::Passing),
        };
        Self { max_iterations, time, measure, n_iterations: 0, spent: Duration::ZERO }
    }

    /// The same budget, of which nothing is used.
    pub(crate) fn anew(self) -> Self {
        Self { n_iterations: 0, spent: Duration::ZERO, ..self }
    }

    /// Begins to search, until the clock shows `until` if that comes first. Interruptions do not count as time.
    pub(crate) fn begin<'a>(&self, clock: &'a dyn Clock, until: Option<Duration>) -> Stint<'a> {
        let is_timed = self.time.is_some() || until.is_some();
        let begin = if is_timed { self.measure.read(clock) } else { Duration::ZERO };
        let at = self.time.map(|it| begin + it.saturating_sub(self.spent));
        Stint { clock, begin, until, deadline: Deadline { clock, measure: self.measure, at } }
    }

    /// Counts an iteration. The search is over as well if the best answer has a lead, in visits, that it cannot lose in
    /// the time that is left.
    ///
    /// How often it is interrupted changes nothing about the answer to a budget of iterations.
    pub(crate) fn count(&mut self, stint: &Stint<'_>, lead: impl FnOnce() -> u32) -> Pause {
        self.n_iterations += 1;
        if self.max_iterations <= self.n_iterations {
            return Pause::Over;
        }
        let is_unread = self.measure == Measure::Processor
            && !self.n_iterations.is_multiple_of(PROCESSOR_INTERVAL);
        if is_unread || self.time.is_none() && stint.until.is_none() {
            return Pause::No;
        }
        let now = self.measure.read(stint.clock);
        let spent = self.spent + now.saturating_sub(stint.begin);
        if let Some(at) = stint.deadline.at {
            if at <= now {
                return Pause::Over;
            }
            if self.n_iterations.is_multiple_of(DECIDED_INTERVAL) {
                let pace = f64::from(self.n_iterations) / spent.as_secs_f64();
                let n_left = pace * (at - now).as_secs_f64();
                if n_left.min(f64::from(self.max_iterations - self.n_iterations))
                    < f64::from(lead())
                {
                    return Pause::Over;
                }
            }
        }
        let is_interrupted = || match self.measure {
            Measure::Passing => stint.until.is_some_and(|it| it <= now),
            Measure::Processor => stint.until.is_some_and(|it| it <= stint.clock.now()),
        };
        if is_interrupted() {
            self.spent = spent;
            return Pause::Interrupted;
        }
        Pause::No
    }
}
