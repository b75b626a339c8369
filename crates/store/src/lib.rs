//! What survives: tables, seats and the lines of their matches, in SQLite in the data folder, or in PostgreSQL, which
//! several servers share. The statements are the same for both; what only sharing needs is in [`node`] and [`thoughts`].
//!
//! Lines are only added. Whoever writes waits until the write is on the disk; [`writer`] commits everything that waits
//! in one transaction. A table is read back by replaying its lines, see `table::open`.

mod archive;
mod backup;
mod check;
mod file;
mod node;
mod operators;
mod private;
mod read;
mod reviews;
mod schema;
mod subscriptions;
mod thoughts;
mod writer;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::migrate::MigrateError;
use sqlx::{AnyConnection, AnyPool, Connection, Executor, Row};
use table::{Lease, StoreError, Write};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

pub use archive::archive;
pub use backup::backup;
pub use file::DataFolder;
pub use node::{Listener, News, Node, NodeIdentity};
use node::{seconds_now, time_now, time_of};
pub use operators::{Ban, BanKind, Filter, Order, Overview, Person, Stage};
pub use reviews::StoredReview;
use schema::migrate;
pub use subscriptions::StoredSubscription;
use subscriptions::{SUBSCRIBER, Tell};
pub use thoughts::{Bell, Outlook, QUESTIONS, THINKER_LIVES, Taken, ThoughtQueue, answers_for};
use writer::{Aside, Job};

/// Why a database cannot be opened or copied, in one line for the host.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("the data folder {} cannot be written to: {source}", path.display())]
    Folder { path: PathBuf, source: io::Error },
    #[error("the data folder {} is in use by another gospoda", path.display())]
    FolderTaken { path: PathBuf },
    #[error("the database {} is damaged and was left as it is: {what}", path.display())]
    Damaged { path: PathBuf, what: String },
    #[error(
        "the database {} was brought forward by a newer gospoda (migration {migration}) and was left as it is: start that one, \
         or a backup from before",
        path.display()
    )]
    Newer { path: PathBuf, migration: i64 },
    #[error("the database cannot be used: {what}")]
    Database { what: String },
    #[error("no backup {}: {what}", path.display())]
    Backup { path: PathBuf, what: String },
}

/// What SQLite says when it is the place that fails and not what was to be written: busy, locked, no memory, read-only,
/// input or output, full, cannot be opened.
const CLOSED: &[i32] = &[5, 6, 7, 8, 10, 13, 14];

/// What PostgreSQL says then, by the class of its code: no connection, no resources, an operator who stops it.
const CLOSED_CLASSES: &[&str] = &["08", "53", "57"];

/// And by the whole code: what was the primary is a standby.
const READ_ONLY: &str = "25006";

/// Whether the code of a database says that it takes nothing. Those of PostgreSQL have five characters; of those of SQLite,
/// which have fewer, the lowest byte is the kind, and the others tell it apart further.
fn is_closed_by(code: &str) -> bool {
    if code.len() == READ_ONLY.len() {
        return code == READ_ONLY || CLOSED_CLASSES.iter().any(|it| code.starts_with(it));
    }
    code.parse::<i32>().is_ok_and(|it| CLOSED.contains(&(it & 0xFF)))
}

