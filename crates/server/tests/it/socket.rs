//! The socket of a table: the same news and the same answers as over HTTP, one by one, and nothing for other sites.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::app;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::support::{Table, config, house_with, open_house, text};

pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    n_asked: u32,
    /// What was told besides answers.
    news: Vec<Value>,
}

impl Socket {
    pub(crate) async fn open(
        addr: SocketAddr,
        table: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Self, Error> {
        let address = format!("ws://{addr}/api/v1/tables/{table}/socket");
        let mut request = address.into_client_request()?;
        for (name, value) in headers {
            let value = HeaderValue::from_str(value).unwrap();
            request.headers_mut().insert(HeaderName::from_static(name), value);
        }
        let (stream, _) = connect_async(request).await?;
        Ok(Self { stream, n_asked: 0, news: Vec::new() })
    }

    pub(crate) async fn with_key(addr: SocketAddr, table: &str, key: &str) -> Self {
        Self::open(addr, table, &[("authorization", &format!("Bearer {key}"))]).await.unwrap()
    }

    async fn next(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(20), self.stream.next());
            match next.await.expect("something comes")?.ok()? {
                Message::Text(text) => return Some(serde_json::from_str(&text).unwrap()),
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Reads what comes, until the other side closes: the code that it gives, if it gives any.
    pub(crate) async fn closed(&mut self) -> Option<u16> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(20), self.stream.next());
            if let Message::Close(farewell) = next.await.expect("it is closed")?.ok()? {
                return farewell.map(|it| it.code.into());
            }
        }
    }

    pub(crate) async fn close(&mut self) {
        self.stream.close(None).await.unwrap();
    }

    /// The next news.
    pub(crate) async fn news(&mut self) -> Value {
        if self.news.is_empty() {
            let next = self.next().await.unwrap();
            assert!(next["id"].is_null(), "{next}");
            self.news.push(next["news"].clone());
        }
        self.news.remove(0)
    }

    /// Asks, and puts the news aside that come before the answer.
    pub(crate) async fn ask(&mut self, what: Value) -> Value {
        self.n_asked += 1;
        let request = json!({"id": self.n_asked, "ask": what}).to_string();
        self.stream.send(Message::text(request)).await.unwrap();
        loop {
            let next = self.next().await.unwrap();
            if next["id"] == self.n_asked {
                return next;
            }
            self.news.push(next["news"].clone());
        }
    }
}

/// A server on a socket, and a table of two people.
async fn table() -> (SocketAddr, Table) {
    let (state, router) = house_with(config()).await;
    let addr = open_house(&state).await;
    (addr, Table::of(&router, &["you", "link"]).await)
}

pub(crate) fn key(table: &mut Table, seat: &str) -> String {
    table.seat(seat).key.clone().unwrap()
}

#[tokio::test]
async fn a_match_is_played_over_sockets_alone() {
    let (addr, mut table) = table().await;
    let keys = [key(&mut table, "P1"), key(&mut table, "P2")];
    let mut seats = [
        Socket::with_key(addr, &table.id, &keys[0]).await,
        Socket::with_key(addr, &table.id, &keys[1]).await,
    ];
    let mut watcher = Socket::open(addr, &table.id, &[]).await.unwrap();
    let mut news = watcher.news().await;
    for step in 0..60 {
        let asked = usize::from(news["asked"][0] == "P2");
        let seat = &mut seats[asked];
        let legal = seat.ask(json!({"legal": {}})).await["legal"].clone();
        assert_eq!(legal["version"], news["version"]);
        assert_eq!(legal["seat"], news["asked"][0]);
        let actions = legal["actions"].as_array().unwrap();
        let action = &actions[(step * 7) % actions.len()];
        let act = json!({"act": {"version": legal["version"], "action": action}});
        let version = seat.ask(act).await["acted"]["version"].clone();
        // The watcher may be told of each action, or of several at once.
        while news["version"] != version {
            news = watcher.news().await;
        }
    }
    assert_eq!(table.look().await["version"], news["version"]);
    let seen = seats[0].ask(json!({"view": {}})).await["view"].clone();
    let path = table.path("/view");
    assert_eq!(table.seat("P1").get(&path).await.json(), seen);
}

