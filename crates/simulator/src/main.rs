//! Runs simulations: `simulator A..B` plays the seeds from A to B, `simulator SEED` tells the story of one.

// A program talks to whoever started it.
#![allow(clippy::print_stdout)]

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use simulator::{Report, check, simulate};

/// So much of the story is told before a failure.
const LAST: usize = 60;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    // A panic inside of a table is caught there and told in the story.
    std::panic::set_hook(Box::new(|_| {}));
    match args.as_slice() {
        [seeds] => match (seeds.split_once(".."), seeds.parse()) {
            (None, Ok(seed)) => one(seed),
            (Some((from, to)), _) => match (from.parse(), to.parse()) {
                (Ok(from), Ok(to)) => many(from, to),
                _ => usage(),
            },
            _ => usage(),
        },
        _ => usage(),
    }
}

fn usage() -> ExitCode {
    eprintln!("simulator SEED | FROM..TO");
    ExitCode::from(2)
}

fn one(seed: u64) -> ExitCode {
    let report = simulate(seed);
    report.story.iter().for_each(|it| println!("{it}"));
    end(&report)
}

fn end(report: &Report) -> ExitCode {
    match &report.failure {
        None => {
            println!("seed {}: nothing was wrong", report.seed);
            ExitCode::SUCCESS
        }
        Some(why) => {
            println!(
                "seed {}: {why}\nthe whole story: cargo xtask simulate --seed {0}",
                report.seed
            );
            ExitCode::FAILURE
        }
    }
}

#[derive(Default)]
struct Sum {
    n_events: u64,
    n_commands: u64,
    n_faults: u64,
    n_over: u64,
    n_twins: u64,
    time: u64,
}

/// Plays many seeds on all cores, up to the first failure.
fn many(from: u64, to: u64) -> ExitCode {
    let (next, is_over) = (AtomicU64::new(from), AtomicBool::new(false));
    let (sum, failed) = (Mutex::new(Sum::default()), Mutex::new(None::<Report>));
    let work = || {
        while !is_over.load(Ordering::Relaxed) {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if to <= seed {
                return;
            }
            let report = check(seed);
            if report.failure.is_some() {
                is_over.store(true, Ordering::Relaxed);
                let Ok(mut failed) = failed.lock() else { return };
                if failed.as_ref().is_none_or(|it| report.seed < it.seed) {
                    *failed = Some(report);
                }
            } else if let Ok(mut sum) = sum.lock() {
                sum.n_events += report.n_events;
                sum.n_commands += report.n_commands;
                sum.n_faults += report.n_faults;
                sum.n_over += report.n_over;
                sum.n_twins += report.n_twins;
                sum.time += report.time;
            }
        }
    };
    let n_threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..n_threads).for_each(|_| drop(scope.spawn(work))));
    let failed = failed.into_inner().ok().flatten();
    if let Some(Report { seed, .. }) = failed {
        let report = simulate(seed);
        let n_before = report.story.len().saturating_sub(LAST);
        report.story[n_before..].iter().for_each(|it| println!("{it}"));
        return end(&report);
    }
    let sum = sum.into_inner().unwrap_or_default();
    println!(
        "seeds {from}..{to}: nothing was wrong; {} events, {} commands, {} faults, {} matches that ended, {} steps in two worlds, {} virtual minutes",
        sum.n_events,
        sum.n_commands,
        sum.n_faults,
        sum.n_over,
        sum.n_twins,
        sum.time / 60_000
    );
    ExitCode::SUCCESS
}