/// What the database did not do, as a table is told it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(transparent)]
pub struct DbError(#[from] pub StoreError);

impl From<DbError> for StoreError {
    fn from(DbError(error): DbError) -> Self {
        error
    }
}

impl From<MigrateError> for DbError {
    fn from(error: MigrateError) -> Self {
        Self(StoreError::Failed(match error {
            MigrateError::VersionMissing(migration) => {
                format!("a newer gospoda has brought it forward (migration {migration})")
            }
            other => other.to_string(),
        }))
    }
}

impl From<sqlx::Error> for DbError {
    fn from(error: sqlx::Error) -> Self {
        let is_closed = match &error {
            sqlx::Error::Database(told) => told.code().is_some_and(|it| is_closed_by(&it)),
            sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut | sqlx::Error::Protocol(_) => true,
            _ => false,
        };
        let text = error.to_string();
        Self(if is_closed { StoreError::Closed(text) } else { StoreError::Failed(text) })
    }
}

/// A store that has taken nothing is told for so long, unless it takes something again: whoever watches the server sees
/// it, and sends people again who will try.
const CLOSED_FOR: Duration = Duration::from_secs(10);

/// The store of a server. Cloning it is cheap.
#[derive(Clone, Debug)]
pub struct Store {
    readers: AnyPool,
    jobs: mpsc::Sender<Job>,
    /// This server among those that share the store.
    node: Option<Arc<Node>>,
    /// When nothing was taken, if nothing was taken since.
    closed_at: Arc<Mutex<Option<Instant>>>,
}

impl Store {
    /// A store that forgets: for tests.
    ///
    /// # Errors
    /// When SQLite does not work at all.
    pub async fn in_memory() -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        // One connection: each would have a memory of its own.
        let pool = pool(1, MEMORY, "PRAGMA foreign_keys = ON").await?;
        migrate(&pool, seconds_now(None)).await.map_err(DbError::from)?;
        let jobs = writer::start(pool.clone(), None, None);
        Ok(Self { readers: pool, jobs, node: None, closed_at: Arc::default() })
    }

    /// The store in a data folder.
    ///
    /// # Errors
    /// When it is no database, damaged, or of a newer version.
    pub async fn in_folder(folder: &DataFolder) -> Result<Self, OpenError> {
        sqlx::any::install_default_drivers();
        let path = folder.database();
        let damaged = |what: String| OpenError::Damaged { path: path.clone(), what };
        file::check(&path).map_err(damaged)?;
        let url = url_of(&path);
        // One sync per batch makes it durable. Checkpoints run in a task of their own, so that no action waits for one.
        // Deleted content is overwritten with zeros.
        let pragmas = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; \
                       PRAGMA wal_autocheckpoint = 0; PRAGMA secure_delete = ON";
        let opened = async {
            look_through(&path).await?;
            let closed = folder.close_files();
            closed.map_err(|error| DbError(StoreError::Failed(error.to_string())))?;
            let writer = pool(1, &url, pragmas).await?;
            Ok::<_, DbError>(writer)
        };
        let writer = opened.await.map_err(|error| damaged(error.to_string()))?;
        migrate(&writer, seconds_now(None)).await.map_err(|error| match error {
            MigrateError::VersionMissing(migration) => {
                OpenError::Newer { path: path.clone(), migration }
            }
            other => damaged(other.to_string()),
        })?;
        let aside = async {
            let readers =
                pool(2, &url, "PRAGMA busy_timeout = 5000; PRAGMA query_only = ON").await?;
            let checkpoints = pool(1, &url, "PRAGMA busy_timeout = 5000").await?;
            Ok::<_, DbError>((readers, checkpoints))
        };
        let (readers, checkpoints) = aside.await.map_err(|error| damaged(error.to_string()))?;
        let jobs = writer::start(writer, Some(checkpoints), None);
        Ok(Self { readers, jobs, node: None, closed_at: Arc::default() })
    }

    /// The store in a PostgreSQL database, as the node that others reach at this address.
    ///
    /// # Errors
    /// When the database does not answer, or is not ours.
    pub async fn in_database(url: &str, identity: NodeIdentity) -> Result<Self, DbError> {
        sqlx::any::install_default_drivers();
        // A server that was stopped in the middle of a transaction must not keep others from its tables for longer than
        // its lease does.
        let set = "SET synchronous_commit = on; SET idle_in_transaction_session_timeout = '3s'; \
                   SET lock_timeout = '8s'; SET statement_timeout = '30s'";
        let writer = pool(1, url, set).await?;
        // Another machine's clock may be the right one.
        migrate(&writer, time_of(&writer).await?.seconds()).await?;
        let node = Arc::new(Node::join(pool(1, url, set).await?, url.to_owned(), identity).await?);
        let readers = pool(N_SHARED_READERS, url, set).await?;
        let jobs = writer::start(writer, None, Some(Arc::clone(&node)));
        Ok(Self { readers, jobs, node: Some(node), closed_at: Arc::default() })
    }

    /// The time since 1970, by the clock that all servers of the store share.
    pub fn time(&self) -> Duration {
        time_now(self.node())
    }

    /// Writes all or nothing, and returns when it is on the disk. What belongs to the table is written only under its
    /// lease.
    pub async fn write(&self, lease: Lease, writes: Vec<Write>) -> Result<(), StoreError> {
        self.send(Some(lease), writes, Aside::Nothing).await
    }

    /// Writes a table that was just made.
    pub async fn lay(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        self.send(None, writes, Aside::Nothing).await
    }

    /// Writes who wants to be told what.
    async fn tell(&self, tell: Tell) -> Result<(), StoreError> {
        self.send(None, Vec::new(), Aside::Tell(tell)).await
    }

    /// Writes what an operator has decided.
    async fn order(&self, order: Order) -> Result<(), StoreError> {
        self.send(None, Vec::new(), Aside::Order(order)).await
    }

    async fn send(
        &self,
        lease: Option<Lease>,
        writes: Vec<Write>,
        aside: Aside,
    ) -> Result<(), StoreError> {
        let (reply, done) = oneshot::channel();
        let closed = || StoreError::Failed("the writer has stopped".to_owned());
        self.jobs.send(Job { lease, writes, aside, reply }).await.map_err(|_| closed())?;
        let done = done.await.map_err(|_| closed())?;
        let closed_at = || self.closed_at.lock().unwrap_or_else(PoisonError::into_inner);
        match &done {
            Ok(()) => *closed_at() = None,
            Err(StoreError::Closed(_) | StoreError::Unclear(_)) => {
                *closed_at() = Some(Instant::now())
            }
            Err(
                StoreError::Failed(_)
                | StoreError::Conflict { .. }
                | StoreError::Lost { .. }
                | StoreError::Damaged { .. },
            ) => {}
        }
        done
    }

    /// Waits until everything sent before is on the disk.
    pub async fn flush(&self) {
        // An empty group waits its turn behind the others; a writer that has stopped has nothing left to write.
        let _ = self.send(None, Vec::new(), Aside::Nothing).await;
    }
}

