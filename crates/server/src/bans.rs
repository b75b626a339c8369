//! Who is let in no more: the list in memory. It is stored, so all nodes know it and a restart changes nothing.

use std::collections::HashSet;
use std::future::pending;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;
use std::time::Duration;

use axum::http::HeaderMap;
use store::{Ban, BanKind, DbError, Store};
use table::{ClientNetwork, KeyHash};
use tokio::sync::watch;
use web::browser_of;

/// Bans that have ended, and those whose news were missed, are noticed after this time.
const LOOK_AGAIN: Duration = Duration::from_secs(60);

/// Everybody whose address begins with the same bits; addresses of the fourth version are those of the sixth to which
/// they are mapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Network {
    first: Ipv6Addr,
    n_bits: u8,
}

impl Network {
    fn mask(n_bits: u8) -> u128 {
        u128::MAX.checked_shl(128 - u32::from(n_bits)).unwrap_or(0)
    }

    fn has(self, addr: Ipv6Addr) -> bool {
        (self.first.to_bits() ^ addr.to_bits()) & Self::mask(self.n_bits) == 0
    }
}

/// `203.0.113.7`, `203.0.113.0/24`, `2001:db8::/48`. An address of the sixth version alone stands for its network, of
/// which everybody has as many as he likes.
impl FromStr for Network {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = "a network is written 203.0.113.7, 203.0.113.0/24 or 2001:db8::/48";
        let (addr, n_bits) = match text.split_once('/') {
            Some((addr, n_bits)) => (addr, Some(n_bits.parse::<u8>().map_err(|_| wrong)?)),
            None => (text, None),
        };
        let addr: IpAddr = addr.parse().map_err(|_| wrong)?;
        let (addr, before, most) = match addr.to_canonical() {
            IpAddr::V4(addr) => (addr.to_ipv6_mapped(), 96, 32),
            IpAddr::V6(addr) => (addr, 0, 64),
        };
        let n_bits = n_bits.map_or(Ok(most), |it| if it <= most { Ok(it) } else { Err(wrong) })?;
        if n_bits == 0 {
            return Err("this would be everybody");
        }
        let n_bits = before + n_bits;
        let first = Ipv6Addr::from_bits(addr.to_bits() & Self::mask(n_bits));
        Ok(Self { first, n_bits })
    }
}

impl std::fmt::Display for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match IpAddr::V6(self.first).to_canonical() {
            IpAddr::V4(addr) => write!(f, "{addr}/{}", self.n_bits - 96),
            IpAddr::V6(addr) => write!(f, "{addr}/{}", self.n_bits),
        }
    }
}

#[derive(Debug, Default)]
struct List {
    networks: Vec<Network>,
    browsers: HashSet<KeyHash>,
}

impl List {
    fn has(&self, who: Who) -> bool {
        let is_of = |client: ClientNetwork| self.networks.iter().any(|it| it.has(client.addr()));
        who.client.is_some_and(is_of) || who.browser.is_some_and(|it| self.browsers.contains(&it))
    }
}

/// A client as bans name it: its network (none if unlimited) and the browser of its cookie.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Who {
    client: Option<ClientNetwork>,
    browser: Option<KeyHash>,
}

impl Who {
    pub(crate) fn of(client: Option<ClientNetwork>, headers: &HeaderMap) -> Self {
        Self { client, browser: browser_of(headers) }
    }
}

/// The bans that hold.
#[derive(Debug, Default)]
pub(crate) struct Bans(watch::Sender<List>);

impl Bans {
    /// Whether a client is banned. This machine itself never is.
    pub(crate) fn has(&self, who: Who) -> bool {
        self.0.borrow().has(who)
    }

    /// Completes when the client is banned, at once if it is already; ends its open streams and sockets.
    pub(crate) fn ban_of(&self, who: Who) -> impl Future<Output = ()> + Send + use<> {
        let mut list = self.0.subscribe();
        async move {
            // An error means that the server shuts down, which is no ban.
            if list.wait_for(|it| it.has(who)).await.is_err() {
                pending::<()>().await;
            }
        }
    }

    /// Reads what is stored.
    pub(crate) async fn read(&self, store: &Store) -> Result<(), DbError> {
        let mut list = List::default();
        for Ban { kind, what, .. } in store.bans().await? {
            match kind {
                BanKind::Network => list.networks.extend(what.parse::<Network>()),
                BanKind::Browser => list.browsers.extend(KeyHash::parse(&what)),
            }
        }
        self.0.send_replace(list);
        Ok(())
    }

    /// Reads it again and again.
    pub(crate) async fn follow(&self, store: &Store) {
        loop {
            if let Err(error) = self.read(store).await {
                tracing::warn!(%error, "bans were not read: those known before hold");
            }
            tokio::time::sleep(LOOK_AGAIN).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv6Addr;

    use super::Network;

    fn has(network: &str, addr: &str) -> bool {
        let addr: std::net::IpAddr = addr.parse().unwrap();
        let addr: Ipv6Addr = match addr {
            std::net::IpAddr::V4(addr) => addr.to_ipv6_mapped(),
            std::net::IpAddr::V6(addr) => addr,
        };
        network.parse::<Network>().unwrap().has(addr)
    }

    #[test]
    fn a_network_has_the_addresses_that_begin_like_it() {
        assert!(has("203.0.113.7", "203.0.113.7") && !has("203.0.113.7", "203.0.113.8"));
        assert!(has("203.0.113.99/24", "203.0.113.8") && !has("203.0.113.0/24", "203.0.112.8"));
        assert!(has("2001:db8::/48", "2001:db8:0:7::1") && !has("2001:db8::/48", "2001:db8:1::1"));
        assert!(has("2001:db8:1:2::7", "2001:db8:1:2::"), "its whole network");
        assert!(!has("0.0.0.0/1", "2001:db8::1"), "not those of the other version");
        for wrong in
            ["", "here", "203.0.113.0/33", "0.0.0.0/0", "::/0", "2001:db8::1/65", "1.2.3.4/x"]
        {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
        for (text, told) in [("203.0.113.7", "203.0.113.7/32"), ("2001:db8::9/48", "2001:db8::/48")]
        {
            assert_eq!(text.parse::<Network>().unwrap().to_string(), told);
        }
    }
}
