//! The programs in `examples/` work against a real server.

use std::process::Stdio;
use std::time::Duration;

use serde_json::json;
use tokio::net::TcpListener;
use tokio::process::Command;

use crate::support::{Client, context, text};

/// Takes its seat of a table whose other seats are bots, and plays until the match is over.
async fn bot_plays(game: &str) {
    let app = context().await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let server = app.clone();
    tokio::spawn(async move { axum::serve(listener, server).await });
    let mut host = Client::new(&app);
    let table = json!({"game": game, "seats": ["bot:random", "link"]});
    let made = host.post("/api/v1/tables", table).await.is(201).json();
    let (id, key) = (text(&made["id"]), text(&made["keys"][0]["key"]));

    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let bot = Command::new("python3")
        .args([program, &address, &id, &key])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .output();
    let ended = tokio::time::timeout(Duration::from_secs(60), bot).await;
    let ended = ended.expect("the bot plays to the end").expect("python3 is installed");
    assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stderr));
    let over = host.get(&format!("/api/v1/tables/{id}")).await.is(200).json();
    assert!(!over["outcome"].is_null(), "{over}");
    // The seat is the bot's own: the key that it was given opens nothing any more, and the one that it tells does.
    let told = String::from_utf8(ended.stdout).unwrap();
    let own = told.split_whitespace().find(|it| it.len() == key.len()).expect("the bot tells it");
    let legal = format!("/api/v1/tables/{id}/legal");
    Client::with_key(&app, &key).get(&legal).await.has_code(403, "not-your-seat");
    Client::with_key(&app, own).get(&legal).await.is(200);
}

#[tokio::test]
async fn the_python_bot_plays_a_game() {
    bot_plays("smallworld").await;
}

#[tokio::test]
async fn the_python_bot_plays_beside_another_in_windows() {
    bot_plays("wrath").await;
}
