//! A service worker cannot set cookies, so those of this one browser are kept like everything else.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// What is remembered of the browser, by name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Cookies(BTreeMap<String, String>);

impl Cookies {
    /// Takes what stands in a `set-cookie` header; whether anything is new.
    pub(crate) fn set(&mut self, header: &str) -> bool {
        let pair = header.split(';').next().unwrap_or_default();
        let Some((name, value)) = pair.split_once('=') else { return false };
        let value = value.trim().to_owned();
        self.0.insert(name.trim().to_owned(), value.clone()) != Some(value)
    }

    /// The `cookie` header of every request, if there is anything to be said.
    pub(crate) fn header(&self) -> Option<String> {
        let pairs: Vec<String> =
            self.0.iter().map(|(name, value)| format!("{name}={value}")).collect();
        (!pairs.is_empty()).then(|| pairs.join("; "))
    }
}

#[cfg(test)]
mod tests {
    use super::Cookies;

    #[test]
    fn the_last_value_of_each_name_is_sent_back() {
        let mut cookies = Cookies::default();
        assert_eq!(cookies.header(), None);
        assert!(cookies.set("gospoda=abc; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"));
        assert!(cookies.set("gospoda_prefs=pl-high; Path=/"));
        assert!(!cookies.set("gospoda=abc"), "nothing new");
        assert!(cookies.set("gospoda=def"));
        assert!(!cookies.set("nonsense"));
        assert_eq!(cookies.header().unwrap(), "gospoda=def; gospoda_prefs=pl-high");
    }
}
