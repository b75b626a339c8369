//! Questions without side effects: each is the one place of its rule, and serves the list of legal actions, the
//! refusals, and what is shown to people.

pub(crate) mod cost;
pub(crate) mod dues;
pub(crate) mod misplaced;
pub(crate) mod numbers;
pub(crate) mod reach;
pub(crate) mod standing;
