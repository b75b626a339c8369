//! Bots in games where the right answer is known.

mod arena;
mod levels;
mod names;
mod search;
mod toy;
