//! Finds the lessons in `lessons/` and the puzzles in `puzzles/`, each with its words, and lists them for the
//! crate; the tips beside the lessons; and the scenarios that `lessons/examples.txt` names as examples of rules.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use serde::Deserialize;

/// A file of tips.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tips {
    tip: Vec<Tip>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tip {
    number: u8,
    id: String,
    when: Vec<String>,
    show: String,
    rule: String,
    en: String,
    pl: String,
    cs: String,
}

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let root = root.join("../..").canonicalize()?;
    let mut list = String::from("const SHIPPED: &[Shipped] = &[\n");
    for (folder, ending) in [("lessons", "lesson"), ("puzzles", "puzzle")] {
        add(&mut list, &root.join(folder), ending)?;
    }
    list.push_str("];\n");
    list.push_str("const TIPS: &[TipText] = &[\n");
    for folder in sorted(&root.join("lessons"))?.iter().filter(|it| it.is_dir()) {
        add_tips(&mut list, folder)?;
    }
    list.push_str("];\n");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("shipped.rs"), list)?;
    fs::write(out.join("examples.rs"), examples(&root)?)
}

/// Lists the examples. Each line of the file names a rule and a scenario: `SW-CONQ-03 smallworld/conquest/conq-03-cost`.
fn examples(root: &Path) -> io::Result<String> {
    let file = root.join("lessons/examples.txt");
    println!("cargo::rerun-if-changed={}", file.display());
    let mut list = String::from("const EXAMPLES: &[Example] = &[\n");
    for line in fs::read_to_string(&file)?.lines() {
        let (rule, path) = line.split_once(' ').unwrap_or((line, ""));
        let (game, _) = path.split_once('/').unwrap_or_default();
        let scenario = root.join("scenarios").join(path).with_extension("scenario");
        let _ = writeln!(
            list,
            "    Example {{ rule: {rule:?}, game: {game:?}, file: \"{path}.scenario\", script: include_str!({scenario:?}) }},"
        );
    }
    list.push_str("];\n");
    Ok(list)
}

/// Lists the files of one kind.
fn add(list: &mut String, root: &Path, ending: &str) -> io::Result<()> {
    println!("cargo::rerun-if-changed={}", root.display());
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    for folder in sorted(root)?.iter().filter(|it| it.is_dir()) {
        for file in
            sorted(folder)?.iter().filter(|it| it.extension().is_some_and(|it| it == ending))
        {
            let _ = writeln!(
                list,
                "    Shipped {{ game: {:?}, file: {:?}, script: include_str!({file:?}), words: [",
                name(folder),
                name(file)
            );
            for lang in ["en", "pl", "cs"] {
                let words = file.with_extension(format!("{lang}.ftl"));
                let _ = writeln!(list, "        include_str!({words:?}),");
            }
            list.push_str("    ] },\n");
        }
    }
    Ok(())
}

/// Lists the tips of a game.
fn add_tips(list: &mut String, folder: &Path) -> io::Result<()> {
    let game = folder.file_name().unwrap_or_default().to_string_lossy();
    let file = folder.join("tips.toml");
    let wrong = |error| io::Error::other(format!("{}: {error}", file.display()));
    let tips: Tips = toml::from_str(&fs::read_to_string(&file)?).map_err(wrong)?;
    for Tip { number, id, when, show, rule, en, pl, cs } in tips.tip {
        let _ = writeln!(
            list,
            "    TipText {{ game: {game:?}, number: {number}, id: {id:?}, when: &{when:?}, show: {show:?}, \
             rule: {rule:?}, words: [{en:?}, {pl:?}, {cs:?}] }},"
        );
    }
    Ok(())
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut res = fs::read_dir(folder)?.map(|it| Ok(it?.path())).collect::<io::Result<Vec<_>>>()?;
    res.sort();
    Ok(res)
}
