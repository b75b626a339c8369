//! Who wants to be told, and how. A subscription belongs to a key: that of a browser, then it is for every seat that the
//! browser holds, or that of one seat, which programs show.

use std::str::FromStr;

use data_encoding::{BASE64, BASE64URL_NOPAD};
use http::Uri;
use lettre::Address;
use store::StoredSubscription;
use table::{Key, KeyHash};
use text::Lang;

use super::http_client;

/// So many for one key.
pub const MOST_SUBSCRIPTIONS: usize = 8;

/// Longer addresses are nobody's.
const LONGEST_ADDRESS: usize = 1000;

/// Somebody wants to be told.
#[derive(Clone, Debug)]
pub struct Subscription {
    pub id: i64,
    pub owner: KeyHash,
    pub way: Way,
    /// Where links to this server began when it was made.
    pub origin: String,
    pub lang: Lang,
    /// Nothing is sent before this.
    pub is_confirmed: bool,
}

/// How somebody is told.
#[derive(Clone, PartialEq, Eq)]
pub enum Way {
    Push {
        /// The address that the browser's push service has given.
        endpoint: String,
        /// The public key of the browser, and what it shares with us: 65 and 16 bytes.
        key: Vec<u8>,
        auth: [u8; 16],
    },
    Webhook {
        url: String,
        /// What signs the requests.
        secret: [u8; 32],
    },
    Mail {
        address: Address,
        /// What shows that the mailbox is read by whoever asked for mail.
        code: String,
    },
}

/// Addresses and keys of others do not appear in a log by accident.
impl std::fmt::Debug for Way {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.slug())
    }
}

/// Why somebody cannot be told in this way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WayError {
    #[error("this is no address that starts with https:// or http://")]
    NoUrl,
    #[error("this address is in a private network, which the host does not allow")]
    Private,
    #[error("this is no address of a mailbox")]
    NoMailbox,
    #[error("the keys of the browser cannot be read")]
    NoKeys,
}

impl Way {
    /// A browser, as its push service describes it: an address, and two keys in Base64.
    pub fn push(
        endpoint: &str,
        key: &str,
        auth: &str,
        reaches_private: bool,
    ) -> Result<Self, WayError> {
        let uri = web_address(endpoint, reaches_private)?;
        if uri.scheme_str() != Some("https") && !reaches_private {
            return Err(WayError::NoUrl);
        }
        let bytes = |text: &str| BASE64URL_NOPAD.decode(text.trim_end_matches('=').as_bytes()).ok();
        let key = bytes(key).filter(|it| p256::PublicKey::from_sec1_bytes(it).is_ok());
        let auth = bytes(auth).and_then(|it| it.try_into().ok());
        let (key, auth) = key.zip(auth).ok_or(WayError::NoKeys)?;
        Ok(Self::Push { endpoint: endpoint.to_owned(), key, auth })
    }

    /// A webhook. `secret` is random; it signs the requests to `url`.
    pub fn webhook(url: &str, secret: [u8; 32], reaches_private: bool) -> Result<Self, WayError> {
        web_address(url, reaches_private)?;
        Ok(Self::Webhook { url: url.to_owned(), secret })
    }

    /// A mailbox, to which a code has to be sent first: the beginning of a new random key.
    pub fn mail(address: &str, key: &Key) -> Result<Self, WayError> {
        let is_short = address.len() <= LONGEST_ADDRESS;
        let address = is_short.then(|| Address::from_str(address).ok()).flatten();
        let code = key.reveal()[..8].to_owned();
        Ok(Self::Mail { address: address.ok_or(WayError::NoMailbox)?, code })
    }

    /// The word in the store.
    pub const fn slug(&self) -> &'static str {
        match self {
            Self::Push { .. } => "push",
            Self::Webhook { .. } => "webhook",
            Self::Mail { .. } => "mail",
        }
    }

    /// Whom it reaches.
    pub fn address(&self) -> &str {
        match self {
            Self::Push { endpoint, .. } => endpoint,
            Self::Webhook { url, .. } => url,
            Self::Mail { address, .. } => address.as_ref(),
        }
    }

    /// What is stored beside the address.
    pub fn secret(&self) -> String {
        match self {
            Self::Push { key, auth, .. } => {
                format!("{}.{}", BASE64URL_NOPAD.encode(key), BASE64URL_NOPAD.encode(auth))
            }
            Self::Webhook { secret, .. } => BASE64.encode(secret),
            Self::Mail { code, .. } => code.clone(),
        }
    }

    /// Reads what was stored.
    pub fn recall(slug: &str, address: &str, secret: &str) -> Option<Self> {
        let address = address.to_owned();
        match slug {
            "push" => {
                let (key, auth) = secret.split_once('.')?;
                Self::push(&address, key, auth, true).ok()
            }
            "webhook" => {
                let secret = BASE64.decode(secret.as_bytes()).ok()?.try_into().ok()?;
                Some(Self::Webhook { url: address, secret })
            }
            "mail" => Some(Self::Mail { address: address.parse().ok()?, code: secret.to_owned() }),
            _ => None,
        }
    }
}

