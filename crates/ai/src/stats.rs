//! How sure a rate is.

/// From `low` to `high`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

/// The two-sided 95 percent point of the normal distribution.
const Z: f64 = 1.959_964;

/// Wilson's 95 percent interval for a rate of which `wins` out of `n_games` were seen. It stays within 0 and 1 and
/// makes sense for few games too; without any, nothing is known.
pub fn wilson(wins: f64, n_games: u32) -> Interval {
    if n_games == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let n = f64::from(n_games);
    let rate = wins / n;
    let shrink = 1.0 + Z * Z / n;
    let middle = (rate + Z * Z / (2.0 * n)) / shrink;
    let reach = Z * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt() / shrink;
    Interval { low: (middle - reach).max(0.0), high: (middle + reach).min(1.0) }
}
