//! How much one address may ask for, so that nobody keeps the others out. All of it is in memory, and bounded.
//!
//! This machine itself is not limited: programs of the host run there, and so does a proxy that does not say for whom
//! it asks.

use std::collections::{HashMap, HashSet};
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::Duration;

use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue};
use table::ClientNetwork;
use tokio::time::Instant;

/// So much at once, and after that so much a minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    pub at_once: u32,
    pub per_minute: u32,
}

/// What one address may do. A family behind one address, each with a page and a bot, stays far below.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    pub requests: Allowance,
    /// New tables, matches and campaigns that are brought along, and what is asked about notifications.
    pub tables: Allowance,
    /// Connections that are open at the same time; behind a proxy that names addresses, streams and sockets.
    pub open: u32,
    /// The header in which a proxy names the address that it asks for. Nothing means that there is no such proxy, and
    /// whatever a client writes there is not believed.
    pub named_by: Option<HeaderName>,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests: Allowance { at_once: 600, per_minute: 3000 },
            tables: Allowance { at_once: 40, per_minute: 10 },
            open: 200,
            named_by: None,
        }
    }
}

/// For whom another node of the server asks; it stands only in requests that have shown the secret of nodes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AskedFor(Option<ClientNetwork>);

impl AskedFor {
    /// Nobody, if the other node does not limit him.
    pub(crate) fn told(told: Option<&HeaderValue>) -> Self {
        Self(told.and_then(named_addr).and_then(ClientNetwork::of))
    }
}

/// The other end of a connection, which counts once as long as any copy of this is kept.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    pub(crate) addr: SocketAddr,
    _place: Arc<Place>,
}

/// What a connection takes up.
#[derive(Debug)]
struct Place {
    _counted: Arc<()>,
    _held: Option<Held>,
}

