//! Copies of the workspace below `target/`, in which defects are built: those of `mutants`, and those of `breaks.toml`. An
//! environment variable switches one of them on.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::run::root;
use crate::tidy::files;

const SWITCH: &str = include_str!("switch.rs.txt");

/// A copy. The workspace lies one folder deeper in it, so that Cargo takes its crates for others than ours and both may
/// share one target folder with all dependencies. Two copies have two folders for the same reason.
pub(crate) struct Copy {
    /// Where it is below `target/`.
    home: &'static str,
    folder: &'static str,
    copied: &'static [&'static str],
}

/// The rules of games; the assets are not needed.
const MUTANTS: Copy =
    Copy { home: "mutants", folder: "m", copied: &["crates/", "xtask/", "scenarios/", "docs/"] };

/// Whole servers.
pub(crate) const BREAKS: Copy = Copy {
    home: "breaks",
    folder: "b",
    copied: &["crates/", "xtask/", "scenarios/", "docs/", "assets/", "lessons/", "puzzles/"],
};

/// Cargo's folder for what it builds.
pub(crate) fn target() -> PathBuf {
    let named = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    root().join(named.unwrap_or_else(|| "target".into()))
}

/// The folder with the copy and the results of the last runs.
pub(crate) fn home() -> PathBuf {
    target().join(MUTANTS.home)
}

/// The root of the copied workspace, where its manifest is.
pub(crate) fn tree() -> PathBuf {
    MUTANTS.tree()
}

/// Where a file of ours is in the copy.
pub(crate) fn copied(file: &str) -> PathBuf {
    MUTANTS.copied(file)
}

/// The name under which the compiler speaks of a file of ours.
pub(crate) fn name_in_copy(file: &str) -> String {
    format!("{}/{file}", MUTANTS.folder)
}

/// Brings the copy up to date. `changed` are the files that differ from ours.
pub(crate) fn refresh(changed: &BTreeMap<String, String>) -> Result<(), String> {
    MUTANTS.refresh(changed)
}

impl Copy {
    /// The root of the copied workspace, where its manifest is.
    pub(crate) fn tree(&self) -> PathBuf {
        target().join(self.home).join("tree")
    }

    /// Where a file of ours is in the copy.
    fn copied(&self, file: &str) -> PathBuf {
        self.tree().join(self.folder).join(file)
    }

    /// Brings the copy up to date. `changed` are the files that differ from ours.
    pub(crate) fn refresh(&self, changed: &BTreeMap<String, String>) -> Result<(), String> {
        let mut wanted = BTreeSet::new();
        for file in files()? {
            if !self.copied.iter().any(|it| file.starts_with(it)) {
                continue;
            }
            let to = self.copied(&file);
            let from = root().join(&file);
            if !from.exists() {
                continue;
            }
            match changed.get(&file) {
                Some(text) => write(&to, text.as_bytes())?,
                None if file == "crates/kernel/src/lib.rs" => {
                    let text = read(&from)? + "\npub mod mutant;\n";
                    write(&to, text.as_bytes())?;
                }
                None => {
                    let bytes =
                        fs::read(&from).map_err(|it| format!("{}: {it}", from.display()))?;
                    write(&to, &bytes)?;
                }
            }
            wanted.insert(to);
        }
        let switch = self.copied("crates/kernel/src/mutant.rs");
        write(&switch, SWITCH.as_bytes())?;
        wanted.insert(switch);
        let manifest = read(&root().join("Cargo.toml"))?;
        let manifest = manifest.replace("\"crates/", &format!("\"{}/crates/", self.folder));
        let manifest = manifest.replace("\"xtask\"", &format!("\"{}/xtask\"", self.folder));
        write(&self.tree().join("Cargo.toml"), manifest.as_bytes())?;
        write(&self.tree().join("Cargo.lock"), read(&root().join("Cargo.lock"))?.as_bytes())?;
        remove_others(&self.tree().join(self.folder), &wanted)
    }
}

pub(crate) fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Leaves a file alone that says the same already, so that Cargo sees no change.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    if fs::read(path).is_ok_and(|it| it == bytes) {
        return Ok(());
    }
    let folder = path.parent().map(fs::create_dir_all).transpose();
    folder
        .and_then(|_| fs::write(path, bytes))
        .map_err(|error| format!("{}: {error}", path.display()))
}

fn remove_others(folder: &Path, wanted: &BTreeSet<PathBuf>) -> Result<(), String> {
    let entries = fs::read_dir(folder).map_err(|it| format!("{}: {it}", folder.display()))?;
    for path in entries.flatten().map(|it| it.path()) {
        if path.is_dir() {
            remove_others(&path, wanted)?;
        } else if !wanted.contains(&path) {
            fs::remove_file(&path).map_err(|it| format!("{}: {it}", path.display()))?;
        }
    }
    Ok(())
}
