//! Answers in advance: told by forms and programs, given by the server, kept for those who are away.

use crate::ground::Ground;
use crate::support::{Client, Table, config, context, text};
use serde_json::{Value, json};

/// What declines in a window of Wrath.
const DECLINES: [&str; 3] = ["pass", "refuse", "allow"];

async fn wrath(app: &axum::Router) -> Table {
    Table::made(app, json!({"game": "wrath", "seats": ["you", "link"]})).await
}

fn is_window(legal: &Value) -> bool {
    legal["actions"].as_array().unwrap().iter().any(|it| DECLINES.contains(&it.as_str().unwrap()))
}

/// Everything that the game can be told in advance, as one answer.
async fn all(table: &mut Table, to: &str) -> Value {
    let path = table.path("/windows");
    let told = table.seat("P1").get(&path).await.is(200).json();
    let names = told["windows"].as_object().unwrap().keys();
    names.map(|it| (it.clone(), json!(to))).collect::<serde_json::Map<_, _>>().into()
}

#[tokio::test]
async fn a_program_tells_and_reads_answers_in_advance() {
    let app = context().await;
    let mut table = wrath(&app).await;
    let path = table.path("/windows");
    let told = table.seat("P1").get(&path).await.is(200).json();
    assert_eq!((&told["seat"], &told["passing"]), (&json!("P1"), &json!(false)));
    assert!(told["windows"].as_object().unwrap().values().all(|it| it == "ask"));
    let body = json!({"set": {"defend": "never", "be-moved": "always"}, "passing": true});
    let told = table.seat("P2").post(&path, body).await.is(200).json();
    assert_eq!(told["windows"]["defend"], "never");
    assert_eq!(told["windows"]["be-moved"], "always");
    let body = json!({"set": {"defend": "ask"}});
    let told = table.seat("P2").post(&path, body).await.is(200).json();
    assert_eq!(told["windows"]["defend"], "ask");
    assert_eq!(told["windows"]["be-moved"], "always", "what is not named stays");
    let other = table.seat("P1").get(&path).await.is(200).json();
    assert_eq!(other["windows"]["be-moved"], "ask", "it is each seat's own affair");

    let games = table.watcher.get("/api/v1/games").await.json();
    let wrath = games["games"].as_array().unwrap().iter().find(|it| it["id"] == "wrath").unwrap();
    for window in wrath["windows"].as_array().unwrap() {
        assert_ne!(window["value"], window["label"], "it has a name");
        assert!(told["windows"].get(text(&window["value"])).is_some(), "{window}");
    }
}

#[tokio::test]
async fn wrong_answers_in_advance_are_told_and_change_nothing() {
    let app = context().await;
    let mut table = wrath(&app).await;
    let path = table.path("/windows");
    for (set, named) in [
        (json!({"defend": "never", "attack": "never"}), "the windows are defend"),
        (json!({"defend": "maybe"}), "always, never or ask"),
    ] {
        let answer = table.seat("P1").post(&path, json!({"set": set})).await;
        let message = text(&answer.has_code(400, "bad-window").json()["message"]);
        assert!(message.contains(named), "{message}");
    }
    let told = table.seat("P1").get(&path).await.is(200).json();
    assert_eq!(told["windows"]["defend"], "ask");
    let of_other = json!({"seat": "P2", "set": {"defend": "never"}});
    table.seat("P1").post(&path, of_other).await.has_code(403, "not-your-seat");
    table.watcher.get(&path).await.has_code(401, "no-key");
    table.watcher.post(&path, json!({})).await.has_code(401, "no-key");
    table.seat("P1").post(&path, json!({"seat": "P9"})).await.has_code(404, "no-such-seat");
    table.seat("P1").post(&path, json!({"defend": "never"})).await.has_code(400, "bad-request");
}

/// Plays at random; how many windows people were asked.
async fn n_windows(table: &mut Table, n_steps: usize) -> usize {
    let (mut seed, mut res) = (7_usize, 0);
    for _ in 0..n_steps {
        let Some((_, legal)) = table.asked().await else { break };
        res += usize::from(is_window(&legal));
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        table.step(seed >> 33).await;
    }
    res
}

