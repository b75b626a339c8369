//! Requests to the web server, in this process: addresses, forms, and the JSON of the API.
//!
//! An input is a text: `POST form /table/{wrath}/act`, and below it the body. `form`, `json` or `text` is what the body
//! says to be; the name of a game in braces stands for a table of that game at which the client sits.

use std::cell::RefCell;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, HttpBody, to_bytes};
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST, LOCATION, SET_COOKIE};
use axum::http::{Method, Request, Response};
use server::{Config, Server, Store};
use tokio::runtime::{Builder, Runtime};
use tower::ServiceExt;

/// After so many requests everything begins anew, so that what an input finds depends on few others.
const REQUESTS_PER_HOUSE: u32 = 200;

struct House {
    runtime: Runtime,
    app: Router,
    cookies: String,
    /// `{smallworld}` and the id of that table.
    tables: Vec<(String, String)>,
    n_requests: u32,
}

thread_local! {
    static HOUSE: RefCell<Option<House>> = const { RefCell::new(None) };
}

/// One request: the server never answers that it is its own fault.
pub fn http(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else { return };
    HOUSE.with_borrow_mut(|house| {
        if house.as_ref().is_none_or(|it| REQUESTS_PER_HOUSE <= it.n_requests) {
            if let Some(old) = house.take() {
                old.runtime.shutdown_background();
            }
            *house = Some(House::open());
        }
        if let Some(house) = house {
            house.ask(text);
        }
    });
}

impl House {
    fn open() -> Self {
        let runtime = Builder::new_current_thread().enable_all().build().expect("a runtime");
        let (app, cookies, tables) = runtime.block_on(async {
            let config = Config {
                seed: Some(1),
                n_thinking: 1,
                longest_thought: Duration::from_millis(20),
                ..Config::default().without_pauses()
            };
            let app = server::app(Server::new(Store::in_memory().await.expect("a store"), config));
            let mut cookies: Vec<String> = Vec::new();
            let mut tables = Vec::new();
            for game in catalog::games() {
                let game = game.info().id;
                let form = format!("game={game}&n=2&seat=here&name=a&seat=here&name=b");
                let made = request(Method::POST, "form", "/tables", &cookies.join("; "), form);
                let made = app.clone().oneshot(made.expect("a request")).await;
                let made = made.unwrap_or_else(|never| match never {});
                let cookie = |it: &Response<Body>| {
                    let lines = it.headers().get_all(SET_COOKIE).into_iter();
                    let pairs = lines.filter_map(|it| it.to_str().ok()?.split(';').next());
                    pairs.map(str::to_owned).collect::<Vec<_>>()
                };
                cookies.extend(cookie(&made));
                let place = made.headers().get(LOCATION).and_then(|it| it.to_str().ok());
                let place = place.and_then(|it| it.rsplit('/').next()).expect("a table");
                tables.push((format!("{{{game}}}"), place.to_owned()));
            }
            (app, cookies.join("; "), tables)
        });
        Self { runtime, app, cookies, tables, n_requests: 0 }
    }

    fn ask(&mut self, text: &str) {
        let (head, body) = text.split_once('\n').unwrap_or((text, ""));
        let mut words = head.split_whitespace();
        let (Some(method), Some(kind), Some(path)) = (words.next(), words.next(), words.next())
        else {
            return;
        };
        let filled = |text: &str| {
            let tables = self.tables.iter();
            tables.fold(text.to_owned(), |text, (name, id)| text.replace(name, id))
        };
        let method = match method {
            "GET" => Method::GET,
            "PUT" => Method::PUT,
            "DELETE" => Method::DELETE,
            _ => Method::POST,
        };
        let request = request(method, kind, &filled(path), &self.cookies, filled(body));
        let Some(request) = request else { return };
        self.n_requests += 1;
        let app = self.app.clone();
        self.runtime.block_on(async {
            let answer = app.oneshot(request).await.unwrap_or_else(|never| match never {});
            let status = answer.status();
            // A stream of events has no end.
            let is_stream = answer.body().size_hint().upper().is_none();
            let told = if is_stream {
                String::new()
            } else {
                let body = to_bytes(answer.into_body(), 8 << 20).await.unwrap_or_default();
                String::from_utf8_lossy(&body).into_owned()
            };
            assert!(!status.is_server_error(), "{status}: {told}");
        });
    }
}

fn request(
    method: Method,
    kind: &str,
    path: &str,
    cookies: &str,
    body: String,
) -> Option<Request<Body>> {
    let kind = match kind {
        "json" => "application/json",
        "text" => "text/plain",
        _ => "application/x-www-form-urlencoded",
    };
    let request = Request::builder().method(method).uri(path).header(HOST, "inn.example");
    let request = request.header(CONTENT_TYPE, kind).header(COOKIE, cookies);
    request.body(Body::from(body)).ok()
}
