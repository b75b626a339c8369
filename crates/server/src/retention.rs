//! Tables that nobody has touched for long are deleted, where the host has said how long that is.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use store::{DbError, Filter, Order, Overview, Stage};

use crate::server::Server;

/// How long tables are kept that nobody touches; nothing keeps them for ever.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retention {
    /// At which nothing was played.
    pub unbegun: Option<Duration>,
    /// At which somebody has played, and the match is not over.
    pub abandoned: Option<Duration>,
    pub finished: Option<Duration>,
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

/// Deletes them, a few at a time; how many there were.
pub(crate) async fn apply(server: &Server) -> Result<Vec<Overview>, DbError> {
    let mut gone = Vec::new();
    loop {
        let due = due(server, AT_A_TIME).await?;
        if due.is_empty() {
            return Ok(gone);
        }
        for table in due {
            crate::admin::obey(server, Order::Delete { table: table.id }).await?;
            gone.push(table);
        }
    }
}

/// Looks again and again.
pub(crate) async fn follow(server: &Server) {
    loop {
        tokio::time::sleep(EVERY).await;
        match apply(server).await {
            Ok(gone) if gone.is_empty() => {}
            Ok(gone) => tracing::info!(n_tables = gone.len(), "old tables were deleted"),
            Err(error) => tracing::warn!(%error, "old tables were not deleted"),
        }
    }
}
