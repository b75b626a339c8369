//! Finds where code and tests cite the rules, and bakes the answer into the crate.

// Instructions to Cargo are printed; the modules shared with the library are public there.
#![allow(clippy::print_stdout, unreachable_pub)]

#[path = "src/scan.rs"]
mod scan;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rulebook::rulebooks;

/// The files that name one rule.
#[derive(Default)]
struct Cited {
    code: BTreeSet<String>,
    tests: BTreeSet<String>,
    docs: BTreeSet<String>,
}

#[derive(Clone, Copy)]
enum Kind {
    Code,
    Test,
    Docs,
}

fn main() -> io::Result<()> {
    let here = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let root = here.join("../..").canonicalize()?;
    let prefixes: Vec<&str> = rulebooks().iter().map(|it| it.prefix).collect();
    let entries = rulebooks().iter().flat_map(|it| &it.entries);
    let defined: BTreeSet<String> = entries.map(|it| it.id.to_owned()).collect();

    // Cargo looks into a watched folder all the way down; a path that is not there would be watched in vain.
    for watched in ["docs/rules", "crates", "scenarios"].map(|it| root.join(it)) {
        if watched.is_dir() {
            println!("cargo::rerun-if-changed={}", watched.display());
        }
    }
    let mut files = Vec::new();
    for book in rulebooks() {
        files.push((root.join(format!("docs/rules/{}.md", book.game)), Kind::Docs));
    }
    // The tests of the two crates that read identities are full of invented ones.
    let is_example = |krate: &PathBuf| krate.ends_with("coverage") || krate.ends_with("rulebook");
    for krate in sorted_entries(&root.join("crates"))?.into_iter().filter(|it| !is_example(it)) {
        collect(&krate.join("src"), &["rs"], Kind::Code, &mut files)?;
        collect(&krate.join("data"), &["ron"], Kind::Code, &mut files)?;
        collect(&krate.join("tests"), &["rs", "scenario"], Kind::Test, &mut files)?;
    }
    collect(&root.join("scenarios"), &["scenario"], Kind::Test, &mut files)?;

    let mut cited: BTreeMap<String, Cited> = BTreeMap::new();
    for (path, kind) in files {
        let text = fs::read_to_string(&path)?;
        let name = path.strip_prefix(&root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        let (code, tests) = match kind {
            Kind::Docs => {
                note(&mut cited, scan::written(&text, &prefixes), &name, Kind::Docs);
                continue;
            }
            Kind::Test => ("", text.as_str()),
            Kind::Code if name.ends_with("/tests.rs") || name.contains("/tests/") => {
                ("", text.as_str())
            }
            Kind::Code => scan::split_tests(&text),
        };
        note(&mut cited, scan::written(code, &prefixes), &name, Kind::Code);
        note(&mut cited, scan::written(tests, &prefixes), &name, Kind::Test);
        note(&mut cited, scan::named(tests, &prefixes, &defined), &name, Kind::Test);
    }

    let mut table = String::from("&[\n");
    for (id, Cited { code, tests, docs }) in &cited {
        let [code, tests, docs] = [code, tests, docs].map(|files| files.iter().collect::<Vec<_>>());
        writeln!(
            table,
            "    Citation {{ id: {id:?}, code: &{code:?}, tests: &{tests:?}, docs: &{docs:?} }},"
        )
        .expect("writing to a string");
    }
    table.push_str("]\n");

    let out = PathBuf::from(std::env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("citations.rs"), table)
}

fn note<S: AsRef<str>>(cited: &mut BTreeMap<String, Cited>, ids: Vec<S>, file: &str, kind: Kind) {
    for id in ids {
        let cited = cited.entry(id.as_ref().to_owned()).or_default();
        match kind {
            Kind::Code => cited.code.insert(file.to_owned()),
            Kind::Test => cited.tests.insert(file.to_owned()),
            Kind::Docs => cited.docs.insert(file.to_owned()),
        };
    }
}

/// Adds every file below `dir` with one of the endings; a folder that is not there has no files.
fn collect(
    dir: &Path,
    endings: &[&str],
    kind: Kind,
    files: &mut Vec<(PathBuf, Kind)>,
) -> io::Result<()> {
    if !dir.is_dir() {
        return Ok(());
    }
    let mut todo = vec![dir.to_owned()];
    while let Some(dir) = todo.pop() {
        for path in sorted_entries(&dir)? {
            if path.is_dir() {
                todo.push(path);
            } else if path.extension().is_some_and(|it| endings.iter().any(|ending| it == *ending))
            {
                files.push((path, kind));
            }
        }
    }
    Ok(())
}

fn sorted_entries(dir: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths =
        fs::read_dir(dir)?.map(|it| it.map(|it| it.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
