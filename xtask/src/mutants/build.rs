//! Builds a game with all its mutants in it, and drops those that do not compile.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::PathBuf;
use std::process::Stdio;

use serde_json::Value;

use super::copy::{self, name_in_copy, tree};
use super::generate::{Found, Mutant};
use super::render::{Rendered, render};
use crate::run::cargo;

/// So many times mutants that do not compile are dropped and the rest is tried again. The compiler reports types before
/// borrows, and an error may hide others.
const MAX_ROUNDS: usize = 20;

/// A game crate whose sources have been searched.
pub(crate) struct Sources {
    pub(crate) game: String,
    pub(crate) files: Vec<Source>,
}

pub(crate) struct Source {
    pub(crate) name: String,
    pub(crate) text: String,
    pub(crate) found: Found,
    /// The number of its first mutant.
    pub(crate) base: usize,
}

/// A test binary in which every mutant sleeps that is not dropped.
pub(crate) struct Built {
    pub(crate) binary: PathBuf,
    pub(crate) dropped: BTreeSet<usize>,
}

impl Sources {
    pub(crate) fn package(&self) -> String {
        format!("game-{}", self.game)
    }

    /// Every mutant with its number.
    pub(crate) fn mutants(&self) -> impl Iterator<Item = (usize, &Mutant)> {
        self.files.iter().flat_map(|file| {
            file.found.mutants.iter().enumerate().map(|(idx, it)| (file.base + idx, it))
        })
    }

    /// Builds until what is left compiles. `dropped` are those that did not compile the last time.
    pub(crate) fn build(
        &self,
        profile: &str,
        mut dropped: BTreeSet<usize>,
    ) -> Result<Built, String> {
        for round in 1..=MAX_ROUNDS {
            let rendered: BTreeMap<&str, Rendered> = self
                .files
                .iter()
                .map(|it| (it.name.as_str(), render(&it.text, &it.found, it.base, &dropped)))
                .collect();
            let texts =
                rendered.iter().map(|(name, it)| ((*name).to_owned(), it.text.clone())).collect();
            copy::refresh(&texts)?;
            let messages = self.messages(profile)?;
            let mut errors = 0;
            let mut guilty = BTreeSet::new();
            let mut binary = None;
            for message in messages.lines().filter_map(|it| serde_json::from_str::<Value>(it).ok())
            {
                if message["reason"] == "compiler-artifact" && message["target"]["name"] == "it" {
                    binary = message["executable"].as_str().map(PathBuf::from);
                }
                let message = &message["message"];
                if message["level"] != "error" || list(&message["spans"]).next().is_none() {
                    continue;
                }
                errors += 1;
                let found = blamed(message, &rendered);
                if found.is_empty() {
                    let text = message["rendered"].as_str().unwrap_or_default();
                    return Err(format!("mutants: the compiler blames no mutant:\n{text}"));
                }
                guilty.extend(found);
            }
            if let (0, Some(binary)) = (errors, binary) {
                return Ok(Built { binary, dropped });
            }
            if guilty.is_empty() {
                return Err("mutants: the copy does not compile; see above".to_owned());
            }
            println!("{}: round {round}: {} mutants do not compile", self.game, guilty.len());
            dropped.extend(guilty);
        }
        Err(format!("mutants: {} does not compile after {MAX_ROUNDS} rounds", self.game))
    }

    fn messages(&self, profile: &str) -> Result<String, String> {
        let package = self.package();
        let manifest = tree().join("Cargo.toml");
        let target = copy::target();
        let mut command = cargo(&["test", "--no-run", "--test", "it", "--package", &package]);
        command.arg("--manifest-path").arg(&manifest).arg("--target-dir").arg(&target);
        command.args(["--message-format", "json", "--quiet", "--profile", profile]);
        for setting in ["opt-level=1", "debug=false", "overflow-checks=true"] {
            command.arg("--config").arg(format!("profile.{profile}.package.{package}.{setting}"));
        }
        command.env("CARGO_INCREMENTAL", "0").stderr(Stdio::inherit());
        let output = command.output().map_err(|error| format!("cannot run cargo: {error}"))?;
        String::from_utf8(output.stdout).map_err(|_| "cargo printed no text".to_owned())
    }
}

/// The mutants that an error is about.
fn blamed(message: &Value, rendered: &BTreeMap<&str, Rendered>) -> BTreeSet<usize> {
    let mut marks: BTreeMap<&str, Vec<(Range<usize>, bool)>> = BTreeMap::new();
    let parts = std::iter::once(message).chain(list(&message["children"]));
    for mut span in parts.flat_map(|it| list(&it["spans"])) {
        // Something inside a macro is blamed on the place where the macro is used.
        loop {
            let name = span["file_name"].as_str().unwrap_or_default();
            let file = rendered.keys().find(|it| name_in_copy(it) == name);
            let place = |end: &str| span[end].as_u64().and_then(|it| usize::try_from(it).ok());
            if let (Some(file), Some(start), Some(end)) =
                (file, place("byte_start"), place("byte_end"))
            {
                let is_main = span["is_primary"] == true;
                marks.entry(file).or_default().push((start..end, is_main));
            }
            match span.get("expansion").and_then(|it| it.get("span")) {
                Some(outer) => span = outer,
                None => break,
            }
        }
    }
    let all = marks.iter().map(|(file, marks)| rendered[file].guilty(marks));
    all.flatten().collect()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}
