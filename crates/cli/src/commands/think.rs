//! `gospoda think`: thinks for the bots of servers that share a database.

use anyhow::{Context, Result, anyhow};

use crate::args::ThinkArgs;
use crate::commands::serve::from_environment;
use crate::output::say;
use crate::settings::gather;
use crate::{Answer, log};

pub(crate) fn run(args: &ThinkArgs) -> Result<Answer> {
    let settings = gather(&args.given, &from_environment)?.settings;
    let (url, n_threads) = settings.thinking();
    let url = url.ok_or_else(|| anyhow!("name the database of the servers with --database"))?;
    log::begin(settings.log, settings.log_level);
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().context("cannot start")?;
    let place = settings.shown_database();
    let thought = runtime.block_on(async {
        let on_ready = || {
            // A script that starts a thinker waits for this line.
            let threads = if n_threads == 1 { "thread" } else { "threads" };
            let _ = say(&format!("gospoda thinks on {n_threads} {threads} for {place}"));
        };
        server::think(url, n_threads, on_ready, server::told_to_stop()).await
    });
    // The message is whole: its causes are told in it.
    thought.map_err(|error| anyhow!("{error}"))?;
    Ok(Answer::Yes)
}
