//! What card games share beside pieces: effects in one flat row, and content that is read from text with the place of
//! every mistake.
//!
//! What effects there are, and what they do, is the business of each game.
//!
//! Suggested reading order: [`arena`], [`lay`](mod@lay), [`source`].

pub mod arena;
pub mod lay;
pub mod source;

pub use arena::{Arena, Block};
pub use lay::Lay;
pub use source::{Fault, read, within};
