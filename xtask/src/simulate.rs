//! Simulations of whole servers (`crates/simulator`), and the deliberate defects that they must find
//! (`xtask/breaks.toml`). `docs/simulation.md` tells what is simulated and checked.

use std::collections::BTreeMap;
use std::ops::Range;
use std::time::Instant;

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use toml::Value as Toml;

use crate::build::{CI, executable_called};
use crate::mutants::copy;
use crate::run::{Done, cargo, program, root, watch};

/// What is played if nothing else is said.
pub(crate) const SEEDS: &str = "0..200";
/// Each break must be found within so many seeds.
const MOST_SEEDS: &str = "0..1000";
const BREAKS: &str = "xtask/breaks.toml";
pub(crate) const USAGE: &str =
    "simulate [--seeds FROM..TO | --seed SEED | --breaks | --break NAME]";

pub(crate) fn simulate(args: &[String]) -> Done {
    match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => play(SEEDS),
        ["--seeds" | "--seed", seeds] => play(seeds),
        ["--breaks"] => find(None),
        ["--break", name] => find(Some(name)),
        _ => Err(USAGE.to_owned()),
    }
}

fn play(seeds: &str) -> Done {
    let binary = executable_called("simulator", cargo(&build_arguments()))?;
    watch(program(&binary.to_string_lossy(), &[seeds]))
}

fn build_arguments() -> Vec<&'static str> {
    [&["build", "--locked", "--package", "simulator"], CI].concat()
}

/// A deliberate defect.
#[derive(Debug)]
struct Break {
    name: String,
    what: String,
    file: String,
    original: String,
    replacement: String,
}

fn breaks() -> Result<Vec<Break>, String> {
    let text = copy::read(&root().join(BREAKS))?;
    let file: toml::Table = text.parse().map_err(|error| format!("{BREAKS}: {error}"))?;
    let list = file.get("break").and_then(Toml::as_array).ok_or("there is no [[break]]")?;
    let read = |it: &Toml| {
        let text = |key: &str| it.get(key).and_then(Toml::as_str).map(str::to_owned);
        Some(Break {
            name: text("name")?,
            what: text("what")?,
            file: text("file")?,
            original: text("original")?,
            replacement: text("replacement")?,
        })
    };
    let read = list.iter().map(read).collect::<Option<Vec<_>>>();
    read.ok_or_else(|| {
        format!("{BREAKS}: a break has a name, what, a file, an original and a replacement")
    })
}

impl Break {
    /// Where in its file the original is.
    fn place(&self, text: &str) -> Result<Range<usize>, String> {
        match text.matches(&self.original).count() {
            1 => {
                let start = text.find(&self.original).unwrap_or_default();
                Ok(start..start + self.original.len())
            }
            n => {
                Err(format!("{BREAKS}: {}: the original is {n} times in {}", self.name, self.file))
            }
        }
    }
}

/// A file with breaks in it, each with its number: the body of a function stands there once more for every break, behind a
/// question to the switch.
fn switched(text: &str, breaks: &[(usize, &Break)]) -> Result<String, String> {
    let file = breaks.first().map(|(_, it)| it.file.clone()).unwrap_or_default();
    let parsed = syn::parse_file(text).map_err(|error| format!("{file}: {error}"))?;
    let mut bodies = Bodies(Vec::new());
    bodies.visit_file(&parsed);
    let mut changes: BTreeMap<(usize, usize), String> = BTreeMap::new();
    for (number, it) in breaks {
        let place = it.place(text)?;
        let around =
            bodies.0.iter().filter(|body| body.start <= place.start && place.end <= body.end);
        let Some(body) = around.min_by_key(|body| body.len()) else {
            return Err(format!("{BREAKS}: {}: the original is in no function", it.name));
        };
        let [before, after] = [&text[body.start..place.start], &text[place.end..body.end]];
        let broken = format!("{before}{}{after}", it.replacement);
        let question = format!("if ::kernel::mutant::is({number}) {broken} else ");
        *changes.entry((body.start, body.end)).or_default() += &question;
    }
    let mut res = text.to_owned();
    for ((start, end), questions) in changes.iter().rev() {
        res.replace_range(start..end, &format!("{{ {questions}{} }}", &text[*start..*end]));
    }
    Ok(res)
}

/// The bodies of functions.
struct Bodies(Vec<Range<usize>>);

impl<'a> Visit<'a> for Bodies {
    fn visit_item_fn(&mut self, it: &'a syn::ItemFn) {
        self.0.push(it.block.span().byte_range());
        visit::visit_item_fn(self, it);
    }