impl Peer {
    pub(crate) fn new(addr: SocketAddr, counted: Arc<()>, held: Option<Held>) -> Self {
        Self { addr, _place: Arc::new(Place { _counted: counted, _held: held }) }
    }
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cost {
    Request,
    /// A request that makes a table, brings one along, or has something sent to others.
    Table,
}

/// Counts what every client network asks for.
#[derive(Debug)]
pub(crate) struct RateLimiter {
    /// They may change while requests come.
    limits: RwLock<Limits>,
    requests: Buckets,
    tables: Buckets,
    open: Mutex<HashMap<ClientNetwork, u32>>,
    /// From where other nodes of the server have asked.
    nodes: Mutex<HashSet<IpAddr>>,
}

impl RateLimiter {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            limits: RwLock::new(limits),
            requests: Buckets::default(),
            tables: Buckets::default(),
            open: Mutex::default(),
            nodes: Mutex::default(),
        }
    }

    /// From now on these hold. What was counted before still counts.
    pub(crate) fn set(&self, limits: Limits) {
        *self.limits.write().unwrap_or_else(PoisonError::into_inner) = limits;
    }

    /// What one of the limits is now.
    fn now<T>(&self, which: impl FnOnce(&Limits) -> T) -> T {
        which(&self.limits.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Whether a proxy names the addresses that it asks for.
    pub(crate) fn is_behind_proxy(&self) -> bool {
        self.now(|it| it.named_by.is_some())
    }

    /// Whom a request comes from, if he is limited.
    pub(crate) fn client(&self, request: &Parts) -> Option<ClientNetwork> {
        if let Some(AskedFor(whom)) = request.extensions.get() {
            return *whom;
        }
        let peer: &Peer = request.extensions.get()?;
        // The last one that was added is the one that the proxy of the host has seen.
        let named = self.now(|it| {
            it.named_by.as_ref().and_then(|it| request.headers.get_all(it).iter().next_back())
        });
        ClientNetwork::of(named.and_then(named_addr).unwrap_or(peer.addr.ip()))
    }

    /// Another node asks from there: its connections are not counted, but what it asks for is, for whoever wants it.
    pub(crate) fn know_node(&self, peer: IpAddr) {
        lock(&self.nodes).insert(peer);
    }

    /// Room for a connection. Behind a proxy that names addresses, they are known of requests only.
    pub(crate) fn room_for(self: &Arc<Self>, peer: SocketAddr) -> Room {
        if self.is_behind_proxy() || lock(&self.nodes).contains(&peer.ip()) {
            return Room::Unlimited;
        }
        self.room(ClientNetwork::of(peer.ip()))
    }

    /// Room for what a request keeps open, if its connection does not count already.
    pub(crate) fn room_for_request(self: &Arc<Self>, request: &Parts) -> Room {
        if self.is_behind_proxy() || request.extensions.get::<AskedFor>().is_some() {
            return self.room(self.client(request));
        }
        Room::Unlimited
    }

    fn room(self: &Arc<Self>, whom: Option<ClientNetwork>) -> Room {
        match whom.map(|it| self.hold(it)) {
            None => Room::Unlimited,
            Some(Some(held)) => Room::Held(held),
            Some(None) => Room::Full,
        }
    }

    /// Counts; says how long to wait if it is too much.
    pub(crate) fn check(&self, whom: ClientNetwork, what: Cost) -> Result<(), Duration> {
        let (requests, tables) = self.now(|it| (it.requests, it.tables));
        self.requests.check(whom, requests)?;
        match what {
            Cost::Request => Ok(()),
            Cost::Table => self.tables.check(whom, tables),
        }
    }

    /// Counts something that stays open, until the answer is dropped; nothing if there is too much of it.
    fn hold(self: &Arc<Self>, whom: ClientNetwork) -> Option<Held> {
        let most = self.now(|it| it.open);
        let mut open = lock(&self.open);
        let n_open = open.entry(whom).or_default();
        if most <= *n_open {
            return None;
        }
        *n_open += 1;
        Some(Held { limiter: Arc::clone(self), whom })
    }
}

/// The last address of a list such as `203.0.113.7, 198.51.100.2:8080`.
fn named_addr(header: &HeaderValue) -> Option<IpAddr> {
    let text = header.to_str().ok()?.rsplit(',').next()?.trim();
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    let with_port = || text.parse().ok().map(|it: SocketAddr| it.ip());
    bare.parse().ok().or_else(with_port)
}

/// Whether something more may be opened.
#[derive(Debug)]
pub(crate) enum Room {
    Unlimited,
    Held(Held),
    Full,
}

/// Something that a client keeps open.
#[derive(Debug)]
pub(crate) struct Held {
    limiter: Arc<RateLimiter>,
    whom: ClientNetwork,
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut open = lock(&self.limiter.open);
        if let Some(n_open) = open.get_mut(&self.whom) {
            *n_open -= 1;
            if *n_open == 0 {
                open.remove(&self.whom);
            }
        }
    }
}

/// A generation holds so many clients. Who has not come while as many others came is forgotten.
const MOST_CLIENTS: usize = 20_000;

/// The generic cell rate algorithm (GCRA, ITU-T I.371): of each client only its theoretical arrival time is kept. Every
/// request puts it off by the emission interval, and is refused if it would then be too far ahead.
#[derive(Debug, Default)]
struct Buckets {
    /// Theoretical arrival times: of who came lately, and of who came before them.
    generations: Mutex<[HashMap<ClientNetwork, Instant>; 2]>,
}

impl Buckets {
    fn check(&self, whom: ClientNetwork, allowance: Allowance) -> Result<(), Duration> {
        // Between requests that may go on for ever.
        let emission_interval = Duration::from_secs(60) / allowance.per_minute.max(1);
        // So far ahead the theoretical arrival time may be.
        let tolerance = emission_interval.saturating_mul(allowance.at_once);
        let now = Instant::now();
        let mut generations = lock(&self.generations);
        let [young, old] = &mut *generations;
        let arrival = young.get(&whom).or_else(|| old.get(&whom)).map_or(now, |it| *it);
        // Who is further ahead was counted by other limits.
        let arrival = arrival.clamp(now, now + tolerance) + emission_interval;
        let over = arrival.duration_since(now).saturating_sub(tolerance);
        if !over.is_zero() {
            return Err(over);
        }
        if MOST_CLIENTS <= young.len() && !young.contains_key(&whom) {
            *old = std::mem::take(young);
        }
        young.insert(whom, arrival);
        Ok(())
    }
}

