//! Luck that can be checked: a seal before play, words of everybody, and a file that proves every die.

use serde_json::{Value, json};

use crate::support::{Client, Table, context, text};

async fn mixing(app: &axum::Router, seats: &[&str]) -> Table {
    Table::made(app, json!({"game": "smallworld", "seats": seats, "mixes": true})).await
}

async fn gives(table: &mut Table, seat: &str, word: &str) {
    let path = table.path("/word");
    table.seat(seat).post(&path, json!({"word": word})).await.is(200);
}

#[tokio::test]
async fn before_all_words_are_in_nothing_is_shown_and_nothing_can_be_done() {
    let mut table = mixing(&context().await, &["you", "link", "bot:random"]).await;
    let looked = table.look().await;
    assert_eq!((looked["mixing"].clone(), looked["asked"].clone()), (json!(true), json!([])));
    for what in ["/view", "/log"] {
        let path = table.path(what);
        table.seat("P1").get(&path).await.has_code(409, "mixing");
    }
    let path = table.path("/legal");
    assert_eq!(table.seat("P1").get(&path).await.is(200).json()["actions"], json!([]));
    let path = table.path("/act");
    let body = json!({"version": 1, "action": "done"});
    table.seat("P1").post(&path, body).await.has_code(409, "mixing");
    gives(&mut table, "P1", "aardvark").await;
    let path = table.path("/word");
    for wrong in ["", "  \u{7}", &"x".repeat(81)] {
        table.seat("P2").post(&path, json!({"word": wrong})).await.has_code(400, "bad-request");
    }
    table.watcher.post(&path, json!({"word": "mine"})).await.has_code(401, "no-key");
    assert_eq!(table.look().await["mixing"], true, "one word is missing");
    gives(&mut table, "P2", "żółw").await;
    let looked = table.look().await;
    assert_eq!(looked["entropy"], json!(["P1:aardvark", "P2:żółw"]));
    assert!(looked["mixing"].is_null() && !looked["asked"].as_array().unwrap().is_empty());
    table.seat("P1").post(&path, json!({"word": "again"})).await.has_code(409, "not-mixing");
}

/// What two houses with the same secret number draw for the same words.
async fn opening(words: [&str; 2]) -> (String, Value) {
    let mut table = mixing(&context().await, &["you", "link"]).await;
    gives(&mut table, "P1", words[0]).await;
    gives(&mut table, "P2", words[1]).await;
    let path = table.path("/view");
    let view = table.watcher.get(&path).await.is(200).json()["view"].clone();
    (text(&table.look().await["commitment"]), view)
}

#[tokio::test]
async fn the_set_up_comes_from_the_number_and_every_word() {
    let (seal, first) = opening(["a", "b"]).await;
    assert_eq!(opening(["a", "b"]).await, (seal.clone(), first.clone()));
    let (same_seal, second) = opening(["a", "c"]).await;
    assert_eq!(same_seal, seal, "the number was sealed before the words");
    assert_ne!(second, first);
}

#[tokio::test]
async fn a_match_with_words_is_proved_offline_and_a_changed_word_is_found() {
    let mut table = mixing(&context().await, &["you", "link", "bot:random"]).await;
    gives(&mut table, "P2", "b").await;
    gives(&mut table, "P1", "a").await;
    table.play(3000, 5).await;
    let path = table.path("/match");
    let file = table.watcher.get(&path).await.is(200).body;
    let verified = catalog::verify(&file).unwrap();
    assert!(verified.finished && verified.dice_proved && 0 < verified.draws);
    assert!(file.lines().next().unwrap().contains(r#""entropy":["P1:a","P2:b"]"#), "{file}");
    assert!(catalog::verify(&file.replacen("P1:a", "P1:A", 1)).is_err());
}

#[tokio::test]
async fn whoever_made_the_table_may_begin_without_the_last_word() {
    let app = context().await;
    let mut host = Client::new(&app);
    let fields = [
        ("game", "smallworld"),
        ("mix", "true"),
        ("seat", "you"),
        ("seat", "link"),
        ("seat", "link"),
    ];
    let address = host.makes(&fields).await;
    let page = host.get(&address).await.is(200).body;
    assert!(page.contains("data-version=\"0\"") && page.contains("id=\"word-1\""), "{page}");
    assert!(!page.contains("id=\"word-2\"") && page.contains("/join/"));
    let mut guest = Client::new(&app);
    let seen = guest.get(&address).await.is(200).body;
    assert!(!seen.contains("name=\"word\"") && !seen.contains("/begin"));
    guest.form(&format!("{address}/begin"), &[]).await.is(403);
    host.form(&format!("{address}/word"), &[("seat", "P1"), ("word", "x")]).await.is(303);
    host.form(&format!("{address}/begin"), &[]).await.is(303);
    let page = host.get(&address).await.is(200).body;
    assert!(page.contains("id=\"forms\"") && !page.contains("data-version=\"0\""));
    assert!(page.contains("P1:x · P2: · P3:"), "the words stand beside the seal");
}

#[tokio::test]
async fn the_explanation_is_there_in_three_languages() {
    let mut client = Client::new(&context().await);
    let mut pages = Vec::new();
    for lang in ["en", "pl", "cs"] {
        client.form("/prefs", &[("lang", lang)]).await.is(303);
        let page = client.get("/fairness").await.is(200).body;
        assert!(page.contains(&format!("lang=\"{lang}\"")) && page.contains("gospoda verify"));
        pages.push(page);
    }
    assert!(pages[0] != pages[1] && pages[1] != pages[2]);
}
