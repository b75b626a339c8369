//! What a host may set about tables.

use std::sync::{PoisonError, RwLock};
use std::time::Duration;

/// The knobs of the tables. The default is what a family at one table wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    /// A pause before each visible action of a bot, so that people can follow.
    pub bot_pause: Duration,
    /// A table that nobody watches or plays at leaves the memory after this time.
    pub idle_after: Duration,
    /// The longest that one bot may think about one action.
    pub longest_thought: Duration,
    /// Where the randomness of new tables comes from. Nothing means [`Host::fill_random`](crate::Host::fill_random); a number
    /// makes every run the same, for tests, and everything that is secret about randomness known.
    pub seed: Option<u64>,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            bot_pause: Duration::from_millis(350),
            idle_after: Duration::from_secs(300),
            longest_thought: Duration::from_secs(10),
            seed: None,
        }
    }
}

/// What holds now; it may change while tables are played.
#[derive(Debug)]
pub(crate) struct CurrentConfig(RwLock<Config>);

impl CurrentConfig {
    pub(crate) fn new(config: Config) -> Self {
        Self(RwLock::new(config))
    }

    pub(crate) fn now(&self) -> Config {
        *self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Seeds go on as they began.
    pub(crate) fn set(&self, config: Config) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = config;
    }
}
