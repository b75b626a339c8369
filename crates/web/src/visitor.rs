//! Who asks: what a request tells of its sender.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT, ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HOST};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use page::{Motion, Pace, Prefs, Sounds, Theme, Thinking, Tips};
use percent_encoding::{NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use table::{ClientNetwork, Key, KeyHash, Tab, Visitor, clean_name};
use text::Lang;

/// The cookie that tells a browser again.
const BROWSER: &str = "gospoda";
/// The cookie of the preferences.
const PREFS: &str = "gospoda_prefs";
/// The cookie of the name.
const NAME: &str = "gospoda_name";
const ONE_YEAR: u32 = 365 * 24 * 3600;

/// The header by which our script tells itself from a form, and its tab from others.
const SCRIPT: HeaderName = HeaderName::from_static("x-gospoda");

/// The network that a request comes from, in its extensions; nothing if it is not limited.
#[derive(Clone, Copy, Debug)]
pub struct RequestNetwork(pub Option<ClientNetwork>);

/// In the extensions of a request where no other machine reaches the tables.
#[derive(Clone, Copy, Debug)]
pub struct Alone;

/// In the extensions of a request where tables are offered that need no server: their path.
#[derive(Clone, Copy, Debug)]
pub struct Local(pub &'static str);

/// Who sent a request, as its head tells.
pub struct Caller(pub Visitor);

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let headers = &parts.headers;
        let scheme = if is_over_https(headers) { "https" } else { "http" };
        // Whatever else a client calls us is not repeated in a page.
        let is_name = |it: &&str| {
            it.len() < 256
                && it.bytes().all(|it| it.is_ascii_alphanumeric() || b".-:[]".contains(&it))
        };
        let host = text(headers, HOST).filter(is_name).unwrap_or("localhost");
        Ok(Self(Visitor {
            browser: browser(headers),
            bearer: bearer(headers).map(|key| key.key_hash()),
            client: parts.extensions.get().and_then(|RequestNetwork(it)| *it),
            prefs: Prefs {
                is_alone: parts.extensions.get::<Alone>().is_some(),
                local: parts.extensions.get().map(|Local(path)| *path),
                ..prefs(headers)
            },
            name: cookie(headers, NAME).map(name_of).unwrap_or_default(),
            origin: format!("{scheme}://{host}"),
            tab: text(headers, SCRIPT).and_then(Tab::parse),
            wants_json: headers.contains_key(SCRIPT)
                || text(headers, ACCEPT).is_some_and(|it| it.contains("application/json")),
        }))
    }
}

/// The key that a browser keeps.
fn browser(headers: &HeaderMap) -> Option<Key> {
    cookie(headers, BROWSER).and_then(Key::parse)
}

/// The browser that a request comes from, if it is known.
pub fn browser_of(headers: &HeaderMap) -> Option<KeyHash> {
    browser(headers).map(|it| it.key_hash())
}

/// The key of a seat that a program shows.
fn bearer(headers: &HeaderMap) -> Option<Key> {
    text(headers, AUTHORIZATION)?.strip_prefix("Bearer ").and_then(Key::parse)
}

/// Whether a request shows any key.
pub(crate) fn shows_key(headers: &HeaderMap) -> bool {
    bearer(headers).or_else(|| browser(headers)).is_some()
}

/// Whether a request came to the proxy over HTTPS, as that one says.
pub fn is_over_https(headers: &HeaderMap) -> bool {
    text(headers, HeaderName::from_static("x-forwarded-proto")) == Some("https")
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(COOKIE).iter().filter_map(|it| it.to_str().ok());
    let mut pairs =
        lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(it, _)| *it == name).map(|(_, value)| value)
}

/// The header that gives a browser its key.
pub fn browser_cookie(key: &Key) -> String {
    lasting_cookie(BROWSER, &key.reveal())
}

/// The header that has a browser remember something.
pub(crate) fn lasting_cookie(name: &str, value: &str) -> String {
    format!("{name}={value}; Path=/; Max-Age={ONE_YEAR}; HttpOnly; SameSite=Lax")
}

/// The header that remembers the preferences.
pub(crate) fn prefs_cookie(prefs: Prefs) -> String {
    let contrast = if prefs.has_high_contrast { "high" } else { "normal" };
    let confirm = if prefs.asks_first { "yes" } else { "no" };
    let (lang, motion, theme) = (prefs.lang.tag(), prefs.motion.slug(), prefs.theme.slug());
    let (thinking, pace) = (prefs.thinking.slug(), prefs.pace.slug());
    let (sounds, tips) = (prefs.sounds.slug(), prefs.tips.slug());
    let words = [lang, contrast, motion, theme, confirm, thinking, pace, &sounds, &tips].join("-");
    lasting_cookie(PREFS, &words)
}