#[tokio::test]
async fn whoever_said_never_is_not_asked_and_the_records_are_ordinary() {
    let app = context().await;
    let mut asked = wrath(&app).await;
    assert_ne!(n_windows(&mut asked, 150).await, 0, "there are windows");
    let mut table = wrath(&app).await;
    let set = all(&mut table, "never").await;
    let path = table.path("/windows");
    for seat in ["P1", "P2"] {
        table.seat(seat).post(&path, json!({"set": set})).await.is(200);
    }
    assert_eq!(n_windows(&mut table, 10_000).await, 0, "nobody is asked in a window");
    let file = table.watcher.get(&format!("/table/{}/match", table.id)).await.is(200).body;
    let verified = catalog::record::verify(&file).unwrap();
    assert!(verified.finished && verified.dice_proved && verified.closed);
    assert!(DECLINES.iter().any(|it| file.contains(&format!("\"action\":\"{it}\""))));
}

/// Nobody has to be there, and a restart does not forget.
pub(crate) async fn answers_in_advance_survive_a_restart(ground: Ground) {
    let state = ground.context(config()).await;
    let app = server::app(state.clone());
    let mut table = wrath(&app).await;
    let path = table.path("/windows");
    let body = json!({"set": {"rewards": "never"}, "passing": true});
    // In one's own turn there is nothing to pass: the seat that does not begin.
    let (first, _) = table.asked().await.unwrap();
    let other = if first == "P1" { "P2" } else { "P1" };
    let told = table.seat(other).post(&path, body).await.is(200).json();
    drop(app);
    table.move_to(&axum::Router::new());
    ground.close(state).await;
    table.move_to(&server::app(ground.context(config()).await));
    assert_eq!(table.seat(other).get(&path).await.is(200).json(), told);
    assert_eq!(told["windows"]["rewards"], "never");
}

/// Passing ends with the first question of the own turn, and not before.
#[tokio::test]
async fn who_passes_is_asked_again_in_the_own_turn() {
    let app = context().await;
    let mut table = wrath(&app).await;
    let path = table.path("/windows");
    let (mut active, mut n_passed, mut n_back) = (String::new(), 0, 0);
    for nth in 0..300 {
        let Some((seat, legal)) = table.asked().await else { break };
        let is_passing = table.seat("P2").get(&path).await.json()["passing"] == true;
        if is_window(&legal) {
            assert!(seat != "P2" || active == "P2", "P2 passes in the turn of P1: {legal}");
        } else {
            active = seat;
            let picks = legal["actions"][0].as_str().unwrap().starts_with("pick");
            if active == "P2" {
                assert!(!is_passing, "it is the own turn");
                n_back += usize::from(n_passed != 0);
            } else if !is_passing && !picks {
                let told = table.seat("P2").post(&path, json!({"passing": true})).await.is(200);
                assert_eq!(told.json()["passing"], true);
                n_passed += 1;
            }
        }
        table.step(nth * 7 + 3).await;
    }
    assert!(2 < n_passed && 2 < n_back, "{n_passed} {n_back}");
}

#[tokio::test]
async fn a_page_without_script_has_the_form_and_one_click_to_pass() {
    let app = context().await;
    let mut host = Client::new(&app);
    let address = host.makes(&[("game", "wrath"), ("seat", "you"), ("seat", "link")]).await;
    let page = host.get(&address).await.is(200).body;
    let action = format!("action=\"{address}/windows\"");
    assert!(page.contains(&action) && page.contains("Answer for me"));
    let radio = |to: &str| format!("type=\"radio\" name=\"window.defend\" value=\"{to}\"");
    for to in ["always", "never", "ask"] {
        assert!(page.contains(&radio(to)), "{to}");
    }
    assert!(page.contains(&format!("{} checked", radio("ask"))));
    let fields = [("seat", "P1"), ("window.defend", "never"), ("window.rewards", "always")];
    host.form(&format!("{address}/windows"), &fields).await.is(303);
    let page = host.get(&address).await.body;
    assert!(page.contains(&format!("{} checked", radio("never"))));
    assert!(!page.contains(&format!("{} checked", radio("ask"))));
    let mut polish = host.clone().with("accept-language", "pl");
    assert!(polish.get(&address).await.body.contains("Obrona innego bohatera"));
    let mut watcher = Client::new(&app);
    assert!(!watcher.get(&address).await.body.contains(&action), "it is nobody else's affair");
    let wrong = [("seat", "P1"), ("window.defend", "perhaps")];
    host.script(&format!("{address}/windows"), &wrong).await.has_code(400, "bad-window");
    host.script(&format!("{address}/windows"), &[("pass", "maybe")])
        .await
        .has_code(400, "bad-request");
}
