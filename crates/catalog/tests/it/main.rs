//! Tests of the catalog: scenario files, match files, packs and the luck of tables.

mod match_files;
mod packs;
mod scenarios;
