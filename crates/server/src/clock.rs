//! The clock of this program.

use std::sync::OnceLock;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use table::Timestamp;
use tokio::time::Instant;

/// Now. It grows evenly while the program runs, whatever is done to the system's clock.
pub(crate) fn now() -> Timestamp {
    let (begin, then) = anchor();
    let now = Instant::now();
    match now.checked_duration_since(begin) {
        Some(passed) => then + passed,
        None => Timestamp(then.0.saturating_sub(millis(begin - now))),
    }
}

/// A moment as tokio tells it; nothing if it has come.
pub(crate) fn ahead(at: Timestamp) -> Option<Instant> {
    let wait = at.since(now());
    (!wait.is_zero()).then(|| Instant::now() + wait)
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
