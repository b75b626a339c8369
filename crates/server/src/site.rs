//! The tables that need no server: a folder of files, which answer for themselves once a browser has them.

use std::path::Path;

use axum::Router;
use axum::extract::Request;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY};
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{Redirect, Response};
use axum::routing::get;
use tower_http::services::ServeDir;

/// Where they are offered.
pub(crate) const PATH: &str = "/local/";

/// As for all pages; besides, WebAssembly may be compiled.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
     frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'",
);

/// Whoever has not opened the folder before, or not this version of it, begins at its front page.
pub(crate) fn pages(folder: &Path) -> Router {
    let front = get(async || Redirect::to(PATH));
    let files = ServeDir::new(folder).precompressed_br().fallback(front.clone());
    let files = Router::new().fallback_service(files).layer(axum::middleware::from_fn(headers));
    Router::new().route("/local", front).nest_service(PATH, files)
}

async fn headers(request: Request, next: Next) -> Response {
    // The module has its version in its name; everything else is asked for again.
    let is_module = request.uri().path().ends_with(".bin");
    let mut response = next.run(request).await;
    let lasts = is_module && response.status() == StatusCode::OK;
    let caching = if lasts { "public, max-age=31536000, immutable" } else { "no-cache" };
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static(caching));
    response.headers_mut().insert(CONTENT_SECURITY_POLICY, POLICY);
    response
}
