//! The chapters of the rulebook, in the order of a quest. Each file has `enter`, `legal`, `check` and `resolve`.

pub(crate) mod activation;
pub(crate) mod deed;
pub(crate) mod dungeon;
pub(crate) mod end;
pub(crate) mod enemies;
pub(crate) mod location;
pub(crate) mod outcome;
pub(crate) mod payments;
pub(crate) mod peril;
pub(crate) mod reroll;
pub(crate) mod settlement;
pub(crate) mod start;
pub(crate) mod treasure;
