//! The list of games, and one face for all of them: text in; text, JSON and drawings out.
//!
//! Whoever stands above this crate (server, terminal, Python) never names a game. [`games`] lists what there is,
//! [`AnyGame`] starts, reads and measures, [`AnyTable`] is one match being played. Actions are notation, setups and
//! views are JSON, and a match on disk is a [`match file`](record). The type of a game ends here: above there is no way
//! to ask for it, and below nothing is without it but [`page::AnyObservation`], which carries its own drawings.
//!
//! Suggested reading order: `games` (the list), `playable` (where rules, words and drawings of a game are joined), `game`,
//! `table` (one match), `think` (a bot that thinks elsewhere), `state` (a position for simulation), `episode` (a game that a program learns from), `analysis` (one in thought), `hint` (a hint in words), `review` (a look back in words), `verdict` (what is said of an answer that is tried again), [`record`], `randomness_proof` (chance that can be proved), `auto_answers`, `bench` (how fast it is), `campaign`, `pack`.

mod analysis;
mod auto_answers;
mod bench;
mod campaign;
mod continuation;
mod episode;
mod game;
mod games;
mod hint;
mod memory;
mod pack;
mod playable;
mod question;
mod randomness_proof;
pub mod record;
mod review;
mod state;
mod table;
mod think;
mod verdict;
pub mod yardstick;

pub use analysis::AnyAnalysis;
pub use auto_answers::AutoAnswers;
pub use bench::BenchReport;
pub use campaign::{AnyCampaign, CampaignError, Campaigns, line_of, read_campaign};
pub use continuation::{Continuation, ContinuedSeat};
pub use encode;
pub use episode::{Episode, EpisodePlan, Illegal, Reward, Step};
pub use game::{AnyGame, CatalogError, Refused, SimPlan, Solution};
pub use games::{game, games};
pub use hint::{HintForm, HintReport, hint_report, hint_text, hint_thinker};
pub use pack::{Pack, PackError, PackReader, check_pack, install_pack};
pub use playable::{Card, EachAnswer, LeagueTable, Playable};
pub use question::{Question, QuestionError};
pub use randomness_proof::{ChanceKey, RandomnessProof, Seed};
pub use record::{Fault, FileError, Verified, open, verify};
pub use review::{chances_text, mistake_text, review_text};
pub use scenario;
pub use state::{AnyState, Considered, EncodingFacts, Header, StateError, Utility, read_state};
pub use table::{ActError, AnyTable, Past, UndoneBy};
pub use think::{Adviser, LastThinker, Reviewer, Think, Thinker};
pub use verdict::Judged;
