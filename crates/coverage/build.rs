//! Finds where code and tests cite the rules, and bakes the answer into the crate.

// Instructions to Cargo are printed; the modules shared with the library are public there.
#![allow(clippy::print_stdout, unreachable_pub)]

#[path = "src/rust.rs"]
mod rust;
#[path = "src/scan.rs"]
mod scan;
#[path = "src/script.rs"]
mod script;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rulebook::{Language, rulebooks};

/// The files that name one rule.
#[derive(Default)]
struct Cited {
    code: BTreeSet<String>,
    tests: BTreeSet<String>,
    mentions: BTreeSet<String>,
    docs: BTreeSet<String>,
}

/// A source that one program consists of.
struct File {
    name: String,
    text: String,
    source: rust::Source,
    /// Compiled for tests only.
    is_test: bool,
}

struct Citations {
    root: PathBuf,
    prefixes: Vec<&'static str>,
    defined: BTreeSet<String>,
    cited: BTreeMap<String, Cited>,
}

fn main() -> io::Result<()> {
    let here = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let root = here.join("../..").canonicalize()?;
    // Cargo looks into a watched folder all the way down; a path that is not there would be watched in vain.
    for watched in
        ["docs/rules", "crates", "scenarios", "lessons", "puzzles"].map(|it| root.join(it))
    {
        if watched.is_dir() {
            println!("cargo::rerun-if-changed={}", watched.display());
        }
    }
    let books = rulebooks(Language::English);
    let entries = books.iter().flat_map(|it| &it.entries);
    let mut citations = Citations {
        prefixes: books.iter().map(|it| it.prefix).collect(),
        defined: entries.map(|it| it.id.to_owned()).collect(),
        cited: BTreeMap::new(),
        root: root.clone(),
    };
    for book in books {
        let path = root.join(format!("docs/rules/{}.md", book.game));
        let (name, text) = (citations.name(&path), fs::read_to_string(&path)?);
        let ids = scan::written(&text, &citations.prefixes);
        citations.note(ids, |it| &mut it.docs, &name);
    }
    // The tests of the crates that read identities are full of invented ones.
    let is_example =
        |krate: &PathBuf| ["coverage", "rulebook", "scenario"].iter().any(|it| krate.ends_with(it));
    for krate in sorted_entries(&root.join("crates"))?.into_iter().filter(|it| !is_example(it)) {
        for (top, is_test) in programs(&krate)? {
            citations.program(&top, is_test)?;
        }
        for path in below(&krate.join("data"), "ron")? {
            let (name, text) = (citations.name(&path), fs::read_to_string(&path)?);
            let ids = scan::written(&text, &citations.prefixes);
            citations.note(ids, |it| &mut it.code, &name);
        }
    }
    // These are the scenarios, lessons and puzzles that tests play, and the only ones.
    let mut scenarios = below(&root.join("scenarios"), "scenario")?;
    scenarios.extend(below(&root.join("lessons"), "lesson")?);
    scenarios.extend(below(&root.join("puzzles"), "puzzle")?);
    for path in scenarios {
        let (name, text) = (citations.name(&path), fs::read_to_string(&path)?);
        let ids = script::asserted(&text, &citations.prefixes);
        citations.note(ids, |it| &mut it.tests, &name);
        let ids = scan::written(&text, &citations.prefixes);
        citations.note(ids, |it| &mut it.mentions, &name);
    }
    let out = PathBuf::from(std::env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("citations.rs"), citations.table())
}

impl Citations {
    /// Reads all sources of the program whose top is `path`; a file that no module names belongs to none.
    fn program(&mut self, path: &Path, is_test: bool) -> io::Result<()> {
        let mut files = Vec::new();
        let mut todo = vec![(path.to_owned(), is_test)];
        while let Some((path, is_test)) = todo.pop() {
            let text = fs::read_to_string(&path)?;
            let source = rust::Source::read(&text);
            let folder = path.parent().unwrap_or(&path).to_owned();
            let stem = path.file_stem().unwrap_or_default();
            let is_top = files.is_empty() || stem == "mod";
            let inner = if is_top { folder.clone() } else { folder.join(stem) };
            for module in source.modules() {
                let file = module.path.map(|it| folder.join(it));
                let candidates = [inner.join(&module.name).join("mod.rs")];
                let file = file.unwrap_or_else(|| inner.join(format!("{}.rs", module.name)));
                let found = std::iter::once(file).chain(candidates).find(|it| it.is_file());
                todo.extend(found.map(|it| (it, is_test || module.is_test)));
            }
            files.push(File { name: self.name(&path), text, source, is_test });
        }
        let sources: Vec<&rust::Source> = files.iter().map(|it| &it.source).collect();
        let helpers = rust::asserting(&sources);
        for File { name, text, source, is_test } in &files {
            let (code, tests) =
                if *is_test { ("", text.as_str()) } else { scan::split_tests(text) };
            self.note(scan::written(code, &self.prefixes), |it| &mut it.code, name);
            let asserted = rust::asserted(source, &helpers, &self.prefixes, &self.defined);
            self.note(scan::written(tests, &self.prefixes), |it| &mut it.mentions, name);
            self.note(asserted, |it| &mut it.tests, name);
        }
        Ok(())
    }

    fn note<S: AsRef<str>>(
        &mut self,
        ids: Vec<S>,
        place: fn(&mut Cited) -> &mut BTreeSet<String>,
        file: &str,
    ) {
        for id in ids {
            place(self.cited.entry(id.as_ref().to_owned()).or_default()).insert(file.to_owned());
        }
    }

    /// From the root of the project.
    fn name(&self, path: &Path) -> String {
        path.strip_prefix(&self.root).unwrap_or(path).to_string_lossy().replace('\\', "/")
    }

    fn table(&self) -> String {
        let mut table = String::from("&[\n");
        for (id, Cited { code, tests, mentions, docs }) in &self.cited {
            let [code, tests, mentions, docs] =
                [code, tests, mentions, docs].map(|files| files.iter().collect::<Vec<_>>());
            writeln!(
                table,
                "    Citation {{ id: {id:?}, code: &{code:?}, tests: &{tests:?}, mentions: &{mentions:?}, docs: &{docs:?} }},"
            )
            .expect("writing to a string");
        }
        table.push_str("]\n");
        table
    }
}

/// The top of every program that is made of a crate, and whether it is one of tests.
fn programs(krate: &Path) -> io::Result<Vec<(PathBuf, bool)>> {
    let tops = ["src/lib.rs", "src/main.rs"].map(|it| (krate.join(it), false));
    let mut found: Vec<_> = tops.into_iter().filter(|(it, _)| it.is_file()).collect();
    let tests = krate.join("tests");
    if tests.is_dir() {
        for path in sorted_entries(&tests)? {
            let top = if path.is_dir() { path.join("main.rs") } else { path };
            if top.is_file() && top.extension().is_some_and(|it| it == "rs") {
                found.push((top, true));
            }
        }
    }
    Ok(found)
}

/// Every file below `folder` with this ending; a folder that is not there has no files.
fn below(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut todo = vec![folder.to_owned()];
    while let Some(folder) = todo.pop().filter(|it| it.is_dir()) {
        for path in sorted_entries(&folder)? {
            if path.is_dir() {
                todo.push(path);
            } else if path.extension().is_some_and(|it| it == ending) {
                found.push(path);
            }
        }
    }
    Ok(found)
}

fn sorted_entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths =
        fs::read_dir(folder)?.map(|it| it.map(|it| it.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