/// Reading goes over a network here.
const N_SHARED_READERS: u32 = 4;

/// A store behind a network that does not answer for so long is not there.
const FAR_WITHIN: Duration = Duration::from_secs(10);

/// What is waited for on this machine is only the processor: as long as an answer may take.
const NEAR_WITHIN: Duration = Duration::from_secs(30);

const MEMORY: &str = "sqlite::memory:";

/// A store in memory is for tests, which move the time on by weeks: a wait across that must not end for it.
const NO_LIMIT: Duration = Duration::from_secs(100 * 365 * 86_400);

async fn pool(n_connections: u32, url: &str, pragmas: &'static str) -> Result<AnyPool, DbError> {
    // Only what lies behind a network may be gone when it is needed. To ask a file whether it is still there takes time,
    // and a connection that is being asked when the time to wait is over is lost, and with it all that a store in memory
    // holds: so it went on machines that were busy for long.
    let is_far = !url.starts_with("sqlite:");
    let within = match url {
        MEMORY => NO_LIMIT,
        _ if is_far => FAR_WITHIN,
        _ => NEAR_WITHIN,
    };
    let options = AnyPoolOptions::new()
        .test_before_acquire(is_far)
        .max_connections(n_connections)
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .acquire_timeout(within)
        .after_connect(move |connection, _| {
            Box::pin(async move {
                connection.execute(pragmas).await?;
                Ok(())
            })
        });
    Ok(options.connect(url).await?)
}

