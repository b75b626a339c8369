//! Games that were written down are played again.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use catalog::{AnyGame, AnyState};
use kernel::{Chance, Seat};
use text::Lang;

use super::Line;
use crate::commands::setup_error;
use crate::output;

/// Tells `each` the games of all files. What tells these games from others is returned.
pub(super) fn each_game(
    game: &dyn AnyGame,
    files: &[PathBuf],
    mut each: impl FnMut(&Line) -> Result<()>,
) -> Result<blake3::Hasher> {
    let mut hash = blake3::Hasher::default();
    for path in files {
        let text = output::read(path)?;
        hash.update(text.as_bytes());
        for (nth, line) in text.lines().enumerate() {
            let place = || format!("{}:{}", path.display(), nth + 1);
            read(game, line).and_then(|it| each(&it)).with_context(place)?;
        }
    }
    Ok(hash)
}

fn read(game: &dyn AnyGame, line: &str) -> Result<Line> {
    let line: Line = serde_json::from_str(line).context("this is no game to learn from")?;
    if line.game != game.info().id {
        bail!("this is a game of {}", line.game);
    }
    Ok(line)
}

/// Plays a game again, and tells `each` the positions with a choice, who chooses, and which of the answers follows.
pub(super) fn each_choice(
    game: &dyn AnyGame,
    line: &Line,
    mut each: impl FnMut(&dyn AnyState, Seat, usize) -> Result<()>,
) -> Result<()> {
    let mut chance = Chance::fast(line.seed);
    let state = game.new_state(&line.setup, &mut chance);
    let mut state = state.map_err(|error| setup_error(error, Lang::En))?;
    let mut answers = line.answers.iter().enumerate();
    while let Some(seat) = state.asked().first() {
        let legal = state.legal(seat);
        let action = match legal.as_slice() {
            [only] => only,
            _ => {
                let (nth, (action, _)) = answers.next().context("the game has too few answers")?;
                each(&*state, seat, nth)?;
                action
            }
        };
        state.apply(seat, action, &mut chance)?;
    }
    if answers.next().is_some() || state.outcome().is_none_or(|it| it.returns != line.returns) {
        bail!("the game ends otherwise than it is told");
    }
    Ok(())
}
