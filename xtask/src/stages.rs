//! The tasks that build and run things, and the order of the build server.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::build::{self, CI, TESTS, WORKSPACE, gospoda};
use crate::dist::dist;
use crate::mutants;
use crate::postgres::{self, Postgres};
use crate::python::{self, python};
use crate::run::{Done, cargo, games, is_there, program, read, root, watch};
use crate::sample::{drawn, seed_of_commit};
use crate::simulate::SEEDS;
use crate::soak::{SOAK_GAMES, soak};
use crate::tidy::tidy;
use crate::web::web;

/// One step of the build server.
type Stage = (&'static str, fn() -> Done);

/// What is quick comes first. `build` compiles everything that the stages behind it run.
const STAGES: &[Stage] = &[
    ("fmt", || watch(cargo(&["fmt", "--all", "--check"]))),
    ("tidy", tidy),
    ("deny", deny),
    ("clippy", clippy),
    ("build", || build::everything().map(drop)),
    ("test", || test(&[])),
    ("python", || python(&[])),
    ("rules", rules),
    ("puzzles", || puzzles(&[])),
    ("soak", || soak(SOAK_GAMES)),
    ("simulate", simulations),
    ("mutants", mutants_of_sample),
    ("browser", browser_of_sample),
    ("dist", || dist(&["--try".to_owned()])),
];

/// When this stage begins, what a browser needs to play alone begins to be built. That takes one core for minutes, because its
/// crates are optimised as one, while this stage and those that follow leave one core idle now and then.
const BESIDE_SITE: &str = "python";

/// So many mutants of one game are tried; which ones and of which game depends on the commit.
const SAMPLE: &str = "100";

/// So many browser tests are run; which ones depends on the commit. All of them take as long as all other stages together.
const BROWSER_SAMPLE: usize = 8;

/// Every stage in order, up to the first that fails; each tells its name and how long it took.
pub(crate) fn ci() -> Done {
    let mut times: Vec<(&str, Duration)> = Vec::new();
    let mut done = Ok(());
    // Downloads the Python packages during the build. If that fails, the stage `python` tries again and reports the error.
    std::thread::spawn(python::environment);
    for (name, stage) in STAGES {
        println!("=== {name}");
        if *name == BESIDE_SITE {
            // The stage `browser` waits for it and reports its error.
            std::thread::spawn(site);
        }
        let start = Instant::now();
        done = stage();
        times.push((name, start.elapsed()));
        println!("=== {name}: {} after {:.1} s", verdict(&done), start.elapsed().as_secs_f64());
        if done.is_err() {
            break;
        }
    }
    println!();
    for (name, time) in &times {
        println!("{name:<10}{:>8.1} s", time.as_secs_f64());
    }
    let total: Duration = times.iter().map(|(_, time)| *time).sum();
    println!("{:<10}{:>8.1} s", verdict(&done), total.as_secs_f64());
    done
}

fn verdict(done: &Done) -> &'static str {
    if done.is_ok() { "passed" } else { "FAILED" }
}

/// Lints everything. Every fourth commit also checks what somebody builds who only wants to play: without the features that
/// tests add to the crates of others nearly everything is checked a second time.
fn clippy() -> Done {
    if seed_of_commit()?.is_multiple_of(4) {
        watch(cargo(&["check", "--locked", "--package", "cli", "--profile", "ci"]))?;
    }
    // Tests that run only when they are named are not among all targets.
    for targets in [&["--all-targets"][..], &["--test", build::BROWSER]] {
        let lints: &[&str] = &["--", "-D", "warnings"];
        watch(cargo(&[&["clippy"], WORKSPACE, CI, targets, lints].concat()))?;
    }
    Ok(())
}

/// Golden files are only compared here, never written.
pub(crate) fn test(args: &[String]) -> Done {
    let is_named = std::env::var_os(postgres::VARIABLE).is_some();
    let postgres = if is_named { None } else { Postgres::start()? };
    let has_nextest = is_there("cargo", &["nextest", "--version"]);
    let (runner, profile): (&[&str], _) = if has_nextest {
        (&["nextest", "run"], "--cargo-profile")
    } else {
        (&["test"], "--profile")
    };
    let mut command = cargo(runner);
    command.args(WORKSPACE).args([profile, "ci", TESTS]).args(args);
    command.env("INSTA_UPDATE", "no").env_remove("BLESS");
    command.envs(postgres.as_ref().map(|it| (postgres::VARIABLE, it.url())));
    watch(command)
}

/// The crates of others: licences, sources, what is banned; and known faults, where the list of them can be had.
pub(crate) fn deny() -> Done {
    if !is_there("cargo", &["deny", "--version"]) {
        if std::env::var_os("CI").is_some() {
            return Err("deny: cargo-deny is not installed".to_owned());
        }
        println!("LEFT OUT: cargo-deny is not installed (cargo install --locked cargo-deny)");
        return Ok(());
    }
    watch(cargo(&["deny", "check", "--hide-inclusion-graph", "licenses", "bans", "sources"]))?;
    if is_there("cargo", &["deny", "fetch", "db"]) {
        watch(cargo(&["deny", "check", "--disable-fetch", "advisories"]))
    } else {
        println!("LEFT OUT: advisories: the database of RustSec cannot be reached from here");
        Ok(())
    }
}

/// The seeds that `cargo xtask simulate` plays.
fn simulations() -> Done {
    let binary = build::everything_with("simulator")?;
    watch(program(&binary.to_string_lossy(), &[SEEDS]))
}

