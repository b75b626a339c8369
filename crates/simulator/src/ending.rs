//! How a simulation ends: the faults are over, and nobody may be stuck, nothing lost, and every picture right.

use std::time::Duration;

use kernel::Seat;
use table::Extent;
use table::{
    Command, Input, Key, NoticeState, Settings, Surroundings, Table, TableId, Ticket, Word,
};

use crate::client::What;
use crate::database::Disk;
use crate::node::{Address, BEGIN};
use crate::simulation::{Simulation, Stage};

/// In this time every clock runs out: 30 s, what is played before it, and as much as clocks were ahead.
const QUIET: u64 = 76_000;
/// In this time everybody has come back and played.
const RETURN: u64 = 30_000;
/// In this time what was on its way has arrived, and what fades has faded.
const STILL: u64 = 30_000;
/// So late a clock may be looked at.
const SLACK: u64 = 8_000;

impl Simulation {
    pub(crate) fn end(&mut self) {
        if self.has_failed() {
            return;
        }
        self.tell(format_args!("the faults are over"));
        self.stage = Stage::Quiet;
        self.plan.end_faults();
        (self.database.disk, self.network_fault) = (Disk::Works, 0);
        for node in 0..self.nodes.len() {
            (self.nodes[node].paused_until, self.nodes[node].offset) = (0, 0);
            self.start(node);
            // Thoughts that were lost are thought anew.
            self.nodes[node].drivers.values_mut().for_each(|it| it.thinking = None);
            self.leave_what_was_taken(node);
            self.drive_all(node);
        }
        self.run_until(self.now + QUIET);
        self.check_clocks();
        if self.has_failed() {
            return;
        }
        self.tell(format_args!("everybody comes back"));
        self.stage = Stage::Return;
        self.acted.clear();
        let before = self.everybody_returns();
        self.run_until(self.now + RETURN);
        self.check_progress(&before);
        if self.has_failed() {
            return;
        }
        self.tell(format_args!("nobody plays any more"));
        self.stage = Stage::Still;
        self.run_until(self.now + 10_000);
        self.say_last_words();
        self.run_until(self.now + STILL);
        self.check_pictures();
        if let Some(lost) = self.checks.lost(&self.database) {
            self.fail(lost);
        }
    }

    /// A lease is taken only from a node that is late with its heartbeat, and such a node lets go of its tables itself. One
    /// that is taken as a fault is not heard of, and would be answered for as long as nothing is written.
    fn leave_what_was_taken(&mut self, node: usize) {
        let drivers = self.nodes[node].drivers.iter();
        let taken: Vec<TableId> = drivers
            .filter(|(table, it)| self.database.is_unheard(**table, it.lease))
            .map(|(table, _)| *table)
            .collect();
        for table in taken {
            if let Some(mut driver) = self.nodes[node].drivers.remove(&table) {
                let at = Address { node, table, serial: driver.serial };
                self.leave(at, &mut driver, "its lease was taken");
            }
        }
    }

    /// Whose time is up has a bot that sits in for him, and who is to be told something is told.
    fn check_clocks(&mut self) {
        let now = BEGIN + self.now;
        let mut wrong = None;
        for (id, row) in &self.database.rows {
            if row.is_over || row.stored.is_mixing {
                continue;
            }
            for (seat, it) in self.seats_of_row(*id).zip(&row.stored.seats) {
                let limit = it.since + 1000 * u64::from(row.stored.clock) + SLACK;
                if row.stored.clock != 0 && it.since != 0 && limit < now {
                    wrong =
                        Some(format!("table {id}: the time of {seat} is up, and nobody looked"));
                }
                let mut notices = it.notices.iter();
                if notices.any(|it| it.state == NoticeState::Owed && it.due + 20_000 < now) {
                    wrong = Some(format!("table {id}: {seat} is to be told something and is not"));
                }
            }
        }
        if let Some(wrong) = wrong {
            self.fail(wrong);
        }
    }

    /// Everybody comes back, and somebody takes every free seat. How far the tables were before.
    fn everybody_returns(&mut self) -> Vec<(TableId, usize)> {
        let now = self.now;
        for client in &mut self.clients {
            (client.is_gone, client.away_until, client.node) = (false, now, client.node);
        }
        let hosts: Vec<(TableId, usize)> =
            self.hosts.iter().map(|(table, host)| (*table, *host)).collect();
        for (table, host) in &hosts {
            let Some(row) = self.database.rows.get(table) else { continue };
            let host = self.clients[*host].key.clone();
            let seats = self.seats_of_row(*table).zip(&row.stored.seats);
            let free = seats.filter(|(_, it)| it.bot.is_empty() && !it.is_taken());
            let keys = free.map(|(Seat(seat), it)| {
                (seat, host.of_seat(&table.to_string(), seat, it.key_number))
            });
            for (seat, key) in keys.collect::<Vec<_>>() {
                let own = Key::of_random(self.random.bytes());
                self.add_client(*table, own, None, vec![(seat, key)]);
            }
        }
        let n_lines =
            |it: &TableId| self.database.rows.get(it).map_or(0, |it| it.stored.lines.len());
        hosts.iter().map(|(table, _)| (*table, n_lines(table))).collect()
    }

