//! Whether the scenarios of a game notice when a card does not do one of the things it says.
//!
//! Content is read once in a process, so each sentence is left out in a process of its own: the test starts itself again
//! with the number of the sentence in an environment variable.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio, exit};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{fs, io, thread};

use crate::Staged;
use crate::folder::{failures, files};
use crate::run::BROKEN_DOWN;

/// One thing that a card says: an effect, a lasting effect, a keyword, an ability.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sentence {
    /// As notation names the card.
    pub card: String,
    pub what: String,
}

/// Where the test of a game is, and what it knows.
#[derive(Clone, Copy, Debug)]
pub struct Sentences<'a> {
    /// With the scenarios of the game.
    pub folder: &'a Path,
    /// How the test runner names the test that calls [`assert_played`].
    pub test: &'a str,
    /// In the order of their numbers.
    pub all: &'a [Sentence],
    /// The file with those that no scenario plays yet, one a line; it must become empty.
    pub unplayed: &'a Path,
}

/// Tells a process which sentence it leaves out.
const NUMBER: &str = "SENTENCE";
/// A process ends with this if every scenario holds without its sentence.
const ALL_HOLD: i32 = 3;
/// A process ends with this if its sentence cannot be left out.
const CANNOT_SILENCE: i32 = 4;
/// A process ends with this if a scenario panics without its sentence, where it should fail.
const PANICS: i32 = 5;
/// A rule that never ends without the sentence has noticed that it is missing.
const MAX_WAIT: Duration = Duration::from_secs(300);

/// Fails unless some scenario fails without each of the sentences; those in the file `unplayed` are left out, and one of
/// those that is played fails too. With `BLESS=1` in the environment the file is written anew instead.
///
/// `silence` makes the process play without the sentence of a number, before anything has read the content.
///
/// # Panics
/// With the sentences that no scenario plays, and those that are listed wrongly.
pub fn assert_played<G: Staged>(sentences: &Sentences<'_>, silence: impl FnOnce(usize)) {
    let files = files(sentences.folder).expect("the folder of scenarios can be listed");
    if let Some(number) = std::env::var_os(NUMBER) {
        let number =
            number.to_str().and_then(|it| it.parse().ok()).expect("a number of a sentence");
        if catch_unwind(AssertUnwindSafe(|| silence(number))).is_err() {
            exit(CANNOT_SILENCE);
        }
        notice::<G>(files, &sentences.all[number].card);
        return;
    }
    let (told, _) = failures::<G>(&files);
    assert!(told.is_empty(), "these fail with all sentences:\n{told}");
    let names = names(sentences.all);
    let listed = fs::read_to_string(sentences.unplayed).unwrap_or_default();
    let listed: BTreeSet<&str> =
        listed.lines().filter(|it| !it.is_empty() && !it.starts_with('#')).collect();
    let Noticed { unplayed, panicked } =
        noticed(sentences, &names).expect("a test can start itself again");
    if std::env::var_os("BLESS").is_some() {
        let lines: String = unplayed.iter().map(|it| format!("{it}\n")).collect();
        fs::write(sentences.unplayed, lines).expect("the list can be written");
        return;
    }
    let mut wrong = String::new();
    for name in &panicked {
        wrong += &format!("a scenario panics without {name}, where it should fail\n");
    }
    for name in unplayed.iter().filter(|it| !listed.contains(it.as_str())) {
        wrong += &format!("no scenario fails without {name}\n");
    }
    for name in listed.iter().filter(|it| !unplayed.contains(**it)) {
        let is_there = names.iter().any(|it| it == name);
        let why = if is_there { "is played" } else { "is no sentence" };
        wrong += &format!("{}: {name} {why}\n", sentences.unplayed.display());
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

/// Ends the process with [`ALL_HOLD`] unless a scenario fails, and with [`PANICS`] if one does not even fail; those that
/// name the card come first.
fn notice<G: Staged>(mut files: Vec<PathBuf>, card: &str) {
    let names_card =
        |file: &PathBuf| fs::read_to_string(file).is_ok_and(|text| text.contains(card));
    files.sort_by_cached_key(|file| !names_card(file));
    for file in files {
        let (told, _) = failures::<G>(&[file]);
        if told.contains(BROKEN_DOWN) {
            exit(PANICS);
        }
        if !told.is_empty() {
            return;
        }
    }
    exit(ALL_HOLD);
}

/// How a list names each sentence; equal ones of a card are numbered.
fn names(all: &[Sentence]) -> Vec<String> {
    let mut seen: BTreeMap<&Sentence, usize> = BTreeMap::new();
    let mut names = Vec::new();
    for it in all {
        let Sentence { card, what } = it;
        let n_seen = seen.entry(it).or_default();
        *n_seen += 1;
        let number = if *n_seen == 1 { String::new() } else { format!(" ({n_seen})") };
        names.push(format!("{card}: {what}{number}"));
    }
    names
}

/// What came of leaving each sentence out.
#[derive(Default)]
struct Noticed {
    /// The names of the sentences without which every scenario holds.
    unplayed: BTreeSet<String>,
    /// Those without which a scenario panics.
    panicked: BTreeSet<String>,
}

fn noticed(sentences: &Sentences<'_>, names: &[String]) -> io::Result<Noticed> {
    let next = AtomicUsize::new(0);
    let found = Mutex::new(Ok(Noticed::default()));
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(name) = names.get(number) else { break };
            let code = without(sentences.test, number);
            let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
            match (&mut *found, code) {
                (Ok(_), Err(error)) => *found = Err(error),
                (Ok(_), Ok(Some(CANNOT_SILENCE))) => {
                    let why = format!("{name} cannot be left out");
                    *found = Err(io::Error::other(why));
                }
                (Ok(it), Ok(Some(ALL_HOLD))) => {
                    it.unplayed.insert(name.clone());
                }
                (Ok(it), Ok(Some(PANICS))) => {
                    it.panicked.insert(name.clone());
                }
                (Ok(_), Ok(_)) | (Err(_), _) => {}
            }
        }
    };
    thread::scope(|scope| {
        let n_workers = thread::available_parallelism().map_or(1, usize::from);
        (0..n_workers).for_each(|_| {
            scope.spawn(work);
        });
    });
    found.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// How a process ends that plays without this sentence; nothing if something else ended it.
fn without(test: &str, number: usize) -> io::Result<Option<i32>> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["--exact", test, "--nocapture"]).env(NUMBER, number.to_string());
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn()?;
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(ExitStatus::code(&status));
        }
        if MAX_WAIT < start.elapsed() {
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        thread::sleep(Duration::from_millis(5));
    }
}

#[cfg(test)]
mod tests {
    use super::{Sentence, names};

    #[test]
    fn equal_sentences_of_a_card_are_numbered() {
        let sentence = |card: &str| Sentence { card: card.to_owned(), what: "Heal".to_owned() };
        let all = [sentence("a"), sentence("b"), sentence("a")];
        assert_eq!(names(&all), ["a: Heal", "b: Heal", "a: Heal (2)"]);
    }
}
