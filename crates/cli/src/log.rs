//! What the server reports while it runs: one line on standard error for each event, for whoever keeps the log.

use std::fmt::{Debug, Write as _};
use std::io::Write as _;

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

/// Writes what is worth knowing: our own warnings and news, and errors of others.
struct Lines;

/// From now on events are written.
pub(crate) fn begin() {
    // Only one can be set; a second server in the same process writes where the first one does.
    let _ = tracing::subscriber::set_global_default(Lines);
}

struct Told(String);

impl Visit for Told {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let _ = match field.name() {
            "message" => write!(self.0, " {value:?}"),
            name => write!(self.0, " {name}={value:?}"),
        };
    }
}

impl Subscriber for Lines {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        let is_ours =
            ["server", "table", "gospoda"].iter().any(|it| metadata.target().starts_with(it));
        *metadata.level() <= if is_ours { Level::INFO } else { Level::ERROR }
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        let mut told = Told(format!("{} {}:", event.metadata().level(), event.metadata().target()));
        event.record(&mut told);
        // A line stays a line, whatever is told in it.
        let line: String =
            told.0.chars().map(|it| if it.is_control() { ' ' } else { it }).collect();
        let _ = writeln!(std::io::stderr().lock(), "{line}");
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}
