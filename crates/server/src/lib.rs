//! The table server: the web application of the crate `web` behind sockets, with a store that several servers may share.
//!
//! Suggested reading order: the crate `web`, then `server` (what belongs to one server), `host` (what it provides for its
//! tables), `thinking` (the order in which bots think, and programs that think for several servers), `limits` and `guard` (what one address may ask for), `nodes` and
//! `route` and `tunnel` (several servers on one database), `observe` and `metrics` (what the host sees of it), `admin`, `bans`
//! and `retention` (what the host decides), `listen`.

mod admin;
mod bans;
mod clock;
mod config;
mod error;
mod guard;
mod host;
mod limits;
mod listen;
mod metrics;
mod nodes;
mod notifications;
mod observe;
mod random;
mod retention;
mod route;
mod server;
mod site;
mod socket;
mod thinking;
mod tunnel;
#[cfg(test)]
mod worlds;

use std::future::Future;
use std::net::SocketAddr;
use std::path::Path;

use axum::Router;
use axum::routing::{get, post};
use protocol::Code;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{
    DefaultPredicate, NotForContentType, Predicate, SizeAbove,
};
use tower_http::csrf::CsrfLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use web::{Endpoint, Takes};

pub use axum::http::HeaderName;

pub use ::notifications::{MailServer, Notify, WayError};
pub use admin::SOCKET;
pub use clock::Clock;
pub use config::{Config, Storage};
pub use error::ServeError;
pub use limits::{Allowance, Limits};
pub use random::fresh_key;
pub use retention::Retention;
pub use server::Server;
pub use store::{OpenError, Store, backup};
pub use table::{Key, KeyHash, StoreError, TableId};
pub use thinking::think;
pub use web::ApiError;

/// The whole server as one service; tests call it in process.
pub fn app(server: Server) -> Router {
    let own_pages = Router::new()
        .route("/sw.js", get(notifications::worker))
        .route("/notifications", get(notifications::page))
        .route("/notifications/push", post(notifications::push))
        .route("/notifications/webhook", post(notifications::webhook))
        .route("/notifications/mail", post(notifications::mail))
        .route("/notifications/confirm", post(notifications::confirm))
        .route("/notifications/try", post(notifications::try_out))
        .route("/notifications/remove", post(notifications::remove))
        .route(
            "/notifications/leave/{id}/{token}",
            get(notifications::leave_page).post(notifications::leave),
        )
        .with_state(server.clone());
    let own_pages = match &server.site {
        Some(folder) => own_pages.merge(site::pages(folder)),
        None => own_pages,
    };
    let own_endpoints = OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(notifications::list, notifications::add))
        .routes(routes!(notifications::delete))
        .routes(routes!(socket::socket))
        .with_state(server.clone());
    // The module for browsers is compressed already.
    let compressible = DefaultPredicate::new()
        .and(SizeAbove::new(512))
        .and(NotForContentType::const_new("application/octet-stream"));
    web::router(server.web.clone(), own_pages, own_endpoints, PROBLEMS)
        .layer(axum::middleware::from_fn_with_state(
            route::Router::new(server.clone()),
            route::route,
        ))
        // Streams are not compressed: each would cost a third of a megabyte.
        .layer(CompressionLayer::new().compress_when(compressible))
        .layer(CsrfLayer::new())
        .layer(axum::middleware::from_fn(web::problems))
        .layer(axum::middleware::from_fn_with_state(server.clone(), guard::limits))
        .layer(axum::middleware::from_fn(guard::headers))
        .layer(axum::middleware::from_fn_with_state(server, observe::observe))
}

/// What may go wrong at the endpoints that only a server has.
const PROBLEMS: &[Endpoint] = &[
    Endpoint { operation: "notifications", takes: Takes::Seat, codes: &[Code::Store] },
    Endpoint { operation: "add_notification", takes: Takes::Seat, codes: &[Code::Store] },
    Endpoint {
        operation: "remove_notification",
        takes: Takes::Seat,
        codes: &[Code::NotFound, Code::Store],
    },
    Endpoint { operation: "socket", takes: Takes::Anybody, codes: &[Code::OtherSite] },
];

/// What the document of the interface says of what only a server has.
#[derive(OpenApi)]
#[openapi(components(schemas(protocol::SocketRequest)))]
struct Document;

