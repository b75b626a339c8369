//! Starting and stopping on a real socket.

use std::net::SocketAddr;

use server::{OpenError, ServeError, Server, Store, app, serve_here, serve_until};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

use crate::socket::Socket;
use crate::support::{Folder, Table, config};

const ANY_PORT: &str = "127.0.0.1:0";

/// A service manager may stop a server at once after it said that it is open.
#[cfg(unix)]
#[tokio::test]
async fn a_signal_to_stop_is_heard_before_anything_waits_for_it() {
    let told = server::told_to_stop();
    let own = std::process::id().to_string();
    let sent = std::process::Command::new("kill").args(["-TERM", &own]).status().unwrap();
    assert!(sent.success(), "{sent}");
    tokio::time::timeout(std::time::Duration::from_secs(60), told)
        .await
        .expect("the signal is heard");
}

#[tokio::test]
async fn it_serves_until_it_is_told_to_stop() {
    let folder = Folder::new("serve");
    let (ready, address) = oneshot::channel();
    let (stop, stopped) = oneshot::channel::<()>();
    let path = folder.path().to_owned();
    let served = tokio::spawn(async move {
        let told = |addr: SocketAddr| ready.send(addr).unwrap();
        let stopped = async { stopped.await.unwrap() };
        serve_until(ANY_PORT.parse().unwrap(), &path, config(), told, stopped).await
    });
    let addr = address.await.unwrap();
    let mut stream = TcpStream::connect(addr).await.unwrap();
    stream
        .write_all(b"GET /api/v1/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        .await
        .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");

    // The folder has one master.
    let second = serve_until(ANY_PORT.parse().unwrap(), folder.path(), config(), |_| (), async {})
        .await
        .unwrap_err();
    assert!(matches!(second, ServeError::Open(OpenError::FolderTaken { .. })), "{second}");

    stop.send(()).unwrap();
    served.await.unwrap().unwrap();
}

/// A server that stops closes the sockets of programs with a code and a reason.
#[tokio::test]
async fn sockets_are_closed_with_a_reason_when_the_server_stops() {
    let state = Server::new(Store::in_memory().await.unwrap(), config());
    let table = Table::of(&app(state.clone()), &["you", "link"]).await;
    let listener = TcpListener::bind(ANY_PORT).await.unwrap();
    let addr = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let served = tokio::spawn(async move {
        let stopped = async { stopped.await.unwrap() };
        serve_here(listener, &state, stopped).await;
    });
    let mut socket = Socket::open(addr, &table.id, &[]).await.unwrap();
    socket.news().await;
    stop.send(()).unwrap();
    assert_eq!(socket.closed().await, Some(1012));
    served.await.unwrap();
}

#[tokio::test]
async fn a_port_in_use_and_a_bad_folder_are_told_in_one_line() {
    let folder = Folder::new("port");
    let taken = TcpListener::bind(ANY_PORT).await.unwrap();
    let addr = taken.local_addr().unwrap();
    let error = serve_until(addr, folder.path(), config(), |_| (), async {}).await.unwrap_err();
    assert!(matches!(error, ServeError::PortInUse { .. }), "{error}");
    assert!(error.to_string().contains(&addr.to_string()) && !error.to_string().contains('\n'));

    std::fs::create_dir_all(folder.path()).unwrap();
    let file = folder.path().join("a-file");
    std::fs::write(&file, "").unwrap();
    let error = serve_until(ANY_PORT.parse().unwrap(), &file, config(), |_| (), async {})
        .await
        .unwrap_err();
    assert!(matches!(error, ServeError::Open(OpenError::Folder { .. })), "{error}");
    assert!(error.to_string().contains("a-file"), "{error}");
}
