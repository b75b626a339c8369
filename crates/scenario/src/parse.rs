//! The text of a scenario: a head in TOML, a line `---`, and a script.

use std::ops::RangeInclusive;

use serde::Deserialize;
use toml::Table;

use crate::plain::plain;
use crate::statement::{Line, Statement, statement};

/// A scenario that was read.
#[derive(Clone, Debug)]
pub struct Source {
    pub head: Head,
    /// The text of the head, for finding lines.
    pub(crate) head_text: String,
    pub(crate) script: Vec<Line>,
    /// The seeds for which the script is played, if it begins with `seeds 1..200`.
    pub(crate) seeds: Option<RangeInclusive<u32>>,
}

/// What stands before `---`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    pub game: String,
    pub title: String,
    /// The rules that the scenario proves.
    #[serde(default)]
    pub rules: Vec<String>,
    pub seats: usize,
    /// Table options, as in `--set`.
    #[serde(default)]
    pub set: Table,
    /// Decides what nothing else does: the luck of the set-up that is not named; 0 if absent.
    #[serde(default)]
    pub seed: Option<u32>,
    /// Named luck of the set-up, as in the script's `luck` lines.
    #[serde(default)]
    pub luck: Vec<String>,
    /// What differs from the fresh set-up, by the names of the view.
    #[serde(default)]
    pub position: Table,
}

/// Where the text of a scenario is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct SourceError {
    pub line: usize,
    pub what: String,
}

/// Reads a scenario.
///
/// # Errors
/// The first line that cannot be read.
pub fn parse(text: &str) -> Result<Source, SourceError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let last_line = text.lines().count().max(1);
    let wrong = |line: usize, what: &str| SourceError { line, what: what.to_owned() };
    let mut head_text = String::new();
    let mut script: Vec<Line> = Vec::new();
    let mut seeds = None;
    let mut is_head = true;
    for (idx, line) in text.lines().enumerate() {
        if is_head && line.trim_end() == "---" {
            is_head = false;
        } else if is_head {
            head_text.push_str(line);
            head_text.push('\n');
        } else {
            let number = idx + 1;
            match statement(line).map_err(|what| SourceError { line: number, what })? {
                None => {}
                Some((Statement::Seeds(range), _)) if script.is_empty() && seeds.is_none() => {
                    seeds = Some(range);
                }
                Some((Statement::Seeds(_), _)) => {
                    return Err(wrong(
                        number,
                        "'seeds' is the first line of the script, or nowhere",
                    ));
                }
                Some((statement, rules)) => script.push(Line { number, statement, rules }),
            }
        }
    }
    if is_head {
        return Err(wrong(last_line, "a line '---' between head and script is missing"));
    }
    if script.is_empty() {
        return Err(wrong(last_line, "the script after '---' says nothing"));
    }
    let head: Head = toml::from_str(&head_text).map_err(|error| {
        let begin = error.span().map_or(0, |span| span.start);
        let line = 1 + head_text[..begin].matches('\n').count();
        wrong(line, &plain(error.message()))
    })?;
    if seeds.is_some() && head.seed.is_some() {
        let found = head_text.lines().position(|line| line.trim_start().starts_with("seed"));
        let line = found.map_or(1, |idx| idx + 1);
        return Err(wrong(line, "'seed' says nothing where the script is played for 'seeds'"));
    }
    Ok(Source { head, head_text, script, seeds })
}

#[cfg(test)]
mod tests {
    use super::parse;

    const HEAD: &str = "game = \"smallworld\"\ntitle = \"a\"\nseats = 2\n";

    #[test]
    fn seeds_come_first_and_replace_the_seed() {
        let source = parse(&format!("{HEAD}---\nseeds 1..3\nasked P1\n")).unwrap();
        assert_eq!(source.seeds, Some(1..=3));
        assert_eq!(source.script.len(), 1);
        for (wrong, line) in [
            (format!("{HEAD}---\nasked P1\nseeds 1..3\n"), 6),
            (format!("{HEAD}---\nseeds 1..3\nseeds 1..3\n"), 6),
            (format!("{HEAD}---\nseeds 1..3\n"), 5),
            (format!("{HEAD}seed = 7\n---\nseeds 1..3\nasked P1\n"), 4),
        ] {
            assert_eq!(parse(&wrong).unwrap_err().line, line, "{wrong}");
        }
    }

    #[test]
    fn line_ends_and_marks_of_other_systems_are_read() {
        let text = format!("\u{feff}{HEAD}---\nasked P1\n").replace('\n', "\r\n");
        assert_eq!(parse(&text).unwrap().script.len(), 1);
    }
}
