//! A copy of everything, made while the server runs.

use std::fs;
use std::path::Path;

use sqlx::{AnyConnection, AssertSqlSafe, Connection};

use super::{DbError, OpenError, file, pool, private, quick_check, url_of};

/// Writes the database of a data folder into a new file: one moment of it, whatever is written meanwhile. The file is
/// there only when it is whole and was checked.
///
/// # Errors
/// When there is no database, or the file exists already or cannot be written.
pub async fn backup(data_dir: &Path, to: &Path) -> Result<(), OpenError> {
    sqlx::any::install_default_drivers();
    let database = data_dir.join("gospoda.db");
    let wrong = |what: String| OpenError::Backup { path: to.to_owned(), what };
    if !database.is_file() {
        return Err(wrong(format!("there is no database {}", database.display())));
    }
    if to.exists() {
        return Err(wrong("the file exists already".to_owned()));
    }
    let damaged = |what| OpenError::Damaged { path: database.clone(), what };
    file::check(&database).map_err(damaged)?;
    let part = to.with_extension("part");
    // What is left of a copy that was broken off.
    let _ = fs::remove_file(&part);
    // SQLite writes into an empty file as into a new one, and this one is closed to others before anything stands in it.
    private::new_file(&part).map_err(|error| wrong(error.to_string()))?;
    let copied = copy(&database, &part).await.map_err(|error| wrong(error.to_string()));
    let kept = copied.and_then(|()| keep(&part, to).map_err(|error| wrong(error.to_string())));
    if kept.is_err() {
        let _ = fs::remove_file(&part);
    }
    kept
}

async fn copy(database: &Path, to: &Path) -> Result<(), DbError> {
    let url = url_of(database).replace("mode=rwc", "mode=rw");
    let source = pool(1, &url, "PRAGMA busy_timeout = 5000").await?;
    let name = to.to_string_lossy().replace('\'', "''");
    sqlx::query(AssertSqlSafe(format!("VACUUM INTO '{name}'"))).execute(&source).await?;
    source.close().await;
    let url = url_of(to).replace("mode=rwc", "mode=ro");
    let mut copy = AnyConnection::connect(&url).await?;
    quick_check(&mut copy).await?;
    copy.close().await?;
    Ok(())
}

/// Gives a copy that is on the disk its name.
fn keep(part: &Path, to: &Path) -> std::io::Result<()> {
    fs::File::open(part)?.sync_all()?;
    fs::rename(part, to)
}
