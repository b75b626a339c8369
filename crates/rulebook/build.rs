//! Lists the rules references: every `docs/rules/<game>.md` is one, and each must be there in every language.

// Instructions to Cargo are printed.
#![allow(clippy::print_stdout)]
// The modules of the crate are used here as well, and only a part of them.
#![allow(dead_code, unreachable_pub)]

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

#[path = "src/compare.rs"]
mod compare;
#[path = "src/language.rs"]
mod language;
#[path = "src/parse.rs"]
mod parse;

use language::Language;
use parse::Rulebook;

fn main() -> io::Result<()> {
    let here = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let folder = here.join("../../docs/rules").canonicalize()?;
    println!("cargo::rerun-if-changed={}", folder.display());
    let (mut list, mut faults) = (String::from("&[\n"), Vec::new());
    for game in games(&folder)? {
        let game: &'static str = game.leak();
        let path = folder.join(Language::English.path(game));
        let english: &'static str = fs::read_to_string(&path)?.leak();
        let Some(prefix) = english.lines().find_map(prefix) else {
            let what = format!("{}: no line begins with '- **XX-CHAPTER-01'", path.display());
            return Err(io::Error::other(what));
        };
        let original = Rulebook::parse(game, prefix, english);
        let mut texts = String::new();
        for lang in Language::ALL {
            let path = folder.join(lang.path(game));
            let text = fs::read_to_string(&path)
                .map_err(|error| io::Error::other(format!("{}: {error}", path.display())))?;
            let translation = Rulebook::parse(game, prefix, text.leak());
            if lang != Language::English {
                let found = compare::faults(&original, &translation);
                let said =
                    found.iter().map(|it| format!("{}:{}: {}", path.display(), it.line, it.what));
                faults.extend(said);
            }
            let path = path.display().to_string();
            write!(texts, "include_str!({path:?}), ").map_err(io::Error::other)?;
        }
        writeln!(list, "    Source {{ game: {game:?}, prefix: {prefix:?}, texts: [{texts}] }},")
            .map_err(io::Error::other)?;
    }
    for fault in &faults {
        println!("cargo::error={fault}");
    }
    list.push(']');
    let out = PathBuf::from(std::env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("games.rs"), list)
}

/// The games of the English references, and of translations that have none.
fn games(folder: &Path) -> io::Result<BTreeSet<String>> {
    let mut res = BTreeSet::new();
    for lang in Language::ALL {
        let path = folder.join(lang.path("any"));
        for it in fs::read_dir(path.parent().unwrap_or(folder))? {
            let path = it?.path();
            if path.extension().is_some_and(|ending| ending == "md") {
                res.extend(path.file_stem().map(|it| it.to_string_lossy().into_owned()));
            }
        }
    }
    Ok(res)
}

/// What the identities of a game begin with: `SW` in `- **SW-CONQ-03 Cost.** …`.
fn prefix(line: &str) -> Option<&str> {
    let id = line.strip_prefix("- **")?.split([' ', '*']).next()?;
    let (prefix, rest) = id.split_once('-')?;
    let is_upper = !prefix.is_empty() && prefix.chars().all(|it| it.is_ascii_uppercase());
    (is_upper && rest.contains('-')).then_some(prefix)
}
