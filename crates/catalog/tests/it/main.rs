//! Tests of the catalog: scenario files, match files, packs, the luck of tables, and answers in advance.

mod bots;
mod match_files;
mod packs;
mod scenarios;
mod standing;