/// The header that remembers what the person at a browser is called.
pub(crate) fn name_cookie(name: &str) -> String {
    lasting_cookie(NAME, &utf8_percent_encode(name, NON_ALPHANUMERIC).to_string())
}

fn name_of(cookie: &str) -> String {
    clean_name(&percent_decode_str(cookie).decode_utf8_lossy())
}

fn prefs(headers: &HeaderMap) -> Prefs {
    let asked = || Lang::from_accept_language(text(headers, ACCEPT_LANGUAGE).unwrap_or_default());
    let mut words = cookie(headers, PREFS).unwrap_or_default().split('-');
    let lang = words.next().and_then(|it| it.parse().ok()).unwrap_or_else(asked);
    Prefs {
        lang,
        has_high_contrast: words.next() == Some("high"),
        motion: words.next().and_then(Motion::parse).unwrap_or(Motion::System),
        theme: words.next().and_then(Theme::parse).unwrap_or(Theme::System),
        asks_first: words.next() == Some("yes"),
        thinking: words.next().and_then(Thinking::parse).unwrap_or(Thinking::Server),
        pace: words.next().and_then(Pace::parse).unwrap_or(Pace::Normal),
        sounds: words.next().and_then(Sounds::parse).unwrap_or(Sounds::OFF),
        tips: words.next().and_then(Tips::parse).unwrap_or(Tips::NEW),
        is_alone: false,
        local: None,
    }
}

#[cfg(test)]
mod tests {
    use super::{cookie, name_cookie, name_of, prefs, prefs_cookie};
    use axum::http::HeaderMap;
    use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
    use page::{Motion, Pace, Prefs, SoundGroup, Sounds, Theme, Thinking, Tips};
    use text::Lang;

    #[test]
    fn cookies_are_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(COOKIE, "a=1; gospoda=abc;b=2".parse().unwrap());
        headers.append(COOKIE, "c=3".parse().unwrap());
        assert_eq!(cookie(&headers, "gospoda"), Some("abc"));
        assert_eq!(cookie(&headers, "c"), Some("3"));
        assert_eq!(cookie(&headers, "ospoda"), None);
    }

    #[test]
    fn a_name_comes_back_as_it_was_typed() {
        for name in ["", "Žofie K.", "a; Path=/x", "50 %", "=,\"\\"] {
            let line = name_cookie(name);
            let mut headers = HeaderMap::new();
            headers.insert(COOKIE, line.split(';').next().unwrap().parse().unwrap());
            assert_eq!(cookie(&headers, "gospoda_name").map(name_of).as_deref(), Some(name));
        }
        assert_eq!(name_of("%00%0A%FF"), "\u{fffd}", "nothing that cannot be seen");
    }

    #[test]
    fn preferences_come_back_and_begin_with_what_the_browser_speaks() {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, "cs,en;q=0.5".parse().unwrap());
        assert_eq!(prefs(&headers).lang, Lang::Cs);
        let loud = Sounds { is_on: true, volume: 100, ..Sounds::OFF };
        for wanted in [
            Prefs { has_high_contrast: true, motion: Motion::Reduced, ..Prefs::of(Lang::Pl) },
            Prefs { theme: Theme::Dark, asks_first: true, ..Prefs::of(Lang::En) },
            Prefs { thinking: Thinking::Browser, ..Prefs::of(Lang::En) },
            Prefs { pace: Pace::Slow, ..Prefs::of(Lang::En) },
            Prefs { tips: Tips::NEW.read(63, 9).shown(3, 0xFFFF), ..Prefs::of(Lang::En) },
            Prefs { tips: Tips::NEW.switched(false), ..Prefs::of(Lang::Cs) },
            Prefs { sounds: loud, ..Prefs::of(Lang::En) },
            Prefs { sounds: loud.with_group(SoundGroup::Bell, false), ..Prefs::of(Lang::Pl) },
            Prefs { theme: Theme::Light, motion: Motion::Full, ..Prefs::of(Lang::Cs) },
        ] {
            let line = prefs_cookie(wanted);
            headers.insert(COOKIE, line.split(';').next().unwrap().parse().unwrap());
            assert_eq!(prefs(&headers), wanted);
        }
    }
}
