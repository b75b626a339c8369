//! The parts of a turn, one file per chapter of the rulebook, in the order of play (SW-TURN-02).

pub(crate) mod upkeep;
pub(crate) mod mode;
pub(crate) mod market;
pub(crate) mod ready;
pub(crate) mod conquest;
pub(crate) mod strike;
pub(crate) mod losses;
pub(crate) mod muscle;
pub(crate) mod portal;
pub(crate) mod reinforce;
pub(crate) mod redeploy;
pub(crate) mod placement;
pub(crate) mod decline;
pub(crate) mod scoring;
pub(crate) mod withdraw;
pub(crate) mod end;
