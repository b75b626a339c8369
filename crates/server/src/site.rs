//! The tables that need no server: a folder of files, which answer for themselves once a browser has them.

use std::path::Path;

use axum::Router;
use axum::http::HeaderValue;
use axum::http::header::CONTENT_SECURITY_POLICY;
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
    let files = ServeDir::new(folder).fallback(front.clone());
    let files = Router::new().fallback_service(files).layer(axum::middleware::map_response(
        async |mut response: Response| {
            response.headers_mut().insert(CONTENT_SECURITY_POLICY, POLICY);
            response
        },
    ));
    Router::new().route("/local", front).nest_service(PATH, files)
}
