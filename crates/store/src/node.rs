//! Which node a server is among those that share a database, and which tables it may write.
//!
//! A node is a row that lives as long as it is renewed. A lease says which node has a table, with an epoch that grows with
//! every claim. Whoever writes shows node and epoch in the same transaction, so that a node that was stopped for too long
//! changes nothing when it wakes. All times are the database's.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use sqlx::postgres::PgListener;
use sqlx::{Any, AnyPool, Row, Transaction};
use table::{Claim, Key, KeyHash, Lease, Peer, StoreError, TableId, Timestamp};

use super::operators::{BANS, LEAVE};
use super::{DbError, SUBSCRIBER, Store};

/// A node that says nothing for so long has lost its tables.
pub(crate) const LEASE: Duration = Duration::from_secs(5);

/// Milliseconds since 1970, as the database counts them.
macro_rules! now {
    () => {
        "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    };
}
pub(super) use now;

/// What makes a node another one than all before.
#[derive(Clone, Debug)]
pub struct NodeIdentity {
    /// Random and positive.
    pub id: i64,
    /// Where the other nodes reach it: host and port.
    pub address: String,
    /// Random; by it the nodes recognise each other.
    pub secret: Key,
}

/// This server among the nodes of a shared database.
#[derive(Debug)]
pub struct Node {
    /// A connection of its own: a heartbeat waits for nothing.
    pool: AnyPool,
    pub url: String,
    pub address: String,
    /// Whoever knows it can read the database.
    pub secret: Key,
    /// Under which the other nodes know this one; a new one after every loss.
    id: AtomicI64,
    /// Until when this node is alive for all others, by its own clock and rather too early.
    until: Mutex<Instant>,
    has_left: AtomicBool,
    /// What the database's clock showed when it was last read, and when that was.
    read: Mutex<(Timestamp, Instant)>,
}

impl Node {
    /// A row for this server.
    pub(super) async fn join(
        pool: AnyPool,
        url: String,
        identity: NodeIdentity,
    ) -> Result<Self, DbError> {
        let NodeIdentity { id, address, secret } = identity;
        let node = Self {
            pool,
            url,
            address,
            secret,
            id: AtomicI64::new(0),
            until: Mutex::new(Instant::now()),
            has_left: AtomicBool::new(false),
            read: Mutex::new((Timestamp(0), Instant::now())),
        };
        node.time().await?;
        node.join_again(id).await?;
        Ok(node)
    }

    /// Becomes a node that has nothing, under a random positive number that no node had before.
    pub async fn join_again(&self, id: i64) -> Result<(), DbError> {
        let before = Instant::now();
        let sql = concat!(
            "INSERT INTO node (id, address, secret, http2, until) VALUES ($1, $2, $3, 1, ",
            now!(),
            " + $4)"
        );
        sqlx::query(sql)
            .bind(id)
            .bind(self.address.as_str())
            .bind(self.secret.reveal())
            .bind(LEASE.as_millis() as i64)
            .execute(&self.pool)
            .await?;
        self.id.store(id, Ordering::Release);
        self.is_alive_since(before);
        self.tell("").await
    }

    /// Gives a heartbeat; `false` if it came too late and everything is lost.
    pub async fn renew(&self) -> Result<bool, DbError> {
        let before = Instant::now();
        let sql = concat!(
            "UPDATE node SET until = ",
            now!(),
            " + $1 WHERE id = $2 AND ",
            now!(),
            " < until"
        );
        let done = sqlx::query(sql)
            .bind(LEASE.as_millis() as i64)
            .bind(self.id())
            .execute(&self.pool)
            .await?;
        let is_alive = done.rows_affected() == 1;
        if is_alive {
            self.is_alive_since(before);
        }
        Ok(is_alive)
    }

    /// What the clock shows that all nodes share.
    pub async fn time(&self) -> Result<Timestamp, DbError> {
        let now = time_of(&self.pool).await?;
        *self.read.lock().unwrap_or_else(PoisonError::into_inner) = (now, Instant::now());
        Ok(now)
    }

    /// Removes the nodes that are dead, and tells the others.
    pub async fn reap_dead(&self) -> Result<(), DbError> {
        let sql = concat!("DELETE FROM node WHERE until <= ", now!());
        let n_dead = sqlx::query(sql).execute(&self.pool).await?.rows_affected();
        if n_dead == 0 { Ok(()) } else { self.tell("").await }
    }

    /// Gives all tables back, for good: nothing is written after this.
    pub async fn leave(&self) -> Result<(), DbError> {
        self.has_left.store(true, Ordering::Release);
        sqlx::query("DELETE FROM node WHERE id = $1").bind(self.id()).execute(&self.pool).await?;
        self.tell("").await
    }

    pub fn has_left(&self) -> bool {
        self.has_left.load(Ordering::Acquire)
    }

    /// The other nodes that are alive.
    pub async fn peers(&self) -> Result<Vec<Peer>, DbError> {
        let sql = concat!(
            "SELECT id, address, secret, http2 FROM node WHERE id <> $1 AND ",
            now!(),
            " < until"
        );
        let rows = sqlx::query(sql).bind(self.id()).fetch_all(&self.pool).await?;
        rows.iter().map(peer).collect()
    }

    /// Tells the other nodes; nothing means that something changed among the nodes.
    pub(super) async fn tell(&self, news: &str) -> Result<(), DbError> {
        sqlx::query("SELECT pg_notify($1, $2)")
            .bind(CHANNEL)
            .bind(news)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Whether no other node can have taken anything of this one.
    pub fn is_alive(&self) -> bool {
        let until = *self.until.lock().unwrap_or_else(PoisonError::into_inner);
        !self.has_left() && Instant::now() < until
    }

    fn is_alive_since(&self, moment: Instant) {
        *self.until.lock().unwrap_or_else(PoisonError::into_inner) = moment + LEASE;
    }

    pub(super) fn id(&self) -> i64 {
        self.id.load(Ordering::Acquire)
    }
}

/// What the clock of a PostgreSQL database shows.
pub(super) async fn time_of(pool: &AnyPool) -> Result<Timestamp, DbError> {
    let sql = concat!("SELECT ", now!(), " AS now");
    let now: i64 = sqlx::query(sql).fetch_one(pool).await?.try_get("now")?;
    Ok(Timestamp(u64::try_from(now).unwrap_or_default()))
}

/// The time since 1970, by the clock that all share who write to the store: the database's, as it was last read and as
/// this machine has counted on, whatever is done to its own clock; or of one server alone this machine's.
pub(super) fn time_now(node: Option<&Node>) -> Duration {
    let of_machine = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    node.map_or_else(of_machine, |node| {
        let (read, at) = *node.read.lock().unwrap_or_else(PoisonError::into_inner);
        Duration::from_millis(read.0) + at.elapsed()
    })
}

/// The same in seconds.
pub(super) fn seconds_now(node: Option<&Node>) -> i64 {
    i64::try_from(time_now(node).as_secs()).unwrap_or_default()
}

/// Where news of nodes are told.
const CHANNEL: &str = "gospoda_nodes";

fn peer(row: &sqlx::any::AnyRow) -> Result<Peer, DbError> {
    Ok(Peer {
        id: row.try_get("id")?,
        address: row.try_get("address")?,
        secret: row.try_get("secret")?,
        has_http2: row.try_get::<i64, _>("http2")? == 1,
    })
}

impl Store {
    /// This server among others; nothing if the store is its own.
    pub fn node(&self) -> Option<&Node> {
        self.node.as_deref()
    }

    /// Takes a table that nobody has, or has it already; a claim makes all earlier leases of the table void.
    pub async fn claim(&self, table: TableId) -> Result<Claim, DbError> {
        const SQL: &str = concat!(
            "INSERT INTO lease (table_id, node, epoch) SELECT id, $1, 1 FROM game_table WHERE id = $2 AND EXISTS ",
            "(SELECT 1 FROM node WHERE id = $1 AND ",
            now!(),
            " < until) ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, epoch = lease.epoch + 1 ",
            "WHERE lease.node = excluded.node OR NOT EXISTS (SELECT 1 FROM node WHERE id = lease.node AND ",
            now!(),
            " < until) RETURNING epoch"
        );
        let Some(node) = self.node() else { return Ok(Claim::Mine(Lease::first(table))) };
        let row = sqlx::query(SQL)
            .bind(node.id())
            .bind(table.number())
            .fetch_optional(&self.readers)
            .await?;
        if let Some(row) = row {
            return Ok(Claim::Mine(Lease { table, epoch: row.try_get("epoch")? }));
        }
        match self.owner(node, table).await? {
            Some(peer) => Ok(Claim::Elsewhere(peer)),
            None if self.has_table(table).await? => Err(StoreError::Lost { table }.into()),
            None => Ok(Claim::NoSuchTable),
        }
    }

    /// The other node that has a table.
    async fn owner(&self, node: &Node, table: TableId) -> Result<Option<Peer>, DbError> {
        let sql = concat!(
            "SELECT node.id, address, secret, http2 FROM lease JOIN node ON node.id = lease.node ",
            "WHERE table_id = $1 AND node.id <> $2 AND ",
            now!(),
            " < until"
        );
        let row = sqlx::query(sql)
            .bind(table.number())
            .bind(node.id())
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(peer).transpose()
    }

    async fn has_table(&self, table: TableId) -> Result<bool, DbError> {
        let row = sqlx::query("SELECT id FROM game_table WHERE id = $1")
            .bind(table.number())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.is_some())
    }

    /// Gives a table back that has left the memory, unless it has come back since.
    pub async fn release(&self, lease: Lease) {
        let Some(node) = self.node() else { return };
        let done = sqlx::query(
            "UPDATE lease SET node = 0 WHERE table_id = $1 AND epoch = $2 AND node = $3",
        )
        .bind(lease.table.number())
        .bind(lease.epoch)
        .bind(node.id())
        .execute(&self.readers)
        .await;
        if let Err(error) = done {
            // It stays with this node, which opens it when it is asked for.
            tracing::warn!(table = %lease.table, %error, "a lease was not given back");
        }
    }
}

/// Refuses to go on unless all leases are this node's. Until the transaction ends nobody else can take them.
pub(super) async fn fence(
    transaction: &mut Transaction<'_, Any>,
    node: &Node,
    leases: &[Lease],
) -> Result<(), DbError> {
    if leases.is_empty() {
        return Ok(());
    }
    let sql = concat!(
        "SELECT lease.table_id, lease.epoch FROM lease JOIN node ON node.id = lease.node ",
        "WHERE node.id = $1 AND ",
        now!(),
        " < until AND lease.table_id = ANY(string_to_array($2, ',')::bigint[]) FOR SHARE OF lease"
    );
    let numbers: Vec<String> = leases.iter().map(|it| it.table.number().to_string()).collect();
    let rows = sqlx::query(sql)
        .bind(node.id())
        .bind(numbers.join(","))
        .fetch_all(&mut **transaction)
        .await?;
    let mut held = Vec::with_capacity(rows.len());
    for row in rows {
        let table = TableId::of_number(row.try_get("table_id")?);
        held.push(Lease { table, epoch: row.try_get("epoch")? });
    }
    match leases.iter().find(|it| !held.contains(it)) {
        Some(lost) => Err(StoreError::Lost { table: lost.table }.into()),
        None => Ok(()),
    }
}

/// Gives a table that is being made to the node that makes it.
pub(super) async fn lease_to(
    transaction: &mut Transaction<'_, Any>,
    node: &Node,
    table: TableId,
) -> Result<(), DbError> {
    sqlx::query("INSERT INTO lease (table_id, node, epoch) VALUES ($1, $2, $3)")
        .bind(table.number())
        .bind(node.id())
        .bind(Lease::first(table).epoch)
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

/// What the nodes of a shared database tell each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// Whoever has this key has subscribed to notifications.
    Subscriber(KeyHash),
    /// A table was changed by an operator and is to be read anew.
    Leave(TableId),
    /// Somebody is let in no more, or again.
    Bans,
    /// A node came or went, or tables changed their node.
    Nodes,
}

/// Hears what the other nodes tell.
#[derive(Debug)]
pub struct Listener(PgListener);

impl Listener {
    /// # Errors
    /// When the database does not answer.
    pub async fn connect(url: &str) -> Result<Self, DbError> {
        let mut listener = PgListener::connect(url).await?;
        listener.listen(CHANNEL).await?;
        Ok(Self(listener))
    }

    /// Waits for the next news.
    ///
    /// # Errors
    /// When the connection was lost: then news may have been missed.
    pub async fn next(&mut self) -> Result<News, DbError> {
        let told = self.0.recv().await?;
        let payload = told.payload();
        let subscriber = || payload.strip_prefix(SUBSCRIBER).and_then(KeyHash::parse);
        let left = || payload.strip_prefix(LEAVE)?.parse().ok().map(TableId::of_number);
        Ok(match (payload == BANS, left()) {
            (true, _) => News::Bans,
            (false, Some(table)) => News::Leave(table),
            (false, None) => subscriber().map_or(News::Nodes, News::Subscriber),
        })
    }
}

#[cfg(test)]
#[allow(dead_code)]
#[path = "../../server/tests/it/database.rs"]
pub(super) mod database;

#[cfg(test)]
pub(super) mod tests {
    use catalog::Seed;

    use super::database::Database;
    use table::{Claim, Lease};
    use table::{Key, StoreError, StoredSeat, StoredTable, TableId, Write};

    use crate::{NodeIdentity, Store};

    fn random<const N: usize>() -> [u8; N] {
        let mut res = [0; N];
        getrandom::fill(&mut res).unwrap();
        res
    }

    fn fresh_id() -> i64 {
        i64::from_be_bytes(random()) & i64::MAX
    }

    pub(crate) fn identity() -> NodeIdentity {
        let address = "10.0.0.1:8080".to_owned();
        NodeIdentity { id: fresh_id(), address, secret: Key::of_random(random()) }
    }

    async fn node(database: &Database) -> Store {
        Store::in_database(&database.url(), identity()).await.unwrap()
    }

    fn new_table() -> StoredTable {
        let key = || Key::of_random(random()).key_hash();
        StoredTable {
            id: TableId::of_random(random()),
            game: "smallworld".to_owned(),
            header: "{}".to_owned(),
            seed: Seed::of_number(1),
            host: key(),
            clock: 0,
            is_mixing: false,
            delay: 0,
            open_in: None,
            bot_pause: None,
            seats: vec![StoredSeat::new("Ola".to_owned(), String::new(), key(), vec![key()])],
            lines: Vec::new(),
            campaign: None,
            sequel: None,
            ask: String::new(),
            talk: Vec::new(),
            is_seed_told: false,
            hints: false,
            course: String::new(),
            is_closed: false,
        }
    }

    fn line(table: TableId, number: u32) -> Vec<Write> {
        vec![Write::Line { table, number, text: "{}".to_owned(), is_auto_answer: false }]
    }

    async fn claimed(store: &Store, table: TableId) -> Lease {
        match store.claim(table).await.unwrap() {
            Claim::Mine(lease) => lease,
            other => panic!("{other:?}"),
        }
    }

    /// The database lets time pass for a node as if it had been stopped.
    async fn is_stopped(database: &Database, store: &Store) {
        let id = store.node().unwrap().id();
        database.change(&format!("UPDATE node SET until = 0 WHERE id = {id}")).await;
    }

    #[tokio::test]
    async fn whoever_has_lost_a_table_writes_nothing_more() {
        let Some(database) = Database::new().await else { return };
        let (one, other) = (node(&database).await, node(&database).await);
        let (table, third) = (new_table(), new_table());
        let (id, lease) = (table.id, Lease::first(table.id));
        one.lay(vec![Write::Table(Box::new(table))]).await.unwrap();
        one.write(lease, line(id, 1)).await.unwrap();
        assert!(matches!(other.claim(id).await, Ok(Claim::Elsewhere(_))), "it is alive");
        is_stopped(&database, &one).await;
        let lost = Err(StoreError::Lost { table: id });
        assert_eq!(one.write(lease, line(id, 2)).await, lost, "nobody has it, and not this one");
        let taken = claimed(&other, id).await;
        assert!(lease.epoch < taken.epoch);
        assert_eq!(one.write(lease, line(id, 2)).await, lost);
        other.write(taken, line(id, 2)).await.unwrap();
        // It comes back, and still has no right to what it had.
        assert_eq!(one.node().unwrap().renew().await, Ok(false));
        one.node().unwrap().join_again(fresh_id()).await.unwrap();
        assert_eq!(one.write(lease, line(id, 3)).await, lost);
        assert!(matches!(one.claim(id).await, Ok(Claim::Elsewhere(_))));
        // Only what belongs to the lost table is refused.
        let lease = Lease::first(third.id);
        one.lay(vec![Write::Table(Box::new(third))]).await.unwrap();
        one.write(lease, line(lease.table, 1)).await.unwrap();
        assert_eq!(other.table(id).await.unwrap().unwrap().lines.len(), 2);
    }

    #[tokio::test]
    async fn a_claim_makes_earlier_leases_void_and_a_late_release_changes_nothing() {
        let Some(database) = Database::new().await else { return };
        let (one, other) = (node(&database).await, node(&database).await);
        let table = new_table();
        let (id, first) = (table.id, Lease::first(table.id));
        one.lay(vec![Write::Table(Box::new(table))]).await.unwrap();
        let second = claimed(&one, id).await;
        one.release(first).await;
        assert!(matches!(other.claim(id).await, Ok(Claim::Elsewhere(_))));
        one.write(second, line(id, 1)).await.unwrap();
        assert_eq!(one.write(first, line(id, 2)).await, Err(StoreError::Lost { table: id }));
        one.release(second).await;
        let third = claimed(&other, id).await;
        assert!(second.epoch < third.epoch, "an epoch never comes back");
        one.node().unwrap().leave().await.unwrap();
        assert!(!one.node().unwrap().is_alive());
        assert!(matches!(other.claim(TableId::of_random(random())).await, Ok(Claim::NoSuchTable)));
    }

    #[tokio::test]
    async fn one_bad_write_of_a_batch_harms_no_other() {
        let Some(database) = Database::new().await else { return };
        let store = node(&database).await;
        let mut leases = Vec::new();
        for _ in 0..8 {
            let table = new_table();
            leases.push(Lease::first(table.id));
            store.lay(vec![Write::Table(Box::new(table))]).await.unwrap();
        }
        let void = Lease { epoch: 7, ..leases[0] };
        let jobs = leases.iter().enumerate().map(|(nth, lease)| {
            let lease = if nth == 0 { void } else { *lease };
            store.write(lease, line(lease.table, 1))
        });
        let done = futures_util::future::join_all(jobs).await;
        assert_eq!(done[0], Err(StoreError::Lost { table: void.table }));
        assert!(done[1..].iter().all(Result::is_ok), "{done:?}");
    }
}
