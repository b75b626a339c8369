//! Tables that nobody has touched for long are deleted, where the host has said how long that is. Matches that are over go into the
//! archive before, where there is one.

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use catalog::record;
use store::{DbError, Filter, Order, Overview, Stage};
use table::{TableError, TableId};
use web::ApiError;

use crate::server::Server;

/// How long tables are kept that nobody touches; nothing keeps them for ever.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Retention {
    /// At which nothing was played.
    pub unbegun: Option<Duration>,
    /// At which somebody has played, and the match is not over.
    pub abandoned: Option<Duration>,
    pub finished: Option<Duration>,
    /// The folder into which finished matches go as files before their tables are deleted; without it they are gone.
    pub archive: Option<PathBuf>,
}

impl Retention {
    const fn of(&self, stage: Stage) -> Option<Duration> {
        match stage {
            Stage::Unbegun => self.unbegun,
            Stage::Begun => self.abandoned,
            Stage::Over => self.finished,
        }
    }
}

/// When it is looked for such tables.
const EVERY: Duration = Duration::from_secs(3600);
/// So many are deleted at a time, so that players do not wait for it.
const AT_A_TIME: u32 = 200;
/// When a table was touched is known to the day.
const A_DAY: i64 = 86_400;

/// The tables whose time is over. Those that anybody has in memory are left alone: somebody may be at them.
pub(crate) async fn due(server: &Server, most: u32) -> Result<Vec<Overview>, DbError> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let now = i64::try_from(now).unwrap_or_default();
    let rules = server.retention();
    let mut due = Vec::new();
    for stage in Stage::ALL {
        let Some(age) = rules.of(stage) else { continue };
        let age = i64::try_from(age.as_secs()).unwrap_or(i64::MAX);
        let since = now.saturating_sub(age).saturating_sub(A_DAY);
        let filter = Filter {
            stage: Some(stage),
            untouched_since: Some(since),
            is_free: true,
            most,
            ..Filter::default()
        };
        let found = server.store.overviews(&filter).await?;
        due.extend(found.into_iter().filter(|it| !server.web.registry.has(it.id)));
    }
    Ok(due)
}

/// What was done with tables whose time is over.
#[derive(Default)]
pub(crate) struct Applied {
    pub(crate) deleted: Vec<Overview>,
    /// Matches that could not be archived and stay where they are, with the reason.
    pub(crate) kept: Vec<(Overview, String)>,
}

/// Deletes them, a few at a time, and archives what is to be archived.
pub(crate) async fn apply(server: &Server) -> Result<Applied, DbError> {
    let archive = server.retention().archive;
    let mut done = Applied::default();
    loop {
        let n_kept = u32::try_from(done.kept.len()).unwrap_or(u32::MAX);
        let due = due(server, AT_A_TIME.saturating_add(n_kept)).await?.into_iter();
        let is_kept = |it: &Overview| done.kept.iter().any(|(kept, _)| kept.id == it.id);
        let due: Vec<Overview> = due.filter(|it| !is_kept(it)).collect();
        if due.is_empty() {
            return Ok(done);
        }
        for table in due {
            let is_archived = archive.as_deref().filter(|_| table.stage == Stage::Over);
            let kept = match is_archived {
                Some(archive) => keep(server, archive, table.id).await.err(),
                None => None,
            };
            match kept {
                // Somebody has come to the table since.
                None if server.web.registry.has(table.id) => {
                    done.kept.push((table, "somebody is there".to_owned()));
                }
                None => {
                    crate::admin::obey(server, Order::Delete { table: table.id }).await?;
                    done.deleted.push(table);
                }
                Some(Unarchived::Match(why)) => {
                    tracing::warn!(table = %table.id, why, "a match was not archived and is kept");
                    done.kept.push((table, why));
                }
                // The next one would meet the same.
                Some(Unarchived::Folder(why)) => {
                    tracing::warn!(
                        why,
                        "the archive cannot be written to: finished matches are kept"
                    );
                    done.kept.push((table, why));
                    return Ok(done);
                }
            }
        }
    }
}

/// Why a match was not archived.
enum Unarchived {
    /// It does not open, or its file does not hold.
    Match(String),
    /// The archive cannot be written to.
    Folder(String),
}

/// The match file of a match that is over, as everybody may have it.
pub(crate) async fn match_file(server: &Server, id: TableId) -> Result<String, ApiError> {
    let question = |table: &table::Table| {
        table.game().outcome().ok_or(TableError::MatchRunning)?;
        Ok(record::write(table.game(), Some(table.proof())))
    };
    server.web.registry.peek(id, question).await
}

/// Puts a match into the archive, as a file that replays and holds.
async fn keep(server: &Server, archive: &Path, id: TableId) -> Result<(), Unarchived> {
    let text = match_file(server, id).await.map_err(|it| Unarchived::Match(it.to_string()))?;
    let archive = archive.to_owned();
    let write = move || {
        record::verify(&text).map_err(|it| Unarchived::Match(it.to_string()))?;
        store::archive(&archive, id, &text)
            .map_err(|it| Unarchived::Folder(format!("{}: {it}", archive.display())))
    };
    tokio::task::spawn_blocking(write)
        .await
        .unwrap_or_else(|fault| Err(Unarchived::Match(fault.to_string())))
}

/// Looks again and again.
pub(crate) async fn follow(server: &Server) {
    loop {
        tokio::time::sleep(EVERY).await;
        match apply(server).await {
            Ok(done) if done.deleted.is_empty() => {}
            Ok(done) => tracing::info!(n_tables = done.deleted.len(), "old tables were deleted"),
            Err(error) => tracing::warn!(%error, "old tables were not deleted"),
        }
    }
}
