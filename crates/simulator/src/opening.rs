//! How a table comes into the memory of a node and leaves it, as `web/src/registry.rs`, and what the database does.

use std::collections::VecDeque;

use kernel::Seat;
use table::{
    Command, Identity, Input, Sequel, Settings, StoreError, StoredTable, Table, TableError,
    TableId, Visitor, Write, make_next,
};

use crate::client::{Reply, Request, What};
use crate::database::{Claim, Disk, Lease};
use crate::node::{Address, Current, Driver, Message, Opening, Stream};
use crate::simulation::{Event, Simulation};

/// Somebody may take so long to come by himself before he is told.
const NOTICE_AFTER: std::time::Duration = std::time::Duration::from_secs(3);
/// A request is passed on so often.
const MOST_HOPS: u8 = 2;

impl Simulation {
    /// A request reaches a node.
    pub(crate) fn arrive(&mut self, node: usize, request: Request) {
        let table = request.table;
        let message = || Message::Request { request: Box::new(request.clone()), is_noted: false };
        if let Some(driver) = self.nodes[node].drivers.get_mut(&table) {
            driver.inbox.push_back(message());
            let to = Address { node, table, serial: driver.serial };
            return self.drive(to);
        }
        if let Some(opening) = self.nodes[node].opening.get_mut(&table) {
            opening.waiting.push_back(request);
            return;
        }
        let serial = self.number();
        let waiting = VecDeque::from([request]);
        self.nodes[node].opening.insert(table, Opening { serial, waiting });
        let delay = self.store_delay();
        self.after(delay, Event::Claim(Address { node, table, serial }));
    }

    fn opening(&mut self, to: Address) -> Option<&mut Opening> {
        self.nodes[to.node].opening.get_mut(&to.table).filter(|it| it.serial == to.serial)
    }

    pub(crate) fn claim(&mut self, to: Address) {
        let (now, node) = (self.now, self.nodes[to.node].id);
        let claim = match self.database.disk {
            Disk::Away => Err(away()),
            Disk::Flaky if self.random.chance(330) => Err(failed()),
            _ => self.database.claim(node, to.table, now),
        };
        let delay = self.store_delay();
        self.after(delay, Event::Claimed { to, claim });
    }

    pub(crate) fn claimed(&mut self, to: Address, claim: &Result<Claim, StoreError>) {
        if self.opening(to).is_none() {
            return;
        }
        match claim {
            &Ok(Claim::Mine(lease)) => {
                let delay = self.store_delay();
                self.after(delay, Event::Load { to, lease });
            }
            &Ok(Claim::Elsewhere(peer)) => {
                let waiting = self.nodes[to.node].opening.remove(&to.table);
                for mut request in waiting.into_iter().flat_map(|it| it.waiting) {
                    request.hops += 1;
                    if peer == to.node || MOST_HOPS < request.hops {
                        self.reply(&request, Reply::Failed);
                    } else if !matches!(request.what, What::Wake) {
                        let delay = self.delay();
                        self.after(delay, Event::Arrive { node: peer, request });
                    }
                }
            }
            Err(_) => self.give_up_opening(to),
        }
    }

    fn give_up_opening(&mut self, to: Address) {
        let waiting = self.nodes[to.node].opening.remove(&to.table);
        for request in waiting.into_iter().flat_map(|it| it.waiting) {
            self.reply(&request, Reply::Failed);
        }
    }

    pub(crate) fn load(&mut self, to: Address, lease: Lease) {
        let stored = self.stored(to.table);
        let delay = self.store_delay();
        self.after(delay, Event::Loaded { to, lease, stored });
    }

    /// What the store answers that is asked for a table.
    fn stored(&mut self, table: TableId) -> Result<Box<StoredTable>, StoreError> {
        match self.database.disk {
            Disk::Away => return Err(away()),
            Disk::Flaky if self.random.chance(330) => return Err(failed()),
            Disk::Works | Disk::Slow | Disk::Full | Disk::Flaky => {}
        }
        let row = self.database.rows.get(&table);
        row.map(|it| Box::new(it.stored.clone())).ok_or_else(failed)
    }

    pub(crate) fn settings(&mut self, node: usize) -> Settings {
        let now = self.nodes[node].clock(self.now);
        Settings { now, notice_after: NOTICE_AFTER, tick: self.random.next() as u32 }
    }

    pub(crate) fn loaded(
        &mut self,
        to: Address,
        lease: Lease,
        stored: Result<Box<StoredTable>, StoreError>,
    ) {
        if self.opening(to).is_none() {
            return;
        }
        let settings = self.settings(to.node);
        let Ok(stored) = stored else { return self.give_up_opening(to) };
        let table = match Table::restored(&stored, settings) {
            Ok(table) => table,
            Err(error) => {
                return self.fail(format!("table {} cannot be replayed: {error}", to.table));
            }
        };
        self.tell(format_args!(
            "node {} table {}: opened at version {}, epoch {}",
            to.node,
            to.table,
            table.version(),
            lease.epoch
        ));
        // A node that was paused has not heard yet that it has lost the table, and what it told may not be stored.
        if self.nodes.iter().any(|it| it.drivers.contains_key(&to.table)) {
            self.checks.excuse(to.table);
        }
        let waiting = self.nodes[to.node].opening.remove(&to.table).map(|it| it.waiting);
        let mut driver = Driver::new(table, lease, to.serial, self.now);
        let ticket = driver.ticket();
        driver.current = Some(Current { ticket, request: None, before: None, done: None });
        driver.inputs.push_back(Input::Open { ticket, is_new: false });
        let waiting = waiting.into_iter().flatten();
        driver.inbox = waiting
            .map(|request| Message::Request { request: Box::new(request), is_noted: false })
            .collect();
        self.nodes[to.node].drivers.insert(to.table, driver);
        self.drive(to);
    }

