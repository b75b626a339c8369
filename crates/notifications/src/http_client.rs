//! Requests to addresses that people have given us: only to public ones, unless the host allows others.

use std::future::Future;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::Bytes;
use http::{Request, StatusCode};
use http_body_util::Full;
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::client::legacy::connect::dns::{GaiResolver, Name};
use hyper_util::rt::TokioExecutor;
use tower_service::Service;

/// Who does not answer within this time is not there.
const PATIENCE: Duration = Duration::from_secs(10);

/// Asks others, and looks at nothing of the answer but its status. What they redirect to is not followed.
#[derive(Clone, Debug)]
pub(crate) struct HttpClient {
    client: Client<HttpsConnector<HttpConnector<Resolver>>, Full<Bytes>>,
    reaches_private: bool,
}

impl HttpClient {
    pub(crate) fn new(reaches_private: bool) -> Self {
        let resolver = Resolver { inner: GaiResolver::new(), reaches_private };
        let mut connector = HttpConnector::new_with_resolver(resolver);
        connector.enforce_http(false);
        connector.set_connect_timeout(Some(PATIENCE / 2));
        let connector = HttpsConnectorBuilder::new()
            .with_webpki_roots()
            .https_or_http()
            .enable_http1()
            .wrap_connector(connector);
        // Nobody is asked often: connections are not kept.
        let client =
            Client::builder(TokioExecutor::new()).pool_max_idle_per_host(0).build(connector);
        Self { client, reaches_private }
    }

    /// The status of the answer.
    ///
    /// # Errors
    /// Why there is none; the words name nobody.
    pub(crate) async fn ask(&self, request: Request<Full<Bytes>>) -> Result<StatusCode, String> {
        // An address in numbers is not asked of the resolver.
        let host = request.uri().host().unwrap_or_default();
        if !self.reaches_private && !may_be_public(host) {
            return Err("the address is in a private network".to_owned());
        }
        match tokio::time::timeout(PATIENCE, self.client.request(request)).await {
            Err(_) => Err("nobody answered in time".to_owned()),
            Ok(Err(error)) if error.is_connect() => Err("nobody is there".to_owned()),
            Ok(Err(_)) => Err("the answer cannot be read".to_owned()),
            Ok(Ok(answer)) => Ok(answer.status()),
        }
    }
}

/// Whether a host of an address may be a public one: what is written in numbers is, names are looked at when they are
/// resolved.
pub(crate) fn may_be_public(host: &str) -> bool {
    let host = host.trim_start_matches('[').trim_end_matches(']');
    match host.parse::<IpAddr>() {
        Ok(addr) => is_public(addr),
        Err(_) => host.contains('.') && !host.ends_with(".localhost"),
    }
}

/// Whether an address is reached over the internet and belongs to one machine.
fn is_public(addr: IpAddr) -> bool {
    match addr.to_canonical() {
        IpAddr::V4(addr) => is_public_v4(addr),
        IpAddr::V6(addr) => is_public_v6(addr),
    }
}

/// See RFC 6890 for what is set aside.
fn is_public_v4(addr: Ipv4Addr) -> bool {
    let [a, b, c, _] = addr.octets();
    let is_shared = a == 100 && b & 0xC0 == 64;
    let is_protocol = (a, b, c) == (192, 0, 0);
    let is_bench = a == 198 && b & 0xFE == 18;
    !(addr.is_private()
        || addr.is_loopback()
        || addr.is_link_local()
        || addr.is_documentation()
        || addr.is_multicast()
        || a == 0
        || 240 <= a
        || is_shared
        || is_protocol
        || is_bench)
}

/// Only what is given out (2000::/3) without examples; addresses that stand for one of the fourth version are that one.
fn is_public_v6(addr: Ipv6Addr) -> bool {
    let parts = addr.segments();
    let v4 = |high: u16, low: u16| Ipv4Addr::from_bits(u32::from(high) << 16 | u32::from(low));
    match parts {
        [0x64, 0xFF9B, 0, 0, 0, 0, high, low] | [0x2002, high, low, ..] => {
            is_public_v4(v4(high, low))
        }
        // Teredo, examples, and what is set aside for protocols.
        [0x2001, 0 | 0xDB8, ..] => false,
        [first, ..] => first & 0xE000 == 0x2000,
    }
}

/// Names are resolved by the system; of the addresses only those are told that may be asked.
#[derive(Clone, Debug)]
struct Resolver {
    inner: GaiResolver,
    reaches_private: bool,
}

type Resolved =
    Pin<Box<dyn Future<Output = std::io::Result<std::vec::IntoIter<SocketAddr>>> + Send>>;

impl Service<Name> for Resolver {
    type Response = std::vec::IntoIter<SocketAddr>;
    type Error = std::io::Error;
    type Future = Resolved;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<std::io::Result<()>> {
        self.inner.poll_ready(context)
    }

    fn call(&mut self, name: Name) -> Resolved {
        let (found, reaches_private) = (self.inner.call(name), self.reaches_private);
        Box::pin(async move {
            let may_ask = |it: &SocketAddr| reaches_private || is_public(it.ip());
            let found: Vec<SocketAddr> = found.await?.filter(may_ask).collect();
            if found.is_empty() {
                return Err(std::io::Error::other("no public address"));
            }
            Ok(found.into_iter())
        })
    }
}

#[cfg(test)]
mod tests {
    use http::Request;
    use http_body_util::Full;

    use super::{HttpClient, is_public, may_be_public};

    #[test]
    fn only_what_is_given_out_is_public() {
        for public in
            ["1.1.1.1", "100.128.0.1", "172.32.0.1", "2606:4700::1111", "64:ff9b::101:101"]
        {
            assert!(is_public(public.parse().unwrap()), "{public}");
            assert!(may_be_public(public));
        }
        for private in [
            "0.0.0.0",
            "10.0.0.1",
            "100.64.0.1",
            "127.0.0.1",
            "127.9.9.9",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.1",
            "192.0.2.1",
            "192.168.1.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:db8::1",
            "2001::1",
            "fc00::1",
            "fe80::1",
            "ff02::1",
        ] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
            assert!(!may_be_public(private), "{private}");
        }
        assert!(may_be_public("hooks.example.org"));
        for local in ["localhost", "a.localhost", "printer", "[::1]"] {
            assert!(!may_be_public(local), "{local}");
        }
    }

    #[tokio::test]
    async fn this_machine_is_not_asked_for_strangers() {
        let asked = std::sync::Arc::new(std::sync::atomic::AtomicU32::new(0));
        let counted = std::sync::Arc::clone(&asked);
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        let app = axum::Router::new().fallback(move || {
            counted.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            async {}
        });
        tokio::spawn(async move { axum::serve(listener, app).await });
        let names = [addr.to_string(), format!("localhost:{}", addr.port())];
        for name in &names {
            let request =
                || Request::post(format!("http://{name}/")).body(Full::default()).unwrap();
            assert!(HttpClient::new(false).ask(request()).await.is_err(), "{name}");
        }
        assert_eq!(asked.load(std::sync::atomic::Ordering::Relaxed), 0);
        for name in &names {
            let request = Request::post(format!("http://{name}/")).body(Full::default()).unwrap();
            assert_eq!(HttpClient::new(true).ask(request).await, Ok(http::StatusCode::OK));
        }
        assert_eq!(asked.load(std::sync::atomic::Ordering::Relaxed), 2);
    }
}
