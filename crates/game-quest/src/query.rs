//! Questions without side effects.

pub mod odds;
