//! The load driver: plays many tables of a server on this machine at once and says what it holds.
//!
//! ```sh
//! gospoda serve --addr 127.0.0.1:8080 --data /tmp/load &
//! cargo run --release -p server --example load -- 127.0.0.1:8080 --seats 1000 --seconds 20
//! cargo run --release -p server --example load -- 127.0.0.1:8080 --seats 1000 --seconds 20 --rate 1000
//! cargo run --release -p server --example load -- 127.0.0.1:8080 --idle 1000
//! ```
//!
//! It refuses every address that is not this machine, and ends by itself.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Whoever wants more has to think first.
const MOST_SEATS: usize = 20_000;
const MOST_SECONDS: u64 = 120;

struct Plan {
    addr: SocketAddr,
    n_seats: usize,
    time: Duration,
    /// Actions a second of all tables together; nothing means as fast as they can.
    rate: Option<f64>,
    /// Only so many open streams, which wait.
    n_idle: Option<usize>,
}

fn plan() -> Result<Plan, String> {
    let mut args = std::env::args().skip(1);
    let addr = args.next().ok_or("the address of the server is missing")?;
    let addr: SocketAddr = addr.parse().map_err(|error| format!("{addr}: {error}"))?;
    if !addr.ip().is_loopback() {
        return Err(format!("{addr} is not this machine"));
    }
    let time = Duration::from_secs(10);
    let mut plan = Plan { addr, n_seats: 1000, time, rate: None, n_idle: None };
    while let Some(name) = args.next() {
        let value = args.next().ok_or_else(|| format!("{name} needs a number"))?;
        let number: u64 = value.parse().map_err(|error| format!("{name} {value}: {error}"))?;
        match name.as_str() {
            "--seats" => plan.n_seats = (number as usize).min(MOST_SEATS),
            "--seconds" => plan.time = Duration::from_secs(number.min(MOST_SECONDS)),
            "--rate" => plan.rate = Some(number as f64),
            "--idle" => plan.n_idle = Some((number as usize).min(MOST_SEATS)),
            other => return Err(format!("{other} is unknown")),
        }
    }
    Ok(plan)
}

/// One connection that is kept.
struct Line {
    stream: TcpStream,
    buffer: Vec<u8>,
}

impl Line {
    async fn to(addr: SocketAddr) -> std::io::Result<Self> {
        let stream = TcpStream::connect(addr).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, buffer: Vec::new() })
    }

    async fn ask(&mut self, head: &str, key: &str, body: Option<&Value>) -> std::io::Result<Value> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let request = format!(
            "{head} HTTP/1.1\r\nHost: load\r\nAuthorization: Bearer {key}\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await?;
        self.answer().await
    }

    /// Reads one reply; the server tells its length.
    async fn answer(&mut self) -> std::io::Result<Value> {
        loop {
            if let Some(end) = self.buffer.windows(4).position(|it| it == b"\r\n\r\n") {
                let head = String::from_utf8_lossy(&self.buffer[..end]).to_ascii_lowercase();
                let length = head.split("content-length: ").nth(1).and_then(|it| it.lines().next());
                let length: usize = length.and_then(|it| it.trim().parse().ok()).unwrap_or(0);
                let whole = end + 4 + length;
                if whole <= self.buffer.len() {
                    let body = serde_json::from_slice(&self.buffer[end + 4..whole]);
                    self.buffer.drain(..whole);
                    return Ok(body.unwrap_or_default());
                }
            }
            let mut bytes = [0; 4096];
            let n_read = self.stream.read(&mut bytes).await?;
            if n_read == 0 {
                return Err(std::io::ErrorKind::UnexpectedEof.into());
            }
            self.buffer.extend_from_slice(&bytes[..n_read]);
        }
    }
}

/// What a table of two seats went through.
#[derive(Default)]
struct Tally {
    latencies: Vec<Duration>,
    n_failed: usize,
}

