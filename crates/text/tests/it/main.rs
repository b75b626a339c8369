//! Tests of everything that is said to people.

mod adventure;
mod cases;
mod keys;
mod lang;
mod names;
mod playthrough;
mod plurals;
mod quest;
mod said;
mod samples;
mod snapshots;
mod style;
mod wrath;
mod wrath_terms;
