//! Pieces that many games are made of: tables by seat and by kind, piles, sets of numbered spaces; names,
//! notation, and where their values come from.
//!
//! All of them are plain memory: a state made of them is cloned by copying.
//!
//! Suggested reading order: `named` (a closed list of names), `named_set`, `slots`, `spaces`, `pile`, `secret`,
//! `notation`, `chapters`, `provenance`.

mod chapters;
mod named;
mod named_set;
mod notation;
mod pile;
mod provenance;
mod secret;
mod slots;
mod spaces;

#[doc(hidden)]
pub use chapters::{variant_of, variants};
pub use named::{Named, UnknownName};
pub use named_set::Members;
pub use notation::{ParseActionError, Words};
pub use pile::Pile;
pub use provenance::Provenance;
pub use secret::Secret;
pub use slots::{PerSeat, Slots};
pub use spaces::Spaces;