    /// A table leaves the memory; what waits there is refused.
    pub(crate) fn leave(&mut self, at: Address, driver: &mut Driver, why: &str) {
        self.tell(format_args!("node {} table {}: leaves: {why}", at.node, at.table));
        self.checks.excuse(at.table);
        self.database.release(at.table, driver.lease);
        self.abandon(driver);
    }

    /// Nobody is answered any more by a table that has left.
    pub(crate) fn abandon(&mut self, driver: &mut Driver) {
        let current = driver.current.take().and_then(|it| it.request);
        let waiting = driver.inbox.drain(..).filter_map(|it| match it {
            Message::Request { request, .. } => Some(*request),
            Message::Update { .. } => None,
        });
        for request in current.into_iter().chain(waiting).collect::<Vec<_>>() {
            self.reply(&request, Reply::Failed);
        }
        self.drop_streams(std::mem::take(&mut driver.streams));
    }

    pub(crate) fn drop_streams(&mut self, streams: Vec<Stream>) {
        for Stream { client, number, .. } in streams {
            let delay = self.random.between(10, 2_000);
            self.after(delay, Event::Ended { client, stream: number });
        }
    }

    // ---- What the database does ----

    pub(crate) fn write(&mut self, from: Address, lease: Lease, writes: &[Write]) {
        let is_crashed = {
            let node = &self.nodes[from.node];
            !node.is_up || node.drivers.get(&from.table).is_none_or(|it| it.serial != from.serial)
        };
        // What a crashed node has sent may still arrive.
        if is_crashed && self.random.chance(500) {
            return;
        }
        let (flaky, unclear) = match self.database.disk {
            Disk::Flaky => (250, 100),
            _ => (self.plan.failed_writes, self.plan.unclear_writes),
        };
        let lease_of = Some((from.table, Lease { node: self.nodes[from.node].id, ..lease }));
        // A node shows the identity that it has now.
        let lease_of = if is_crashed { Some((from.table, lease)) } else { lease_of };
        let done = if self.database.disk == Disk::Away {
            Err(away())
        } else if self.random.chance(flaky) {
            Err(unclear_write())
        } else {
            self.database.write(lease_of, writes, self.now)
        };
        if done.is_ok() {
            self.check_log(from.table);
        }
        let done = done.and_then(|()| {
            if self.random.chance(unclear) {
                self.tell(format_args!("table {}: stored, but the answer is lost", from.table));
                return Err(unclear_write());
            }
            Ok(())
        });
        let delay = self.store_delay();
        self.after(delay, Event::Wrote { to: from, done });
    }

    pub(crate) fn read(&mut self, from: Address) {
        let stored = self.stored(from.table);
        let delay = self.store_delay();
        self.after(delay, Event::HasRead { to: from, stored });
    }

    // ---- The match that follows ----

    pub(crate) fn make_next(
        &mut self,
        at: Address,
        driver: &mut Driver,
        request: &Request,
        by: &Visitor,
    ) {
        let done = self.next_of(at, driver, request, by);
        match done {
            Ok(Some(next)) => {
                let ticket = driver.ticket();
                let command = Command::Sequel { next };
                let what = What::Command { version: 0, command: command.clone() };
                let request = Some(Request { what, ..request.clone() });
                driver.current = Some(Current { ticket, request, before: None, done: None });
                driver.inputs.push_back(Input::Command { ticket, by: by.clone(), command });
            }
            Ok(None) => self.reply(request, Reply::Done { done: Ok(0), picture: None }),
            Err(error) => self.reply(request, Reply::Done { done: Err(error), picture: None }),
        }
    }

    /// Makes the table that follows; nothing if it is there already.
    fn next_of(
        &mut self,
        at: Address,
        driver: &mut Driver,
        request: &Request,
        by: &Visitor,
    ) -> Result<Option<TableId>, TableError> {
        let sequel = driver.table.watched(|it| it.sequel_for(by))?;
        let Sequel::New(next) = sequel else { return Ok(None) };
        // The real server leads no request to a table whose lease has expired. A lease that was taken as a fault counts as expired.
        let is_over = self.nodes[at.node].until <= self.now;
        if is_over || self.database.is_unheard(at.table, driver.lease) {
            return Err(StoreError::Lost { table: at.table }.into());
        }
        let host = self.clients[request.client].key.clone();
        let id = TableId::of_random(self.random.next().to_le_bytes());
        let identity = Identity { id, seed: catalog::Seed::of_number(self.random.next()) };
        let made = make_next(*next, &host, identity, self.settings(at.node))?;
        if self.database.disk == Disk::Away {
            return Err(away().into());
        }
        self.database.write(None, &made.writes, self.now)?;
        self.tell(format_args!("node {} table {}: {id} follows", at.node, at.table));
        Ok(Some(id))
    }

    pub(crate) fn seats_of_row(&self, table: TableId) -> impl Iterator<Item = Seat> {
        let n_seats = self.database.rows.get(&table).map_or(0, |it| it.stored.seats.len());
        Seat::all(n_seats as u8)
    }
}

fn away() -> StoreError {
    StoreError::Closed("the database does not answer".to_owned())
}

/// Told whether it was stored or not.
fn unclear_write() -> StoreError {
    StoreError::Unclear("the connection was lost".to_owned())
}

fn failed() -> StoreError {
    StoreError::Failed("the connection was lost".to_owned())
}
