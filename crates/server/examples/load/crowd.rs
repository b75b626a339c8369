//! Tables of bots alone that one address has made, and how long the bots of another address take beside them.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use server::{Config, Limits, Server, Store};
use tokio::net::TcpListener;

use crate::Plan;
use crate::line::Line;

/// Where the tables come from, and where the other one does.
const CROWD: &str = "203.0.113.7";
const OTHER: &str = "203.0.113.8";
/// The dearest bot that may sit down.
const DEAR: &str = "bot:mcts:10s";
/// What is measured: a bot of each cost.
const BOTS: [&str; 2] = ["greedy", "mcts:1s"];
/// So many first answers of each.
const N_ANSWERS: usize = 9;
/// An answer that takes longer than this is told as this.
const LONGEST: Duration = Duration::from_secs(90);

/// Makes the tables, keeps somebody present at each of them, and asks bots of another address for their first answers.
pub(crate) async fn crowd(plan: &Plan, n_tables: usize) -> std::io::Result<()> {
    let addr = if plan.addr.port() == 0 { own_server().await? } else { plan.addr };
    let mut maker = Line::from(addr, CROWD).await?;
    let new = json!({"game": plan.game, "seats": [DEAR, DEAR]});
    let mut tables = Vec::new();
    for _ in 0..n_tables {
        let made = maker.ask("POST /api/v1/tables", "", Some(&new)).await?;
        let id = made["id"].as_str().ok_or_else(|| std::io::Error::other(made.to_string()))?;
        tables.push(id.to_owned());
    }
    let looking = tokio::spawn(look(maker, tables));
    tokio::time::sleep(Duration::from_secs(5)).await;
    for bot in BOTS {
        let mut took = Vec::new();
        for _ in 0..N_ANSWERS {
            took.push(first_answer(addr, &plan.game, bot).await?);
        }
        took.sort_unstable();
        let millis = |it: &Duration| it.as_millis() as u64;
        let (middle, longest) = (took.get(N_ANSWERS / 2).map(millis), took.last().map(millis));
        let told =
            json!({"crowd": n_tables, "bot": bot, "middle_ms": middle, "longest_ms": longest});
        println!("{told}");
    }
    looking.abort();
    Ok(())
}

/// A server in this process that forgets everything.
async fn own_server() -> std::io::Result<SocketAddr> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let addr = listener.local_addr()?;
    let named_by = Some(axum::http::HeaderName::from_static("x-real-ip"));
    let config = Config { limits: Limits { named_by, ..Limits::default() }, ..Config::default() };
    let store = Store::in_memory().await.map_err(std::io::Error::other)?;
    let state = Server::new(store, config);
    tokio::spawn(async move { server::serve_here(listener, &state, std::future::pending()).await });
    Ok(addr)
}

/// Somebody is present at each table.
async fn look(mut line: Line, tables: Vec<String>) -> std::io::Result<()> {
    loop {
        for id in &tables {
            line.ask(&format!("GET /api/v1/tables/{id}"), "", None).await?;
        }
        tokio::time::sleep(Duration::from_secs(10)).await;
    }
}

/// From the making of a table at which a bot begins until its first answer is there.
async fn first_answer(addr: SocketAddr, game: &str, bot: &str) -> std::io::Result<Duration> {
    let mut line = Line::from(addr, OTHER).await?;
    let bot = format!("bot:{bot}");
    let new = json!({"game": game, "seats": ["you", bot], "set": {"first": "P2"}});
    let from = Instant::now();
    let made = line.ask("POST /api/v1/tables", "", Some(&new)).await?;
    let id = made["id"].as_str().ok_or_else(|| std::io::Error::other(made.to_string()))?;
    let path = format!("GET /api/v1/tables/{id}");
    while from.elapsed() < LONGEST {
        let now: Value = line.ask(&path, "", None).await?;
        if now["version"] != made["version"] {
            break;
        }
        // Within what one address may ask.
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    Ok(from.elapsed().min(LONGEST))
}
