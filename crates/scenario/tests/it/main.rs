//! Scenarios of a small game: every statement holds where it should, and can fail.

#[path = "../../../testkit/tests/it/toy.rs"]
mod toy;

mod lessons;
mod puzzles;
mod setup;
mod statements;
