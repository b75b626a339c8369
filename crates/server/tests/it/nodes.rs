//! Several servers on one database: whoever is asked, the table is the same, and no two of them ever write it.

use std::future::pending;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, BodyDataStream};
use axum::http::Method;
use futures_util::StreamExt;
use serde_json::json;
use server::{Allowance, Clock, Config, Limits, Server, Store};
use store::{Ban, BanKind, DbError, NodeIdentity, Order};
use table::{Key, StoreError, TableId};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

use crate::database::Database;
use crate::socket::{Socket, key};
use crate::support::{Answer, Client, Folder, Table, config, over_wire};

/// A server that others can reach.
pub(crate) struct Node {
    pub(crate) state: Server,
    pub(crate) app: Router,
    address: String,
    pub(crate) folder: Folder,
}

impl Node {
    pub(crate) async fn on(database: &Database) -> Self {
        Self::set(database, config()).await
    }

    async fn limited(database: &Database, limits: Limits) -> Self {
        Self::set(database, Config { limits, ..config() }).await
    }

    pub(crate) async fn set(database: &Database, config: Config) -> Self {
        Self::by(Clock::default(), database, config).await
    }

    /// A server on a machine with this clock.
    pub(crate) async fn by(clock: Clock, database: &Database, config: Config) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        Self::opened(clock, address, listener, database, config).await
    }

    /// A server that the others reach at another address than the one where it listens.
    pub(crate) async fn known_as(
        address: String,
        listener: TcpListener,
        database: &Database,
        config: Config,
    ) -> Self {
        Self::opened(Clock::default(), address, listener, database, config).await
    }

    async fn opened(
        clock: Clock,
        address: String,
        listener: TcpListener,
        database: &Database,
        config: Config,
    ) -> Self {
        let (folder, url) = (Folder::new("node"), database.url());
        let state =
            Server::in_database_by(clock, &url, address.clone(), folder.path(), config).await;
        let state = state.unwrap();
        let app = server::app(state.clone());
        let served = state.clone();
        tokio::spawn(async move { server::serve_here(listener, &served, pending()).await });
        Self { state, app, address, folder }
    }

    pub(crate) fn addr(&self) -> SocketAddr {
        self.address.parse().unwrap()
    }

    pub(crate) async fn number(&self, name: &str) -> u64 {
        let told = Client::new(&self.app).get("/metrics").await.is(200).body;
        let mut numbers = told.lines().filter_map(|it| it.strip_prefix(name));
        numbers.next().unwrap().trim().parse().unwrap()
    }

    /// Whether it has asked another node.
    pub(crate) async fn has_passed_on(&self) -> bool {
        0 < self.number("gospoda_passed_total ").await
    }

    /// What the others believe once its lease is over, however it came to that.
    pub(crate) async fn is_silent(&self, database: &Database) {
        let sql = format!("UPDATE node SET until = 0 WHERE address = '{}'", self.address);
        database.change(&sql).await;
    }
}

