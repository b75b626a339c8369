//! What every request has to pass, and headers that every answer carries.

use std::time::Duration;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, ORIGIN, REFERRER_POLICY, RETRY_AFTER,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use table::Net;

use super::{Failed, problem};
use crate::error::ApiError;
use crate::limits::{ClientNetwork, Cost, Held, Peer, Room};
use crate::registry::AppState;
use crate::visitor::Caller;

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

pub(super) async fn headers(mut response: Response) -> Response {
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Addresses where a table is made or brought along, or the server is asked to send something to others.
const MAKERS: &[&str] = &[
    "/tables",
    "/matches",
    "/campaigns",
    "/notifications/push",
    "/notifications/webhook",
    "/notifications/mail",
    "/notifications/confirm",
    "/notifications/try",
    "/api/v1/tables",
    "/api/v1/campaigns",
    "/api/v1/notifications",
];

/// A request that is not answered after this time never will be: its body does not arrive.
const ANSWERED_WITHIN: Duration = Duration::from_secs(30);

/// Refuses whoever asks too often, and whoever does not come to the point.
pub(super) async fn limits(
    State(state): State<AppState>,
    request: Request,
    next: Next,
) -> Response {
    let (mut parts, body) = request.into_parts();
    super::route::recognise(&state, &mut parts);
    let cost = match parts.method == Method::POST && MAKERS.contains(&parts.uri.path()) {
        true => Cost::Table,
        false => Cost::Request,
    };
    let client = state.limiter.client(&parts);
    if let Some(Err(wait)) = client.map(|it| state.limiter.check(it, cost)) {
        return too_many(wait, &mut parts, &state).await;
    }
    parts.extensions.insert(ClientNetwork(client));
    let answer = next.run(Request::from_parts(parts, body));
    match tokio::time::timeout(ANSWERED_WITHIN, answer).await {
        Ok(answer) => answer,
        Err(_) => problem(&ApiError::BadRequest("it did not arrive in time".to_owned()), None),
    }
}

/// The refusal of whoever asks too often; it names when to come again.
async fn too_many(wait: Duration, parts: &mut Parts, state: &AppState) -> Response {
    let error = ApiError::too_many(wait);
    let seconds = if let ApiError::TooMany { seconds } = error { seconds } else { 1 };
    let mut answer = if parts.uri.path().starts_with("/api/") {
        problem(&error, None)
    } else {
        let Ok(Caller(visitor)) = Caller::from_request_parts(parts, state).await;
        Failed { error, visitor }.into_response()
    };
    answer.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
    answer
}

/// Room for a stream or a socket, kept as long as it is open.
pub(super) struct Seated {
    /// Whom it is for, if he is limited.
    pub(super) client: Option<Net>,
    /// A connection that has become a socket still is one.
    _peer: Option<Peer>,
    _held: Option<Held>,
}

impl FromRequestParts<AppState> for Seated {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Response> {
        let held = match state.limiter.room_for_request(parts) {
            Room::Unlimited => None,
            Room::Held(held) => Some(held),
            Room::Full => return Err(too_many(COMES_AGAIN, parts, state).await),
        };
        let (client, peer) = (state.limiter.client(parts), parts.extensions.get().cloned());
        Ok(Self { client, _peer: peer, _held: held })
    }
}

/// When to try again with one stream more.
const COMES_AGAIN: Duration = Duration::from_secs(10);

/// Whether a page of another site sent the request. Programs name no origin.
pub(super) fn is_foreign(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return false };
    let site = origin.to_str().ok().and_then(|it| it.split_once("://")).map(|(_, site)| site);
    site.is_none() || site != headers.get(HOST).and_then(|it| it.to_str().ok())
}
