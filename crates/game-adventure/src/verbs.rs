//! The only functions that move pieces. Each tells what it did.

pub(crate) mod cards;
pub(crate) mod deck;
pub(crate) mod figure;
pub(crate) mod quest;
