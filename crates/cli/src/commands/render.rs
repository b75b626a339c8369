//! `gospoda render`: draws a position of a match file.

use anyhow::{Context, Result};
use kernel::Viewer;
use page::{Motion, Prefs};

use crate::Answer;
use crate::args::RenderArgs;
use crate::commands::open;
use crate::output;

pub(crate) fn run(args: &RenderArgs) -> Result<Answer> {
    let table = open(&args.file, args.to, args.lang)?;
    let prefs = Prefs { motion: Motion::Reduced, ..Prefs::of(args.lang) };
    let drawing = page::board_svg(&*table.situation(Viewer::Spectator), &prefs)
        .with_context(|| format!("{} cannot be drawn", table.info().id))?;
    output::write(&args.out, &drawing)?;
    Ok(Answer::Yes)
}
