//! The native half of the Python package `gospoda`: games, positions, bots and batches of games, over the crate `catalog`.
//!
//! Nothing is decided here: rules, encoding, episodes and match files are Rust of the crates below, and the faces to PettingZoo,
//! Gymnasium and OpenSpiel are Python (`python/gospoda`). Signatures and docstrings are in `python/gospoda/_gospoda.pyi`.
//!
//! Suggested reading order: `game` (a game with its setup), `position` (what `state` and `seen` share), `state` (a position
//! that is played on), `seen` (one as a seat knows it), `episode` and `batch` (games to learn from), `matches`, `errors`.

#![expect(clippy::needless_pass_by_value, reason = "Python hands arguments over by value")]

mod arrays;
mod batch;
mod bot;
mod episode;
mod errors;
mod game;
mod matches;
mod position;
mod seen;
mod state;

#[pyo3::pymodule(gil_used = false)]
mod _gospoda {
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::bot::{Bot, bot, wilson};
    #[pymodule_export]
    use crate::episode::Episode;
    #[pymodule_export]
    use crate::game::{Field, Game, games, load, restore_game, seats_of};
    #[pymodule_export]
    use crate::matches::{Match, parse_match};
    #[pymodule_export]
    use crate::seen::Seen;
    #[pymodule_export]
    use crate::state::State;
}
