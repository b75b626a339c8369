//! What whoever runs the server asks for and decides: lists of tables, closing and deleting, forgetting a person, bans.

use sqlx::any::AnyRow;
use sqlx::{Any, AssertSqlSafe, Row, Transaction};
use table::{KeyHash, StoreError, TableId};

use super::node::seconds_now;
use super::{DbError, Store};

/// How far a match is, as far as the store knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Nothing was played yet.
    Unbegun,
    /// Somebody has played, and it is not over.
    Begun,
    Over,
}

impl Stage {
    pub const ALL: [Self; 3] = [Self::Unbegun, Self::Begun, Self::Over];

    pub const fn slug(self) -> &'static str {
        match self {
            Self::Unbegun => "unbegun",
            Self::Begun => "begun",
            Self::Over => "over",
        }
    }

    pub fn parse(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.slug() == slug)
    }

    const fn sql(self) -> &'static str {
        match self {
            Self::Unbegun => {
                "is_over = 0 AND NOT EXISTS (SELECT 1 FROM line WHERE table_id = game_table.id)"
            }
            Self::Begun => {
                "is_over = 0 AND EXISTS (SELECT 1 FROM line WHERE table_id = game_table.id)"
            }
            Self::Over => "is_over = 1",
        }
    }
}

/// Which tables are wanted.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    pub table: Option<TableId>,
    /// Empty for all.
    pub game: String,
    pub stage: Option<Stage>,
    pub is_closed: Option<bool>,
    /// Last played at before this, in seconds since 1970.
    pub untouched_since: Option<i64>,
    /// The same, and no clock of the table can run out after this.
    pub idle_since: Option<i64>,
    /// Only those that no server has in memory, as far as the store knows.
    pub is_free: bool,
    pub most: u32,
}

/// A table as an operator sees it: nothing of what is on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overview {
    pub id: TableId,
    pub game: String,
    pub stage: Stage,
    pub is_closed: bool,
    pub is_open: bool,
    pub clock: u32,
    pub n_lines: u32,
    /// Seconds since 1970.
    pub made: i64,
    /// The same, to the day.
    pub touched: i64,
}

/// Everything by which one person is known to the store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// Hashes of the keys of his browsers.
    pub browsers: Vec<KeyHash>,
    pub seats: Vec<(TableId, u8)>,
    pub n_said: u32,
    pub n_subscriptions: u32,
}

impl Person {
    /// The tables that he made or sits at.
    pub fn tables(&self) -> Vec<TableId> {
        let mut tables: Vec<TableId> = self.seats.iter().map(|it| it.0).collect();
        tables.dedup();
        tables
    }
}

/// Who is let in no more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// Random and positive.
    pub id: i64,
    pub kind: BanKind,
    /// An address or a network; the hash of the key of a browser.
    pub what: String,
    /// Seconds since 1970; 0 for ever.
    pub until: i64,
    pub why: String,
    pub made: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BanKind {
    Network,
    Browser,
}

impl BanKind {
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Network => "network",
            Self::Browser => "browser",
        }
    }
}

/// One thing that an operator has decided.
#[derive(Clone, Debug)]
pub enum Order {
    Close {
        table: TableId,
        is_closed: bool,
    },
    /// With everything that belongs to it.
    Delete {
        table: TableId,
    },
    /// The same, unless a node has the table, or it was touched or a clock of it can run out after this, in seconds since 1970;
    /// then [`StoreError::Lost`].
    DeleteIdle {
        table: TableId,
        idle_since: i64,
    },
    /// The match of each table stays as it was played.
    Erase(Person),
    Ban(Ban),
    Unban {
        id: i64,
    },
}

impl Order {
    /// The tables that change under the hands of whoever has them in memory.
    pub fn tables(&self) -> Vec<TableId> {
        match self {
            Self::Close { table, .. } | Self::Delete { table } | Self::DeleteIdle { table, .. } => {
                vec![*table]
            }
            Self::Erase(person) => person.tables(),
            Self::Ban(_) | Self::Unban { .. } => Vec::new(),
        }
    }
}

