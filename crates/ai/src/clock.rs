//! The time by which bots think. It is an argument: a browser's WebAssembly has no clock of its own.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// A clock that never goes back.
pub trait Clock: Send + Sync {
    /// The time since some moment, the same for all calls.
    fn now(&self) -> Duration;
}

/// The clock of the operating system. WebAssembly has none: there it panics.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        static START: OnceLock<Instant> = OnceLock::new();
        START.get_or_init(Instant::now).elapsed()
    }
}

/// When to stop, if there is such a time.
#[derive(Clone, Copy)]
pub(crate) struct Deadline<'a> {
    pub(crate) clock: &'a dyn Clock,
    pub(crate) at: Option<Duration>,
}

impl Deadline<'_> {
    pub(crate) fn is_over(&self) -> bool {
        self.at.is_some_and(|it| it <= self.clock.now())
    }
}
