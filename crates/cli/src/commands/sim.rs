//! `gospoda sim`: whole games between bots, seats rotated.

use std::io::IsTerminal;
use std::num::NonZero;
use std::time::Duration;

use ai::{BotSpec, Series, Thinking};
use anyhow::{Context, Result, bail};
use catalog::{AnyGame, AnyTable, RandomnessProof, Seed, SimPlan, record};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::Kind;
use serde_json::json;
use text::Lang;

use crate::Answer;
use crate::args::{SeriesArgs, SimArgs};
use crate::commands::setup_error;
use crate::output::{self, grouped, say, table};

pub(crate) fn run(args: &SimArgs) -> Result<Answer> {
    let (game, plan) = plan(&args.series)?;
    if let Some(path) = &args.record {
        output::check_writable(path)?;
    }

    let bar = progress_bar(plan.games);
    let series = game.simulate(&plan, &mut |done| bar.set_position(done.into()));
    bar.finish_and_clear();
    let series = series.map_err(|error| setup_error(error, Lang::En))?;
    if let Some(path) = &args.record {
        output::write(path, &recorded(game, &plan)?)?;
    }
    if args.series.json {
        output::json(&document(game, &series))?
    } else {
        print(game, &series)?
    }
    Ok(Answer::Yes)
}

/// What is asked for, on all cores if no number of threads is given.
pub(super) fn plan(args: &SeriesArgs) -> Result<(&'static dyn AnyGame, SimPlan)> {
    let game = catalog::game(&args.table.game)?;
    let bots = bots(game, &args.table.seats)?;
    let setup = game.setup(bots.len(), &args.table.options)?;
    if args.games == 0 {
        bail!("--games is at least 1");
    }
    let threads = match args.threads {
        Some(0) => bail!("--threads is at least 1"),
        Some(threads) => threads,
        None => std::thread::available_parallelism().map_or(1, NonZero::get) as u32,
    };
    Ok((game, SimPlan { bots, setup, games: args.games, seed: args.seed, threads }))
}

fn bots(game: &dyn AnyGame, seats: &[String]) -> Result<Vec<BotSpec>> {
    if seats.is_empty() {
        return Ok(vec![BotSpec::Random; usize::from(game.info().min_seats)]);
    }
    let bot = |name: &String| name.parse::<BotSpec>().with_context(|| "--seats");
    seats.iter().map(bot).collect()
}

/// Silent in a pipe.
pub(super) fn progress_bar(n_games: u32) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    ProgressBar::new(n_games.into())
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// One more game of the same bots, as a match file.
fn recorded(game: &dyn AnyGame, plan: &SimPlan) -> Result<String> {
    let proof = RandomnessProof::new(Seed::of_number(plan.seed));
    Ok(record::write(&*played(game, plan, plan.seed)?, Some(&proof)))
}

/// A match between the bots of a plan, from its beginning to its end.
pub(super) fn played(game: &dyn AnyGame, plan: &SimPlan, seed: u64) -> Result<Box<dyn AnyTable>> {
    let proof = RandomnessProof::new(Seed::of_number(seed));
    let table = game.start(&plan.setup, &mut proof.chance(0));
    let mut table = table.map_err(|error| setup_error(error, Lang::En))?;
    while let Some(seat) = table.asked().first() {
        let line = u64::from(table.version());
        let action = table.thinker(plan.bots[seat.idx()], seat, seed ^ line).finish();
        table.act(seat, &action, &mut proof.chance(line))?;
    }
    Ok(table)
}

fn document(game: &dyn AnyGame, series: &Series) -> serde_json::Value {
    let seconds = series.time.as_secs_f64();
    let seats = series.standings.iter().map(
        |it| json!({ "bot": it.spec.to_string(), "wins": it.wins, "mean_score": it.mean_score }),
    );
    let mut res = json!({
        "game": game.info().id,
        "games": series.n_games,
        "finished": series.n_finished,
        "seats": seats.collect::<Vec<_>>(),
        "decisions": series.n_decisions,
        "decisions_per_s": series.n_decisions as f64 / seconds,
        "games_per_s": f64::from(series.n_games) / seconds,
        "seconds": seconds,
    });
    if let Some(team) = series.team {
        res["outcome"] = json!({ "won": team.won, "lost": team.lost });
    }
    res
}

fn print(game: &dyn AnyGame, series: &Series) -> Result<()> {
    let mut rows = table(&[
        "bot",
        "wins",
        "of",
        "rate",
        "95 % interval",
        "mean score",
        "ms/decision",
        "longest ms",
    ]);
    for it in &series.standings {
        let rate = 100.0 * it.wins / f64::from(series.n_games.max(1));
        let Thinking { n_decisions, time, longest } = it.thinking;
        let ms = |time: Duration| format!("{:.2}", time.as_secs_f64() * 1e3);
        rows.add_row([
            it.spec.to_string(),
            format!("{:.1}", it.wins),
            series.n_games.to_string(),
            format!("{rate:.1} %"),
            format!("{:.1}–{:.1} %", 100.0 * it.win_rate.low, 100.0 * it.win_rate.high),
            format!("{:.1}", it.mean_score),
            ms(time.div_f64(n_decisions.max(1) as f64)),
            ms(longest),
        ]);
    }
    say(&rows.to_string())?;
    if let (Kind::Cooperative, Some(team)) = (game.info().kind, series.team) {
        say(&format!("won {}, lost {}", team.won, team.lost))?;
    }
    let seconds = series.time.as_secs_f64();
    say(&format!(
        "{} of {} games finished, {} decisions in {seconds:.1} s: {} decisions/s, {} games/s",
        series.n_finished,
        series.n_games,
        grouped(series.n_decisions as f64),
        grouped(series.n_decisions as f64 / seconds),
        grouped(f64::from(series.n_games) / seconds),
    ))
}
