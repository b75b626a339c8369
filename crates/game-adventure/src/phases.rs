//! One file per chapter of the rulebook, each with what is asked, what is allowed and what comes of it.

pub(crate) mod challenge;
pub(crate) mod combat;
pub(crate) mod defeat;
pub(crate) mod end;
pub(crate) mod exploration;
pub(crate) mod fight;
pub(crate) mod maintenance;
pub(crate) mod movement;
pub(crate) mod quests;
pub(crate) mod setup;
pub(crate) mod turn;
