//! `gospoda sim`: whole games between bots, seats rotated.

mod comparison;
mod lesson;

use std::io::IsTerminal;
use std::num::NonZero;
use std::time::Duration;

use ai::{BotSpec, Seating, Seeds, Series, Thinking};
use anyhow::{Context, Result, bail};
use catalog::{AnyGame, AnyTable, LastThinker, RandomnessProof, Seed, SimPlan, record};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::Kind;
use serde_json::json;
use text::Lang;

use crate::Answer;
use crate::args::{SeriesArgs, SimArgs};
use crate::commands::setup_error;
use crate::output::{self, grouped, say, table};
use comparison::Comparison;

pub(crate) fn run(args: &SimArgs) -> Result<Answer> {
    if let Some(name) = &args.lesson {
        return lesson::run(&args.series, name);
    }
    let (game, mut plan) = plan(&args.series)?;
    plan.settings.clone_from(&args.settings);
    if args.paired {
        pair(game, &mut plan, args.against.as_deref())?;
    } else if args.sprt.is_some() && game.info().kind == Kind::Cooperative {
        bail!("in a cooperative game --sprt compares two teams: say --paired --against BOT");
    }
    if let Some(path) = &args.record {
        output::check_writable(path)?;
    }

    let bar = progress_bar(plan.games);
    let mut comparison = Comparison::new(&plan, args.sprt);
    let series = game.simulate(&plan, &mut |played| {
        bar.set_position(u64::from(played.game_idx) + 1);
        comparison.watch(&played)
    });
    bar.finish_and_clear();
    let series = series.map_err(|error| setup_error(error, Lang::En))?;
    let is_compared = args.paired || args.sprt.is_some();
    if let Some(path) = &args.record {
        output::write(path, &recorded(game, &plan)?)?;
    }
    if args.series.json {
        let mut told = document(game, &series);
        if is_compared {
            told["comparison"] = comparison.document();
        }
        output::json(&told)?;
    } else {
        print(game, &series)?;
        if is_compared {
            comparison.print()?;
        }
    }
    Ok(Answer::Yes)
}

/// Whole rounds of games with the same luck.
fn pair(game: &dyn AnyGame, plan: &mut SimPlan, against: Option<&str>) -> Result<()> {
    match (game.info().kind, against) {
        (Kind::Cooperative, Some(bot)) => {
            let bot: BotSpec = bot.parse().context("--against")?;
            plan.bots.extend(vec![bot; plan.bots.len()]);
            plan.seating = Seating::Relays;
        }
        (Kind::Cooperative, None) => {
            bail!("in a cooperative game --paired compares two teams: say --against BOT");
        }
        (Kind::Competitive, Some(_)) => {
            bail!("--against is for cooperative games: name the opponents in --seats");
        }
        (Kind::Competitive, None) => plan.seating = Seating::Paired,
    }
    let n_alike = plan.seating.n_alike(plan.bots.len()) as u32;
    plan.games = plan.games.div_ceil(n_alike).saturating_mul(n_alike);
    Ok(())
}

/// What is asked for, on all cores if no number of threads is given.
pub(super) fn plan(args: &SeriesArgs) -> Result<(&'static dyn AnyGame, SimPlan)> {
    let game = catalog::game(&args.table.game)?;
    let bots = bots(game, &args.table.seats)?;
    let setup = game.setup(bots.len(), &args.table.options)?;
    if args.games == 0 {
        bail!("--games is at least 1");
    }
    let threads = threads(args.threads)?;
    let (games, seed, settings) = (args.games, args.seed, Vec::new());
    Ok((game, SimPlan { bots, setup, games, seed, threads, seating: Seating::Rotating, settings }))
}

pub(super) fn threads(wanted: Option<u32>) -> Result<u32> {
    match wanted {
        Some(0) => bail!("--threads is at least 1"),
        Some(threads) => Ok(threads),
        None => Ok(std::thread::available_parallelism().map_or(1, NonZero::get) as u32),
    }
}

pub(super) fn bots(game: &dyn AnyGame, seats: &[String]) -> Result<Vec<BotSpec>> {
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
    // Who answered last, and since which line.
    let mut turn = (None, 0);
    let mut last = LastThinker::default();
    while let Some(seat) = table.asked().first() {
        let line = u64::from(table.version());
        if turn.0 != Some(seat) {
            turn = (Some(seat), line);
        }
        let seeds = Seeds { answer: seed ^ line, turn: seed ^ turn.1 };
        let mut thinker = last.thinker(&*table, plan.bots[seat.idx()], seat, seeds);
        let action = thinker.finish();
        table.act(seat, &action, &mut proof.chance(line))?;
        last = LastThinker::new(table.version(), thinker);
    }
    Ok(table)
}

fn document(game: &dyn AnyGame, series: &Series) -> serde_json::Value {
    let seconds = series.time.as_secs_f64();
    let seats = series.standings.iter().map(|it| {
        json!({
            "bot": it.spec.to_string(),
            "games": it.n_games,
            "wins": it.wins,
            "low": it.win_rate.low,
            "high": it.win_rate.high,
            "mean_score": it.mean_score,
        })
    });
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
        let rate = 100.0 * it.wins / f64::from(it.n_games.max(1));
        let Thinking { n_decisions, time, longest } = it.thinking;
        let ms = |time: Duration| format!("{:.2}", time.as_secs_f64() * 1e3);
        rows.add_row([
            it.spec.to_string(),
            format!("{:.1}", it.wins),
            it.n_games.to_string(),
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
