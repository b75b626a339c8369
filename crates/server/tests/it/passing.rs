//! Streams and sockets that one server passes on for another: streams share a connection, and none holds up those beside
//! it; a socket ends with a reason, however its server ends.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, Version};
use hyper::client::conn::http2;
use hyper_util::rt::{TokioExecutor, TokioIo};
use serde_json::json;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::database::Database;
use crate::nodes::{Node, stream, told};
use crate::socket::{Socket, key};
use crate::support::{Table, config, house_with, open_house};

/// What becomes of a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Open,
    /// As when a process is killed: connections end, and no new one is taken.
    Cut,
    /// As when a machine loses its power: nothing arrives, and no connection is closed.
    Silent,
}

/// A way to a server that counts the connections which take it.
struct Counted {
    address: String,
    n_connections: Arc<AtomicUsize>,
    fate: watch::Sender<Fate>,
}

impl Counted {
    async fn to(address: String) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let n_connections = Arc::new(AtomicUsize::new(0));
        let (fate, mut told) = watch::channel(Fate::Open);
        let res = Self { address: listener.local_addr().unwrap().to_string(), n_connections, fate };
        let n_connections = Arc::clone(&res.n_connections);
        tokio::spawn(async move {
            loop {
                let taken = tokio::select! {
                    taken = listener.accept() => taken,
                    _ = told.wait_for(|it| *it == Fate::Cut) => return,
                };
                let Ok((theirs, _)) = taken else { return };
                n_connections.fetch_add(1, Ordering::Relaxed);
                let ours = TcpStream::connect(&address).await.unwrap();
                tokio::spawn(carry(theirs, ours, told.clone()));
            }
        });
        res
    }

    fn n_connections(&self) -> usize {
        self.n_connections.load(Ordering::Relaxed)
    }
}

async fn carry(mut theirs: TcpStream, mut ours: TcpStream, mut told: watch::Receiver<Fate>) {
    tokio::select! {
        biased;
        _ = told.wait_for(|it| *it != Fate::Open) => {}
        _ = copy_bidirectional(&mut theirs, &mut ours) => return,
    }
    let is_silent = *told.borrow() == Fate::Silent;
    if is_silent {
        std::future::pending::<()>().await;
    }
}

/// A server that the others ask through a counted way.
async fn asked_through_a_way() -> Option<(Database, Counted, Node)> {
    let database = Database::new().await?;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let way = Counted::to(listener.local_addr().unwrap().to_string()).await;
    let one = Node::known_as(way.address.clone(), listener, &database, config()).await;
    Some((database, way, one))
}

/// How long a test waits for what happens at once when everybody gets the processor.
const SOON: Duration = Duration::from_secs(20);

const N_STREAMS: usize = 60;

#[tokio::test(flavor = "multi_thread")]
async fn streams_share_a_connection_and_one_that_nobody_reads_holds_up_no_other() {
    let Some((database, way, one)) = asked_through_a_way().await else { return };
    let other = Node::on(&database).await;
    let mut table = Table::at(&one.app, &["you", "link"]).await;
    table.move_to(&other.app);
    table.look().await;
    let n_before = way.n_connections();
    // Each of them is sent the whole page at once, which is much more than is on its way unread.
    let page = format!("/table/{}/events", table.id);
    let mut unread = Vec::new();
    for _ in 0..N_STREAMS {
        unread.push(stream(&other.app, &page).await);
    }
    let mut read = stream(&other.app, &table.path("/events")).await;
    assert!(told(&mut read).await.unwrap().contains("\"version\":"));
    assert_eq!(way.n_connections(), n_before + 1, "all streams take one");
    table.move_to(&one.app);
    for nth in 0..5 {
        table.step(nth).await;
        assert!(told(&mut read).await.unwrap().contains("\"version\":"));
    }
    // What was not read is still there.
    for stream in &mut unread {
        let mut page = String::new();
        while !page.contains("\n\n") {
            page.push_str(&told(stream).await.unwrap());
        }
        assert!((32 << 10) < page.len(), "it did not fit into what is on its way: {}", page.len());
    }
    drop((read, unread));
    while one.number("gospoda_streams_open ").await != 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// A server that does not know HTTP/2 says so by saying nothing, while old and new ones run together.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_does_not_speak_http2_is_asked_over_http1() {
    let Some((database, way, one)) = asked_through_a_way().await else { return };
    database.change("UPDATE node SET http2 = 0").await;
    let other = Node::on(&database).await;
    let table = Table::at(&one.app, &["you", "link"]).await;
    let n_before = way.n_connections();
    let mut streams = Vec::new();
    for _ in 0..3 {
        streams.push(stream(&other.app, &table.path("/events")).await);
    }
    for stream in &mut streams {
        assert!(told(stream).await.unwrap().contains("\"version\":"));
    }
    assert_eq!(way.n_connections(), n_before + streams.len(), "each has its own");
}

