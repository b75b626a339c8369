//! What survives: tables, seats and the lines of their matches, in SQLite in the data folder.
//!
//! Lines are only added. Whoever writes waits until the write is on the disk; [`writer`] commits everything that waits
//! in one transaction. A table is read back by replaying its lines, see `table::open`.

mod backup;
mod file;
mod writer;

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use catalog::Seed;
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyPool, Executor, Row};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::error::ServeError;
use crate::keys::{Mark, TableId};
pub use backup::backup;
pub(crate) use file::DataFolder;
use writer::Job;

/// The store did not do what it should; nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    #[error("the store failed: {0}")]
    Failed(String),
    /// The disk is full, or somebody else has locked the database: nothing is taken from anybody until that ends.
    #[error("the store takes nothing: {0}")]
    Closed(String),
    /// Somebody else has written this line: the table is to be read again.
    #[error("line {number} of table {table} was written already")]
    Conflict { table: TableId, number: u32 },
}

/// What SQLite says when it is the place that fails and not what was to be written: busy, locked, no memory, read-only,
/// input or output, full, cannot be opened.
const CLOSED: &[i32] = &[5, 6, 7, 8, 10, 13, 14];

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let is_closed = match &error {
            // The lowest byte is the kind, the others tell it apart further.
            sqlx::Error::Database(told) => {
                let code = told.code().and_then(|it| it.parse::<i32>().ok());
                code.is_some_and(|it| CLOSED.contains(&(it & 0xFF)))
            }
            sqlx::Error::Io(_) | sqlx::Error::PoolTimedOut => true,
            _ => false,
        };
        if is_closed { Self::Closed(error.to_string()) } else { Self::Failed(error.to_string()) }
    }
}

/// One thing to be written.
#[derive(Clone, Debug)]
pub(crate) enum Write {
    Table(Box<StoredTable>),
    Line {
        table: TableId,
        number: u32,
        text: String,
        /// Played by a standing answer.
        is_standing: bool,
    },
    Over {
        table: TableId,
    },
    /// The match that follows in a campaign: there can be only one.
    Sequel {
        table: TableId,
        next: TableId,
    },
    Holder {
        table: TableId,
        seat: u8,
        browser: Mark,
    },
    /// Nobody holds the seat any more.
    Vacate {
        table: TableId,
        seat: u8,
    },
    /// What opens a seat from now on, and the link by which it was taken, if it was.
    Lock {
        table: TableId,
        seat: u8,
        key: Mark,
        number: u32,
        spent: Option<Mark>,
    },
    /// Who plays here: a bot, or a person if the text is empty.
    Bot {
        table: TableId,
        seat: u8,
        bot: String,
    },
    /// What the person of a seat wished in advance.
    Answers {
        table: TableId,
        seat: u8,
        answers: String,
        is_passing: bool,
    },
    /// Since when a seat is waited for, in milliseconds since 1970; 0 if it is not.
    Since {
        table: TableId,
        seat: u8,
        since: u64,
    },
    /// What people do beside the match.
    Beside {
        table: TableId,
        what: Beside,
    },
}

/// What people do beside the match.
#[derive(Clone, Debug)]
pub(crate) enum Beside {
    /// What a seat mixes into the luck.
    Word { seat: u8, word: String },
    /// The match begins, with the luck of all words.
    Begun { header: String },
    /// What somebody said.
    Talk { number: u32, seat: u8, text: String },
    /// The notepad of a seat, and whom it does not hear.
    Desk { seat: u8, notes: String, muted: u8 },
}

