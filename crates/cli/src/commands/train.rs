//! `gospoda train`: games to learn from, and weights learned from them.

mod examples;
mod fit;
mod play;
mod policy;
mod replay;

use anyhow::Result;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use train::Progress;

use crate::Answer;
use crate::args::TrainCommand;
use crate::output::say;

/// A game to learn from. Its positions follow from the setup, the seed and the answers, so that what is looked at can
/// change without the games being played again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Line {
    game: String,
    setup: Value,
    /// It decides the luck of the game.
    seed: u64,
    bots: Vec<String>,
    /// Wherever there was a choice: the answer, and the chance that the bot saw for its seat.
    answers: Vec<(String, f32)>,
    returns: Vec<f32>,
    /// What a teacher visited before some of the answers, by their place among them, and how often.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    taught: Vec<(usize, Vec<(String, u32)>)>,
}

pub(crate) fn run(command: &TrainCommand) -> Result<Answer> {
    match command {
        TrainCommand::Play(args) => play::run(args),
        TrainCommand::Fit(args) => fit::run(args),
        TrainCommand::Policy(args) => policy::run(args),
    }
}

/// Prints a pass over what is learned from. After an error nothing more is printed.
fn tell_pass(it: Progress, told: &mut Result<()>) {
    if told.is_ok() {
        let Progress { pass, loss, held_out_loss } = it;
        *told = say(&format!("pass {pass}: {loss:.4} learned, {held_out_loss:.4} held out"));
    }
}
