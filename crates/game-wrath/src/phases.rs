//! One file for each chapter of the rulebook. A file has the same shape throughout: what happens when a step is
//! entered, what may be answered, how an answer is resolved; then its helpers.

pub(crate) mod abominations;
pub(crate) mod actions;
pub(crate) mod consent;
pub(crate) mod damage;
pub(crate) mod draw;
pub(crate) mod fight;
pub(crate) mod free;
pub(crate) mod ghouls;
pub(crate) mod heroes;
pub(crate) mod opening;
pub(crate) mod quest;
pub(crate) mod reasons;
pub(crate) mod rewards;
pub(crate) mod rise;
pub(crate) mod turn;
