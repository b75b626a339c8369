//! The database that all nodes share: tables, leases with epochs, and nodes that live as long as they are renewed. It
//! decides as `store/src/node.rs` does; all times are its own.

use std::collections::{BTreeMap, BTreeSet};

use table::{StoreError, StoredTable, TableId, Write};

/// A node that is not renewed for so long has lost its tables.
pub(crate) const LEASE: u64 = 5_000;

/// The right to write a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lease {
    /// The identity of a node; a new one after every loss.
    pub(crate) node: u64,
    pub(crate) epoch: u64,
}

/// What happens to requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Disk {
    Works,
    Slow,
    /// Nothing is stored; what is stored can be read.
    Full,
    /// Nothing is answered.
    Away,
    /// Every third request fails.
    Flaky,
}

#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) stored: StoredTable,
    pub(crate) is_over: bool,
    pub(crate) lease: Option<Lease>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Member {
    pub(crate) idx: usize,
    until: u64,
}

pub(crate) struct Database {
    pub(crate) rows: BTreeMap<TableId, Row>,
    members: BTreeMap<u64, Member>,
    pub(crate) disk: Disk,
    /// Leases that were taken from a node which has not heard of it yet.
    unheard: BTreeSet<(TableId, u64)>,
}

/// What became of a claim.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Claim {
    Mine(Lease),
    /// The number of the node that has the table.
    Elsewhere(usize),
}

impl Database {
    pub(crate) fn new() -> Self {
        let (rows, members, unheard) = Default::default();
        Self { rows, members, disk: Disk::Works, unheard }
    }

    fn is_alive(&self, node: u64, now: u64) -> bool {
        self.members.get(&node).is_some_and(|it| now < it.until)
    }

    pub(crate) fn join(&mut self, node: u64, idx: usize, now: u64) {
        self.members.insert(node, Member { idx, until: now + LEASE });
    }

    /// Renews a node; `false` if it is too late.
    pub(crate) fn renew(&mut self, node: u64, now: u64) -> bool {
        let member = self.members.get_mut(&node).filter(|it| now < it.until);
        member.map(|it| it.until = now + LEASE).is_some()
    }

    /// Removes dead nodes; whether there were any.
    pub(crate) fn reap(&mut self, now: u64) -> bool {
        let n_before = self.members.len();
        self.members.retain(|_, it| now < it.until);
        self.members.len() < n_before
    }

    /// Takes a table that nobody has, or has it already; earlier leases of it are void then.
    pub(crate) fn claim(
        &mut self,
        node: u64,
        table: TableId,
        now: u64,
    ) -> Result<Claim, StoreError> {
        let lost = StoreError::Lost { table };
        let current = self.rows.get(&table).and_then(|it| it.lease);
        let other = current.filter(|it| it.node != node && self.is_alive(it.node, now));
        if let Some(other) = other {
            let member = self.members.get(&other.node).ok_or(lost)?;
            return Ok(Claim::Elsewhere(member.idx));
        }
        if !self.is_alive(node, now) {
            return Err(lost);
        }
        let row = self.rows.get_mut(&table).ok_or(lost)?;
        let lease = Lease { node, epoch: row.lease.map_or(0, |it| it.epoch) + 1 };
        row.lease = Some(lease);
        Ok(Claim::Mine(lease))
    }

    pub(crate) fn holds(&self, table: TableId, lease: Lease, now: u64) -> bool {
        let current = self.rows.get(&table).and_then(|it| it.lease);
        current == Some(lease) && self.is_alive(lease.node, now)
    }

    /// Gives a table back, unless it has been claimed since.
    pub(crate) fn release(&mut self, table: TableId, lease: Lease) {
        if let Some(row) = self.rows.get_mut(&table).filter(|it| it.lease == Some(lease)) {
            row.lease = Some(Lease { node: 0, ..lease });
        }
    }

    /// Takes a table from whoever has it.
    pub(crate) fn void(&mut self, table: TableId) {
        if let Some(lease) = self.rows.get_mut(&table).and_then(|it| it.lease.as_mut()) {
            self.unheard.insert((table, lease.epoch));
            *lease = Lease { node: 0, epoch: lease.epoch + 1 };
        }
    }

    /// Whether the lease was taken from a node that cannot know it.
    pub(crate) fn is_unheard(&self, table: TableId, lease: Lease) -> bool {
        self.unheard.contains(&(table, lease.epoch))
    }

    /// Stores everything or nothing.
    pub(crate) fn write(
        &mut self,
        lease: Option<(TableId, Lease)>,
        writes: &[Write],
        now: u64,
    ) -> Result<(), StoreError> {
        if let Some((table, lease)) = lease
            && !self.holds(table, lease, now)
        {
            self.unheard.remove(&(table, lease.epoch));
            return Err(StoreError::Lost { table });
        }
        if self.disk == Disk::Full {
            return Err(StoreError::Closed("full".to_owned()));
        }
        self.check(writes)?;
        for write in writes {
            match write {
                Write::Table(stored) => {
                    let row = Row { stored: (**stored).clone(), is_over: false, lease: None };
                    self.rows.insert(stored.id, row);
                }
                Write::Over { table } => {
                    if let Some(row) = self.rows.get_mut(table) {
                        row.is_over = true;
                    }
                }
                other => {
                    let row = self.rows.get_mut(&other.table());
                    row.ok_or_else(|| StoreError::Failed("no such table".to_owned()))?
                        .stored
                        .apply(other)?;
                }
            }
        }
        Ok(())
    }

    /// What could conflict.
    fn check(&self, writes: &[Write]) -> Result<(), StoreError> {
        let mut next: BTreeMap<TableId, u32> = BTreeMap::new();
        for write in writes {
            match write {
                Write::Line { table, number, .. } => {
                    let n_lines = self.rows.get(table).map_or(0, |it| it.stored.lines.len() as u32);
                    let due = next.entry(*table).or_insert(n_lines + 1);
                    if number != due {
                        return Err(StoreError::Conflict { table: *table, number: *number });
                    }
                    *due += 1;
                }
                Write::Sequel { table, .. }
                    if self.rows.get(table).is_some_and(|it| it.stored.sequel.is_some()) =>
                {
                    return Err(StoreError::Conflict { table: *table, number: 0 });
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// The tables whose clocks run; the clocks of a simulation are all up soon.
    pub(crate) fn clocked_tables(&self) -> impl Iterator<Item = TableId> {
        let goes_on = |row: &Row| {
            let seats = &row.stored.seats;
            let is_person = |it: &table::StoredSeat| it.bot.is_empty() || it.is_taken();
            let is_running = seats.iter().any(|it| 0 < it.since);
            row.stored.clock != 0 && (is_running || seats.iter().any(is_person))
        };
        let rows = self.rows.iter().filter(|(_, row)| !row.is_over && !row.stored.is_mixing);
        rows.filter(move |(_, row)| goes_on(row)).map(|(id, _)| *id)
    }

    /// The tables at which somebody is still to be told something.
    pub(crate) fn owing_tables(&self) -> impl Iterator<Item = TableId> {
        let owes = |it: &table::StoredNotice| it.state == table::NoticeState::Owed;
        let rows = self.rows.iter();
        rows.filter(move |(_, row)| row.stored.seats.iter().any(|it| it.notices.iter().any(owes)))
            .map(|(id, _)| *id)
    }
}