/// A table as it is stored.
#[derive(Clone, Debug)]
pub(crate) struct StoredTable {
    pub(crate) id: TableId,
    pub(crate) game: String,
    pub(crate) header: String,
    pub(crate) seed: Seed,
    pub(crate) host: Mark,
    /// Seconds for one decision of a person; 0 for as long as he likes.
    pub(crate) clock: u32,
    /// Words are still being mixed into the luck.
    pub(crate) is_mixing: bool,
    /// So many answers later spectators see the table.
    pub(crate) delay: u32,
    /// Strangers may sit down; then the language of whoever made the table.
    pub(crate) open_in: Option<String>,
    pub(crate) seats: Vec<StoredSeat>,
    /// The lines of the match after the header.
    pub(crate) lines: Vec<StoredLine>,
    /// The log of the campaign before the match, where it was brought along.
    pub(crate) campaign: Option<String>,
    pub(crate) sequel: Option<TableId>,
    /// What was said last, oldest first: number, seat, text.
    pub(crate) talk: Vec<(u32, u8, String)>,
}

/// A table at which strangers may sit down.
#[derive(Clone, Debug)]
pub(crate) struct OpenTable {
    pub(crate) id: TableId,
    pub(crate) game: String,
    pub(crate) clock: u32,
    pub(crate) lang: String,
    pub(crate) n_free: u32,
}

/// A store that has taken nothing is told for so long, unless it takes something again: whoever watches the house sees
/// it, and sends people again who will try.
const CLOSED_FOR: Duration = Duration::from_secs(10);

/// So much of what was said is kept in memory and shown.
pub(crate) const MOST_TALK: usize = 100;

#[derive(Clone, Debug)]
pub(crate) struct StoredLine {
    pub(crate) text: String,
    pub(crate) is_standing: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct StoredSeat {
    pub(crate) name: String,
    pub(crate) bot: String,
    pub(crate) key: Mark,
    pub(crate) key_number: u32,
    pub(crate) holders: Vec<Mark>,
    /// See [`Write::Answers`] and [`Write::Since`].
    pub(crate) answers: String,
    pub(crate) is_passing: bool,
    pub(crate) since: u64,
    /// See [`Beside`].
    pub(crate) word: String,
    pub(crate) notes: String,
    pub(crate) muted: u8,
}

impl StoredSeat {
    /// A seat of which nothing is known but who may open it.
    pub(crate) fn new(name: String, bot: String, key: Mark, holders: Vec<Mark>) -> Self {
        let nothing = String::new;
        let (answers, word, notes) = (nothing(), nothing(), nothing());
        let (is_passing, since, muted, key_number) = (false, 0, 0, 0);
        Self { name, bot, key, key_number, holders, answers, is_passing, since, word, notes, muted }
    }
}

/// The store of a server. Cloning it is cheap.
#[derive(Clone, Debug)]
pub struct Store {
    readers: AnyPool,
    jobs: mpsc::Sender<Job>,
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
        let pool = pool(1, "sqlite::memory:", "PRAGMA foreign_keys = ON").await?;
        migrate(&pool).await?;
        let jobs = writer::start(pool.clone(), None);
        Ok(Self { readers: pool, jobs, closed_at: Arc::default() })
    }

    /// The store in a data folder.
    ///
    /// # Errors
    /// When it is no database, or damaged.
    pub(crate) async fn in_folder(folder: &DataFolder) -> Result<Self, ServeError> {
        sqlx::any::install_default_drivers();
        let path = folder.database();
        let damaged = |what: String| ServeError::Damaged { path: path.clone(), what };
        file::check(&path).map_err(damaged)?;
        let url = url_of(&path);
        // Durable at the price of one sync per batch. Checkpoints happen aside, not under somebody's action.
        let pragmas = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; \
                       PRAGMA wal_autocheckpoint = 0";
        let opened = async {
            let writer = pool(1, &url, pragmas).await?;
            migrate(&writer).await?;
            quick_check(&writer, &path).await?;
            let readers =
                pool(2, &url, "PRAGMA busy_timeout = 5000; PRAGMA query_only = ON").await?;
            Ok::<_, StoreError>((writer, readers))
        };
        let (writer, readers) = opened.await.map_err(|error| damaged(error.to_string()))?;
        let checkpoints = pool(1, &url, "PRAGMA busy_timeout = 5000")
            .await
            .map_err(|error| damaged(error.to_string()))?;
        let jobs = writer::start(writer, Some(checkpoints));
        Ok(Self { readers, jobs, closed_at: Arc::default() })
    }

