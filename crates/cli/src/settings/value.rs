//! Kinds of values: how each is read, written and told.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use server::{HeaderName, MailServer};

use crate::log::{LogForm, LogLevel};

/// One kind of value.
pub(crate) trait Kind: Sized {
    /// What it is written like, for help.
    const SHAPE: &'static str;
    /// What is allowed; it follows "is not".
    const ALLOWED: &'static str;
    /// Whether a file writes it without quotes.
    const IS_BARE: bool = false;
    /// Whether the name alone means something: that it is switched on.
    const IS_SWITCH: bool = false;
    /// Whether a password may stand in it, so that no message repeats it.
    const IS_SECRET: bool = false;

    fn read(text: &str) -> Option<Self>;
    fn write(&self) -> String;
}

/// A place in the settings that holds a value of some kind, or none.
pub(crate) trait Value {
    /// Takes over what somebody wrote; nothing changes if it is wrong.
    ///
    /// # Errors
    /// What is allowed.
    fn set(&mut self, text: &str) -> Result<(), String>;

    /// What [`Value::set`] would read as the same; nothing if there is no value.
    fn text(&self) -> Option<String>;

    fn facts(&self) -> Facts;
}

/// What is true of every value in a place.
#[derive(Clone, Copy)]
pub(crate) struct Facts {
    pub(crate) shape: &'static str,
    pub(crate) is_bare: bool,
    pub(crate) is_switch: bool,
    pub(crate) is_secret: bool,
}

impl Facts {
    const fn of<K: Kind>() -> Self {
        Self {
            shape: K::SHAPE,
            is_bare: K::IS_BARE,
            is_switch: K::IS_SWITCH,
            is_secret: K::IS_SECRET,
        }
    }
}

fn read<K: Kind>(text: &str) -> Result<K, String> {
    K::read(text).ok_or_else(|| {
        let told = if K::IS_SECRET { "this".to_owned() } else { format!("'{text}'") };
        format!("{told} is not {}", K::ALLOWED)
    })
}

macro_rules! values {
    ($($kind:ty),+) => {$(
        impl Value for $kind {
            fn set(&mut self, text: &str) -> Result<(), String> {
                *self = read(text)?;
                Ok(())
            }

            fn text(&self) -> Option<String> {
                Some(self.write())
            }

            fn facts(&self) -> Facts {
                Facts::of::<$kind>()
            }
        }

        /// An empty text takes the value away.
        impl Value for Option<$kind> {
            fn set(&mut self, text: &str) -> Result<(), String> {
                *self = if text.is_empty() { None } else { Some(read(text)?) };
                Ok(())
            }

            fn text(&self) -> Option<String> {
                self.as_ref().map(Kind::write)
            }

            fn facts(&self) -> Facts {
                Facts::of::<$kind>()
            }
        }
    )+};
}

values!(
    bool,
    u32,
    usize,
    Duration,
    SocketAddr,
    PathBuf,
    HeaderName,
    DatabaseUrl,
    NodeAddress,
    MailUrl,
    Sender,
    LogForm,
    LogLevel
);

impl Kind for bool {
    const SHAPE: &'static str = "true|false";
    const ALLOWED: &'static str = "true or false";
    const IS_BARE: bool = true;
    const IS_SWITCH: bool = true;

    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

/// Whatever is counted is at least one.
macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl Kind for $number {
            const SHAPE: &'static str = "NUMBER";
            const ALLOWED: &'static str = "a whole number from 1 to 4294967295";
            const IS_BARE: bool = true;

            fn read(text: &str) -> Option<Self> {
                let number: u32 = text.parse().ok().filter(|it| 0 < *it)?;
                number.try_into().ok()
            }

            fn write(&self) -> String {
                self.to_string()
            }
        }
    )+};
}

numbers!(u32, usize);

