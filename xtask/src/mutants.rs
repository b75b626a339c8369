//! Mutation testing: what the rules of a game do is changed in one place after another, and each change must make a
//! scenario or a test fail. `docs/testing.md` tells how to use it.
//!
//! All mutants of a game are compiled into one test binary, in a copy of the workspace below `target/mutants/`; an
//! environment variable switches one of them on.

mod build;
pub(crate) mod copy;
mod generate;
mod kill;
mod known;
mod render;
mod values;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::Instant;

use build::{Source, Sources};
use generate::{LeftOut, Mutant};
use kill::{Fate, Hunt};
use values::KnownTypes;

use crate::run::{Done, games, root};
use crate::sample::{drawn, random, seed_of_commit};

/// What to do, from the command line.
struct Order {
    games: Vec<String>,
    sample: Option<usize>,
    seed: Option<u64>,
    /// The seed chooses one game.
    one_game: bool,
    is_list: bool,
    /// Only mutants whose file or function contains this.
    only: Option<String>,
    /// Only those that the last run did not kill.
    again: bool,
    /// So many of a hundred must be killed or explained; without it, all.
    floor: Option<u64>,
    profile: String,
}

/// How many mutants were tried, and how many of them were killed or explained.
#[derive(Default)]
struct Score {
    tried: usize,
    fine: usize,
}

/// How the arguments are written.
pub(crate) const USAGE: &str = "mutants [--game GAME | --one-game] [--only TEXT] [--again] [--sample N] [--seed N] \
                                [--floor PERCENT] [--list] [--profile P]";

/// Reads the arguments; an error is about them.
fn order(args: &[String]) -> Result<Order, String> {
    let mut order = Order {
        games: games()?,
        sample: None,
        seed: None,
        one_game: false,
        is_list: false,
        only: None,
        again: false,
        floor: None,
        profile: "dev".to_owned(),
    };
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        let mut value = || args.next().cloned().ok_or_else(|| format!("{arg} what?"));
        let number = |it: &str| it.parse::<u64>().map_err(|_| format!("'{it}' is no number"));
        match arg.as_str() {
            "--game" => {
                let game = value()?;
                if !order.games.contains(&game) {
                    return Err(format!("'{game}' is not one of {}", order.games.join(", ")));
                }
                order.games = vec![game];
            }
            "--only" => order.only = Some(value()?),
            "--again" => order.again = true,
            "--sample" => {
                let n = number(&value()?)?;
                order.sample = Some(usize::try_from(n).map_err(|it| it.to_string())?);
            }
            "--seed" => order.seed = Some(number(&value()?)?),
            "--one-game" => order.one_game = true,
            "--floor" => order.floor = Some(number(&value()?)?),
            "--list" => order.is_list = true,
            "--profile" => order.profile = value()?,
            other => return Err(format!("cannot do '{other}'; {USAGE}")),
        }
    }
    Ok(order)
}

pub(crate) fn mutants(args: &[String]) -> Done {
    let mut order = order(args)?;
    if order.one_game || order.sample.is_some() {
        let seed = order.seed.map_or_else(seed_of_commit, Ok)?;
        order.seed = Some(seed);
        if order.one_game {
            let idx = random(&mut seed.clone()) % order.games.len() as u64;
            order.games = vec![order.games[idx as usize].clone()];
        }
    }
    let sources = order.games.iter().map(|it| sources(it)).collect::<Result<Vec<_>, _>>()?;
    if order.is_list {
        for (_, mutant) in sources.iter().flat_map(Sources::mutants).filter(|it| order.wants(it.1))
        {
            println!("{}", shown(mutant));
        }
        return Ok(());
    }
    let mut chosen = order.chosen(&sources);
    let mut faults = Vec::new();
    let mut score = Score::default();
    let mut table = format!(
        "{:<12}{:>8}{:>12}{:>8}{:>8}{:>10}{:>13}{:>10}{:>11}{:>10}\n",
        "game",
        "mutants",
        "not built",
        "tried",
        "killed",
        "time-out",
        "not reached",
        "survived",
        "explained",
        "minutes"
    );
    for sources in &sources {
        let wanted = chosen.remove(&sources.game).unwrap_or_default();
        game(&order, sources, wanted, (&mut table, &mut score), &mut faults)?;
    }
    println!("\n{table}");
    let left_out = sources.iter().flat_map(|it| &it.files).fold(LeftOut::default(), |sum, it| {
        let LeftOut { const_fns, macros } = it.found.left_out;
        LeftOut { const_fns: sum.const_fns + const_fns, macros: sum.macros + macros }
    });
    println!(
        "Left out: {} const fns and {} macros, which cannot ask which mutant is on.",
        left_out.const_fns, left_out.macros
    );
    let percent = (score.fine * 100).checked_div(score.tried).unwrap_or(100) as u64;
    println!("{} of {} are killed or explained: {percent} %", score.fine, score.tried);
    if let Some(floor) = order.floor.filter(|it| percent < *it) {
        faults.push(format!("less than {floor} % are killed or explained"));
    }
    faults.iter().for_each(|it| println!("{it}"));
    if faults.is_empty() { Ok(()) } else { Err(format!("mutants: {} faults", faults.len())) }
}

