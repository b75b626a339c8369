//! A server for one test, and clients that keep their cookie.

use std::future::pending;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, BodyDataStream, to_bytes};
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST, LOCATION, SET_COOKIE};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use futures_util::StreamExt;
use serde_json::{Value, json};
use server::{Config, Server, Store};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

pub(crate) fn config() -> Config {
    Config { seed: Some(1), ..Config::default().without_pauses() }
}

/// A server that forgets.
pub(crate) async fn context() -> Router {
    house_with(config()).await.1
}

pub(crate) async fn house_with(config: Config) -> (Server, Router) {
    let state = Server::new(Store::in_memory().await.unwrap(), config);
    (state.clone(), server::app(state))
}

/// Opens a server on a port of its own.
pub(crate) async fn open_house(state: &Server) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (addr, state) = (listener.local_addr().unwrap(), state.clone());
    tokio::spawn(async move { server::serve_here(listener, &state, pending()).await });
    addr
}

/// Sends one request over a connection of its own, and reads the whole answer.
pub(crate) async fn over_wire(addr: SocketAddr, head: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(addr).await.unwrap();
    let request = format!(
        "{head}\r\nHost: inn\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

/// An answer, read to its end.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |it| it.to_str().unwrap())
    }

    #[track_caller]
    pub(crate) fn is(self, status: u16) -> Self {
        assert_eq!(self.status.as_u16(), status, "{}", self.body);
        self
    }

    #[track_caller]
    pub(crate) fn has_code(self, status: u16, code: &str) -> Self {
        let res = self.is(status);
        assert_eq!(res.json()["code"], code, "{}", res.body);
        res
    }
}

/// Somebody with a browser, or a program with a key.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) app: Router,
    pub(crate) cookies: Vec<String>,
    pub(crate) key: Option<String>,
    /// Further headers.
    pub(crate) headers: Vec<(&'static str, String)>,
}

impl Client {
    pub(crate) fn new(app: &Router) -> Self {
        Self { app: app.clone(), cookies: Vec::new(), key: None, headers: Vec::new() }
    }

    pub(crate) fn with_key(app: &Router, key: &str) -> Self {
        Self { key: Some(key.to_owned()), ..Self::new(app) }
    }

    #[must_use]
    pub(crate) fn with(mut self, name: &'static str, value: &str) -> Self {
        self.headers.push((name, value.to_owned()));
        self
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let mut request = Request::builder().method(method).uri(path).header(HOST, "inn.example");
        if !self.cookies.is_empty() {
            request = request.header(COOKIE, self.cookies.join("; "));
        }
        if let Some(key) = &self.key {
            request = request.header("authorization", format!("Bearer {key}"));
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        request
    }

    pub(crate) async fn send(&mut self, request: Request<Body>) -> Answer {
        let response = self.app.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        for line in parts.headers.get_all(SET_COOKIE) {
            let pair = line.to_str().unwrap().split(';').next().unwrap().to_owned();
            let name = pair.split('=').next().unwrap().to_owned();
            self.cookies.retain(|it| !it.starts_with(&format!("{name}=")));
            self.cookies.push(pair);
        }
        let body = to_bytes(body, 4 << 20).await.unwrap();
        Answer {
            status: parts.status,
            headers: parts.headers,
            body: String::from_utf8(body.to_vec()).unwrap(),
        }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        let request = self.request(Method::GET, path).body(Body::empty()).unwrap();
        self.send(request).await
    }

    pub(crate) async fn head(&mut self, path: &str) -> Answer {
        let request = self.request(Method::HEAD, path).body(Body::empty()).unwrap();
        self.send(request).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Answer {
        let request = self.request(Method::POST, path).header(CONTENT_TYPE, "application/json");
        self.send(request.body(Body::from(body.to_string())).unwrap()).await
    }

    pub(crate) async fn delete(&mut self, path: &str) -> Answer {
        let request = self.request(Method::DELETE, path).body(Body::empty()).unwrap();
        self.send(request).await
    }

    /// Opens a stream and keeps it open.
    pub(crate) async fn get_stream(&self, path: &str) -> Body {
        let request = self.request(Method::GET, path).body(Body::empty()).unwrap();
        let answer = self.app.clone().oneshot(request).await.unwrap();
        assert_eq!(answer.status(), 200);
        answer.into_body()
    }

    /// Sends a form as a browser without script does.
    pub(crate) async fn form(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let encode = |text: &str| {
            text.replace('%', "%25").replace(' ', "%20").replace('&', "%26").replace('=', "%3D")
        };
        let body: Vec<String> = fields
            .iter()
            .map(|(name, value)| format!("{}={}", encode(name), encode(value)))
            .collect();
        let request = self
            .request(Method::POST, path)
            .header(CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.send(request.body(Body::from(body.join("&"))).unwrap()).await
    }

    /// The same as our script does it.
    pub(crate) async fn script(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.headers.push(("x-gospoda", "1".to_owned()));
        let answer = self.form(path, fields).await;
        self.headers.pop();
        answer
    }

    /// Makes a table in the browser; its address.
    pub(crate) async fn makes(&mut self, fields: &[(&str, &str)]) -> String {
        let answer = self.form("/tables", fields).await.is(303);
        answer.headers[LOCATION].to_str().unwrap().to_owned()
    }
}

/// A table with a client for each seat of a person.
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) seats: Vec<(String, Client)>,
    pub(crate) watcher: Client,
}

impl Table {
    pub(crate) async fn of(app: &Router, seats: &[&str]) -> Self {
        Self::of_game(app, "smallworld", seats).await
    }

