//! How much one address may ask for. Everybody here comes through a proxy that names addresses.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use server::{Allowance, Config, Limits};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::support::{config, house_with, later, open_house, over_wire};

const NEW: &str = r#"{"game": "smallworld", "seats": ["you", "bot:random"]}"#;

/// A server behind a proxy, with limits that are soon reached.
async fn strict_house(at_once: u32) -> SocketAddr {
    let limits = Limits {
        requests: Allowance { at_once, per_minute: 60 },
        tables: Allowance { at_once: 2, per_minute: 1 },
        open: 2,
        named_by: Some("x-real-ip".parse().unwrap()),
    };
    let (state, _) = house_with(Config { limits, ..config() }).await;
    open_house(&state).await
}

async fn ask(addr: SocketAddr, line: &str, from: &str, body: &str) -> String {
    let kind = "Content-Type: application/json";
    over_wire(addr, &format!("{line} HTTP/1.1\r\nX-Real-Ip: {from}\r\n{kind}"), body).await
}

fn status(answer: &str) -> u16 {
    answer.split(' ').nth(1).unwrap().parse().unwrap()
}

fn header<'a>(answer: &'a str, name: &str) -> &'a str {
    let is_it = |it: &&str| it.to_ascii_lowercase().starts_with(&format!("{name}:"));
    answer.lines().find(is_it).map_or("", |it| it.split_once(':').unwrap().1.trim())
}

fn body(answer: &str) -> &str {
    answer.split_once("\r\n\r\n").unwrap().1
}

#[tokio::test]
async fn whoever_asks_too_often_is_told_when_to_come_again_and_others_are_served() {
    let addr = strict_house(8).await;
    for _ in 0..8 {
        assert_eq!(status(&ask(addr, "GET /api/v1/games", "203.0.113.7", "").await), 200);
    }
    let refused = ask(addr, "GET /api/v1/games", "203.0.113.7", "").await;
    assert_eq!(status(&refused), 429);
    assert_eq!(header(&refused, "retry-after"), "1");
    assert_eq!(header(&refused, "content-type"), "application/json");
    let told: Value = serde_json::from_str(body(&refused)).unwrap();
    assert_eq!(told["code"], "too-fast");
    assert_eq!(told["message"], "too many requests from this address: wait 1 s");
    // A person is told in his language.
    let head = "GET / HTTP/1.1\r\nX-Real-Ip: 203.0.113.7\r\nAccept-Language: pl";
    let page = over_wire(addr, head, "").await;
    assert_eq!(status(&page), 429);
    assert!(page.contains("Za dużo żądań"), "{page}");
    assert_eq!(status(&ask(addr, "GET /api/v1/games", "203.0.113.8", "").await), 200);
    // The host's own machine is not limited.
    assert_eq!(status(&over_wire(addr, "GET /api/v1/games HTTP/1.1", "").await), 200);
    later(2).await;
    assert_eq!(status(&ask(addr, "GET /api/v1/games", "203.0.113.7", "").await), 200);
}

#[tokio::test]
async fn tables_are_made_more_slowly_than_they_are_looked_at() {
    let addr = strict_house(8).await;
    for _ in 0..2 {
        assert_eq!(status(&ask(addr, "POST /api/v1/tables", "203.0.113.7", NEW).await), 201);
    }
    let refused = ask(addr, "POST /api/v1/tables", "203.0.113.7", NEW).await;
    assert_eq!(status(&refused), 429);
    let wait: u64 = header(&refused, "retry-after").parse().unwrap();
    assert!((50..=60).contains(&wait), "{wait}");
    assert_eq!(status(&ask(addr, "GET /api/v1/games", "203.0.113.7", "").await), 200);
    assert_eq!(status(&ask(addr, "POST /api/v1/tables", "203.0.113.8", NEW).await), 201);
}

#[tokio::test]
async fn so_many_streams_are_open_at_once_and_a_closed_one_makes_room() {
    let addr = strict_house(100_000).await;
    let made = ask(addr, "POST /api/v1/tables", "203.0.113.7", NEW).await;
    let made: Value = serde_json::from_str(body(&made)).unwrap();
    let path = format!("/table/{}/events", made["id"].as_str().unwrap());
    let open = async || {
        let mut stream = TcpStream::connect(addr).await.unwrap();
        let head = format!("GET {path} HTTP/1.1\r\nHost: inn\r\nX-Real-Ip: 2001:db8::7\r\n\r\n");
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut line = [0; 12];
        stream.read_exact(&mut line).await.unwrap();
        (status(std::str::from_utf8(&line).unwrap()), stream)
    };
    let (first, second, third) = (open().await, open().await, open().await);
    assert_eq!([first.0, second.0, third.0], [200, 200, 429]);
    drop(first);
    let again = async {
        while open().await.0 != 200 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), again).await.expect("there is room again");
}
