//! Whatever arrives, a clear refusal goes back, nothing breaks, and no other table is harmed.

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::Body;
use axum::http::Method;
use axum::http::header::CONTENT_TYPE;
use server::{Server, Store, app};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::support::{Client, Table, config, context, house_with, open_house, over_wire};

/// Bytes that nobody chose, the same in every run.
fn noise(seed: u64, n_bytes: usize) -> Vec<u8> {
    let mut state = seed.wrapping_mul(2).wrapping_add(1);
    let mut next = || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 56) as u8
    };
    (0..n_bytes).map(|_| next()).collect()
}

/// Every address that takes something; `ID` is a table.
const TAKERS: &[&str] = &[
    "/join",
    "/prefs",
    "/tables",
    "/matches",
    "/campaigns",
    "/table/ID/act",
    "/table/ID/undo",
    "/table/ID/curtain",
    "/table/ID/seat",
    "/table/ID/code",
    "/table/ID/sit",
    "/table/ID/windows",
    "/table/ID/propose",
    "/table/ID/decline",
    "/table/ID/ping",
    "/table/ID/word",
    "/table/ID/begin",
    "/table/ID/talk",
    "/table/ID/mute",
    "/table/ID/notes",
    "/table/ID/ask",
    "/table/ID/answer",
    "/table/ID/next",
    "/api/v1/tables",
    "/api/v1/matches",
    "/api/v1/campaigns",
    "/api/v1/tables/ID/act",
    "/api/v1/tables/ID/undo",
    "/api/v1/tables/ID/word",
    "/api/v1/tables/ID/talk",
    "/api/v1/tables/ID/ask",
    "/api/v1/tables/ID/answer",
    "/api/v1/tables/ID/proposals",
    "/api/v1/tables/ID/ping",
];

const KINDS: &[&str] = &[
    "application/json",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/plain",
];

#[tokio::test]
async fn a_million_random_bytes_at_every_address_are_refused_and_harm_nobody() {
    let app = context().await;
    let mut table = Table::of(&app, &["you", "link"]).await;
    let before = table.look().await;
    let key = table.seat("P1").key.clone().unwrap();
    for (nth, taker) in TAKERS.iter().enumerate() {
        let path = taker.replace("ID", &table.id);
        for (kind_nth, kind) in KINDS.iter().enumerate() {
            for n_bytes in [0, 1, 97, 5000, 1_000_000] {
                let client = Client::with_key(&app, &key);
                let request = client.request(Method::POST, &path).header(CONTENT_TYPE, *kind);
                let body = noise((nth * 7 + kind_nth) as u64, n_bytes);
                let answer = client.clone().send(request.body(Body::from(body)).unwrap()).await;
                let status = answer.status.as_u16();
                assert!(status < 500, "{path} {kind} {n_bytes}: {status} {}", answer.body);
            }
        }
    }
    assert_eq!(table.look().await["version"], before["version"]);
    table.play(10, 1).await;
    assert!(before["version"].as_u64() < table.look().await["version"].as_u64());
}

#[tokio::test]
async fn odd_addresses_are_not_found_and_break_nothing() {
    let app = context().await;
    let table = Table::of(&app, &["you", "link"]).await;
    let mut client = Client::new(&app);
    let long = "a".repeat(4000);
    let pieces = [
        "%00",
        "..%2f..%2fetc",
        "%ff%fe",
        "P1",
        "-1",
        "99999999999999999999",
        &long,
        "%F0%9F%8E%B2",
    ];
    for piece in pieces {
        for form in [
            "/table/{}",
            "/table/ID/at/{}",
            "/table/ID/at/0?as={}",
            "/table/ID/at/{}/board.svg",
            "/table/ID/beats?of={}",
            "/table/ID/history?as={}",
            "/join/{}",
            "/rules/{}",
            "/assets/{}",
            "/api/v1/tables/{}",
            "/api/v1/tables/ID/view?seat={}",
            "/api/v1/tables/ID/log?from={}",
            "/?game={}",
            "/table/ID/at?n={}",
        ] {
            let path = form.replace("ID", &table.id).replace("{}", piece);
            let status = client.get(&path).await.status.as_u16();
            assert!(status < 500, "{path}: {status}");
        }
    }
}

/// A server on a socket, and its address.
async fn on_a_socket() -> (Server, SocketAddr) {
    let state = Server::new(Store::in_memory().await.unwrap(), config());
    let addr = open_house(&state).await;
    (state, addr)
}

async fn is_well(addr: SocketAddr) -> bool {
    over_wire(addr, "GET /api/v1/health HTTP/1.1", "").await.starts_with("HTTP/1.1 200")
}

#[tokio::test]
async fn noise_on_the_line_and_a_flood_of_connections_keep_nobody_out() {
    let (_state, addr) = on_a_socket().await;
    for seed in 0..40 {
        let mut stream = TcpStream::connect(addr).await.unwrap();
        // The server may hang up in the middle.
        let _ = stream.write_all(&noise(seed, 20_000)).await;
        let _ = stream.shutdown().await;
        let mut answer = Vec::new();
        let read = stream.read_to_end(&mut answer);
        let _ = tokio::time::timeout(Duration::from_secs(5), read).await.expect("it hangs up");
        assert!(!answer.starts_with(b"HTTP/1.1 2"));
    }
    let mut waiting = Vec::new();
    for _ in 0..400 {
        let mut stream = TcpStream::connect(addr).await.unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\nHost: inn\r\nX-Slow: ").await.unwrap();
        waiting.push(stream);
    }
    assert!(is_well(addr).await, "400 others have not finished their sentence");
}

/// Somebody who does not read his stream fills his own line and nobody else's.
#[tokio::test]
async fn a_reader_who_does_not_read_keeps_no_match_from_going_on() {
    let (state, addr) = on_a_socket().await;
    let router = app(state);
    let mut table = Table::of(&router, &["you", "link"]).await;
    let mut readers = Vec::new();
    for _ in 0..20 {
        let mut stream = TcpStream::connect(addr).await.unwrap();
        let request = format!("GET /table/{}/events HTTP/1.1\r\nHost: inn\r\n\r\n", table.id);
        stream.write_all(request.as_bytes()).await.unwrap();
        readers.push(stream);
    }
    table.play(150, 3).await;
    assert!(100 < table.look().await["version"].as_u64().unwrap());
    assert!(is_well(addr).await);
}

#[tokio::test]
async fn numbers_for_the_host_tell_how_much_and_not_what() {
    let (_, app) = house_with(config()).await;
    let mut table = Table::of(&app, &["you", "link"]).await;
    table.play(12, 3).await;
    let told = table.watcher.get("/metrics").await.is(200);
    assert!(told.header("content-type").starts_with("text/plain; version=0.0.4"));
    let number = |name: &str| -> u64 {
        let line = told.body.lines().find(|it| it.starts_with(&format!("{name} "))).unwrap();
        line.split(' ').nth(1).unwrap().parse().unwrap()
    };
    assert_eq!(number("gospoda_tables_in_memory"), 1);
    assert_eq!(number("gospoda_tables_made_total"), 1);
    assert_eq!(number("gospoda_store_up"), 1);
    let version = table.look().await["version"].as_u64().unwrap();
    assert_eq!(number("gospoda_lines_total"), version - 1);
    assert!(!told.body.contains(&table.id));
}
