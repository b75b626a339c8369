//! A server with very many tables of which hardly anybody speaks: how long it takes to start, and what it holds then.

use std::io::{BufRead, BufReader, Error};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::json;
use server::{Key, TableId, fresh_key};
use sqlx::{AnyPool, AssertSqlSafe};

use crate::Plan;
use crate::line::{Line, Used};
use crate::wait::{begun, made};

/// Where everything happens.
pub(crate) struct Place<'a> {
    /// The program of the server.
    pub(crate) server: &'a str,
    /// A folder that is not there yet.
    pub(crate) data: &'a str,
    /// An empty PostgreSQL database, if the tables are to be there and not in the folder.
    pub(crate) database: Option<&'a str>,
}

impl Place<'_> {
    fn file(&self) -> PathBuf {
        Path::new(self.data).join("gospoda.db")
    }

    async fn pool(&self) -> Result<AnyPool, sqlx::Error> {
        sqlx::any::install_default_drivers();
        let file = format!("sqlite://{}", self.file().display());
        AnyPool::connect(self.database.unwrap_or(&file)).await
    }

    async fn n_bytes(&self) -> std::io::Result<u64> {
        if self.database.is_none() {
            return Ok(std::fs::metadata(self.file())?.len());
        }
        let pool = self.pool().await.map_err(Error::other)?;
        let size = "SELECT pg_database_size(current_database())";
        let n_bytes: i64 = sqlx::query_scalar(size).fetch_one(&pool).await.map_err(Error::other)?;
        Ok(n_bytes.unsigned_abs())
    }
}

/// Each table has so many actions behind it.
const N_PLAYED: usize = 20;

/// One in so many tables belongs to the same person, and he has made it.
const ONE_IN: usize = 100;

/// A server in a process of its own, and how long it took to start.
struct Started {
    child: Child,
    addr: SocketAddr,
    took: Duration,
}

impl Started {
    fn on(place: &Place<'_>) -> std::io::Result<Self> {
        let from = Instant::now();
        let mut child = Command::new(place.server)
            .args(["serve", "--addr", "127.0.0.1:0", "--data", place.data])
            .args(place.database.iter().flat_map(|it| ["--database", it]))
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        if let Some(told) = child.stdout.take() {
            BufReader::new(told).read_line(&mut line)?;
        }
        let addr = line.split("http://").nth(1).map(|it| it.trim().trim_end_matches('/').parse());
        let addr = addr.ok_or_else(|| Error::other("the server did not start"))?;
        Ok(Self { child, addr: addr.map_err(Error::other)?, took: from.elapsed() })
    }

    fn kib(&self) -> f64 {
        Used::by(&self.child.id().to_string()).kib
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Fills a server with copies of one table, opens it and tells what that costs.
pub(crate) async fn asleep(plan: &Plan, place: &Place<'_>, n_tables: usize) -> std::io::Result<()> {
    if Path::new(place.data).exists() {
        return Err(Error::other(format!("{} is there already", place.data)));
    }
    let person = fresh_key();
    one_table(plan, place).await?;
    let from = Instant::now();
    multiply(place, n_tables, &person).await.map_err(Error::other)?;
    let (copied, size) = (from.elapsed(), place.n_bytes().await?);

    let server = Started::on(place)?;
    let at_start = server.kib();
    let mut line = Line::to(server.addr).await?;
    let (nobody, cookie) = (fresh_key().reveal(), person.reveal());
    let mut timed = async |path: &str, cookie: &str| {
        let from = Instant::now();
        line.page(path, cookie).await.map(|()| millis(from.elapsed()))
    };
    let lists = [timed("/", &nobody).await?, timed("/", &nobody).await?];
    let mine = [timed("/", &cookie).await?, timed("/", &cookie).await?];
    let next = timed("/next", &cookie).await?;
    let mut opened = Vec::new();
    for nth in 1..=100 {
        let id = TableId::of_number(number_of(nth * n_tables as i64 / 100));
        opened.push(timed(&format!("/table/{id}"), &nobody).await?);
    }
    opened.sort_by(f64::total_cmp);
    println!(
        "{}",
        json!({
            "tables": n_tables, "actions_each": N_PLAYED, "database_mib": size >> 20, "copied_s": copied.as_secs(),
            "start_ms": millis(server.took), "kib_at_start": at_start, "open_tables_ms": lists,
            "my_tables_ms": mine, "next_of_mine_ms": next, "a_table_opened_ms": [opened[50], opened[99]],
            "kib_with_100_open": server.kib(),
        })
    );
    Ok(())
}

fn millis(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e4).round() / 10.0
}

/// A server with one table and some actions behind it.
async fn one_table(plan: &Plan, place: &Place<'_>) -> std::io::Result<()> {
    let server = Started::on(place)?;
    let mut line = Line::to(server.addr).await?;
    let (id, keys) = made(&mut line, plan).await?;
    begun(&mut line, &id, &keys, N_PLAYED).await
}

/// The SQL of 64 digits for a number, which both databases read.
fn hexadecimal(number: &str) -> String {
    let digits = format!("CAST({number} AS TEXT)");
    format!("substr('{}' || {digits}, length({digits}) + 1, 64)", "0".repeat(64))
}

/// The number of a copy: spread as those that are drawn.
fn number_of(nth: i64) -> i64 {
    (nth * SPREAD) & ALL_BITS
}

const SPREAD: i64 = 1_099_511_628_211;
const ALL_BITS: i64 = (1 << 60) - 1;

/// Copies the one table of a server. Each copy has a host and a holder of its own, but one in some belongs to the person;
/// one in ten is open to strangers.
async fn multiply(place: &Place<'_>, n_tables: usize, person: &Key) -> Result<(), sqlx::Error> {
    let pool = place.pool().await?;
    let mark = person.key_hash().to_hex();
    let numbers = format!(
        "WITH RECURSIVE nth (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM nth WHERE i < {n_tables}), \
         copy (i, id, whose) AS (SELECT i, (i * {SPREAD}) & {ALL_BITS}, \
         CASE WHEN i % {ONE_IN} = 0 THEN '{mark}' ELSE {} END FROM nth)",
        hexadecimal("i")
    );
    let seat_key = hexadecimal("(i * 8 + seat)");
    let seats = format!(
        "INSERT INTO seat (table_id, seat, name, bot, key_mark) \
         SELECT copy.id, seat, name, bot, {seat_key} FROM copy, seat"
    );
    for copy in [
        "INSERT INTO game_table (id, game, header, seed, host, made, is_over, is_open, lang) \
         SELECT copy.id, game, header, seed, whose, made - i, 0, CASE WHEN i % 10 = 0 THEN 1 ELSE 0 END, 'en' \
         FROM copy, game_table",
        "INSERT INTO holder (table_id, seat, browser) SELECT id, 0, whose FROM copy",
        &seats,
        "INSERT INTO line (table_id, number, text) SELECT copy.id, line.number, text FROM copy, line",
    ] {
        sqlx::query(AssertSqlSafe(format!("{numbers} {copy}"))).execute(&pool).await?;
    }
    if place.database.is_some() {
        // PostgreSQL does it by itself in the minutes after so many rows were added, while they are read.
        sqlx::query("VACUUM (ANALYZE)").execute(&pool).await?;
    }
    pool.close().await;
    Ok(())
}
