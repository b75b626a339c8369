//! A program that plays every seat of a table over one socket: how many actions a second.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::http::header::COOKIE;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::Plan;
use crate::line::Line;

/// The key of the program, as it would be drawn by lot.
const KEY: &str = "abcdefghijklmnopqrstuvwxya";

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Plays one match after another for as long as the plan says.
pub(crate) async fn program(plan: &Plan) -> std::io::Result<()> {
    let (mut n_actions, mut n_matches) = (0_usize, 0_usize);
    let mut latencies = Vec::new();
    let before = plan.server();
    let from = Instant::now();
    while from.elapsed() < plan.time {
        let id = made(plan).await?;
        let mut socket = opened(plan, &id).await.map_err(std::io::Error::other)?;
        let left = plan.time.saturating_sub(from.elapsed());
        let played = played(&mut socket, left, &mut latencies).await;
        n_actions += played.map_err(std::io::Error::other)?;
        n_matches += 1;
    }
    let seconds = from.elapsed().as_secs_f64();
    let micros = (plan.server().seconds - before.seconds) * 1e6 / n_actions.max(1) as f64;
    latencies.sort_unstable();
    let at = |share: f64| latencies.get((latencies.len() as f64 * share) as usize).copied();
    let millis = |it: Option<Duration>| it.map_or(0.0, |it| it.as_secs_f64() * 1000.0);
    println!(
        "{}",
        json!({
            "sockets": 1, "seconds": seconds, "matches": n_matches, "actions": n_actions,
            "actions_per_s": (n_actions as f64 / seconds).round(), "p50_ms": millis(at(0.5)),
            "p99_ms": millis(at(0.99)), "server_us_per_action": micros.round(),
        })
    );
    Ok(())
}

/// A table of the program alone.
async fn made(plan: &Plan) -> std::io::Result<String> {
    let new = json!({"game": plan.game, "seats": ["here", "here"], "bot_pause": 0});
    let mut line = Line::to(plan.addr).await?;
    let made = line.ask_as("POST /api/v1/tables", KEY, &new).await?;
    let id = made["id"].as_str().map(str::to_owned);
    id.ok_or_else(|| std::io::Error::other(format!("no table: {made}")))
}

async fn opened(plan: &Plan, id: &str) -> Result<Stream, Error> {
    let address = format!("ws://{}/api/v1/tables/{id}/socket", plan.addr);
    let mut request = address.into_client_request()?;
    let cookie = HeaderValue::from_str(&format!("gospoda={KEY}"))?;
    request.headers_mut().insert(COOKIE, cookie);
    let (stream, _) = connect_async(request).await?;
    Ok(stream)
}

/// Plays a match to its end, or as long as there is time. What is legal next is asked for together with the action.
async fn played(
    socket: &mut Stream,
    time: Duration,
    latencies: &mut Vec<Duration>,
) -> Result<usize, Error> {
    let from = Instant::now();
    let (mut n_actions, mut step) = (0_usize, 1_usize);
    ask(socket, 0, json!({"legal": {}})).await?;
    let mut legal = answer(socket, 0).await?;
    while from.elapsed() < time {
        let actions = legal["legal"]["actions"].as_array().cloned().unwrap_or_default();
        if actions.is_empty() {
            break;
        }
        step = step.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = &actions[(step >> 33) % actions.len()];
        let (version, seat) = (&legal["legal"]["version"], &legal["legal"]["seat"]);
        let act = json!({"act": {"version": version, "action": action, "seat": seat}});
        let asked_at = Instant::now();
        ask(socket, 1, act).await?;
        ask(socket, 2, json!({"legal": {}})).await?;
        let acted = answer(socket, 1).await?;
        assert!(acted["acted"].is_object(), "{acted}");
        latencies.push(asked_at.elapsed());
        n_actions += 1;
        legal = answer(socket, 2).await?;
    }
    Ok(n_actions)
}

async fn ask(socket: &mut Stream, id: u32, what: Value) -> Result<(), Error> {
    socket.send(Message::text(json!({"id": id, "ask": what}).to_string())).await
}

/// The answer to a request, past what is new at the table.
async fn answer(socket: &mut Stream, id: u32) -> Result<Value, Error> {
    while let Some(message) = socket.next().await {
        if let Message::Text(text) = message? {
            let told: Value = serde_json::from_str(&text).unwrap_or_default();
            if told["id"] == id {
                return Ok(told);
            }
        }
    }
    Err(Error::ConnectionClosed)
}
