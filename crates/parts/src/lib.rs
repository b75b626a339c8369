//! Pieces that many games are made of: tables by seat and by kind, piles, sets of numbered spaces.
//!
//! All of them are plain memory: a state made of them is cloned by copying.

mod named;
mod pile;
mod slots;
mod spaces;

pub use named::UnknownName;
pub use pile::Pile;
pub use slots::{PerSeat, Slots};
pub use spaces::Spaces;
