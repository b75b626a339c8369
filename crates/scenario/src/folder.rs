//! All scenario files below a folder, for the tests of a game.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The scenario files below a folder, sorted.
///
/// # Errors
/// A folder that cannot be listed.
pub fn files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "scenario") {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// Names a file with the paths of scenarios, one a line, which [`assert_all_hold`] plays instead of a whole folder.
pub const LIST: &str = "SCENARIOS";

/// For the tests of a game: fails unless every scenario below the folder holds and there are more than `at_least`.
///
/// If the environment variable [`LIST`] is set, the files of that list are played in their order, up to the first that
/// fails; the name of each is printed before it is played. Mutation testing runs only what can kill a mutant.
///
/// # Panics
/// With what does not hold.
pub fn assert_all_hold<G: crate::Staged>(folder: &Path, at_least: usize) {
    if let Some(list) = std::env::var_os(LIST) {
        let list = fs::read_to_string(list).expect("the list of scenarios can be read");
        for file in list.lines() {
            eprintln!("{file}");
            let (told, _) = failures::<G>(&[file.into()]);
            assert!(told.is_empty(), "\n{told}");
        }
        return;
    }
    let files = files(folder).expect("the folder of scenarios can be listed");
    let (told, n_held) = failures::<G>(&files);
    assert!(told.is_empty(), "\n{told}");
    assert!(at_least < n_held, "{n_held} scenarios in {}", folder.display());
}

/// What does not hold in these files, as a text for people, and how many files hold. Every file is of the game `G`.
pub fn failures<G: crate::Staged>(files: &[PathBuf]) -> (String, usize) {
    let mut told = String::new();
    let mut n_held = 0;
    for file in files {
        let name = file.display();
        let read = fs::read_to_string(file).map_err(|error| error.to_string());
        let source = read.and_then(|text| crate::parse(&text).map_err(|error| error.to_string()));
        let wrong = match source {
            Err(what) => Some(format!("{name}: {what}")),
            Ok(source) if source.head.game != G::INFO.id => {
                Some(format!("{name}: a scenario of {}, not of {}", source.head.game, G::INFO.id))
            }
            Ok(source) => crate::run::<G>(&source).failure.map(|it| {
                let (line, what, expected, found) = (it.line, it.what, it.expected, it.found);
                format!("{name}:{line}: {what}\n  expected {expected}\n  found    {found}")
            }),
        };
        match wrong {
            Some(wrong) => writeln!(told, "{wrong}").expect("writing to a string"),
            None => n_held += 1,
        }
    }
    (told, n_held)
}
