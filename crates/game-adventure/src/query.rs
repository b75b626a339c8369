//! Questions without side effects: the predicates that list, refuse and explain.

pub mod fight;
pub(crate) mod moments;
pub mod odds;
pub mod plays;
pub mod reach;
pub mod stats;
pub mod valor;
