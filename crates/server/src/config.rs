//! What a host may set.

use std::path::PathBuf;
use std::time::Duration;

use crate::limits::Limits;
use notifications::Notify;

/// Where a server keeps what it knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Storage {
    /// A folder of its own, with an SQLite database.
    Folder(PathBuf),
    /// A PostgreSQL database, which other servers may share.
    Database {
        /// `postgres://user@host/name`
        url: String,
        /// Where the other servers reach this one, host and port; nothing means where it listens.
        node: Option<String>,
        /// A folder of its own, for reports of faults.
        data: PathBuf,
    },
}

/// The knobs of a server. The default is what a family at one table wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// A pause before each visible action of a bot, so that people can follow.
    pub bot_pause: Duration,
    /// A table that nobody watches or plays at leaves the memory after this time.
    pub idle_after: Duration,
    /// How many bots may search at once. As many more may think beside them that do not search: random and greedy ones.
    pub n_thinking: usize,
    /// The longest that one bot may think about one action.
    pub longest_thought: Duration,
    /// Where the luck of new tables comes from. Nothing means the operating system; a number makes every run the same,
    /// for tests, and everything that is secret about luck known.
    pub seed: Option<u64>,
    pub limits: Limits,
    pub notify: Notify,
}

impl Default for Config {
    fn default() -> Self {
        let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            bot_pause: Duration::from_millis(350),
            idle_after: Duration::from_secs(300),
            n_thinking: n_cores,
            longest_thought: Duration::from_secs(10),
            seed: None,
            limits: Limits::default(),
            notify: Notify::default(),
        }
    }
}

impl Config {
    /// Bots answer at once: for tests.
    #[must_use]
    pub fn without_pauses(self) -> Self {
        Self { bot_pause: Duration::ZERO, ..self }
    }
}
