//! `gospoda hint`: the best answers of a seat at a moment of a match.

use ai::Budget;
use anyhow::{Context, Result, bail};
use catalog::{hint_report, hint_text};
use kernel::Viewer;
use serde_json::json;
use text::Voice;

use crate::Answer;
use crate::args::HintArgs;
use crate::commands::open;
use crate::commands::play::hints::tell_answers;
use crate::output;

pub(crate) fn run(args: &HintArgs) -> Result<Answer> {
    let shown = args.file.display();
    let table = open(&args.file, args.to, args.lang)?;
    let asked = table.leading().or_else(|| table.asked().first());
    let seat = args.seat.or(asked).with_context(|| format!("{shown}: nobody is asked there"))?;
    if !table.asked().contains(seat) {
        bail!("{shown}: {seat} is not asked there");
    }
    let voice = Voice::nameless(args.lang);
    let legal = table.observation(Viewer::Seat(seat)).tell(&voice).legal;
    let budget = Budget::Iterations(args.iterations);
    let hint = table.adviser(seat, budget, args.seed, &[]).finish();
    let narrator = table.game().narrator();
    if args.json {
        let report = hint_report(narrator, args.lang, &legal, &hint);
        let version = table.version();
        output::json(
            &json!({ "game": table.info().id, "version": version, "seat": seat, "hint": report }),
        )?;
    } else {
        tell_answers(&hint_text(narrator, args.lang, &legal, &hint), &legal)?;
    }
    Ok(Answer::Yes)
}