#[tokio::test]
async fn what_is_refused_is_told_as_over_http() {
    let (addr, mut table) = table().await;
    let (seat, legal) = table.asked().await.unwrap();
    let mut watcher = Socket::open(addr, &table.id, &[]).await.unwrap();
    let act = json!({"act": {"version": legal["version"], "action": legal["actions"][0]}});
    let refused = watcher.ask(act).await;
    assert_eq!(refused["problem"]["code"], "not-your-seat");
    let key = key(&mut table, &seat);
    let mut player = Socket::with_key(addr, &table.id, &key).await;
    let stale = json!({"act": {"version": 0, "action": legal["actions"][0]}});
    let stale = player.ask(stale).await;
    assert_eq!(stale["problem"]["code"], "stale");
    assert_eq!(stale["problem"]["version"], legal["version"]);
    let nothing = player.ask(json!({"undo": {"version": legal["version"]}})).await;
    assert_eq!(nothing["problem"]["code"], "nothing-to-undo");
    for garbled in ["", "{", "{\"id\": 1}", "{\"id\": 1, \"ask\": {\"peek\": {}}}"] {
        player.stream.send(Message::text(garbled)).await.unwrap();
        let told = player.next().await.unwrap();
        assert_eq!(told["problem"]["code"], "bad-request", "{garbled}: {told}");
    }
    player.stream.send(Message::binary(vec![0; 10])).await.unwrap();
    assert_eq!(player.next().await.unwrap()["problem"]["code"], "bad-request");
    // Too large: the socket ends, and nothing else does.
    let _ = player.stream.send(Message::text("x".repeat(100_000))).await;
    while player.next().await.is_some() {}
    assert_eq!(table.look().await["version"], legal["version"]);
}

#[tokio::test]
async fn a_page_of_another_site_opens_no_socket() {
    let (addr, table) = table().await;
    let own = format!("http://{addr}");
    for (origin, is_let_in) in
        [(own.as_str(), true), ("http://evil.example", false), ("null", false), ("", false)]
    {
        let opened = Socket::open(addr, &table.id, &[("origin", origin)]).await;
        match opened {
            Ok(_) => assert!(is_let_in, "{origin}"),
            Err(Error::Http(answer)) => {
                assert!(!is_let_in, "{origin}");
                assert_eq!(answer.status().as_u16(), 403, "{origin}");
            }
            Err(error) => panic!("{origin}: {error}"),
        }
    }
}

#[tokio::test]
async fn a_socket_that_is_none_and_a_table_that_is_not_there_are_refused_as_json() {
    let (addr, mut table) = table().await;
    let path = table.path("/socket");
    table.watcher.get(&path).await.has_code(400, "bad-request");
    let Err(Error::Http(answer)) = Socket::open(addr, "aaaaaaaaaaaa", &[]).await else {
        panic!("no such table")
    };
    assert_eq!(answer.status().as_u16(), 404);
    let told: Value = serde_json::from_slice(answer.body().as_deref().unwrap()).unwrap();
    assert_eq!(text(&told["code"]), "no-such-table");
}

/// Requests are taken one by one, so whoever sends many and reads nothing fills his own line.
#[tokio::test]
async fn a_program_that_asks_and_does_not_listen_harms_nobody() {
    let (state, router) = house_with(config()).await;
    let addr = open_house(&state).await;
    let mut table = Table::of(&app(state), &["you", "link"]).await;
    let key = key(&mut table, "P1");
    let mut deaf = Socket::with_key(addr, &table.id, &key).await;
    // Much to send as well: both ways are full at some time.
    let view = json!({"id": 1, "ask": {"view": {}}}).to_string() + &" ".repeat(4000);
    let sending = async {
        for _ in 0..20_000 {
            if deaf.stream.send(Message::text(view.clone())).await.is_err() {
                return;
            }
        }
    };
    let filled = tokio::time::timeout(Duration::from_secs(2), sending).await;
    assert!(filled.is_err(), "somewhere it stops");
    let mut other = Table::of(&router, &["you", "link"]).await;
    other.play(30, 3).await;
    table.play(30, 3).await;
    assert!(30 <= table.look().await["version"].as_u64().unwrap());
}