    /// Writes all or nothing, and returns when it is on the disk.
    pub(crate) async fn write(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let (reply, done) = oneshot::channel();
        let closed = || StoreError::Failed("the writer has stopped".to_owned());
        self.jobs.send(Job { writes, reply }).await.map_err(|_| closed())?;
        let done = done.await.map_err(|_| closed())?;
        let closed_at = || self.closed_at.lock().unwrap_or_else(PoisonError::into_inner);
        match &done {
            Ok(()) => *closed_at() = None,
            Err(StoreError::Closed(_)) => *closed_at() = Some(Instant::now()),
            Err(StoreError::Failed(_) | StoreError::Conflict { .. }) => {}
        }
        done
    }

    /// Waits until everything sent before is on the disk.
    pub(crate) async fn flush(&self) {
        // An empty group waits its turn behind the others; a writer that has stopped has nothing left to write.
        let _ = self.write(Vec::new()).await;
    }

    /// A table with its seats and lines.
    pub(crate) async fn table(&self, id: TableId) -> Result<Option<StoredTable>, StoreError> {
        let head =
            sqlx::query("SELECT game, header, seed, host, clock, is_mixing, watch_delay, is_open, lang FROM game_table WHERE id = $1")
                .bind(id.number())
                .fetch_optional(&self.readers)
                .await?;
        let Some(head) = head else { return Ok(None) };
        let unreadable =
            |what: &str| StoreError::Failed(format!("table {id}: the {what} cannot be read"));
        let seed =
            Seed::parse(&head.try_get::<String, _>("seed")?).ok_or_else(|| unreadable("seed"))?;
        let host =
            Mark::parse(&head.try_get::<String, _>("host")?).ok_or_else(|| unreadable("host"))?;
        let clock = u32::try_from(head.try_get::<i64, _>("clock")?).unwrap_or_default();
        let (seats, lines) = (self.seats(id).await?, self.lines(id).await?);
        let (game, header) = (head.try_get("game")?, head.try_get("header")?);
        let (campaign, sequel) = (self.campaign(id).await?, self.sequel(id).await?);
        let is_mixing = head.try_get::<i64, _>("is_mixing")? != 0;
        let delay = u32::try_from(head.try_get::<i64, _>("watch_delay")?).unwrap_or_default();
        let talk = self.talk(id).await?;
        let is_open = head.try_get::<i64, _>("is_open")? != 0;
        let open_in = is_open.then(|| head.try_get("lang")).transpose()?;
        Ok(Some(StoredTable {
            id,
            game,
            header,
            seed,
            host,
            clock,
            is_mixing,
            delay,
            open_in,
            seats,
            lines,
            campaign,
            sequel,
            talk,
        }))
    }

