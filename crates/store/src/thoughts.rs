//! What bots have to think about, where several servers share a database: servers ask, and programs that think answer.
//!
//! A question is a row. Whoever thinks takes the oldest one that nobody has, the server that asks fetches the answer with
//! its row. Nothing here is worth a sync of the disk: who loses a question thinks himself. All times are the database's.

use std::sync::Arc;
use std::time::Duration;

use sqlx::postgres::{PgListener, PgPoolOptions};
use sqlx::{Executor, PgPool, Row};
use tokio::sync::Notify;
use tokio::task::JoinHandle;

use super::DbError;
use super::node::now;

/// A thinker that says nothing for so long is dead; it should say something three times as often.
pub const THINKER_LIVES: Duration = Duration::from_millis(1500);

/// Where it is told that there is a new question.
pub const QUESTIONS: &str = "gospoda_questions";

/// Where a server is told that there is an answer for it.
pub fn answers_for(asker: i64) -> String {
    format!("gospoda_answers_{asker}")
}

/// The questions of all servers of a database that have the same version.
#[derive(Clone, Debug)]
pub struct ThoughtQueue {
    pool: PgPool,
    url: String,
    version: &'static str,
}

/// What a server sees of those who think.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outlook {
    /// So many questions can be thought about at once.
    pub n_threads: usize,
    /// So many are those of other servers.
    pub n_of_others: usize,
    /// So many servers are alive.
    pub n_nodes: usize,
    /// Questions of this server that somebody had taken who is dead now.
    pub lost: Vec<i64>,
}

/// A question that was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Taken {
    pub id: i64,
    pub question: String,
}

