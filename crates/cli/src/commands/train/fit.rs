//! Weights from games.

use anyhow::{Result, bail};
use train::{Plan, fit, log_loss};

use super::examples::Stock;
use super::tell_pass;
use crate::Answer;
use crate::args::TrainFitArgs;
use crate::output::{self, say};

pub(super) fn run(args: &TrainFitArgs) -> Result<Answer> {
    let game = catalog::game(&args.games.game)?;
    let list = game.inputs();
    if args.games.held_out < 2 || args.every == 0 {
        bail!("--held-out is at least 2, --every at least 1");
    }
    output::check_writable(&args.games.out)?;
    let stock = Stock::read(game, args)?;
    if stock.learned.is_empty() || stock.held_out.is_empty() {
        bail!("{} games are too few to learn from some and to try it on others", stock.n_games);
    }
    say(&format!(
        "{} games, {} of them held out; {} and {} positions",
        stock.n_games,
        stock.n_held_out,
        stock.learned.len(),
        stock.held_out.len(),
    ))?;
    let &TrainFitArgs { passes: n_passes, rate, decay, .. } = args;
    let seed = args.games.seed;
    let plan = Plan { seed, n_passes, batch: 256, rate, decay };
    let mut told = Ok(());
    let watch = |it| tell_pass(it, &mut told);
    let weights = fit(list.len(), &stock.learned, &stock.held_out, &plan, watch);
    told?;
    say(&format!(
        "log loss against the results of the games held out: {:.4}; evaluate of this program: {:.4}",
        log_loss(&weights, &stock.results),
        loss_of_today(&stock),
    ))?;
    let origin = format!(
        "gospoda train fit {} --seed {seed} --held-out {} --every {} --passes {n_passes} --rate {rate} --decay {decay} --lambda {}; \
         {} games, blake3 {}",
        args.games.game,
        args.games.held_out,
        args.every,
        args.lambda,
        stock.n_games,
        &stock.hash.finalize().to_hex()[..16],
    );
    output::write_bytes(&args.games.out, &weights.to_file(list, &origin))?;
    Ok(Answer::Yes)
}

/// The mean of -ln of the chance that `evaluate` gave to what happened.
fn loss_of_today(stock: &Stock) -> f64 {
    let loss = |nth: usize| {
        let chance = f64::from(stock.today[nth]).clamp(0.001, 0.999);
        let result = f64::from(stock.results.get(nth).1);
        -(result * chance.ln() + (1.0 - result) * (1.0 - chance).ln())
    };
    (0..stock.today.len()).map(loss).sum::<f64>() / stock.today.len().max(1) as f64
}
