//! When a series has said enough: Wald's sequential test, which is asked again after every game.

/// Two hypotheses about a rate, and how often each may be wronged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The rate if there is no gain, and the rate that is hoped for.
    pub h0: f64,
    pub h1: f64,
    /// The chance to see a gain where there is none, and to miss one.
    pub alpha: f64,
    pub beta: f64,
}

/// What the test says so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// No gain, or not as much as hoped for.
    H0,
    H1,
    Open,
}

/// Results from 0 to 1, one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Scores {
    pub n: u32,
    pub mean: f64,
    squares: f64,
}

/// So few results say nothing about how far they lie apart.
const MIN_SCORES: u32 = 20;
/// The least variance that is believed: of results that are always the same.
const MIN_VARIANCE: f64 = 1e-3;

impl Scores {
    pub fn add(&mut self, score: f64) {
        self.n += 1;
        let off = score - self.mean;
        self.mean += off / f64::from(self.n);
        self.squares += off * (score - self.mean);
    }

    pub fn variance(&self) -> f64 {
        self.squares / f64::from(self.n.max(2) - 1)
    }

    /// How far the true mean may be from the mean that was seen, with 95 percent confidence.
    pub fn reach(&self) -> f64 {
        if self.n < 2 { 1.0 } else { 1.959_964 * (self.variance() / f64::from(self.n)).sqrt() }
    }
}

impl Sprt {
    /// The logarithm of how much more likely these scores are under `h1`, their variance taken from themselves.
    pub fn of_scores(&self, scores: &Scores) -> f64 {
        if scores.n < MIN_SCORES {
            return 0.0;
        }
        let middle = (self.h0 + self.h1) / 2.0;
        let pull = (self.h1 - self.h0) * (scores.mean - middle);
        f64::from(scores.n) * pull / scores.variance().max(MIN_VARIANCE)
    }

    /// The same for yes and no.
    pub fn of_signs(&self, n_yes: u32, n_no: u32) -> f64 {
        let yes = (self.h1 / self.h0).ln();
        let no = ((1.0 - self.h1) / (1.0 - self.h0)).ln();
        f64::from(n_yes) * yes + f64::from(n_no) * no
    }

    /// Where the test ends: below the first number with `h0`, above the second with `h1`.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    pub fn verdict(&self, log_ratio: f64) -> Verdict {
        let (low, high) = self.bounds();
        if log_ratio <= low {
            Verdict::H0
        } else if high <= log_ratio {
            Verdict::H1
        } else {
            Verdict::Open
        }
    }
}

/// How likely `n_yes` against `n_no`, or anything further from even, is by chance alone.
pub fn sign_test(n_yes: u32, n_no: u32) -> f64 {
    let n = n_yes + n_no;
    let fewer = n_yes.min(n_no);
    // The logarithm of the number of ways to have `k` of `n`, from one `k` to the next.
    let mut log_ways = 0.0;
    let mut tail = 0.0;
    let log_all = f64::from(n) * std::f64::consts::LN_2;
    for k in 0..=fewer {
        tail += (log_ways - log_all).exp();
        log_ways += (f64::from(n - k) / f64::from(k + 1)).ln();
    }
    (2.0 * tail).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::{Scores, Sprt, Verdict, sign_test};

    const TEST: Sprt = Sprt { h0: 0.5, h1: 0.55, alpha: 0.05, beta: 0.05 };

    #[test]
    fn a_test_ends_where_wald_says() {
        let (low, high) = TEST.bounds();
        assert!((low + 2.944).abs() < 0.001 && (high - 2.944).abs() < 0.001);
        assert_eq!(TEST.verdict(TEST.of_signs(400, 270)), Verdict::H1);
        assert_eq!(TEST.verdict(TEST.of_signs(270, 290)), Verdict::H0);
        assert_eq!(TEST.verdict(TEST.of_signs(60, 45)), Verdict::Open);
    }

    #[test]
    fn scores_that_hang_together_in_pairs_end_a_test_sooner() {
        let (mut games, mut pairs) = (Scores::default(), Scores::default());
        for _ in 0..100 {
            // A pair is won 2:0 seldom, 1:1 mostly.
            for pair in [[1.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 1.0]] {
                games.add(pair[0]);
                games.add(pair[1]);
                pairs.add((pair[0] + pair[1]) / 2.0);
            }
        }
        assert!((games.mean - pairs.mean).abs() < 1e-9);
        assert!(pairs.reach() < games.reach());
        assert!(2.0 * TEST.of_scores(&games) < TEST.of_scores(&pairs));
        assert_eq!(TEST.verdict(TEST.of_scores(&pairs)), Verdict::H1);
    }

    #[test]
    fn few_scores_say_nothing() {
        let mut scores = Scores::default();
        (0..10).for_each(|_| scores.add(1.0));
        assert_eq!(TEST.verdict(TEST.of_scores(&scores)), Verdict::Open);
    }

    #[test]
    fn the_sign_test_is_exact() {
        assert_eq!(sign_test(0, 0), 1.0);
        assert_eq!(sign_test(3, 3), 1.0);
        assert!((sign_test(0, 5) - 0.0625).abs() < 1e-9);
        assert!((sign_test(8, 2) - 0.109_375).abs() < 1e-9);
        assert!(sign_test(700, 500) < 1e-7);
    }
}
