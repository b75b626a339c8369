//! Questions without side effects.

pub(crate) mod fighting;
pub mod odds;
pub(crate) mod pending;
pub(crate) mod playing;
pub(crate) mod questing;
pub(crate) mod standing;
