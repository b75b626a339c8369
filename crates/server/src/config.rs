//! What a host may set.

use std::path::PathBuf;
use std::time::Duration;

use crate::limits::Limits;
use crate::retention::Retention;
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

impl Storage {
    /// What it is, without where it is.
    pub(crate) const fn kind(&self) -> &'static str {
        match self {
            Self::Folder(_) => "SQLite",
            Self::Database { .. } => "PostgreSQL",
        }
    }
}

/// The knobs of a server. The default is what a family at one table wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// See [`web::Config`].
    pub bot_pause: Duration,
    pub idle_after: Duration,
    /// How many bots may search at once. As many more may think beside them that do not search: random and greedy ones.
    pub n_thinking: usize,
    /// Bots search on threads of this server only while no thinker is there, and what thinkers do not end.
    pub leaves_thinking: bool,
    pub longest_thought: Duration,
    pub seed: Option<u64>,
    /// The folder of `cargo xtask web`, offered below `/local/`.
    pub site: Option<PathBuf>,
    pub limits: Limits,
    pub notify: Notify,
    pub retention: Retention,
}

impl Default for Config {
    fn default() -> Self {
        let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
        let web::Config { bot_pause, idle_after, longest_thought, seed, .. } =
            web::Config::default();
        Self {
            bot_pause,
            idle_after,
            n_thinking: n_cores,
            leaves_thinking: false,
            longest_thought,
            seed,
            site: None,
            limits: Limits::default(),
            notify: Notify::default(),
            retention: Retention::default(),
        }
    }
}

impl Config {
    /// The part that every shell has.
    pub(crate) fn web(&self) -> web::Config {
        web::Config {
            bot_pause: self.bot_pause,
            idle_after: self.idle_after,
            longest_thought: self.longest_thought,
            seed: self.seed,
        }
    }

    /// Bots answer at once: for tests.
    #[must_use]
    pub fn without_pauses(self) -> Self {
        Self { bot_pause: Duration::ZERO, ..self }
    }
}