    async fn seats(&self, id: TableId) -> Result<Vec<StoredSeat>, StoreError> {
        let unreadable =
            |what: &str| StoreError::Failed(format!("table {id}: the {what} cannot be read"));
        let rows = sqlx::query(
            "SELECT name, bot, key_mark, key_number, answers, is_passing, asked_since, word, notes, muted \
             FROM seat WHERE table_id = $1 ORDER BY seat",
        )
        .bind(id.number())
        .fetch_all(&self.readers)
        .await?;
        let mut seats = Vec::new();
        for row in rows {
            let key = Mark::parse(&row.try_get::<String, _>("key_mark")?)
                .ok_or_else(|| unreadable("key of a seat"))?;
            let key_number = u32::try_from(row.try_get::<i64, _>("key_number")?)
                .map_err(|_| unreadable("key of a seat"))?;
            let (name, bot) = (row.try_get("name")?, row.try_get("bot")?);
            seats.push(StoredSeat {
                key_number,
                answers: row.try_get("answers")?,
                is_passing: row.try_get::<i64, _>("is_passing")? != 0,
                since: u64::try_from(row.try_get::<i64, _>("asked_since")?).unwrap_or_default(),
                word: row.try_get("word")?,
                notes: row.try_get("notes")?,
                muted: u8::try_from(row.try_get::<i64, _>("muted")?).unwrap_or_default(),
                ..StoredSeat::new(name, bot, key, Vec::new())
            });
        }
        let rows = sqlx::query("SELECT seat, browser FROM holder WHERE table_id = $1")
            .bind(id.number())
            .fetch_all(&self.readers)
            .await?;
        for row in rows {
            let seat = usize::try_from(row.try_get::<i64, _>("seat")?)
                .ok()
                .and_then(|idx| seats.get_mut(idx));
            let browser = Mark::parse(&row.try_get::<String, _>("browser")?);
            let (seat, browser) =
                seat.zip(browser).ok_or_else(|| unreadable("holder of a seat"))?;
            seat.holders.push(browser);
        }
        Ok(seats)
    }

    async fn lines(&self, id: TableId) -> Result<Vec<StoredLine>, StoreError> {
        let rows = sqlx::query(
            "SELECT number, text, is_standing FROM line WHERE table_id = $1 ORDER BY number",
        )
        .bind(id.number())
        .fetch_all(&self.readers)
        .await?;
        let mut lines = Vec::with_capacity(rows.len());
        for row in rows {
            if row.try_get::<i64, _>("number")? != lines.len() as i64 + 1 {
                return Err(StoreError::Failed(format!(
                    "table {id}: line {} is missing",
                    lines.len() + 1
                )));
            }
            let is_standing = row.try_get::<i64, _>("is_standing")? != 0;
            lines.push(StoredLine { text: row.try_get("text")?, is_standing });
        }
        Ok(lines)
    }

    /// What was said last at a table.
    async fn talk(&self, id: TableId) -> Result<Vec<(u32, u8, String)>, StoreError> {
        let sql =
            "SELECT number, seat, text FROM talk WHERE table_id = $1 ORDER BY number DESC LIMIT $2";
        let rows = sqlx::query(sql)
            .bind(id.number())
            .bind(MOST_TALK as i64)
            .fetch_all(&self.readers)
            .await?;
        let said = |row: &sqlx::any::AnyRow| {
            let number = u32::try_from(row.try_get::<i64, _>("number")?).unwrap_or_default();
            let seat = u8::try_from(row.try_get::<i64, _>("seat")?).unwrap_or_default();
            Ok((number, seat, row.try_get("text")?))
        };
        rows.iter().rev().map(said).collect()
    }

