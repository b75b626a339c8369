//! `gospoda scenario`: runs scenario files and says what does not hold.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};
use catalog::scenario::{self, Report, SourceError};
use catalog::{AnyGame, Refused};
use serde_json::json;
use text::Lang;

use crate::Answer;
use crate::args::ScenarioArgs;
use crate::commands::sentence;
use crate::output::{self, say};

pub(crate) fn run(args: &ScenarioArgs) -> Result<Answer> {
    let mut files = Vec::new();
    for path in &args.files {
        collect(path, &mut files)?;
    }
    let mut reports = Vec::new();
    let mut unread = Vec::new();
    for file in &files {
        match report(file) {
            Ok((game, report)) => reports.push((file, game, report)),
            Err(error) => unread.push((file, format!("{error:#}"))),
        }
    }
    let n_failed = reports.iter().filter(|(_, _, report)| report.failure.is_some()).count();
    // A single file that cannot be read is bad input, and nothing else.
    if let ([], [(_, what)]) = (&reports[..], &unread[..]) {
        bail!("{what}");
    }
    if args.json {
        let reports: Vec<_> = reports
            .iter()
            .map(|(file, _, report)| json!({ "file": file, "report": report }))
            .collect();
        let unread: Vec<_> =
            unread.iter().map(|(file, what)| json!({ "file": file, "what": what })).collect();
        output::json(&json!({
            "scenarios": reports.len(),
            "failed": n_failed,
            "reports": reports,
            "unread": unread,
        }))?;
    } else {
        reports.iter().try_for_each(|(file, game, report)| print(file, *game, report))?;
        unread.iter().try_for_each(|(_, what)| say(what))?;
        let not_read = match unread.len() {
            0 => String::new(),
            n_unread => format!(", {n_unread} could not be read"),
        };
        say(&format!("{} passed, {n_failed} failed{not_read}", reports.len() - n_failed))?;
    }
    if !unread.is_empty() {
        bail!("{} of {} files could not be read", unread.len(), files.len());
    }
    Ok(if n_failed == 0 { Answer::Yes } else { Answer::No })
}

/// What comes of one file.
fn report(file: &Path) -> Result<(&'static dyn AnyGame, Report)> {
    let source = scenario::parse(&output::read(file)?).map_err(|SourceError { line, what }| {
        anyhow!("{}:{line}: no scenario: {what}", file.display())
    })?;
    let game = catalog::game(&source.head.game).with_context(|| file.display().to_string())?;
    let report = game.run_scenario(&source);
    Ok((game, report))
}

/// What the files are called that can be played.
const ENDINGS: [&str; 3] = ["scenario", "lesson", "puzzle"];

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let cannot = || format!("cannot read the folder {}", path.display());
    let entries = fs::read_dir(path)
        .with_context(cannot)?
        .collect::<Result<Vec<_>, _>>()
        .with_context(cannot)?;
    let mut paths: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    paths.sort();
    let n_before = files.len();
    for path in paths {
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|it| ENDINGS.iter().any(|ending| it == *ending)) {
            files.push(path);
        }
    }
    if files.len() == n_before {
        bail!("there is no *.scenario, *.lesson or *.puzzle file in {}", path.display());
    }
    Ok(())
}

fn print(file: &Path, game: &'static dyn AnyGame, report: &Report) -> Result<()> {
    let Some(failure) = &report.failure else { return Ok(()) };
    say(&format!("{}:{}: {} ({})", file.display(), failure.line, failure.what, report.title))?;
    say(&format!("  expected {}", failure.expected))?;
    say(&format!("  found    {}", failure.found))?;
    let Some(refusal) = &failure.refused else { return Ok(()) };
    let why = Refused { game, refusal: refusal.clone() };
    say(&format!("           {}", sentence(&why, Lang::En)))
}
