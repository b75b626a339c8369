//! The binary as somebody at a shell meets it: what it prints where, its exit codes, and the files it leaves.

mod bad_input;
mod campaign;
mod match_files;
mod packs;
mod play;
mod reports;
mod support;
