//! The binary as somebody at a shell meets it: what it prints where, its exit codes, and the files it leaves.

#![allow(clippy::unwrap_used)]

mod admin;
mod backup;
mod bad_input;
mod campaign;
// Made for the tests of the server, and needed here as well.
#[allow(dead_code)]
#[path = "../../../server/tests/it/database.rs"]
mod database;
mod decided;
mod full_disk;
mod holding;
mod kept;
mod learn;
mod match_files;
mod nodes;
mod packs;
mod play;
mod reports;
mod served;
mod settings;
mod storm;
mod support;
mod thinkers;
