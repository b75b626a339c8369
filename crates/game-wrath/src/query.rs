//! Questions without side effects.

pub(crate) mod fighting;
pub(crate) mod playing;
pub(crate) mod questing;
pub(crate) mod standing;
