//! `gospoda verify`: re-plays a match file and checks it, draw by draw.

use anyhow::{Result, bail};
use catalog::{Fault, FileError, Verified, record};
use serde_json::json;
use text::Lang;

use crate::Answer;
use crate::args::VerifyArgs;
use crate::commands::fault;
use crate::output::{self, say};

pub(crate) fn run(args: &VerifyArgs) -> Result<Answer> {
    let file = args.file.display();
    match record::verify(&output::read(&args.file)?) {
        Ok(found) => {
            if args.json {
                output::json(&json!({ "holds": true, "found": found }))?;
            } else {
                print(&file.to_string(), &found)?;
            }
            Ok(Answer::Yes)
        }
        // There is nothing to verify.
        Err(FileError { line, what: Fault::Form(what) }) => bail!("{file}:{line}: {what}"),
        Err(FileError { line, what: what @ (Fault::Play(_) | Fault::Refused { .. }) }) => {
            let what = fault(what, Lang::En);
            if args.json {
                output::json(&json!({ "holds": false, "line": line, "what": what }))?;
            } else {
                say(&format!("{file}:{line}: {what}"))?;
            }
            Ok(Answer::No)
        }
    }
}

fn print(file: &str, found: &Verified) -> Result<()> {
    say(&format!(
        "{file} holds: {} actions of {} and {} draws",
        found.records, found.game, found.draws
    ))?;
    if 0 < found.scripted {
        say(&format!(
            "the first {} lines come from a lesson or from another match: their draws prove nothing",
            found.scripted
        ))?;
    }
    say(if found.dice_proved {
        "every draw follows from the seed that was committed to before play"
    } else {
        "the draws are possible; the seed is not revealed, so nothing more can be proved yet"
    })?;
    say(if found.finished { "the match is over" } else { "the match goes on" })?;
    if !found.closed {
        say("the closing line is missing, so the last position was not compared")?;
    } else if !found.compared {
        say("it was begun under older rules: its lines hold, its last position was not compared")?;
    }
    say(&format!("hash {}", found.hash))
}
