//! What happened at which virtual time, as lines for people.

/// The story of one simulation.
#[derive(Debug, Default)]
pub(crate) struct Story {
    lines: Vec<String>,
}

impl Story {
    pub(crate) fn tell(&mut self, now: u64, what: &str) {
        self.lines.push(format!("{:>8.3} s  {what}", now as f64 / 1000.0));
    }

    pub(crate) fn into_lines(self) -> Vec<String> {
        self.lines
    }
}
