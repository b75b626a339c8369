//! Streams that one server passes on for another: they share a connection, and none holds up those beside it.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, Version};
use hyper_util::client::legacy::Client as HttpClient;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};

use crate::database::Database;
use crate::nodes::{Node, stream, told};
use crate::support::{Table, config, house_with, open_house};

/// A way to a server that counts the connections which take it.
struct Counted {
    address: String,
    n_connections: Arc<AtomicUsize>,
}

impl Counted {
    async fn to(address: String) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let n_connections = Arc::new(AtomicUsize::new(0));
        let res = Self { address: listener.local_addr().unwrap().to_string(), n_connections };
        let n_connections = Arc::clone(&res.n_connections);
        tokio::spawn(async move {
            while let Ok((mut theirs, _)) = listener.accept().await {
                n_connections.fetch_add(1, Ordering::Relaxed);
                let mut ours = TcpStream::connect(&address).await.unwrap();
                tokio::spawn(async move {
                    let _ = copy_bidirectional(&mut theirs, &mut ours).await;
                });
            }
        });
        res
    }

    fn n_connections(&self) -> usize {
        self.n_connections.load(Ordering::Relaxed)
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

fn http2_client() -> HttpClient<HttpConnector, Body> {
    HttpClient::builder(TokioExecutor::new()).http2_only(true).build_http()
}

fn front_page(address: &str) -> Request<Body> {
    let request = Request::builder().version(Version::HTTP_2).uri(format!("http://{address}/"));
    request.body(Body::empty()).unwrap()
}

/// HTTP/2 is for nodes: a client that shows no secret gets no page, and loses the connection.
#[tokio::test(flavor = "multi_thread")]
async fn only_nodes_speak_http2() {
    let Some((_database, way, _one)) = asked_through_a_way().await else { return };
    let client = http2_client();
    for nth in 1..4 {
        match client.request(front_page(&way.address)).await {
            Ok(answer) => assert_eq!(answer.status(), 503),
            Err(error) => assert!(!error.is_connect(), "{error:?}"),
        }
        assert_eq!(way.n_connections(), nth, "each request needs a connection of its own");
    }

    // A server that has its database for itself speaks it to nobody.
    let (alone, _) = house_with(config()).await;
    let address = open_house(&alone).await.to_string();
    assert!(http2_client().request(front_page(&address)).await.is_err());
}
