//! `gospoda replay`: shows a match file.

use anyhow::{Result, bail};
use catalog::AnyTable;
use kernel::Viewer;
use serde_json::json;
use text::Voice;

use crate::Answer;
use crate::args::ReplayArgs;
use crate::commands::open;
use crate::output::{self, say};

pub(crate) fn run(args: &ReplayArgs) -> Result<Answer> {
    let table = open(&args.file, args.to, args.lang)?;
    let viewer = match args.seat {
        Some(seat) if table.n_seats() <= seat.0 => {
            bail!("{} has {} seats, there is no {seat}", args.file.display(), table.n_seats())
        }
        Some(seat) => Viewer::Seat(seat),
        None => Viewer::Spectator,
    };
    if args.json {
        let events: Vec<_> = table
            .events_json(viewer, 0)
            .into_iter()
            .map(|(n, event)| json!({ "after": n, "event": event }))
            .collect();
        output::json(
            &json!({ "view": table.view(viewer), "events": events, "records": table.effective_records().len() }),
        )?;
        return Ok(Answer::Yes);
    }
    print(&*table, viewer, args)?;
    Ok(Answer::Yes)
}

fn print(table: &dyn AnyTable, viewer: Viewer, args: &ReplayArgs) -> Result<()> {
    let voice = Voice::nameless(args.lang);
    let observation = table.observation(viewer);
    let events = observation.tell_events(&voice, 0);
    let mut told = events.iter().peekable();
    let mut tell = |until: usize| -> Result<()> {
        while let Some((_, line)) = told.next_if(|(after, _)| *after <= until) {
            say(&format!("        {line}"))?;
        }
        Ok(())
    };
    tell(0)?;
    for (idx, (seat, action)) in table.effective_records().iter().enumerate() {
        say(&format!("{:>5} {seat} {action}", idx + 1))?;
        tell(idx + 1)?;
    }
    let telling = observation.tell(&voice);
    say("")?;
    telling.summary.iter().try_for_each(|line| say(line))?;
    telling.prompt.iter().try_for_each(|line| say(line))
}
