//! Learns the weights of a net from positions, and those of a policy from choices.
//!
//! It knows no game and reads no file. On one thread everything follows from what is learned from and the seed.
//!
//! Suggested reading order: `examples` (positions to learn from), `gradient` (how wrong, and which way to go), `adam` (the steps),
//! `fit`; `choices` (what searches visited), `policy` (the same for these).

mod adam;
mod choices;
mod examples;
mod fit;
mod gradient;
mod policy;
mod random;

pub use choices::Choices;
pub use examples::{Examples, targets};
pub use fit::{Plan, Progress, fit};
pub use gradient::{Gradient, log_loss};
pub use policy::{Agreement, agreement, fit_policy};
