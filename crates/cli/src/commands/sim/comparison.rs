//! What a series says about its first bot, or about one of two teams.

use std::ops::ControlFlow;

use ai::sequential::{Scores, Sprt, Verdict, sign_test};
use ai::{Played, Seating};
use anyhow::Result;
use catalog::SimPlan;
use serde_json::{Value, json};

use crate::output::say;

/// The games so far, with the test that may end them.
pub(super) struct Comparison {
    sprt: Option<Sprt>,
    found: Found,
}

enum Found {
    /// The first bot's share of each group of games with the same luck.
    Shares { n_alike: usize, group: Vec<f64>, scores: Scores },
    /// Which of the two teams won each seed.
    Teams { first: Option<bool>, both: u32, first_only: u32, second_only: u32, neither: u32 },
}

impl Comparison {
    pub(super) fn new(plan: &SimPlan, sprt: Option<Sprt>) -> Self {
        let found = if plan.seating == Seating::Relays {
            Found::Teams { first: None, both: 0, first_only: 0, second_only: 0, neither: 0 }
        } else {
            let n_alike = plan.seating.n_alike(plan.bots.len());
            Found::Shares { n_alike, group: Vec::new(), scores: Scores::default() }
        };
        Self { sprt, found }
    }

    /// Counts a game; the series is over when the test is.
    pub(super) fn watch(&mut self, played: &Played<'_>) -> ControlFlow<()> {
        let returns = &played.result.returns;
        match &mut self.found {
            Found::Shares { n_alike, group, scores } => {
                let own = played.bots.iter().position(|&it| it == 0);
                group.push(own.map_or(0.0, |seat_idx| f64::from(returns[seat_idx])));
                if group.len() < *n_alike {
                    return ControlFlow::Continue(());
                }
                scores.add(group.iter().sum::<f64>() / group.len() as f64);
                group.clear();
            }
            Found::Teams { first, both, first_only, second_only, neither } => {
                let has_won = !played.result.winners.is_empty();
                match first.take() {
                    None => {
                        *first = Some(has_won);
                        return ControlFlow::Continue(());
                    }
                    Some(true) if has_won => *both += 1,
                    Some(true) => *first_only += 1,
                    Some(false) if has_won => *second_only += 1,
                    Some(false) => *neither += 1,
                }
            }
        }
        match self.verdict() {
            Verdict::Open => ControlFlow::Continue(()),
            Verdict::H0 | Verdict::H1 => ControlFlow::Break(()),
        }
    }

    fn log_ratio(&self, sprt: &Sprt) -> f64 {
        match &self.found {
            Found::Shares { scores, .. } => sprt.of_scores(scores),
            Found::Teams { first_only, second_only, .. } => {
                sprt.of_signs(*first_only, *second_only)
            }
        }
    }

    fn verdict(&self) -> Verdict {
        self.sprt.as_ref().map_or(Verdict::Open, |it| it.verdict(self.log_ratio(it)))
    }

    pub(super) fn document(&self) -> Value {
        let mut res = match &self.found {
            Found::Shares { scores, n_alike, .. } => json!({
                "seeds": scores.n,
                "games_per_seed": n_alike,
                "share": scores.mean,
                "low": (scores.mean - scores.reach()).max(0.0),
                "high": (scores.mean + scores.reach()).min(1.0),
            }),
            Found::Teams { both, first_only, second_only, neither, .. } => json!({
                "seeds": both + first_only + second_only + neither,
                "both": both,
                "first_only": first_only,
                "second_only": second_only,
                "neither": neither,
                "p": sign_test(*first_only, *second_only),
            }),
        };
        if let Some(sprt) = &self.sprt {
            let (low, high) = sprt.bounds();
            res["sprt"] = json!({
                "h0": sprt.h0,
                "h1": sprt.h1,
                "alpha": sprt.alpha,
                "beta": sprt.beta,
                "log_ratio": self.log_ratio(sprt),
                "low": low,
                "high": high,
                "verdict": name(self.verdict()),
            });
        }
        res
    }

    pub(super) fn print(&self) -> Result<()> {
        match &self.found {
            Found::Shares { scores, n_alike, .. } => say(&format!(
                "first bot: {:.1} % ± {:.1} % of {} seeds, {n_alike} games each",
                100.0 * scores.mean,
                100.0 * scores.reach(),
                scores.n,
            ))?,
            Found::Teams { both, first_only, second_only, neither, .. } => say(&format!(
                "seeds won by both {both}, by the first only {first_only}, by the second only {second_only}, by neither \
                 {neither}; by chance alone p = {:.3}",
                sign_test(*first_only, *second_only),
            ))?,
        }
        let Some(sprt) = &self.sprt else { return Ok(()) };
        let (low, high) = sprt.bounds();
        say(&format!(
            "sequential test of {} against {}: {} (log ratio {:.2}, from {low:.2} to {high:.2})",
            sprt.h1,
            sprt.h0,
            name(self.verdict()),
            self.log_ratio(sprt),
        ))
    }
}

fn name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::H0 => "H0",
        Verdict::H1 => "H1",
        Verdict::Open => "open",
    }
}
