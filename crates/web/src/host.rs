//! What the shell around the tables provides: time, randomness, tasks, thinking, storage and notices. A server has
//! threads and a database; a browser has one thread and a storage of its own.

use std::any::Any;
use std::fmt;
use std::pin::Pin;
use std::time::Duration;

use ai::BotSpec;
use axum::http::request::Parts;
use catalog::{Question, Thinker};
use table::{
    Claim, ClientNetwork, DueNotice, Fault, Key, KeyHash, Lease, OpenTable, StoreError,
    StoredTable, TableId, Timestamp, Write,
};
use tokio::sync::oneshot;

use crate::error::ApiError;
use crate::numbers::Numbers;

/// A future in a box, so that tables do not know how it is waited for.
pub type Task<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// What a stream or a socket takes up as long as it is open; given back when dropped.
pub type Room = Box<dyn Any + Send + Sync>;

/// What a shell provides.
pub trait Host: fmt::Debug + Send + Sync {
    /// Now. It never falls while the program runs.
    fn now(&self) -> Timestamp;

    /// Fills a buffer with cryptographically secure random bytes.
    fn fill_random(&self, bytes: &mut [u8]);

    /// Runs a task beside all others.
    fn spawn(&self, task: Task<'static, ()>);

    /// Is ready at a time; at once if it has come.
    fn sleep_until(&self, at: Timestamp) -> Task<'static, ()>;

    /// Does work that takes a while: beside the other tasks where there are threads.
    fn compute(&self, work: Box<dyn FnOnce() + Send>);

    /// Whether other programs may think for bots that search.
    fn has_others_think(&self) -> bool {
        false
    }

    /// Lets a bot think when it is its turn; nothing if the thought failed. Dropped, it is not wanted any more.
    fn think(&self, job: Job, thinker: Thinker) -> Task<'static, Option<String>>;

    /// The same where another program may think about it instead, of which nobody knows whether it answers.
    fn think_anywhere(
        &self,
        job: Job,
        thinker: Thinker,
        _: Travelling,
    ) -> Task<'static, Option<String>> {
        self.think(job, thinker)
    }

    /// How many thoughts wait for their turn.
    fn n_waiting(&self) -> usize;

    /// Numbers that only this shell has, for whoever watches it.
    fn tell_numbers(&self, _: &mut Numbers) {}

    /// Room for what a request keeps open.
    ///
    /// # Errors
    /// [`ApiError::TooMany`]
    fn room(&self, request: &Parts) -> Result<Room, ApiError>;

    fn store(&self) -> &dyn TableStore;

    fn notices(&self) -> &dyn Notices;

    /// Writes a fault down, for whoever mends it. The match file in it holds the secrets of the table.
    fn report(&self, table: TableId, fault: &Fault);
}

/// Secure random bytes.
pub(crate) fn random<const N: usize>(host: &dyn Host) -> [u8; N] {
    let mut res = [0; N];
    host.fill_random(&mut res);
    res
}

pub(crate) fn fresh_key(host: &dyn Host) -> Key {
    Key::of_random(random(host))
}

pub(crate) fn fresh_table_id(host: &dyn Host) -> TableId {
    TableId::of_random(random(host))
}

/// What comes of work that takes a while; nothing if it panicked.
pub(crate) async fn computed<T: Send + 'static>(
    host: &dyn Host,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let (sender, done) = oneshot::channel();
    host.compute(Box::new(move || drop(sender.send(work()))));
    done.await.ok()
}

/// A thought of a bot: for whom, and who thinks.
#[derive(Clone, Copy, Debug)]
pub struct Job {
    /// The network of whoever plays with it; nothing if it is not known, or not limited.
    pub client: Option<ClientNetwork>,
    pub table: TableId,
    pub bot: BotSpec,
}

/// A thought as another program can read it.
#[derive(Clone, Debug)]
pub struct Travelling {
    pub question: Question,
    /// The longest that it may take.
    pub time: Duration,
}

/// Where tables and the lines of their matches are kept.
pub trait TableStore: fmt::Debug + Send + Sync {
    /// Asks for the right to write a table.
    fn claim(&self, table: TableId) -> Task<'_, Result<Claim, StoreError>>;

    /// Gives the right back.
    fn release(&self, lease: Lease) -> Task<'_, ()>;

    /// Writes a table that was just made: all or nothing, and durably.
    fn lay(&self, writes: Vec<Write>) -> Task<'_, Result<(), StoreError>>;

    /// Writes to a table on which one has the lease: all or nothing, and durably.
    fn write(&self, lease: Lease, writes: Vec<Write>) -> Task<'_, Result<(), StoreError>>;

    fn table(&self, table: TableId) -> Task<'_, Result<Option<StoredTable>, StoreError>>;

    /// The table that follows in a campaign.
    fn sequel(&self, table: TableId) -> Task<'_, Result<Option<TableId>, StoreError>>;

    /// The seat that a key opens.
    fn seat_of(&self, key: KeyHash) -> Task<'_, Result<Option<(TableId, u8)>, StoreError>>;

    /// The tables that a browser made or at which it has a seat, newest first; not those of puzzles. With `before` those
    /// that follow that table in this order.
    fn tables_of(
        &self,
        browser: KeyHash,
        before: Option<TableId>,
        most: u32,
    ) -> Task<'_, Result<Vec<TableId>, StoreError>>;

    /// Tables at which strangers may sit down.
    fn open_tables(&self, most: usize) -> Task<'_, Result<Vec<OpenTable>, StoreError>>;

    /// Tables where a time is up before this.
    fn clocked_tables(&self, before: Timestamp) -> Task<'_, Result<Vec<TableId>, StoreError>>;

    /// Tables at which somebody is still to be told something.
    fn owing_tables(&self) -> Task<'_, Result<Vec<TableId>, StoreError>>;

    /// What was found when the match of a table was looked back at, with the version of the table, if it was kept.
    fn review(&self, _: TableId) -> Task<'_, Result<Option<(u32, String)>, StoreError>> {
        Box::pin(async { Ok(None) })
    }

    /// Keeps what was found, where there is room for it.
    fn keep_review(
        &self,
        _table: TableId,
        _version: u32,
        _found: String,
    ) -> Task<'_, Result<(), StoreError>> {
        Box::pin(async { Ok(()) })
    }

    /// Whether it takes what is written.
    fn is_well(&self) -> Task<'_, bool>;

    /// Whether other servers may have tables of it.
    fn is_shared(&self) -> bool;
}

/// Brings notices to people who are not at their table.
pub trait Notices: fmt::Debug + Send + Sync {
    /// How long somebody may take to come by himself.
    fn after(&self) -> Duration;

    /// Learns who wants to be told, if that is not known yet.
    fn prepare(&self) -> Task<'_, ()>;

    /// Whether somebody with one of these keys may have subscribed.
    fn may_tell(&self, owners: &mut dyn Iterator<Item = KeyHash>) -> bool;

    /// Brings a notice about a table of this game. `begin` is called before it may have arrived.
    fn deliver(
        &self,
        table: TableId,
        game: &'static str,
        notice: DueNotice,
        begin: Box<dyn Fn() + Send>,
    ) -> Task<'static, Delivery>;
}

/// What has become of a notice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Delivery {
    pub n_arrived: u64,
    pub n_lost: u64,
}
