//! Lists the rules references: every `docs/rules/<game>.md` is one.

// Instructions to Cargo are printed.
#![allow(clippy::print_stdout)]

use std::fmt::Write as _;
use std::fs;
use std::io;
use std::path::PathBuf;

fn main() -> io::Result<()> {
    let here = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let folder = here.join("../../docs/rules").canonicalize()?;
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(&folder)?.map(|it| it.map(|it| it.path()));
    let mut paths: Vec<PathBuf> = entries.collect::<io::Result<_>>()?;
    paths.retain(|it| it.extension().is_some_and(|ending| ending == "md"));
    paths.sort();
    let mut list = String::from("&[\n");
    for path in paths {
        let game = path.file_stem().unwrap_or_default().to_string_lossy();
        let text = fs::read_to_string(&path)?;
        let Some(prefix) = text.lines().find_map(prefix) else {
            let what = format!("{}: no line begins with '- **XX-CHAPTER-01'", path.display());
            return Err(io::Error::other(what));
        };
        let path = path.display().to_string();
        writeln!(
            list,
            "    Source {{ game: {game:?}, prefix: {prefix:?}, text: include_str!({path:?}) }},"
        )
        .map_err(io::Error::other)?;
    }
    list.push(']');
    let out = PathBuf::from(std::env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("games.rs"), list)
}

/// What the identities of a game begin with: `SW` in `- **SW-CONQ-03 Cost.** …`.
fn prefix(line: &str) -> Option<&str> {
    let id = line.strip_prefix("- **")?.split([' ', '*']).next()?;
    let (prefix, rest) = id.split_once('-')?;
    let is_upper = !prefix.is_empty() && prefix.chars().all(|it| it.is_ascii_uppercase());
    (is_upper && rest.contains('-')).then_some(prefix)
}
