//! Connections: each one small, none waiting for ever for half a request, and room for as many as the system allows.

use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use axum::http::Version;
use hyper::body::Incoming;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::limits::{Peer, Room};
use crate::route;
use crate::server::Server;

/// The head of a request has to arrive within this time; a connection that asks for nothing more is closed after it.
const HEAD_WITHIN: Duration = Duration::from_secs(60);

/// Nobody needs a longer head, and what arrives is read in pieces of this size.
const LARGEST_HEAD: u32 = 16 << 10;

/// So much of one stream is kept for a node that does not take it.
const LARGEST_BACKLOG: usize = 64 << 10;

/// Streams and sockets never end by themselves: so much time they have when the server stops.
const FAREWELL: Duration = Duration::from_millis(300);

/// How often it is looked whether all sockets have said goodbye.
const LOOK_AGAIN: Duration = Duration::from_millis(5);

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
                    let app = (server.clone(), router.clone());
                    connections.spawn(connection(stream, peer, app, stopped.clone()));
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
    server.stop();
    let all = async {
        while connections.join_next().await.is_some() {}
        // Connections that have become sockets have tasks of their own.
        while 1 < Arc::strong_count(&counted) {
            tokio::time::sleep(LOOK_AGAIN).await;
        }
    };
    let _ = tokio::time::timeout(FAREWELL, all).await;
}

/// Says that there is no room, as far as that goes without waiting.
fn turn_away(stream: &TcpStream, server: &Server) {
    server.metrics.turned_away();
    let _ = stream.try_write(NO_ROOM);
}

/// What a connection has asked for so far.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    Nothing,
    Something,
    /// It speaks the protocol of nodes without their secret.
    AsNode,
}

async fn connection(
    stream: TcpStream,
    peer: Peer,
    (server, router): (Server, Router),
    mut stopped: watch::Receiver<()>,
) {
    // Answers are short, and a client waits for each.
    let _ = stream.set_nodelay(true);
    let router = TowerToHyperService::new(router);
    let (addr, builder) = (peer.addr, builder());
    let (asks, mut asked) = watch::channel(Asked::Nothing);
    let service = service_fn(move |mut request: Request<Incoming>| {
        let is_taken = request.version() != Version::HTTP_2 || route::is_of_node(&server, &request);
        asks.send_replace(if is_taken { Asked::Something } else { Asked::AsNode });
        request.extensions_mut().insert(peer.clone());
        let answer = is_taken.then(|| router.call(request));
        async move {
            match answer {
                Some(answer) => answer.await,
                None => Ok(route::not_here()),
            }
        }
    });
    let mut served = pin!(builder.serve_connection_with_upgrades(TokioIo::new(stream), service));
    let refused = async {
        let first = timeout(HEAD_WITHIN, asked.wait_for(|it| *it != Asked::Nothing));
        let is_silent = first.await.is_err();
        if !is_silent && asked.wait_for(|it| *it == Asked::AsNode).await.is_err() {
            std::future::pending().await
        }
    };
    let ended = tokio::select! {
        ended = served.as_mut() => ended,
        () = refused => Ok(()),
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

/// HTTP/1.1 for all; with HTTP/2 nodes carry the streams of many clients over one connection.
fn builder() -> auto::Builder<TokioExecutor> {
    let mut builder = auto::Builder::new(TokioExecutor::new());
    let mut http1 = builder.http1();
    http1.timer(TokioTimer::new()).header_read_timeout(HEAD_WITHIN);
    http1.max_buf_size(LARGEST_HEAD as usize);
    let mut http2 = builder.http2();
    http2.max_header_list_size(LARGEST_HEAD).max_send_buf_size(LARGEST_BACKLOG);
    http2.max_concurrent_streams(None);
    builder
}
