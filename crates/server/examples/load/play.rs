//! Tables that are played: how many actions a second, and how long each takes.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::task::JoinSet;

use crate::Plan;
use crate::line::{Line, Used};
use crate::wait::{drain, open_stream};

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
        let new = json!({"game": plan.game, "seats": ["link", "link"]});
        let made = lines[0].ask("POST /api/v1/tables", "", Some(&new)).await?;
        let (id, keys) = (made["id"].as_str().unwrap_or_default(), &made["keys"]);
        let path = format!("/api/v1/tables/{id}");
        let mut watching = JoinSet::new();
        for _ in 0..plan.n_watching {
            watching.spawn(drain(open_stream(plan.addr, id).await?));
        }
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

pub(crate) async fn play(plan: Arc<Plan>) {
    let is_over = Arc::new(AtomicBool::new(false));
    let n_tables = plan.n_seats.div_ceil(2);
    let used = || [plan.server(), Used::by("self")];
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
            "seats": 2 * n_tables, "watching": plan.n_watching * n_tables, "seconds": seconds, "actions": latencies.len(),
            "actions_per_s": (latencies.len() as f64 / seconds).round(),
            "p50_ms": millis(at(0.5)), "p99_ms": millis(at(0.99)), "most_ms": millis(latencies.last().copied()),
            "refused": n_failed, "broken_connections": n_broken, "server_us_per_action": micros(0),
            "driver_us_per_action": micros(1), "server_kib": [before[0].kib, after[0].kib],
        })
    );
}
