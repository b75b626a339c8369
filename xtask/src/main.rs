//! All automation of the project: `cargo xtask ci` is what the build server runs, the other tasks are its parts.
//!
//! It knows no crate of ours; it drives `cargo` and the `gospoda` binary and reads what they print. Everything but the
//! benchmarks is built with the profile `ci`: a release with overflow checks and debug assertions.

// A task talks to whoever started it.
#![allow(clippy::print_stdout)]

mod build;
mod dist;
mod fuzz;
mod house;
mod imports;
mod metadata;
mod mutants;
mod postgres;
mod profile;
mod python;
mod run;
mod sample;
mod simulate;
mod soak;
mod stages;
mod tidy;
mod upgrade;
mod web;

use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask TASK

  ci                  every check below, in the order of the build server, up to the first failure
  tidy                import rules, length of files, leftovers, comments at the top of crates, links in documents
  rules               every rule that is cited exists; a complete game has code and a test for each rule
  deny                licences, sources and known faults of the crates of others, with cargo-deny
  test [ARG]...       all tests, with a PostgreSQL server of their own where it is installed
  python [ARG]...     builds the Python package and runs its tests (docs/python.md)
  puzzles [FILE]...   searches all that can be done in each puzzle, and proves its solution (docs/puzzle-file.md)
  soak [GAMES]        whole random games over all player counts and options (300 for each by default)
  soak GAME DECISIONS [SEED]
                      so many random decisions of one game, audited one by one
  mutants [ARG]...    changes the rules in one place after another; each change must make a test fail (docs/testing.md)
  simulate [--seeds FROM..TO | --seed SEED]
                      whole servers with faults, under virtual time (docs/simulation.md)
  simulate [--breaks | --break NAME]
                      deliberate defects of a table, which the simulation must find
  fuzz [TARGET] [SECONDS]
                      feeds every parser what a fuzzer makes up (docs/testing.md); `fuzz keep [TARGET]` keeps what it found
  browser             whole games in headless Chromium
  pictures            draws docs/images anew, in headless Chromium
  web [--out DIR]     the tables for a browser alone, as a folder for any web host (docs/web.md); target/site by default
  dist                what people install, in target/dist: archive, Debian package, checksums, list of parts, changes
  dist --try          the same of what the other stages built, which is then installed, plays a turn, and is removed
  upgrade [COMMIT]    a server of the release before, or of a commit, and one of this tree on the same tables (docs/upgrading.md)
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
        ("puzzles", files) => stages::puzzles(files),
        ("test", args) => stages::test(args),
        ("python", args) => python::python(args),
        ("deny", []) => stages::deny(),
        ("soak", []) => soak::soak(soak::SOAK_GAMES),
        ("soak", [games]) => match games.parse() {
            Ok(games) => soak::soak(games),
            Err(_) => return usage(&format!("'{games}' is no number of games")),
        },
        ("soak", [game, decisions]) => return long_soak(game, decisions, "0"),
        ("soak", [game, decisions, seed]) => return long_soak(game, decisions, seed),
        ("mutants", args) => mutants::mutants(args),
        ("simulate", args) => simulate::simulate(args),
        ("fuzz", args) => match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
            ["keep"] => fuzz::keep(None),
            ["keep", target] => fuzz::keep(Some(target)),
            [] => fuzz::fuzz(None, fuzz::SECONDS),
            [word] => match word.parse() {
                Ok(seconds) => fuzz::fuzz(None, seconds),
                Err(_) => fuzz::fuzz(Some(word), fuzz::SECONDS),
            },
            [target, seconds] => match seconds.parse() {
                Ok(seconds) => fuzz::fuzz(Some(target), seconds),
                Err(_) => return usage(&format!("'{seconds}' is no number of seconds")),
            },
            _ => return usage("fuzz takes a target and seconds"),
        },
        ("browser", []) => stages::browser(None),
        ("pictures", []) => stages::pictures(),
        ("web", args) => web::web(args),
        ("dist", args) => dist::dist(args),
        ("upgrade", []) => upgrade::upgrade(None),
        ("upgrade", [revision]) => upgrade::upgrade(Some(revision)),
        ("bench", args) => stages::bench(args),
        ("bless", args) => stages::bless(args),
        ("help" | "--help" | "-h", _) => {
            print!("{USAGE}");
            Ok(())
        }
        ("", _) => return usage("which task?"),
        (_, _) => return usage(&format!("cannot do '{}'", [vec![task], rest].concat().join(" "))),
    };
    told(done)
}

fn long_soak(game: &str, decisions: &str, seed: &str) -> ExitCode {
    match (decisions.replace('_', "").parse(), seed.parse()) {
        (Ok(decisions), Ok(seed)) => told(soak::long_soak(game, decisions, seed)),
        _ => usage(&format!("'{decisions}' and '{seed}' are to be numbers")),
    }
}

fn told(done: run::Done) -> ExitCode {
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
