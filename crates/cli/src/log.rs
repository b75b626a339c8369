//! What the server reports while it runs: one line on standard error for each event, for whoever keeps the log.

use std::io::{self, Write};
use std::sync::OnceLock;

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::{Layer as _, SubscriberExt as _};
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{Registry, fmt, reload};

/// How a line is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LogForm {
    Text,
    /// A JSON object.
    Json,
}

/// How much is logged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LogLevel {
    Error,
    Warn,
    Info,
    /// Each request as well.
    Debug,
    Trace,
}

/// Reads and writes the words of an enum.
macro_rules! words {
    ($name:ident: $($variant:ident $word:literal),+) => {
        impl std::str::FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                match text {
                    $($word => Ok(Self::$variant),)+
                    _ => Err(()),
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(match self {
                    $(Self::$variant => $word,)+
                })
            }
        }
    };
}

words!(LogForm: Text "text", Json "json");
words!(LogLevel: Error "error", Warn "warn", Info "info", Debug "debug", Trace "trace");

/// Our crates that log anything. Of other crates only errors are logged: what they log below that may hold secrets.
const OURS: &[&str] =
    &["catalog", "gospoda", "lessons", "notifications", "server", "store", "table", "web"];

impl LogLevel {
    fn filter(self) -> Targets {
        let level = match self {
            Self::Error => LevelFilter::ERROR,
            Self::Warn => LevelFilter::WARN,
            Self::Info => LevelFilter::INFO,
            Self::Debug => LevelFilter::DEBUG,
            Self::Trace => LevelFilter::TRACE,
        };
        let all = Targets::new().with_default(LevelFilter::ERROR);
        all.with_targets(OURS.iter().map(|it| (*it, level)))
    }
}

static FILTER: OnceLock<reload::Handle<Targets, Registry>> = OnceLock::new();

/// From now on events are written.
pub(crate) fn begin(form: LogForm, level: LogLevel) {
    let (filter, handle) = reload::Layer::new(level.filter());
    let lines = fmt::layer().with_ansi(false).with_writer(Lines);
    let lines = match form {
        LogForm::Text => lines.boxed(),
        LogForm::Json => lines.json().flatten_event(true).with_span_list(false).boxed(),
    };
    if Registry::default().with(filter).with(lines).try_init().is_ok() {
        let _ = FILTER.set(handle);
    }
}

/// From now on so much is told.
pub(crate) fn set_level(level: LogLevel) {
    if let Some(handle) = FILTER.get()
        && let Err(error) = handle.reload(level.filter())
    {
        tracing::error!(%error, "the level of the log stays as it was");
    }
}

/// Standard error. A line stays a line, whatever is told in it.
struct Lines;

impl Write for Lines {
    fn write(&mut self, event: &[u8]) -> io::Result<usize> {
        io::stderr().lock().write_all(line(event).as_bytes())?;
        Ok(event.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().flush()
    }
}

impl MakeWriter<'_> for Lines {
    type Writer = Self;

    fn make_writer(&self) -> Self {
        Self
    }
}

fn line(event: &[u8]) -> String {
    let text = String::from_utf8_lossy(event);
    let text = text.trim_end_matches('\n').chars();
    text.map(|it| if it.is_control() { ' ' } else { it }).chain(['\n']).collect()
}

#[cfg(test)]
mod tests {
    use super::line;

    #[test]
    fn what_is_told_cannot_begin_a_line_or_paint_the_terminal() {
        let told = line("ERROR server: a\nINFO forged\u{1b}[31m\u{9b}m\r\n".as_bytes());
        assert_eq!(told, "ERROR server: a INFO forged [31m m \n");
    }
}