async fn two() -> Option<(Database, Node, Node)> {
    let database = Database::new().await?;
    let (one, other) = (Node::on(&database).await, Node::on(&database).await);
    Some((database, one, other))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_one_node_is_played_through_the_other() {
    let Some((_database, one, other)) = two().await else { return };
    let mut table = Table::at(&one.app, &["you", "link", "bot:random"]).await;
    for nth in 0..6 {
        table.move_to(if nth % 2 == 0 { &other.app } else { &one.app });
        table.play(5, nth).await;
    }
    assert!(other.has_passed_on().await, "the other one asks the owner");
    let mut seen = Vec::new();
    for node in [&one, &other] {
        table.move_to(&node.app);
        let path = table.path("/log");
        seen.push((table.look().await, table.seat("P1").get(&path).await.is(200).body));
    }
    assert_eq!(seen[0], seen[1]);
    // What is refused is refused in the same words.
    let path = table.path("/act");
    let body = json!({"version": 1, "action": "dance"});
    for node in [&one, &other] {
        table.move_to(&node.app);
        table.seat("P1").post(&path, body.clone()).await.has_code(409, "stale");
    }
}

/// Links, codes and the list of one's tables do not care which node is asked.
#[tokio::test(flavor = "multi_thread")]
async fn a_person_may_come_to_any_node() {
    let Some((_database, one, other)) = two().await else { return };
    let mut host = Client::new(&one.app);
    let fields = [
        ("game", "smallworld"),
        ("name", "Ola"),
        ("seat", "you"),
        ("seat", "link"),
        ("seat", "link"),
    ];
    let address = host.makes(&fields).await;
    let page = host.get(&address).await.is(200).body;
    let links: Vec<&str> = page.split("/join/").skip(1).map(|it| &it[..26]).collect();
    host.app = other.app.clone();
    assert!(host.get("/").await.is(200).body.contains(&address), "the front page lists it");
    assert!(host.get(&address).await.is(200).body.contains("/join/"));
    let mut guest = Client::new(&other.app);
    let answer = guest.get(&format!("/join/{}", links[0])).await.is(303);
    arrives(&mut guest, answer, &address).await;
    let mut third = Client::new(&other.app);
    let answer = third.form("/join", &[("code", links[links.len() - 1])]).await.is(303);
    arrives(&mut third, answer, &address).await;
    for client in [&mut guest, &mut third] {
        let path = address.replace("/table", "/api/v1/tables");
        assert_eq!(client.get(&path).await.json()["yours"].as_array().unwrap().len(), 1);
    }
    assert!(other.has_passed_on().await);
}

/// Goes where an answer leads, and from there on, until that is the table.
async fn arrives(client: &mut Client, mut answer: Answer, address: &str) {
    while answer.header("location") != address {
        let to = answer.header("location").to_owned();
        answer = client.get(&to).await.is(303);
    }
}

pub(crate) async fn stream(app: &Router, path: &str) -> BodyDataStream {
    let request = Client::new(app).request(Method::GET, path).body(Body::empty()).unwrap();
    let response = app.clone().oneshot(request).await.unwrap();
    assert_eq!(response.status(), 200);
    response.into_body().into_data_stream()
}

pub(crate) async fn told(stream: &mut BodyDataStream) -> Option<String> {
    let chunk = tokio::time::timeout(Duration::from_secs(20), stream.next()).await;
    let chunk = chunk.expect("something comes")?;
    chunk.ok().map(|it| String::from_utf8(it.to_vec()).unwrap())
}

/// Somebody who watches through another node sees every action, and is told to come again when the table moves.
#[tokio::test(flavor = "multi_thread")]
async fn streams_go_through_other_nodes_and_end_with_them() {
    let Some((_database, one, other)) = two().await else { return };
    let mut table = Table::at(&one.app, &["you", "link"]).await;
    let mut events = stream(&other.app, &table.path("/events")).await;
    assert!(told(&mut events).await.unwrap().contains("\"version\":"));
    table.step(0).await;
    assert!(told(&mut events).await.unwrap().contains("\"version\":"));
    let version = table.look().await["version"].clone();
    let start = Instant::now();
    one.state.leave().await;
    while told(&mut events).await.is_some() {}
    table.move_to(&other.app);
    assert_eq!(table.look().await["version"], version);
    assert!(start.elapsed() < Duration::from_secs(4), "nobody waited for the lease to end");
    table.play(5, 1).await;
}

/// A node that was stopped for too long wakes and believes that it still has the table.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_lost_its_lease_cannot_write() {
    let Some((database, one, other)) = two().await else { return };
    let mut table = Table::at(&one.app, &["you", "link"]).await;
    table.play(7, 3).await;
    let (seat, legal) = table.asked().await.unwrap();
    let (path, log) = (table.path("/act"), table.path("/log"));
    let body = |nth: usize| json!({"version": legal["version"], "action": legal["actions"][nth]});
    let mut late = table.seat(&seat).clone();
    one.is_silent(&database).await;
    table.move_to(&other.app);
    table.seat(&seat).post(&path, body(0)).await.is(200);
    let after = table.watcher.get(&log).await.is(200).body;
    // Either the database refuses it, or the node has noticed meanwhile and asks the other one, which knows better.
    let answer = late.post(&path, body(1)).await;
    assert!([409, 503].contains(&answer.status.as_u16()), "{}", answer.body);
    assert_eq!(table.watcher.get(&log).await.is(200).body, after);
    // It begins again as a node that has nothing, and leads to where the table is.
    table.move_to(&one.app);
    table.play(5, 2).await;
    while one.number("gospoda_nodes_lost_total ").await == 0 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    while one.number("gospoda_nodes ").await != 2 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// A clock runs on although the node that watched it is gone and nobody looks.
#[tokio::test(flavor = "multi_thread")]
async fn tables_with_a_clock_wake_on_another_node() {
    let Some((_database, one, other)) = two().await else { return };
    let wanted = json!({"game": "wrath", "seats": ["you", "link"], "clock": "5m"});
    let mut table = Table::made(&one.app, wanted).await;
    table.look().await;
    // The other node knows the one that goes.
    table.move_to(&other.app);
    table.look().await;
    one.state.leave().await;
    while other.state.n_tables() == 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    table.play(3, 1).await;
}

/// The machines are two hours behind the database: what they store is its time, so that no time is up where a table
/// moves to a machine whose clock is right.
#[tokio::test(flavor = "multi_thread")]
async fn the_clock_of_a_table_is_that_of_the_database() {
    let Some(database) = Database::two_hours_ahead().await else { return };
    let (one, other) = (Node::on(&database).await, Node::on(&database).await);
    let wanted = json!({"game": "wrath", "seats": ["you", "link"], "clock": "5m"});
    let mut table = Table::made(&one.app, wanted).await;
    let left = |told: serde_json::Value| {
        let left = told["clock"]["left"].as_object().unwrap().values().next().unwrap().as_u64();
        left.unwrap()
    };
    assert!(240 < left(table.look().await));
    database
        .change(
            "DO $$ BEGIN ASSERT (SELECT bool_and(abs(asked_since - \
             extract(epoch FROM clock_timestamp()) * 1000) < 60000) FROM seat \
             WHERE asked_since <> 0); \
             ASSERT (SELECT bool_and(abs(made - extract(epoch FROM clock_timestamp())) < 60 AND \
             abs(touched - extract(epoch FROM clock_timestamp())) < 60) FROM game_table); END $$",
        )
        .await;
    table.move_to(&other.app);
    one.state.leave().await;
    assert!(240 < left(table.look().await), "its time goes on");
}

/// A request that makes a table names none, so a proxy that routes by the id sends it anywhere. The first request for the
/// table decides which node plays it.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_table_belongs_to_the_node_that_is_first_asked_for_it() {
    let Some((_database, one, other)) = two().await else { return };
    let mut table = Table::of(&one.app, &["you", "link", "bot:random"]).await;
    table.move_to(&other.app);
    table.play(6, 1).await;
    assert!(!other.has_passed_on().await, "the node that made it has handed it over");
    table.move_to(&one.app);
    table.play(6, 2).await;
    assert!(one.has_passed_on().await, "only once");
    table.move_to(&other.app);
    table.play(6, 3).await;
    assert!(!other.has_passed_on().await);
    let mut table = Table::at(&one.app, &["you", "link"]).await;
    table.move_to(&other.app);
    table.look().await;
    assert!(other.has_passed_on().await, "it stays where it was made and first asked for");
}