/// Tries the wanted mutants of a game.
fn game(
    order: &Order,
    sources: &Sources,
    mut wanted: BTreeSet<usize>,
    (table, score): (&mut String, &mut Score),
    faults: &mut Vec<String>,
) -> Done {
    let start = Instant::now();
    let all: BTreeMap<usize, &Mutant> = sources.mutants().collect();
    let known = known::load(&sources.game)?;
    for gone in known.iter().filter(|it| !all.values().any(|mutant| it.is(mutant))) {
        let file = known::file(&sources.game);
        faults.push(format!("{file}: there is no such mutant any more: {}", gone.shown()));
    }
    let mut memory = Memory::load(&sources.game);
    let numbers = |of: &dyn Fn(&Remembered) -> bool| -> BTreeSet<usize> {
        let fits = |it: &Mutant| memory.0.get(&identity(it)).is_some_and(of);
        all.iter().filter(|(_, it)| fits(it)).map(|(number, _)| *number).collect()
    };
    if order.again {
        let alive = numbers(&|it| matches!(it.fate.as_str(), "survived" | "not reached"));
        wanted = wanted.intersection(&alive).copied().collect();
    }
    if wanted.is_empty() {
        return Ok(());
    }
    let built = sources.build(&order.profile, numbers(&|it| it.fate == "not built"))?;
    let wanted: Vec<usize> = wanted.difference(&built.dropped).copied().collect();
    let hunt = Hunt::begin(&sources.game, built.binary)?;
    let killers = all
        .iter()
        .filter_map(|(number, it)| Some((*number, memory.0.get(&identity(it))?.killer.clone())));
    let progress = Mutex::new((0, 0, Instant::now()));
    let fates = hunt.fates(&wanted, &killers.collect(), |mutant, fate| {
        let Ok(mut progress) = progress.lock() else { return };
        progress.0 += 1;
        if matches!(fate, Fate::NotReached | Fate::Survived) {
            progress.1 += 1;
            println!("{}: {}", fate_name(fate), shown(all[&mutant]));
        }
        if 60 <= progress.2.elapsed().as_secs() {
            let (done, alive, _) = *progress;
            println!("{}: {done} of {}, {alive} alive", sources.game, wanted.len());
            progress.2 = Instant::now();
        }
    });
    let count = |of: &dyn Fn(&Fate) -> bool| fates.values().filter(|it| of(it)).count();
    let mut explained = 0;
    let mut entries = String::new();
    for (number, fate) in &fates {
        let mutant = all[number];
        let is_known = known.iter().any(|it| it.is(mutant));
        let is_alive = matches!(fate, Fate::Survived | Fate::NotReached);
        explained += usize::from(is_known && is_alive);
        if is_known && !is_alive {
            let file = known::file(&sources.game);
            faults.push(format!("{file}: {} is killed by {fate:?}", shown(mutant)));
        }
        if is_alive && !is_known {
            // With a floor they are printed and counted, but no fault by themselves.
            if order.floor.is_none() {
                faults.push(format!("{}: {}", fate_name(fate), shown(mutant)));
            }
            entries += &format!("{}\n", known::entry(mutant));
        }
    }
    score.tried += fates.len();
    score.fine += explained + count(&|it| matches!(it, Fate::Killed(_) | Fate::TimedOut(_)));
    copy::write(&copy::home().join(&sources.game).join("survivors.toml"), entries.as_bytes())?;
    let _ = writeln!(
        table,
        "{:<12}{:>8}{:>12}{:>8}{:>8}{:>10}{:>13}{:>10}{:>11}{:>10.1}",
        sources.game,
        all.len(),
        built.dropped.len(),
        fates.len(),
        count(&|it| matches!(it, Fate::Killed(_))),
        count(&|it| matches!(it, Fate::TimedOut(_))),
        count(&|it| *it == Fate::NotReached),
        count(&|it| *it == Fate::Survived),
        explained,
        start.elapsed().as_secs_f64() / 60.0
    );
    memory.learn(&all, &built.dropped, &fates);
    memory.save(&sources.game)
}

impl Order {
    fn wants(&self, mutant: &Mutant) -> bool {
        let has = |text: &String| mutant.file.contains(text) || mutant.function.contains(text);
        self.only.as_ref().is_none_or(has)
    }