/// Every puzzle is one: its solution is proved by a search.
pub(crate) fn puzzles(files: &[String]) -> Done {
    let example = build::example("puzzles")?;
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    watch(program(&example.to_string_lossy(), &files))
}

/// A sample of what `cargo xtask mutants` tries.
fn mutants_of_sample() -> Done {
    let args = ["--one-game", "--sample", SAMPLE, "--profile", "ci"];
    mutants::mutants(&args.map(str::to_owned))
}

/// Every cited rule exists, every mark of a rule without code is right, and each rule has a test and code.
pub(crate) fn rules() -> Done {
    let told = gospoda(&["rules", "--coverage", "--json"])?;
    let report: Value =
        serde_json::from_str(&told).map_err(|error| format!("rules --coverage --json: {error}"))?;
    let mut faults = 0;
    let list = |it: &Value| it.as_array().cloned().unwrap_or_default();
    let word = |it: &Value| it.as_str().unwrap_or("?").to_owned();
    for game in report["games"].as_array().ok_or("rules --coverage --json: no list of games")? {
        println!(
            "{}: {} rules, {} coded and {} marked, {} tested",
            word(&game["game"]),
            game["entries"],
            game["coded"],
            game["marked"],
            game["tested"]
        );
        for it in list(&game["undefined"]) {
            faults += 1;
            println!("  {} is no rule, but cited in {}", word(&it[0]), word(&it[1]));
        }
        for it in list(&game["mismarked"]) {
            faults += 1;
            println!("  {} {}", word(&it[0]), word(&it[1]));
        }
        for (key, what) in [("missing", "no test"), ("uncoded", "no code")] {
            for id in list(&game[key]) {
                faults += 1;
                println!("  {} has {what}", word(&id));
            }
        }
    }
    if faults == 0 { Ok(()) } else { Err(format!("rules: {faults} faults")) }
}

/// What a browser test needs and is not installed.
fn lacking_for_browser() -> Option<&'static str> {
    ["chromedriver", "chromium"].into_iter().find(|it| !is_there(it, &["--version"]))
}

/// A sample of what `cargo xtask browser` tries.
fn browser_of_sample() -> Done {
    browser(Some(BROWSER_SAMPLE))
}

/// The names of all browser tests.
fn browser_tests() -> Result<Vec<String>, String> {
    let list: &[&str] = &["--test", build::BROWSER, "--", "--list", "--format", "terse"];
    let told = read(cargo(&[&["test"], WORKSPACE, CI, list].concat()))?;
    Ok(told.lines().filter_map(|it| it.strip_suffix(": test")).map(str::to_owned).collect())
}

/// Builds what a browser needs to play alone, once in a run: a second call waits for the first and returns its result.
fn site() -> Done {
    static DONE: OnceLock<Done> = OnceLock::new();
    DONE.get_or_init(|| web(&[])).clone()
}

/// Whole games in headless Chromium, or so many of these tests. Without a browser it is left out, except on the build
/// server.
pub(crate) fn browser(sample: Option<usize>) -> Done {
    if let Some(name) = lacking_for_browser() {
        if std::env::var_os("CI").is_some() {
            return Err(format!("browser: {name} is not installed"));
        }
        println!(
            "LEFT OUT: {name} is not installed (Debian: apt-get install chromium chromium-driver)"
        );
        return Ok(());
    }
    let mut command = cargo(&[&["test"], WORKSPACE, CI, &["--test", build::BROWSER]].concat());
    // What a browser needs to play alone is built as players get it.
    if let Err(why) = site() {
        if std::env::var_os("CI").is_some() {
            return Err(why);
        }
        println!("LEFT OUT: the tables for a browser alone: {why}");
        command.args(["--", "--skip", "alone::"]);
    } else if let Some(n) = sample {
        let all = browser_tests()?;
        println!("{n} of {} browser tests", all.len());
        command.args(["--", "--exact"]).args(drawn(all, n, seed_of_commit()?));
    }
    watch(command)
}

/// The pictures of `docs/images`, by the browser tests that also run in CI, where they are left in `target/browser`.
pub(crate) fn pictures() -> Done {
    if let Some(name) = lacking_for_browser() {
        return Err(format!("pictures: {name} is not installed"));
    }
    let only_pictures = ["--test", build::BROWSER, "--", "pictures::"];
    let mut command = cargo(&[&["test"], WORKSPACE, CI, &only_pictures].concat());
    command.env("GOSPODA_PICTURES", root().join("docs/images"));
    watch(command)
}

/// The benchmarks of every game; they are read by people, never a gate.
pub(crate) fn bench(args: &[String]) -> Done {
    let binary = build::product()?;
    for game in games()? {
        let mut command = program(&binary.to_string_lossy(), &["bench", &game]);
        command.args(args);
        watch(command)?;
    }
    Ok(())
}

/// Takes over what golden files would say now, and shows which changed.
pub(crate) fn bless(args: &[String]) -> Done {
    let mut command = cargo(&[&["test", TESTS], WORKSPACE, CI].concat());
    command.args(args);
    command.env("INSTA_UPDATE", "always").env("INSTA_FORCE_PASS", "1").env("BLESS", "1");
    watch(command)?;
    println!("\nRead the diff; the commit says in a sentence what changed.");
    watch(program("git", &["status", "--short"]))
}