impl ThoughtQueue {
    /// The questions in a database, to which one connects when they are needed.
    ///
    /// # Errors
    /// When the address is none.
    pub fn new(url: &str, version: &'static str, n_connections: u32) -> Result<Self, DbError> {
        let set =
            "SET synchronous_commit = off; SET statement_timeout = '5s'; SET lock_timeout = '2s'";
        let pool = PgPoolOptions::new()
            .max_connections(n_connections)
            .acquire_timeout(Duration::from_secs(3))
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    connection.execute(set).await?;
                    Ok(())
                })
            })
            .connect_lazy(url)?;
        Ok(Self { pool, url: url.to_owned(), version })
    }

    /// Hears what is told on a channel.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn listen(&self, channel: &str) -> Result<Bell, DbError> {
        Bell::connect(&self.url, channel).await
    }

    /// Puts a question into the queue, for so long.
    pub async fn offer(
        &self,
        asker: i64,
        id: i64,
        question: &str,
        lasts: Duration,
    ) -> Result<(), DbError> {
        let sql = concat!(
            "WITH put AS (INSERT INTO thought (id, asker, version, question, offered, until) ",
            "VALUES ($1, $2, $3, $4, ",
            now!(),
            ", ",
            now!(),
            " + $5) RETURNING id) SELECT pg_notify($6, '') FROM put"
        );
        sqlx::query(sql)
            .bind(id)
            .bind(asker)
            .bind(self.version)
            .bind(question)
            .bind(i64::try_from(lasts.as_millis()).unwrap_or(i64::MAX / 4))
            .bind(QUESTIONS)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Takes a question back that nobody thinks about; `false` if somebody does.
    pub async fn withdraw(&self, id: i64) -> Result<bool, DbError> {
        let sql = "DELETE FROM thought WHERE id = $1 AND thinker = 0";
        Ok(sqlx::query(sql).bind(id).execute(&self.pool).await?.rows_affected() == 1)
    }

    /// Takes a question back, whoever thinks about it.
    pub async fn remove(&self, id: i64) -> Result<(), DbError> {
        sqlx::query("DELETE FROM thought WHERE id = $1").bind(id).execute(&self.pool).await?;
        Ok(())
    }

    /// Fetches the answers to the questions of a server; nothing stands for one that somebody had to give back.
    pub async fn answers(&self, asker: i64) -> Result<Vec<(i64, Option<String>)>, DbError> {
        let sql =
            "DELETE FROM thought WHERE asker = $1 AND answer IS NOT NULL RETURNING id, answer";
        let rows = sqlx::query(sql).bind(asker).fetch_all(&self.pool).await?;
        let read = |row: &sqlx::postgres::PgRow| {
            let answer: String = row.try_get("answer")?;
            Ok((row.try_get("id")?, Some(answer).filter(|it| !it.is_empty())))
        };
        rows.iter().map(read).collect()
    }

    /// Looks who thinks, and removes what nobody waits for any more.
    pub async fn look(&self, asker: i64) -> Result<Outlook, DbError> {
        let void = concat!(
            "DELETE FROM thought WHERE id IN (SELECT id FROM thought WHERE until <= ",
            now!(),
            " FOR UPDATE SKIP LOCKED)"
        );
        sqlx::query(void).execute(&self.pool).await?;
        let sql = concat!(
            "SELECT (SELECT COALESCE(SUM(threads), 0)::bigint FROM thinker WHERE version = $2 AND ",
            now!(),
            " < until) AS n_threads, (SELECT COUNT(*) FROM thought WHERE asker <> $1 AND version = $2 ",
            "AND answer IS NULL) AS n_of_others, (SELECT COUNT(*) FROM node WHERE ",
            now!(),
            " < until) AS n_nodes"
        );
        let row = sqlx::query(sql).bind(asker).bind(self.version).fetch_one(&self.pool).await?;
        let number =
            |name| Ok::<_, DbError>(usize::try_from(row.try_get::<i64, _>(name)?).unwrap_or(0));
        let sql = concat!(
            "SELECT id FROM thought WHERE asker = $1 AND thinker <> 0 AND answer IS NULL AND NOT EXISTS ",
            "(SELECT 1 FROM thinker WHERE thinker.id = thought.thinker AND ",
            now!(),
            " < thinker.until)"
        );
        Ok(Outlook {
            n_threads: number("n_threads")?,
            n_of_others: number("n_of_others")?,
            n_nodes: number("n_nodes")?,
            lost: sqlx::query_scalar(sql).bind(asker).fetch_all(&self.pool).await?,
        })
    }

    /// A thinker says that it is there and how much it can think about; the questions that it has and that somebody still
    /// waits for.
    pub async fn live(&self, thinker: i64, n_threads: usize) -> Result<Vec<i64>, DbError> {
        let sql = concat!(
            "INSERT INTO thinker (id, version, threads, until) VALUES ($1, $2, $3, ",
            now!(),
            " + $4) ON CONFLICT (id) DO UPDATE SET threads = excluded.threads, until = excluded.until"
        );
        sqlx::query(sql)
            .bind(thinker)
            .bind(self.version)
            .bind(n_threads as i64)
            .bind(THINKER_LIVES.as_millis() as i64)
            .execute(&self.pool)
            .await?;
        let dead = concat!(
            "DELETE FROM thinker WHERE id IN (SELECT id FROM thinker WHERE until <= ",
            now!(),
            " FOR UPDATE SKIP LOCKED)"
        );
        sqlx::query(dead).execute(&self.pool).await?;
        let sql = concat!(
            "SELECT id FROM thought WHERE thinker = $1 AND answer IS NULL AND ",
            now!(),
            " < until"
        );
        Ok(sqlx::query_scalar(sql).bind(thinker).fetch_all(&self.pool).await?)
    }

    /// A thinker leaves.
    pub async fn leave(&self, thinker: i64) -> Result<(), DbError> {
        sqlx::query("DELETE FROM thinker WHERE id = $1").bind(thinker).execute(&self.pool).await?;
        Ok(())
    }

    /// Takes the oldest question that nobody thinks about.
    pub async fn take(&self, thinker: i64) -> Result<Option<Taken>, DbError> {
        let sql = concat!(
            "UPDATE thought SET thinker = $1 WHERE id = (SELECT id FROM thought WHERE thinker = 0 ",
            "AND version = $2 AND ",
            now!(),
            " < until ORDER BY offered, id LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING id, question"
        );
        let row =
            sqlx::query(sql).bind(thinker).bind(self.version).fetch_optional(&self.pool).await?;
        row.map(|row| Ok(Taken { id: row.try_get("id")?, question: row.try_get("question")? }))
            .transpose()
    }

    /// Answers a question, or gives it back; `false` if nobody waits for that any more.
    pub async fn answer(
        &self,
        thinker: i64,
        id: i64,
        answer: Option<&str>,
    ) -> Result<bool, DbError> {
        let sql = "WITH done AS (UPDATE thought SET answer = $1 WHERE id = $2 AND thinker = $3 AND answer IS NULL \
                   RETURNING asker) SELECT pg_notify('gospoda_answers_' || asker, '') FROM done";
        let done = sqlx::query(sql)
            .bind(answer.unwrap_or_default())
            .bind(id)
            .bind(thinker)
            .execute(&self.pool)
            .await?;
        Ok(done.rows_affected() == 1)
    }
}

/// Rings when something is told on a channel, as long as it is there. What was told before may be missed: it only saves
/// waiting for the next look.
#[derive(Debug)]
pub struct Bell {
    rung: Arc<Notify>,
    listening: JoinHandle<()>,
}