/// Plays one table with both seats on a connection of their own, until it is told to stop.
async fn table(plan: Arc<Plan>, nth: usize, is_over: Arc<AtomicBool>) -> std::io::Result<Tally> {
    let mut lines = [Line::to(plan.addr).await?, Line::to(plan.addr).await?];
    let mut tally = Tally::default();
    let n_tables = plan.n_seats.div_ceil(2);
    let pause = plan.rate.map(|rate| Duration::from_secs_f64(n_tables as f64 / rate));
    if let Some(pause) = pause {
        tokio::time::sleep(pause.mul_f64(nth as f64 / n_tables as f64)).await;
    }
    let mut tick = tokio::time::interval(pause.unwrap_or(Duration::from_secs(1)));
    let mut step = nth;
    while !is_over.load(Ordering::Relaxed) {
        let new = json!({"game": "smallworld", "seats": ["link", "link"]});
        let made = lines[0].ask("POST /api/v1/tables", "", Some(&new)).await?;
        let (id, keys) = (made["id"].as_str().unwrap_or_default(), &made["keys"]);
        let path = format!("/api/v1/tables/{id}");
        let mut seat = 0;
        while !is_over.load(Ordering::Relaxed) {
            let key = keys[seat]["key"].as_str().unwrap_or_default();
            let legal = lines[seat].ask(&format!("GET {path}/legal"), key, None).await?;
            let actions = legal["actions"].as_array().cloned().unwrap_or_default();
            if actions.is_empty() {
                let told = lines[seat].ask(&format!("GET {path}"), key, None).await?;
                if !told["outcome"].is_null() {
                    break;
                }
                seat = usize::from(told["asked"][0] == "P2");
                continue;
            }
            if pause.is_some() {
                tick.tick().await;
            }
            step = step
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let action = &actions[(step >> 33) % actions.len()];
            let body = json!({"version": legal["version"], "action": action});
            let from = Instant::now();
            let done = lines[seat].ask(&format!("POST {path}/act"), key, Some(&body)).await?;
            tally.latencies.push(from.elapsed());
            tally.n_failed += usize::from(done["version"].is_null());
        }
    }
    Ok(tally)
}

async fn play(plan: Arc<Plan>) {
    let is_over = Arc::new(AtomicBool::new(false));
    let n_tables = plan.n_seats.div_ceil(2);
    let from = Instant::now();
    let tables: Vec<_> = (0..n_tables)
        .map(|nth| tokio::spawn(table(Arc::clone(&plan), nth, Arc::clone(&is_over))))
        .collect();
    tokio::time::sleep(plan.time).await;
    is_over.store(true, Ordering::Relaxed);
    let seconds = from.elapsed().as_secs_f64();
    let (mut latencies, mut n_failed, mut n_broken) = (Vec::new(), 0, 0);
    for it in tables {
        match it.await.unwrap() {
            Ok(tally) => {
                latencies.extend(tally.latencies);
                n_failed += tally.n_failed;
            }
            Err(_) => n_broken += 1,
        }
    }
    latencies.sort_unstable();
    let at = |share: f64| latencies.get((latencies.len() as f64 * share) as usize).copied();
    let millis = |it: Option<Duration>| it.map_or(0.0, |it| it.as_secs_f64() * 1000.0);
    println!(
        "{}",
        json!({
            "seats": 2 * n_tables, "seconds": seconds, "actions": latencies.len(),
            "actions_per_s": (latencies.len() as f64 / seconds).round(),
            "p50_ms": millis(at(0.5)), "p99_ms": millis(at(0.99)), "most_ms": millis(latencies.last().copied()),
            "refused": n_failed, "broken_connections": n_broken,
        })
    );
}

/// Opens streams of one table and lets them wait.
async fn idle(plan: &Plan, n_streams: usize) -> std::io::Result<()> {
    let mut maker = Line::to(plan.addr).await?;
    let new = json!({"game": "smallworld", "seats": ["link", "link"]});
    let mut streams = Vec::new();
    let mut id = String::new();
    for nth in 0..n_streams {
        // Two to a table, as in play.
        if nth % 2 == 0 {
            let made = maker.ask("POST /api/v1/tables", "", Some(&new)).await?;
            id = made["id"].as_str().unwrap_or_default().to_owned();
        }
        let mut stream = TcpStream::connect(plan.addr).await?;
        let request = format!("GET /table/{id}/events HTTP/1.1\r\nHost: load\r\n\r\n");
        stream.write_all(request.as_bytes()).await?;
        // The whole table comes first; whoever did not read it would keep it waiting in the server.
        streams.push(tokio::spawn(async move {
            let mut bytes = [0; 4096];
            let mut n_bytes = 0;
            while let Ok(n_read @ 1..) = stream.read(&mut bytes).await {
                n_bytes += n_read;
            }
            n_bytes
        }));
    }
    tokio::time::sleep(plan.time).await;
    let n_open = streams.iter().filter(|it| !it.is_finished()).count();
    println!(
        "{}",
        json!({"streams": streams.len(), "still_open": n_open, "tables": n_streams.div_ceil(2)})
    );
    Ok(())
}

#[tokio::main]
async fn main() {
    let plan = match plan() {
        Ok(plan) => Arc::new(plan),
        Err(what) => {
            println!("load: {what}");
            std::process::exit(2);
        }
    };
    match plan.n_idle {
        Some(n_streams) => idle(&plan, n_streams).await.unwrap(),
        None => play(plan).await,
    }
}
