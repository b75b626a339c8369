//! Random games: many short ones at every table, or as many decisions of one game as somebody has time for.

use std::time::Instant;

use serde_json::Value;

use crate::build::{CI, gospoda};
use crate::run::{Done, cargo, watch};

/// How many games a soak plays for each table, in CI.
pub(crate) const SOAK_GAMES: u32 = 300;

/// A game, and the tables that a soak plays.
pub(crate) struct Game {
    pub(crate) name: &'static str,
    tables: &'static [Table],
}

struct Table {
    seats: usize,
    /// `--set key=value`.
    set: &'static [&'static str],
}

pub(crate) const GAMES: &[Game] = &[SMALL_WORLD, WRATH, QUEST, ADVENTURE];

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

/// Random play of one game with an audit after every decision, over tables of every kind, until there were so many
/// decisions. Another `seed` plays other games.
pub(crate) fn long_soak(game: &str, decisions: u64, seed: u64) -> Done {
    if !GAMES.iter().any(|it| it.name == game) {
        let known: Vec<&str> = GAMES.iter().map(|it| it.name).collect();
        return Err(format!("soak: there is no game '{game}': there are {}", known.join(", ")));
    }
    let package = format!("game-{game}");
    let test =
        ["--package", &package, "--test", "it", "long_random_play_is_clean", "--", "--nocapture"];
    let mut command = cargo(&[&["test"], CI, &test].concat());
    command.env("SOAK_DECISIONS", decisions.to_string()).env("SOAK_SEED", seed.to_string());
    watch(command)
}
