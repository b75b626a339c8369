//! Every lesson can be taught, and nobody gets stuck in one.

mod bench;
mod examples;
mod files;
mod laws;
mod missing;
mod puzzles;
mod tips;
mod words;
