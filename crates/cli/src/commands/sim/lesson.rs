//! `gospoda sim --lesson`: whether a learner who only does what is highlighted reaches the end of a lesson.

use anyhow::{Context, Result};
use catalog::{RandomnessProof, Seed};
use lessons::{DeadEnd, Walk, walk};
use serde_json::json;

use super::progress_bar;
use crate::Answer;
use crate::args::SeriesArgs;
use crate::output::{self, say};

/// So many dead ends are told of.
const MOST_TOLD: usize = 10;

pub(super) fn run(args: &SeriesArgs, name: &str) -> Result<Answer> {
    let id = format!("{}/{name}", catalog::game(&args.table.game)?.info().id);
    let lesson = lessons::find(&id);
    let lesson =
        lesson.with_context(|| format!("there is no lesson '{id}'; 'gospoda learn' lists them"))?;
    let bar = progress_bar(args.games);
    let (mut walks, mut dead_ends): (Vec<Walk>, Vec<(u64, DeadEnd)>) = (Vec::new(), Vec::new());
    for nth in 0..u64::from(args.games) {
        let seed = args.seed.wrapping_add(nth);
        match walk(&lesson, RandomnessProof::new(Seed::of_number(seed)), seed) {
            Ok(it) => walks.push(it),
            Err(it) => dead_ends.push((seed, it)),
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    let sum = |of: fn(&Walk) -> u32| walks.iter().map(|it| u64::from(of(it))).sum::<u64>();
    let (n_answers, n_again) = (sum(|it| it.n_answers), sum(|it| it.n_again));
    if args.json {
        let told =
            |(seed, it): &(u64, DeadEnd)| json!({ "seed": seed, "step": it.step, "what": it.what });
        output::json(&json!({
            "lesson": id, "games": args.games, "finished": walks.len(), "answers": n_answers, "again": n_again,
            "dead_ends": dead_ends.iter().map(told).collect::<Vec<_>>(),
        }))?;
    } else {
        let n_finished = walks.len();
        say(&format!(
            "{id}: {n_finished} of {} finished, {n_answers} answers, {n_again} steps repeated",
            args.games
        ))?;
        for (seed, it) in dead_ends.iter().take(MOST_TOLD) {
            say(&format!("seed {seed}: {it}"))?;
        }
    }
    Ok(if dead_ends.is_empty() { Answer::Yes } else { Answer::No })
}
