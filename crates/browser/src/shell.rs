//! Messages in, messages out: everything between the script and the tables.

use std::fmt;
use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::FromRequestParts;
use axum::http::header::{
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, COOKIE, HOST, HeaderName, HeaderValue, LOCATION,
    SET_COOKIE,
};
use axum::http::{HeaderMap, Request};
use axum::response::{IntoResponse, Response};
use catalog::Question;
use futures_util::future::{BoxFuture, FutureExt, Shared};
use futures_util::stream::StreamExt;
use table::StoreError;
use tower_service::Service;
use utoipa_axum::router::OpenApiRouter;
use web::{Alone, ApiError, AppState, Caller, Config, Failed};

use crate::cookies::Cookies;
use crate::executor::{Executor, TaskId, Timers};
use crate::host::{BrowserHost, HostClock};
use crate::lock;
use crate::message::{Incoming, Outgoing, decode, encode};
use crate::prefix::{Syntax, address, put_before};
use crate::storage::Storage;
use crate::thinking::Thoughts;

pub use crate::host::Machine;

/// The same as a server's: what a page may load.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; frame-ancestors 'none'; \
                      base-uri 'none'; form-action 'self'; object-src 'none'";

/// The name under which the cookies are kept.
const COOKIES: &str = "cookies";

/// Messages to the script, in order. Cloning it is cheap.
#[derive(Clone, Default)]
pub(crate) struct Outbox(Arc<Mutex<Vec<Vec<u8>>>>);

impl fmt::Debug for Outbox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Outbox")
    }
}

impl Outbox {
    #[expect(clippy::needless_pass_by_value, reason = "a message is made to be sent")]
    pub(crate) fn send(&self, message: Outgoing) {
        self.send_with(&message, b"");
    }

    fn send_with(&self, message: &Outgoing, body: &[u8]) {
        lock(&self.0).push(encode(message, body));
    }

    fn take(&self) -> Vec<Vec<u8>> {
        std::mem::take(&mut lock(&self.0))
    }
}

/// All that answers, once what is stored was read; or why not.
type Starting = Shared<BoxFuture<'static, Result<Router, StoreError>>>;

/// What requests need.
#[derive(Clone)]
struct Site {
    base: String,
    origin: String,
    storage: Storage,
    cookies: Arc<Mutex<Cookies>>,
    router: Starting,
    outbox: Outbox,
}

/// The tables of one browser.
pub struct Shell {
    clock: Arc<HostClock>,
    executor: Executor,
    timers: Timers,
    thoughts: Thoughts,
    storage: Storage,
    outbox: Outbox,
    config: Config,
    site: Option<Site>,
    /// The time of the last [`Outgoing::Wake`] that has not come.
    wakes_at: Option<u64>,
}

impl fmt::Debug for Shell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Shell")
    }
}

impl Shell {
    pub fn new(machine: Arc<dyn Machine>, config: Config) -> Self {
        let outbox = Outbox::default();
        Self {
            clock: Arc::new(HostClock::new(machine)),
            executor: Executor::default(),
            timers: Timers::default(),
            thoughts: Thoughts::default(),
            storage: Storage::new(outbox.clone()),
            outbox,
            config,
            site: None,
            wakes_at: None,
        }
    }

    /// Handles a message of the script; returns the messages to it.
    pub fn receive(&mut self, message: &[u8]) -> Vec<Vec<u8>> {
        match decode(message) {
            Ok((incoming, body)) => self.take(incoming, body),
            Err(error) => self.outbox.send(Outgoing::Report { text: error.0 }),
        }
        self.run();
        self.plan();
        self.outbox.take()
    }

    fn take(&mut self, incoming: Incoming, body: &[u8]) {
        match incoming {
            Incoming::Start { base, origin } => self.start(base, origin),
            Incoming::Request { id, method, path, headers } => {
                let Some(site) = self.site.clone() else { return };
                let body = Body::from(body.to_vec());
                let task = async move {
                    match site.request(&method, &path, &headers, body) {
                        Ok(request) => site.answer(id, request).await,
                        Err(why) => site.give_up(id, 400, &why),
                    }
                };
                self.executor.add(TaskId::Request(id), Box::pin(task));
            }
            Incoming::Cancel { id } => self.executor.cancel(TaskId::Request(id)),
            Incoming::Stored { id } => self.storage.stored(id),
            Incoming::NotStored { id, refusal, why } => self.storage.not_stored(id, refusal, why),
            Incoming::Loaded { id, records } => self.storage.loaded(id, Ok(records)),
            Incoming::NotLoaded { id, why } => self.storage.loaded(id, Err(why)),
            Incoming::Wake {} => {
                self.wakes_at = None;
                self.thoughts.advance(&*self.clock);
            }
            Incoming::Think { id, question } => self.think(id, &question),
        }
    }

    fn think(&self, id: u64, question: &Question) {
        let outbox = self.outbox.clone();
        match question.thinker() {
            Ok(thinker) => {
                let answer = self.thoughts.add(thinker);
                self.executor.spawner.spawn(Box::pin(async move {
                    outbox.send(Outgoing::Thought { id, action: answer.await.ok() });
                }));
            }
            Err(error) => {
                outbox.send(Outgoing::Report { text: error.to_string() });
                outbox.send(Outgoing::Thought { id, action: None });
            }
        }
    }

    fn run(&mut self) {
        self.timers.advance(self.clock.timestamp());
        self.executor.run();
    }

