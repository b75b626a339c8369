//! Nodes that start, crash and live, and the faults that begin at some moment.

use table::TableId;

use crate::client::{Request, What};
use crate::database::{Disk, LEASE};
use crate::node::Node;
use crate::plan::Fault;
use crate::simulation::{Event, Simulation, Stage};

/// A node is renewed so often, and after a failure.
const HEARTBEAT: u64 = 1_500;
const HEARTBEAT_AGAIN: u64 = 500;
/// A node looks so often for tables that nobody uses, and for tables that go on by themselves.
const SWEEP: u64 = 5_000;

impl Simulation {
    // ---- The life of a node ----

    pub(crate) fn start(&mut self, node: usize) {
        if self.nodes[node].is_up {
            return;
        }
        let id = self.random.next() | 1;
        let jumps = self.plans(Fault::ClockJump);
        let offset = if jumps { self.random.between(0, 20_000) as i64 - 10_000 } else { 0 };
        let it = &mut self.nodes[node];
        let boot = it.boot + 1;
        *it = Node { boot, is_up: true, id, offset, until: self.now + LEASE, ..Node::new() };
        self.database.join(id, node, self.now);
        self.tell(format_args!("node {node} starts"));
        self.after(HEARTBEAT, Event::Heartbeat { node, boot });
        self.after(SWEEP, Event::Sweep { node, boot });
        self.wake_tables(node);
    }

    /// Everything in memory is gone.
    pub(crate) fn crash(&mut self, node: usize) {
        let it = &mut self.nodes[node];
        it.is_up = false;
        it.paused_until = 0;
        let (drivers, opening) = (std::mem::take(&mut it.drivers), std::mem::take(&mut it.opening));
        for (id, mut driver) in drivers {
            self.checks.excuse(id);
            self.abandon(&mut driver);
        }
        for request in opening.into_values().flat_map(|it| it.waiting) {
            self.reply(&request, crate::client::Reply::Failed);
        }
        let delay = self.random.between(300, 8_000);
        self.after(delay, Event::Start(node));
    }

    /// Gives up everything: others may have it.
    fn give_up(&mut self, node: usize) {
        self.tell(format_args!("node {node} gives up its tables"));
        let drivers = std::mem::take(&mut self.nodes[node].drivers);
        for (id, mut driver) in drivers {
            self.checks.excuse(id);
            self.abandon(&mut driver);
        }
        // A table that is being opened has the lease that was lost.
        let opening = std::mem::take(&mut self.nodes[node].opening);
        for request in opening.into_values().flat_map(|it| it.waiting) {
            self.reply(&request, crate::client::Reply::Failed);
        }
    }

    pub(crate) fn heartbeat(&mut self, node: usize, boot: u32) {
        if self.nodes[node].boot != boot {
            return;
        }
        let is_away = self.database.disk == Disk::Away;
        let pause = if is_away {
            if self.nodes[node].until <= self.now && !self.nodes[node].drivers.is_empty() {
                self.give_up(node);
            }
            HEARTBEAT_AGAIN
        } else {
            let is_lost = !self.database.renew(self.nodes[node].id, self.now);
            if is_lost {
                self.give_up(node);
                let id = self.random.next() | 1;
                self.nodes[node].id = id;
                self.database.join(id, node, self.now);
            }
            self.nodes[node].until = self.now + LEASE;
            if self.database.reap(self.now) || is_lost {
                self.wake_tables(node);
            }
            HEARTBEAT
        };
        self.after(pause, Event::Heartbeat { node, boot });
    }

    /// Brings the tables into memory that go on although nobody may look at them.
    fn wake_tables(&mut self, node: usize) {
        if self.database.disk == Disk::Away {
            return;
        }
        let clocked = self.database.clocked_tables();
        let ids: Vec<TableId> = clocked.chain(self.database.owing_tables()).collect();
        for table in ids {
            let is_there = self.nodes.iter().any(|it| it.drivers.contains_key(&table));
            if !is_there {
                let (client, number, by) = (0, 0, self.clients[0].visitor());
                let request = Request { client, number, table, by, hops: 0, what: What::Wake };
                self.arrive(node, request);
            }
        }
    }

