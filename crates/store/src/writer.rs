//! One task that writes: whatever waits is committed together, so that durable costs one sync for many.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use sqlx::query::Query;
use sqlx::{Any, AnyConnection, AnyPool, AssertSqlSafe, Connection, Database, Row, Transaction};
use table::{Beside, KeyHash, KeyUse, Lease, StoreError, StoredTable, StoredTalk, TableId, Write};
use tokio::sync::{mpsc, oneshot};

use super::check::{check, header_check, seed_check};
use super::node::{Node, fence, lease_to, seconds_now};
use super::{DbError, Order, StoredReview, Tell, operators, reviews, subscriptions};

/// A group of writes that belongs together.
pub(super) struct Job {
    /// What gives the right to write this.
    pub(super) lease: Option<Lease>,
    pub(super) writes: Vec<Write>,
    pub(super) aside: Aside,
    pub(super) reply: oneshot::Sender<Result<(), StoreError>>,
}

/// What is written beside tables.
pub(super) enum Aside {
    Nothing,
    Tell(Tell),
    Order(Order),
    Review(TableId, StoredReview),
}

impl Aside {
    /// It deletes what people have written.
    fn deletes(&self) -> bool {
        matches!(
            self,
            Self::Order(Order::Erase(_) | Order::Delete { .. } | Order::DeleteIdle { .. })
        )
    }
}

/// The tables that were written to today, whose rows say so already.
#[derive(Default)]
struct Today {
    day: i64,
    touched: HashSet<TableId>,
}

impl Today {
    /// Which of these are touched for the first time today.
    fn first(&mut self, jobs: &[Job], now: i64) -> Vec<TableId> {
        let day = now / 86_400;
        if day != self.day || MOST_TOUCHED <= self.touched.len() {
            *self = Self { day, touched: HashSet::new() };
        }
        let leases = jobs.iter().filter(|it| !it.writes.is_empty()).filter_map(|it| it.lease);
        let mut first: Vec<TableId> = leases.map(|it| it.table).collect();
        first.retain(|it| !self.touched.contains(it));
        first.sort_unstable();
        first.dedup();
        first
    }
}

/// So many tables are known to have been touched; then it begins anew.
const MOST_TOUCHED: usize = 100_000;

const LARGEST_BATCH: usize = 512;
const CHECKPOINT_EVERY: Duration = Duration::from_secs(2);

/// Starts the writer; it ends when the last sender is gone and everything is written.
pub(super) fn start(
    pool: AnyPool,
    checkpoints: Option<AnyPool>,
    node: Option<Arc<Node>>,
) -> mpsc::Sender<Job> {
    let (sender, inbox) = mpsc::channel(LARGEST_BATCH);
    let (wrote, written) = mpsc::channel(1);
    tokio::spawn(run(pool, inbox, wrote, node));
    if let Some(checkpoints) = checkpoints {
        tokio::spawn(checkpoint(checkpoints, written));
    }
    sender
}

async fn run(
    pool: AnyPool,
    mut inbox: mpsc::Receiver<Job>,
    wrote: mpsc::Sender<()>,
    node: Option<Arc<Node>>,
) {
    let node = node.as_deref();
    let mut batch = Vec::new();
    let mut today = Today::default();
    while inbox.recv_many(&mut batch, LARGEST_BATCH).await != 0 {
        let together = commit(&pool, node, &batch, &mut today).await;
        match together {
            Ok(()) => batch.drain(..).for_each(|job| drop(job.reply.send(Ok(())))),
            // One of them is at fault: each for itself. Where nothing is taken, each would wait as long for the same.
            Err(DbError(
                StoreError::Failed(_) | StoreError::Conflict { .. } | StoreError::Lost { .. },
            )) if 1 < batch.len() => {
                for job in batch.drain(..) {
                    let alone = commit(&pool, node, std::slice::from_ref(&job), &mut today).await;
                    drop(job.reply.send(alone.map_err(StoreError::from)));
                }
            }
            Err(DbError(error)) => {
                if matches!(error, StoreError::Closed(_)) {
                    // Whoever has come meanwhile has waited for the same.
                    batch.extend(std::iter::from_fn(|| inbox.try_recv().ok()));
                }
                batch.drain(..).for_each(|job| drop(job.reply.send(Err(error.clone()))));
            }
        }
        // Full means that the other task knows already.
        let _ = wrote.try_send(());
    }
    pool.close().await;
}

