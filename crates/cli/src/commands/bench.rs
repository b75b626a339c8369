//! `gospoda bench`: the budgets of the design, measured.

use std::time::Duration;

use anyhow::{Result, bail};

use crate::Answer;
use crate::args::BenchArgs;
use crate::output::{grouped, json, say, table};

pub(crate) fn run(args: &BenchArgs) -> Result<Answer> {
    let game = catalog::game(&args.game)?;
    let info = game.info();
    if !(info.min_seats..=info.max_seats).contains(&args.seats) {
        bail!(
            "{} is played by {} to {}, not by {}",
            info.id,
            info.min_seats,
            info.max_seats,
            args.seats
        );
    }
    if !(0.01..=600.0).contains(&args.seconds) {
        bail!("--seconds is a number from 0.01 to 600, not {}", args.seconds);
    }
    let report = game.bench(args.seats, Duration::from_secs_f64(args.seconds));
    if args.json {
        json(&report)?;
        return Ok(Answer::Yes);
    }
    let mut rows = table(&["what", "measured", "unit"]);
    let times = |multiple: f64| format!("{multiple:.1}");
    rows.add_row(["random play, set-up included", &grouped(report.decisions_per_s), "decisions/s"]);
    rows.add_row(["a decision of it", &times(report.decision_in_yardsticks), "× the yardstick"]);
    rows.add_row(["mcts", &grouped(report.mcts_iterations_per_s), "iterations/s"]);
    rows.add_row(["an iteration of it", &times(report.iteration_in_yardsticks), "× the yardstick"]);
    rows.add_row(["clone", &format!("{:.1}", report.clone_ns), "ns"]);
    rows.add_row(["apply", &format!("{:.1}", report.apply_ns), "ns"]);
    rows.add_row(["legal actions", &format!("{:.1}", report.legal_ns), "ns"]);
    rows.add_row(["view of a seat", &format!("{:.2}", report.view_ns / 1e3), "µs"]);
    rows.add_row(["replay of 200 actions", &format!("{:.1}", report.replay_200_us), "µs"]);
    rows.add_row(["state", &report.state_bytes.to_string(), "bytes"]);
    rows.add_row(["action", &report.action_bytes.to_string(), "bytes"]);
    say(&rows.to_string())?;
    Ok(Answer::Yes)
}
