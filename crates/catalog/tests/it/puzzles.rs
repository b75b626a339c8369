//! The puzzles of `puzzles/`: their solutions hold, they are puzzles, and their words are there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use catalog::scenario::{Limits, PuzzleFault, Source, parse};

/// A search that takes longer is left to `cargo xtask puzzles`.
const POSITIONS: usize = 400;

/// In how many words a task is said, by language.
const MOST_WORDS: [(&str, usize); 3] = [("en", 30), ("pl", 36), ("cs", 36)];
const MOST_WORDS_OF_A_SENTENCE: usize = 15;

fn puzzles() -> Vec<(PathBuf, Source)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles");
    let mut files = Vec::new();
    for game in fs::read_dir(root).unwrap() {
        for file in fs::read_dir(game.unwrap().path()).unwrap() {
            files.push(file.unwrap().path());
        }
    }
    files.retain(|it| it.extension().is_some_and(|ending| ending == "puzzle"));
    files.sort();
    let read = |file: PathBuf| {
        let source = parse(&fs::read_to_string(&file).unwrap());
        let source = source.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        (file, source)
    };
    files.into_iter().map(read).collect()
}

#[test]
fn every_solution_holds() {
    let puzzles = puzzles();
    for (file, source) in &puzzles {
        let report = catalog::game(&source.head.game).unwrap().run_scenario(source);
        assert_eq!(report.failure, None, "{}", file.display());
    }
    assert!(39 < puzzles.len(), "{}", puzzles.len());
}

#[test]
fn what_is_proved_quickly_is_proved() {
    let limits = Limits { positions: POSITIONS, is_late: &|| false };
    let mut n_proved = 0;
    for (file, source) in puzzles() {
        let proof = catalog::game(&source.head.game).unwrap().prove(&source, &limits);
        let faults = proof.unwrap_or_else(|it| panic!("{}: {it:?}", file.display())).faults;
        let is_big = faults == [PuzzleFault::TooBig];
        assert!(is_big || faults.is_empty(), "{}: {faults:?}", file.display());
        n_proved += usize::from(!is_big);
    }
    assert!(23 < n_proved, "{n_proved}");
}

/// What a file of words says: the message or attribute, and its text. Each stands in one line.
fn sayings(file: &Path) -> Vec<(String, String)> {
    let text = fs::read_to_string(file).unwrap_or_else(|it| panic!("{}: {it}", file.display()));
    let mut message = String::new();
    let mut res = Vec::new();
    for line in text.lines().filter(|it| !it.is_empty()) {
        let (name, said) = line.split_once('=').unwrap_or_else(|| panic!("{line}"));
        let (name, said) = (name.trim(), said.trim());
        if !name.starts_with('.') {
            message = name.to_owned();
        }
        let name = if name == message { message.clone() } else { format!("{message}{name}") };
        res.push((name, said.to_owned()));
    }
    res
}

/// The text without its variables, and the variables.
fn parts(text: &str) -> (String, BTreeSet<String>) {
    let mut plain = String::new();
    let mut variables = BTreeSet::new();
    for (idx, part) in text.split(['{', '}']).enumerate() {
        if idx.is_multiple_of(2) {
            plain.push_str(part);
        } else {
            variables.insert(part.trim().trim_start_matches('$').to_owned());
            plain.push('…');
        }
    }
    (plain, variables)
}

#[test]
fn every_puzzle_says_the_same_in_every_language() {
    for (file, source) in puzzles() {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        let step = &source.steps[0];
        let told: BTreeSet<String> = step.with.iter().map(|(name, _)| name.clone()).collect();
        let of_step =
            ["say", "hint", "missed"].map(|it| format!("lesson-{name}-{}.{it}", step.name));
        let mut wanted = vec![format!("lesson-{name}")];
        wanted.extend(["about", "goal", "end"].map(|it| format!("lesson-{name}.{it}")));
        wanted.push(format!("lesson-{name}-{}", step.name));
        wanted.extend(of_step);
        for (lang, most) in MOST_WORDS {
            let words = file.with_extension(format!("{lang}.ftl"));
            let sayings = sayings(&words);
            let names: Vec<&str> = sayings.iter().map(|(name, _)| name.as_str()).collect();
            assert_eq!(names, wanted, "{}", words.display());
            let mut used = BTreeSet::new();
            for (name, said) in &sayings {
                let (plain, variables) = parts(said);
                assert!(!plain.contains(|it: char| it.is_ascii_digit()), "{name}: {said}");
                assert!(plain.split_whitespace().count() <= most, "{name}: {said}");
                for sentence in plain.split(['.', '!', '?']) {
                    let n_words = sentence.split_whitespace().count();
                    assert!(n_words <= MOST_WORDS_OF_A_SENTENCE, "{name}: {sentence}");
                }
                used.extend(variables);
            }
            assert_eq!(used, told, "{}: what is told and what is used", words.display());
        }
    }
}