/// Moves everything from the log of SQLite into the database and empties the log, where deleted content would stay readable.
async fn empty_log(connection: &mut AnyConnection) {
    let done = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(connection).await;
    let is_busy = done.and_then(|it| it.try_get::<i64, _>(0)).map(|it| it != 0);
    if !matches!(is_busy, Ok(false)) {
        tracing::warn!(
            ?is_busy,
            "deleted content stays in gospoda.db-wal until it is written over"
        );
    }
}

/// Moves what was written from the log of the database into the database, aside from the writer.
async fn checkpoint(pool: AnyPool, mut written: mpsc::Receiver<()>) {
    while written.recv().await.is_some() {
        if let Err(error) = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_all(&pool).await {
            tracing::warn!(%error, "checkpoint failed");
        }
        tokio::time::sleep(CHECKPOINT_EVERY).await;
    }
    pool.close().await;
}

async fn commit(
    pool: &AnyPool,
    node: Option<&Node>,
    jobs: &[Job],
    today: &mut Today,
) -> Result<(), DbError> {
    let mut connection = pool.acquire().await?;
    let now = seconds_now(node);
    let first = today.first(jobs, now);
    let few = few_lines(jobs).filter(|_| node.is_none() && first.is_empty());
    let mut done = match &few {
        Some(lines) => at_once(&mut connection, lines).await,
        None => commit_on(&mut connection, node, jobs, (now, &first)).await,
    };
    if few.is_some() && matches!(done, Err(DbError(StoreError::Failed(_)))) {
        // Statement by statement it is seen which line is at fault.
        done = commit_on(&mut connection, node, jobs, (now, &first)).await;
    }
    if done.is_ok() {
        today.touched.extend(first);
        if node.is_none() && jobs.iter().any(|it| it.aside.deletes()) {
            empty_log(&mut connection).await;
        }
    }
    if matches!(done, Err(DbError(StoreError::Closed(_) | StoreError::Unclear(_)))) {
        // SQLite has undone the transaction by itself, of which the driver knows nothing: it would begin the next ones
        // inside of one that never ends, and they would be acknowledged and lost.
        drop(connection.close().await);
    }
    done
}

async fn commit_on(
    connection: &mut AnyConnection,
    node: Option<&Node>,
    jobs: &[Job],
    (now, touched): (i64, &[TableId]),
) -> Result<(), DbError> {
    let mut transaction = connection.begin().await?;
    if let Some(node) = node {
        let leases: Vec<Lease> = jobs.iter().filter_map(|it| it.lease).collect();
        fence(&mut transaction, node, &leases).await?;
    }
    let mut played = Vec::new();
    for write in jobs.iter().flat_map(|job| &job.writes) {
        if let (Write::Table(table), Some(node)) = (write, node) {
            lease_to(&mut transaction, node, table.id).await?;
        }
        match Line::of(write) {
            Some(line) => played.push(line),
            None => one(&mut transaction, write, now).await?,
        }
    }
    lines(&mut transaction, &played).await?;
    for table in touched {
        let sql = "UPDATE game_table SET touched = $1 WHERE id = $2";
        sqlx::query(sql).bind(now).bind(table.number()).execute(&mut *transaction).await?;
    }
    for job in jobs {
        match &job.aside {
            Aside::Nothing => {}
            Aside::Tell(tell) => subscriptions::write(&mut transaction, tell, now).await?,
            Aside::Order(order) => operators::write(&mut transaction, order).await?,
            Aside::Review(table, review) => {
                reviews::write(&mut transaction, *table, review).await?;
            }
        }
    }
    transaction.commit().await.map_err(|error| match node {
        // What was asked of a server may be done although its answer is lost, and a server that is stopped while it waits
        // for its standby has done it.
        Some(_) => DbError(StoreError::Unclear(error.to_string())),
        None => error.into(),
    })
}

/// See [`Write::Line`].
struct Line<'a> {
    table: TableId,
    number: u32,
    text: &'a str,
    is_auto_answer: bool,
}

impl<'a> Line<'a> {
    fn of(write: &'a Write) -> Option<Self> {
        match write {
            Write::Line { table, number, text, is_auto_answer } => {
                Some(Self { table: *table, number: *number, text, is_auto_answer: *is_auto_answer })
            }
            _ => None,
        }
    }

    fn bind_to<'q>(&'q self, query: Statement<'q>) -> Statement<'q> {
        let number = i64::from(self.number);
        query
            .bind(self.table.number())
            .bind(number)
            .bind(self.text)
            .bind(i64::from(self.is_auto_answer))
            .bind(check(self.table, number, self.text, self.is_auto_answer))
    }
}

type Statement<'q> = Query<'q, Any, <Any as Database>::Arguments>;