    pub(crate) fn sweep(&mut self, node: usize, boot: u32) {
        if self.nodes[node].boot != boot {
            return;
        }
        let mut idle = Vec::new();
        for (id, driver) in &self.nodes[node].drivers {
            let is_busy = driver.table.is_waiting() || !driver.is_idle();
            let is_used = !driver.streams.is_empty() || driver.thinking.is_some();
            let is_old = driver.used_at + self.plan.idle_after < self.now;
            if !is_busy && !is_used && is_old && !driver.table.is_ticking() {
                idle.push(*id);
            }
        }
        for id in idle {
            if let Some(mut driver) = self.nodes[node].drivers.remove(&id) {
                let serial = driver.serial;
                let at = crate::node::Address { node, table: id, serial };
                self.leave(at, &mut driver, "nobody uses it");
            }
        }
        self.wake_tables(node);
        self.after(SWEEP, Event::Sweep { node, boot });
    }

    // ---- Faults ----

    pub(crate) fn fault(&mut self) {
        if self.stage != Stage::Play || self.plan.fault_every == 0 {
            return;
        }
        let pause = self.random.between(self.plan.fault_every / 3, self.plan.fault_every * 2);
        self.after(pause, Event::Fault);
        let Some(fault) = self.random.pick(&self.plan.faults).copied() else { return };
        self.n_faults += 1;
        let node = self.random.below(self.nodes.len() as u64) as usize;
        self.tell(format_args!("fault: {fault:?}, node {node}"));
        let long = self.random.between(500, 8_000);
        match fault {
            Fault::Crash => {
                if self.nodes[node].is_up {
                    self.crash(node);
                }
            }
            Fault::Pause => {
                let long = self.random.between(500, 12_000);
                self.nodes[node].paused_until = self.now + long;
            }
            Fault::SlowStore => self.store_fault(Disk::Slow, long),
            Fault::FullStore => self.store_fault(Disk::Full, long),
            Fault::StoreAway => self.store_fault(Disk::Away, long),
            Fault::FlakyStore => self.store_fault(Disk::Flaky, long),
            Fault::LeaseLost => {
                let ids: Vec<TableId> = self.hosts.keys().copied().collect();
                if let Some(id) = self.random.pick(&ids).copied() {
                    self.database.void(id);
                }
            }
            Fault::ClockJump => {
                let to = self.random.between(0, 20_000) as i64 - 10_000;
                self.nodes[node].offset = to;
                self.drive_all(node);
            }
            Fault::Network => {
                let number = self.number();
                self.network_fault = number;
                self.after(long, Event::NetworkWorks(number));
            }
        }
    }

    fn store_fault(&mut self, disk: Disk, long: u64) {
        let number = self.number();
        self.store_fault = number;
        self.database.disk = disk;
        self.after(long, Event::StoreWorks(number));
    }

    pub(crate) fn store_works(&mut self, number: u64) {
        if self.store_fault == number {
            self.database.disk = Disk::Works;
            self.tell(format_args!("the store works again"));
        }
    }

    pub(crate) fn network_works(&mut self, number: u64) {
        if self.network_fault == number {
            self.network_fault = 0;
        }
    }

    /// All tables of a node look at the time anew.
    pub(crate) fn drive_all(&mut self, node: usize) {
        let addresses: Vec<_> = self.nodes[node]
            .drivers
            .iter()
            .map(|(table, it)| crate::node::Address { node, table: *table, serial: it.serial })
            .collect();
        for at in addresses {
            if let Some(driver) = self.driver(at) {
                driver.wakes_at = None;
            }
            self.drive(at);
        }
    }

    // ---- How long things take ----

    /// One way between a node and the database.
    pub(crate) fn store_delay(&mut self) -> u64 {
        match self.database.disk {
            Disk::Slow => self.random.between(50, 1_500),
            Disk::Away => self.random.between(100, 1_000),
            Disk::Works | Disk::Full | Disk::Flaky => self.random.between(0, 4),
        }
    }

    /// One way between a client and a node, or two nodes.
    pub(crate) fn delay(&mut self) -> u64 {
        let is_late = self.random.chance(self.plan.late) || 0 < self.network_fault;
        if is_late { self.random.between(50, 3_000) } else { self.random.between(2, 60) }
    }

    /// Whether a message is lost on its way.
    pub(crate) fn is_lost(&mut self) -> bool {
        let of_fault = if 0 < self.network_fault { 200 } else { 0 };
        self.random.chance(self.plan.lost + of_fault)
    }
}