/// When a table was touched last, as SQL.
const TOUCHED: &str = "CASE WHEN touched = 0 THEN made ELSE touched END";
/// The latest time at which a clock of the table can run out, as SQL, in seconds since 1970: when the table was touched last,
/// plus the time for a decision while the match goes on.
const CLOCK_ENDS: &str = "(CASE WHEN touched = 0 THEN made ELSE touched END \
                       + CASE WHEN is_over = 0 THEN clock ELSE 0 END)";
/// Whether no server has a table in memory, as SQL. Nodes that are dead have been removed.
const IS_FREE: &str = "NOT EXISTS (SELECT 1 FROM lease JOIN node ON node.id = lease.node \
                       WHERE lease.table_id = game_table.id)";

/// So begins the news that a table is to be read anew, followed by its number.
pub(crate) const LEAVE: &str = "leave ";
/// The news that bans have changed.
pub(crate) const BANS: &str = "bans";

impl Store {
    /// Tables, the newest first.
    pub async fn overviews(&self, filter: &Filter) -> Result<Vec<Overview>, DbError> {
        let mut terms: Vec<String> = Vec::new();
        let mut numbers: Vec<i64> = Vec::new();
        terms.extend(filter.stage.map(|it| it.sql().to_owned()));
        terms.extend(filter.is_closed.map(|it| format!("closed = {}", i64::from(it))));
        if filter.is_free {
            terms.push(IS_FREE.to_owned());
        }
        let wanted = [
            ("id =".to_owned(), filter.table.map(TableId::number)),
            (format!("{TOUCHED} <"), filter.untouched_since),
            (format!("{CLOCK_ENDS} <"), filter.idle_since),
        ];
        for (term, number) in wanted {
            if let Some(number) = number {
                numbers.push(number);
                terms.push(format!("{term} ${}", numbers.len()));
            }
        }
        let (game, most) = (numbers.len() + 1, numbers.len() + 2);
        terms.push(match filter.game.is_empty() {
            true => format!("game <> ${game}"),
            false => format!("game = ${game}"),
        });
        let sql = format!(
            "SELECT id, game, is_over, closed, is_open, clock, made, {TOUCHED} AS touched, \
             COALESCE((SELECT MAX(number) FROM line WHERE table_id = game_table.id), 0) AS n_lines \
             FROM game_table WHERE {} ORDER BY made DESC, id LIMIT ${most}",
            terms.join(" AND ")
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for number in numbers {
            query = query.bind(number);
        }
        let query = query.bind(filter.game.as_str()).bind(i64::from(filter.most));
        let rows = query.fetch_all(&self.readers).await?;
        rows.iter().map(overview).collect()
    }

    /// Whoever sits on a seat, and everything else that is known of him by his browsers.
    pub async fn person(&self, table: TableId, seat: u8) -> Result<Option<Person>, DbError> {
        let key = sqlx::query("SELECT key_mark FROM seat WHERE table_id = $1 AND seat = $2")
            .bind(table.number())
            .bind(i64::from(seat))
            .fetch_optional(&self.readers)
            .await?;
        if key.is_none() {
            return Ok(None);
        }
        let mut person = Person { seats: vec![(table, seat)], ..Person::default() };
        let rows = sqlx::query("SELECT browser FROM holder WHERE table_id = $1 AND seat = $2")
            .bind(table.number())
            .bind(i64::from(seat))
            .fetch_all(&self.readers)
            .await?;
        for row in rows {
            person.browsers.extend(KeyHash::parse(&row.try_get::<String, _>("browser")?));
        }
        for browser in &person.browsers {
            let rows = sqlx::query("SELECT table_id, seat FROM holder WHERE browser = $1")
                .bind(browser.to_hex())
                .fetch_all(&self.readers)
                .await?;
            for row in rows {
                let table = TableId::of_number(row.try_get("table_id")?);
                let seat = u8::try_from(row.try_get::<i64, _>("seat")?).unwrap_or(u8::MAX);
                person.seats.push((table, seat));
            }
        }
        person.seats.sort_unstable();
        person.seats.dedup();
        for (table, seat) in &person.seats {
            let sql = "SELECT COUNT(*) AS n FROM talk WHERE table_id = $1 AND seat = $2";
            let row = sqlx::query(sql)
                .bind(table.number())
                .bind(i64::from(*seat))
                .fetch_one(&self.readers)
                .await?;
            person.n_said += u32::try_from(row.try_get::<i64, _>("n")?).unwrap_or_default();
            let sql = "SELECT COUNT(*) AS n FROM subscription WHERE owner = \
                       (SELECT key_mark FROM seat WHERE table_id = $1 AND seat = $2)";
            let row = sqlx::query(sql)
                .bind(table.number())
                .bind(i64::from(*seat))
                .fetch_one(&self.readers)
                .await?;
            person.n_subscriptions +=
                u32::try_from(row.try_get::<i64, _>("n")?).unwrap_or_default();
        }
        for browser in &person.browsers {
            let row = sqlx::query("SELECT COUNT(*) AS n FROM subscription WHERE owner = $1")
                .bind(browser.to_hex())
                .fetch_one(&self.readers)
                .await?;
            person.n_subscriptions +=
                u32::try_from(row.try_get::<i64, _>("n")?).unwrap_or_default();
        }
        Ok(Some(person))
    }

    /// All bans that hold, the newest first.
    pub async fn bans(&self) -> Result<Vec<Ban>, DbError> {
        let sql = "SELECT id, kind, what, until, why, made FROM ban WHERE until = 0 OR $1 < until \
                   ORDER BY made DESC, id";
        let rows = sqlx::query(sql).bind(seconds_now(self.node())).fetch_all(&self.readers).await?;
        let ban = |row: &AnyRow| {
            let kind: String = row.try_get("kind")?;
            let kind =
                [BanKind::Network, BanKind::Browser].into_iter().find(|it| it.slug() == kind);
            Ok(Ban {
                id: row.try_get("id")?,
                kind: kind.ok_or_else(|| StoreError::Failed("a ban cannot be read".to_owned()))?,
                what: row.try_get("what")?,
                until: row.try_get("until")?,
                why: row.try_get("why")?,
                made: row.try_get("made")?,
            })
        };
        rows.iter().map(ban).collect()
    }

    /// Does what an operator has decided, durably, and lets the other servers know. No server writes what it has in
    /// memory of these tables afterwards.
    pub async fn obey(&self, order: Order) -> Result<(), DbError> {
        let tables = order.tables();
        let is_ban = matches!(order, Order::Ban(_) | Order::Unban { .. });
        self.order(order).await?;
        let Some(node) = self.node() else { return Ok(()) };
        for table in tables {
            node.tell(&format!("{LEAVE}{}", table.number())).await?;
        }
        if is_ban {
            node.tell(BANS).await?;
        }
        Ok(())
    }
}

fn overview(row: &AnyRow) -> Result<Overview, DbError> {
    let number = |name: &str| row.try_get::<i64, _>(name);
    let n_lines = u32::try_from(number("n_lines")?).unwrap_or(u32::MAX);
    let stage = match (number("is_over")?, n_lines) {
        (0, 0) => Stage::Unbegun,
        (0, _) => Stage::Begun,
        _ => Stage::Over,
    };
    Ok(Overview {
        id: TableId::of_number(number("id")?),
        game: row.try_get("game")?,
        stage,
        is_closed: number("closed")? != 0,
        is_open: number("is_open")? != 0,
        clock: u32::try_from(number("clock")?).unwrap_or_default(),
        n_lines,
        made: number("made")?,
        touched: number("touched")?,
    })
}

pub(super) async fn write(
    transaction: &mut Transaction<'_, Any>,
    order: &Order,
) -> Result<(), DbError> {
    if let Order::DeleteIdle { table, idle_since } = order {
        return delete_idle(transaction, *table, *idle_since).await;
    }
    for table in order.tables() {
        // Whoever has the table has lost it, whatever he is about to write.
        let sql = "UPDATE lease SET node = 0, epoch = epoch + 1 WHERE table_id = $1";
        sqlx::query(sql).bind(table.number()).execute(&mut **transaction).await?;
    }
    match order {
        Order::Close { table, is_closed } => {
            sqlx::query("UPDATE game_table SET closed = $1 WHERE id = $2")
                .bind(i64::from(*is_closed))
                .bind(table.number())
                .execute(&mut **transaction)
                .await?;
        }
        Order::Delete { table } | Order::DeleteIdle { table, .. } => {
            delete(transaction, *table).await?;
        }
        Order::Erase(person) => erase(transaction, person).await?,
        Order::Ban(ban) => {
            let sql = "INSERT INTO ban (id, kind, what, until, why, made) VALUES ($1, $2, $3, $4, $5, $6) \
                       ON CONFLICT (kind, what) DO UPDATE SET until = excluded.until, why = excluded.why";
            sqlx::query(sql)
                .bind(ban.id)
                .bind(ban.kind.slug())
                .bind(ban.what.as_str())
                .bind(ban.until)
                .bind(ban.why.as_str())
                .bind(ban.made)
                .execute(&mut **transaction)
                .await?;
        }
        Order::Unban { id } => {
            sqlx::query("DELETE FROM ban WHERE id = $1")
                .bind(*id)
                .execute(&mut **transaction)
                .await?;
        }
    }
    Ok(())
}

async fn delete_idle(
    transaction: &mut Transaction<'_, Any>,
    table: TableId,
    idle_since: i64,
) -> Result<(), DbError> {
    // The lease stays locked, so that no node claims the table before this ends.
    let sql = "UPDATE lease SET node = 0, epoch = epoch + 1 WHERE table_id = $1 \
               AND NOT EXISTS (SELECT 1 FROM node WHERE node.id = lease.node)";
    sqlx::query(sql).bind(table.number()).execute(&mut **transaction).await?;
    let sql =
        format!("SELECT id FROM game_table WHERE id = $1 AND {CLOCK_ENDS} < $2 AND {IS_FREE}");
    let idle = sqlx::query(AssertSqlSafe(sql))
        .bind(table.number())
        .bind(idle_since)
        .fetch_optional(&mut **transaction)
        .await?;
    match idle {
        Some(_) => delete(transaction, table).await,
        None => Err(StoreError::Lost { table }.into()),
    }
}

async fn delete(transaction: &mut Transaction<'_, Any>, table: TableId) -> Result<(), DbError> {
    for sql in [
        "DELETE FROM game_table WHERE id = $1",
        "DELETE FROM line WHERE table_id = $1",
        "DELETE FROM line_count WHERE table_id = $1",
        "DELETE FROM talk WHERE table_id = $1",
        "DELETE FROM notice WHERE table_id = $1",
        "DELETE FROM holder WHERE table_id = $1",
        "DELETE FROM subscription WHERE owner IN (SELECT key_mark FROM seat WHERE table_id = $1)",
        "DELETE FROM seat WHERE table_id = $1",
        "DELETE FROM campaign WHERE table_id = $1",
        "DELETE FROM sequel WHERE table_id = $1",
        "DELETE FROM sequel WHERE next_id = $1",
        "DELETE FROM review WHERE table_id = $1",
        "DELETE FROM lease WHERE table_id = $1",
    ] {
        sqlx::query(sql).bind(table.number()).execute(&mut **transaction).await?;
    }
    Ok(())
}

/// No key has this hash.
const NOBODY: &str = "0000000000000000000000000000000000000000000000000000000000000000";

async fn erase(transaction: &mut Transaction<'_, Any>, person: &Person) -> Result<(), DbError> {
    for (table, seat) in &person.seats {
        for sql in [
            "UPDATE seat SET name = '', notes = '', word = '' WHERE table_id = $1 AND seat = $2",
            "DELETE FROM talk WHERE table_id = $1 AND seat = $2",
            "DELETE FROM notice WHERE table_id = $1 AND seat = $2",
            "DELETE FROM subscription WHERE owner = \
             (SELECT key_mark FROM seat WHERE table_id = $1 AND seat = $2)",
        ] {
            sqlx::query(sql)
                .bind(table.number())
                .bind(i64::from(*seat))
                .execute(&mut **transaction)
                .await?;
        }
    }
    for browser in &person.browsers {
        for sql in
            ["DELETE FROM holder WHERE browser = $1", "DELETE FROM subscription WHERE owner = $1"]
        {
            sqlx::query(sql).bind(browser.to_hex()).execute(&mut **transaction).await?;
        }
        sqlx::query("UPDATE game_table SET host = $1 WHERE host = $2")
            .bind(NOBODY)
            .bind(browser.to_hex())
            .execute(&mut **transaction)
            .await?;
    }
    Ok(())
}
