//! `gospoda calibrate --reviews`: whether luck averages zero, and who is said to have given more away.

use std::collections::BTreeMap;

use ai::review::{Effort, SeatReview};
use ai::sequential::Scores;
use ai::stats::wilson;
use anyhow::{Result, bail};
use catalog::{AnyGame, SimPlan};
use serde_json::json;

use crate::commands::calibrate::each_game;
use crate::commands::sim;
use crate::output::{self, say, table};

/// What is said of a bot in one game.
struct Row {
    nth_bot: usize,
    review: SeatReview,
}

#[derive(Default)]
struct Sum {
    luck: Scores,
    loss: Scores,
}

/// Looks back at the games of a plan, in which the bots change seats from game to game.
pub(super) fn run(game: &'static dyn AnyGame, plan: &SimPlan, is_json: bool) -> Result<()> {
    let n_seats = plan.bots.len();
    let games = each_game(plan, |nth, seed| {
        let at = |seat: usize| (seat + nth as usize) % n_seats;
        let bots = (0..n_seats).map(|seat| plan.bots[at(seat)]).collect();
        let seated = SimPlan { bots, ..plan.clone() };
        let table = sim::played(game, &seated, seed)?;
        let review = table.reviewer(Effort { n_again: 0, ..Effort::DEFAULT }, seed).finish();
        let seats = review.seats.into_iter().enumerate();
        Ok(seats.map(|(seat, review)| Row { nth_bot: at(seat), review }).collect::<Vec<_>>())
    })?;

    let mut sums: BTreeMap<usize, Sum> = BTreeMap::new();
    let (mut n_right, mut n_told) = (0_u32, 0_u32);
    for rows in &games {
        for it in rows {
            let sum = sums.entry(it.nth_bot).or_default();
            sum.luck.add(f64::from(it.review.luck.mean));
            sum.loss.add(f64::from(it.review.loss.mean));
        }
        // The first bot is taken for the stronger one, the last for the weakest.
        let loss = |nth| rows.iter().find(|it| it.nth_bot == nth).map(|it| it.review.loss.mean);
        let (Some(first), Some(last)) = (loss(0), loss(n_seats - 1)) else {
            bail!("a game has fewer seats than bots")
        };
        n_told += 1;
        n_right += u32::from(first < last);
    }
    let ordered = wilson(f64::from(n_right), n_told);
    if is_json {
        let bot = |(nth, it): (&usize, &Sum)| {
            json!({
                "bot": plan.bots[*nth].to_string(),
                "luck": { "mean": it.luck.mean, "reach": it.luck.reach() },
                "loss": { "mean": it.loss.mean, "reach": it.loss.reach() },
            })
        };
        let bots: Vec<_> = sums.iter().map(bot).collect();
        return output::json(&json!({
            "game": game.info().id, "games": plan.games, "bots": bots,
            "first_gave_away_less": { "games": n_right, "low": ordered.low, "high": ordered.high },
        }));
    }
    let mut rows = table(&["bot", "luck a game", "given away a game"]);
    let points = |it: &Scores| format!("{:+.1} ± {:.1}", 100.0 * it.mean, 100.0 * it.reach());
    for (nth, it) in &sums {
        rows.add_row([plan.bots[*nth].to_string(), points(&it.luck), points(&it.loss)]);
    }
    say(&rows.to_string())?;
    say("in percentage points of the chance to win; ± holds 95 times of 100")?;
    say(&format!(
        "{} gave less away than {} in {n_right} of {n_told} games ({:.1}–{:.1} %)",
        plan.bots[0],
        plan.bots[n_seats - 1],
        100.0 * ordered.low,
        100.0 * ordered.high
    ))
}
