//! The migrations, as a list: the macro that would find them compiles both databases a second time, for itself.

use std::borrow::Cow;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

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
];

pub(super) fn migrator() -> Migrator {
    let migration = |(version, name, sql): &(i64, &str, &'static str)| {
        let name = Cow::Owned(name.replace('_', " "));
        Migration::new(*version, name, MigrationType::Simple, (*sql).into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.iter().map(migration).collect())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{Migrator, migrator};

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
}
