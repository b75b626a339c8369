//! `gospoda league`: all levels of all games against each other, and what they come to. Every game is a line of a file, so
//! that a league can be left and gone on with.

mod report;

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;

use ai::{BotSpec, Level, Seating};
use anyhow::{Context, Result, bail};
use catalog::{AnyGame, LeagueTable, SimPlan};
use kernel::Kind;
use serde::{Deserialize, Serialize};
use text::Lang;

use crate::Answer;
use crate::args::LeagueArgs;
use crate::commands::{setup_error, sim};
use crate::output::{self, say};

/// A game of the league.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Line {
    game: String,
    /// The options of the table, empty if all are as usual.
    table: String,
    /// The bot at each seat.
    bots: Vec<String>,
    /// The seed of the series of which this is the `nth` game: `gospoda sim` plays it again.
    seed: u64,
    nth: u32,
    build: String,
    returns: Vec<f32>,
    decisions: u32,
    /// How many decisions each seat thought about, and for how long.
    choices: Vec<u64>,
    ms: Vec<f64>,
}

/// Who meets whom at which table.
struct Cell {
    game: &'static dyn AnyGame,
    table: &'static LeagueTable,
    bots: Vec<BotSpec>,
}

pub(crate) fn run(args: &LeagueArgs) -> Result<Answer> {
    let bots = bots(&args.bots)?;
    let cells = cells(&args.games, &bots)?;
    let mut lines = read(&args.file)?;
    if args.rounds != 0 {
        play(args, &cells, &mut lines)?;
    }
    if args.json {
        output::json(&report::document(&lines, &bots))?;
    } else {
        say(report::markdown(&lines, &bots).trim_end())?;
    }
    Ok(Answer::Yes)
}

fn bots(named: &[String]) -> Result<Vec<BotSpec>> {
    if named.is_empty() {
        return Ok(Level::ALL.iter().map(|it| BotSpec::Level(it.level, None)).collect());
    }
    named.iter().map(|it| it.parse().context("--bots")).collect()
}

/// Every pairing of a game for itself, and every team of a cooperative one.
fn cells(names: &[String], bots: &[BotSpec]) -> Result<Vec<Cell>> {
    let games = match names {
        [] => catalog::games().to_vec(),
        _ => names.iter().map(|it| catalog::game(it)).collect::<Result<_, _>>()?,
    };
    let mut res = Vec::new();
    for game in games {
        for table in game.league() {
            let n_seats = usize::from(table.n_seats);
            for (idx, &one) in bots.iter().enumerate() {
                match game.info().kind {
                    Kind::Cooperative => res.push(Cell { game, table, bots: vec![one; n_seats] }),
                    Kind::Competitive => {
                        for &other in &bots[idx..] {
                            let mut bots = vec![other; n_seats];
                            bots[0] = one;
                            res.push(Cell { game, table, bots });
                        }
                    }
                }
            }
        }
    }
    Ok(res)
}

impl Cell {
    /// How many games of this cell have the same luck, because seats rotate.
    fn n_alike(&self) -> u32 {
        let is_alone = self.bots.iter().all(|it| *it == self.bots[0]);
        if is_alone { 1 } else { self.bots.len() as u32 }
    }

    fn key(&self) -> (String, String, Vec<String>) {
        let bots = self.bots.iter().map(ToString::to_string).collect();
        key(self.game.info().id, &options(self.table), bots)
    }
}

/// What the games of a cell have in common.
fn key(game: &str, table: &str, mut bots: Vec<String>) -> (String, String, Vec<String>) {
    bots.sort_unstable();
    (game.to_owned(), table.to_owned(), bots)
}

fn options(table: &LeagueTable) -> String {
    let told: Vec<String> =
        table.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    told.join(" ")
}

/// The games so far. A line that was not written to its end is forgotten.
fn read(path: &Path) -> Result<Vec<Line>> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let text = output::read(path)?;
    let whole = text.rfind('\n').map_or("", |end| &text[..end]);
    let lines = whole.lines().enumerate().map(|(idx, line)| {
        serde_json::from_str(line).with_context(|| format!("{}:{}", path.display(), idx + 1))
    });
    lines.collect()
}

/// Round by round, so that all cells have about as many games whenever the league is left.
fn play(args: &LeagueArgs, cells: &[Cell], lines: &mut Vec<Line>) -> Result<()> {
    let build = match &args.build {
        Some(name) => name.clone(),
        None => fingerprint()?,
    };
    let threads = sim::threads(args.threads)?;
    let mut file = appended(&args.file)?;
    let mut n_played: HashMap<_, u32> = HashMap::new();
    for line in lines.iter() {
        *n_played.entry(key(&line.game, &line.table, line.bots.clone())).or_default() += 1;
    }
    let bar = sim::progress_bar(args.rounds * cells.len() as u32);
    for round in 0..args.rounds {
        for cell in cells {
            bar.inc(1);
            let n_before = n_played.get(&cell.key()).copied().unwrap_or_default();
            if (round + 1) * cell.n_alike() <= n_before {
                continue;
            }
            let seed = args.seed.wrapping_add(round.into());
            let n_skipped = n_before.saturating_sub(round * cell.n_alike());
            for line in series(cell, seed, threads, &build)?.into_iter().skip(n_skipped as usize) {
                file.write_all(format!("{}\n", serde_json::to_string(&line)?).as_bytes())?;
                lines.push(line);
            }
        }
    }
    bar.finish_and_clear();
    Ok(())
}

/// One seed of a cell, with every bot at every seat.
fn series(cell: &Cell, seed: u64, threads: u32, build: &str) -> Result<Vec<Line>> {
    let pairs = cell.table.options.iter();
    let set: Vec<(String, String)> =
        pairs.map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    let setup = cell.game.setup(cell.bots.len(), &set)?;
    let plan = SimPlan {
        bots: cell.bots.clone(),
        setup,
        games: cell.n_alike(),
        seed,
        threads,
        seating: Seating::Paired,
        settings: Vec::new(),
    };
    let mut res = Vec::new();
    let played = cell.game.simulate(&plan, &mut |it| {
        res.push(Line {
            game: cell.game.info().id.to_owned(),
            table: options(cell.table),
            bots: it.bots.iter().map(|&idx| cell.bots[idx].to_string()).collect(),
            seed,
            nth: it.game_idx,
            build: build.to_owned(),
            returns: it.result.returns.clone(),
            decisions: it.result.n_decisions,
            choices: it.result.thinking.iter().map(|it| it.n_decisions).collect(),
            ms: it.result.thinking.iter().map(|it| it.time.as_secs_f64() * 1e3).collect(),
        });
        ControlFlow::Continue(())
    });
    played.map_err(|error| setup_error(error, Lang::En))?;
    Ok(res)
}

/// The file, without what was not written to its end.
fn appended(path: &Path) -> Result<File> {
    let named = || path.display().to_string();
    let file = OpenOptions::new().append(true).create(true).open(path).with_context(named)?;
    let text = output::read(path)?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    if whole != text.len() {
        file.set_len(whole as u64).with_context(named)?;
    }
    Ok(file)
}

/// The same for the same program.
fn fingerprint() -> Result<String> {
    let program = std::env::current_exe().context("the program does not know its own file")?;
    let Ok(bytes) = std::fs::read(&program) else {
        bail!("{} cannot be read: name this build with --build", program.display());
    };
    Ok(blake3::hash(&bytes).to_hex()[..12].to_owned())
}