/// Serves until the process is told to stop, by the newest configuration that comes. `on_ready` is told the address.
///
/// # Errors
/// One line for whoever started it: the address, the folder or the database is not as it should be.
pub async fn serve(
    addr: SocketAddr,
    storage: &Storage,
    mut configs: watch::Receiver<Config>,
    on_ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let config = configs.borrow_and_update().clone();
    let (listener, addr, server) = open(addr, storage, config).await?;
    let follower = server.clone();
    tokio::spawn(async move {
        while configs.changed().await.is_ok() {
            let config = configs.borrow_and_update().clone();
            follower.reload(config);
        }
    });
    let ready = || {
        tracing::info!(version = web::VERSION, %addr, storage = storage.kind(), "the server is open");
        on_ready(addr);
    };
    let told = told_to_stop();
    let stop = async {
        told.await;
        tracing::info!("the server was told to stop");
    };
    serve_when_ready(listener, &server, ready, stop).await;
    tracing::info!("the server has stopped");
    Ok(())
}

/// Serves from a data folder until `stop` comes.
///
/// # Errors
/// As for [`serve`].
pub async fn serve_until(
    addr: SocketAddr,
    data_dir: &Path,
    config: Config,
    on_ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let storage = Storage::Folder(data_dir.to_owned());
    let (listener, addr, server) = open(addr, &storage, config).await?;
    serve_when_ready(listener, &server, || on_ready(addr), stop).await;
    Ok(())
}

/// The port, where it is, and the server on its storage.
async fn open(
    addr: SocketAddr,
    storage: &Storage,
    config: Config,
) -> Result<(TcpListener, SocketAddr, Server), ServeError> {
    let listener = TcpListener::bind(addr).await.map_err(|source| match source.kind() {
        std::io::ErrorKind::AddrInUse => ServeError::PortInUse { addr },
        _ => ServeError::Listen { addr, source },
    })?;
    let addr = listener.local_addr().map_err(ServeError::Ended)?;
    let server = match storage {
        Storage::Folder(data) => Server::in_folder(data, config).await?,
        Storage::Database { url, node, data } => {
            let address = node_address(node.as_deref(), addr)?;
            Server::in_database(url, address, data, config).await?
        }
    };
    Ok((listener, addr, server))
}

/// Serves on a port that is open already until `stop` comes, then lets what is being written end.
pub async fn serve_here(listener: TcpListener, server: &Server, stop: impl Future<Output = ()>) {
    serve_when_ready(listener, server, || (), stop).await;
}

/// The same; it is told when the operator can reach the server as well.
async fn serve_when_ready(
    listener: TcpListener,
    server: &Server,
    on_ready: impl FnOnce(),
    stop: impl Future<Output = ()>,
) {
    if let Err(error) = server.bans.read(&server.store).await {
        tracing::warn!(%error, "bans were not read");
    }
    let socket = server.folder.as_deref().and_then(admin::open);
    on_ready();
    let aside = server.clone();
    let aside = tokio::spawn(async move {
        let admin = admin::serve(aside.clone(), socket);
        tokio::join!(admin, aside.bans.follow(&aside.store), retention::follow(&aside));
    });
    listen::serve(listener, server, listen::most_connections(), stop).await;
    aside.abort();
    // It lets go of the server, and of the folder with it.
    let _ = aside.await;
    server.leave().await;
}

/// Where the other nodes find this one: where it was told, or where it listens.
fn node_address(told: Option<&str>, listens: SocketAddr) -> Result<String, ServeError> {
    match told {
        Some(told) => Ok(told.to_owned()),
        None if listens.ip().is_unspecified() => Err(ServeError::NoAddress { given: listens }),
        None => Ok(listens.to_string()),
    }
}

/// Ctrl-C, or the signal that service managers send. It is heard from the call on, even if nothing waits for it yet.
///
/// # Panics
/// Outside a runtime.
#[cfg(unix)]
pub fn told_to_stop() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let [interrupted, terminated] =
        [SignalKind::interrupt(), SignalKind::terminate()].map(|kind| {
            let signal = signal(kind);
            async move {
                match signal {
                    Ok(mut signal) => drop(signal.recv().await),
                    Err(_) => std::future::pending().await,
                }
            }
        });
    async move {
        tokio::select! {
            () = interrupted => {}
            () = terminated => {}
        }
    }
}

/// Ctrl-C: other systems have no other such signal.
#[cfg(not(unix))]
pub async fn told_to_stop() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