    fn visit_impl_item_fn(&mut self, it: &'a syn::ImplItemFn) {
        self.0.push(it.block.span().byte_range());
        visit::visit_impl_item_fn(self, it);
    }
}

/// The texts of all files that have breaks, and which number each break has.
fn broken_texts(all: &[Break]) -> Result<BTreeMap<String, String>, String> {
    let mut of_file: BTreeMap<&str, Vec<(usize, &Break)>> = BTreeMap::new();
    for (number, it) in (1..).zip(all) {
        of_file.entry(&it.file).or_default().push((number, it));
    }
    let texts = of_file.into_iter().map(|(file, breaks)| {
        let text = switched(&copy::read(&root().join(file))?, &breaks)?;
        Ok((file.to_owned(), text))
    });
    texts.collect()
}

/// Builds the simulator with all breaks in it, and switches on one after another; each must be found.
fn find(only: Option<&str>) -> Done {
    let all = breaks()?;
    let chosen = (1..).zip(&all).filter(|(_, it)| only.is_none_or(|only| it.name == only));
    let chosen: Vec<(usize, &Break)> = chosen.collect();
    if chosen.is_empty() {
        let names: Vec<&str> = all.iter().map(|it| it.name.as_str()).collect();
        return Err(format!("there is no such break; there are {}", names.join(", ")));
    }
    copy::BREAKS.refresh(&broken_texts(&all)?)?;
    let mut command = cargo(&build_arguments());
    command.current_dir(copy::BREAKS.tree()).env("CARGO_TARGET_DIR", copy::target());
    let built = executable_called("simulator", command)?;
    // Any other build of the workspace puts its own simulator in that place.
    let binary = copy::BREAKS.tree().join("simulator");
    std::fs::copy(&built, &binary).map_err(|error| format!("{}: {error}", built.display()))?;
    let (mut missed, mut table) = (Vec::new(), String::new());
    for (number, it) in chosen {
        let start = Instant::now();
        let mut command = program(&binary.to_string_lossy(), &[MOST_SEEDS]);
        let output = command.env("MUTANT", number.to_string()).output();
        let output = output.map_err(|error| format!("{}: {error}", binary.display()))?;
        let told = String::from_utf8_lossy(&output.stdout);
        let found = told.lines().rev().find_map(|it| it.strip_prefix("seed ")?.split_once(": "));
        let line = match found.filter(|_| !output.status.success()) {
            Some((seed, why)) => {
                let why: String = why.replace('|', "/").chars().take(110).collect();
                format!("| `{}` | {seed} | {why} |", it.name)
            }
            None => {
                missed.push(it.name.clone());
                format!("| `{}` | NOT FOUND | {} |", it.name, it.what)
            }
        };
        println!("{line} {} s", start.elapsed().as_secs());
        table += &format!("{line}\n");
    }
    println!("\n| defect | found at seed | by |\n| --- | --- | --- |\n{table}");
    if missed.is_empty() { Ok(()) } else { Err(format!("not found: {}", missed.join(", "))) }
}

#[cfg(test)]
mod tests {
    use super::{Break, breaks, broken_texts, switched};
    use crate::run::root;

    #[test]
    fn every_break_can_be_applied() {
        let all = breaks().expect("the list can be read");
        assert!(10 <= all.len(), "{}", all.len());
        for it in &all {
            let text = std::fs::read_to_string(root().join(&it.file)).expect("the file is there");
            it.place(&text).unwrap_or_else(|error| panic!("{error}"));
            assert_ne!(it.original, it.replacement, "{}: {}", it.name, it.what);
        }
        for (file, text) in broken_texts(&all).unwrap_or_else(|error| panic!("{error}")) {
            syn::parse_file(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
        }
    }

    #[test]
    fn the_body_of_a_function_stands_there_once_for_every_break() {
        let text = "fn one() -> u8 { 1 + 2 }\nfn two() {}\n";
        let change = |original: &str, replacement: &str| Break {
            name: "a-name".to_owned(),
            what: "what it is".to_owned(),
            file: "a.rs".to_owned(),
            original: original.to_owned(),
            replacement: replacement.to_owned(),
        };
        let (three, none) = (change("2", "3"), change("1 +", ""));
        let res = switched(text, &[(4, &three), (7, &none)]).expect("it can be applied");
        let expected = "fn one() -> u8 { if ::kernel::mutant::is(4) { 1 + 3 } else \
                        if ::kernel::mutant::is(7) {  2 } else { 1 + 2 } }\nfn two() {}\n";
        assert_eq!(res, expected);
        assert!(switched(text, &[(1, &change("9", "8"))]).is_err(), "it is not there");
        assert!(switched(text, &[(1, &change("fn one", "fn six"))]).is_err(), "in no function");
    }
}
