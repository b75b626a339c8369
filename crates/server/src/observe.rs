//! What is known of every request, whatever becomes of it: an id by which its traces are found, and how long it took.
//! Nothing of what it asks for is told but its route, so no key and no table stands in a log or among the numbers.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use crate::limits::AskedFor;
use crate::random::random;
use crate::server::Server;

/// By this name a proxy tells the id that it has given, and the server the one that it goes by.
pub(crate) const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Ids that no other server and no other start of this one gives. They tell nobody how many requests there were between
/// his own.
pub(crate) struct RequestIds {
    key: [u8; 32],
    next: AtomicU64,
}

impl std::fmt::Debug for RequestIds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RequestIds").finish_non_exhaustive()
    }
}

impl Default for RequestIds {
    fn default() -> Self {
        Self { key: random(), next: AtomicU64::new(0) }
    }
}

impl RequestIds {
    fn fresh(&self) -> HeaderValue {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let hash = blake3::keyed_hash(&self.key, &number.to_le_bytes()).to_hex();
        HeaderValue::from_str(&hash[..24]).expect("digits may stand in a header")
    }
}

/// Gives the request an id, and counts how it was answered.
pub(crate) async fn observe(
    State(server): State<Server>,
    request: Request,
    next: Next,
) -> Response {
    let started = Instant::now();
    let (mut parts, body) = request.into_parts();
    crate::route::recognise(&server, &mut parts);
    let id = told_id(&server, &parts).unwrap_or_else(|| server.request_ids.fresh());
    // It goes along to another node that has the table.
    parts.headers.insert(REQUEST_ID, id.clone());
    let (method, route) = (parts.method.clone(), parts.extensions.get::<MatchedPath>().cloned());
    let span = tracing::error_span!("request", id = id.to_str().unwrap_or_default());
    let answer = next.run(Request::from_parts(parts, body)).instrument(span.clone());
    let mut response = answer.await;
    response.headers_mut().insert(REQUEST_ID, id);
    let (took, status) = (started.elapsed(), response.status());
    let route = route.as_ref().map(MatchedPath::as_str);
    server.metrics.answered(&method, route, status, took);
    tracing::debug!(
        parent: &span,
        %method,
        route = route.unwrap_or_default(),
        status = status.as_u16(),
        millis = took.as_secs_f64() * 1000.0,
        "answered"
    );
    response
}

/// The id that comes with a request from somebody who is believed: the proxy of the host, or another node.
fn told_id(server: &Server, parts: &Parts) -> Option<HeaderValue> {
    let is_node = parts.extensions.get::<AskedFor>().is_some();
    if !is_node && !server.limiter.is_behind_proxy() {
        return None;
    }
    parts.headers.get(REQUEST_ID).filter(|it| is_well_formed(it.as_bytes())).cloned()
}

/// Ids are searched for and copied around: letters, digits and what joins them.
fn is_well_formed(id: &[u8]) -> bool {
    let is_known = |it: &u8| it.is_ascii_alphanumeric() || b"-_.".contains(it);
    (8..=128).contains(&id.len()) && id.iter().all(is_known)
}
