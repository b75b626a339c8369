//! What has changed since the release before, by the subjects of the commits: `area: what changed`.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::run::{is_there, program, read};

/// The changes of the version that is made now.
pub(super) fn changelog(version: &str) -> Result<String, String> {
    // A tag on this very commit is that of the release itself.
    let last = ["describe", "--tags", "--abbrev=0", "--match", "v*", "HEAD^"];
    let since = if is_there("git", &last) { Some(read(program("git", &last))?) } else { None };
    let range = since.as_ref().map_or("HEAD".to_owned(), |it| format!("{}..HEAD", it.trim()));
    let subjects = read(program("git", &["log", "--no-merges", "--format=%s", &range]))?;
    let date = read(program("git", &["log", "-1", "--format=%cs"]))?;
    Ok(told(version, date.trim(), &subjects))
}

/// Subjects, the newest first, as a list for each area.
fn told(version: &str, date: &str, subjects: &str) -> String {
    let mut areas: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for subject in subjects.lines() {
        let named = subject.split_once(": ").filter(|(area, _)| area.bytes().all(is_of_area));
        let (area, what) = named.unwrap_or(("other", subject));
        for area in area.split(", ") {
            areas.entry(area).or_default().push(what);
        }
    }
    let mut text = format!("# gospoda {version} ({date})\n");
    for (area, changes) in areas {
        let _ = write!(text, "\n## {area}\n\n");
        for change in changes.iter().rev() {
            let _ = writeln!(text, "- {change}");
        }
    }
    text
}

/// Areas are names of crates and folders, with commas between them.
fn is_of_area(byte: u8) -> bool {
    byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-._, ".contains(&byte)
}

#[cfg(test)]
mod tests {
    use super::told;

    #[test]
    fn each_area_has_its_changes_the_oldest_first() {
        let subjects = "web, cli: a second thing: with a colon\nno area here\nRevert \"web: a thing\"\nweb: a first thing\n";
        let text = "# gospoda 1.2.3 (2026-11-25)\n\n\
            ## cli\n\n- a second thing: with a colon\n\n\
            ## other\n\n- Revert \"web: a thing\"\n- no area here\n\n\
            ## web\n\n- a first thing\n- a second thing: with a colon\n";
        assert_eq!(told("1.2.3", "2026-11-25", subjects), text);
    }
}
