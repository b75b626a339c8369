//! A policy from choices: multinomial logistic regression, in batches, each followed by a step of Adam.

use net::Scores;

use crate::adam::Adam;
use crate::choices::Choices;
use crate::fit::{Plan, Progress};
use crate::random::Random;

/// How well a policy says what searches visit.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Agreement {
    /// The mean of -ln of the likelihood, each answer counted by its share of the visits.
    pub loss: f64,
    /// In how much of the choices the most visited answer is the likeliest, and one of the four likeliest. Of equal ones the
    /// first counts.
    pub first: f64,
    pub among_four: f64,
}

/// Learns from `choices`, and keeps the weights of the pass with the least loss in `held_out`. `watch` is called after each pass.
pub fn fit_policy(
    n_inputs: usize,
    choices: &Choices,
    held_out: &Choices,
    plan: &Plan,
    mut watch: impl FnMut(Progress),
) -> Scores {
    let mut scores = Scores::zeros(n_inputs);
    let mut best = (f64::INFINITY, scores.clone());
    let mut adam = Adam::new(n_inputs);
    let mut slopes = vec![0.0; n_inputs];
    let mut order: Vec<usize> = (0..choices.len()).collect();
    let mut random = Random(plan.seed);
    let n_steps = plan.n_passes as usize * choices.len().div_ceil(plan.batch).max(1);
    for pass in 1..=plan.n_passes {
        random.shuffle(&mut order);
        for batch in order.chunks(plan.batch) {
            slopes.fill(0.0);
            batch.iter().for_each(|&nth| add_slopes(&scores, choices, nth, &mut slopes));
            let means = slopes.iter().map(|it| it / batch.len() as f32);
            let rate = plan.rate_after(adam.n_steps as usize, n_steps);
            adam.step(scores.weights.iter_mut(), means, rate, plan.decay);
        }
        let held_out_loss = agreement(&scores, held_out).loss;
        watch(Progress { pass, loss: agreement(&scores, choices).loss, held_out_loss });
        if held_out_loss < best.0 {
            best = (held_out_loss, scores.clone());
        }
    }
    best.1
}

/// Adds how the loss at one choice changes with each weight.
fn add_slopes(scores: &Scores, choices: &Choices, nth: usize, slopes: &mut [f32]) {
    let likely = likelihoods(scores, choices, nth);
    for ((on, share), likely) in choices.get(nth).zip(likely) {
        on.iter()
            .for_each(|&(input, value)| slopes[usize::from(input)] += (likely - share) * value);
    }
}

/// How likely each answer of a choice is; together they are 1.
fn likelihoods(scores: &Scores, choices: &Choices, nth: usize) -> Vec<f32> {
    let mut res: Vec<f32> = choices.get(nth).map(|(on, _)| scores.of(on)).collect();
    let peak = res.iter().copied().fold(f32::MIN, f32::max);
    res.iter_mut().for_each(|it| *it = (*it - peak).exp());
    let sum: f32 = res.iter().sum();
    res.iter_mut().for_each(|it| *it /= sum);
    res
}

/// How well a policy says what was visited in these choices.
pub fn agreement(scores: &Scores, choices: &Choices) -> Agreement {
    const LEAST: f32 = 1e-9;
    let mut res = Agreement::default();
    for nth in 0..choices.len() {
        let likely = likelihoods(scores, choices, nth);
        let shares = choices.get(nth).map(|it| it.1);
        // The first of the most visited answers.
        let (mut most, mut peak) = (0, f32::MIN);
        for (answer, (share, likely)) in shares.zip(&likely).enumerate() {
            res.loss -= f64::from(share * likely.max(LEAST).ln());
            if peak < share {
                (most, peak) = (answer, share);
            }
        }
        let is_before = |&answer: &usize| {
            likely[most] < likely[answer] || (likely[most] == likely[answer] && answer < most)
        };
        let n_before = (0..likely.len()).filter(is_before).count();
        res.first += f64::from(u8::from(n_before == 0));
        res.among_four += f64::from(u8::from(n_before < 4));
    }
    let n = choices.len().max(1) as f64;
    Agreement { loss: res.loss / n, first: res.first / n, among_four: res.among_four / n }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAN: Plan = Plan { seed: 7, n_passes: 30, batch: 32, rate: 0.05, decay: 0.0 };

    /// Answers with one of eight inputs each; the one with the greatest is visited three times as often as all others.
    fn greatest(n: usize, seed: u64) -> Choices {
        let mut random = Random(seed);
        let mut res = Choices::default();
        for _ in 0..n {
            let mut inputs: Vec<usize> = (0..8).collect();
            random.shuffle(&mut inputs);
            let some = &inputs[..2 + (random.bits() % 5) as usize];
            let greatest = some.iter().max();
            for it in some {
                let n_visits =
                    if Some(it) == greatest { 3.0 } else { 1.0 / (some.len() - 1) as f32 };
                res.add_answer(&[(*it as u16, 1.0)], n_visits);
            }
            res.end_choice();
        }
        res
    }

    #[test]
    fn it_learns_which_answers_are_visited() {
        let (choices, held_out) = (greatest(2_000, 1), greatest(500, 2));
        let mut last = None;
        let scores = fit_policy(8, &choices, &held_out, &PLAN, |it| last = Some(it));
        let (before, after) =
            (agreement(&Scores::zeros(8), &held_out), agreement(&scores, &held_out));
        assert_eq!(last.map(|it| it.pass), Some(30));
        assert!(after.first > 0.98 && after.among_four == 1.0, "{after:?}");
        assert!(before.first < 0.5 && after.loss < 0.75 * before.loss, "{before:?} {after:?}");
    }

    #[test]
    fn the_slopes_are_how_the_loss_changes() {
        let mut choices = Choices::default();
        choices.add_answer(&[(0, 1.0), (2, 0.5)], 3.0);
        choices.add_answer(&[(1, 1.0), (2, -1.5)], 1.0);
        choices.add_answer(&[(3, 2.0)], 0.0);
        choices.end_choice();
        let scores = Scores { weights: vec![0.3, -0.2, 0.7, 0.1] };
        let mut slopes = vec![0.0; 4];
        add_slopes(&scores, &choices, 0, &mut slopes);
        for (nth, found) in slopes.iter().enumerate() {
            const BY: f32 = 0.01;
            let moved = |by: f32| {
                let mut scores = scores.clone();
                scores.weights[nth] += by;
                agreement(&scores, &choices).loss
            };
            let slope = (moved(BY) - moved(-BY)) / (2.0 * f64::from(BY));
            assert!((slope - f64::from(*found)).abs() < 1e-3, "weight {nth}: {found}, not {slope}");
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_policy() {
        let (choices, held_out) = (greatest(300, 1), greatest(100, 2));
        let learn = |seed: u64| {
            fit_policy(8, &choices, &held_out, &Plan { seed, n_passes: 3, ..PLAN }, |_| {})
        };
        assert!(learn(7) == learn(7) && learn(7) != learn(8));
    }
}
