//! Tests of everything that is said to people.

mod cases;
mod keys;
mod lang;
mod playthrough;
mod plurals;
mod quest;
mod samples;
mod snapshots;