/// A store that shares a database with the nodes, and has no table.
async fn store_beside(database: &Database) -> Store {
    let secret = Key::of_random([7; 16]);
    let identity = NodeIdentity { id: 77, address: "127.0.0.1:1".to_owned(), secret };
    Store::in_database(&database.url(), identity).await.unwrap()
}

/// A ban ends when its time has come by the clock of the database, two hours ahead of the machine's.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_ban_is_told_by_the_database() {
    let Some(database) = Database::two_hours_ahead().await else { return };
    let store = store_beside(&database).await;
    let machine = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let made = i64::try_from(machine.as_secs()).unwrap();
    for (id, hours) in [(1, 1), (2, 3)] {
        let (what, why) = (format!("203.0.113.{id}"), String::new());
        let until = made + hours * 3600;
        let ban = Ban { id, kind: BanKind::Network, what, until, why, made };
        store.obey(Order::Ban(ban)).await.unwrap();
    }
    let left: Vec<i64> = store.bans().await.unwrap().iter().map(|it| it.id).collect();
    assert_eq!(left, [2]);
}

/// Whether an old table is deleted is decided in the transaction that deletes it: after it was listed, a node may have
/// opened it, and clients may have played.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_opened_meanwhile_is_not_deleted_for_its_age() {
    let Some(database) = Database::new().await else { return };
    let one = Node::on(&database).await;
    let mut table = Table::at(&one.app, &["you", "link"]).await;
    let id = TableId::parse(&table.id).unwrap();
    let store = store_beside(&database).await;
    let delete = |idle_since| {
        let order = Order::DeleteIdle { table: id, idle_since };
        let store = store.clone();
        async move { store.obey(order).await.map_err(|DbError(error)| error) }
    };
    let lost = Err(StoreError::Lost { table: id });
    assert_eq!(delete(i64::MAX).await, lost, "a node has it");
    table.play(3, 1).await;
    one.state.leave().await;
    assert_eq!(delete(1_000_000_000).await, lost, "it was touched later");
    assert_eq!(database.number("SELECT COUNT(*) FROM game_table").await, 1);
    assert_eq!(delete(i64::MAX).await, Ok(()));
    assert_eq!(database.number("SELECT COUNT(*) FROM game_table").await, 0);
    assert_eq!(database.number("SELECT COUNT(*) FROM line").await, 0);
}

