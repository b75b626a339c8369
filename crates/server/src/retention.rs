//! Deletes tables that have been idle for longer than their retention time. If an archive folder is configured, finished
//! matches are written there first.

use std::path::{Path, PathBuf};
use std::time::Duration;

use catalog::record;
use store::{DbError, Filter, Order, Overview, Stage};
use table::{StoreError, TableError, TableId};
use web::ApiError;

use crate::server::Server;

/// Idle times after which tables are deleted, by stage; `None` keeps them for ever.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Retention {
    /// Tables without an action.
    pub unbegun: Option<Duration>,
    /// Tables with an action whose match is not over.
    pub abandoned: Option<Duration>,
    pub finished: Option<Duration>,
    /// The folder that finished matches are written to before their tables are deleted; `None` deletes them only.
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

/// The interval between runs.
const EVERY: Duration = Duration::from_secs(3600);
/// Tables listed by one query of each stage.
const AT_A_TIME: u32 = 200;
/// `touched` has the resolution of a day, in seconds.
const A_DAY: i64 = 86_400;

/// The time, in seconds since 1970, since which a table of this stage has been idle if it is due.
fn idle_since(server: &Server, stage: Stage) -> Option<i64> {
    let age = i64::try_from(server.retention().of(stage)?.as_secs()).unwrap_or(i64::MAX);
    Some(server.clock.now().seconds().saturating_sub(age).saturating_sub(A_DAY))
}

/// At most `most` tables of each stage that are past their retention time and in no server's memory.
pub(crate) async fn due(server: &Server, most: u32) -> Result<Vec<Overview>, DbError> {
    let mut due = Vec::new();
    for stage in Stage::ALL {
        let Some(since) = idle_since(server, stage) else { continue };
        let filter = Filter {
            stage: Some(stage),
            idle_since: Some(since),
            is_free: true,
            most,
            ..Filter::default()
        };
        let found = server.store.overviews(&filter).await?;
        due.extend(found.into_iter().filter(|it| !server.web.registry.has(it.id)));
    }
    Ok(due)
}

/// The outcome of one run.
#[derive(Default)]
pub(crate) struct Applied {
    pub(crate) deleted: Vec<Overview>,
    /// Tables that were due and were not deleted, with the reason.
    pub(crate) kept: Vec<(Overview, String)>,
}

/// Deletes the tables that are due, in batches. A finished match is archived first; if that fails, its table is kept. The
/// first failure to write ends the run.
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
                Some(archive) => archive_match(server, archive, table.id).await.err(),
                None => None,
            };
            match kept {
                // Loaded into memory after `due` listed it: a client opened it.
                None if server.web.registry.has(table.id) => {
                    done.kept.push((table, "a client has opened it".to_owned()));
                }
                None => match delete(server, &table).await {
                    Ok(()) => done.deleted.push(table),
                    Err(DbError(StoreError::Lost { .. })) => {
                        done.kept.push((table, "a client has opened it".to_owned()));
                    }
                    Err(error) => return Err(error),
                },
                Some(Unarchived::Match(why)) => {
                    tracing::warn!(table = %table.id, why, "a match was not archived and is kept");
                    done.kept.push((table, why));
                }
                // Every further match would fail too.
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

/// Deletes a table if it is still due: whether it is, is decided in the transaction that deletes it, because another server
/// may have opened it meanwhile.
async fn delete(server: &Server, table: &Overview) -> Result<(), DbError> {
    let lost = StoreError::Lost { table: table.id };
    let since = idle_since(server, table.stage).ok_or(lost)?;
    crate::admin::obey(server, Order::DeleteIdle { table: table.id, idle_since: since }).await
}

/// Why a match was not archived, in one line for the operator.
enum Unarchived {
    /// The stored match cannot be opened, or its file fails verification.
    Match(String),
    /// Writing to the archive failed.
    Folder(String),
}

/// The public match file of a finished match, with the revealed seed.
pub(crate) async fn match_file(server: &Server, id: TableId) -> Result<String, ApiError> {
    let question = |table: &table::Table| {
        table.game().outcome().ok_or(TableError::MatchRunning)?;
        Ok(record::write(table.game(), Some(table.proof())))
    };
    server.web.registry.peek(id, question).await
}

/// Writes the verified match file of a finished match to the archive.
async fn archive_match(server: &Server, archive: &Path, id: TableId) -> Result<(), Unarchived> {
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

/// Runs [`apply`] at every interval, for as long as the server lives.
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
