//! What a host watches: numbers in the text form that Prometheus reads. They tell nothing of any table.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

/// Counters, from the start of the shell.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    pub(crate) tables_made: AtomicU64,
    /// Lines of matches that were written: actions of people and bots, and what was taken back.
    pub(crate) lines: AtomicU64,
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
    pub(crate) fn told(&self, n_tables: usize, n_waiting: usize, is_well: bool) -> String {
        let of = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let rows = [
            ("gauge", "gospoda_tables_in_memory", "Tables in memory.", n_tables as u64),
            ("gauge", "gospoda_streams_open", "Open streams of events.", of(&self.streams)),
            (
                "gauge",
                "gospoda_bots_waiting",
                "Bots that wait for a thread to think on.",
                n_waiting as u64,
            ),
            ("gauge", "gospoda_store_up", "Whether the store answers.", u64::from(is_well)),
            (
                "counter",
                "gospoda_tables_made_total",
                "Tables that were made.",
                of(&self.tables_made),
            ),
            (
                "counter",
                "gospoda_lines_total",
                "Lines of matches that were stored.",
                of(&self.lines),
            ),
            (
                "counter",
                "gospoda_thoughts_total",
                "Decisions that bots thought about.",
                of(&self.thoughts),
            ),
            (
                "counter",
                "gospoda_thoughts_of_browsers_total",
                "Decisions of bots that players' own browsers thought about.",
                of(&self.thoughts_of_browsers),
            ),
            (
                "counter",
                "gospoda_commands_total",
                "Commands and questions that tables served.",
                of(&self.commands),
            ),
            (
                "counter",
                "gospoda_refusals_total",
                "Commands that were refused.",
                of(&self.refusals),
            ),
            (
                "counter",
                "gospoda_passed_total",
                "Requests that another node answered.",
                of(&self.passed),
            ),
            (
                "counter",
                "gospoda_notices_total",
                "Notifications that were taken.",
                of(&self.notices),
            ),
            (
                "counter",
                "gospoda_notices_lost_total",
                "Notifications that nobody took.",
                of(&self.notices_lost),
            ),
            ("counter", "gospoda_faults_total", "Tables that met a fault.", of(&self.faults)),
        ];
        let mut res = String::new();
        for (kind, name, help, value) in rows {
            let _ = writeln!(res, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
        }
        res
    }
}

#[cfg(test)]
mod tests {
    use super::{Counts, count};

    #[test]
    fn every_number_has_a_help_and_a_type() {
        let counts = Counts::default();
        count(&counts.lines);
        count(&counts.lines);
        let told = counts.told(3, 0, true);
        assert_eq!(told.lines().count() % 3, 0);
        for line in ["gospoda_tables_in_memory 3", "gospoda_lines_total 2", "gospoda_store_up 1"] {
            assert!(told.lines().any(|it| it == line), "{line}");
        }
    }
}
