//! Proves puzzles (`docs/puzzle-file.md`): searches all that can be done in each, prints what every first action is worth, and
//! fails if one of them is none. `cargo xtask puzzles` runs it.
//!
//! `cargo run --release -p catalog --example puzzles -- [FILE OR FOLDER]...`
// Its result is what it prints.
#![allow(clippy::print_stdout)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Sender};
use std::time::{Duration, Instant};
use std::{fs, thread};

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
    let n_proved = prove(&files);
    println!("{n_proved} of {} puzzles are proved", files.len());
    if n_proved == files.len() && !files.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Proves these files on all cores and prints the results in their order. Returns how many are proved.
fn prove(files: &[PathBuf]) -> usize {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    let work = |sender: Sender<(usize, bool, String)>| {
        loop {
            let idx = next.fetch_add(1, Ordering::Relaxed);
            let Some(file) = files.get(idx) else { return };
            let (is_proved, told) = verdict(file);
            drop(sender.send((idx, is_proved, told)));
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            let sender = sender.clone();
            scope.spawn(move || work(sender));
        }
        drop(sender);
        let (mut n_printed, mut n_proved, mut done) = (0, 0, BTreeMap::new());
        for (idx, is_proved, told) in receiver {
            n_proved += usize::from(is_proved);
            done.insert(idx, told);
            while let Some(told) = done.remove(&n_printed) {
                print!("{told}");
                n_printed += 1;
            }
        }
        n_proved
    })
}

/// Proves one file. Returns whether it is proved, and the text to print.
fn verdict(file: &Path) -> (bool, String) {
    let start = Instant::now();
    let is_late = || TIME < start.elapsed();
    let limits = Limits { positions: POSITIONS, is_late: &is_late };
    let name = file.display();
    match proof(file, &limits) {
        Ok(proof) => {
            let is_proved = proof.faults.is_empty();
            let verdict = if is_proved { "proved" } else { "FAILED" };
            let (n, time) = (proof.positions, start.elapsed().as_secs_f64());
            let mut lines = vec![format!("{name}: {verdict}, {n} positions, {time:.1} s")];
            lines.extend(lines_of(&proof));
            (is_proved, lines.iter().map(|it| format!("{it}\n")).collect())
        }
        Err(what) => (false, format!("{name}{what}\n")),
    }
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

fn lines_of(proof: &Proof) -> Vec<String> {
    let percent = |value: f64| format!("{:>7.2} %", 100.0 * value);
    let is_good = |value: f64| proof.threshold <= value + 1e-9;
    let n_good = proof.first.iter().filter(|(_, value)| is_good(*value)).count();
    let mut res = Vec::new();
    for (action, value) in proof.first.iter().take(n_good + N_MISSES) {
        res.push(format!("  {}  {action}", percent(*value)));
    }
    match proof.first.len().saturating_sub(n_good + N_MISSES) {
        0 => {}
        n_more => res.push(format!("             and {n_more} more that do no better")),
    }
    for (action, value) in &proof.without {
        res.push(format!("  {}  at most, without {action}", percent(*value)));
    }
    res.extend(proof.faults.iter().map(|it| format!("  {it}")));
    res
}
