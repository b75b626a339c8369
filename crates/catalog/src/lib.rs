//! The list of games, and one face for all of them: text in, text and JSON out.
//!
//! Whoever stands above this crate (server, terminal, Python) never names a game. [`games`] lists what there is,
//! [`AnyGame`] starts, reads and measures, [`AnyTable`] is one match being played. Actions are notation, setups and
//! views are JSON, and a match on disk is a [`match file`](record).
//!
//! Suggested reading order: `game` (the list), `playable` (what a game adds to its rules), `table` (one match),
//! [`record`], `fate` (luck that can be proved), `standing` (answers in advance), `campaign`, `pack`.

mod campaign;
mod fate;
mod game;
mod pack;
mod playable;
pub mod record;
mod standing;
mod table;

pub use campaign::{
    Campaign, CampaignError, CampaignLog, after_quest, begin_campaign, next_quest, read_campaign,
    write_campaign,
};
pub use fate::{Fate, Seed};
pub use game::{AnyGame, BenchReport, CatalogError, Refused, SimPlan, game, games};
pub use pack::{PackError, check_pack, install_pack};
pub use playable::{Card, Playable};
pub use record::{Fault, FileError, Verified, open, verify};
pub use scenario;
pub use standing::StandingAnswers;
pub use table::{ActError, AnyTable, Past, Thinker, UndoneBy};
