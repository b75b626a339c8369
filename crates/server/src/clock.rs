//! The clock of a server.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use table::Timestamp;
use tokio::time::Instant;

/// A difference up to this is on the way to the other clock and back.
const CLOSE: u64 = 1000;

/// It grows evenly while the program runs, whatever is done to the system's clock. Nodes that share a database follow
/// that one's, so that a moment which one of them has stored is the same for all. Cloning it is cheap.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    /// How many milliseconds this machine's is taken to be ahead of what it shows.
    wrong_by: i64,
    /// How many milliseconds it is ahead of this machine's.
    ahead: Arc<AtomicI64>,
}

impl Clock {
    /// As if this machine's clock were so many seconds ahead of what it shows, or behind it if that is less than 0: for
    /// tests.
    pub fn wrong_by(seconds: i64) -> Self {
        Self { wrong_by: seconds * 1000, ..Self::default() }
    }

    pub(crate) fn now(&self) -> Timestamp {
        Timestamp(self.of_machine().saturating_add_signed(self.ahead.load(Ordering::Relaxed)))
    }

    /// A moment as tokio tells it; nothing if it has come.
    pub(crate) fn ahead(&self, at: Timestamp) -> Option<Instant> {
        let wait = at.since(self.now());
        (!wait.is_zero()).then(|| Instant::now() + wait)
    }

    /// Goes by another clock, which shows this now.
    pub(crate) fn follow(&self, told: Timestamp) {
        if CLOSE < told.0.abs_diff(self.now().0) {
            let ahead = told.0.wrapping_sub(self.of_machine()).cast_signed();
            self.ahead.store(ahead, Ordering::Relaxed);
        }
    }

    fn of_machine(&self) -> u64 {
        of_machine().0.saturating_add_signed(self.wrong_by)
    }
}

fn of_machine() -> Timestamp {
    let (begin, then) = anchor();
    let now = Instant::now();
    match now.checked_duration_since(begin) {
        Some(passed) => then + passed,
        None => Timestamp(then.0.saturating_sub(millis(begin - now))),
    }
}

fn anchor() -> (Instant, Timestamp) {
    static ANCHOR: OnceLock<(Instant, Timestamp)> = OnceLock::new();
    *ANCHOR.get_or_init(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        (Instant::now(), Timestamp(millis(since)))
    })
}

fn millis(span: Duration) -> u64 {
    u64::try_from(span.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use table::Timestamp;
    use tokio::time::{Instant, advance};

    use super::Clock;

    #[tokio::test(start_paused = true)]
    async fn machines_whose_clocks_differ_by_hours_go_by_the_same_one() {
        let of_database = Timestamp(1_900_000_000_000);
        let (one, other, third) = (Clock::default(), Clock::default(), Clock::wrong_by(-7200));
        assert!(third.now() < other.now());
        one.follow(of_database + Duration::from_secs(7200));
        for clock in [&one, &other, &third] {
            clock.follow(of_database);
            assert_eq!(clock.now(), of_database);
        }
        advance(Duration::from_secs(60)).await;
        assert_eq!(one.now(), of_database + Duration::from_secs(60));
        assert_eq!(one.ahead(one.now()), None);
        let soon = one.now() + Duration::from_secs(5);
        assert_eq!(one.ahead(soon), Some(Instant::now() + Duration::from_secs(5)));
        // What an answer takes on its way moves nothing.
        one.follow(of_database + Duration::from_millis(60_400));
        assert_eq!(one.now(), of_database + Duration::from_secs(60));
    }
}
