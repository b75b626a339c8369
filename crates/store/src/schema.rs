//! The migrations, as a list: the macro that would find them compiles both databases a second time, for itself.

use std::borrow::Cow;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyPool, SqlSafeStr};

/// Every file of `migrations/`: number, name, and what it says.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("../migrations/0001_tables.sql")),
    (2, "codes", include_str!("../migrations/0002_codes.sql")),
    (3, "standing_and_clock", include_str!("../migrations/0003_standing_and_clock.sql")),
    (10, "campaigns", include_str!("../migrations/0010_campaigns.sql")),
    (20, "inn", include_str!("../migrations/0020_inn.sql")),
    (21, "open_tables", include_str!("../migrations/0021_open_tables.sql")),
    (40, "nodes", include_str!("../migrations/0040_nodes.sql")),
    (50, "notifications", include_str!("../migrations/0050_notifications.sql")),
    (51, "asks", include_str!("../migrations/0051_asks.sql")),
    (52, "seat_keys", include_str!("../migrations/0052_seat_keys.sql")),
    (53, "seed_told", include_str!("../migrations/0053_seed_told.sql")),
    (54, "courses", include_str!("../migrations/0054_courses.sql")),
    (55, "talk_moves", include_str!("../migrations/0055_talk_moves.sql")),
    (56, "bot_pause", include_str!("../migrations/0056_bot_pause.sql")),
    (57, "line_check", include_str!("../migrations/0057_line_check.sql")),
    (58, "hints", include_str!("../migrations/0058_hints.sql")),
    (60, "operators", include_str!("../migrations/0060_operators.sql")),
    (61, "thoughts", include_str!("../migrations/0061_thoughts.sql")),
    (62, "whole_match", include_str!("../migrations/0062_whole_match.sql")),
    (63, "node_http2", include_str!("../migrations/0063_node_http2.sql")),
    (64, "reviews", include_str!("../migrations/0064_reviews.sql")),
];

/// With this migration it begins to be counted when a table was touched last.
const TOUCHED: i64 = 60;

/// Brings a database forward. Whatever is in it when it begins to be counted counts as touched `now`, in seconds since
/// 1970, so that no rule deletes what was played yesterday.
pub(super) async fn migrate(pool: &AnyPool, now: i64) -> Result<(), MigrateError> {
    let newest = "SELECT MAX(version) AS version FROM _sqlx_migrations";
    let before = sqlx::query_scalar::<_, Option<i64>>(newest).fetch_one(pool).await;
    migrator().run(pool).await?;
    // A new database has nothing in it, not even that table.
    if before.ok().flatten().is_some_and(|it| it < TOUCHED) {
        let sql = "UPDATE game_table SET touched = $1 WHERE touched = 0";
        sqlx::query(sql).bind(now).execute(pool).await?;
    }
    Ok(())
}

