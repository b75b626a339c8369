//! A database of its own for each test, on the PostgreSQL server that `GOSPODA_TEST_POSTGRES` names. `cargo xtask test`
//! starts one. Without it such tests are left out, except on the build server, where they fail.

use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Connection};

/// A database that is gone after the test.
pub(crate) struct Database {
    server: String,
    name: String,
}

impl Database {
    /// Nothing if there is no server.
    pub(crate) async fn new() -> Option<Self> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let Ok(server) = std::env::var("GOSPODA_TEST_POSTGRES") else {
            assert!(
                std::env::var_os("CI").is_none(),
                "GOSPODA_TEST_POSTGRES is not set: this test needs PostgreSQL"
            );
            eprintln!("LEFT OUT: GOSPODA_TEST_POSTGRES is not set; `cargo xtask test` sets it");
            return None;
        };
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("test_{}_{number}", std::process::id());
        run(&server, &format!("CREATE DATABASE {name}")).await;
        Some(Self { server, name })
    }

    /// The same with a clock that is two hours ahead of the machine's.
    pub(crate) async fn two_hours_ahead() -> Option<Self> {
        let database = Self::new().await?;
        database
            .change(
                "CREATE SCHEMA ahead; \
                 CREATE FUNCTION ahead.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS \
                 $$ SELECT pg_catalog.clock_timestamp() + interval '2 hours' $$; \
                 DO $$ BEGIN EXECUTE format( \
                 'ALTER DATABASE %I SET search_path = ahead, pg_catalog, public', \
                 current_database()); END $$",
            )
            .await;
        Some(database)
    }

    pub(crate) fn url(&self) -> String {
        let (before, _) = self.server.rsplit_once('/').unwrap();
        format!("{before}/{}", self.name)
    }

    /// A number that stands in it.
    pub(crate) async fn number(&self, sql: &str) -> i64 {
        let mut connection = PgConnection::connect(&self.url()).await.unwrap();
        let number = sqlx::query_scalar(AssertSqlSafe(sql.to_owned()));
        let number = number.fetch_one(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        number
    }

    /// Changes something behind the back of all servers.
    pub(crate) async fn change(&self, sql: &str) {
        run(&self.url(), sql).await;
    }
}

async fn run(url: &str, sql: &str) {
    let mut connection = PgConnection::connect(url).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

impl Drop for Database {
    fn drop(&mut self) {
        let (server, name) = (self.server.clone(), self.name.clone());
        let dropped = std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            let sql = format!("DROP DATABASE {name} WITH (FORCE)");
            runtime.unwrap().block_on(run(&server, &sql));
        });
        // A database that stays goes with its server.
        let _ = dropped.join();
    }
}
