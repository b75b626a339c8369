//! Random games: many short ones at every table, or as many decisions of one game as somebody has time for.

use std::time::Instant;

use serde_json::Value;
use toml::Value as Toml;

use crate::build::{CI, gospoda};
use crate::run::{Done, cargo, games, root, watch};

/// How many games a soak plays for each table, in CI.
pub(crate) const SOAK_GAMES: u32 = 300;

/// A table that a soak plays.
#[derive(Debug, PartialEq)]
struct Table {
    seats: usize,
    /// `--set key=value`.
    set: Vec<String>,
}

/// The tables of a game, as its crate lists them in `soak.toml`.
fn tables(game: &str) -> Result<Vec<Table>, String> {
    let name = format!("crates/game-{game}/soak.toml");
    let text = std::fs::read_to_string(root().join(&name));
    let tables = parse(&text.map_err(|error| format!("{name}: {error}"))?);
    tables.map_err(|error| format!("{name}: {error}"))
}

fn parse(text: &str) -> Result<Vec<Table>, String> {
    let file: toml::Table = text.parse().map_err(|error| format!("{error}"))?;
    let tables = file.get("table").and_then(Toml::as_array).filter(|it| !it.is_empty());
    let table = |it: &Toml| {
        let seats = it.get("seats").and_then(Toml::as_integer);
        let set = it.get("set").map_or(Some(&[][..]), |it| it.as_array().map(Vec::as_slice))?;
        let set = set.iter().map(|it| it.as_str().map(str::to_owned)).collect::<Option<_>>()?;
        Some(Table { seats: usize::try_from(seats?).ok()?, set })
    };
    let tables = tables.ok_or("there is no [[table]]")?.iter().map(table);
    tables.collect::<Option<_>>().ok_or_else(|| "a table has seats = 3, set = [\"…\"]".to_owned())
}

/// Whole random games at every table: none may panic, stop or break an invariant.
pub(crate) fn soak(n_games: u32) -> Done {
    let wanted = n_games.to_string();
    for game in games()? {
        for (seed, Table { seats, set }) in tables(&game)?.iter().enumerate() {
            let bots = vec!["random"; *seats].join(",");
            let seed = seed.to_string();
            let mut args =
                vec!["sim", &game, "--games", &wanted, "--seed", &seed, "--seats", &bots, "--json"];
            set.iter().for_each(|it| args.extend(["--set", it]));
            let start = Instant::now();
            let report: Value = serde_json::from_str(&gospoda(&args)?)
                .map_err(|error| format!("sim --json: {error}"))?;
            let seconds = start.elapsed().as_secs_f64();
            println!(
                "{game}, {seats} seats {}: {} of {n_games} games in {seconds:.1} s",
                set.join(" "),
                report["finished"]
            );
            if report["finished"].as_u64() != Some(u64::from(n_games)) {
                return Err(format!(
                    "soak: games of {game} did not end: gospoda {}",
                    args.join(" ")
                ));
            }
        }
    }
    Ok(())
}

/// Random play of one game with an audit after every decision, over tables of every kind, until there were so many
/// decisions. Another `seed` plays other games.
pub(crate) fn long_soak(game: &str, decisions: u64, seed: u64) -> Done {
    let known = games()?;
    if !known.iter().any(|it| it == game) {
        return Err(format!("soak: there is no game '{game}': there are {}", known.join(", ")));
    }
    let package = format!("game-{game}");
    let test =
        ["--package", &package, "--test", "it", "long_random_play_is_clean", "--", "--nocapture"];
    let mut command = cargo(&[&["test"], CI, &test].concat());
    command.env("SOAK_DECISIONS", decisions.to_string()).env("SOAK_SEED", seed.to_string());
    watch(command)
}

#[cfg(test)]
mod tests {
    use super::{Table, parse, tables};
    use crate::run::games;

    #[test]
    fn every_game_lists_its_tables() {
        let games = games().expect("the crates are there");
        assert!(!games.is_empty());
        for game in games {
            assert!(tables(&game).is_ok_and(|it| 3 < it.len()), "{game}");
        }
    }

    #[test]
    fn a_table_has_seats_and_perhaps_options() {
        let text = "[[table]]\nseats = 2\n[[table]]\nseats = 3\nset = [\"a=b\"]\n";
        let tables = [(2, vec![]), (3, vec!["a=b".to_owned()])];
        let tables = tables.map(|(seats, set)| Table { seats, set });
        assert_eq!(parse(text), Ok(tables.into()));
        for wrong in ["", "[[table]]", "[[table]]\nseats = -1", "[[table]]\nseats = 2\nset = 3"] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }
}
