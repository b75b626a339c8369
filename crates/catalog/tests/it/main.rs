//! Tests of the catalog: scenario files, match files and the luck of tables.

mod bots;
mod match_files;
mod scenarios;
