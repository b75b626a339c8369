//! Requests for tables that other nodes have: asked there, and answered as if the table were here.
//!
//! A request is repeated elsewhere only if the first node cannot have served it, or if it changes nothing. A node that is
//! asked by another one never asks a third.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::RequestPartsExt;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::{
    CONNECTION, CONTENT_LENGTH, HeaderName, HeaderValue, TE, TRAILER, TRANSFER_ENCODING, UPGRADE,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use hyper::upgrade::OnUpgrade;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::{TokioExecutor, TokioTimer};
use table::{Key, StoreError, TableError, TableId};

use store::Node;
use web::{ApiError, Caller, Failed, LARGEST_BODY, problem};

use crate::limits::{self, AskedFor};
use crate::nodes::Way;
use crate::server::Server;
use crate::tunnel::join;

/// What nodes show to each other, and what a node answers that does not have the table.
const NODE: HeaderName = HeaderName::from_static("x-gospoda-node");
/// For which address a node asks another one, whose limits hold there as well.
const ASKED_FOR: HeaderName = HeaderName::from_static("x-gospoda-for");
/// Until a table is found: longer than the lease of a node that died.
const PATIENCE: Duration = Duration::from_secs(9);
const TRY_AGAIN: Duration = Duration::from_millis(100);
const LONGEST_CONNECT: Duration = Duration::from_secs(2);
/// How much of a stream is on its way to a client that does not read.
const WINDOW: u32 = 32 << 10;
/// The largest that HTTP/2 allows (RFC 9113, 6.9.1), so that unread streams never use it up and block the others.
const WINDOW_OF_ALL: u32 = (1 << 31) - 1;
/// A connection that carries streams is given up after this time without a sign of life.
const SILENCE: Duration = Duration::from_secs(5);

/// Headers that belong to one connection.
static OF_CONNECTION: [HeaderName; 7] = [
    CONNECTION,
    TE,
    TRAILER,
    TRANSFER_ENCODING,
    UPGRADE,
    HeaderName::from_static("keep-alive"),
    HeaderName::from_static("proxy-connection"),
];

/// What the way to other nodes needs.
#[derive(Clone)]
pub(crate) struct Router {
    state: Server,
    client: Client<HttpConnector, Body>,
    /// Over HTTP/2: all streams from one node share a connection.
    streams: Client<HttpConnector, Body>,
}

impl Router {
    pub(crate) fn new(state: Server) -> Self {
        let mut connector = HttpConnector::new();
        connector.set_connect_timeout(Some(LONGEST_CONNECT));
        connector.set_nodelay(true);
        let client = Client::builder(TokioExecutor::new()).build(connector.clone());
        let mut streams = Client::builder(TokioExecutor::new());
        streams.http2_only(true).http2_initial_stream_window_size(WINDOW);
        streams.http2_initial_connection_window_size(WINDOW_OF_ALL);
        streams.timer(TokioTimer::new()).http2_keep_alive_interval(SILENCE);
        streams.http2_keep_alive_timeout(SILENCE);
        Self { state, client, streams: streams.build(connector) }
    }
}

/// Where a table is.
enum Place {
    Here,
    There(Arc<Way>),
    /// Nobody can tell now; somebody soon will.
    Unknown,
}

/// Who shows himself as another node.
#[derive(Clone, Copy)]
enum Shown {
    Node,
    /// He knows the secret of a node that was here before, or none at all.
    Stranger,
}

/// Takes what nodes tell each other out of a request, and believes it if it comes with the secret of this one.
pub(crate) fn recognise(state: &Server, request: &mut Parts) {
    let shown = request.headers.remove(NODE);
    let told = request.headers.remove(ASKED_FOR);
    let (Some(shown), Some(node)) = (shown, state.store.node()) else { return };
    if !is_ours(node, &shown) {
        request.extensions.insert(Shown::Stranger);
        return;
    }
    request.extensions.insert(Shown::Node);
    request.extensions.insert(AskedFor::told(told.as_ref()));
    if let Some(peer) = request.extensions.get::<limits::Peer>() {
        state.limiter.know_node(peer.addr.ip());
    }
}

