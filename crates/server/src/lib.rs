//! The table server: pages, live parts of pages, and a JSON interface over one store of matches.
//!
//! It names no game; whatever the catalog lists can be played. One task owns each table that is being played, the store
//! keeps the lines of its match ([`Store`]), and everything else is drawn or derived.
//!
//! Suggested reading order: the crate `table` (one match, without I/O) and `store`, then `driver` (the task of a table),
//! `thinking` (the order in which bots think), `registry` (the tables in memory), `analysis` (what-if sessions), `visitor`
//! and `web` (requests and responses), `nodes` (several servers on one database).

mod analysis;
mod clock;
mod config;
mod driver;
mod error;
mod limits;
mod listen;
mod metrics;
mod nodes;
mod presence;
mod random;
mod registry;
mod render;
mod thinking;
mod visitor;
mod web;
#[cfg(test)]
mod worlds;

use std::future::Future;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use axum::Router;
use tokio::net::TcpListener;

pub use config::{Config, Storage};
pub use error::{ApiError, ServeError};
pub use limits::{Allowance, Limits};
pub use notifications::{MailServer, Notify, WayError};
pub use random::fresh_key;
pub use registry::AppState;
pub use store::{OpenError, Store, backup};
pub use table::{Key, Mark, StoreError, TableId};

/// The whole server as one service; tests call it in process.
pub fn app(state: AppState) -> Router {
    web::router(state)
}

/// Serves until the process is told to stop. `on_ready` is told the address.
///
/// # Errors
/// One line for whoever started it: the address, the folder or the database is not as it should be.
pub async fn serve(
    addr: SocketAddr,
    storage: &Storage,
    config: Config,
    on_ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    serve_on(addr, storage, config, on_ready, told_to_stop()).await
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
    serve_on(addr, &Storage::Folder(data_dir.to_owned()), config, on_ready, stop).await
}

/// Serves until `stop` comes, then lets what is being written end.
///
/// # Errors
/// As for [`serve`].
pub async fn serve_on(
    addr: SocketAddr,
    storage: &Storage,
    config: Config,
    on_ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()>,
) -> Result<(), ServeError> {
    let listener = TcpListener::bind(addr).await.map_err(|source| match source.kind() {
        std::io::ErrorKind::AddrInUse => ServeError::PortInUse { addr },
        _ => ServeError::Listen { addr, source },
    })?;
    let addr = listener.local_addr().map_err(ServeError::Ended)?;
    let state = match storage {
        Storage::Folder(data) => AppState::in_folder(data, config).await?,
        Storage::Database { url, node, data } => {
            let address = node_address(node.as_deref(), addr)?;
            AppState::in_database(url, address, data, config).await?
        }
    };
    on_ready(addr);
    serve_here(listener, &state, stop).await;
    Ok(())
}

/// Serves on a port that is open already until `stop` comes, then lets what is being written end.
pub async fn serve_here(listener: TcpListener, state: &AppState, stop: impl Future<Output = ()>) {
    let (router, limiter) = (app(state.clone()), Arc::clone(&state.limiter));
    listen::serve(listener, router, limiter, listen::most_connections(), stop).await;
    state.leave().await;
}

/// Where the other nodes find this one: where it was told, or where it listens.
fn node_address(told: Option<&str>, listens: SocketAddr) -> Result<String, ServeError> {
    match told {
        Some(told) => Ok(told.to_owned()),
        None if listens.ip().is_unspecified() => Err(ServeError::NoAddress { given: listens }),
        None => Ok(listens.to_string()),
    }
}

/// Ctrl-C, or the signal that service managers send.
async fn told_to_stop() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}
