//! Files that say what came out last time.

use std::fs;
use std::path::Path;

/// Compares `text` with the golden file at `path`, given from the root of the crate.
///
/// With `BLESS=1` in the environment the file is written instead; never where `CI` is set.
///
/// # Panics
/// When they differ, with the first line that does, or when the file cannot be read or written.
pub fn golden(path: &str, text: &str) {
    let is_blessing = std::env::var_os("BLESS").is_some_and(|it| it == "1");
    if is_blessing && std::env::var_os("CI").is_none() {
        let folder = Path::new(path).parent().unwrap_or(Path::new("."));
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(path, text));
        written.unwrap_or_else(|error| panic!("{path} cannot be written: {error}"));
        return;
    }
    let expected = fs::read_to_string(path)
        .unwrap_or_else(|error| panic!("{path} cannot be read: {error}; BLESS=1 writes it"));
    if expected == text {
        return;
    }
    let differs = |(_, (old, new)): &(usize, (&str, &str))| old != new;
    let pairs = expected.lines().zip(text.lines()).enumerate();
    match { pairs }.find(differs) {
        Some((idx, (old, new))) => panic!(
            "{path}:{}: what came out is not what is written\n- {old}\n+ {new}\nBLESS=1 accepts it",
            idx + 1
        ),
        None => panic!(
            "{path} has {} lines, {} came out; BLESS=1 accepts it",
            expected.lines().count(),
            text.lines().count()
        ),
    }
}