/// What nodes say to each other is believed only to nodes.
#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_does_not_pass_for_a_node() {
    let Some((_database, one, other)) = two().await else { return };
    let mut table = Table::at(&one.app, &["you", "link"]).await;
    let path = table.path("");
    let mut stranger = Client::new(&one.app).with("x-gospoda-node", "aaaaaaaaaaaaaaaaaaaaaaaaaa");
    stranger.get(&path).await.is(503);
    table.look().await;
    // A table that nobody has made is nowhere, whoever is asked.
    for node in [&one, &other] {
        let nowhere = "/api/v1/tables/aaaaaaaaaaaa";
        Client::new(&node.app).get(nowhere).await.has_code(404, "no-such-table");
    }
}

/// A program that opens its socket at a node that does not have the table plays there as anywhere.
#[tokio::test(flavor = "multi_thread")]
async fn a_socket_goes_through_the_other_node_both_ways() {
    let Some((_database, one, other)) = two().await else { return };
    let mut table = Table::at(&one.app, &["you", "link"]).await;
    let keys = [key(&mut table, "P1"), key(&mut table, "P2")];
    let mut seats = [
        Socket::with_key(other.addr(), &table.id, &keys[0]).await,
        Socket::with_key(one.addr(), &table.id, &keys[1]).await,
    ];
    let mut watcher = Socket::open(other.addr(), &table.id, &[]).await.unwrap();
    assert!(other.has_passed_on().await);
    let mut news = watcher.news().await;
    for step in 0..40 {
        let seat = &mut seats[usize::from(news["asked"][0] == "P2")];
        let legal = seat.ask(json!({"legal": {}})).await["legal"].clone();
        assert_eq!(legal["version"], news["version"]);
        let actions = legal["actions"].as_array().unwrap();
        let action = &actions[(step * 7) % actions.len()];
        let act = json!({"act": {"version": legal["version"], "action": action}});
        let version = seat.ask(act).await["acted"]["version"].clone();
        while news["version"] != version {
            news = watcher.news().await;
        }
    }
    assert_eq!(table.look().await["version"], news["version"]);
    // Another site's page is refused here as there, and what is no socket is told so.
    let foreign = Socket::open(other.addr(), &table.id, &[("origin", "http://evil.example")]);
    assert!(foreign.await.is_err());
    table.move_to(&other.app);
    let path = table.path("/socket");
    table.watcher.get(&path).await.has_code(400, "bad-request");
}

/// Whoever ends a socket ends it for the other side as well, whichever node lies between.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_socket_is_passed_on() {
    let Some((database, one, other)) = two().await else { return };
    let table = Table::at(&one.app, &["you", "link"]).await;
    let mut leaving = Socket::open(other.addr(), &table.id, &[]).await.unwrap();
    let mut staying = Socket::open(other.addr(), &table.id, &[]).await.unwrap();
    staying.news().await;
    leaving.news().await;
    assert_eq!(one.number("gospoda_streams_open ").await, 2);
    leaving.close().await;
    leaving.closed().await;
    while one.number("gospoda_streams_open ").await != 1 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    one.is_silent(&database).await;
    assert_eq!(staying.closed().await, Some(1012), "come again: the table is elsewhere");
    let mut again = Socket::open(other.addr(), &table.id, &[]).await.unwrap();
    assert!(again.news().await["version"].is_number());
}

/// A ban that is given at the node of a table ends what is open through another node, and nothing of others.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_ban_ends_streams_and_sockets_through_other_nodes() {
    let Some(database) = Database::new().await else { return };
    let limits = || Limits { named_by: Some("x-real-ip".parse().unwrap()), ..Limits::default() };
    let one = Node::limited(&database, limits()).await;
    let other = Node::limited(&database, limits()).await;
    let table = Table::at(&one.app, &["you", "link"]).await;
    let (banned, guest) = ("203.0.113.9", "203.0.114.9");
    let socket = async |of: &str| {
        let mut socket = Socket::open(other.addr(), &table.id, &[("x-real-ip", of)]).await.unwrap();
        socket.news().await;
        socket
    };
    let (mut ends, mut stays) = (socket(banned).await, socket(guest).await);
    let mut events = TcpStream::connect(other.addr()).await.unwrap();
    let request = format!(
        "GET {} HTTP/1.1\r\nHost: inn\r\nX-Real-Ip: {banned}\r\nConnection: close\r\n\r\n",
        table.path("/events")
    );
    events.write_all(request.as_bytes()).await.unwrap();
    let mut seen = String::new();
    while !seen.contains("\"version\":") {
        let mut part = [0; 4096];
        let n_read = events.read(&mut part).await.unwrap();
        assert_ne!(n_read, 0, "it stays open: {seen}");
        seen.push_str(&String::from_utf8_lossy(&part[..n_read]));
    }

    let admin = one.folder.path().join("admin.sock");
    let mut operator = tokio::net::UnixStream::connect(admin).await.unwrap();
    let ban = r#"{"network":"203.0.113.0/24"}"#;
    let head =
        "POST /bans HTTP/1.1\r\nHost: inn\r\nConnection: close\r\nContent-Type: application/json";
    let request = format!("{head}\r\nContent-Length: {}\r\n\r\n{ban}", ban.len());
    operator.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    operator.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");

    assert_eq!(ends.closed().await, Some(1008));
    let mut rest = Vec::new();
    let end = tokio::time::timeout(Duration::from_secs(20), events.read_to_end(&mut rest));
    end.await.expect("the stream ends").unwrap();
    assert!(stays.ask(json!({"view": {}})).await["view"].is_object(), "others stay");
}

