//! What the tests of every game have in common: laws that hold in any position, golden transcripts, path counts,
//! what is asked, and long random play.
//!
//! A game needs three lines for all laws:
//!
//! ```ignore
//! #[test]
//! fn every_law_holds() {
//!     testkit::laws::<SmallWorld>("SW", setups());
//! }
//! ```
//!
//! Suggested reading order: [`laws`](laws()), [`trial`](trial()), [`playthrough`](playthrough()), [`perft`](perft()),
//! [`questions`](questions()), [`soak`](soak()), [`altered`](altered()), [`Grafts`],
//! [`encoding`], [`learned`]. Inside: `position` (the laws of one position), `secrecy`, `habit`, `tree`.

mod altered;
mod chronicle;
pub mod encoding;
mod golden;
mod graft;
mod habit;
mod laws;
pub mod learned;
mod perft;
mod playthrough;
mod position;
mod questions;
mod secrecy;
mod soak;
mod tree;
mod trial;

pub use altered::{Altered, altered};
pub use chronicle::chronicle;
pub use golden::golden;
pub use graft::Grafts;
pub use laws::{laws, laws_with};
pub use perft::{perft, perft_files};
pub use playthrough::{playthrough, transcript};
pub use proptest;
pub use questions::{Asked, Dial, Idle, questions};
pub use secrecy::Obscure;
pub use soak::{Failure, Soak, n_games, soak};
pub use trial::{Broken, trial, trial_at};
