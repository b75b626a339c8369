//! What programs need besides a seat: tables without pauses, their own tables again, and matches to bring.

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::Method;
use axum::http::header::CONTENT_TYPE;
use serde_json::{Value, json};
use server::Config;

use crate::ground::{Ground, on_both};
use crate::support::{Answer, Client, Table, config, context, house_with, text};

/// A program with a key of its own, as browsers have one.
fn program(app: &axum::Router, key: &str) -> Client {
    let mut client = Client::new(app);
    client.cookies.push(format!("gospoda={key}"));
    client
}

const KEYS: [&str; 2] = ["abcdefghijklmnopqrstuvwxya", "bcdefghijklmnopqrstuvwxyza"];

async fn brings(client: &mut Client, file: &str) -> Answer {
    let request = client.request(Method::POST, "/api/v1/matches");
    let request = request.header(CONTENT_TYPE, "text/plain");
    client.send(request.body(Body::from(file.to_owned())).unwrap()).await
}

/// Bots that pause for five seconds between their actions do not where the table says so.
#[tokio::test]
async fn a_table_without_a_pause_does_not_wait_for_people() {
    let slow = Config { bot_pause: Duration::from_secs(5), ..config() };
    let app = house_with(slow).await.1;
    let seats = ["you", "bot:random", "bot:random"];
    let wanted = json!({"game": "smallworld", "seats": seats, "bot_pause": 0});
    let mut table = Table::made(&app, wanted).await;
    let from = Instant::now();
    table.play(30, 1).await;
    assert!(from.elapsed() < Duration::from_secs(5), "{:?}", from.elapsed());
    let mut maker = Client::new(&app);
    let wanted = json!({"game": "smallworld", "seats": seats, "bot_pause": 10_001});
    let told = maker.post("/api/v1/tables", wanted).await.has_code(400, "bad-setup").json();
    assert!(text(&told["message"]).contains("10000 ms"), "{told}");
}

/// And still does not when the server comes back.
pub(crate) async fn a_pause_is_stored_with_its_table(ground: Ground) {
    let slow = Config { bot_pause: Duration::from_secs(5), ..config() };
    let state = ground.context(slow.clone()).await;
    let wanted = json!({"game": "smallworld", "seats": ["you", "bot:random"], "bot_pause": 0});
    let mut table = Table::made(&server::app(state.clone()), wanted).await;
    table.play(2, 1).await;
    table.move_to(&axum::Router::new());
    ground.close(state).await;
    table.move_to(&server::app(ground.context(slow).await));
    let from = Instant::now();
    table.play(20, 1).await;
    assert!(from.elapsed() < Duration::from_secs(5), "{:?}", from.elapsed());
}

on_both!(crate::programs::a_pause_is_stored_with_its_table as a_pause_is_stored_with_its_table,);

#[tokio::test]
async fn a_program_finds_its_tables_and_nobody_elses() {
    let app = context().await;
    let [mut one, mut other] = KEYS.map(|it| program(&app, it));
    let wanted = json!({"game": "smallworld", "seats": ["here", "here"]});
    let first = one.post("/api/v1/tables", wanted.clone()).await.is(201).json();
    let second = one.post("/api/v1/tables", wanted).await.is(201).json();
    let listed = one.get("/api/v1/tables").await.is(200).json();
    let ids: Vec<_> = listed["tables"].as_array().unwrap().iter().map(|it| &it["id"]).collect();
    assert_eq!(ids.len(), 2);
    assert!(ids.contains(&&first["id"]) && ids.contains(&&second["id"]), "{listed}");
    assert_eq!(listed["tables"][0]["yours"], json!(["P1", "P2"]));
    // Who begins is drawn.
    let asked = &listed["tables"][0]["asked"];
    assert!([json!(["P1"]), json!(["P2"])].contains(asked), "{asked}");
    // Older ones follow.
    for (nth, id) in ids.iter().enumerate() {
        let path = format!("/api/v1/tables?before={}", id.as_str().unwrap());
        let rest = one.get(&path).await.is(200).json();
        let rest: Vec<_> = rest["tables"].as_array().unwrap().iter().map(|it| &it["id"]).collect();
        assert_eq!(rest, ids[nth + 1..], "{path}");
    }
    one.get("/api/v1/tables?before=nowhere").await.has_code(404, "no-such-table");
    assert_eq!(other.get("/api/v1/tables").await.is(200).json(), json!({"tables": []}));
    assert_eq!(Client::new(&app).get("/api/v1/tables").await.is(200).json(), json!({"tables": []}));

    let guests = Table::of(&app, &["you", "link"]).await;
    let mut seat = guests.seats[1].1.clone();
    let listed = seat.get("/api/v1/tables").await.is(200).json();
    assert_eq!(listed["tables"].as_array().unwrap().len(), 1);
    assert_eq!(listed["tables"][0]["id"], guests.id.as_str());
    assert_eq!(listed["tables"][0]["yours"], json!(["P2"]));
}

/// Whoever has several seats is told what the first one may do that is asked.
#[tokio::test]
async fn a_program_with_several_seats_is_told_what_the_asked_one_may_do() {
    let app = context().await;
    let mut one = program(&app, KEYS[0]);
    let wanted = json!({"game": "smallworld", "seats": ["here", "here"]});
    let id = text(&one.post("/api/v1/tables", wanted).await.is(201).json()["id"]);
    let path = format!("/api/v1/tables/{id}");
    let mut seats = std::collections::BTreeSet::new();
    for _ in 0..60 {
        let legal = one.get(&format!("{path}/legal")).await.is(200).json();
        let actions = legal["actions"].as_array().unwrap();
        let Some(action) = actions.last() else { break };
        let act = json!({"version": legal["version"], "action": action, "seat": legal["seat"]});
        one.post(&format!("{path}/act"), act).await.is(200);
        seats.insert(text(&legal["seat"]));
    }
    assert_eq!(seats.len(), 2);
}

#[tokio::test]
async fn a_match_is_fetched_and_brought() {
    let app = context().await;
    let mut own = Table::of(&app, &["you", "bot:greedy"]).await;
    own.play(6, 3).await;
    let (along, version) = (own.path("/along"), own.look().await["version"].clone());
    let file = own.seat("P1").post(&along, json!({})).await.is(200).body;
    let mut guest = Client::new(&app);
    let brought: Value = brings(&mut guest, &file).await.is(201).json();
    assert_eq!(brought["is_over"], false);
    let keys = brought["keys"].as_array().unwrap();
    assert_eq!(keys.len(), 1, "the bot has none: {brought}");
    let mut seat = Client::with_key(&app, keys[0]["key"].as_str().unwrap());
    let path = format!("/api/v1/tables/{}", text(&brought["id"]));
    let told = seat.get(&path).await.is(200).json();
    assert_eq!((&told["version"], &told["yours"]), (&version, &json!(["P1"])));
    let legal = seat.get(&format!("{path}/legal")).await.is(200).json();
    let act = json!({"version": legal["version"], "action": legal["actions"][0]});
    seat.post(&format!("{path}/act"), act).await.is(200);

    own.play(3000, 3).await;
    let path = own.path("/match");
    let file = own.seat("P1").get(&path).await.is(200).body;
    let brought: Value = brings(&mut guest, &file).await.is(201).json();
    assert_eq!(brought["is_over"], true);
    assert_eq!(brought["keys"], json!([]));
    brings(&mut guest, "no match").await.has_code(400, "bad-match");
    brings(&mut guest, &"x".repeat((1 << 20) + 1)).await.has_code(413, "too-large");
}
