//! The parts of a turn, one file per chapter of the rulebook, in the order of play (SW-TURN-02).

mod capture;
pub(crate) mod conquest;
pub(crate) mod decline;
pub(crate) mod end;
pub(crate) mod losses;
pub(crate) mod market;
pub(crate) mod mode;
pub(crate) mod muscle;
pub(crate) mod placement;
pub(crate) mod portal;
pub(crate) mod ready;
pub(crate) mod redeploy;
pub(crate) mod reinforce;
pub(crate) mod scoring;
pub(crate) mod strike;
pub(crate) mod upkeep;
pub(crate) mod withdraw;
