//! `gospoda calibrate`: whether the chances to win that the table shows come true.

mod reviews;

use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use ai::{Calibration, Prediction, calibration};
use anyhow::{Result, bail};
use catalog::{AnyTable, SimPlan};
use kernel::Kind;
use serde_json::json;

use crate::Answer;
use crate::args::CalibrateArgs;
use crate::commands::sim;
use crate::output::{self, say, table};

/// The parts of a game that are told apart.
const PARTS: [(&str, Range<f32>); 5] = [
    ("whole game", 0.0..1.0),
    ("first quarter", 0.0..0.25),
    ("second quarter", 0.25..0.5),
    ("third quarter", 0.5..0.75),
    ("last quarter", 0.75..1.0),
];

pub(crate) fn run(args: &CalibrateArgs) -> Result<Answer> {
    let (game, plan) = sim::plan(&args.series)?;
    if args.reviews {
        reviews::run(game, &plan, args.series.json)?;
        return Ok(Answer::Yes);
    }
    let of_game = |nth, seed| Ok(predictions(&*sim::played(game, &plan, seed)?, nth));
    let all: Vec<Prediction> = each_game(&plan, of_game)?.into_iter().flatten().collect();

    let parts = PARTS.map(|(name, part)| {
        let of_part = |it: &&Prediction| part.contains(&it.progress);
        let of_part: Vec<Prediction> = all.iter().filter(of_part).copied().collect();
        (name, of_part.len(), calibration(&of_part, plan.games))
    });
    if args.series.json {
        let part = |(name, n, it): &(&str, usize, Option<Calibration>)| {
            json!({
                "part": name,
                "predictions": n,
                "slope": it.map(|it| it.slope),
                "slope_low": it.map(|it| it.slope_interval.low),
                "slope_high": it.map(|it| it.slope_interval.high),
                "offset": it.map(|it| it.offset),
                "log_loss": it.map(|it| it.log_loss),
                "constant_loss": it.map(|it| it.constant_loss),
                "mean_chance": it.map(|it| it.mean_chance),
                "mean_result": it.map(|it| it.mean_result),
            })
        };
        let parts: Vec<_> = parts.iter().map(part).collect();
        output::json(&json!({ "game": game.info().id, "games": plan.games, "parts": parts }))?;
    } else {
        print(&parts)?;
    }
    Ok(Answer::Yes)
}

/// Calls `of_game` with the number and the seed of each game of a plan, on all its threads; the results in their order.
fn each_game<T: Send>(
    plan: &SimPlan,
    of_game: impl Fn(u32, u64) -> Result<T> + Sync,
) -> Result<Vec<T>> {
    let bar = sim::progress_bar(plan.games);
    let next = AtomicU32::new(0);
    let play = || -> Result<Vec<(u32, T)>> {
        let mut res = Vec::new();
        loop {
            let nth = next.fetch_add(1, Ordering::Relaxed);
            if plan.games <= nth {
                return Ok(res);
            }
            res.push((nth, of_game(nth, plan.seed.wrapping_add(nth.into()))?));
            bar.inc(1);
        }
    };
    let mut all = Vec::new();
    thread::scope(|scope| -> Result<()> {
        let threads: Vec<_> = (0..plan.threads).map(|_| scope.spawn(play)).collect();
        for it in threads {
            let Ok(found) = it.join() else { bail!("a game could not be played to its end") };
            all.extend(found?);
        }
        Ok(())
    })?;
    bar.finish_and_clear();
    // The threads share the games out differently each time.
    all.sort_by_key(|(nth, _)| *nth);
    Ok(all.into_iter().map(|(_, it)| it).collect())
}

/// The chances that the table draws after the match, each with what came of it; in cooperation all seats have the same.
fn predictions(table: &dyn AnyTable, game: u32) -> Vec<Prediction> {
    let mut res = Vec::new();
    let Some(outcome) = table.outcome() else { return res };
    let mut course = table.course();
    // The last one is the result itself.
    course.pop();
    let n_positions = course.len() as f32;
    let is_shared = table.info().kind == Kind::Cooperative;
    for (nth, chances) in course.iter().enumerate() {
        let progress = nth as f32 / n_positions;
        let n_told = if is_shared { 1 } else { chances.len() };
        for (&chance, &result) in chances.iter().zip(&outcome.returns).take(n_told) {
            res.push(Prediction { game, progress, chance, result });
        }
    }
    res
}

fn print(parts: &[(&str, usize, Option<Calibration>)]) -> Result<()> {
    let mut rows = table(&[
        "part",
        "predictions",
        "told",
        "came true",
        "slope",
        "95 % interval",
        "offset",
        "log loss",
        "constant",
    ]);
    for (name, n, found) in parts {
        let Some(it) = found else { continue };
        rows.add_row([
            (*name).to_owned(),
            n.to_string(),
            format!("{:.1} %", 100.0 * it.mean_chance),
            format!("{:.1} %", 100.0 * it.mean_result),
            format!("{:.2}", it.slope),
            format!("{:.2}–{:.2}", it.slope_interval.low, it.slope_interval.high),
            format!("{:+.2}", it.offset),
            format!("{:.3}", it.log_loss),
            format!("{:.3}", it.constant_loss),
        ]);
    }
    say(&rows.to_string())
}
