//! The tasks that build and run things, and the order of the build server.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::metadata::Metadata;
use crate::postgres::{self, Postgres};
use crate::run::{Done, cargo, is_there, program, read, watch};
use crate::tidy::tidy;

/// How many games a soak plays for each table, in CI.
pub(crate) const SOAK_GAMES: u32 = 300;

/// A game, and the tables that a soak plays.
struct Game {
    name: &'static str,
    tables: &'static [Table],
}

struct Table {
    seats: usize,
    /// `--set key=value`.
    set: &'static [&'static str],
}

const GAMES: &[Game] = &[SMALL_WORLD, WRATH, QUEST, ADVENTURE];

const SMALL_WORLD: Game = Game {
    name: "smallworld",
    tables: &[
        Table { seats: 2, set: &[] },
        Table { seats: 3, set: &[] },
        Table { seats: 4, set: &[] },
        Table { seats: 5, set: &[] },
        Table { seats: 2, set: &["teams=true"] },
        Table { seats: 3, set: &["teams=true", "coast-is-sea=true"] },
        Table { seats: 4, set: &["teams=true", "own-decline-defends=true"] },
        Table {
            seats: 5,
            set: &[
                "own-decline-defends=true",
                "towers-checked-continuously=true",
                "no-bomb-bonus-in-decline=true",
                "coast-is-sea=true",
            ],
        },
    ],
};

const WRATH: Game = Game {
    name: "wrath",
    tables: &[
        Table { seats: 1, set: &[] },
        Table { seats: 2, set: &["difficulty=normal"] },
        Table { seats: 3, set: &["difficulty=heroic"] },
        Table { seats: 4, set: &["difficulty=mythic"] },
        Table { seats: 5, set: &["first-game=true"] },
        Table { seats: 1, set: &["difficulty=mythic", "defeat-cancels-effect=true"] },
        Table {
            seats: 3,
            set: &["rewards-between-rises=true", "rewards-between-abominations=true"],
        },
    ],
};

const QUEST: Game = Game {
    name: "quest",
    tables: &[
        Table { seats: 1, set: &[] },
        Table { seats: 2, set: &["quest=locate-the-toxic-agent", "pool=fortune,odious-grump"] },
        Table {
            seats: 3,
            set: &[
                "quest=pursuit",
                "pool=fortune,warpstone,nunkel",
                "kit=waywatcher rest limit-2 lantern",
            ],
        },
        Table {
            seats: 4,
            set: &["quest=firepower", "kit=bright-wizard attack aid limit-3 scale-coat boar-spear"],
        },
        Table {
            seats: 3,
            set: &["quest=waaagh", "kit=ironbreaker attack explore limit-3 crossbow oath-banner"],
        },
        Table { seats: 1, set: &["quest=lost-in-the-dark", "no-gear-ceiling=true"] },
        Table { seats: 4, set: &["quest=lost-in-the-dark"] },
    ],
};

const ADVENTURE: Game = Game {
    name: "adventure",
    tables: &[
        Table { seats: 2, set: &[] },
        Table { seats: 3, set: &["flight-continues-exploration=true", "valor-to-win=5"] },
        Table { seats: 4, set: &["optional-discoveries=true", "valor-to-win=10"] },
        Table { seats: 4, set: &["heroes=sofeea,sandrai,burbonn,grumbaz", "rounds=30"] },
    ],
};

/// The games of which every rule must be asserted by a test.
const ALL_TESTED: &[&str] = &[];

/// The games of which every rule must be cited by code or data, or be marked as what needs none.
const ALL_CODED: &[&str] = &[];