/// What a node asks for others counts for those others, and nobody can pretend to ask for somebody else.
#[tokio::test(flavor = "multi_thread")]
async fn limits_hold_for_whoever_asks_and_not_for_the_node_between() {
    let Some(database) = Database::new().await else { return };
    let few = Allowance { at_once: 5, per_minute: 1 };
    let strict = Limits { requests: few, ..Limits::default() };
    let one = Node::limited(&database, strict).await;
    let named_by = Some("x-real-ip".parse().unwrap());
    let other = Node::limited(&database, Limits { named_by, ..Limits::default() }).await;
    let table = Table::at(&one.app, &["you", "link"]).await;
    let ask = async |from: &str| {
        let head = format!("GET {} HTTP/1.1\r\nX-Real-Ip: {from}", table.path(""));
        let answer = over_wire(other.addr(), &head, "").await;
        answer.split(' ').nth(1).unwrap().parse::<u16>().unwrap()
    };
    for _ in 0..5 {
        assert_eq!(ask("203.0.113.7").await, 200);
    }
    assert_eq!(ask("203.0.113.7").await, 429, "so many and no more");
    assert_eq!(ask("203.0.113.7\r\nX-Gospoda-For: 203.0.113.9").await, 429);
    assert_eq!(ask("203.0.113.8").await, 200, "another one");
    assert_eq!(ask("203.0.113.9").await, 200);
    // This machine is not limited, whichever node it asks.
    for _ in 0..9 {
        assert_eq!(ask("127.0.0.1").await, 200);
    }
}

/// Whoever imagines something at a table whose node loses it is told, and led back to the table, whichever node he asks.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_imagined_ends_with_the_lease() {
    let Some((database, one, other)) = two().await else { return };
    let mut table = Table::at(&one.app, &["link", "link"]).await;
    table.play(4, 3).await;
    let (asked, _) = table.asked().await.unwrap();
    table.move_to(&other.app);
    let (what_if, page) = (table.path("/what-if"), format!("/table/{}/what-if", table.id));
    table.seat(&asked).post(&what_if, json!({})).await.is(200);
    let key = table.seat(&asked).key.clone().unwrap();
    let events = async |node: &Node| {
        let client = Client::with_key(&node.app, &key);
        let request = client.request(Method::GET, &format!("{page}/events"));
        let answer = node.app.clone().oneshot(request.body(Body::empty()).unwrap()).await;
        answer.unwrap().into_body().into_data_stream()
    };
    let is_told = "\"reload\":true";
    let (mut here, mut through) = (events(&one).await, events(&other).await);
    one.is_silent(&database).await;
    assert!(told(&mut here).await.unwrap().contains(is_told));
    // One that comes through another node may end instead, and comes again.
    while told(&mut through).await.is_some_and(|it| !it.contains(is_told)) {}
    table.seat(&asked).get(&page).await.is(200);
    one.state.leave().await;
    let mut again = events(&other).await;
    assert!(told(&mut again).await.unwrap().contains(is_told));
    let shown = table.seat(&asked).get(&page).await.is(200).body;
    assert!(shown.contains("is forgotten"), "{shown}");
}

/// Whoever insists on an encrypted connection to the database gets one, or is told that the database has none.
#[tokio::test]
async fn the_connection_to_the_database_is_encrypted_where_that_is_wanted() {
    let Some(database) = Database::new().await else { return };
    let folder = Folder::new("encrypted");
    let url = format!("{}?sslmode=require", database.url());
    let opened = Server::in_database(&url, "127.0.0.1:1".to_owned(), folder.path(), config());
    if let Err(error) = opened.await {
        assert!(error.to_string().contains("server does not support TLS"), "{error}");
    }
}
