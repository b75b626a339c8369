//! `gospoda render`: draws a position of a match file.

use anyhow::Result;
use kernel::Viewer;
use page::{Motion, Prefs};

use crate::Answer;
use crate::args::RenderArgs;
use crate::commands::open;
use crate::output;

pub(crate) fn run(args: &RenderArgs) -> Result<Answer> {
    let table = open(&args.file, args.to, args.lang)?;
    let prefs = Prefs { motion: Motion::Reduced, ..Prefs::of(args.lang) };
    let drawing = table.observation(Viewer::Spectator).board_svg(prefs);
    output::write(&args.out, &drawing)?;
    Ok(Answer::Yes)
}
