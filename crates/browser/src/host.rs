//! What tables are given in a browser: one thread, its clock and its storage.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use ai::Clock;
use axum::http::request::Parts;
use catalog::Thinker;
use table::{DueNotice, Fault, KeyHash, TableId, Timestamp};
use web::{ApiError, Delivery, Host, Job, Notices, Room, TableStore, Task};

use crate::executor::{Spawner, Timers};
use crate::message::Outgoing;
use crate::shell::Outbox;
use crate::storage::{Storage, Tables};
use crate::thinking::Thoughts;

/// What the machine provides below a browser's script.
pub trait Machine: fmt::Debug + Send + Sync {
    /// Milliseconds since 1970, as the machine has it: it may be set back.
    fn now(&self) -> f64;

    /// Fills a buffer with cryptographically secure random bytes.
    fn fill_random(&self, bytes: &mut [u8]);
}

/// The clock of the machine, which never goes back here.
#[derive(Debug)]
pub(crate) struct HostClock {
    machine: Arc<dyn Machine>,
    last: AtomicU64,
}

impl HostClock {
    pub(crate) fn new(machine: Arc<dyn Machine>) -> Self {
        Self { machine, last: AtomicU64::new(0) }
    }

    pub(crate) fn timestamp(&self) -> Timestamp {
        let now = self.machine.now().max(0.0) as u64;
        Timestamp(self.last.fetch_max(now, Ordering::Relaxed).max(now))
    }
}

impl Clock for HostClock {
    fn now(&self) -> Duration {
        Duration::from_millis(self.timestamp().0)
    }
}

#[derive(Debug)]
pub(crate) struct BrowserHost {
    clock: Arc<HostClock>,
    spawner: Spawner,
    timers: Timers,
    thoughts: Thoughts,
    tables: Tables,
    outbox: Outbox,
}

impl BrowserHost {
    pub(crate) fn new(
        clock: Arc<HostClock>,
        spawner: Spawner,
        timers: Timers,
        thoughts: Thoughts,
        storage: Storage,
        outbox: Outbox,
    ) -> Self {
        let tables = Tables { storage, clock: Arc::clone(&clock) };
        Self { clock, spawner, timers, thoughts, tables, outbox }
    }
}

impl Host for BrowserHost {
    fn now(&self) -> Timestamp {
        self.clock.timestamp()
    }

    fn fill_random(&self, bytes: &mut [u8]) {
        self.clock.machine.fill_random(bytes);
    }

    fn spawn(&self, task: Task<'static, ()>) {
        self.spawner.spawn(task);
    }

    fn sleep_until(&self, at: Timestamp) -> Task<'static, ()> {
        Box::pin(self.timers.sleep_until(at))
    }

    fn compute(&self, work: Box<dyn FnOnce() + Send>) {
        work();
    }

    fn think(&self, _: Job, thinker: Thinker) -> Task<'static, Option<String>> {
        let answer = self.thoughts.add(thinker);
        Box::pin(async { answer.await.ok() })
    }

    fn n_waiting(&self) -> usize {
        self.thoughts.n_waiting()
    }

    fn room(&self, _: &Parts) -> Result<Room, ApiError> {
        Ok(Box::new(()))
    }

    fn store(&self) -> &dyn TableStore {
        &self.tables
    }

    fn notices(&self) -> &dyn Notices {
        &Nobody
    }

    fn report(&self, table: TableId, fault: &Fault) {
        let Fault { version, why, match_file, .. } = fault;
        let text = format!("table {table}, version {version}: {why}\n{match_file}");
        self.outbox.send(Outgoing::Report { text });
    }
}

/// Who is not at the table hears of nothing: there is no network.
#[derive(Debug)]
struct Nobody;

impl Notices for Nobody {
    fn after(&self) -> Duration {
        Duration::from_secs(3600)
    }

    fn prepare(&self) -> Task<'_, ()> {
        Box::pin(std::future::ready(()))
    }

    fn may_tell(&self, _: &mut dyn Iterator<Item = KeyHash>) -> bool {
        false
    }

    fn deliver(
        &self,
        _: TableId,
        _: &'static str,
        _: DueNotice,
        _: Box<dyn Fn() + Send>,
    ) -> Task<'static, Delivery> {
        Box::pin(std::future::ready(Delivery::default()))
    }
}
