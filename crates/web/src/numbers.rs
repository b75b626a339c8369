//! Numbers in the text form that Prometheus reads.

use std::fmt::{Display, Write as _};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// What a number is called, and what it means.
#[derive(Clone, Copy, Debug)]
pub struct Metric {
    kind: &'static str,
    name: &'static str,
    help: &'static str,
}

impl Metric {
    /// It goes up and down.
    pub const fn gauge(name: &'static str, help: &'static str) -> Self {
        Self { kind: "gauge", name, help }
    }

    /// It only goes up, until the program ends.
    pub const fn counter(name: &'static str, help: &'static str) -> Self {
        Self { kind: "counter", name, help }
    }

    /// How often something took how long.
    pub const fn histogram(name: &'static str, help: &'static str) -> Self {
        Self { kind: "histogram", name, help }
    }
}

/// The text, one metric after the other.
#[derive(Debug, Default)]
pub struct Numbers(String);

impl Numbers {
    /// A metric with one value.
    pub fn one(&mut self, metric: Metric, value: impl Display) {
        self.family(metric, [(String::new(), value)]);
    }

    /// A metric with a value for each set of labels: `way="mail",outcome="gone"`. It is told even where there is none.
    pub fn family(
        &mut self,
        metric: Metric,
        rows: impl IntoIterator<Item = (String, impl Display)>,
    ) {
        self.head(metric);
        for (labels, value) in rows {
            self.row(metric.name, "", &labels, value);
        }
    }

    /// A histogram for each set of labels.
    pub fn histogram<'a>(
        &mut self,
        metric: Metric,
        rows: impl IntoIterator<Item = (String, &'a Histogram)>,
    ) {
        self.head(metric);
        for (labels, histogram) in rows {
            let mut n_all = 0;
            let separator = if labels.is_empty() { "" } else { "," };
            for (count, bound) in histogram.counts.iter().zip(Bound::all()) {
                n_all += count.load(Ordering::Relaxed);
                let labels = format!("{labels}{separator}le=\"{bound}\"");
                self.row(metric.name, "_bucket", &labels, n_all);
            }
            let micros = histogram.micros.load(Ordering::Relaxed);
            self.row(metric.name, "_sum", &labels, micros as f64 / 1e6);
            self.row(metric.name, "_count", &labels, n_all);
        }
    }

    pub(crate) fn into_text(self) -> String {
        self.0
    }

    fn head(&mut self, Metric { kind, name, help }: Metric) {
        let _ = writeln!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}");
    }

    fn row(&mut self, name: &str, part: &str, labels: &str, value: impl Display) {
        let labels = if labels.is_empty() { String::new() } else { format!("{{{labels}}}") };
        let _ = writeln!(self.0, "{name}{part}{labels} {value}");
    }
}

/// Upper bounds in milliseconds: from what a read takes to what nobody waits for.
const BOUNDS: [u64; 13] = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000];

/// The upper bound of a bucket, in seconds.
struct Bound(Option<u64>);

impl Bound {
    fn all() -> impl Iterator<Item = Self> {
        BOUNDS.iter().map(|it| Self(Some(*it))).chain([Self(None)])
    }
}

impl Display for Bound {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            Some(millis) => write!(f, "{}", millis as f64 / 1000.0),
            None => f.write_str("+Inf"),
        }
    }
}

/// Counts how often something took how long.
#[derive(Debug, Default)]
pub struct Histogram {
    counts: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    /// Something took so long.
    pub fn add(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let bucket = BOUNDS.partition_point(|bound| bound * 1000 < micros);
        self.counts[bucket].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Histogram, Metric, Numbers};

    #[test]
    fn a_histogram_counts_all_that_took_no_longer_than_its_bounds() {
        let histogram = Histogram::default();
        for micros in [1000, 1001, 24_000, 20_000_000] {
            histogram.add(Duration::from_micros(micros));
        }
        let mut numbers = Numbers::default();
        let labels = "route=\"/\"".to_owned();
        numbers.histogram(Metric::histogram("took", "How long."), [(labels, &histogram)]);
        let text = numbers.into_text();
        for line in [
            "# TYPE took histogram",
            "took_bucket{route=\"/\",le=\"0.001\"} 1",
            "took_bucket{route=\"/\",le=\"0.002\"} 2",
            "took_bucket{route=\"/\",le=\"0.01\"} 2",
            "took_bucket{route=\"/\",le=\"0.025\"} 3",
            "took_bucket{route=\"/\",le=\"10\"} 3",
            "took_bucket{route=\"/\",le=\"+Inf\"} 4",
            "took_sum{route=\"/\"} 20.026001",
            "took_count{route=\"/\"} 4",
        ] {
            assert!(text.lines().any(|it| it == line), "{line}: {text}");
        }
    }
}
