//! All automation of the project: `cargo xtask ci` is what the build server runs, the other tasks are its parts.
//!
//! It knows no crate of ours; it drives `cargo` and the `gospoda` binary and reads what they print. Everything is
//! built with the `release` profile and the features of the whole workspace, so that no stage builds anew what an
//! earlier one has built.

// A task talks to whoever started it.
#![allow(clippy::print_stdout)]

mod imports;
mod metadata;
mod mutants;
mod postgres;
mod run;
mod stages;
mod tidy;

use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask TASK

  ci                  every check below, in the order of the build server, up to the first failure
  tidy                import rules, length of files, leftovers, comments at the top of crates, links in documents
  rules               every rule that is cited exists; a complete game has a test for each rule
  test [ARG]...       all tests, with a PostgreSQL server of their own where it is installed
  soak [GAMES]        whole random games over all player counts and options (300 for each by default)
  mutants [ARG]...    changes the rules in one place after another; each change must make a test fail (docs/testing.md)
  browser             whole games in headless Chromium
  bench [ARG]...      `gospoda bench` for every game
  bless [ARG]...      runs the tests and takes over what golden files would say now; read the diff afterwards
";

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let task = args.next().unwrap_or_default();
    let rest: Vec<String> = args.collect();
    let done = match (task.as_str(), rest.as_slice()) {
        ("ci", []) => stages::ci(),
        ("tidy", []) => tidy::tidy(),
        ("rules", []) => stages::rules(),
        ("test", args) => stages::test(args),
        ("soak", []) => stages::soak(stages::SOAK_GAMES),
        ("soak", [games]) => match games.parse() {
            Ok(games) => stages::soak(games),
            Err(_) => return usage(&format!("'{games}' is no number of games")),
        },
        ("mutants", args) => mutants::mutants(args),
        ("browser", []) => stages::browser(),
        ("bench", args) => stages::bench(args),
        ("bless", args) => stages::bless(args),
        ("help" | "--help" | "-h", _) => {
            print!("{USAGE}");
            Ok(())
        }
        ("", _) => return usage("which task?"),
        (_, _) => return usage(&format!("cannot do '{}'", [vec![task], rest].concat().join(" "))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn usage(why: &str) -> ExitCode {
    eprint!("{why}\n\n{USAGE}");
    ExitCode::from(2)
}