    /// Says when to come again, if that has changed.
    fn plan(&mut self) {
        let at = if self.thoughts.are_wanted() { Some(0) } else { self.timers.next() };
        if at != self.wakes_at
            && let Some(at) = at
        {
            self.wakes_at = Some(at);
            self.outbox.send(Outgoing::Wake { at });
        }
    }

    fn start(&mut self, base: String, origin: String) {
        let host = BrowserHost::new(
            Arc::clone(&self.clock),
            self.executor.spawner.clone(),
            self.timers.clone(),
            self.thoughts.clone(),
            self.storage.clone(),
            self.outbox.clone(),
        );
        let cookies = Arc::<Mutex<Cookies>>::default();
        let (storage, config) = (self.storage.clone(), self.config);
        let known = Arc::clone(&cookies);
        let router = async move {
            storage.open().await?;
            if let Some(text) = storage.setting(COOKIES).await? {
                *lock(&known) = serde_json::from_str(&text).unwrap_or_default();
            }
            let state = AppState::new(Arc::new(host), config);
            Ok(web::router(state, Router::new(), OpenApiRouter::new(), &[]))
        };
        let router = router.boxed().shared();
        self.executor.spawner.spawn(Box::pin(router.clone().map(drop)));
        let (storage, outbox) = (self.storage.clone(), self.outbox.clone());
        self.site = Some(Site { base, origin, storage, cookies, router, outbox });
    }
}

impl Site {
    fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(String, String)],
        body: Body,
    ) -> Result<Request<Body>, String> {
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in headers {
            request = request.header(name, value);
        }
        if let Some((scheme, host)) = self.origin.split_once("://") {
            request = request.header(HOST, host).header("x-forwarded-proto", scheme);
        }
        request = request.extension(Alone);
        request.body(body).map_err(|error| error.to_string())
    }

    async fn answer(&self, id: u64, mut request: Request<Body>) {
        let mut router = match self.router.clone().await {
            Ok(router) => router,
            Err(error) => return self.give_up(id, 503, &error.to_string()),
        };
        let cookie = lock(&self.cookies).header();
        if let Some(cookie) = cookie.and_then(|it| HeaderValue::from_str(&it).ok()) {
            request.headers_mut().insert(COOKIE, cookie);
        }
        let is_page = !request.uri().path().starts_with("/api/");
        let (mut parts, body) = request.into_parts();
        let Ok(Caller(visitor)) = Caller::from_request_parts(&mut parts, &()).await;
        let Ok(mut response) = router.call(Request::from_parts(parts, body)).await;
        if let Err(error) = self.remember(response.headers()).await {
            response = Failed { error: ApiError::from(error), visitor }.into_response();
        }
        self.send(id, response, is_page).await;
    }

    /// Keeps the cookies of an answer before anybody sees it.
    async fn remember(&self, headers: &HeaderMap) -> Result<(), StoreError> {
        let texts = headers.get_all(SET_COOKIE).iter().filter_map(|it| it.to_str().ok());
        let texts: Vec<&str> = texts.collect();
        let mut cookies = lock(&self.cookies).clone();
        if !texts.iter().fold(false, |is_new, it| cookies.set(it) | is_new) {
            return Ok(());
        }
        let text = serde_json::to_string(&cookies).unwrap_or_default();
        self.storage.keep(COOKIES, text).await?;
        let mut cookies = lock(&self.cookies);
        for it in texts {
            cookies.set(it);
        }
        Ok(())
    }

    async fn send(&self, id: u64, mut response: Response, is_page: bool) {
        let status = response.status().as_u16();
        let headers = response.headers_mut();
        headers.remove(SET_COOKIE);
        headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
        let text = |name: HeaderName| headers.get(name)?.to_str().ok();
        let syntax = text(CONTENT_TYPE).filter(|_| is_page).and_then(Syntax::of);
        let is_stream = text(CONTENT_TYPE) == Some("text/event-stream");
        let pairs = headers.iter().filter_map(|(name, value)| {
            let value = value.to_str().ok()?;
            let value =
                if name == LOCATION { address(&self.base, value) } else { value.to_owned() };
            Some((name.as_str().to_owned(), value))
        });
        self.outbox.send(Outgoing::Head { id, status, headers: pairs.collect() });
        let body = response.into_body();
        if is_stream {
            // Every part is a whole event.
            let mut parts = body.into_data_stream();
            while let Some(Ok(part)) = parts.next().await {
                self.chunk(id, &part, syntax);
            }
        } else if let Ok(whole) = to_bytes(body, usize::MAX).await
            && !whole.is_empty()
        {
            self.chunk(id, &whole, syntax);
        }
        self.outbox.send(Outgoing::End { id });
    }

    fn chunk(&self, id: u64, bytes: &[u8], syntax: Option<Syntax>) {
        let chunk = Outgoing::Chunk { id };
        match syntax.zip(std::str::from_utf8(bytes).ok()) {
            Some((syntax, text)) => {
                let text = put_before(&self.base, text, syntax);
                self.outbox.send_with(&chunk, text.as_bytes());
            }
            None => self.outbox.send_with(&chunk, bytes),
        }
    }

    /// An answer without a page, where there can be none.
    fn give_up(&self, id: u64, status: u16, why: &str) {
        let headers = vec![("content-type".to_owned(), "text/plain; charset=utf-8".to_owned())];
        self.outbox.send(Outgoing::Head { id, status, headers });
        self.outbox.send_with(&Outgoing::Chunk { id }, why.as_bytes());
        self.outbox.send(Outgoing::End { id });
    }
}