/// Reads a database before anything is written to it: one that is damaged stays as it is, byte for byte, so that whoever
/// repairs it has all of it. It fails at once where a pool would try again until its time is over.
async fn look_through(path: &Path) -> Result<(), DbError> {
    if std::fs::metadata(path).map_or(0, |it| it.len()) == 0 {
        return Ok(());
    }
    let url = url_of(path).replace("mode=rwc", "mode=ro");
    let mut connection = AnyConnection::connect(&url).await?;
    connection.execute("SELECT name FROM sqlite_master").await?;
    let checked = quick_check(&mut connection).await;
    connection.close().await?;
    checked
}

/// Reads every page of a database, so that damage is found when the server starts and not during a match.
async fn quick_check(connection: &mut AnyConnection) -> Result<(), DbError> {
    let row = sqlx::query("PRAGMA quick_check(1)").fetch_one(connection).await?;
    let answer: String = row.try_get(0)?;
    if answer == "ok" { Ok(()) } else { Err(DbError(StoreError::Failed(in_one_line(&answer)))) }
}

/// What SQLite says of damage, without the line that names the database as SQLite does.
fn in_one_line(answer: &str) -> String {
    let lines = answer.lines().map(str::trim);
    let lines = lines.filter(|it| !it.is_empty() && !it.starts_with("*** in database"));
    lines.collect::<Vec<_>>().join(", ")
}

fn url_of(path: &Path) -> String {
    let mut res = "sqlite://".to_owned();
    for letter in path.to_string_lossy().chars() {
        match letter {
            '%' | '?' | '#' | ' ' => res.push_str(&format!("%{:02X}", letter as u32)),
            _ => res.push(letter),
        }
    }
    res + "?mode=rwc"
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::time::Duration;

    use futures_util::FutureExt;

    use super::{Store, in_one_line, is_closed_by};
    use table::TableId;

    #[test]
    fn a_database_that_takes_nothing_is_told_by_its_code() {
        // SQLite: disk full (13), an extended code of an I/O error (10 + 3 * 256). PostgreSQL: stopped, disk full, read-only.
        for code in ["13", "778", "57P01", "53100", "25006"] {
            assert!(is_closed_by(code), "{code}");
        }
        // A constraint of each, and a text that PostgreSQL cannot store, the lowest byte of whose number is that of SQLite's 5.
        for code in ["2067", "23505", "22021"] {
            assert!(!is_closed_by(code), "{code}");
        }
    }

    #[test]
    fn damage_is_told_in_one_line() {
        let told =
            "*** in database main ***\nTree 52 page 52: btreeInitPage() returns error code 11";
        assert_eq!(in_one_line(told), "Tree 52 page 52: btreeInitPage() returns error code 11");
        assert_eq!(
            in_one_line("row 7 missing from index\nPage 9: never used\n"),
            "row 7 missing from index, Page 9: never used"
        );
    }

    /// A request that waits for the only connection gets it after the time was moved on, and what is in memory is still there.
    #[tokio::test]
    async fn a_store_in_memory_outlives_a_long_wait() {
        let store = Store::in_memory().await.unwrap();
        let id = TableId::of_number(7);
        let held = store.readers.acquire().await.unwrap();
        let mut waiting = pin!(store.sequel(id));
        assert_eq!(waiting.as_mut().now_or_never(), None);
        tokio::time::pause();
        tokio::time::advance(40 * Duration::from_secs(86_400)).await;
        tokio::time::resume();
        assert_eq!(waiting.as_mut().now_or_never(), None, "it waits still");
        drop(held);
        while store.readers.num_idle() == 0 {
            tokio::task::yield_now().await;
        }
        assert_eq!(waiting.await, Ok(None));
        assert_eq!(store.sequel(id).await, Ok(None));
    }
}
