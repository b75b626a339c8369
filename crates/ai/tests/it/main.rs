//! Bots in games where the right answer is known.

mod arena;
mod hints;
mod levels;
mod names;
mod reviews;
mod search;
mod toy;
