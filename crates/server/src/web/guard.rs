//! Headers that every answer carries.

use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::response::Response;

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
