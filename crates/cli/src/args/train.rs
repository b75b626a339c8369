//! The arguments of `gospoda train`.

use std::path::PathBuf;

use ai::Budget;
use clap::{Args, Subcommand};

use super::{TableArgs, key_value, share, whole};

#[derive(Subcommand)]
pub(crate) enum TrainCommand {
    /// Play games between bots and write down what they answered and how they stood, one JSON line a game
    Play(TrainPlayArgs),
    /// Learn from such games how positions stand: writes the weights of a net
    Fit(TrainFitArgs),
    /// Learn from what teachers visited in such games which answers are likely: writes the weights of a policy
    Policy(TrainPolicyArgs),
}

#[derive(Args)]
pub(crate) struct TrainPlayArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = whole::<u32>)]
    pub(crate) games: u32,
    /// A number that decides all luck: the first game has this seed, the next one a seed that is greater by one
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>)]
    pub(crate) seed: u64,
    /// How many of a thousand answers are drawn by lot, so that positions after mistakes are known too
    #[arg(long, default_value_t = 30, value_parser = whole::<u32>)]
    pub(crate) stray: u32,
    /// A knob of all bots and of the teacher that is set otherwise, such as guidance=0; may be repeated
    #[arg(long, value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) settings: Vec<(String, String)>,
    /// At some choices a search with this budget, such as 1000it, thinks about the answer too, and what it visited is written
    /// down, to learn a policy from
    #[arg(long, value_name = "BUDGET")]
    pub(crate) teacher: Option<Budget>,
    /// Of so many choices the teacher thinks about one
    #[arg(long, default_value_t = 3, value_parser = whole::<u64>)]
    pub(crate) taught_every: u64,
    /// How many threads; all cores if absent
    #[arg(long, value_parser = whole::<u32>)]
    pub(crate) threads: Option<u32>,
    /// Where to write the games
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
}

/// What is learned from, and where the weights go.
#[derive(Args)]
pub(crate) struct TrainingArgs {
    /// The game
    pub(crate) game: String,
    /// Games that `gospoda train play` wrote; for a policy, with `--teacher`
    #[arg(required = true, value_name = "GAMES")]
    pub(crate) files: Vec<PathBuf>,
    /// A number that decides all luck
    #[arg(long, default_value_t = 1, value_parser = whole::<u64>)]
    pub(crate) seed: u64,
    /// Every so many games one is not learned from: it tells how well what was learned holds elsewhere
    #[arg(long, default_value_t = 8, value_parser = whole::<usize>)]
    pub(crate) held_out: usize,
    /// Where to write the weights
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
}

#[derive(Args)]
pub(crate) struct TrainFitArgs {
    #[command(flatten)]
    pub(crate) games: TrainingArgs,
    /// Of so many positions in a row one is taken: neighbours say nearly the same
    #[arg(long, default_value_t = 4, value_parser = whole::<u64>)]
    pub(crate) every: u64,
    /// How often all positions are gone over; what judges the games that are held out best is kept
    #[arg(long, default_value_t = 5, value_parser = whole::<u32>)]
    pub(crate) passes: u32,
    /// How far a weight goes in one step at first
    #[arg(long, default_value_t = 0.001, value_parser = share)]
    pub(crate) rate: f32,
    /// By how much of itself a weight shrinks in a step, times the rate
    #[arg(long, default_value_t = 1.0, value_parser = share)]
    pub(crate) decay: f32,
    /// How far the results of later searches are believed against the result of the game, from 0 to 1: 1 is the result
    #[arg(long, default_value_t = 0.9, value_parser = share)]
    pub(crate) lambda: f32,
}

#[derive(Args)]
pub(crate) struct TrainPolicyArgs {
    #[command(flatten)]
    pub(crate) games: TrainingArgs,
    /// How often all choices are gone over; what tells the games that are held out best is kept
    #[arg(long, default_value_t = 12, value_parser = whole::<u32>)]
    pub(crate) passes: u32,
    /// How far a weight goes in one step at first
    #[arg(long, default_value_t = 0.01, value_parser = share)]
    pub(crate) rate: f32,
    /// By how much of itself a weight shrinks in a step, times the rate
    #[arg(long, default_value_t = 0.1, value_parser = share)]
    pub(crate) decay: f32,
}
