//! Content packs: a folder in which the owner of a printed game puts its true values in the place of ours.
//!
//! A game reads text and knows no files; here are the files. Every `*.ron` of the folder is read, in the order of the
//! names; what may stand in it is told in `docs/content-pack.md`.

use std::fs;
use std::path::Path;

use crate::game::AnyGame;
use crate::games::game;

/// Why a content pack cannot be played with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackError {
    /// The folder or a file in it cannot be read.
    #[error("{path}: {what}")]
    File { path: String, what: String },
    /// There is nothing in the folder that a pack is made of.
    #[error("{0}: there is no .ron file in this folder")]
    Empty(String),
    /// A mistake, with file, line and column.
    #[error("{0}")]
    Mistake(String),
    #[error("{0} has no content packs")]
    NoPacks(String),
    /// A table was opened before the pack was installed.
    #[error("a content pack must be there before the first table is opened")]
    TooLate,
}

/// Reads a pack from its name and its files, each with its name and text; on a mistake it says where, and what it is.
pub type PackReader = fn(&str, &[(String, String)]) -> Result<Pack, String>;

/// A pack that was read.
pub struct Pack {
    /// What its edition is called.
    pub edition: String,
    /// Makes it what this process plays with; false if it is too late.
    pub install: Box<dyn FnOnce() -> bool>,
}

/// Reads a content pack without playing with it; returns what its edition is called.
///
/// # Errors
/// The first mistake.
pub fn check_pack(game: &str, folder: &Path) -> Result<String, PackError> {
    read_pack(game, folder).map(|pack| pack.edition)
}

/// Makes a content pack what this process plays with; returns what its edition is called.
///
/// # Errors
/// The first mistake; or that it is too late.
pub fn install_pack(game: &str, folder: &Path) -> Result<String, PackError> {
    let Pack { edition, install } = read_pack(game, folder)?;
    if install() { Ok(edition) } else { Err(PackError::TooLate) }
}

fn read_pack(id: &str, folder: &Path) -> Result<Pack, PackError> {
    let Some(read) = game(id).ok().and_then(AnyGame::pack_reader) else {
        return Err(PackError::NoPacks(id.to_owned()));
    };
    let shown = folder.display().to_string();
    let unread = |path: &Path, error: std::io::Error| PackError::File {
        path: path.display().to_string(),
        what: error.to_string(),
    };
    let entries = fs::read_dir(folder).map_err(|error| unread(folder, error))?;
    let mut paths: Vec<_> = entries.filter_map(|it| Some(it.ok()?.path())).collect();
    paths.retain(|it| it.extension().is_some_and(|ending| ending == "ron"));
    paths.sort();
    if paths.is_empty() {
        return Err(PackError::Empty(shown));
    }
    let mut texts = Vec::new();
    for path in &paths {
        let text = fs::read_to_string(path).map_err(|error| unread(path, error))?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        texts.push((name, text));
    }
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    read(&name, &texts).map_err(|fault| PackError::Mistake(format!("{shown}/{fault}")))
}
