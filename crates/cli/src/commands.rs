//! One file per command.

pub(crate) mod admin;
pub(crate) mod analyse;
pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod calibrate;
pub(crate) mod cards;
pub(crate) mod hint;
pub(crate) mod league;
pub(crate) mod play;
pub(crate) mod render;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod scenario;
pub(crate) mod serve;
pub(crate) mod sim;
pub(crate) mod think;
pub(crate) mod train;
pub(crate) mod verify;

use std::path::Path;

use anyhow::{Error, Result, anyhow};
use catalog::{AnyTable, CatalogError, Fault, FileError, Refused, record};
use text::{Lang, Voice};

use crate::output;

/// The match of a match file, after `n_records` actions if a number is given.
pub(crate) fn open(path: &Path, n_records: Option<usize>, lang: Lang) -> Result<Box<dyn AnyTable>> {
    record::open(&output::read(path)?, n_records).map_err(|FileError { line, what }| {
        anyhow!("{}:{line}: {}", path.display(), fault(what, lang))
    })
}

/// A wrong setup, with the sentence of the rule that refuses it.
pub(crate) fn setup_error(error: CatalogError, lang: Lang) -> Error {
    match error {
        CatalogError::Refused(why) => anyhow!("the setup is refused: {}", sentence(&why, lang)),
        other @ (CatalogError::NoSuchGame(_)
        | CatalogError::Seats { .. }
        | CatalogError::Setup(_)
        | CatalogError::Chance(_)) => other.into(),
    }
}

/// What is wrong with a line of a match file, with the sentence of the rule that refuses it.
pub(crate) fn fault(fault: Fault, lang: Lang) -> String {
    match fault {
        Fault::Form(what) | Fault::Play(what) => what,
        Fault::Refused { what, why } => format!("{what} is refused: {}", sentence(&why, lang)),
    }
}

/// The sentence of a refusal.
pub(crate) fn sentence(why: &Refused, lang: Lang) -> String {
    why.tell(&Voice::nameless(lang))
}
