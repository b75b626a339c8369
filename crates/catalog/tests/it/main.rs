//! Tests of the catalog: scenario files, match files, packs and the luck of tables.

mod packs;
mod scenarios;