/// Leads a request to the node that has its table.
pub(crate) async fn route(
    State(router): State<Router>,
    mut request: Request,
    next: Next,
) -> Response {
    let server = &router.state;
    let Some(node) = server.store.node() else { return next.run(request).await };
    let shown = request.extensions_mut().remove::<Shown>();
    let table = table_of(server, request.uri().path()).await;
    match (shown, table) {
        (None, _) => {}
        (Some(Shown::Node), Some(id)) if is_here(server, node, id).await => {
            // It was made here because a request that makes a table names none; the other node is where its id is routed.
            if server.routes.settle(id) {
                server.web.registry.leave(id).await;
                return not_here();
            }
            return next.run(request).await;
        }
        (Some(Shown::Node | Shown::Stranger), _) => return not_here(),
    }
    let Some(table) = table else { return next.run(request).await };
    match place(server, node, table).await {
        Place::Here => {
            server.routes.settle(table);
            next.run(request).await
        }
        Place::There(_) | Place::Unknown => pass_on(&router, node, table, request, next).await,
    }
}

/// The table that an address speaks of.
async fn table_of(server: &Server, path: &str) -> Option<TableId> {
    let rest = path.strip_prefix("/api/v1/tables/").or_else(|| path.strip_prefix("/table/"));
    if let Some(rest) = rest {
        return TableId::parse(rest.split('/').next()?);
    }
    let key = Key::parse(path.strip_prefix("/join/")?)?;
    let (table, _) = server.store.seat_of(key.key_hash()).await.ok()??;
    Some(table)
}

/// Whether a request comes from another node, which shows the secret of this one.
pub(crate) fn is_of_node<B>(state: &Server, request: &Request<B>) -> bool {
    let node = state.store.node();
    node.zip(request.headers().get(NODE)).is_some_and(|(node, shown)| is_ours(node, shown))
}

fn is_ours(node: &Node, shown: &HeaderValue) -> bool {
    let key = shown.to_str().ok().and_then(Key::parse);
    key.is_some_and(|it| it.key_hash() == node.secret.key_hash())
}

async fn is_here(server: &Server, node: &Node, table: TableId) -> bool {
    matches!(place(server, node, table).await, Place::Here)
}

async fn place(server: &Server, node: &Node, table: TableId) -> Place {
    if !node.is_alive() {
        return Place::Unknown;
    }
    if server.web.registry.has(table) {
        return Place::Here;
    }
    if let Some(way) = server.routes.way_to(table) {
        return Place::There(way);
    }
    match server.web.registry.open(table).await {
        Err(ApiError::Elsewhere(peer)) => Place::There(server.routes.learn(table, peer)),
        Err(ApiError::Table(TableError::Store(StoreError::Lost { .. }))) => Place::Unknown,
        // What else is wrong with a table is told by whoever draws it.
        Ok(_) | Err(_) => Place::Here,
    }
}

/// Tells another node that it looks in the wrong place.
pub(crate) fn not_here() -> Response {
    let error = StoreError::Failed("this node does not have the table".to_owned());
    let mut answer = problem(&error.into(), None);
    answer.headers_mut().insert(NODE, HeaderValue::from_static("not here"));
    answer
}

/// Asks the node that has the table; if that one dies, the one that has it then.
async fn pass_on(
    router: &Router,
    node: &Node,
    table: TableId,
    request: Request,
    next: Next,
) -> Response {
    let server = &router.state;
    let (mut head, body) = request.into_parts();
    let Ok(body) = to_bytes(body, LARGEST_BODY).await else {
        return failed(head, ApiError::TooLarge).await;
    };
    let upgrade = head.extensions.remove::<OnUpgrade>();
    let is_harmless = changes_nothing(&head);
    let start = Instant::now();
    let mut n_tries = 0;
    while start.elapsed() < PATIENCE {
        n_tries += 1;
        match place(server, node, table).await {
            Place::Here => {
                upgrade.map(|it| head.extensions.insert(it));
                return next.run(Request::from_parts(head, Body::from(body))).await;
            }
            Place::There(way) => match ask(router, &way, &head, body.clone()).await {
                Ok(answer) if !answer.headers().contains_key(NODE) => {
                    server.web.registry.count_passed();
                    let peer = head.extensions.remove::<limits::Peer>();
                    return arrived(answer, way, upgrade, (server, peer));
                }
                // It has handed a new table over.
                Ok(_) if n_tries == 1 => {
                    server.routes.forget(table);
                    continue;
                }
                // It has lost the table, or cannot have heard the question.
                Ok(_) | Err(Unanswered::NotSent) => server.routes.forget(table),
                Err(Unanswered::Sent) if is_harmless => server.routes.forget(table),
                // Whether it was done is not known; whoever asked looks at the table.
                Err(Unanswered::Sent) => break,
            },
            Place::Unknown => {}
        }
        tokio::time::sleep(TRY_AGAIN).await;
    }
    failed(head, StoreError::Lost { table }.into()).await
}

