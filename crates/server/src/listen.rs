//! Connections: each one small, none waiting for ever for half a request, and room for as many as the system allows.

use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

use crate::limits::{Peer, Room};
use crate::server::Server;

/// The head of a request has to arrive within this time; a connection that asks for nothing more is closed after it.
const HEAD_WITHIN: Duration = Duration::from_secs(60);

/// Nobody needs a longer head, and what arrives is read in pieces of this size.
const LARGEST_HEAD: usize = 16 << 10;

/// Streams and sockets never end by themselves: so much time they have when the server stops.
const FAREWELL: Duration = Duration::from_millis(300);

/// Files that the server needs beside its connections: the database, its log, reports, the assets of a backup.
const FILES_KEPT: u64 = 64;

/// When the system has no file left for one more connection.
const NO_FILES_PAUSE: Duration = Duration::from_millis(50);

const NO_ROOM: &[u8] =
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\n\
    Content-Length: 0\r\n\r\n";

/// How many connections the server keeps at most: as many as the system lets it have files, which it raises as far as
/// it may.
pub(crate) fn most_connections() -> usize {
    let n_files = allowed_files().saturating_sub(FILES_KEPT).max(16);
    usize::try_from(n_files).unwrap_or(usize::MAX)
}

#[cfg(unix)]
fn allowed_files() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let allowed = if raised.is_ok() { maximum } else { current };
    allowed.unwrap_or(u64::MAX)
}

#[cfg(not(unix))]
fn allowed_files() -> u64 {
    u64::MAX
}

/// Takes connections until `stop` comes, and returns when they have ended or their time is up.
pub(crate) async fn serve(
    listener: TcpListener,
    server: &Server,
    most: usize,
    stop: impl Future<Output = ()>,
) {
    let router = crate::app(server.clone());
    let mut stop = pin!(stop);
    let (stopping, stopped) = watch::channel(());
    let mut connections = JoinSet::new();
    // Each connection has one, also when it has become a stream or a socket.
    let counted = Arc::new(());
    loop {
        tokio::select! {
            () = &mut stop => break,
            Some(_) = connections.join_next(), if !connections.is_empty() => {}
            taken = listener.accept() => match taken {
                Ok((stream, addr)) => {
                    let held = match server.limiter.room_for(addr) {
                        Room::Unlimited => None,
                        Room::Held(held) => Some(held),
                        Room::Full => {
                            turn_away(&stream, server);
                            continue;
                        }
                    };
                    if most < Arc::strong_count(&counted) {
                        turn_away(&stream, server);
                        continue;
                    }
                    let peer = Peer::new(addr, Arc::clone(&counted), held);
                    connections.spawn(connection(stream, peer, router.clone(), stopped.clone()));
                }
                // Somebody hung up in the queue, or there are no files left: others may end soon.
                Err(error) => {
                    tracing::debug!(%error, "a connection was not taken");
                    tokio::time::sleep(NO_FILES_PAUSE).await;
                }
            },
        }
    }
    drop((listener, stopping));
    let all = async { while connections.join_next().await.is_some() {} };
    let _ = tokio::time::timeout(FAREWELL, all).await;
}

/// Says that there is no room, as far as that goes without waiting.
fn turn_away(stream: &TcpStream, server: &Server) {
    server.metrics.turned_away();
    let _ = stream.try_write(NO_ROOM);
}

async fn connection(
    stream: TcpStream,
    peer: Peer,
    router: Router,
    mut stopped: watch::Receiver<()>,
) {
    // Answers are short, and somebody waits for each.
    let _ = stream.set_nodelay(true);
    let router = TowerToHyperService::new(router);
    let addr = peer.addr;
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer.clone());
        router.call(request)
    });
    let mut builder = http1::Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEAD_WITHIN).max_buf_size(LARGEST_HEAD);
    let mut served = pin!(builder.serve_connection(TokioIo::new(stream), service).with_upgrades());
    let ended = tokio::select! {
        ended = served.as_mut() => ended,
        // An error means that the other side is gone.
        _ = stopped.changed() => {
            served.as_mut().graceful_shutdown();
            served.await
        }
    };
    if let Err(error) = ended {
        tracing::trace!(%addr, %error, "a connection broke off");
    }
}
