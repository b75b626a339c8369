//! Proves puzzles (`docs/puzzle-file.md`): searches all that can be done in each, prints what every first action is worth, and
//! fails if one of them is none. `cargo xtask puzzles` runs it.
//!
//! `cargo run --release -p catalog --example puzzles -- [FILE OR FOLDER]...`
// Its result is what it prints.
#![allow(clippy::print_stdout)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use catalog::scenario::{Limits, Proof, parse};

const POSITIONS: usize = 200_000;
const TIME: Duration = Duration::from_secs(60);

/// So many of the first actions that miss the goal are printed.
const N_MISSES: usize = 6;

fn main() -> ExitCode {
    let mut paths: Vec<PathBuf> = std::env::args().skip(1).map(PathBuf::from).collect();
    if paths.is_empty() {
        paths.push("puzzles".into());
    }
    let mut files = Vec::new();
    for path in &paths {
        if let Err(error) = collect(path, &mut files) {
            println!("{}: {error}", path.display());
            return ExitCode::from(2);
        }
    }
    let mut n_proved = 0;
    for file in &files {
        let start = Instant::now();
        let is_late = || TIME < start.elapsed();
        let limits = Limits { positions: POSITIONS, is_late: &is_late };
        match proof(file, &limits) {
            Ok(proof) => {
                let verdict = if proof.faults.is_empty() { "proved" } else { "FAILED" };
                let (n, time) = (proof.positions, start.elapsed().as_secs_f64());
                println!("{}: {verdict}, {n} positions, {time:.1} s", file.display());
                print(&proof);
                n_proved += usize::from(proof.faults.is_empty());
            }
            Err(what) => println!("{}{what}", file.display()),
        }
    }
    println!("{n_proved} of {} puzzles are proved", files.len());
    if n_proved == files.len() && !files.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let mut paths = Vec::new();
    for entry in fs::read_dir(path)? {
        paths.push(entry?.path());
    }
    paths.sort();
    for path in paths {
        if path.is_dir() || path.extension().is_some_and(|it| it == "puzzle") {
            collect(&path, files)?;
        }
    }
    Ok(())
}

fn proof(file: &Path, limits: &Limits<'_>) -> Result<Proof, String> {
    let text = fs::read_to_string(file).map_err(|error| format!(": {error}"))?;
    let source = parse(&text).map_err(|error| format!(":{}: {}", error.line, error.what))?;
    let game = catalog::game(&source.head.game).map_err(|error| format!(": {error}"))?;
    game.prove(&source, limits).map_err(|failure| {
        let (line, what, expected, found) =
            (failure.line, failure.what, failure.expected, failure.found);
        format!(":{line}: {what}\n  expected {expected}\n  found    {found}")
    })
}

fn print(proof: &Proof) {
    let percent = |value: f64| format!("{:>7.2} %", 100.0 * value);
    let is_good = |value: f64| proof.threshold <= value + 1e-9;
    let n_good = proof.first.iter().filter(|(_, value)| is_good(*value)).count();
    for (action, value) in proof.first.iter().take(n_good + N_MISSES) {
        println!("  {}  {action}", percent(*value));
    }
    match proof.first.len().saturating_sub(n_good + N_MISSES) {
        0 => {}
        n_more => println!("             and {n_more} more that do no better"),
    }
    for (action, value) in &proof.without {
        println!("  {}  at most, without {action}", percent(*value));
    }
    for fault in &proof.faults {
        println!("  {fault}");
    }
}