/// One step of the build server.
type Stage = (&'static str, fn() -> Done);

const CI: &[Stage] = &[
    ("fmt", || watch(cargo(&["fmt", "--all", "--check"]))),
    ("clippy", clippy),
    ("tidy", tidy),
    ("build", build),
    ("test", || test(&[])),
    ("rules", rules),
    ("soak", || soak(SOAK_GAMES)),
    ("browser", browser),
];

/// Every stage in order, up to the first that fails; each tells its name and how long it took.
pub(crate) fn ci() -> Done {
    let mut times: Vec<(&str, Duration)> = Vec::new();
    let mut done = Ok(());
    for (name, stage) in CI {
        println!("=== {name}");
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

fn clippy() -> Done {
    watch(cargo(&["clippy", "--workspace", "--all-targets", "--release", "--", "-D", "warnings"]))
}

fn build() -> Done {
    watch(cargo(&["build", "--workspace", "--release"]))
}

/// Golden files are only compared here, never written.
pub(crate) fn test(args: &[String]) -> Done {
    let is_named = std::env::var_os(postgres::VARIABLE).is_some();
    let postgres = if is_named { None } else { Postgres::start()? };
    let has_nextest = is_there("cargo", &["nextest", "--version"]);
    let runner: &[&str] = if has_nextest { &["nextest", "run"] } else { &["test"] };
    let mut command = cargo(&[runner, &["--workspace", "--release"]].concat());
    command.args(args).env("INSTA_UPDATE", "no").env_remove("BLESS");
    command.envs(postgres.as_ref().map(|it| (postgres::VARIABLE, it.url())));
    watch(command)?;
    drop(postgres);
    if !args.is_empty() {
        return Ok(());
    }
    // The other runner does not know examples in comments; only the kernel has any.
    if has_nextest {
        watch(cargo(&["test", "--release", "--package", "kernel", "--doc"]))
    } else {
        Ok(())
    }
}

/// Every cited rule exists, every mark of a rule without code is right, and a complete game has a test and code for each of
/// its rules.
pub(crate) fn rules() -> Done {
    let told = gospoda(&["rules", "--coverage", "--json"])?;
    let report: Value =
        serde_json::from_str(&told).map_err(|error| format!("rules --coverage --json: {error}"))?;
    let mut faults = 0;
    let list = |it: &Value| it.as_array().cloned().unwrap_or_default();
    let word = |it: &Value| it.as_str().unwrap_or("?").to_owned();
    for game in report["games"].as_array().ok_or("rules --coverage --json: no list of games")? {
        let name = game["game"].as_str().unwrap_or_default();
        println!(
            "{name}: {} rules, {} coded and {} marked, {} tested",
            game["entries"], game["coded"], game["marked"], game["tested"]
        );
        for it in list(&game["undefined"]) {
            faults += 1;
            println!("  {} is no rule, but cited in {}", word(&it[0]), word(&it[1]));
        }
        for it in list(&game["mismarked"]) {
            faults += 1;
            println!("  {} {}", word(&it[0]), word(&it[1]));
        }
        for (key, what, complete) in
            [("missing", "no test", ALL_TESTED), ("uncoded", "no code", ALL_CODED)]
        {
            let ids = list(&game[key]);
            if complete.contains(&name) {
                faults += ids.len();
                ids.iter().for_each(|id| println!("  {} has {what}", word(id)));
            } else if !ids.is_empty() {
                println!("  {} rules have {what} yet", ids.len());
            }
        }
    }
    if faults == 0 { Ok(()) } else { Err(format!("rules: {faults} faults")) }
}

/// Whole random games at every table: none may panic, stop or break an invariant.
pub(crate) fn soak(games: u32) -> Done {
    let n_games = games.to_string();
    for Game { name: game, tables } in GAMES {
        for (seed, Table { seats, set }) in tables.iter().enumerate() {
            let bots = vec!["random"; *seats].join(",");
            let seed = seed.to_string();
            let mut args =
                vec!["sim", game, "--games", &n_games, "--seed", &seed, "--seats", &bots, "--json"];
            set.iter().for_each(|it| args.extend(["--set", it]));
            let start = Instant::now();
            let report: Value = serde_json::from_str(&gospoda(&args)?)
                .map_err(|error| format!("sim --json: {error}"))?;
            let seconds = start.elapsed().as_secs_f64();
            println!(
                "{game}, {seats} seats {}: {} of {games} games in {seconds:.1} s",
                set.join(" "),
                report["finished"]
            );
            if report["finished"].as_u64() != Some(u64::from(games)) {
                return Err(format!(
                    "soak: games of {game} did not end: gospoda {}",
                    args.join(" ")
                ));
            }
        }
    }
    Ok(())
}

/// Whole games in headless Chromium. Without a browser it is left out, except on the build server.
pub(crate) fn browser() -> Done {
    let lacking = ["chromedriver", "chromium"].into_iter().find(|it| !is_there(it, &["--version"]));
    if let Some(name) = lacking {
        if std::env::var_os("CI").is_some() {
            return Err(format!("browser: {name} is not installed"));
        }
        println!(
            "LEFT OUT: {name} is not installed (Debian: apt-get install chromium chromium-driver)"
        );
        return Ok(());
    }
    let metadata = Metadata::load()?;
    let packages = metadata.ours();
    let server =
        packages.iter().find(|it| it.name() == "server").filter(|it| it.has_test("browser"));
    let server = server.ok_or("browser: the crate server has no test called browser")?;
    let mut args = vec!["test", "--workspace", "--release", "--test", "browser"];
    if server.has_feature("browser") {
        args.extend(["--features", "server/browser"]);
    }
    watch(cargo(&args))
}

/// The benchmarks of every game; they are read by people, never a gate.
pub(crate) fn bench(args: &[String]) -> Done {
    let binary = binary()?;
    for Game { name, .. } in GAMES {
        let mut command = program(&binary.to_string_lossy(), &["bench", name]);
        command.args(args);
        watch(command)?;
    }
    Ok(())
}

/// Takes over what golden files would say now, and shows which changed.
pub(crate) fn bless(args: &[String]) -> Done {
    let mut command = cargo(&["test", "--workspace", "--release"]);
    command.args(args).env("INSTA_UPDATE", "always").env("INSTA_FORCE_PASS", "1").env("BLESS", "1");
    watch(command)?;
    println!("\nRead the diff; the commit says in a sentence what changed.");
    watch(program("git", &["status", "--short"]))
}

/// What the built binary prints for these arguments.
fn gospoda(args: &[&str]) -> Result<String, String> {
    read(program(&binary()?.to_string_lossy(), args))
}

/// The binary, built with the features of the whole workspace so that it is not built twice.
fn binary() -> Result<PathBuf, String> {
    let args = [
        "build",
        "--workspace",
        "--release",
        "--bin",
        "gospoda",
        "--message-format",
        "json-render-diagnostics",
    ];
    let messages = read(cargo(&args))?;
    let is_ours =
        |it: &Value| it["reason"] == "compiler-artifact" && it["target"]["name"] == "gospoda";
    let lines = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let path = lines
        .filter(is_ours)
        .filter_map(|it| it["executable"].as_str().map(PathBuf::from))
        .next_back();
    path.ok_or_else(|| "cargo built no binary called gospoda".to_owned())
}