    pub(crate) async fn of_game(app: &Router, game: &str, seats: &[&str]) -> Self {
        Self::made(app, json!({"game": game, "seats": seats})).await
    }

    pub(crate) async fn made(app: &Router, wanted: Value) -> Self {
        let mut host = Client::new(app);
        let made = host.post("/api/v1/tables", wanted).await.is(201).json();
        let keys = made["keys"].as_array().unwrap().iter();
        let seats =
            keys.map(|it| (text(&it["seat"]), Client::with_key(app, it["key"].as_str().unwrap())));
        Self { id: text(&made["id"]), seats: seats.collect(), watcher: Client::new(app) }
    }

    /// The same, where several servers share a database: it stays at the one that makes it, which is asked for it first.
    pub(crate) async fn at(app: &Router, seats: &[&str]) -> Self {
        let mut table = Self::of(app, seats).await;
        table.look().await;
        table
    }

    /// The same people ask another server.
    pub(crate) fn move_to(&mut self, app: &Router) {
        self.watcher.app = app.clone();
        self.seats.iter_mut().for_each(|(_, client)| client.app = app.clone());
    }

    pub(crate) fn path(&self, what: &str) -> String {
        format!("/api/v1/tables/{}{what}", self.id)
    }

    pub(crate) async fn look(&mut self) -> Value {
        let path = self.path("");
        self.watcher.get(&path).await.is(200).json()
    }

    pub(crate) fn seat(&mut self, seat: &str) -> &mut Client {
        &mut self.seats.iter_mut().find(|(it, _)| it == seat).unwrap().1
    }

    /// The seat of a person that is asked, and what it may do; waits for bots. Nothing when the match is over.
    pub(crate) async fn asked(&mut self) -> Option<(String, Value)> {
        loop {
            let mut table = self.look().await;
            if !table["delay"].is_null() {
                // A spectator sees an earlier position: a player is told who is asked.
                let path = self.path("");
                table = self.seats[0].1.get(&path).await.is(200).json();
            }
            if !table["outcome"].is_null() {
                return None;
            }
            let asked = text(&table["asked"][0]);
            if self.seats.iter().any(|(seat, _)| *seat == asked) {
                let path = self.path("/legal");
                let legal = self.seat(&asked).get(&path).await.is(200).json();
                if legal["version"] == table["version"] {
                    return Some((asked, legal));
                }
            }
            tokio::task::yield_now().await;
        }
    }

    /// Plays one action, chosen by its number; `false` when the match is over.
    pub(crate) async fn step(&mut self, choice: usize) -> bool {
        let Some((seat, legal)) = self.asked().await else { return false };
        let actions = legal["actions"].as_array().unwrap();
        let action = &actions[choice % actions.len()];
        let path = self.path("/act");
        let body = json!({"version": legal["version"], "action": action});
        self.seat(&seat).post(&path, body).await.is(200);
        true
    }

    /// Plays at random, the same for the same number.
    pub(crate) async fn play(&mut self, n_steps: usize, mut seed: usize) {
        for _ in 0..n_steps {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            if !self.step(seed >> 33).await {
                return;
            }
        }
    }
}

/// A stream that is being read.
pub(crate) struct Stream {
    body: BodyDataStream,
    read: String,
}

pub(crate) struct Event {
    /// What the script listens to; nothing for messages.
    pub(crate) kind: String,
    pub(crate) id: String,
    pub(crate) data: Value,
}

impl Stream {
    pub(crate) async fn open(client: &Client, path: &str, last: Option<&str>) -> Self {
        let mut request = client.request(Method::GET, path);
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let answer =
            client.app.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        assert_eq!(answer.status(), 200);
        assert_eq!(answer.headers()["content-type"], "text/event-stream");
        Self { body: answer.into_body().into_data_stream(), read: String::new() }
    }

    pub(crate) async fn next(&mut self) -> Event {
        self.within(Duration::from_secs(20)).await.expect("an event comes")
    }

    pub(crate) async fn within(&mut self, time: Duration) -> Option<Event> {
        loop {
            if let Some((event, rest)) = self.read.split_once("\n\n") {
                let field = |name: &str| {
                    event.lines().find_map(|line| line.strip_prefix(name)).map(str::trim)
                };
                let found = field("data:").map(|data| Event {
                    kind: field("event:").unwrap_or_default().to_owned(),
                    id: field("id:").unwrap_or_default().to_owned(),
                    data: serde_json::from_str(data).unwrap(),
                });
                self.read = rest.to_owned();
                if found.is_some() {
                    return found;
                }
            } else {
                let bytes = tokio::time::timeout(time, self.body.next()).await.ok()??.unwrap();
                self.read.push_str(std::str::from_utf8(&bytes).unwrap());
            }
        }
    }
}

pub(crate) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Time passes at once.
pub(crate) async fn later(seconds: u64) {
    tokio::time::pause();
    tokio::time::advance(Duration::from_secs(seconds)).await;
    tokio::time::resume();
}

/// A number of the server, read without asking any table.
pub(crate) async fn number(app: &Router, name: &str) -> u64 {
    read_number(&Client::new(app).get("/metrics").await.is(200).body, name)
}

pub(crate) fn read_number(metrics: &str, name: &str) -> u64 {
    let value = metrics.lines().find_map(|it| it.strip_prefix(name)?.strip_prefix(' '));
    value.unwrap_or_else(|| panic!("{name} is told")).parse().unwrap()
}

/// A folder that is gone after the test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir()
            .join(format!("gospoda-test-{}-{number}-{name}", std::process::id()));
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
