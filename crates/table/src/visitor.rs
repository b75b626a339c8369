//! Who asks something of a table, and from where.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

use page::Prefs;

use crate::keys::{Key, KeyHash};

/// A tab of a browser: a number that its script has drawn. It tells what the tab has been shown, and nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tab(u64);

impl Tab {
    /// Reads digits and small letters.
    pub fn parse(text: &str) -> Option<Self> {
        u64::from_str_radix(text, 36).ok().map(Self)
    }
}

/// Whoever sent a request.
#[derive(Clone, Debug)]
pub struct Visitor {
    pub browser: Option<Key>,
    /// A seat key, shown by programs.
    pub bearer: Option<KeyHash>,
    /// Where the request comes from; nothing if that is not limited.
    pub client: Option<ClientNetwork>,
    pub prefs: Prefs,
    /// What the person at this browser called himself last; empty if he has not.
    pub name: String,
    /// Where links to this server begin: `http://inn.example:8080`.
    pub origin: String,
    /// Whether a script asks and not a form.
    pub wants_json: bool,
    /// Which of a browser's tabs asks, as its script calls itself.
    pub tab: Option<Tab>,
}

impl Visitor {
    pub fn key_hash(&self) -> Option<KeyHash> {
        self.browser.as_ref().map(Key::key_hash)
    }
}

/// A customer of the house: an address, or the network that an address of the sixth version belongs to, of which
/// everybody has as many as he likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClientNetwork(Ipv6Addr);

impl ClientNetwork {
    /// Nothing for this machine itself.
    pub fn of(addr: IpAddr) -> Option<Self> {
        let addr = addr.to_canonical();
        if addr.is_loopback() {
            return None;
        }
        Some(Self(match addr {
            IpAddr::V4(addr) => addr.to_ipv6_mapped(),
            IpAddr::V6(addr) => Ipv6Addr::from_bits(addr.to_bits() & !u128::from(u64::MAX)),
        }))
    }
}

impl ClientNetwork {
    /// The first address of it; one of the fourth version as that of the sixth to which it is mapped.
    pub const fn addr(self) -> Ipv6Addr {
        self.0
    }
}

/// As one node tells another for whom it asks.
impl fmt::Display for ClientNetwork {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