/// From the longest to the shortest, in milliseconds.
const UNITS: [(&str, u64); 5] =
    [("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1000), ("ms", 1)];
/// A longer time is as good as for ever.
const LONGEST: u64 = 36_500 * 86_400_000;

impl Kind for Duration {
    const SHAPE: &'static str = "TIME";
    const ALLOWED: &'static str = "a time such as 350ms, 10s, 5m, 2h or 30d";

    fn read(text: &str) -> Option<Self> {
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (number, unit) = text.split_at(digits);
        let (_, unit) = UNITS.iter().find(|(name, _)| *name == unit)?;
        let millis = number.parse::<u64>().ok()?.checked_mul(*unit)?;
        (millis <= LONGEST).then(|| Self::from_millis(millis))
    }

    fn write(&self) -> String {
        let millis = u64::try_from(self.as_millis()).unwrap_or(LONGEST);
        let fits = |(_, unit): &&(&str, u64)| millis != 0 && millis.is_multiple_of(*unit);
        let (name, unit) = UNITS.iter().find(fits).unwrap_or(&("s", 1000));
        format!("{}{name}", millis / unit)
    }
}

/// A time that is typed.
pub(crate) fn time(text: &str) -> Result<Duration, String> {
    read(text)
}

/// A kind that the type itself reads and writes.
macro_rules! plain {
    ($($kind:ty: $shape:literal, $allowed:literal;)+) => {$(
        impl Kind for $kind {
            const SHAPE: &'static str = $shape;
            const ALLOWED: &'static str = $allowed;

            fn read(text: &str) -> Option<Self> {
                Self::from_str(text).ok()
            }

            fn write(&self) -> String {
                self.to_string()
            }
        }
    )+};
}

plain! {
    SocketAddr: "HOST:PORT", "an address to listen at, such as 127.0.0.1:8080";
    HeaderName: "NAME", "the name of a header, such as X-Forwarded-For";
    LogForm: "FORM", "text or json";
    LogLevel: "LEVEL", "error, warn, info, debug or trace";
}

impl Kind for PathBuf {
    const SHAPE: &'static str = "FOLDER";
    const ALLOWED: &'static str = "a folder";

    fn read(text: &str) -> Option<Self> {
        (!text.is_empty()).then(|| Self::from(text))
    }

    fn write(&self) -> String {
        self.display().to_string()
    }
}

/// Texts with a form of their own.
macro_rules! texts {
    ($($(#[$doc:meta])* $name:ident: $shape:literal, $allowed:literal, $is_secret:literal, $is_one:expr;)+) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq)]
        pub(crate) struct $name(pub(crate) String);

        impl Kind for $name {
            const SHAPE: &'static str = $shape;
            const ALLOWED: &'static str = $allowed;
            const IS_SECRET: bool = $is_secret;

            fn read(text: &str) -> Option<Self> {
                let is_one: fn(&str) -> bool = $is_one;
                is_one(text).then(|| Self(text.to_owned()))
            }

            fn write(&self) -> String {
                self.0.clone()
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&masked(&self.0))
            }
        }
    )+};
}

texts! {
    /// Where a PostgreSQL database is.
    DatabaseUrl: "URL", "a database, which is written postgres://USER@HOST/NAME", true,
        |it| ["postgres://", "postgresql://"].iter().any(|scheme| it.starts_with(scheme));
    /// Where a node is reached.
    NodeAddress: "HOST:PORT", "an address, which is written HOST:PORT", false, is_host_port;
    /// Where mail is handed in.
    MailUrl: "URL", "a server for mail, which is written smtps://USER:PASSWORD@HOST or smtp://HOST?tls=required", true,
        |it| MailServer { url: it.to_owned(), from: "inn@example.org".to_owned() }.check().is_ok();
    /// From whom mail comes.
    Sender: "SENDER", "a sender, which is written 'Gospoda <inn@example.org>'", false,
        |it| MailServer { url: "smtp://localhost".to_owned(), from: it.to_owned() }.check().is_ok();
}

fn is_host_port(text: &str) -> bool {
    text.rsplit_once(':').is_some_and(|(host, port)| {
        let is_name = |it: u8| it.is_ascii_alphanumeric() || b".-_[]:".contains(&it);
        !host.is_empty() && host.bytes().all(is_name) && port.parse::<u16>().is_ok()
    })
}

/// An address without the passwords in it: before the host, and among what follows the question mark.
pub(crate) fn masked(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    let (place, query) = rest.split_once('?').map_or((rest, None), |(it, query)| (it, Some(query)));
    // What is before the last @ is who asks, whatever stands in his password.
    let place = match place.rsplit_once('@') {
        Some((who, host)) => match who.split_once(':') {
            Some((name, _)) => format!("{name}:***@{host}"),
            None => place.to_owned(),
        },
        None => place.to_owned(),
    };
    let hidden = |pair: &str| match pair.split_once('=') {
        Some((key, _)) if key.to_ascii_lowercase().contains("pass") => format!("{key}=***"),
        _ => pair.to_owned(),
    };
    let query = query.map(|it| it.split('&').map(hidden).collect::<Vec<_>>().join("&"));
    let query = query.map(|it| format!("?{it}")).unwrap_or_default();
    format!("{scheme}://{place}{query}")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Kind, masked};

    #[test]
    fn a_time_is_written_as_it_is_read() {
        let cases = [("350ms", 350), ("10s", 10_000), ("90s", 90_000), ("5m", 300_000)];
        for (text, millis) in cases.into_iter().chain([("2h", 7_200_000), ("30d", 2_592_000_000)]) {
            assert_eq!(Duration::read(text), Some(Duration::from_millis(millis)), "{text}");
            assert_eq!(Duration::from_millis(millis).write(), text);
        }
        assert_eq!(Duration::ZERO.write(), "0s");
        assert_eq!(Duration::read("0s"), Some(Duration::ZERO));
        for wrong in ["", "5", "s", "5 s", "-5s", "5w", "1.5s", "99999999999999999999s", "36501d"] {
            assert_eq!(Duration::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn no_password_is_shown() {
        let cases = [
            ("postgres://inn@db/gospoda", "postgres://inn@db/gospoda"),
            ("postgres://inn:se:c@ret@db/x?a=b", "postgres://inn:***@db/x?a=b"),
            ("postgres://db/x?user=inn&password=secret", "postgres://db/x?user=inn&password=***"),
            ("smtps://inn:secret@mail.example", "smtps://inn:***@mail.example"),
        ];
        for (url, shown) in cases {
            assert_eq!(masked(url), shown);
        }
    }
}