/// Whether a request may be asked twice: it only looks, or only imagines.
fn changes_nothing(head: &Parts) -> bool {
    let path = head.uri.path();
    let thinks = ["/hint", "/review", "/verdict", "/mistakes"];
    let only_thinks = path.contains("/what-if") || thinks.iter().any(|it| path.ends_with(it));
    head.method == Method::GET || head.method == Method::HEAD || only_thinks
}

/// Why a node did not answer.
enum Unanswered {
    NotSent,
    Sent,
}

async fn ask(
    router: &Router,
    way: &Way,
    head: &Parts,
    body: Bytes,
) -> Result<Response<hyper::body::Incoming>, Unanswered> {
    let path = head.uri.path_and_query().map_or("/", |it| it.as_str());
    let mut request = Request::builder()
        .method(head.method.clone())
        .uri(format!("http://{}{path}", way.peer.address))
        .body(Body::from(body))
        .map_err(|_| Unanswered::NotSent)?;
    *request.headers_mut() = passed_headers(&head.headers);
    let secret = HeaderValue::from_str(&way.peer.secret).map_err(|_| Unanswered::NotSent)?;
    request.headers_mut().insert(NODE, secret);
    if let Some(client) = router.state.limiter.client(head) {
        let told = HeaderValue::from_str(&client.to_string());
        request.headers_mut().insert(ASKED_FOR, told.map_err(|_| Unanswered::NotSent)?);
    }
    let is_stream = head.uri.path().ends_with("/events");
    let client = if way.peer.has_http2 && is_stream { &router.streams } else { &router.client };
    tokio::select! {
        answer = client.request(request) => answer.map_err(|error| {
            if error.is_connect() { Unanswered::NotSent } else { Unanswered::Sent }
        }),
        () = way.ends() => Err(Unanswered::Sent),
    }
}

/// The headers of a request without those of its connection, but for the wish to speak something else.
fn passed_headers(headers: &HeaderMap) -> HeaderMap {
    let mut res = headers.clone();
    OF_CONNECTION.iter().for_each(|it| drop(res.remove(it)));
    res.remove(CONTENT_LENGTH);
    if let Some(protocol) = headers.get(UPGRADE) {
        res.insert(UPGRADE, protocol.clone());
        res.insert(CONNECTION, HeaderValue::from_static("upgrade"));
    }
    res
}

/// The answer of another node; it ends when that node does.
fn arrived(
    mut answer: Response<hyper::body::Incoming>,
    way: Arc<Way>,
    upgrade: Option<OnUpgrade>,
    (server, peer): (&Server, Option<limits::Peer>),
) -> Response {
    if answer.status() == StatusCode::SWITCHING_PROTOCOLS {
        let theirs = hyper::upgrade::on(&mut answer);
        if let Some(ours) = upgrade {
            let stops = server.stops();
            tokio::spawn(async move {
                join(ours, theirs, way.ends(), stops).await;
                // Only now the connection counts no more.
                drop(peer);
            });
        }
        return answer.map(|_| Body::empty());
    }
    OF_CONNECTION.iter().for_each(|it| drop(answer.headers_mut().remove(it)));
    answer.map(|body| {
        let end = async move { way.ends().await };
        Body::from_stream(Body::new(body).into_data_stream().take_until(Box::pin(end)))
    })
}

async fn failed(mut head: Parts, error: ApiError) -> Response {
    if head.uri.path().starts_with("/api/") {
        return problem(&error, None);
    }
    let Ok(Caller(visitor)) = head.extract::<Caller>().await;
    Failed { error, visitor }.into_response()
}
