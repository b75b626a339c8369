//! Games between bots, each a line of a file.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;

use ai::{BotSpec, Settings, mix};
use anyhow::{Context, Result, bail};
use catalog::{AnyGame, Considered};
use kernel::Chance;
use serde_json::Value;
use text::Lang;

use super::Line;
use crate::Answer;
use crate::args::TrainPlayArgs;
use crate::commands::{setup_error, sim};

/// What is played.
struct Plan {
    game: &'static dyn AnyGame,
    bots: Vec<BotSpec>,
    settings: Settings,
    /// Who thinks about one of so many choices beside the bots, if anybody does.
    teacher: Option<BotSpec>,
    taught_every: u64,
    setup: Value,
    /// How many of a thousand answers are drawn by lot.
    stray: u32,
}

pub(super) fn run(args: &TrainPlayArgs) -> Result<Answer> {
    let game = catalog::game(&args.table.game)?;
    let bots = sim::bots(game, &args.table.seats)?;
    let setup = game.setup(bots.len(), &args.table.options)?;
    if args.taught_every == 0 {
        bail!("--taught-every is at least 1");
    }
    let settings = game.settings(&args.settings)?;
    let teacher = args.teacher.map(BotSpec::Mcts);
    let &TrainPlayArgs { stray, taught_every, .. } = args;
    let plan = Plan { game, bots, settings, teacher, taught_every, setup, stray };
    let n_threads = sim::threads(args.threads)?;
    let mut file =
        File::create(&args.out).with_context(|| format!("cannot write {}", args.out.display()))?;
    let bar = sim::progress_bar(args.games);
    let next = AtomicU32::new(0);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| -> Result<()> {
        for _ in 0..n_threads {
            let (sender, next, plan) = (sender.clone(), &next, &plan);
            scope.spawn(move || {
                loop {
                    let nth = next.fetch_add(1, Ordering::Relaxed);
                    let is_done = args.games <= nth || {
                        let line = play(plan, args.seed.wrapping_add(nth.into()));
                        sender.send((nth, line)).is_err()
                    };
                    if is_done {
                        return;
                    }
                }
            });
        }
        drop(sender);
        // In their order, whichever is done first; dropping the receiver ends the threads after the games in hand.
        let (mut waiting, mut n_written) = (BTreeMap::new(), 0);
        for (nth, line) in receiver {
            waiting.insert(nth, line?);
            while let Some(line) = waiting.remove(&n_written) {
                let text = serde_json::to_string(&line).expect("a line has a JSON form");
                writeln!(file, "{text}")
                    .with_context(|| format!("cannot write {}", args.out.display()))?;
                n_written += 1;
            }
            bar.inc(1);
        }
        Ok(())
    })?;
    bar.finish_and_clear();
    Ok(Answer::Yes)
}

fn play(plan: &Plan, seed: u64) -> Result<Line> {
    let mut chance = Chance::fast(seed);
    let mut lot = Chance::fast(mix(seed, 0));
    let state = plan.game.new_state(&plan.setup, &mut chance);
    let mut state = state.map_err(|error| setup_error(error, Lang::En))?;
    let mut answers = Vec::new();
    let mut taught = Vec::new();
    while let Some(seat) = state.asked().first() {
        let legal = state.legal(seat);
        let action = match legal.as_slice() {
            [only] => only.clone(),
            _ => {
                let own_seed = mix(seed, u64::from(state.n_decisions()) + 1);
                let consider = |bot, seed| state.consider(bot, seat, seed, &plan.settings);
                let is_taught = mix(own_seed, 1).is_multiple_of(plan.taught_every);
                if let Some(teacher) = plan.teacher.filter(|_| is_taught) {
                    let thought = consider(teacher, mix(own_seed, 2));
                    taught.push((answers.len(), thought.context("nobody can answer")?.visits));
                }
                let considered = consider(plan.bots[seat.idx()], own_seed);
                let Considered { mut action, value, .. } =
                    considered.context("nobody can answer")?;
                if lot.below(1000) < plan.stray {
                    action.clone_from(&legal[lot.below(legal.len() as u32) as usize]);
                }
                // Three places are more than a search knows.
                answers.push((action.clone(), format!("{value:.3}").parse()?));
                action
            }
        };
        state.apply(seat, &action, &mut chance)?;
        if plan.game.info().max_decisions <= state.n_decisions() {
            bail!("the game with seed {seed} does not end");
        }
    }
    let returns = state.outcome().map(|it| it.returns).unwrap_or_default();
    let bots = plan.bots.iter().map(ToString::to_string).collect();
    let game = plan.game.info().id.to_owned();
    Ok(Line { game, setup: plan.setup.clone(), seed, bots, answers, returns, taught })
}
