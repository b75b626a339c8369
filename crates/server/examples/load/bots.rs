//! Tables of bots alone, somebody present at each: how many decisions a second they come to.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::Plan;
use crate::line::Line;

/// Until everything has begun.
const BEFORE: Duration = Duration::from_secs(3);
/// Who looked so long ago is still present.
const LOOK: Duration = Duration::from_secs(10);

pub(crate) async fn bots(plan: &Plan, n_tables: usize) -> std::io::Result<()> {
    let mut line = Line::to(plan.addr).await?;
    let bot = format!("bot:{}", plan.bot);
    let new = json!({"game": plan.game, "seats": [bot, bot]});
    let mut tables = Vec::new();
    for _ in 0..n_tables {
        let made = line.ask("POST /api/v1/tables", "", Some(&new)).await?;
        let id = made["id"].as_str().ok_or_else(|| std::io::Error::other(made.to_string()))?;
        tables.push(format!("GET /api/v1/tables/{id}"));
    }
    tokio::time::sleep(BEFORE).await;
    let mut numbers = Line::to(plan.addr).await?;
    let (from, before) = (Instant::now(), numbers.number(THOUGHTS).await?);
    let answered = numbers.number(ANSWERED).await?;
    while from.elapsed() < plan.time {
        for table in &tables {
            line.ask(table, "", None).await?;
        }
        tokio::time::sleep(LOOK.min(plan.time.saturating_sub(from.elapsed()))).await;
    }
    let took = from.elapsed().as_secs_f64();
    let each_second = |n: f64| (10.0 * n / took).round() / 10.0;
    let told = json!({
        "tables": n_tables,
        "bot": plan.bot,
        "decisions_a_second": each_second(numbers.number(THOUGHTS).await? - before),
        "of_them_by_thinkers": each_second(numbers.number(ANSWERED).await? - answered),
    });
    println!("{told}");
    Ok(())
}

const THOUGHTS: &str = "gospoda_thoughts_total";
const ANSWERED: &str = "gospoda_thoughts_answered_total";
