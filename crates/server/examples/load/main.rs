//! The load driver: plays many tables of a server on this machine at once and says what it holds.
//!
//! ```sh
//! gospoda serve --addr 127.0.0.1:8080 --data /tmp/load &
//! cargo run --release -p server --example load -- 127.0.0.1:8080 --seats 1000 --seconds 20
//! cargo run --release -p server --example load -- 127.0.0.1:8080 --seats 1000 --seconds 20 --rate 1000
//! cargo run --release -p server --example load -- 127.0.0.1:8080 --idle 1000
//! cargo run --release -p server --example load -- 127.0.0.1:8080 --sockets 1000
//! ```
//!
//! With `--pid` of the server it looks into `/proc` and tells what that used as well: time on the processor for each
//! action, which says something on a busy machine too, and memory.
//!
//! It refuses every address that is not this machine, and ends by itself.
#![allow(clippy::print_stdout, clippy::unwrap_used)]

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
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
    /// Only so many open connections, which wait.
    idle: Option<(Kind, usize)>,
    /// The process of the server, on the same machine.
    pid: Option<u64>,
}

/// What waits.
#[derive(Clone, Copy)]
enum Kind {
    /// A stream of a page.
    Stream,
    /// A socket of a program.
    Socket,
}

fn plan() -> Result<Plan, String> {
    let mut args = std::env::args().skip(1);
    let addr = args.next().ok_or("the address of the server is missing")?;
    let addr: SocketAddr = addr.parse().map_err(|error| format!("{addr}: {error}"))?;
    if !addr.ip().is_loopback() {
        return Err(format!("{addr} is not this machine"));
    }
    let time = Duration::from_secs(10);
    let mut plan = Plan { addr, n_seats: 1000, time, rate: None, idle: None, pid: None };
    while let Some(name) = args.next() {
        let value = args.next().ok_or_else(|| format!("{name} needs a number"))?;
        let number: u64 = value.parse().map_err(|error| format!("{name} {value}: {error}"))?;
        match name.as_str() {
            "--seats" => plan.n_seats = (number as usize).min(MOST_SEATS),
            "--seconds" => plan.time = Duration::from_secs(number.min(MOST_SECONDS)),
            "--rate" => plan.rate = Some(number as f64),
            "--idle" => plan.idle = Some((Kind::Stream, (number as usize).min(MOST_SEATS))),
            "--sockets" => plan.idle = Some((Kind::Socket, (number as usize).min(MOST_SEATS))),
            "--pid" => plan.pid = Some(number),
            other => return Err(format!("{other} is unknown")),
        }
    }
    Ok(plan)
}

/// What a process has used: seconds on the processor, and KiB in memory now.
#[derive(Clone, Copy, Default)]
struct Used {
    seconds: f64,
    kib: f64,
}

impl Used {
    /// Nothing where there is no `/proc`.
    fn by(pid: &str) -> Self {
        let read =
            |what: &str| std::fs::read_to_string(format!("/proc/{pid}/{what}")).unwrap_or_default();
        let stat = read("stat");
        // The name of the program stands in brackets and may contain anything; ticks are hundredths of a second.
        let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        let ticks: f64 = fields.skip(11).take(2).filter_map(|it| it.parse::<f64>().ok()).sum();
        let status = read("status");
        let resident = status.lines().find_map(|it| it.strip_prefix("VmRSS:")).unwrap_or_default();
        let kib = resident.trim().trim_end_matches(" kB").parse().unwrap_or_default();
        Self { seconds: ticks / 100.0, kib }
    }
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
    let pid = plan.pid.map(|it| it.to_string()).unwrap_or_default();
    let used = || [Used::by(&pid), Used::by("self")];
    let (from, before) = (Instant::now(), used());
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
    let after = used();
    let micros = |nth: usize| {
        let seconds = after[nth].seconds - before[nth].seconds;
        (seconds * 1e6 / latencies.len().max(1) as f64).round()
    };
    let at = |share: f64| latencies.get((latencies.len() as f64 * share) as usize).copied();
    let millis = |it: Option<Duration>| it.map_or(0.0, |it| it.as_secs_f64() * 1000.0);
    println!(
        "{}",
        json!({
            "seats": 2 * n_tables, "seconds": seconds, "actions": latencies.len(),
            "actions_per_s": (latencies.len() as f64 / seconds).round(),
            "p50_ms": millis(at(0.5)), "p99_ms": millis(at(0.99)), "most_ms": millis(latencies.last().copied()),
            "refused": n_failed, "broken_connections": n_broken, "server_us_per_action": micros(0),
            "driver_us_per_action": micros(1), "server_kib": [before[0].kib, after[0].kib],
        })
    );
}

/// Opens connections, two to a table as in play, and lets them wait.
async fn idle(plan: &Plan, kind: Kind, n_waiting: usize) -> std::io::Result<()> {
    let pid = plan.pid.map(|it| it.to_string()).unwrap_or_default();
    let before = Used::by(&pid);
    let mut maker = Line::to(plan.addr).await?;
    let new = json!({"game": "smallworld", "seats": ["link", "link"]});
    let mut waiting = Vec::new();
    let mut id = String::new();
    for nth in 0..n_waiting {
        if nth % 2 == 0 {
            let made = maker.ask("POST /api/v1/tables", "", Some(&new)).await?;
            id = made["id"].as_str().unwrap_or_default().to_owned();
        }
        waiting.push(match kind {
            Kind::Stream => tokio::spawn(drain(open_stream(plan.addr, &id).await?)),
            Kind::Socket => {
                let address = format!("ws://{}/api/v1/tables/{id}/socket", plan.addr);
                let opened = tokio_tungstenite::connect_async(address).await;
                let (mut socket, _) = opened.map_err(std::io::Error::other)?;
                // Reading answers the signs of life.
                tokio::spawn(async move { while let Some(Ok(_)) = socket.next().await {} })
            }
        });
    }
    tokio::time::sleep(plan.time).await;
    let n_open = waiting.iter().filter(|it| !it.is_finished()).count();
    let after = Used::by(&pid);
    println!(
        "{}",
        json!({
            "opened": waiting.len(), "still_open": n_open, "tables": n_waiting.div_ceil(2),
            "server_kib": [before.kib, after.kib],
            "kib_each": ((after.kib - before.kib) / n_waiting.max(1) as f64).round(),
        })
    );
    Ok(())
}

async fn open_stream(addr: SocketAddr, id: &str) -> std::io::Result<TcpStream> {
    let mut stream = TcpStream::connect(addr).await?;
    let request = format!("GET /table/{id}/events HTTP/1.1\r\nHost: load\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    Ok(stream)
}

/// The whole table comes first; whoever did not read it would keep it waiting in the server.
async fn drain(mut stream: TcpStream) {
    let mut bytes = [0; 4096];
    while let Ok(1..) = stream.read(&mut bytes).await {}
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
    match plan.idle {
        Some((kind, n_waiting)) => idle(&plan, kind, n_waiting).await.unwrap(),
        None => play(plan).await,
    }
}
