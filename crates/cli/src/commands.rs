//! One file per command.

pub(crate) mod bench;
pub(crate) mod cards;
pub(crate) mod play;
pub(crate) mod render;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod scenario;
pub(crate) mod serve;
pub(crate) mod sim;
pub(crate) mod verify;

use anyhow::{Context, Result};
use text::Narrator;

/// The words of a game.
pub(crate) fn narrator(game: &str) -> Result<&'static dyn Narrator> {
    text::narrator(game).with_context(|| format!("{game} has no words yet"))
}
