//! What a host watches of all tables together. It tells nothing of any table.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::numbers::{Metric, Numbers};

/// Counters, from the start of the shell.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    pub(crate) tables_made: AtomicU64,
    /// Lines of matches that were written: actions of people and bots, and what was taken back.
    pub(crate) lines: AtomicU64,
    /// Lines of match files that were brought, as they are checked.
    pub(crate) brought_lines: Arc<AtomicU64>,
    pub(crate) refusals: AtomicU64,
    pub(crate) faults: AtomicU64,
    /// Requests that tables served: commands and questions.
    pub(crate) commands: AtomicU64,
    /// Decisions that bots thought about.
    pub(crate) thoughts: AtomicU64,
    /// Those that players' own browsers thought about.
    pub(crate) thoughts_of_browsers: AtomicU64,
    /// Requests for tables that other nodes have.
    pub(crate) passed: AtomicU64,
    /// Notifications that arrived, and that did not.
    pub(crate) notices: AtomicU64,
    pub(crate) notices_lost: AtomicU64,
    /// Streams of events that are open now.
    pub(crate) streams: AtomicU64,
}

/// Counts one more.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

impl Counts {
    /// Everything, with what is true now.
    pub(crate) fn tell(&self, numbers: &mut Numbers, now: Now) {
        let of = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let gauges = [
            ("gospoda_tables_in_memory", "Tables in memory.", now.n_tables as u64),
            ("gospoda_streams_open", "Open streams of events.", of(&self.streams)),
            (
                "gospoda_bots_waiting",
                "Bots that wait for a thread to think on.",
                now.n_waiting as u64,
            ),
            ("gospoda_store_up", "Whether the store answers.", u64::from(now.is_well)),
        ];
        for (name, help, value) in gauges {
            numbers.one(Metric::gauge(name, help), value);
        }
        let counters = [
            ("gospoda_tables_made_total", "Tables that were made.", &self.tables_made),
            ("gospoda_lines_total", "Lines of matches that were stored.", &self.lines),
            (
                "gospoda_brought_lines_total",
                "Lines of match files that were brought and checked.",
                &self.brought_lines,
            ),
            ("gospoda_thoughts_total", "Decisions that bots thought about.", &self.thoughts),
            (
                "gospoda_thoughts_of_browsers_total",
                "Decisions of bots that players' own browsers thought about.",
                &self.thoughts_of_browsers,
            ),
            (
                "gospoda_commands_total",
                "Commands and questions that tables served.",
                &self.commands,
            ),
            ("gospoda_refusals_total", "Commands that were refused.", &self.refusals),
            ("gospoda_passed_total", "Requests that another node answered.", &self.passed),
            ("gospoda_notices_total", "Notifications that were taken.", &self.notices),
            ("gospoda_notices_lost_total", "Notifications that nobody took.", &self.notices_lost),
            ("gospoda_faults_total", "Tables that met a fault.", &self.faults),
        ];
        for (name, help, counter) in counters {
            numbers.one(Metric::counter(name, help), of(counter));
        }
    }
}

/// What is true when the numbers are told.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Now {
    pub(crate) n_tables: usize,
    pub(crate) n_waiting: usize,
    pub(crate) is_well: bool,
}

#[cfg(test)]
mod tests {
    use super::{Counts, Now, count};
    use crate::numbers::Numbers;

    #[test]
    fn every_number_has_a_help_and_a_type() {
        let counts = Counts::default();
        count(&counts.lines);
        count(&counts.lines);
        let mut numbers = Numbers::default();
        counts.tell(&mut numbers, Now { n_tables: 3, n_waiting: 0, is_well: true });
        let told = numbers.into_text();
        assert_eq!(told.lines().count() % 3, 0);
        for line in ["gospoda_tables_in_memory 3", "gospoda_lines_total 2", "gospoda_store_up 1"] {
            assert!(told.lines().any(|it| it == line), "{line}");
        }
    }
}
