//! Thinkers: programs that think for the bots of servers on one database. Whatever they do, their tables go on.

use std::future::pending;
use std::time::{Duration, Instant};

use serde_json::json;
use server::Config;

use crate::database::Database;
use crate::nodes::Node;
use crate::support::{Client, Table, config, text};

/// How long a test waits for what happens at once when everybody gets the processor.
const SOON: Duration = Duration::from_secs(20);
const BACK: &str = "gospoda_thoughts_taken_back_total";

/// A server that leaves thinking to thinkers.
async fn node() -> Option<(Database, Node)> {
    let database = Database::new().await?;
    let node = Node::set(&database, Config { leaves_thinking: true, ..config() }).await;
    Some((database, node))
}

async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let started = Instant::now();
    while !is_so().await {
        assert!(started.elapsed() < SOON, "{what}");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

impl Node {
    async fn sees_threads(&self, n_threads: u64) {
        let sees = async || self.number("gospoda_thinker_threads ").await == n_threads;
        until("the server sees who thinks", sees).await;
    }

    async fn n_back(&self, why: &str) -> u64 {
        self.number(&format!("{BACK}{{why=\"{why}\"}} ")).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_through_a_thinker_until_it_leaves() {
    let Some((database, node)) = node().await else { return };
    let url = database.url();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let thinker = tokio::spawn(async move {
        server::think(&url, 2, || (), async { drop(stopped.await) }).await.unwrap();
    });
    node.sees_threads(2).await;
    let mut table = Table::of(&node.app, &["you", "bot:mcts:40", "bot:regular"]).await;
    table.play(12, 3).await;
    let answered = node.number("gospoda_thoughts_answered_total ").await;
    assert!(0 < answered, "the thinker has answered");
    assert!(answered <= node.number("gospoda_thoughts_taken_total ").await);
    assert_eq!(node.n_back("wrong").await, 0);
    stop.send(()).unwrap();
    thinker.await.unwrap();
    node.sees_threads(0).await;
    assert_eq!(database.number("SELECT COUNT(*) FROM thinker").await, 0);
    let offered = node.number("gospoda_thoughts_offered_total ").await;
    table.play(6, 3).await;
    assert_eq!(node.number("gospoda_thoughts_offered_total ").await, offered, "as without it");
    until("nothing is left lying", async || {
        database.number("SELECT COUNT(*) FROM thought").await == 0
    })
    .await;
}

/// A table at which a bot begins that may think for so many milliseconds, and when it was made.
async fn waits(node: &Node, millis: u64) -> (String, Instant) {
    // The first decision of a turn gets a quarter.
    let bot = format!("bot:mcts:{}ms", 4 * millis);
    let new = json!({"game": "smallworld", "seats": ["you", bot], "set": {"first": "P2"}});
    let asked = Instant::now();
    let made = Client::new(&node.app).post("/api/v1/tables", new).await.is(201).json();
    (text(&made["id"]), asked)
}

async fn answers_in_time(node: &Node, (id, asked): (String, Instant), millis: u64) {
    let path = format!("/api/v1/tables/{id}");
    let is_there = async || {
        1 < Client::new(&node.app).get(&path).await.is(200).json()["version"].as_u64().unwrap()
    };
    until("the bot answers", is_there).await;
    let took = asked.elapsed();
    assert!(took < Duration::from_millis(millis + 2000), "after {took:?}");
}

/// A thinker that says it can think about so much, and does what the test makes it do.
async fn comes(database: &Database, id: u64, n_threads: u64) {
    let version = env!("CARGO_PKG_VERSION");
    let sql = format!(
        "INSERT INTO thinker (id, version, threads, until) VALUES ({id}, '{version}', {n_threads}, 9e15)"
    );
    database.change(&sql).await;
}

/// It takes the question of the bot that may think so long.
async fn takes(database: &Database, thinker: u64, millis: u64) {
    let like = format!("question LIKE '%mcts:{millis}ms%'");
    let lies = format!("SELECT COUNT(*) FROM thought WHERE {like}");
    until("the question is there", async || database.number(&lies).await == 1).await;
    database.change(&format!("UPDATE thought SET thinker = {thinker} WHERE {like}")).await;
}

async fn says(database: &Database, thinker: u64, answer: &str) {
    let sql = format!(
        "UPDATE thought SET answer = '{answer}' WHERE thinker = {thinker}; \
         SELECT pg_notify('gospoda_answers_' || asker, '') FROM thought"
    );
    database.change(&sql).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_a_thinker_does_no_table_waits_for_it() {
    let Some((database, node)) = node().await else { return };
    comes(&database, 1, 3).await;
    comes(&database, 2, 2).await;
    node.sees_threads(5).await;

    let wrong = waits(&node, 51).await;
    takes(&database, 1, 51).await;
    says(&database, 1, "dance").await;
    answers_in_time(&node, wrong, 51).await;
    assert_eq!(node.n_back("wrong").await, 1);

    let unable = waits(&node, 52).await;
    takes(&database, 1, 52).await;
    says(&database, 1, "").await;
    answers_in_time(&node, unable, 52).await;
    assert_eq!(node.n_back("lost").await, 1);

    let late = waits(&node, 53).await;
    takes(&database, 1, 53).await;
    answers_in_time(&node, late, 53).await;
    assert_eq!(node.n_back("late").await, 1);
    // The answer comes after all, and nobody waits for it.
    until("its question is gone", async || {
        database.number("SELECT COUNT(*) FROM thought WHERE thinker = 1").await == 0
    })
    .await;

    let not_taken = waits(&node, 54).await;
    answers_in_time(&node, not_taken, 54).await;
    assert!(1 <= node.n_back("not-taken").await);

    // It dies in the middle of a thought that may take long.
    let (n_lost, lost) = (node.n_back("lost").await, waits(&node, 1555).await);
    takes(&database, 2, 1555).await;
    database.change("UPDATE thinker SET until = 0 WHERE id = 2").await;
    answers_in_time(&node, lost, 1555).await;
    assert_eq!(node.n_back("lost").await, n_lost + 1);
    assert_eq!(node.number("gospoda_faults_total ").await, 0);
    assert_eq!(node.number("gospoda_thoughts_answered_total ").await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_without_servers_is_told() {
    let Some(database) = Database::new().await else { return };
    let told = server::think(&database.url(), 1, || (), pending()).await.unwrap_err().to_string();
    assert!(told.contains("thinker") && told.lines().count() == 1, "{told}");
}
