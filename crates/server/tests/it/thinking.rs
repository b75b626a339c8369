//! Which bots think: those at whose table somebody is present, or is owed an end; and nobody's bots keep those of others
//! waiting.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::Router;
use serde_json::{Value, json};
use server::{Config, Limits, Server};

use crate::support::{
    Table, config, house_with, later, number, open_house, over_wire, read_number, text,
};

/// How long a test waits for what the tasks of a server do at once when they get the processor.
const SOON: Duration = Duration::from_secs(20);

/// Bots pause so long before each action.
const PAUSE: u64 = 5;

async fn slow_house() -> (Server, Router) {
    house_with(Config { bot_pause: Duration::from_secs(PAUSE), ..config() }).await
}

/// Lets so many bots answer that are thinking; the lines that are stored then.
async fn lines_after(app: &Router, n_answers: usize) -> u64 {
    for _ in 0..n_answers {
        // The thought itself takes real time, and what follows from it too.
        tokio::time::sleep(Duration::from_millis(10)).await;
        later(PAUSE).await;
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    number(app, "gospoda_lines_total").await
}

#[tokio::test]
async fn a_table_of_bots_stands_still_while_nobody_is_present() {
    let (_, app) = slow_house().await;
    let mut table = Table::of(&app, &["bot:random", "bot:random"]).await;
    let begun = lines_after(&app, 4).await;
    assert!(0 < begun, "whoever made it was here a moment ago");
    let left = lines_after(&app, 10).await;
    assert_eq!(lines_after(&app, 20).await, left);
    // Somebody looks, and it goes on until a minute after that.
    table.look().await;
    assert!(left < lines_after(&app, 4).await);
    let left = lines_after(&app, 10).await;
    assert_eq!(lines_after(&app, 20).await, left);
    // A stream is somebody who stays.
    let stream = table.watcher.get_stream(&table.path("/events")).await;
    let mut events = stream.into_data_stream();
    let _ = futures_util::StreamExt::next(&mut events).await;
    let after_a_minute = lines_after(&app, 14).await;
    assert!(left < after_a_minute);
    assert!(after_a_minute < lines_after(&app, 14).await);
}

#[tokio::test]
async fn bots_play_up_to_a_person_who_is_away() {
    let (_, app) = slow_house().await;
    let seats = ["you", "bot:random", "bot:random", "bot:random", "bot:random"];
    let wanted = json!({"game": "smallworld", "seats": seats, "set": {"first": "P2"}});
    let mut table = Table::made(&app, wanted).await;
    let after_a_minute = lines_after(&app, 14).await;
    let at_last = lines_after(&app, 60).await;
    assert!(after_a_minute < at_last, "the turns of four bots are longer than that");
    assert_eq!(lines_after(&app, 10).await, at_last);
    assert_eq!(table.look().await["asked"], json!(["P1"]));
}

/// Nobody looks at the table again, and its match ends: a person who was late is owed that.
#[tokio::test]
async fn with_a_clock_bots_play_on_for_those_who_left() {
    let quick = Config { idle_after: Duration::from_millis(5), ..config() };
    let (state, app) = house_with(quick).await;
    let seats = ["you", "bot:random"];
    let set = json!({"first": "P1"});
    let wanted = json!({"game": "smallworld", "seats": seats, "clock": "10s", "set": set});
    let mut table = Table::made(&app, wanted).await;
    tokio::time::sleep(Duration::from_millis(30)).await;
    // Whoever made it is gone, and late.
    later(61).await;
    let started = Instant::now();
    while state.n_tables() != 0 {
        assert!(started.elapsed() < SOON, "the match does not come to its end");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let told = table.look().await;
    assert!(!told["outcome"].is_null(), "{told}");
    assert_eq!(told["seats"][0]["occupant"], "bot:regular");
}

/// A clock alone owes nobody anything: a table of bots leaves the memory, and is not brought back.
#[tokio::test]
async fn a_clock_does_not_keep_bots_awake_that_play_alone() {
    let bot_pause = Duration::from_secs(PAUSE);
    let quick = Config { idle_after: Duration::from_millis(5), bot_pause, ..config() };
    let (state, app) = house_with(quick).await;
    let wanted =
        json!({"game": "smallworld", "seats": ["bot:random", "bot:random"], "clock": "10s"});
    let mut table = Table::made(&app, wanted).await;
    let started = Instant::now();
    while state.n_tables() != 0 {
        assert!(started.elapsed() < SOON, "the table stays in memory");
        lines_after(&app, 1).await;
    }
    let left = number(&app, "gospoda_lines_total").await;
    for _ in 0..4 {
        later(301).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!((state.n_tables(), number(&app, "gospoda_lines_total").await), (0, left));
    assert!(table.look().await["outcome"].is_null());
}

/// A server that is reached through a proxy, with one thread for bots that search.
async fn house_of_one_thread() -> SocketAddr {
    let named_by = Some("x-real-ip".parse().unwrap());
    let limits = Limits { named_by, ..Limits::default() };
    let (state, _) = house_with(Config { limits, n_thinking: 1, ..config() }).await;
    open_house(&state).await
}

async fn ask(addr: SocketAddr, line: &str, from: &str, body: &Value) -> Value {
    let head = format!("{line} HTTP/1.1\r\nX-Real-Ip: {from}\r\nContent-Type: application/json");
    let answer = over_wire(addr, &head, &body.to_string()).await;
    serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
}

async fn number_over_wire(addr: SocketAddr, name: &str) -> u64 {
    read_number(&over_wire(addr, "GET /metrics HTTP/1.1", "").await, name)
}

/// How many bots think until this bot has answered, at a table that somebody else makes now.
async fn n_thoughts_until_it_answers(addr: SocketAddr, bot: &str) -> u64 {
    let before = number_over_wire(addr, "gospoda_thoughts_total").await;
    let new = json!({"game": "smallworld", "seats": ["you", bot], "set": {"first": "P2"}});
    let made = ask(addr, "POST /api/v1/tables", "203.0.113.8", &new).await;
    let line = format!("GET /api/v1/tables/{}", text(&made["id"]));
    let started = Instant::now();
    while ask(addr, &line, "203.0.113.8", &Value::Null).await["version"] == made["version"] {
        assert!(started.elapsed() < SOON, "{bot} does not answer");
    }
    number_over_wire(addr, "gospoda_thoughts_total").await - before
}

#[tokio::test]
async fn forty_tables_of_one_address_do_not_keep_the_bots_of_another_waiting() {
    let addr = house_of_one_thread().await;
    let new = json!({"game": "smallworld", "seats": ["bot:mcts:400", "bot:mcts:400"]});
    for _ in 0..40 {
        let made = ask(addr, "POST /api/v1/tables", "203.0.113.7", &new).await;
        assert!(made["id"].is_string(), "{made}");
    }
    let started = Instant::now();
    while number_over_wire(addr, "gospoda_bots_waiting").await < 30 {
        assert!(started.elapsed() < SOON, "so many bots do not wait");
    }
    // The one that thinks already, its own, and what is thought about while the test asks.
    for bot in ["bot:greedy", "bot:mcts:400"] {
        let n_thoughts = n_thoughts_until_it_answers(addr, bot).await;
        assert!(n_thoughts < 10, "{n_thoughts} bots thought before {bot} had answered");
    }
    let n_waiting = number_over_wire(addr, "gospoda_bots_waiting").await;
    assert!(30 <= n_waiting, "{n_waiting} still wait: the forty were there all the time");
}
