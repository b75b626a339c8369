//! Nodes whose machines do not agree about the time. What they store and compare is the time of the database, so that the
//! clock of a table, leases, bans and the ages of tables do not depend on which node looks.
//!
//! The database is two hours ahead of this machine. So a node with this machine's clock is two hours behind the database,
//! and one whose clock is wrong by four hours is two hours ahead of it; whatever reads this machine's time and not the
//! node's is two hours behind as well.

use std::time::Duration;

use serde_json::{Value, json};
use server::{Clock, Config, Retention};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::UnixStream;

use crate::database::Database;
use crate::nodes::Node;
use crate::support::{Table, config, text};

const FOUR_HOURS: i64 = 4 * 3600;

/// What the database says of the time, in seconds.
const NOW: &str = "extract(epoch FROM clock_timestamp())";

/// A node that is two hours behind the database, and one that is two hours ahead of it.
async fn behind_and_ahead(config: Config) -> Option<(Database, [Node; 2])> {
    let database = Database::two_hours_ahead().await?;
    let behind = Node::by(Clock::default(), &database, config.clone()).await;
    let ahead = Node::by(Clock::wrong_by(FOUR_HOURS), &database, config).await;
    Some((database, [behind, ahead]))
}

/// How many seconds are left for a decision.
fn left(told: &Value) -> u64 {
    let left = told["clock"]["left"].as_object().expect("a clock runs").values().next();
    left.expect("somebody is waited for").as_u64().expect("it is a number")
}

/// A table with five minutes for each decision moves from one node to the other, in both directions. A hundred seconds of
/// the decision were over, and two hundred are left.
#[tokio::test(flavor = "multi_thread")]
async fn a_decision_keeps_the_time_that_was_left_when_its_table_moves() {
    for from in [0, 1] {
        let Some((database, nodes)) = behind_and_ahead(config()).await else { return };
        let (from, to) = (&nodes[from], &nodes[1 - from]);
        let wanted = json!({"game": "wrath", "seats": ["you", "link"], "clock": "5m"});
        let mut table = Table::made(&from.app, wanted).await;
        let told = table.look().await;
        assert!((250..=300).contains(&left(&told)), "{told}");
        // Its node has the table in memory, and writes it only after an action.
        let earlier = "UPDATE seat SET asked_since = asked_since - 100000 WHERE asked_since <> 0";
        database.change(earlier).await;
        from.state.leave().await;
        table.move_to(&to.app);
        let told = table.look().await;
        assert!((150..=200).contains(&left(&told)), "{told}");
        for seat in told["seats"].as_array().unwrap() {
            assert!(!text(&seat["occupant"]).starts_with("bot"), "nobody's time is up: {told}");
        }
        table.play(3, 1).await;
        assert!((250..=300).contains(&left(&table.look().await)), "each decision has its own");
    }
}

/// Both nodes stay alive for each other, and each table stays where it is.
#[tokio::test(flavor = "multi_thread")]
async fn leases_do_not_depend_on_the_clocks_of_nodes() {
    let Some((database, nodes)) = behind_and_ahead(config()).await else { return };
    for (home, other) in [(&nodes[0], &nodes[1]), (&nodes[1], &nodes[0])] {
        let mut table = Table::at(&home.app, &["you", "link", "bot:random"]).await;
        for nth in 0..4 {
            table.move_to(if nth % 2 == 0 { &other.app } else { &home.app });
            table.play(3, nth).await;
        }
        assert!(other.has_passed_on().await, "the table stays at its node");
        // It looks for the others with every heartbeat.
        while other.number("gospoda_nodes ").await != 2 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(other.number("gospoda_nodes_lost_total ").await, 0);
        assert_eq!(other.number("gospoda_leases_lost_total ").await, 0);
    }
    let alive = format!("SELECT COUNT(*) FROM node WHERE until - {NOW} * 1000 BETWEEN 0 AND 5000");
    assert_eq!(database.number(&alive).await, 2, "a lease ends five seconds after a heartbeat");
}

/// What an operator is answered at the socket in the folder of a node.
async fn operator(node: &Node, head: &str, body: &str) -> Value {
    let path = node.folder.path().join(server::SOCKET);
    let mut socket = loop {
        // The node opens it when it begins to serve.
        match UnixStream::connect(&path).await {
            Ok(socket) => break socket,
            Err(_) => tokio::time::sleep(Duration::from_millis(5)).await,
        }
    };
    let request = format!(
        "{head} HTTP/1.1\r\nHost: inn\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    socket.write_all(request.as_bytes()).await.expect("the node reads it");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).await.expect("the node answers");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    assert!(head.starts_with("HTTP/1.1 200"), "{answer}");
    serde_json::from_str(body).expect("the body is JSON")
}

/// A ban of an hour lasts an hour, whichever node it was given at.
#[tokio::test(flavor = "multi_thread")]
async fn a_ban_of_an_hour_lasts_an_hour_at_every_node() {
    let Some((database, nodes)) = behind_and_ahead(config()).await else { return };
    for (nth, node) in nodes.iter().enumerate() {
        let ban = json!({"network": format!("203.0.113.{nth}"), "lasts": 3600});
        operator(node, "POST /bans", &ban.to_string()).await;
    }
    let right = format!(
        "SELECT COUNT(*) FROM ban WHERE abs(made - {NOW}) < 60 AND abs(until - {NOW} - 3600) < 60"
    );
    assert_eq!(database.number(&right).await, 2);
    for (minutes, n_left) in [(58, 2), (4, 0)] {
        let later = format!("UPDATE ban SET until = until - {}", minutes * 60);
        database.change(&later).await;
        for node in &nodes {
            let told = operator(node, "GET /bans", "").await;
            assert_eq!(told["bans"].as_array().unwrap().len(), n_left, "{told}");
        }
    }
}

/// Tables at which nothing was played are kept for an hour, and a day because that is how exactly it is known when they
/// were touched. Half an hour before that neither node deletes them, and half an hour after it either does.
#[tokio::test(flavor = "multi_thread")]
async fn the_age_of_a_table_does_not_depend_on_the_node_that_looks() {
    let hour = Some(Duration::from_secs(3600));
    let config = Config {
        retention: Retention { unbegun: hour, ..Retention::default() },
        idle_after: Duration::from_millis(5),
        ..config()
    };
    let Some((database, nodes)) = behind_and_ahead(config).await else { return };
    for node in &nodes {
        Table::at(&node.app, &["you", "link"]).await;
    }
    let new = format!(
        "SELECT COUNT(*) FROM game_table WHERE abs(made - {NOW}) < 60 AND abs(touched - {NOW}) < 60"
    );
    assert_eq!(database.number(&new).await, 2);
    // A table that a node has in memory is kept however old it is.
    while database.number("SELECT COUNT(*) FROM lease WHERE node <> 0").await != 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let touched = async |minutes: i64| {
        let since = 86_400 + minutes * 60;
        database.change(&format!("UPDATE game_table SET touched = {NOW} - {since}")).await;
    };
    touched(30).await;
    for node in &nodes {
        let done = operator(node, "POST /retention", "").await;
        assert_eq!(done["tables"], json!([]), "a table of half an hour and a day is young enough");
    }
    touched(90).await;
    for node in &nodes {
        let due = operator(node, "GET /retention", "").await;
        assert_eq!(due["tables"].as_array().unwrap().len(), 2, "both are old enough: {due}");
    }
    operator(&nodes[0], "POST /retention", "").await;
    assert_eq!(database.number("SELECT COUNT(*) FROM game_table").await, 0);
}