    /// Every match is over or goes on.
    fn check_progress(&mut self, before: &[(TableId, usize)]) {
        for (table, n_lines) in before {
            let Some(row) = self.database.rows.get(table) else { continue };
            let stands = !row.is_over && row.stored.lines.len() == *n_lines;
            if stands {
                let driver = self.nodes.iter().find_map(|it| it.drivers.get(table));
                let asked = driver.map(|it| format!("asked: {:?}", it.table.asked()));
                self.fail(format!("table {table} is stuck; {}", asked.unwrap_or_default()));
            }
        }
    }

    /// What is only in memory is taken back, so that a fresh table shows the same.
    fn say_last_words(&mut self) {
        let most =
            self.clients.iter().map(|it| it.offer.seats.len() as usize).max().unwrap_or_default();
        for nth in 0..=most {
            for number in 0..self.clients.len() {
                let client = &self.clients[number];
                let Some(seat) = client.offer.seats.iter().nth(nth) else { continue };
                if client.busy.is_none() {
                    let word = Word::Decline { by: seat.to_string() };
                    let command = Command::Say { seat: None, word };
                    self.request(number, What::Command { version: u32::MAX, command });
                }
            }
            self.run_until(self.now + 300);
        }
        for number in 0..self.clients.len() {
            if self.clients[number].busy.is_none() {
                // This always succeeds, so nothing is left to be said about an error.
                let command = Command::Curtain;
                self.request(number, What::Command { version: u32::MAX, command });
            }
        }
        self.run_until(self.now + 300);
    }

    /// What is stored leads to what is in memory, and everybody has on his page what somebody would be shown who comes now
    /// to a table that was just opened.
    fn check_pictures(&mut self) {
        let mut addresses = Vec::new();
        for (node, it) in self.nodes.iter().enumerate() {
            for (table, driver) in &it.drivers {
                if self.database.holds(*table, driver.lease, self.now) {
                    addresses.push(Address { node, table: *table, serial: driver.serial });
                }
            }
        }
        for at in addresses {
            self.check_pictures_at(at);
        }
        let without: Vec<usize> = (0..self.clients.len())
            .filter(|it| self.clients[*it].bearer.is_none())
            .filter(|it| {
                let stream = self.clients[*it].stream;
                stream.is_none_or(|it| !self.has_stream(it))
            })
            .collect();
        if let Some(number) = without.first() {
            self.fail(format!("client {number} has no stream although nothing is wrong"));
        }
    }

    fn has_stream(&self, number: u64) -> bool {
        let drivers = self.nodes.iter().flat_map(|it| it.drivers.values());
        drivers.flat_map(|it| &it.streams).any(|it| it.number == number)
    }

    fn check_pictures_at(&mut self, at: Address) {
        let now = self.nodes[at.node].clock(self.now);
        let Some(driver) = self.nodes[at.node].drivers.get(&at.table) else { return };
        let Some(row) = self.database.rows.get(&at.table) else { return };
        let clients: Vec<usize> = driver.streams.iter().map(|it| it.client).collect();
        let settings = Settings { now, notice_after: Duration::from_secs(3), tick: 1 };
        let mut fresh = match Table::restored(&row.stored, settings) {
            Ok(fresh) => fresh,
            Err(error) => return self.fail(format!("table {} cannot be read: {error}", at.table)),
        };
        if fresh.game().hash() != driver.table.game().hash() {
            return self.fail(format!("table {} of node {} replays otherwise", at.table, at.node));
        }
        for (place, live) in fresh.places_mut().iter_mut().zip(driver.table.places()) {
            place.seen = live.seen;
        }
        let around = Surroundings { now, is_watched: true, ..Surroundings::default() };
        fresh.handle(around, Input::Open { ticket: Ticket(0), is_new: false });
        if fresh.is_waiting() {
            return self.fail(format!("table {} has something to do when it is opened", at.table));
        }
        let visitors: Vec<_> = clients.iter().map(|it| self.clients[*it].visitor()).collect();
        for by in &visitors {
            by.key_hash().map(|it| fresh.handle(around, Input::Came(it)));
        }
        let mut wrong = None;
        for (client, by) in clients.iter().zip(&visitors) {
            let own = fresh.seats_of(by);
            // Who looked last at a shared screen is known in memory only.
            if 1 < own.len() && fresh.game().info().has_private_information {
                continue;
            }
            if !self.drawn.contains(&at.table) {
                fresh.sketch(by);
            }
            let drawn = fresh.draw(by, Extent::Whole);
            let shown = &self.clients[*client].parts;
            // What was said about somebody's last try is in memory only.
            let mut parts = drawn.parts.iter().filter(|it| it.id != "notice");
            let part = parts.find(|it| shown.get(&it.name).map(|it| it.0) != Some(it.hash));
            if let Some(part) = part {
                let live = driver.streams.iter().find(|it| it.client == *client);
                let sent = live.and_then(|it| it.shown.get(&part.name)) == Some(&part.hash);
                let id = &part.id;
                wrong = Some(format!(
                    "client {client} at table {} has another part {id} than a fresh one (sent: {sent})",
                    at.table
                ));
            }
        }
        if let Some(wrong) = wrong {
            self.fail(wrong);
        }
    }
}
