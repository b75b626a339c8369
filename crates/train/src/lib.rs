//! Learns the weights of a net from positions: forward, backward, and the steps of Adam (Kingma and Ba, 2015).
//!
//! It knows no game and reads no file. On one thread everything follows from the positions and the seed.
//!
//! Suggested reading order: `examples` (what is learned from), `gradient` (how wrong, and which way to go), `fit`.

mod examples;
mod fit;
mod gradient;

pub use examples::{Examples, targets};
pub use fit::{Plan, Progress, fit};
pub use gradient::{Gradient, log_loss};
