//! What people see: HTML and SVG as pure functions of what a viewer may know, and of the language.
//!
//! The same drawing serves the live table, replays, `gospoda render` and the pictures in the documentation. Nothing
//! here knows a rule, a socket or a clock; a renderer gets a [`kernel::Situation`] and never a state, so a secret
//! cannot be drawn by mistake.

pub mod art;
pub mod desk;

pub use desk::{Desk, Home, HomeTable, Occupant, Part, Prefs, SeatInfo, TableInfo};