impl Bell {
    async fn connect(url: &str, channel: &str) -> Result<Self, DbError> {
        let mut listener = PgListener::connect(url).await?;
        listener.listen(channel).await?;
        let rung = Arc::new(Notify::new());
        let bell = Arc::clone(&rung);
        let listening = tokio::spawn(async move {
            // It ends when the database is gone.
            while listener.recv().await.is_ok() {
                bell.notify_one();
            }
        });
        Ok(Self { rung, listening })
    }

    /// Waits until it rings; at once if it has rung since somebody waited last. It wakes one of those who wait.
    pub async fn rings(&self) {
        self.rung.notified().await;
    }

    /// Whether it rings no more.
    pub fn is_broken(&self) -> bool {
        self.listening.is_finished()
    }
}

impl Drop for Bell {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::super::node::database::Database;
    use super::{Outlook, Taken, ThoughtQueue};
    use crate::Store;

    const LONG: Duration = Duration::from_secs(60);

    /// A database with the tables of this version, and its queue.
    async fn queue() -> Option<(Database, ThoughtQueue)> {
        let database = Database::new().await?;
        drop(
            Store::in_database(&database.url(), super::super::node::tests::identity())
                .await
                .unwrap(),
        );
        let queue = ThoughtQueue::new(&database.url(), "1", 3).unwrap();
        Some((database, queue))
    }

    fn taken(id: i64, question: &str) -> Option<Taken> {
        Some(Taken { id, question: question.to_owned() })
    }

    #[tokio::test]
    async fn questions_are_taken_once_and_in_their_order() {
        let Some((database, queue)) = queue().await else { return };
        for (id, question) in [(5, "first"), (2, "second"), (9, "third")] {
            queue.offer(1, id, question, LONG).await.unwrap();
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        let other_version = ThoughtQueue::new(&database.url(), "2", 1).unwrap();
        assert_eq!(other_version.take(8).await.unwrap(), None);
        assert_eq!(queue.take(7).await.unwrap(), taken(5, "first"));
        assert_eq!(queue.take(8).await.unwrap(), taken(2, "second"));
        assert!(!queue.withdraw(5).await.unwrap(), "somebody thinks about it");
        assert!(queue.withdraw(9).await.unwrap());
        assert_eq!(queue.take(7).await.unwrap(), None);
        assert_eq!(queue.live(7, 1).await.unwrap(), [5]);
        assert!(!queue.answer(8, 5, Some("go")).await.unwrap(), "another one has it");
        assert!(queue.answer(7, 5, Some("go")).await.unwrap());
        assert!(!queue.answer(7, 5, Some("stay")).await.unwrap(), "once");
        assert!(queue.answer(8, 2, None).await.unwrap());
        assert_eq!(queue.answers(4).await.unwrap(), [], "they are not his");
        let mut answers = queue.answers(1).await.unwrap();
        answers.sort_unstable();
        assert_eq!(answers, [(2, None), (5, Some("go".to_owned()))]);
        assert_eq!(queue.answers(1).await.unwrap(), [], "they are gone with their rows");
    }

    #[tokio::test]
    async fn what_is_out_of_time_is_void_and_who_is_silent_is_dead() {
        let Some((database, queue)) = queue().await else { return };
        queue.offer(1, 5, "void", Duration::ZERO).await.unwrap();
        assert_eq!(queue.take(7).await.unwrap(), None);
        queue.offer(1, 6, "lost", LONG).await.unwrap();
        queue.offer(2, 8, "of another", LONG).await.unwrap();
        queue.live(7, 3).await.unwrap();
        queue.live(8, 2).await.unwrap();
        assert!(queue.take(7).await.unwrap().is_some());
        let all = Outlook { n_threads: 5, n_of_others: 1, n_nodes: 1, lost: Vec::new() };
        assert_eq!(queue.look(1).await.unwrap(), all);
        database.change("UPDATE thinker SET until = 0 WHERE id = 7").await;
        let left = Outlook { n_threads: 2, lost: vec![6], ..all };
        assert_eq!(queue.look(1).await.unwrap(), left);
        queue.leave(8).await.unwrap();
        assert_eq!(queue.look(1).await.unwrap().n_threads, 0);
        // It comes again, and answers what it has.
        assert_eq!(queue.live(7, 3).await.unwrap(), [6]);
        assert_eq!(queue.look(1).await.unwrap(), Outlook { n_threads: 3, lost: vec![], ..left });
        let bell = queue.listen(&super::answers_for(1)).await.unwrap();
        assert!(queue.answer(7, 6, Some("late")).await.unwrap());
        tokio::time::timeout(Duration::from_secs(20), bell.rings()).await.unwrap();
        queue.remove(6).await.unwrap();
        assert_eq!(queue.answers(1).await.unwrap(), []);
    }
}
