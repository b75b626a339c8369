//! `gospoda serve`: the web table.

use anyhow::{Context, Result};

use crate::Answer;
use crate::args::ServeArgs;
use crate::output::say;

pub(crate) fn run(args: &ServeArgs) -> Result<Answer> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().context("cannot start")?;
    runtime.block_on(server::serve(args.addr, &args.data, |addr| {
        // Whoever started the server from a script waits for this line.
        let _ = say(&format!("gospoda is open at http://{addr}/"));
    }))?;
    Ok(Answer::Yes)
}
