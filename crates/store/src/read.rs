//! What is read: tables with everything that belongs to them, and lists of tables.

use std::sync::PoisonError;

use catalog::Seed;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Row};
use table::{
    KeyHash, KeyUse, MOST_TALK, OpenTable, PUZZLE_MARK, StoreError, StoredLine, StoredSeat,
    StoredTable, StoredTalk, TableId,
};

use super::check::{check, header_check, seed_check};
use super::{CLOSED_FOR, DbError, Store};

/// Among so many of the newest open tables at a time a free seat is looked for, and so often.
const AT_A_LOOK: i64 = 48;
const MOST_LOOKS: i64 = 10;

impl Store {
    /// A table with its seats and lines.
    pub async fn table(&self, id: TableId) -> Result<Option<StoredTable>, DbError> {
        let head =
            sqlx::query("SELECT game, header, seed, host, clock, is_mixing, watch_delay, is_open, lang, bot_pause, ask, is_seed_told, hints, course, closed, header_check, seed_check FROM game_table WHERE id = $1")
                .bind(id.number())
                .fetch_optional(&self.readers)
                .await?;
        let Some(head) = head else { return Ok(None) };
        let unreadable = |what: &str| {
            DbError(StoreError::Failed(format!("table {id}: the {what} cannot be read")))
        };
        let (header, written_seed): (String, String) =
            (head.try_get("header")?, head.try_get("seed")?);
        let written = (head.try_get("header_check")?, head.try_get("seed_check")?);
        let is_same = |written: Option<i64>, now: i64| written.is_none_or(|it| it == now);
        if !is_same(written.0, header_check(id, &header))
            || !is_same(written.1, seed_check(id, &written_seed))
        {
            return Err(DbError(StoreError::Damaged { table: id, number: 0 }));
        }
        let seed = Seed::parse(&written_seed).ok_or_else(|| unreadable("seed"))?;
        let host = KeyHash::parse(&head.try_get::<String, _>("host")?)
            .ok_or_else(|| unreadable("host"))?;
        let clock = u32::try_from(head.try_get::<i64, _>("clock")?).unwrap_or_default();
        // The count before the lines: meanwhile others may write, and lines only become more.
        let n_lines = self.n_lines(id).await?;
        let (seats, lines) = (self.seats(id).await?, self.lines(id, n_lines).await?);
        let game = head.try_get("game")?;
        let (campaign, sequel) = (self.campaign(id).await?, self.sequel(id).await?);
        let is_mixing = head.try_get::<i64, _>("is_mixing")? != 0;
        let delay = u32::try_from(head.try_get::<i64, _>("watch_delay")?).unwrap_or_default();
        let (talk, ask) = (self.talk(id).await?, head.try_get("ask")?);
        let is_seed_told = head.try_get::<i64, _>("is_seed_told")? != 0;
        let is_open = head.try_get::<i64, _>("is_open")? != 0;
        let open_in = is_open.then(|| head.try_get("lang")).transpose()?;
        let bot_pause = head.try_get::<Option<i64>, _>("bot_pause")?;
        let bot_pause = bot_pause.and_then(|it| u32::try_from(it).ok());
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
            bot_pause,
            seats,
            lines,
            campaign,
            sequel,
            ask,
            talk,
            is_seed_told,
            hints: head.try_get::<i64, _>("hints")? != 0,
            course: head.try_get("course")?,
            is_closed: head.try_get::<i64, _>("closed")? != 0,
        }))
    }

    async fn seats(&self, id: TableId) -> Result<Vec<StoredSeat>, DbError> {
        let unreadable = |what: &str| {
            DbError(StoreError::Failed(format!("table {id}: the {what} cannot be read")))
        };
        let rows = sqlx::query(
            "SELECT name, bot, key_mark, key_number, key_use, answers, is_passing, asked_since, word, notes, muted \
             FROM seat WHERE table_id = $1 ORDER BY seat",
        )
        .bind(id.number())
        .fetch_all(&self.readers)
        .await?;
        let mut seats = Vec::new();
        for row in rows {
            let key = KeyHash::parse(&row.try_get::<String, _>("key_mark")?)
                .ok_or_else(|| unreadable("key of a seat"))?;
            let key_number = u32::try_from(row.try_get::<i64, _>("key_number")?)
                .map_err(|_| unreadable("key of a seat"))?;
            let (name, bot) = (row.try_get("name")?, row.try_get("bot")?);
            seats.push(StoredSeat {
                key_number,
                key_use: KeyUse::of_stored(row.try_get("key_use")?),
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
            let browser = KeyHash::parse(&row.try_get::<String, _>("browser")?);
            let (seat, browser) =
                seat.zip(browser).ok_or_else(|| unreadable("holder of a seat"))?;
            seat.holders.push(browser);
        }
        for (seat, notice) in self.notices(id).await? {
            let seat = seats.get_mut(seat).ok_or_else(|| unreadable("notice of a seat"))?;
            seat.notices.push(notice);
        }
        Ok(seats)
    }

    /// How many lines a table must have.
    async fn n_lines(&self, id: TableId) -> Result<i64, DbError> {
        let sql = "SELECT n_lines FROM line_count WHERE table_id = $1";
        let counted = sqlx::query_scalar(sql).bind(id.number()).fetch_optional(&self.readers);
        Ok(counted.await?.unwrap_or_default())
    }

    async fn lines(&self, id: TableId, n_lines: i64) -> Result<Vec<StoredLine>, DbError> {
        let damaged = |number: i64| {
            let number = u32::try_from(number).unwrap_or(u32::MAX);
            DbError(StoreError::Damaged { table: id, number })
        };
        let rows = sqlx::query(
            "SELECT number, text, is_standing, line_check FROM line WHERE table_id = $1 ORDER BY number",
        )
        .bind(id.number())
        .fetch_all(&self.readers)
        .await?;
        let mut lines = Vec::with_capacity(rows.len());
        for row in rows {
            let number = lines.len() as i64 + 1;
            let (text, is_auto_answer) =
                (row.try_get::<String, _>("text")?, row.try_get::<i64, _>("is_standing")? != 0);
            let written = row.try_get::<Option<i64>, _>("line_check")?;
            let is_same = written.is_none_or(|it| it == check(id, number, &text, is_auto_answer));
            if row.try_get::<i64, _>("number")? != number || !is_same {
                return Err(damaged(number));
            }
            lines.push(StoredLine { text, is_auto_answer });
        }
        let n_found = lines.len() as i64;
        if n_found < n_lines { Err(damaged(n_found + 1)) } else { Ok(lines) }
    }

    /// What was said last at a table.
    async fn talk(&self, id: TableId) -> Result<Vec<StoredTalk>, DbError> {
        let sql = "SELECT number, seat, text, n_moves FROM talk WHERE table_id = $1 \
                   ORDER BY number DESC LIMIT $2";
        let rows = sqlx::query(sql)
            .bind(id.number())
            .bind(MOST_TALK as i64)
            .fetch_all(&self.readers)
            .await?;
        let said = |row: &AnyRow| {
            let number = u32::try_from(row.try_get::<i64, _>("number")?).unwrap_or_default();
            let seat = u8::try_from(row.try_get::<i64, _>("seat")?).unwrap_or_default();
            let n_moves = u32::try_from(row.try_get::<i64, _>("n_moves")?).unwrap_or_default();
            Ok(StoredTalk { number, seat, text: row.try_get("text")?, n_moves })
        };
        rows.iter().rev().map(said).collect()
    }

    async fn campaign(&self, id: TableId) -> Result<Option<String>, DbError> {
        let row = sqlx::query("SELECT log FROM campaign WHERE table_id = $1")
            .bind(id.number())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| row.try_get("log")).transpose()?)
    }

    /// The table that follows in a campaign.
    pub async fn sequel(&self, id: TableId) -> Result<Option<TableId>, DbError> {
        let row = sqlx::query("SELECT next_id FROM sequel WHERE table_id = $1")
            .bind(id.number())
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.map(|row| row.try_get("next_id")).transpose()?.map(TableId::of_number))
    }

    /// The tables that are not over and have a clock by which somebody's time is up before a moment, in milliseconds since
    /// 1970, although nobody may look; and those at which nobody is waited for, because a bot was thinking, if the match
    /// is owed to anybody: see `Table::may_think`.
    pub async fn clocked_tables(&self, before: u64) -> Result<Vec<TableId>, DbError> {
        let sql = "SELECT id FROM game_table WHERE is_over = 0 AND clock > 0 AND is_mixing = 0 AND (\
                   EXISTS (SELECT 1 FROM seat WHERE table_id = id AND asked_since > 0 AND asked_since + clock * 1000 < $1) \
                   OR NOT EXISTS (SELECT 1 FROM seat WHERE table_id = id AND asked_since > 0) \
                   AND (EXISTS (SELECT 1 FROM seat WHERE table_id = id AND (bot = '' OR key_use > 0)) \
                   OR EXISTS (SELECT 1 FROM holder WHERE table_id = id)))";
        let rows = sqlx::query(sql)
            .bind(i64::try_from(before).unwrap_or(i64::MAX))
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(|row| Ok(TableId::of_number(row.try_get("id")?))).collect()
    }

    /// The seat that a key opens, or that was taken by it.
    pub async fn seat_of(&self, key: KeyHash) -> Result<Option<(TableId, u8)>, DbError> {
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

    /// The tables at which a browser has a seat or that it has made, the newest first; not those of puzzles. With `before`
    /// those that follow that table in this order.
    pub async fn tables_of(
        &self,
        browser: KeyHash,
        before: Option<TableId>,
        n_tables: u32,
    ) -> Result<Vec<TableId>, DbError> {
        let follows = match before {
            Some(_) => {
                "AND EXISTS (SELECT 1 FROM game_table AS last WHERE last.id = $5 AND (game_table.made < last.made \
                 OR game_table.made = last.made AND last.id < game_table.id))"
            }
            None => "",
        };
        // With OR instead of UNION PostgreSQL reads the whole table.
        let sql = format!(
            "SELECT id FROM game_table WHERE id IN (SELECT id FROM game_table WHERE host = $1 \
             UNION SELECT table_id FROM holder WHERE browser = $2) AND course NOT LIKE $3 {follows} \
             ORDER BY made DESC, id LIMIT $4"
        );
        let query = sqlx::query(AssertSqlSafe(sql))
            .bind(browser.to_hex())
            .bind(browser.to_hex())
            .bind(format!("%{PUZZLE_MARK}%"))
            .bind(i64::from(n_tables));
        let query = match before {
            Some(last) => query.bind(last.number()),
            None => query,
        };
        let rows = query.fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(TableId::of_number(row.try_get("id")?))).collect()
    }

    /// The newest tables at which strangers may sit down. Those that are full are passed over, as far as is worth it.
    pub async fn open_tables(&self, n_tables: usize) -> Result<Vec<OpenTable>, DbError> {
        let sql = "SELECT id, game, clock, lang, hints, \
                   (SELECT COUNT(*) FROM seat WHERE seat.table_id = game_table.id AND seat.bot = '' AND seat.key_use = 0 AND NOT EXISTS \
                   (SELECT 1 FROM holder WHERE holder.table_id = seat.table_id AND holder.seat = seat.seat)) AS n_free \
                   FROM game_table WHERE is_open = 1 AND is_over = 0 ORDER BY made DESC, id LIMIT $1 OFFSET $2";
        let table = |row: &AnyRow| {
            Ok::<_, DbError>(OpenTable {
                id: TableId::of_number(row.try_get("id")?),
                game: row.try_get("game")?,
                clock: u32::try_from(row.try_get::<i64, _>("clock")?).unwrap_or_default(),
                lang: row.try_get("lang")?,
                hints: row.try_get::<i64, _>("hints")? != 0,
                n_free: u32::try_from(row.try_get::<i64, _>("n_free")?).unwrap_or_default(),
            })
        };
        let mut free = Vec::new();
        for nth in 0..MOST_LOOKS {
            let rows = sqlx::query(sql)
                .bind(AT_A_LOOK)
                .bind(nth * AT_A_LOOK)
                .fetch_all(&self.readers)
                .await?;
            for row in &rows {
                let table = table(row)?;
                if 0 < table.n_free && free.len() < n_tables {
                    free.push(table);
                }
            }
            if n_tables <= free.len() || (rows.len() as i64) < AT_A_LOOK {
                break;
            }
        }
        Ok(free)
    }

    /// Whether the store answers, and has not refused to take anything of this server lately.
    pub async fn is_well(&self) -> bool {
        let closed_at = *self.closed_at.lock().unwrap_or_else(PoisonError::into_inner);
        if closed_at.is_some_and(|it| it.elapsed() < CLOSED_FOR) {
            return false;
        }
        let is_alive = self.node().is_none_or(super::Node::is_alive);
        is_alive && sqlx::query("SELECT 1").fetch_one(&self.readers).await.is_ok()
    }
}
