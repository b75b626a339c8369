//! What every request has to pass, and headers that every answer carries.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{
    self, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderName, HeaderValue, ORIGIN,
    REFERRER_POLICY, SET_COOKIE, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use futures_util::future::BoxFuture;
use table::ClientNetwork;
use web::{ApiError, Caller, Failed, Local, RequestNetwork, Room, is_over_https, problem};

use crate::bans::{Bans, Who};
use crate::limits::{self, Cost, Peer, RateLimiter};
use crate::server::Server;
use crate::site;

const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; frame-ancestors 'none'; \
                      base-uri 'none'; form-action 'self'; object-src 'none'";

const HEADERS: &[(HeaderName, &str)] = &[
    (CONTENT_SECURITY_POLICY, POLICY),
    // Not `no-referrer`: with it, browsers hide the origin of our own forms, and over plain HTTP the check against
    // forms of other sites has nothing else to go by. Other sites learn nothing either way.
    (REFERRER_POLICY, "same-origin"),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
];

/// A browser that came over HTTPS comes so for a year, whatever is typed and linked.
const HTTPS_ONLY: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Adds what every answer carries. Over HTTPS that is more: cookies are kept from going out in the clear.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let is_over_https = is_over_https(request.headers());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if is_over_https {
        headers.insert(STRICT_TRANSPORT_SECURITY, HTTPS_ONLY);
        if let header::Entry::Occupied(mut cookies) = headers.entry(SET_COOKIE) {
            cookies.iter_mut().for_each(secure);
        }
    }
    response
}

/// Marks a cookie, unless another node has done so.
fn secure(cookie: &mut HeaderValue) {
    const SECURE: &[u8] = b"; Secure";
    if !cookie.as_bytes().ends_with(SECURE)
        && let Ok(secure) = HeaderValue::from_bytes(&[cookie.as_bytes(), SECURE].concat())
    {
        *cookie = secure;
    }
}

/// Addresses where a table is made or brought along, or the server is asked to send something to others.
const MAKERS: &[&str] = &[
    "/tables",
    "/lessons",
    "/matches",
    "/campaigns",
    "/notifications/push",
    "/notifications/webhook",
    "/notifications/mail",
    "/notifications/confirm",
    "/notifications/try",
    "/api/v1/tables",
    "/api/v1/matches",
    "/api/v1/campaigns",
    "/api/v1/notifications",
];

/// A request that is not answered after this time never will be: its body does not arrive.
const ANSWERED_WITHIN: Duration = Duration::from_secs(30);

/// Refuses whoever is banned, whoever asks too often, and whoever does not come to the point.
pub(crate) async fn limits(State(state): State<Server>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let path = parts.uri.path();
    let makes = MAKERS.contains(&path) || path.ends_with("/retry");
    let cost = match parts.method == Method::POST && makes {
        true => Cost::Table,
        false => Cost::Request,
    };
    let client = state.limiter.client(&parts);
    let who = Who::of(client, &parts.headers);
    if state.bans.has(who) {
        return refused(ApiError::Banned, parts).await;
    }
    if let Some(Err(wait)) = client.map(|it| state.limiter.check(it, cost)) {
        return refused(ApiError::too_many(wait), parts).await;
    }
    parts.extensions.insert(RequestNetwork(client));
    if state.site.is_some() {
        parts.extensions.insert(Local(site::PATH));
    }
    let answer = next.run(Request::from_parts(parts, body));
    match tokio::time::timeout(ANSWERED_WITHIN, answer).await {
        Ok(answer) => until_banned(answer, &state.bans, who),
        Err(_) => problem(&ApiError::BadRequest("it did not arrive in time".to_owned()), None),
    }
}

/// Ends an event stream when its reader is banned. Other responses pass unchanged: they end by themselves.
fn until_banned(answer: Response, bans: &Bans, who: Who) -> Response {
    let kind = answer.headers().get(CONTENT_TYPE);
    if kind.is_none_or(|it| it.as_bytes() != b"text/event-stream") {
        return answer;
    }
    let ban = Box::pin(bans.ban_of(who));
    answer.map(|body| Body::from_stream(body.into_data_stream().take_until(ban)))
}

/// The refusal of whoever asks too often or is let in no more.
async fn refused(error: ApiError, mut parts: Parts) -> Response {
    if parts.uri.path().starts_with("/api/") {
        return problem(&error, None);
    }
    let Ok(Caller(visitor)) = Caller::from_request_parts(&mut parts, &()).await;
    Failed { error, visitor }.into_response()
}

/// Room for what a request keeps open.
///
/// # Errors
/// [`ApiError::TooMany`]
pub(crate) fn room_for(limiter: &Arc<RateLimiter>, request: &Parts) -> Result<Room, ApiError> {
    match limiter.room_for_request(request) {
        limits::Room::Unlimited => Ok(Box::new(())),
        limits::Room::Held(held) => Ok(Box::new(held)),
        limits::Room::Full => Err(ApiError::too_many(COMES_AGAIN)),
    }
}

/// When to try again with one stream more.
const COMES_AGAIN: Duration = Duration::from_secs(10);

/// Room for a socket, kept as long as it is open.
pub(crate) struct Seated {
    /// Whom it is for, if he is limited.
    pub(crate) client: Option<ClientNetwork>,
    pub(crate) room: Room,
    /// Completes when the client is banned.
    pub(crate) ban: BoxFuture<'static, ()>,
}

impl FromRequestParts<Server> for Seated {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, server: &Server) -> Result<Self, Response> {
        let room = room_for(&server.limiter, parts).map_err(|error| problem(&error, None))?;
        let client = server.limiter.client(parts);
        // A connection that has become a socket still is one.
        let peer: Option<Peer> = parts.extensions.get().cloned();
        let ban = Box::pin(server.bans.ban_of(Who::of(client, &parts.headers)));
        Ok(Self { client, room: Box::new((room, peer)), ban })
    }
}

/// Whether a page of another site sent the request. Programs name no origin.
pub(crate) fn is_foreign(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return false };
    let site = origin.to_str().ok().and_then(|it| it.split_once("://")).map(|(_, site)| site);
    site.is_none() || site != headers.get(HOST).and_then(|it| it.to_str().ok())
}