    async fn campaign(&self, id: TableId) -> Result<Option<String>, StoreError> {
        let row = sqlx::query("SELECT log FROM campaign WHERE table_id = $1")
            .bind(id.number())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| row.try_get("log")).transpose()?)
    }

    /// The table that follows in a campaign.
    pub(crate) async fn sequel(&self, id: TableId) -> Result<Option<TableId>, StoreError> {
        let row = sqlx::query("SELECT next_id FROM sequel WHERE table_id = $1")
            .bind(id.number())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| row.try_get("next_id")).transpose()?.map(TableId::of_number))
    }

    /// The tables that are not over and have a clock: it goes on although nobody looks.
    pub(crate) async fn clocked_tables(&self) -> Result<Vec<TableId>, StoreError> {
        let rows = sqlx::query("SELECT id FROM game_table WHERE is_over = 0 AND clock > 0")
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(TableId::of_number(row.try_get("id")?))).collect()
    }

    /// The seat that a key opens, or that was taken by it.
    pub(crate) async fn seat_of(&self, key: Mark) -> Result<Option<(TableId, u8)>, StoreError> {
        let sql = "SELECT table_id, seat FROM seat WHERE key_mark = $1 OR spent_mark = $2";
        let row = sqlx::query(sql)
            .bind(key.to_hex())
            .bind(key.to_hex())
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let seat = u8::try_from(row.try_get::<i64, _>("seat")?).unwrap_or(u8::MAX);
        Ok(Some((TableId::of_number(row.try_get("table_id")?), seat)))
    }

    /// The tables at which a browser has a seat or that it has made, the newest first.
    pub(crate) async fn tables_of(
        &self,
        browser: Mark,
        n_tables: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM game_table WHERE host = $1 \
                   OR id IN (SELECT table_id FROM holder WHERE browser = $2) ORDER BY made DESC, id LIMIT $3";
        let rows = sqlx::query(sql)
            .bind(browser.to_hex())
            .bind(browser.to_hex())
            .bind(i64::from(n_tables))
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(TableId::of_number(row.try_get("id")?))).collect()
    }

    /// The newest tables at which strangers may sit down.
    pub(crate) async fn open_tables(&self, n_tables: u32) -> Result<Vec<OpenTable>, StoreError> {
        let sql = "SELECT id, game, clock, lang, \
                   (SELECT COUNT(*) FROM seat WHERE seat.table_id = game_table.id AND seat.bot = '' AND NOT EXISTS \
                   (SELECT 1 FROM holder WHERE holder.table_id = seat.table_id AND holder.seat = seat.seat)) AS n_free \
                   FROM game_table WHERE is_open = 1 AND is_over = 0 ORDER BY made DESC, id LIMIT $1";
        let rows = sqlx::query(sql).bind(i64::from(n_tables)).fetch_all(&self.readers).await?;
        let table = |row: &sqlx::any::AnyRow| {
            Ok(OpenTable {
                id: TableId::of_number(row.try_get("id")?),
                game: row.try_get("game")?,
                clock: u32::try_from(row.try_get::<i64, _>("clock")?).unwrap_or_default(),
                lang: row.try_get("lang")?,
                n_free: u32::try_from(row.try_get::<i64, _>("n_free")?).unwrap_or_default(),
            })
        };
        let tables: Result<Vec<OpenTable>, StoreError> = rows.iter().map(table).collect();
        Ok(tables?.into_iter().filter(|it| 0 < it.n_free).collect())
    }

    /// Whether the store answers, and has not refused to take anything lately.
    pub(crate) async fn is_well(&self) -> bool {
        let closed_at = *self.closed_at.lock().unwrap_or_else(PoisonError::into_inner);
        if closed_at.is_some_and(|it| it.elapsed() < CLOSED_FOR) {
            return false;
        }
        sqlx::query("SELECT 1").fetch_one(&self.readers).await.is_ok()
    }
}

async fn pool(n_connections: u32, url: &str, pragmas: &'static str) -> Result<AnyPool, StoreError> {
    let options = AnyPoolOptions::new()
        .max_connections(n_connections)
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .acquire_timeout(Duration::from_secs(10))
        .after_connect(move |connection, _| {
            Box::pin(async move {
                connection.execute(pragmas).await?;
                Ok(())
            })
        });
    Ok(options.connect(url).await?)
}

async fn migrate(pool: &AnyPool) -> Result<(), StoreError> {
    sqlx::migrate!().run(pool).await.map_err(|error| StoreError::Failed(error.to_string()))
}

/// Reads every page of a database of ordinary size, so that damage is told at the start and not in the middle of a game.
async fn quick_check(pool: &AnyPool, path: &Path) -> Result<(), StoreError> {
    const LARGEST: u64 = 256 << 20;
    if std::fs::metadata(path).is_ok_and(|it| LARGEST < it.len()) {
        return Ok(());
    }
    let row = sqlx::query("PRAGMA quick_check(1)").fetch_one(pool).await?;
    let answer: String = row.try_get(0)?;
    if answer == "ok" { Ok(()) } else { Err(StoreError::Failed(answer)) }
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
