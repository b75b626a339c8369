//! Notifications: they begin, arrive, and are taken back.

use table::{DueNotice, Input};

use crate::checks;
use crate::node::{Address, Driver};
use crate::simulation::{Event, Simulation};

impl Simulation {
    pub(crate) fn deliver(&mut self, at: Address, driver: &mut Driver, notice: DueNotice) {
        let (seat, call) = (notice.seat, notice.call.slug());
        self.tell(format_args!("node {} table {}: tells {seat} {call}", at.node, at.table));
        let holds = self.database.holds(at.table, driver.lease, self.now);
        if let Some(row) = self.database.rows.get(&at.table).filter(|_| holds)
            && let Some(wrong) = checks::wrong_notice(&row.stored, &notice)
        {
            self.fail(format!("table {}: {wrong}", at.table));
        }
        let (begins, takes) = (self.random.between(1, 200), self.random.between(1, 4_000));
        driver.on_their_way.push(notice.clone());
        let is_wanted = notice.owners.iter().any(|it| self.subscribed.contains(it));
        if is_wanted {
            self.after(begins, Event::Begin { to: at, notice: notice.clone() });
        }
        self.after(begins + takes, Event::Delivered { to: at, notice, was_wanted: is_wanted });
    }

    pub(crate) fn delivery_begins(&mut self, to: Address, notice: DueNotice) {
        if self.driver(to).is_none_or(|it| !it.on_their_way.contains(&notice)) {
            return;
        }
        // A node that knows that its leases are over begins nothing.
        if self.nodes[to.node].until <= self.now {
            return;
        }
        // Nor does one that has been told so by the database; until then its notifications count for nothing here.
        let lease = self.driver(to).map(|it| it.lease);
        if lease.is_some_and(|it| self.database.is_unheard(to.table, it)) {
            return self.input(to, Input::DeliveryBegan(notice));
        }
        if let Some(wrong) = self.checks.told(to.table, &notice) {
            self.fail(format!("table {}: {wrong}", to.table));
        }
        self.input(to, Input::DeliveryBegan(notice));
    }

    pub(crate) fn delivered(&mut self, to: Address, notice: DueNotice, was_wanted: bool) {
        let Some(driver) = self.driver(to) else { return };
        let Some(idx) = driver.on_their_way.iter().position(|it| *it == notice) else { return };
        driver.on_their_way.remove(idx);
        self.input(to, Input::Delivered { notice, was_wanted });
    }
}