/// How many lines each table has after these: a statement may change a row only once.
fn newest(lines: &[Line<'_>]) -> Vec<(i64, u32)> {
    let newest: BTreeMap<i64, u32> =
        lines.iter().map(|it| (it.table.number(), it.number)).collect();
    newest.into_iter().collect()
}

/// So many lines are written in one string of statements: of each number another one is prepared.
const MOST_AT_ONCE: usize = 8;

/// The lines of these jobs, if they are at most [`MOST_AT_ONCE`] and the jobs write nothing else.
fn few_lines(jobs: &[Job]) -> Option<Vec<Line<'_>>> {
    let writes = jobs.iter().flat_map(|it| &it.writes);
    let is_few = (1..=MOST_AT_ONCE).contains(&writes.clone().count());
    let is_alone = jobs.iter().all(|it| matches!(it.aside, Aside::Nothing));
    if is_few && is_alone { writes.map(Line::of).collect() } else { None }
}

/// Writes lines in one string of statements. SQLite has a thread of its own, and the way there and back, which each
/// statement makes for itself otherwise, costs more than what it does there.
async fn at_once(connection: &mut AnyConnection, lines: &[Line<'_>]) -> Result<(), DbError> {
    let newest = newest(lines);
    let (added, counted) =
        (rows(0, lines.len(), LINE), rows(LINE * lines.len(), newest.len(), COUNT));
    let sql = format!("BEGIN; {ADD_LINES} {added}; {COUNT_LINES} {counted} {COUNT_ANEW}; COMMIT");
    let mut query = sqlx::query(AssertSqlSafe(sql));
    for line in lines {
        query = line.bind_to(query);
    }
    for (table, n_lines) in newest {
        query = query.bind(table).bind(i64::from(n_lines));
    }
    let Err(error) = query.execute(&mut *connection).await else { return Ok(()) };
    let error = DbError::from(error);
    if let DbError(StoreError::Failed(what)) = &error
        && let Err(open) = sqlx::query("ROLLBACK").execute(connection).await
    {
        return Err(StoreError::Closed(format!("{what}, and then: {open}")).into());
    }
    Err(error)
}

const ADD_LINES: &str = "INSERT INTO line (table_id, number, text, is_standing, line_check) VALUES";
/// So many columns.
const LINE: usize = 5;
const COUNT_LINES: &str = "INSERT INTO line_count (table_id, n_lines) VALUES";
const COUNT_ANEW: &str = "ON CONFLICT (table_id) DO UPDATE SET n_lines = excluded.n_lines";
const COUNT: usize = 2;

/// So many rows go into one statement.
const MOST_ROWS: usize = 64;

/// The placeholders of rows, after those that are taken: `($1, $2), ($3, $4)`.
fn rows(n_taken: usize, n_rows: usize, n_columns: usize) -> String {
    let row = |nth: usize| {
        let columns = (1..=n_columns).map(|it| format!("${}", n_taken + n_columns * nth + it));
        format!("({})", columns.collect::<Vec<_>>().join(", "))
    };
    (0..n_rows).map(row).collect::<Vec<_>>().join(", ")
}

/// Splits off what goes into the next statement. The numbers of rows are powers of two, so that few statements have to be
/// prepared. Gives their placeholders too.
fn next_rows<T>(all: &[T], n_columns: usize) -> Option<(&[T], &[T], String)> {
    let n_rows = (1 << all.len().checked_ilog2()?).min(MOST_ROWS);
    let (now, later) = all.split_at(n_rows);
    Some((now, later, rows(0, n_rows, n_columns)))
}

/// Adds lines in few statements: over a network each costs a way there and back.
async fn lines(transaction: &mut Transaction<'_, Any>, lines: &[Line<'_>]) -> Result<(), DbError> {
    let mut rest = lines;
    while let Some((now, later, rows)) = next_rows(rest, LINE) {
        let sql = format!("{ADD_LINES} {rows} ON CONFLICT DO NOTHING");
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for line in now {
            query = line.bind_to(query);
        }
        let n_added = query.execute(&mut **transaction).await?.rows_affected();
        if n_added < now.len() as u64 {
            let first = &now[0];
            return Err(StoreError::Conflict { table: first.table, number: first.number }.into());
        }
        rest = later;
    }
    count(transaction, lines).await
}