fn migrator() -> Migrator {
    let migration = |(version, name, sql): &(i64, &str, &'static str)| {
        let name = Cow::Owned(name.replace('_', " "));
        Migration::new(*version, name, MigrationType::Simple, (*sql).into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.iter().map(migration).collect())
}

#[cfg(test)]
mod tests {
    use std::path::{Path, PathBuf};

    use sqlx::migrate::Migration;
    use table::{KeyHash, TableId};

    use super::{MIGRATIONS, Migrator, TOUCHED, migrator};
    use crate::node::seconds_now;
    use crate::{DataFolder, Filter, OpenError, Store, pool, url_of};

    /// What is read from the folder is what databases in the field were made with, checksums included.
    #[tokio::test]
    async fn the_list_is_what_lies_in_the_folder() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
        let told = |it: &Migrator| -> Vec<_> {
            let rows =
                it.iter().map(|it| (it.version, it.description.clone(), it.checksum.clone()));
            rows.collect()
        };
        let there = Migrator::new(folder.as_path()).await.unwrap();
        assert_eq!(told(&migrator()), told(&there));
    }

    /// A database as an earlier program has left it, with a table of a match in it.
    async fn of_version(path: &Path, n_migrations: usize) {
        sqlx::any::install_default_drivers();
        let url = url_of(path);
        let pool = pool(1, &url, "PRAGMA foreign_keys = ON").await.unwrap();
        let all = migrator();
        let earlier: Vec<Migration> = all.iter().take(n_migrations).cloned().collect();
        Migrator::with_migrations(earlier).run(&pool).await.unwrap();
        let key = KeyHash::parse(&"7".repeat(64)).unwrap().to_hex();
        let other = KeyHash::parse(&"8".repeat(64)).unwrap().to_hex();
        let seed = catalog::Seed::of_number(5).to_hex();
        for sql in [
            format!(
                "INSERT INTO game_table (id, game, header, seed, host, made, is_over) VALUES (5, 'wrath', '{{}}', '{seed}', '{key}', 1000, 0)"
            ),
            format!(
                "INSERT INTO seat (table_id, seat, name, bot, key_mark) VALUES (5, 0, 'Ola', '', '{other}')"
            ),
            format!("INSERT INTO holder (table_id, seat, browser) VALUES (5, 0, '{key}')"),
            "INSERT INTO line (table_id, number, text) VALUES (5, 1, 'first'), (5, 2, 'second')"
                .to_owned(),
        ] {
            sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&pool).await.unwrap();
        }
        pool.close().await;
    }

    fn folder(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("gospoda-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        path
    }

    #[tokio::test]
    async fn a_database_of_every_earlier_version_is_brought_forward_and_loses_nothing() {
        for n_migrations in 1..MIGRATIONS.len() {
            // The store before may still be closing its files.
            let path = folder(&format!("schema-forward-{n_migrations}"));
            let data = DataFolder::take(&path).unwrap();
            of_version(&data.database(), n_migrations).await;
            let store = Store::in_folder(&data).await.unwrap();
            let table = store.table(TableId::of_number(5)).await.unwrap().unwrap();
            let lines: Vec<&str> = table.lines.iter().map(|it| it.text.as_str()).collect();
            assert_eq!((table.game.as_str(), lines), ("wrath", vec!["first", "second"]));
            assert_eq!((table.seats[0].name.as_str(), table.seats[0].holders.len()), ("Ola", 1));
            assert!(!table.is_closed);
            // It counts as touched when that begins to be counted, so no rule takes it for old.
            let seen = store.overviews(&Filter { most: 9, ..Filter::default() }).await.unwrap();
            assert_eq!((seen.len(), seen[0].made), (1, 1000), "after {n_migrations}");
            let is_counted = TOUCHED <= MIGRATIONS[n_migrations - 1].0;
            assert!(
                is_counted || seconds_now(None) - 600 < seen[0].touched,
                "{seen:?} after {n_migrations}"
            );
            store.flush().await;
            drop((store, data));
            let _ = std::fs::remove_dir_all(&path);
        }
    }

    #[tokio::test]
    async fn an_earlier_program_refuses_a_newer_database_and_changes_nothing() {
        let path = folder("schema-back");
        let data = DataFolder::take(&path).unwrap();
        of_version(&data.database(), MIGRATIONS.len()).await;
        let pool = pool(1, &url_of(&data.database()), "PRAGMA foreign_keys = ON").await.unwrap();
        let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                     VALUES (9999, 'later', 1, x'00', 0)";
        sqlx::query(later).execute(&pool).await.unwrap();
        let error = Store::in_folder(&data).await.unwrap_err();
        assert!(matches!(error, OpenError::Newer { migration: 9999, .. }), "{error}");
        assert_eq!(error.to_string().lines().count(), 1, "{error}");
        sqlx::query("DELETE FROM _sqlx_migrations WHERE version = 9999")
            .execute(&pool)
            .await
            .unwrap();
        pool.close().await;
        let store = Store::in_folder(&data).await.unwrap();
        assert_eq!(store.table(TableId::of_number(5)).await.unwrap().unwrap().lines.len(), 2);
        drop((store, data));
        std::fs::remove_dir_all(&path).unwrap();
    }
}
