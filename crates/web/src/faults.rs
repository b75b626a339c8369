//! Faults of tables. The operator is told of each once, however many clients meet it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use catalog::FileError;
use table::{Fault, StoredTable, TableError, TableId, unreplayed};

use crate::context::Context;
use crate::metrics::count;

/// So many different faults of one table are told.
const MOST_TOLD: usize = 8;

/// The faults of tables that were not opened well since.
#[derive(Debug, Default)]
pub(crate) struct Faults(Mutex<HashMap<TableId, Known>>);

#[derive(Debug, Default)]
struct Known {
    stands_still: bool,
    /// The versions of these faults, and why they came.
    told: Vec<(u32, String)>,
}

impl Faults {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, Known>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this is the first time that a fault is met.
    fn is_new(&self, table: TableId, fault: &Fault) -> bool {
        let mut known = self.lock();
        let Known { stands_still, told } = known.entry(table).or_default();
        *stands_still |= fault.stands_still;
        let is_same =
            |(version, why): &(u32, String)| *version == fault.version && *why == fault.why;
        if MOST_TOLD <= told.len() || told.iter().any(is_same) {
            return false;
        }
        told.push((fault.version, fault.why.clone()));
        true
    }

    /// Whether a table stands still after a fault, as far as this shell has met it.
    pub(crate) fn stands_still(&self, table: TableId) -> bool {
        self.lock().get(&table).is_some_and(|it| it.stands_still)
    }

    /// A table was opened well, or is to be tried again.
    pub(crate) fn forget(&self, table: TableId) {
        self.lock().remove(&table);
    }
}

impl Context {
    /// Tells the operator of a fault, unless he was told.
    pub(crate) fn report(&self, table: TableId, fault: &Fault) {
        if self.faults.is_new(table, fault) {
            count(&self.counts.faults);
            self.host.report(table, fault);
        }
    }

    /// What [`StoreError::Damaged`](table::StoreError::Damaged) tells.
    pub(crate) fn damaged(&self, table: TableId, number: u32) -> TableError {
        let what = match number {
            0 => "the header or the seed was changed in the store".to_owned(),
            _ => format!("line {number} is missing in the store or was changed there"),
        };
        self.unreadable(table, number, what.clone(), what, String::new())
    }

    /// A line is as it was stored, and does not follow from those before it.
    pub(crate) fn unreplayed(&self, stored: &StoredTable, error: &FileError) -> TableError {
        let what = unreplayed(error.line);
        let lines = stored.lines.iter().map(|it| it.text.as_str());
        let lines: Vec<&str> = [stored.header.as_str()].into_iter().chain(lines).collect();
        let version = u32::try_from(error.line).unwrap_or(u32::MAX);
        let why = format!("{what}: {}", error.what);
        self.unreadable(stored.id, version, what, why, lines.join("\n"))
    }

    fn unreadable(
        &self,
        table: TableId,
        version: u32,
        what: String,
        why: String,
        match_file: String,
    ) -> TableError {
        self.report(table, &Fault { version, what, why, match_file, stands_still: true });
        TableError::Frozen
    }
}

#[cfg(test)]
mod tests {
    use table::{Fault, TableId};

    use super::{Faults, MOST_TOLD};

    fn fault(version: u32, why: &str, stands_still: bool) -> Fault {
        let (what, why, match_file) = ("a fault".to_owned(), why.to_owned(), String::new());
        Fault { version, what, why, match_file, stands_still }
    }

    #[test]
    fn a_fault_is_new_once_until_its_table_was_opened_well() {
        let (faults, one, other) =
            (Faults::default(), TableId::of_number(1), TableId::of_number(2));
        assert!(faults.is_new(one, &fault(3, "a panic", false)));
        assert!(!faults.is_new(one, &fault(3, "a panic", false)));
        assert!(!faults.stands_still(one), "somebody looked, and it goes on");
        assert!(faults.is_new(one, &fault(3, "another one", true)));
        assert!(faults.is_new(one, &fault(4, "a panic", false)));
        assert!(faults.is_new(other, &fault(3, "a panic", true)));
        assert!(faults.stands_still(one) && faults.stands_still(other));
        faults.forget(one);
        assert!(!faults.stands_still(one) && faults.stands_still(other));
        assert!(faults.is_new(one, &fault(3, "a panic", true)));
    }

    #[test]
    fn faults_of_one_table_that_are_always_others_come_to_an_end() {
        let (faults, table) = (Faults::default(), TableId::of_number(1));
        let told = (0..100).filter(|it| faults.is_new(table, &fault(*it, "a panic", false)));
        assert_eq!(told.count(), MOST_TOLD);
    }
}
