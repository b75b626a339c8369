//! A policy from what teachers visited.

use anyhow::{Result, bail};
use catalog::AnyGame;
use net::{InputList, Scores};
use train::{Agreement, Choices, Plan, agreement, fit_policy};

use super::{Line, replay, tell_pass};
use crate::Answer;
use crate::args::{TrainPolicyArgs, TrainingArgs};
use crate::output::{self, say};

/// Choices of many games.
#[derive(Default)]
struct Stock {
    n_games: usize,
    learned: Choices,
    held_out: Choices,
}

pub(super) fn run(args: &TrainPolicyArgs) -> Result<Answer> {
    let game = catalog::game(&args.games.game)?;
    let list = game.answer_inputs();
    if args.games.held_out < 2 {
        bail!("--held-out is at least 2");
    }
    output::check_writable(&args.games.out)?;
    let mut stock = Stock::default();
    let hash = replay::each_game(game, &args.games.files, |line| {
        stock.add(game, line, args.games.held_out)
    })?;
    if stock.learned.is_empty() || stock.held_out.is_empty() {
        bail!(
            "{} games have too few choices of a teacher to learn from some and to try it on others: \
             'gospoda train play --teacher BUDGET' writes them",
            stock.n_games,
        );
    }
    say(&format!(
        "{} games, {} choices to learn from, {} held out",
        stock.n_games,
        stock.learned.len(),
        stock.held_out.len(),
    ))?;
    let scores = learn(list, &stock, args)?;
    tell("any answer", &agreement(&Scores::zeros(list.len()), &stock.held_out))?;
    tell("learned", &agreement(&scores, &stock.held_out))?;
    let &TrainPolicyArgs { passes, rate, decay, .. } = args;
    let TrainingArgs { game: name, seed, held_out, .. } = &args.games;
    let origin = format!(
        "gospoda train policy {name} --seed {seed} --held-out {held_out} --passes {passes} --rate {rate} --decay {decay}; \
         {} games, blake3 {}",
        stock.n_games,
        &hash.finalize().to_hex()[..16],
    );
    output::write_bytes(&args.games.out, &scores.to_file(list, &origin))?;
    Ok(Answer::Yes)
}

impl Stock {
    fn add(&mut self, game: &dyn AnyGame, line: &Line, held_out: usize) -> Result<()> {
        let is_held_out = self.n_games.is_multiple_of(held_out);
        self.n_games += 1;
        let choices = if is_held_out { &mut self.held_out } else { &mut self.learned };
        let mut taught = line.taught.iter().peekable();
        replay::each_choice(game, line, |state, seat, nth| {
            let Some((_, visits)) = taught.next_if(|it| it.0 == nth) else { return Ok(()) };
            let legal = state.legal(seat);
            if let Some((answer, _)) = visits.iter().find(|it| !legal.contains(&it.0)) {
                bail!("the teacher visited '{answer}', which is no answer there");
            }
            let mut answers = legal.iter();
            state.write_answer_inputs(seat, &mut |on| {
                let found = answers.next().and_then(|it| visits.iter().find(|of| of.0 == *it));
                choices.add_answer(on, found.map_or(0.0, |of| of.1 as f32));
            });
            choices.end_choice();
            Ok(())
        })?;
        if taught.next().is_some() {
            bail!("the teacher thought about a choice that the game does not have");
        }
        Ok(())
    }
}

fn learn(list: &InputList, stock: &Stock, args: &TrainPolicyArgs) -> Result<Scores> {
    let &TrainPolicyArgs { passes: n_passes, rate, decay, .. } = args;
    let plan = Plan { seed: args.games.seed, n_passes, batch: 64, rate, decay };
    let mut told = Ok(());
    let watch = |it| tell_pass(it, &mut told);
    let res = fit_policy(list.len(), &stock.learned, &stock.held_out, &plan, watch);
    told.map(|()| res)
}

fn tell(name: &str, it: &Agreement) -> Result<()> {
    say(&format!(
        "held out, {name}: log loss {:.3}; the most visited answer is the likeliest in {:.1} %, among the four likeliest in {:.1} %",
        it.loss,
        100.0 * it.first,
        100.0 * it.among_four,
    ))
}
