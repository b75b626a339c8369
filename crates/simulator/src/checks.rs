//! What is checked all the time.

use std::collections::{BTreeMap, BTreeSet};

use table::{Command, DueNotice, NoticeState, Place, StoredSeat, StoredTable, Table, TableId};

use crate::database::Database;
use crate::node::{Address, Driver};
use crate::simulation::Simulation;

/// What has happened so far, as far as later checks need it.
#[derive(Default)]
pub(crate) struct Checks {
    /// Lines of commands that were acknowledged: table and index.
    acknowledged: BTreeMap<(TableId, usize), String>,
    /// Notifications that may have arrived: seat, what it tells, when it was due.
    told: BTreeSet<(TableId, u8, &'static str, u64)>,
    /// The number of stored lines that was seen last.
    n_lines: BTreeMap<TableId, usize>,
}

impl Checks {
    /// What was acknowledged is stored.
    pub(crate) fn acknowledge(
        &mut self,
        database: &Database,
        table: TableId,
        command: &Command,
        version: u32,
    ) -> Option<String> {
        let row = database.rows.get(&table)?;
        if row.stored.lines.len() + 1 < version as usize {
            return Some(format!("version {version} was acknowledged and is not stored"));
        }
        if let Command::Act { version, action, .. } = command {
            let idx = (*version as usize).checked_sub(1)?;
            let line = row.stored.lines.get(idx).map(|it| it.text.clone());
            let line = line.filter(|it| played(it).as_deref() == Some(action));
            let Some(line) = line else {
                return Some(format!("'{action}' was acknowledged and is not line {version}"));
            };
            self.acknowledged.insert((table, idx), line);
        }
        None
    }

    /// Whether all that was ever acknowledged is stored as it was.
    pub(crate) fn lost(&self, database: &Database) -> Option<String> {
        let is_lost = |(table, idx): &(TableId, usize), line: &String| {
            let row = database.rows.get(table);
            row.and_then(|it| it.stored.lines.get(*idx)).is_none_or(|it| it.text != *line)
        };
        let lost = self.acknowledged.iter().find(|(at, line)| is_lost(at, line));
        lost.map(|((table, idx), line)| format!("table {table}: line {idx} is lost: {line}"))
    }

    /// A notification may have arrived; it must be the only one.
    pub(crate) fn told(&mut self, table: TableId, notice: &DueNotice) -> Option<String> {
        let it = (table, notice.seat.0, notice.call.slug(), notice.due.0);
        let is_new = self.told.insert(it);
        let (seat, call) = (notice.seat, notice.call.slug());
        (!is_new).then(|| format!("{seat} is told '{call}' twice"))
    }

    /// After a crash or a failed write nobody knows what has been told; it may be told once more.
    pub(crate) fn excuse(&mut self, table: TableId) {
        self.told.retain(|it| it.0 != table);
    }
}

/// The action of a stored line.
fn played(line: &str) -> Option<String> {
    let line: serde_json::Value = serde_json::from_str(line).ok()?;
    Some(line["action"].as_str()?.to_owned())
}

/// A notification is sent only as long as the store says that it is owed.
pub(crate) fn wrong_notice(stored: &StoredTable, notice: &DueNotice) -> Option<String> {
    let seat = stored.seats.get(notice.seat.idx())?;
    let is_owed = seat
        .notices
        .iter()
        .any(|it| (it.call, it.state, it.due) == (notice.call, NoticeState::Owed, notice.due.0));
    let call = notice.call.slug();
    (!is_owed).then(|| format!("{} is told '{call}', which is not owed", notice.seat))
}

impl Simulation {
    /// Nothing is shown or acknowledged that the store does not have.
    pub(crate) fn check_agrees(&mut self, at: Address, driver: &Driver, what: &str) {
        if driver.table.is_unread() {
            // Nobody is shown anything.
            return;
        }
        let Some(row) = self.database.rows.get(&at.table) else { return };
        let holds = self.database.holds(at.table, driver.lease, self.now);
        let mut wrong = differs(&row.stored, &driver.table, holds);
        let is_over = driver.table.game().outcome().is_some();
        if wrong.is_none() && holds && is_over != row.is_over {
            wrong = Some("is not stored to be over".to_owned());
        }
        if let Some(wrong) = wrong {
            self.fail(format!("table {} {what}, and it {wrong}", at.table));
        }
    }

    /// The log only grows.
    pub(crate) fn check_log(&mut self, table: TableId) {
        let n_lines = self.database.rows.get(&table).map_or(0, |it| it.stored.lines.len());
        let before = self.checks.n_lines.insert(table, n_lines).unwrap_or_default();
        if n_lines < before {
            self.fail(format!("table {table}: lines were lost"));
        }
    }
}

/// What of a table in memory is not what is stored. Without the lease it may be older, but not different.
pub(crate) fn differs(stored: &StoredTable, table: &Table, holds: bool) -> Option<String> {
    let n_lines = table.version() as usize - 1;
    let n_stored = stored.lines.len();
    if n_stored < n_lines || holds && n_lines < n_stored {
        return Some(format!("has {n_lines} lines in memory and {n_stored} stored"));
    }
    // A match whose words are being mixed begins anew.
    if let Some(last) = n_lines.checked_sub(1)
        && table.game().line(n_lines as u32).as_ref() != Some(&stored.lines[last].text)
    {
        return Some(format!("has another line {n_lines} in memory than stored"));
    }
    if !holds {
        return None;
    }
    if table.is_mixing() != stored.is_mixing {
        return Some("has begun in memory only".to_owned());
    }
    let talk = table.talk_for(kernel::Viewer::Omniscient).lines;
    let said = talk.last().map(|it| (it.number, it.by.0, it.text.as_str()));
    if said != stored.talk.last().map(|it| (it.number, it.seat, it.text.as_str())) {
        return Some("has other talk in memory".to_owned());
    }
    let has_clock = stored.clock != 0;
    let seats = table.places().iter().zip(&stored.seats).enumerate();
    let mut wrong = seats.filter_map(|(idx, (place, seat))| {
        seat_differs(seat, place, has_clock).map(|it| format!("has at P{} another {it}", idx + 1))
    });
    wrong.next()
}

fn seat_differs(stored: &StoredSeat, place: &Place, has_clock: bool) -> Option<&'static str> {
    let has_all = stored.holders.iter().all(|it| place.holders.contains(it));
    let muted = place.muted.iter().fold(0, |sum, it| sum | 1 << it.0);
    let equal = [
        (place.name == stored.name, "name"),
        (place.bot.map(|it| it.to_string()).unwrap_or_default() == stored.bot, "bot"),
        ((place.key, place.key_number) == (stored.key, stored.key_number), "key"),
        (place.key_use == stored.key_use, "use of the key"),
        (has_all && place.holders.iter().all(|it| stored.holders.contains(it)), "holder"),
        (place.answers.to_string() == stored.answers, "answer in advance"),
        (place.answers.is_passing == stored.is_passing, "wish to pass"),
        (place.word == stored.word, "word"),
        ((&place.notes, muted) == (&stored.notes, stored.muted), "notepad"),
        (!has_clock || place.since == stored.since, "running clock"),
        (place.notices.len() == stored.notices.len() || !has_owed(stored, place), "notification"),
    ];
    equal.into_iter().find(|(it, _)| !it).map(|(_, what)| what)
}

/// Whether something is owed that the table in memory knows nothing of.
fn has_owed(stored: &StoredSeat, place: &Place) -> bool {
    place.notices.len() < stored.notices.len()
}
