//! A judgement and a policy that were learned from games: what they look at, their weights, and how they come to numbers.
//!
//! A game lists its inputs by name and turns them on for a position as a seat sees it. The weights are made by
//! `gospoda train` (the crate `train`) and stand in a file beside the data of the game. Sums have a fixed order, so a
//! judgement is the same wherever the same program runs.
//!
//! Suggested reading order: `inputs` (what is on), `weights` (the numbers and how they are added up), `scores` (a policy), `file`.

mod file;
mod inputs;
mod scores;
mod weights;

pub use file::FileError;
pub use inputs::{Group, InputList, Inputs};
pub use scores::{Policy, Scores};
pub use weights::{FIRST, Hidden, SECOND, Weights};
