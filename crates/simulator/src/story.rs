//! What happened at which virtual time, as lines for people.

use std::fmt::Arguments;

/// The story of one simulation; nothing is written down unless somebody wants to read it.
#[derive(Debug)]
pub(crate) struct Story {
    is_wanted: bool,
    lines: Vec<String>,
}

impl Story {
    pub(crate) fn new(is_wanted: bool) -> Self {
        Self { is_wanted, lines: Vec::new() }
    }

    pub(crate) fn tell(&mut self, now: u64, what: Arguments<'_>) {
        if self.is_wanted {
            self.lines.push(format!("{:>8.3} s  {what}", now as f64 / 1000.0));
        }
    }

    pub(crate) fn into_lines(self) -> Vec<String> {
        self.lines
    }
}