/// Writes down how many lines each of their tables has now.
async fn count(transaction: &mut Transaction<'_, Any>, lines: &[Line<'_>]) -> Result<(), DbError> {
    let newest = newest(lines);
    let mut rest = newest.as_slice();
    while let Some((now, later, rows)) = next_rows(rest, COUNT) {
        let sql = format!("{COUNT_LINES} {rows} {COUNT_ANEW}");
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (table, n_lines) in now {
            query = query.bind(table).bind(i64::from(*n_lines));
        }
        query.execute(&mut **transaction).await?;
        rest = later;
    }
    Ok(())
}

async fn one(
    transaction: &mut Transaction<'_, Any>,
    write: &Write,
    now: i64,
) -> Result<(), DbError> {
    match write {
        Write::Table(table) => whole(transaction, table, now).await,
        // They are added together, see [`lines`].
        Write::Line { .. } => Ok(()),
        Write::Over { table } => {
            let query =
                sqlx::query("UPDATE game_table SET is_over = 1 WHERE id = $1").bind(table.number());
            query.execute(&mut **transaction).await?;
            Ok(())
        }
        Write::SeedTold { table } => {
            let sql = "UPDATE game_table SET is_seed_told = 1 WHERE id = $1";
            sqlx::query(sql).bind(table.number()).execute(&mut **transaction).await?;
            Ok(())
        }
        Write::Sequel { table, next } => {
            let done = sqlx::query(
                "INSERT INTO sequel (table_id, next_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            )
            .bind(table.number())
            .bind(next.number())
            .execute(&mut **transaction)
            .await?;
            match done.rows_affected() {
                0 => Err(StoreError::Conflict { table: *table, number: 0 }.into()),
                _ => Ok(()),
            }
        }
        Write::Holder { table, seat, browser } => {
            sqlx::query("INSERT INTO holder (table_id, seat, browser) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                .bind(table.number())
                .bind(i64::from(*seat))
                .bind(browser.to_hex())
                .execute(&mut **transaction)
                .await?;
            Ok(())
        }
        Write::Vacate { table, seat } => {
            sqlx::query("DELETE FROM holder WHERE table_id = $1 AND seat = $2")
                .bind(table.number())
                .bind(i64::from(*seat))
                .execute(&mut **transaction)
                .await?;
            set_key_use(transaction, *table, *seat, KeyUse::Unused).await
        }
        Write::KeyUsed { table, seat } => {
            set_key_use(transaction, *table, *seat, KeyUse::Used).await
        }
        Write::Lock { table, seat, key, number, spent, key_use } => {
            let sql = "UPDATE seat SET key_mark = $1, key_number = $2, spent_mark = CASE WHEN $3 = '' THEN spent_mark ELSE $4 END, \
                       key_use = $5 WHERE table_id = $6 AND seat = $7";
            sqlx::query(sql)
                .bind(key.to_hex())
                .bind(i64::from(*number))
                .bind(spent.map(KeyHash::to_hex).unwrap_or_default())
                .bind(spent.map(KeyHash::to_hex).unwrap_or_default())
                .bind(key_use.stored())
                .bind(table.number())
                .bind(i64::from(*seat))
                .execute(&mut **transaction)
                .await?;
            Ok(())
        }
        Write::Bot { table, seat, bot } => {
            sqlx::query("UPDATE seat SET bot = $1 WHERE table_id = $2 AND seat = $3")
                .bind(bot.as_str())
                .bind(table.number())
                .bind(i64::from(*seat))
                .execute(&mut **transaction)
                .await?;
            Ok(())
        }
        Write::Answers { table, seat, answers, is_passing } => {
            let sql =
                "UPDATE seat SET answers = $1, is_passing = $2 WHERE table_id = $3 AND seat = $4";
            sqlx::query(sql)
                .bind(answers.as_str())
                .bind(i64::from(*is_passing))
                .bind(table.number())
                .bind(i64::from(*seat))
                .execute(&mut **transaction)
                .await?;
            Ok(())
        }
        Write::Beside { table, what } => beside(transaction, *table, what).await,
        Write::Notice { table, seat, call, is } => {
            subscriptions::write_notice(transaction, (*table, *seat), *call, *is).await
        }
        Write::Since { table, seat, since } => {
            sqlx::query("UPDATE seat SET asked_since = $1 WHERE table_id = $2 AND seat = $3")
                .bind(i64::try_from(*since).unwrap_or_default())
                .bind(table.number())
                .bind(i64::from(*seat))
                .execute(&mut **transaction)
                .await?;
            Ok(())
        }
    }
}

async fn set_key_use(
    transaction: &mut Transaction<'_, Any>,
    table: TableId,
    seat: u8,
    key_use: KeyUse,
) -> Result<(), DbError> {
    sqlx::query("UPDATE seat SET key_use = $1 WHERE table_id = $2 AND seat = $3")
        .bind(key_use.stored())
        .bind(table.number())
        .bind(i64::from(seat))
        .execute(&mut **transaction)
        .await?;
    Ok(())
}

/// What people do beside the match.
async fn beside(
    transaction: &mut Transaction<'_, Any>,
    table: TableId,
    what: &Beside,
) -> Result<(), DbError> {
    let query = match what {
        Beside::Word { seat, word } => {
            sqlx::query("UPDATE seat SET word = $1 WHERE seat = $2 AND table_id = $3")
                .bind(word.as_str())
                .bind(i64::from(*seat))
        }
        Beside::Begun { header } => sqlx::query(
            "UPDATE game_table SET is_mixing = 0, header = $1, header_check = $2 WHERE id = $3",
        )
        .bind(header.as_str())
        .bind(header_check(table, header)),
        Beside::Course { course } => {
            sqlx::query("UPDATE game_table SET course = $1 WHERE id = $2").bind(course.as_str())
        }
        Beside::Ask { ask } => {
            sqlx::query("UPDATE game_table SET ask = $1 WHERE id = $2").bind(ask.as_str())
        }
        Beside::Talk(StoredTalk { number, seat, text, n_moves }) => sqlx::query(
            "INSERT INTO talk (number, seat, text, n_moves, table_id) VALUES ($1, $2, $3, $4, $5)",
        )
        .bind(i64::from(*number))
        .bind(i64::from(*seat))
        .bind(text.as_str())
        .bind(i64::from(*n_moves)),
        Beside::Desk { seat, notes, muted } => {
            sqlx::query("UPDATE seat SET notes = $1, muted = $2 WHERE seat = $3 AND table_id = $4")
                .bind(notes.as_str())
                .bind(i64::from(*muted))
                .bind(i64::from(*seat))
        }
        Beside::Name { seat, name } => {
            sqlx::query("UPDATE seat SET name = $1 WHERE seat = $2 AND table_id = $3")
                .bind(name.as_str())
                .bind(i64::from(*seat))
        }
    };
    query.bind(table.number()).execute(&mut **transaction).await?;
    Ok(())
}

async fn whole(
    transaction: &mut Transaction<'_, Any>,
    table: &StoredTable,
    now: i64,
) -> Result<(), DbError> {
    let sql = "INSERT INTO game_table (id, game, header, seed, host, made, is_over, clock, is_mixing, watch_delay, is_open, lang, bot_pause, course, hints, touched, header_check, seed_check) \
               VALUES ($1, $2, $3, $4, $5, $6, 0, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)";
    sqlx::query(sql)
        .bind(table.id.number())
        .bind(table.game.as_str())
        .bind(table.header.as_str())
        .bind(table.seed.to_hex())
        .bind(table.host.to_hex())
        .bind(now)
        .bind(i64::from(table.clock))
        .bind(i64::from(table.is_mixing))
        .bind(i64::from(table.delay))
        .bind(i64::from(table.open_in.is_some()))
        .bind(table.open_in.as_deref().unwrap_or_default())
        .bind(table.bot_pause.map(i64::from))
        .bind(table.course.as_str())
        .bind(i64::from(table.hints))
        .bind(now)
        // A server that knows no checks may write the header with which a match begins.
        .bind((!table.is_mixing).then(|| header_check(table.id, &table.header)))
        .bind(seed_check(table.id, &table.seed.to_hex()))
        .execute(&mut **transaction)
        .await?;
    if let Some(log) = &table.campaign {
        sqlx::query("INSERT INTO campaign (table_id, log) VALUES ($1, $2)")
            .bind(table.id.number())
            .bind(log.as_str())
            .execute(&mut **transaction)
            .await?;
    }
    for (seat_idx, seat) in table.seats.iter().enumerate() {
        sqlx::query(
            "INSERT INTO seat (table_id, seat, name, bot, key_mark, key_use) VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(table.id.number())
        .bind(seat_idx as i64)
        .bind(seat.name.as_str())
        .bind(seat.bot.as_str())
        .bind(seat.key.to_hex())
        .bind(seat.key_use.stored())
        .execute(&mut **transaction)
        .await?;
        for browser in &seat.holders {
            sqlx::query("INSERT INTO holder (table_id, seat, browser) VALUES ($1, $2, $3)")
                .bind(table.id.number())
                .bind(seat_idx as i64)
                .bind(browser.to_hex())
                .execute(&mut **transaction)
                .await?;
        }
    }
    Ok(())
}
