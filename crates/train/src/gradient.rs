//! How wrong a net is about positions, and in which direction each weight would make it less wrong.

use net::{FIRST, SECOND, Weights};

use crate::examples::Examples;

/// The mean of -ln of the chance of what happened.
pub fn log_loss(weights: &Weights, examples: &Examples) -> f64 {
    let loss = |nth: usize| {
        let (on, target) = examples.get(nth);
        f64::from(loss(weights.odds(on), target))
    };
    (0..examples.len()).map(loss).sum::<f64>() / examples.len().max(1) as f64
}

/// -ln of the chance that the log odds give to the target.
fn loss(odds: f32, target: f32) -> f32 {
    // ln(1 + e^x), also for large x.
    odds.max(0.0) + (-odds.abs()).exp().ln_1p() - target * odds
}

/// The sum of the gradients of some positions.
#[derive(Clone, Debug)]
pub struct Gradient(pub Weights);

impl Gradient {
    pub fn zeros(n_inputs: usize) -> Self {
        Self(Weights::zeros(n_inputs))
    }

    /// Adds the gradient of the loss at one position.
    pub fn add(&mut self, weights: &Weights, on: &[(u16, f32)], target: f32) {
        let hidden = weights.run(on);
        let to_odds = 1.0 / (1.0 + (-hidden.odds).exp()) - target;
        let mut to_second = [0.0; SECOND];
        for (nth, it) in to_second.iter_mut().enumerate() {
            self.0.last[nth] += to_odds * hidden.second[nth];
            if 0.0 < hidden.second[nth] {
                *it = to_odds * weights.last[nth];
            }
            self.0.second_bias[nth] += *it;
        }
        let mut to_first = [0.0; FIRST];
        for (nth, it) in to_first.iter_mut().enumerate() {
            if 0.0 < hidden.first[nth] {
                for (to_next, (sum, weight)) in
                    to_second.iter().zip(self.0.second[nth].iter_mut().zip(&weights.second[nth]))
                {
                    *sum += hidden.first[nth] * to_next;
                    *it += to_next * weight;
                }
            }
            self.0.first_bias[nth] += *it;
        }
        self.0.bias += to_odds;
        for &(input, value) in on {
            let input = usize::from(input);
            self.0.direct[input] += value * to_odds;
            for (sum, it) in self.0.first[input].iter_mut().zip(&to_first) {
                *sum += value * it;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fit::begin;

    #[test]
    fn the_gradient_is_how_the_loss_changes() {
        let mut weights = begin(6, 3);
        // Every weight has something to say.
        for (nth, it) in weights.numbers_mut().enumerate() {
            *it += ((nth * 7919) % 101) as f32 / 500.0 - 0.1;
        }
        let positions =
            [(vec![(0, 1.0), (3, 0.5), (5, -0.7)], 1.0), (vec![(1, 1.0), (4, 1.5)], 0.3)];
        let mut gradient = Gradient::zeros(6);
        positions.iter().for_each(|(on, target)| gradient.add(&weights, on, *target));
        let total = |weights: &Weights| -> f64 {
            positions.iter().map(|(on, target)| f64::from(loss(weights.odds(on), *target))).sum()
        };
        let found: Vec<f32> = gradient.0.numbers().collect();
        let (mut n_moved, mut n_kinks) = (0, 0);
        for (nth, found) in found.iter().enumerate() {
            const BY: f32 = 2e-3;
            let moved = |by: f32| {
                let mut res = weights.clone();
                *res.numbers_mut().nth(nth).unwrap() += by;
                total(&res)
            };
            // To one side of a sum that begins to count here the slope is another.
            let (here, by) = (total(&weights), f64::from(BY));
            let slopes = [(moved(BY) - here) / by, (here - moved(-BY)) / by];
            let is_one = slopes.iter().any(|it| (it - f64::from(*found)).abs() < 2e-3);
            assert!(is_one, "weight {nth}: {found}, not {slopes:?}");
            n_kinks += u32::from((slopes[0] - slopes[1]).abs() > 4e-3);
            n_moved += u32::from(found.abs() > 1e-3);
        }
        assert!(n_moved > 100 && n_kinks < 20, "{n_moved} weights matter, {n_kinks} at an edge");
    }

    #[test]
    fn the_loss_is_that_of_the_chance() {
        for (odds, target) in [(0.0, 1.0), (2.0, 1.0), (-3.0, 0.25), (40.0, 1.0)] {
            let chance = 1.0 / (1.0 + (-f64::from(odds)).exp());
            let target64 = f64::from(target);
            let expected =
                -(target64 * chance.ln() + (1.0 - target64) * (1.0 - chance).max(1e-300).ln());
            let found = f64::from(loss(odds, target));
            assert!((found - expected).abs() < 1e-5, "{odds} {target}: {found}, {expected}");
        }
    }
}
