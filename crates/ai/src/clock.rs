//! The time by which bots think. It is an argument: a browser's WebAssembly has no clock of its own.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// A clock that never goes back.
pub trait Clock: Send + Sync {
    /// The time since some moment, the same for all calls.
    fn now(&self) -> Duration;

    /// The processor time that the calling thread has used. Where nobody can say, it is the time that passes.
    fn thread_time(&self) -> Duration {
        self.now()
    }
}

/// The clock of the operating system. WebAssembly has none: there it panics.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        static START: OnceLock<Instant> = OnceLock::new();
        START.get_or_init(Instant::now).elapsed()
    }

    #[cfg(unix)]
    fn thread_time(&self) -> Duration {
        use rustix::time::{ClockId, clock_gettime};
        let used = clock_gettime(ClockId::ThreadCPUTime);
        Duration::new(used.tv_sec.unsigned_abs(), used.tv_nsec as u32)
    }
}

/// What a budget of time is measured by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Measure {
    Passing,
    Processor,
}

impl Measure {
    pub(crate) fn read(self, clock: &dyn Clock) -> Duration {
        match self {
            Self::Passing => clock.now(),
            Self::Processor => clock.thread_time(),
        }
    }
}

/// When to stop, if there is such a time.
#[derive(Clone, Copy)]
pub(crate) struct Deadline<'a> {
    pub(crate) clock: &'a dyn Clock,
    pub(crate) measure: Measure,
    pub(crate) at: Option<Duration>,
}

impl<'a> Deadline<'a> {
    pub(crate) fn never(clock: &'a dyn Clock) -> Self {
        Self { clock, measure: Measure::Passing, at: None }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.at.is_some_and(|it| it <= self.measure.read(self.clock))
    }
}
