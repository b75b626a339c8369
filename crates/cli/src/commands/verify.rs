//! `gospoda verify`: re-plays a match file and checks it, draw by draw.

use anyhow::Result;
use catalog::record;
use serde_json::json;

use crate::Answer;
use crate::args::VerifyArgs;
use crate::output::{self, say};

pub(crate) fn run(args: &VerifyArgs) -> Result<Answer> {
    let text = output::read(&args.file)?;
    let file = args.file.display();
    match record::verify(&text) {
        Ok(found) if args.json => output::json(&json!({ "holds": true, "found": found }))?,
        Ok(found) => {
            say(&format!(
                "{file} holds: {} actions of {} and {} draws",
                found.records, found.game, found.draws
            ))?;
            say(if found.dice_proved {
                "every draw follows from the seed that was committed to before play"
            } else {
                "the draws are possible; the seed is not revealed, so nothing more can be proved yet"
            })?;
            say(if found.finished { "the match is over" } else { "the match goes on" })?;
            say(&format!("hash {}", found.hash))?;
        }
        Err(error) => {
            if args.json {
                output::json(&json!({ "holds": false, "line": error.line, "what": error.what }))?;
            } else {
                say(&format!("{file}:{}: {}", error.line, error.what))?;
            }
            return Ok(Answer::No);
        }
    }
    Ok(Answer::Yes)
}
