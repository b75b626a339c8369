//! Whether predicted chances come true: log loss, and the logistic curve that fits them best (Cox, 1958).

use crate::seeds::mix;
use crate::stats::Interval;

/// What was predicted for a seat at one position of a game, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prediction {
    /// Predictions of one game hang together.
    pub game: u32,
    /// How much of the game had been played, from 0 to 1.
    pub progress: f32,
    pub chance: f32,
    /// The share of the victory, from 0 to 1.
    pub result: f32,
}

/// How true predictions are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Calibration {
    /// By how much the log odds are to be multiplied: below 1 the predictions are too sure, above 1 not sure enough.
    pub slope: f64,
    /// Where the slope lies with 95 percent confidence.
    pub slope_interval: Interval,
    /// What is then to be added to the log odds: below 0 they promise too much.
    pub offset: f64,
    /// The mean of -ln of the chance of what happened; always saying one half has 0.693.
    pub log_loss: f64,
    /// That of the best constant: the mean result, for everybody and always.
    pub constant_loss: f64,
    pub mean_chance: f64,
    pub mean_result: f64,
}

/// Nothing is held for surer than this, so that a surprise does not count for infinitely much.
const SUREST: f64 = 0.999;

/// How often the games are drawn anew for the interval.
const N_RESAMPLES: u64 = 200;

/// The calibration of predictions of games `0..n_games`; nothing if there are none.
pub fn calibration(predictions: &[Prediction], n_games: u32) -> Option<Calibration> {
    if predictions.is_empty() {
        return None;
    }
    let once = vec![1.0; n_games as usize];
    let n = predictions.len() as f64;
    let mean = |of: fn(&Prediction) -> f64| predictions.iter().map(of).sum::<f64>() / n;
    let mean_result = mean(|it| f64::from(it.result));
    let loss =
        |chance: f64, result: f64| -(result * chance.ln() + (1.0 - result) * (1.0 - chance).ln());
    let constant = mean_result.clamp(1.0 - SUREST, SUREST);
    let (slope, offset) = fit(predictions, &once);
    let mut slopes: Vec<f64> = (0..N_RESAMPLES)
        .map(|seed| {
            let mut weights = vec![0.0; n_games as usize];
            for nth in 0..u64::from(n_games) {
                weights[(mix(seed, nth) % u64::from(n_games)) as usize] += 1.0;
            }
            fit(predictions, &weights).0
        })
        .collect();
    slopes.sort_by(f64::total_cmp);
    let at = |share: f64| slopes[(share * (slopes.len() - 1) as f64).round() as usize];
    Some(Calibration {
        slope,
        slope_interval: Interval { low: at(0.025), high: at(0.975) },
        offset,
        log_loss: predictions.iter().map(|it| loss(sure(it), f64::from(it.result))).sum::<f64>()
            / n,
        constant_loss: loss(constant, mean_result),
        mean_chance: mean(|it| f64::from(it.chance)),
        mean_result,
    })
}

fn sure(it: &Prediction) -> f64 {
    f64::from(it.chance).clamp(1.0 - SUREST, SUREST)
}

/// Slope and offset of the logistic curve by Newton's method, each game with its weight.
fn fit(predictions: &[Prediction], weights: &[f64]) -> (f64, f64) {
    // A little pull towards slope 1 and offset 0, so that results which are all alike have an answer too.
    const PULL: f64 = 1e-3;
    let (mut slope, mut offset) = (1.0, 0.0);
    for _ in 0..30 {
        let (mut to_slope, mut to_offset) = (PULL * (1.0 - slope), -PULL * offset);
        let (mut slopes, mut both, mut offsets) = (PULL, 0.0, PULL);
        for it in predictions {
            let weight = weights[it.game as usize];
            if weight == 0.0 {
                continue;
            }
            let odds = (sure(it) / (1.0 - sure(it))).ln();
            let fitted = 1.0 / (1.0 + (-(slope * odds + offset)).exp());
            let (error, curve) = (f64::from(it.result) - fitted, fitted * (1.0 - fitted));
            to_slope += weight * error * odds;
            to_offset += weight * error;
            slopes += weight * curve * odds * odds;
            both += weight * curve * odds;
            offsets += weight * curve;
        }
        let determinant = slopes * offsets - both * both;
        let by = (to_slope * offsets - to_offset * both) / determinant;
        let up = (to_offset * slopes - to_slope * both) / determinant;
        // Far from the solution a whole step may go too far.
        slope += by.clamp(-1.0, 1.0);
        offset += up.clamp(-1.0, 1.0);
        if by.abs() < 1e-7 && up.abs() < 1e-7 {
            break;
        }
    }
    (slope, offset)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Ten predictions a game, true to the curve `odds -> slope * odds + offset`.
    fn predictions(slope: f64, offset: f64, n_games: u32) -> Vec<Prediction> {
        let uniform = |seed: u64, nth: u64| (mix(seed, nth) >> 11) as f64 / (1u64 << 53) as f64;
        let predict = |nth: u32| {
            let odds = 6.0 * uniform(1, nth.into()) - 3.0;
            let truth = 1.0 / (1.0 + (-(slope * odds + offset)).exp());
            Prediction {
                game: nth / 10,
                progress: 0.5,
                chance: (1.0 / (1.0 + (-odds).exp())) as f32,
                result: if uniform(2, nth.into()) < truth { 1.0 } else { 0.0 },
            }
        };
        (0..10 * n_games).map(predict).collect()
    }

    #[test]
    fn the_curve_is_found_that_the_results_follow() {
        for (slope, offset) in [(1.0, 0.0), (0.4, -0.8), (1.7, 0.5)] {
            let found = calibration(&predictions(slope, offset, 2_000), 2_000).unwrap();
            assert!((found.slope - slope).abs() < 0.06, "{slope}: {found:?}");
            assert!((found.offset - offset).abs() < 0.06, "{offset}: {found:?}");
            // About 2 standard errors to each side.
            let Interval { low, high } = found.slope_interval;
            assert!(low < found.slope && found.slope < high && high - low < 0.15, "{found:?}");
        }
    }

    #[test]
    fn true_predictions_beat_the_constant_and_sure_mistakes_do_not() {
        let good = calibration(&predictions(1.0, 0.0, 500), 500).unwrap();
        assert!(good.log_loss < good.constant_loss);
        assert!((good.mean_chance - good.mean_result).abs() < 0.03);
        let bad = calibration(&predictions(-1.0, 0.0, 500), 500).unwrap();
        assert!(bad.constant_loss < bad.log_loss && bad.slope < 0.0);
        assert_eq!(calibration(&[], 0), None);
    }

    #[test]
    fn results_that_are_all_alike_have_an_answer() {
        let mut all = predictions(1.0, 0.0, 10);
        for it in &mut all {
            it.result = 1.0;
        }
        let found = calibration(&all, 10).unwrap();
        assert!(found.slope.is_finite() && found.offset > 0.0, "{found:?}");
    }
}
