//! `gospoda backup`: a copy of all tables, while the server runs.

use anyhow::{Context, Result, anyhow};

use crate::Answer;
use crate::args::BackupArgs;
use crate::output::say;

pub(crate) fn run(args: &BackupArgs) -> Result<Answer> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .context("cannot start")?;
    // The message is whole: its causes are told in it.
    runtime.block_on(server::backup(&args.data, &args.to)).map_err(|error| anyhow!("{error}"))?;
    say(&format!("{} holds everything that was stored until now", args.to.display()))?;
    Ok(Answer::Yes)
}
