//! What only waits: connections, and tables that nobody looks at.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::StreamExt;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::Plan;
use crate::line::{Line, Used};

/// What waits.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    /// A stream of a page.
    Stream,
    /// A socket of a program.
    Socket,
}

/// A new table of two seats, and the keys of both. The server that makes it keeps it: it is asked for it first.
pub(crate) async fn made(line: &mut Line, plan: &Plan) -> std::io::Result<(String, Value)> {
    let new = json!({"game": plan.game, "seats": ["link", "link"]});
    let mut made = line.ask("POST /api/v1/tables", "", Some(&new)).await?;
    let id = made["id"].as_str().map(str::to_owned);
    let id = id.ok_or_else(|| std::io::Error::other(format!("no table: {made}")))?;
    let mut keys = made["keys"].take();
    let keys = keys.as_array_mut().into_iter().flatten().map(|it| it["key"].take()).collect();
    line.ask(&format!("GET /api/v1/tables/{id}"), "", None).await?;
    Ok((id, keys))
}

/// Plays some actions at a table, always the first that is legal.
pub(crate) async fn begun(
    line: &mut Line,
    id: &str,
    keys: &Value,
    n_actions: usize,
) -> std::io::Result<()> {
    let path = format!("/api/v1/tables/{id}");
    for _ in 0..n_actions {
        let told = line.ask(&format!("GET {path}"), "", None).await?;
        let key = keys[usize::from(told["asked"][0] == "P2")].as_str().unwrap_or_default();
        let legal = line.ask(&format!("GET {path}/legal"), key, None).await?;
        let act = json!({"version": legal["version"], "action": legal["actions"][0]});
        line.ask(&format!("POST {path}/act"), key, Some(&act)).await?;
    }
    Ok(())
}

/// Opens connections and lets them wait.
pub(crate) async fn connections(plan: &Plan, kind: Kind, n_waiting: usize) -> std::io::Result<()> {
    let mut maker = Line::to(plan.made_at.unwrap_or(plan.addr)).await?;
    let (mut id, _) = made(&mut maker, plan).await?;
    let mut seen = [plan.server(); 3];
    let mut waiting = Vec::new();
    for nth in 0..n_waiting {
        if nth == n_waiting / 2 {
            seen[1] = settled(plan).await;
        }
        if nth % plan.n_each == 0 && nth != 0 {
            (id, _) = made(&mut maker, plan).await?;
        }
        waiting.push(match kind {
            Kind::Stream => tokio::spawn(drain(open_stream(plan.addr, &id).await?)),
            Kind::Socket => {
                let address = format!("ws://{}/api/v1/tables/{id}/socket", plan.addr);
                let opened = tokio_tungstenite::connect_async(address).await;
                let (mut socket, _) = opened.map_err(std::io::Error::other)?;
                // Reading answers the heartbeats.
                tokio::spawn(async move { while let Some(Ok(_)) = socket.next().await {} })
            }
        });
    }
    tokio::time::sleep(plan.time).await;
    let n_open = waiting.iter().filter(|it| !it.is_finished()).count();
    let n_tables = n_waiting.div_ceil(plan.n_each);
    seen[2] = plan.server();
    let told = json!({"opened": waiting.len(), "still_open": n_open, "tables": n_tables});
    tell(told, n_waiting, seen);
    Ok(())
}

/// Makes tables at which nobody looks, as long as they stay in memory.
pub(crate) async fn tables(plan: &Plan, n_tables: usize) -> std::io::Result<()> {
    let mut maker = Line::to(plan.addr).await?;
    let mut seen = [plan.server(); 3];
    for nth in 0..n_tables {
        if nth == n_tables / 2 {
            seen[1] = settled(plan).await;
        }
        let (id, keys) = made(&mut maker, plan).await?;
        begun(&mut maker, &id, &keys, plan.n_played).await?;
    }
    tokio::time::sleep(plan.time).await;
    seen[2] = plan.server();
    let told = json!({"tables": n_tables, "game": plan.game, "actions_each": plan.n_played});
    tell(told, n_tables, seen);
    Ok(())
}

/// What the server uses when it has put aside what it needed only for a moment.
async fn settled(plan: &Plan) -> Used {
    tokio::time::sleep(Duration::from_secs(3)).await;
    plan.server()
}

/// What each one costs is told of the second half: the first one makes what the server has only once, such as the pages
/// of the database that it keeps.
fn tell(mut told: Value, n_all: usize, seen: [Used; 3]) {
    told["server_kib"] = json!(seen.map(|it| it.kib));
    let n_late = n_all - n_all / 2;
    let each = |of: fn(Used) -> f64| {
        let each = (of(seen[2]) - of(seen[1])) / n_late.max(1) as f64;
        json!((each * 10.0).round() / 10.0)
    };
    told["kib_each"] = each(|it| it.kib);
    told["files_each"] = each(|it| it.n_files);
    println!("{told}");
}

pub(crate) async fn open_stream(addr: SocketAddr, id: &str) -> std::io::Result<TcpStream> {
    let mut stream = TcpStream::connect(addr).await?;
    let request = format!("GET /table/{id}/events HTTP/1.1\r\nHost: load\r\n\r\n");
    stream.write_all(request.as_bytes()).await?;
    Ok(stream)
}

/// The whole table comes first; whoever did not read it would keep it waiting in the server.
pub(crate) async fn drain(mut stream: TcpStream) {
    let mut bytes = [0; 4096];
    while let Ok(1..) = stream.read(&mut bytes).await {}
}