/// What is locked is whole between any two statements.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};
    use std::sync::Arc;
    use std::time::Duration;

    use axum::http::{HeaderValue, Request};

    use super::{
        Allowance, AskedFor, Buckets, ClientNetwork, Limits, MOST_CLIENTS, Peer, RateLimiter, Room,
        lock, named_addr,
    };

    fn net(number: u32) -> ClientNetwork {
        ClientNetwork::of(IpAddr::V4(Ipv4Addr::from_bits(0x0A00_0000 + number))).unwrap()
    }

    #[tokio::test(start_paused = true)]
    async fn so_much_at_once_and_then_so_much_a_minute() {
        let buckets = Buckets::default();
        let check = |whom| buckets.check(whom, Allowance { at_once: 3, per_minute: 60 });
        for _ in 0..3 {
            check(net(1)).unwrap();
        }
        assert_eq!(check(net(1)), Err(Duration::from_secs(1)));
        check(net(2)).expect("another one has done nothing yet");
        tokio::time::advance(Duration::from_millis(1500)).await;
        check(net(1)).unwrap();
        assert_eq!(check(net(1)), Err(Duration::from_millis(500)));
        tokio::time::advance(Duration::from_secs(3600)).await;
        for _ in 0..3 {
            check(net(1)).unwrap();
        }
        assert!(check(net(1)).is_err(), "an hour of rest is worth no more than a minute");
    }

    #[tokio::test(start_paused = true)]
    async fn the_books_stay_small_and_who_comes_often_is_not_forgotten() {
        let buckets = Buckets::default();
        let check = |whom| buckets.check(whom, Allowance { at_once: 50, per_minute: 1 });
        let mut n_allowed = 0;
        for number in 0..3 * MOST_CLIENTS as u32 {
            let _ = check(net(number + 1000));
            if number % 1000 == 0 {
                n_allowed += usize::from(check(net(1)).is_ok());
            }
        }
        assert_eq!(n_allowed, 50);
        let n_known: usize = lock(&buckets.generations).iter().map(|it| it.len()).sum();
        assert!(n_known <= 2 * MOST_CLIENTS, "{n_known}");
    }

    #[test]
    fn a_connection_counts_once_however_many_copies_there_are() {
        let counted = Arc::new(());
        let peer = Peer::new(([192, 0, 2, 1], 80).into(), Arc::clone(&counted), None);
        let stream = peer.clone();
        assert_eq!(Arc::strong_count(&counted), 2);
        drop(peer);
        assert_eq!(Arc::strong_count(&counted), 2, "what it has become goes on");
        drop(stream);
        assert_eq!(Arc::strong_count(&counted), 1);
    }

    #[test]
    fn a_household_of_the_sixth_version_is_one_customer_and_this_machine_is_none() {
        let of = |text: &str| ClientNetwork::of(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2::7"), of("2001:db8:1:2:ffff::1"));
        assert_ne!(of("2001:db8:1:2::7"), of("2001:db8:1:3::7"));
        assert_eq!(of("::ffff:203.0.113.7"), of("203.0.113.7"));
        for this in ["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"] {
            assert_eq!(of(this), None, "{this}");
        }
    }

    #[test]
    fn an_address_is_believed_only_in_the_header_that_the_host_has_named() {
        let request = || {
            let request = Request::builder().header("x-forwarded-for", "192.0.2.1, 203.0.113.7");
            let mut parts = request.body(()).unwrap().into_parts().0;
            let addr = "198.51.100.2:4000".parse().unwrap();
            parts.extensions.insert(Peer::new(addr, Arc::default(), None));
            parts
        };
        let of = |text: &str| ClientNetwork::of(text.parse().unwrap());
        let plain = RateLimiter::new(Limits::default());
        assert_eq!(plain.client(&request()), of("198.51.100.2"));
        let named_by = Some("x-forwarded-for".parse().unwrap());
        let behind = RateLimiter::new(Limits { named_by, ..Limits::default() });
        assert_eq!(behind.client(&request()), of("203.0.113.7"));
        let mut garbled = request();
        garbled.headers.insert("x-forwarded-for", HeaderValue::from_static("nobody"));
        assert_eq!(behind.client(&garbled), of("198.51.100.2"));
        for (text, addr) in [("203.0.113.7:80", "203.0.113.7"), ("[2001:db8::1]", "2001:db8::1")] {
            assert_eq!(named_addr(&HeaderValue::from_static(text)), addr.parse().ok());
        }
    }

    #[test]
    fn a_node_asks_for_others_and_is_not_limited_itself() {
        let limiter = Arc::new(RateLimiter::new(Limits { open: 1, ..Limits::default() }));
        let node: std::net::SocketAddr = "198.51.100.2:4000".parse().unwrap();
        let asked_for = |told: Option<&'static str>| {
            let mut parts = Request::new(()).into_parts().0;
            parts.extensions.insert(Peer::new(node, Arc::default(), None));
            parts.extensions.insert(AskedFor::told(told.map(HeaderValue::from_static).as_ref()));
            parts
        };
        let guest = net(7);
        let told: &'static str = guest.to_string().leak();
        assert_eq!(limiter.client(&asked_for(Some(told))), Some(guest));
        assert_eq!(limiter.client(&asked_for(None)), None);
        let held = limiter.room_for_request(&asked_for(Some(told)));
        assert!(matches!(held, Room::Held(_)));
        assert!(matches!(limiter.room_for_request(&asked_for(Some(told))), Room::Full));
        assert!(matches!(limiter.room_for_request(&asked_for(None)), Room::Unlimited));
        let first = limiter.room_for(node);
        assert!(matches!(first, Room::Held(_)), "nobody has shown that it is a node");
        assert!(matches!(limiter.room_for(node), Room::Full));
        limiter.know_node(node.ip());
        assert!(matches!(limiter.room_for(node), Room::Unlimited));
    }

    #[test]
    fn new_limits_hold_at_once_for_whoever_is_counted_already() {
        let few = Allowance { at_once: 1, per_minute: 1 };
        let limits = Limits { requests: few, open: 1, ..Limits::default() };
        let limiter = Arc::new(RateLimiter::new(limits.clone()));
        limiter.check(net(1), super::Cost::Request).unwrap();
        let held = limiter.hold(net(1)).unwrap();
        assert!(limiter.check(net(1), super::Cost::Request).is_err());
        limiter.set(Limits { open: 2, ..Limits::default() });
        let wait = limiter.check(net(1), super::Cost::Request).err().unwrap_or_default();
        assert!(wait <= Duration::from_millis(20), "{wait:?}");
        let more = limiter.hold(net(1)).unwrap();
        limiter.set(limits);
        assert!(limiter.check(net(1), super::Cost::Request).is_err());
        drop(held);
        assert!(limiter.hold(net(1)).is_none(), "one of two is still open");
        drop(more);
        assert!(limiter.hold(net(1)).is_some());
    }

    #[test]
    fn what_is_open_is_counted_until_it_is_closed() {
        let limiter = Arc::new(RateLimiter::new(Limits { open: 2, ..Limits::default() }));
        let first = limiter.hold(net(1)).unwrap();
        let _second = limiter.hold(net(1)).unwrap();
        assert!(limiter.hold(net(1)).is_none());
        assert!(limiter.hold(net(2)).is_some());
        drop(first);
        assert!(limiter.hold(net(1)).is_some());
        assert_eq!(lock(&limiter.open).len(), 1, "who has nothing open is forgotten");
    }
}