impl Subscription {
    /// A new subscription under a random positive number.
    pub fn new(id: i64, owner: KeyHash, way: Way, origin: String, lang: Lang) -> Self {
        let is_confirmed = !matches!(way, Way::Mail { .. });
        Self { id, owner, way, origin, lang, is_confirmed }
    }

    /// As it is stored.
    pub(crate) fn stored(&self) -> StoredSubscription {
        StoredSubscription {
            id: self.id,
            owner: self.owner,
            way: self.way.slug().to_owned(),
            address: self.way.address().to_owned(),
            secret: self.way.secret(),
            origin: self.origin.clone(),
            lang: self.lang.tag().to_owned(),
            is_confirmed: self.is_confirmed,
        }
    }

    /// `None` for a row that this version cannot read; its owner is not notified.
    pub(crate) fn recall(stored: StoredSubscription) -> Option<Self> {
        let StoredSubscription { id, owner, way, address, secret, origin, lang, is_confirmed } =
            stored;
        let way = Way::recall(&way, &address, &secret)?;
        let lang = lang.parse().unwrap_or(Lang::En);
        Some(Self { id, owner, way, origin, lang, is_confirmed })
    }

    /// What whoever has got a mail shows to get none any more.
    pub fn leave_token(&self) -> String {
        let mut hasher = blake3::Hasher::new_derive_key("gospoda leave token v1");
        hasher.update(&self.id.to_le_bytes()).update(self.way.secret().as_bytes());
        data_encoding::HEXLOWER.encode(&hasher.finalize().as_bytes()[..12])
    }
}

/// An address that may be asked from here.
fn web_address(text: &str, reaches_private: bool) -> Result<Uri, WayError> {
    let uri: Uri = text.parse().map_err(|_| WayError::NoUrl)?;
    let is_web =
        matches!(uri.scheme_str(), Some("http" | "https")) && text.len() <= LONGEST_ADDRESS;
    let authority = uri.authority().filter(|it| is_web && !it.as_str().contains('@'));
    let host = authority.ok_or(WayError::NoUrl)?.host();
    if reaches_private || http_client::may_be_public(host) {
        Ok(uri)
    } else {
        Err(WayError::Private)
    }
}

#[cfg(test)]
mod tests {
    use table::Key;

    use super::{Subscription, Way, WayError};

    fn key() -> Key {
        Key::of_random([9; 16])
    }

    /// From the example of RFC 8291, section 5.
    const KEY: &str =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    #[test]
    fn what_is_stored_comes_back() {
        let ways = [
            Way::push("https://push.example/abc", KEY, AUTH, false),
            Way::webhook("http://hooks.example:8000/x?y=1", [7; 32], false),
            Way::mail("zuzanna@example.org", &key()),
        ];
        for way in ways.map(Result::unwrap) {
            let recalled = Way::recall(way.slug(), way.address(), &way.secret());
            assert!(recalled == Some(way.clone()), "{way:?}");
        }
        assert!(Way::recall("pigeon", "north", "").is_none());
    }

    #[test]
    fn what_reaches_nobody_is_refused() {
        for wrong in ["", "ftp://example.org/", "example.org", "https://", "https://a@b.example/"] {
            assert_eq!(Way::webhook(wrong, [7; 32], true).err(), Some(WayError::NoUrl), "{wrong}");
        }
        for private in
            ["http://127.0.0.1/", "http://[::1]:80/", "https://10.1.2.3/", "http://localhost/x"]
        {
            assert_eq!(
                Way::webhook(private, [7; 32], false).err(),
                Some(WayError::Private),
                "{private}"
            );
            assert!(Way::webhook(private, [7; 32], true).is_ok(), "{private}");
        }
        let plain = Way::push("http://push.example/", KEY, AUTH, false);
        assert_eq!(plain.err(), Some(WayError::NoUrl), "a push service speaks HTTPS");
        let keys = Way::push("https://push.example/", "AAAA", AUTH, false);
        assert_eq!(keys.err(), Some(WayError::NoKeys));
        for wrong in ["", "zuzanna", "a@", "a@b\r\nBcc: c@d"] {
            assert_eq!(Way::mail(wrong, &key()).err(), Some(WayError::NoMailbox), "{wrong}");
        }
    }

    #[test]
    fn only_whoever_got_the_mail_can_end_it() {
        let way = || Way::mail("zuzanna@example.org", &key()).unwrap();
        let of = |id| Subscription::new(id, key().key_hash(), way(), String::new(), text::Lang::En);
        let (one, other) = (of(1), of(2));
        assert_eq!(one.leave_token(), one.leave_token());
        assert_ne!(one.leave_token(), other.leave_token());
        assert!(!one.is_confirmed);
        assert!(!format!("{one:?}").contains("zuzanna"), "a log does not tell it");
    }
}
