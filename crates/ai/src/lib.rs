//! Bots that play any game, and an arena in which they meet.
//!
//! A bot knows a game only through [`kernel::Game`] and sees of a position only what its seat may know: each look
//! is at a determinised copy. What a game adds is one function, `evaluate`.
//!
//! Suggested reading order: [`spec`] (how bots are named), [`think`] (the door), [`mod@clock`] and `meter`, `greedy`, `playout`, `guide`, `search`
//! and its `tree`, [`settings`] (the knobs), [`level`] (whom people meet), `habit` (what playouts
//! have learnt), [`frozen`] (the first search, against which progress is measured), [`arena`] (games and series), [`sequential`] (when a series has said enough),
//! [`ratings`] (what many series say together), [`mod@calibration`] (whether chances come true), [`hint`] (the best answers weighed against each other),
//! [`review`] (a look back at a game).

pub mod arena;
pub mod calibration;
pub mod clock;
pub mod frozen;
mod greedy;
mod guide;
mod habit;
pub mod hint;
pub mod level;
mod meter;
pub mod playout;
pub mod ratings;
pub mod review;
pub mod search;
mod seeds;
pub mod sequential;
pub mod settings;
pub mod spec;
pub mod stats;
pub mod think;
mod tree;

pub use arena::{
    ArenaError, GameResult, Played, Seating, Series, SeriesPlan, Standing, TeamRecord,
};
pub use arena::{Thinking, play_game, play_to_the_end, run_series};
pub use calibration::{Calibration, Prediction, calibration};
pub use clock::{Clock, SystemClock};
pub use hint::{Advice, Adviser, Better, Estimate, Hint, Holding, Measures, Prospect};
pub use level::Level;
pub use playout::{Horizon, Policy, random_game, random_playout};
pub use review::{Effort, Past, Review, Reviewer};
pub use search::{Candidate, Thought};
pub use seeds::{Seeds, mix};
pub use settings::{SettingError, Settings};
pub use spec::{BotSpec, Budget, ParseBotError, ParseBudgetError};
pub use think::{Bot, Entrant, GoesOn, Player, Thinker, consider, think};
