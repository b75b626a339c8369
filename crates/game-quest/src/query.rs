//! Questions without side effects.

pub(crate) mod enemies;
pub(crate) mod gear;
pub mod odds;
pub(crate) mod party;
pub(crate) mod pool;
pub(crate) mod uses;
pub(crate) mod who;
pub(crate) mod why_not;