/// Asks for the front page over HTTP/2 without the secret of a node, and waits until the connection is lost.
async fn is_refused(address: &str) {
    let stream = TokioIo::new(TcpStream::connect(address).await.unwrap());
    let handshake = http2::handshake(TokioExecutor::new(), stream);
    let (mut client, connection) = handshake.await.unwrap();
    let connection = tokio::spawn(connection);
    let uri = format!("http://{address}/");
    let request = Request::builder().version(Version::HTTP_2).uri(uri);
    // The connection may end before its answer is read.
    if let Ok(answer) = client.send_request(request.body(Body::empty()).unwrap()).await {
        assert_eq!(answer.status(), 503);
    }
    let _ = timeout(SOON, connection).await.expect("the connection ends");
}

/// HTTP/2 is for nodes: a client that shows no secret gets no page, and loses the connection.
#[tokio::test(flavor = "multi_thread")]
async fn only_nodes_speak_http2() {
    let (alone, _) = house_with(config()).await;
    is_refused(&open_house(&alone).await.to_string()).await;
    if let Some((_database, way, _one)) = asked_through_a_way().await {
        is_refused(&way.address).await;
    }
}

/// Plays the first legal action over the socket of the seat that is asked; returns the version after it.
async fn act(seats: &mut [Socket; 2]) -> Option<u64> {
    loop {
        for seat in seats.iter_mut() {
            let legal = seat.ask(json!({"legal": {}})).await["legal"].clone();
            let Some(action) = legal["actions"].get(0) else { continue };
            let act = json!({"act": {"version": legal["version"], "action": action}});
            let version = seat.ask(act).await["acted"]["version"].as_u64();
            if version.is_some() {
                return version;
            }
        }
    }
}

/// Two programs play over sockets through a server that does not have the table. The one that has it is killed, or is not
/// there any more from one moment to the next: both sockets are closed with 1012, and what was acknowledged is there when
/// they come again.
#[tokio::test(flavor = "multi_thread")]
async fn a_socket_whose_server_dies_is_closed_with_a_reason_and_comes_again() {
    for fate in [Fate::Cut, Fate::Silent] {
        let Some((database, way, one)) = asked_through_a_way().await else { return };
        let other = Node::on(&database).await;
        let mut table = Table::at(&one.app, &["you", "link"]).await;
        let keys = [key(&mut table, "P1"), key(&mut table, "P2")];
        let open = async || {
            [
                Socket::with_key(other.addr(), &table.id, &keys[0]).await,
                Socket::with_key(other.addr(), &table.id, &keys[1]).await,
            ]
        };
        let mut seats = open().await;
        assert!(other.has_passed_on().await);
        let mut acknowledged = None;
        for _ in 0..5 {
            acknowledged = act(&mut seats).await;
            for seat in &mut seats {
                while seat.news().await["version"].as_u64() < acknowledged {}
            }
        }
        way.fate.send_replace(fate);
        one.state.leave().await;
        for seat in &mut seats {
            assert_eq!(seat.closed().await, Some(1012), "{fate:?}");
        }
        let mut seats = open().await;
        let seen = seats[0].news().await["version"].as_u64();
        assert!(acknowledged <= seen, "{fate:?}: {acknowledged:?}, {seen:?}");
        assert!(seen < act(&mut seats).await, "{fate:?}");
    }
}