    /// The numbers of the mutants to try, by game.
    fn chosen(&self, sources: &[Sources]) -> BTreeMap<String, BTreeSet<usize>> {
        let mut all: Vec<(&str, usize)> = sources
            .iter()
            .flat_map(|it| it.mutants().map(|(number, mutant)| (it.game.as_str(), number, mutant)))
            .filter(|(_, _, mutant)| self.wants(mutant))
            .map(|(game, number, _)| (game, number))
            .collect();
        if let (Some(n), Some(seed)) = (self.sample, self.seed) {
            println!("a sample of {n} mutants, --seed {seed}");
            all = drawn(all, n, seed);
        }
        let mut chosen: BTreeMap<String, BTreeSet<usize>> = BTreeMap::new();
        for (game, number) in all {
            chosen.entry(game.to_owned()).or_default().insert(number);
        }
        chosen
    }
}

/// Searches the sources of a game.
fn sources(game: &str) -> Result<Sources, String> {
    let source = format!("crates/game-{game}/src/");
    let all = crate::tidy::files()?;
    let text = |name: &str| copy::read(&root().join(name));
    let mut known = KnownTypes::default();
    let of_types = |it: &&String| it.starts_with(&source) || it.starts_with("crates/kernel/src/");
    for name in all.iter().filter(of_types).filter(|it| it.ends_with(".rs")) {
        if let Ok(file) = text(name).and_then(|it| syn::parse_file(&it).map_err(|e| e.to_string()))
        {
            known.add(&file);
        }
    }
    // Zero means that no mutant is switched on.
    let mut base = 1;
    let mut files = Vec::new();
    for name in all.iter().filter(|it| it.strip_prefix(&source).is_some_and(is_of_rules)) {
        let Ok(text) = text(name) else { continue };
        let found = generate::find(name, &text, &known)?;
        let n_mutants = found.mutants.len();
        files.push(Source { name: name.clone(), text, found, base });
        base += n_mutants;
    }
    Ok(Sources { game: game.to_owned(), files })
}

/// Whether a file of a game says what the rules do.
fn is_of_rules(name: &str) -> bool {
    const MODULES: &[&str] = &["phases", "query", "verbs", "effects", "flow", "step"];
    let module = name.split(['/', '.']).next().unwrap_or_default();
    name.ends_with(".rs") && MODULES.contains(&module)
}

fn shown(mutant: &Mutant) -> String {
    let Mutant { file, line, function, original, replacement, .. } = mutant;
    format!("{file}:{line}: {function}: {original} → {replacement}")
}

fn fate_name(fate: &Fate) -> &'static str {
    match fate {
        Fate::Killed(_) => "killed",
        Fate::TimedOut(_) => "time-out",
        Fate::NotReached => "not reached",
        Fate::Survived => "survived",
    }
}

/// What identifies a mutant, in one line.
fn identity(mutant: &Mutant) -> String {
    let Mutant { file, function, original, replacement, ordinal, .. } = mutant;
    format!("{file}\t{function}\t{original}\t{replacement}\t{ordinal}")
}

/// What the last runs found out, to be faster the next time.
struct Memory(BTreeMap<String, Remembered>);

struct Remembered {
    fate: String,
    killer: String,
}

impl Memory {
    fn path(game: &str) -> PathBuf {
        copy::home().join(game).join("fates.tsv")
    }

    fn load(game: &str) -> Self {
        let text = std::fs::read_to_string(Self::path(game)).unwrap_or_default();
        let lines = text.lines().filter_map(|line| {
            let (fate, rest) = line.split_once('\t')?;
            let (killer, identity) = rest.split_once('\t')?;
            let (fate, killer) = (fate.to_owned(), killer.to_owned());
            Some((identity.to_owned(), Remembered { fate, killer }))
        });
        Self(lines.collect())
    }

    fn learn(
        &mut self,
        all: &BTreeMap<usize, &Mutant>,
        dropped: &BTreeSet<usize>,
        fates: &BTreeMap<usize, Fate>,
    ) {
        let exists: BTreeSet<String> = all.values().map(|it| identity(it)).collect();
        self.0.retain(|identity, _| exists.contains(identity));
        let not_built = dropped.iter().map(|it| (it, "not built", ""));
        let tried = fates.iter().map(|(number, fate)| match fate {
            Fate::Killed(by) | Fate::TimedOut(by) => (number, fate_name(fate), by.as_str()),
            Fate::NotReached | Fate::Survived => (number, fate_name(fate), ""),
        });
        for (number, fate, killer) in not_built.chain(tried) {
            let it = Remembered { fate: fate.to_owned(), killer: killer.to_owned() };
            self.0.insert(identity(all[number]), it);
        }
    }

    fn save(&self, game: &str) -> Done {
        let lines =
            self.0.iter().map(|(identity, it)| format!("{}\t{}\t{identity}\n", it.fate, it.killer));
        copy::write(&Self::path(game), lines.collect::<String>().as_bytes())
    }
}
