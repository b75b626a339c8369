//! Tests of the catalog: that games are complete, scenario files, match files, packs, the randomness of tables, and answers in advance.

#![allow(clippy::unwrap_used)]

mod auto_answers;
mod auto_answers_quest;
mod bots;
mod chances;
mod complete;
mod episodes;
mod frozen;
mod hints;
mod holdings;
mod last_thinker;
mod match_files;
mod packs;
mod past;
mod puzzles;
mod questions;
mod reviews;
mod scenarios;
mod secrecy;
mod states;
mod yardstick;
