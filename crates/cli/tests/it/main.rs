//! The binary as somebody at a shell meets it: what it prints where, its exit codes, and the files it leaves.

#![allow(clippy::unwrap_used)]

mod bad_input;
mod campaign;
mod holding;
mod match_files;
mod packs;
mod play;
mod reports;
mod served;
mod storm;
mod support;
