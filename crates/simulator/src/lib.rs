//! Deterministic simulation of whole servers: several nodes on one simulated database, tables of all games, the people and
//! bots who play there, and faults, in one thread under virtual time. A seed decides everything; the same seed gives the
//! same story. `docs/simulation.md` tells what is simulated and what is checked.
//!
//! Suggested reading order: `plan` (what a seed decides), `simulation` (events in the order of virtual time), `database`,
//! `node` and `driver` (what the server does around a table), `client` and `person` (who plays), `faults`, `checks`,
//! `worlds` and `twins` (secrecy), `ending` (what must hold when the faults are over).

mod checks;
mod client;
mod database;
mod driver;
mod ending;
mod faults;
mod node;
mod notices;
mod opening;
mod person;
mod plan;
mod prepared;
mod random;
mod setup;
mod simulation;
mod story;
mod twins;
mod worlds;

pub use simulation::Report;

/// Runs the simulation of a seed, and tells its story.
pub fn simulate(seed: u64) -> Report {
    simulation::Simulation::new(seed, true).run()
}

/// Runs the simulation of a seed without its story, which takes time to write.
pub fn check(seed: u64) -> Report {
    simulation::Simulation::new(seed, false).run()
}
