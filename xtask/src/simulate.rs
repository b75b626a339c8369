//! Simulations of whole servers (`crates/simulator`), and the deliberate defects that they must find
//! (`xtask/breaks.toml`). `docs/simulation.md` tells what is simulated and checked.

use std::path::{Path, PathBuf};
use std::time::Instant;

use toml::Value as Toml;

use crate::build::{CI, executable_called};
use crate::mutants::copy;
use crate::run::{Done, cargo, program, root, watch};
use crate::tidy::files;

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
    /// The text of the file with the defect in it.
    fn applied(&self, text: &str) -> Result<String, String> {
        match text.matches(&self.original).count() {
            1 => Ok(text.replace(&self.original, &self.replacement)),
            n => {
                Err(format!("{BREAKS}: {}: the original is {n} times in {}", self.name, self.file))
            }
        }
    }
}

/// Builds the simulator with one break after another; each must be found.
fn find(only: Option<&str>) -> Done {
    let all = breaks()?;
    let chosen: Vec<&Break> =
        all.iter().filter(|it| only.is_none_or(|only| it.name == only)).collect();
    if chosen.is_empty() {
        let names: Vec<&str> = all.iter().map(|it| it.name.as_str()).collect();
        return Err(format!("there is no such break; there are {}", names.join(", ")));
    }
    let mut faults = Vec::new();
    let mut table = String::new();
    for it in chosen {
        let start = Instant::now();
        let changed = it.applied(&copy::read(&root().join(&it.file))?)?;
        refresh(&it.file, &changed)?;
        let mut command = cargo(&build_arguments());
        command.current_dir(tree()).env("CARGO_TARGET_DIR", copy::target());
        let binary = executable_called("simulator", command)?;
        let output = program(&binary.to_string_lossy(), &[MOST_SEEDS]).output();
        let output = output.map_err(|error| format!("{}: {error}", binary.display()))?;
        let told = String::from_utf8_lossy(&output.stdout);
        let found =
            told.lines().rev().find(|it| it.starts_with("seed ") && !output.status.success());
        let minutes = start.elapsed().as_secs_f64() / 60.0;
        let line = match found {
            Some(found) => format!("{}: {found} ({minutes:.1} minutes)", it.name),
            None => {
                faults.push(it.name.clone());
                format!("{}: NOT FOUND: {} ({minutes:.1} minutes)", it.name, it.what)
            }
        };
        println!("{line}");
        table += &format!("{line}\n");
    }
    println!("\n{table}");
    if faults.is_empty() { Ok(()) } else { Err(format!("not found: {}", faults.join(", "))) }
}

/// The copy of the workspace with a break in it. It lies one folder deeper than its manifest, as that of the mutants.
fn tree() -> PathBuf {
    copy::target().join("breaks").join("tree")
}

const FOLDER: &str = "m";
const COPIED: &[&str] = &["crates/", "xtask/", "docs/", "assets/", "scenarios/"];

fn refresh(file: &str, changed: &str) -> Done {
    for name in files()?.iter().filter(|it| COPIED.iter().any(|start| it.starts_with(start))) {
        let from = root().join(name);
        let Ok(bytes) = std::fs::read(&from) else { continue };
        let bytes = if name == file { changed.as_bytes() } else { &bytes };
        copy::write(&tree().join(FOLDER).join(name), bytes)?;
    }
    let manifest = copy::read(&root().join("Cargo.toml"))?;
    let manifest = manifest.replace("\"crates/", &format!("\"{FOLDER}/crates/"));
    let manifest = manifest.replace("\"xtask\"", &format!("\"{FOLDER}/xtask\""));
    copy::write(&tree().join("Cargo.toml"), manifest.as_bytes())?;
    let lock = copy::read(&root().join("Cargo.lock"))?;
    copy::write(&tree().join("Cargo.lock"), lock.as_bytes())?;
    is_there(&tree().join(FOLDER).join(file))
}

fn is_there(path: &Path) -> Done {
    if path.exists() { Ok(()) } else { Err(format!("{} is not in the copy", path.display())) }
}

#[cfg(test)]
mod tests {
    use super::breaks;
    use crate::run::root;

    #[test]
    fn every_break_can_be_applied() {
        let all = breaks().expect("the list can be read");
        assert!(10 <= all.len(), "{}", all.len());
        for it in &all {
            let text = std::fs::read_to_string(root().join(&it.file)).expect("the file is there");
            let changed = it.applied(&text).unwrap_or_else(|error| panic!("{error}"));
            assert_ne!(changed, text, "{}: {}", it.name, it.what);
        }
    }
}
