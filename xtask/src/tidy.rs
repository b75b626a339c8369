//! What neither the compiler nor clippy looks at.

use std::fs;
use std::path::Path;

use crate::imports;
use crate::metadata::Metadata;
use crate::run::{Done, program, read, root};

/// No source file is longer. The guide's measure is 500; the rest is slack for a table or a long `match`.
const MAX_LINES: usize = 600;

/// Things that are fine while one works and wrong in what one hands in. Put together here, so that this file is clean.
const LEFTOVERS: &[&str] = &[
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("to", "do!("),
    concat!("unimpl", "emented!("),
    concat!("db", "g!("),
    concat!("#[ign", "ore"),
    concat!("#[should", "_panic"),
];

/// A table takes inputs and gives effects (`crates/table/src/machine.rs`).
const PURE: &str = "crates/table/src/";
/// What does I/O or reads a clock.
const IMPURE: &[&str] =
    &["tokio", "async", "await", "Instant", "SystemTime", "fs", "env", "sqlx", "axum", "getrandom"];

/// Files that are read as text.
const TEXTS: &[&str] = &[
    "rs", "toml", "md", "ron", "ftl", "scenario", "lesson", "puzzle", "perft", "txt", "js", "css",
    "sh", "sql", "py", "json", "yml", "snap",
];

/// Runs every check and prints everything it finds.
pub(crate) fn tidy() -> Done {
    let mut findings = Vec::new();
    let metadata = Metadata::load()?;
    imports::check(&metadata, &mut findings);
    for package in metadata.ours() {
        for path in package.roots() {
            top_comment(Path::new(path), &mut findings);
        }
    }
    let files = files()?;
    for name in &files {
        let path = root().join(name);
        let ending = path.extension().and_then(|it| it.to_str()).unwrap_or_default();
        let is_text = TEXTS.contains(&ending) || (ending.is_empty() && !name.contains(".ico"));
        let Ok(text) = fs::read_to_string(&path) else {
            if is_text && path.exists() {
                findings.push(format!("{name}: cannot be read as UTF-8"));
            }
            continue;
        };
        if !is_text {
            continue;
        }
        length(name, &text, &mut findings);
        leftovers(name, &text, &mut findings);
        impure(name, &text, &mut findings);
        if ending == "md" {
            links(name, &text, &mut findings);
        }
        if ending == "css" {
            endless(name, &text, &mut findings);
        }
    }
    for finding in &findings {
        println!("{finding}");
    }
    if findings.is_empty() { Ok(()) } else { Err(format!("tidy: {} findings", findings.len())) }
}

/// The files of the project: what is tracked, and what is new and not ignored.
pub(crate) fn files() -> Result<Vec<String>, String> {
    let listed =
        read(program("git", &["ls-files", "-z", "--cached", "--others", "--exclude-standard"]))?;
    let mut files: Vec<String> =
        listed.split('\0').filter(|it| !it.is_empty()).map(str::to_owned).collect();
    files.sort();
    files.dedup();
    Ok(files)
}

/// Every crate says at its top what it is.
fn top_comment(path: &Path, findings: &mut Vec<String>) {
    let text = fs::read_to_string(path).unwrap_or_default();
    if !text.starts_with("//! ") {
        let shown = path.strip_prefix(root()).unwrap_or(path);
        findings.push(format!(
            "{}: a crate begins with a comment that says what it is",
            shown.display()
        ));
    }
}

fn length(name: &str, text: &str, findings: &mut Vec<String>) {
    let is_source = name.starts_with("crates/") && name.contains("/src/") && name.ends_with(".rs");
    let lines = text.lines().count();
    if is_source && lines > MAX_LINES {
        findings.push(format!(
            "{name}: {lines} lines, more than {MAX_LINES}; split it along the rulebook"
        ));
    }
}

/// An animation without end keeps a core busy for as long as somebody thinks.
fn endless(name: &str, text: &str, findings: &mut Vec<String>) {
    for (at, line) in text.lines().enumerate().filter(|(_, it)| it.contains("infinite")) {
        let rule = line.trim().chars().take(60).collect::<String>();
        findings.push(format!("{name}:{}: an animation without end: {rule}", at + 1));
    }
}

fn leftovers(name: &str, text: &str, findings: &mut Vec<String>) {
    for (at, line) in text.lines().enumerate() {
        for word in LEFTOVERS.iter().filter(|it| line.contains(**it)) {
            findings.push(format!("{name}:{}: {word} is a leftover", at + 1));
        }
    }
}

/// The state machine of a table does no I/O.
fn impure(name: &str, text: &str, findings: &mut Vec<String>) {
    if !name.starts_with(PURE) {
        return;
    }
    let code = text.lines().enumerate().filter(|(_, it)| !it.trim_start().starts_with("//"));
    for (at, line) in code {
        let is_name = |it: char| it.is_alphanumeric() || it == '_';
        for word in line.split(|it| !is_name(it)).filter(|it| IMPURE.contains(it)) {
            findings.push(format!("{name}:{}: {word} in a table, which does no I/O", at + 1));
        }
    }
}

/// A link from one document to another file leads somewhere.
fn links(name: &str, text: &str, findings: &mut Vec<String>) {
    let folder = root().join(name).parent().map(Path::to_owned).unwrap_or_default();
    for (at, line) in text.lines().enumerate() {
        for target in line.split("](").skip(1).filter_map(|it| it.split(')').next()) {
            let file = target.split('#').next().unwrap_or_default();
            let is_outside =
                target.contains("://") || target.starts_with("mailto:") || file.is_empty();
            if !is_outside && !folder.join(file).exists() {
                findings.push(format!("{name}:{}: the link to {target} leads nowhere", at + 1));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{impure, leftovers, length, links};

    #[test]
    fn leftovers_are_found_with_their_line() {
        let mut findings = Vec::new();
        leftovers("a.rs", &["fine", concat!("// TO", "DO")].join("\n"), &mut findings);
        assert_eq!(findings.len(), 1, "{findings:?}");
        assert!(findings[0].starts_with("a.rs:2:"), "{findings:?}");
    }

    #[test]
    fn a_table_does_no_io() {
        let text = "self.awaited_people()\nread().await\n// the env of tokio\n";
        let mut findings = Vec::new();
        impure("crates/table/src/clock.rs", text, &mut findings);
        impure("crates/web/src/driver.rs", text, &mut findings);
        assert_eq!(findings.len(), 1, "{findings:?}");
        assert!(findings[0].starts_with("crates/table/src/clock.rs:2: await"), "{findings:?}");
    }

    #[test]
    fn only_sources_have_a_length() {
        let long = "line\n".repeat(601);
        let mut findings = Vec::new();
        length("crates/a/src/lib.rs", &long, &mut findings);
        length("crates/a/tests/it/main.rs", &long, &mut findings);
        length("docs/rules/a.md", &long, &mut findings);
        assert_eq!(findings.len(), 1, "{findings:?}");
    }

    #[test]
    fn a_link_must_lead_to_a_file() {
        let mut findings = Vec::new();
        links(
            "docs/x.md",
            "[a](../Cargo.toml) [b](https://example.org) [c](#part) [d](nowhere.md)",
            &mut findings,
        );
        assert_eq!(findings.len(), 1, "{findings:?}");
    }
}
