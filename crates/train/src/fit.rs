//! Passes over all positions, in batches, each followed by a step of Adam.

use net::{FIRST, SECOND, Weights};

use crate::adam::Adam;
use crate::examples::Examples;
use crate::gradient::{Gradient, log_loss};
use crate::random::Random;

/// How to learn.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub seed: u64,
    /// How often everything is gone over.
    pub n_passes: u32,
    /// After how many positions, or choices, the weights are changed.
    pub batch: usize,
    /// How far a weight goes in one step at first; it comes down to a tenth of this.
    pub rate: f32,
    /// By how much of itself a weight shrinks in a step of the full rate.
    pub decay: f32,
}

impl Plan {
    pub(crate) fn rate_after(&self, n_done: usize, n_steps: usize) -> f32 {
        self.rate * (1.0 - 0.9 * (n_done as f32 / n_steps as f32))
    }
}

/// How well what was learned judges after a pass.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Progress {
    /// Counted from 1.
    pub pass: u32,
    /// Of what it learns from, and of what it does not.
    pub loss: f64,
    pub held_out_loss: f64,
}

/// Learns from `examples`, and keeps the weights of the pass with the least loss in `held_out`. `watch` is called after
/// each pass.
pub fn fit(
    n_inputs: usize,
    examples: &Examples,
    held_out: &Examples,
    plan: &Plan,
    mut watch: impl FnMut(Progress),
) -> Weights {
    let mut weights = begin(n_inputs, plan.seed);
    let mut best = (f64::INFINITY, weights.clone());
    let mut adam = Adam::new(weights.numbers().count());
    let mut order: Vec<usize> = (0..examples.len()).collect();
    let mut random = Random(plan.seed);
    let n_steps = plan.n_passes as usize * examples.len().div_ceil(plan.batch).max(1);
    for pass in 1..=plan.n_passes {
        random.shuffle(&mut order);
        for batch in order.chunks(plan.batch) {
            let mut gradient = Gradient::zeros(n_inputs);
            for &nth in batch {
                let (on, target) = examples.get(nth);
                gradient.add(&weights, on, target);
            }
            let slopes = gradient.0.numbers().map(|it| it / batch.len() as f32);
            let rate = plan.rate_after(adam.n_steps as usize, n_steps);
            adam.step(weights.numbers_mut(), slopes, rate, plan.decay);
        }
        let held_out_loss = log_loss(&weights, held_out);
        watch(Progress { pass, loss: log_loss(&weights, examples), held_out_loss });
        if held_out_loss < best.0 {
            best = (held_out_loss, weights.clone());
        }
    }
    best.1
}

/// Small random weights, so that no two sums learn the same.
pub(crate) fn begin(n_inputs: usize, seed: u64) -> Weights {
    let mut random = Random(seed ^ 0x5eed);
    let mut weights = Weights::zeros(n_inputs);
    // About 30 inputs are on at a time.
    let fill = |numbers: &mut [f32], scale: f32, random: &mut Random| {
        numbers.iter_mut().for_each(|it| *it = scale * (2.0 * random.next() - 1.0));
    };
    weights.first.iter_mut().for_each(|row| fill(row, 0.25, &mut random));
    let scale = (6.0 / (FIRST + SECOND) as f32).sqrt();
    weights.second.iter_mut().for_each(|row| fill(row, scale, &mut random));
    fill(&mut weights.last, (6.0 / (SECOND + 1) as f32).sqrt() / 2.0, &mut random);
    weights
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Either of two inputs wins, both together lose: no sum of single inputs says so.
    fn either_or(n: usize, seed: u64) -> Examples {
        let mut random = Random(seed);
        let mut res = Examples::default();
        for _ in 0..n {
            let bits = random.bits();
            let on: Vec<(u16, f32)> =
                (0..4).filter(|nth| bits >> nth & 1 == 1).map(|nth| (nth, 1.0)).collect();
            res.add(&on, if (bits ^ (bits >> 1)) & 1 == 1 { 1.0 } else { 0.0 });
        }
        res
    }

    const PLAN: Plan = Plan { seed: 7, n_passes: 20, batch: 32, rate: 1e-2, decay: 1e-4 };

    #[test]
    fn it_learns_what_no_plain_sum_can_say() {
        let (examples, held_out) = (either_or(2_000, 1), either_or(500, 2));
        let mut last = None;
        let weights = fit(4, &examples, &held_out, &PLAN, |it| last = Some(it));
        assert_eq!(last.unwrap().pass, 20);
        assert!(log_loss(&weights, &held_out) < 0.05, "{last:?}");
    }

    #[test]
    fn the_same_seed_gives_the_same_weights() {
        let (examples, held_out) = (either_or(300, 1), either_or(100, 2));
        let learn =
            |seed: u64| fit(4, &examples, &held_out, &Plan { seed, n_passes: 3, ..PLAN }, |_| {});
        assert!(learn(7) == learn(7) && learn(7) != learn(8));
    }
}
