//! Bots that play any game, and an arena in which they meet.
//!
//! A bot knows a game only through [`kernel::Game`] and sees of a position only what its seat may know: each look
//! is at a determinised copy. What a game adds is one function, `evaluate`.
//!
//! Suggested reading order: [`spec`] (how bots are named), [`think`] (the door), [`mod@clock`], `greedy`, `playout`, `search`
//! and its `tree`, [`settings`] (the knobs), `habit` (what playouts
//! have learnt), [`frozen`] (the first search, against which progress is measured), [`arena`] (games and series), [`mod@calibration`] (whether chances come true).

pub mod arena;
pub mod calibration;
pub mod clock;
pub mod frozen;
mod greedy;
mod habit;
pub mod playout;
pub mod search;
mod seeds;
pub mod settings;
pub mod spec;
pub mod stats;
pub mod think;
mod tree;

pub use arena::{ArenaError, GameResult, Seating, Series, SeriesPlan, Standing, TeamRecord};
pub use arena::{Thinking, play_game, run_series};
pub use calibration::{Calibration, Prediction, calibration};
pub use clock::{Clock, SystemClock};
pub use playout::{Horizon, Policy, random_game, random_playout};
pub use search::{Candidate, Thought};
pub use settings::Settings;
pub use spec::{BotSpec, Budget, ParseBotError, ParseBudgetError};
pub use think::{Bot, Entrant, Thinker, consider, think};
