//! What is imagined in one's own turn: private, made up, bounded, and gone when the table moves on.

use axum::Router;
use axum::body::Body;
use axum::http::Method;
use futures_util::StreamExt;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::ground::Ground;
use crate::support::{Answer, Client, Table, config, context, text};

/// A table at which somebody is asked, some moves after the setup: he, and another one.
async fn table(app: &Router, game: &str, n_moves: usize) -> (Table, String, String) {
    let mut table = Table::of_game(app, game, &["link", "link"]).await;
    table.play(n_moves, 7).await;
    let (asked, _) = table.asked().await.unwrap();
    let other = if asked == "P1" { "P2" } else { "P1" };
    (table, asked, other.to_owned())
}

async fn imagine(table: &mut Table, seat: &str) -> Value {
    let path = table.path("/what-if");
    table.seat(seat).post(&path, json!({})).await.is(200).json()
}

async fn step(table: &mut Table, seat: &str, what: &str, body: Value) -> Answer {
    let path = table.path(&format!("/what-if/{what}"));
    table.seat(seat).post(&path, body).await
}

/// Goes on in thought as far as it goes, choosing by number.
async fn dream(table: &mut Table, seat: &str, n_steps: usize, mut choice: usize) -> Value {
    let mut now = imagine(table, seat).await;
    for _ in 0..n_steps {
        choice = choice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040);
        let legal = now["legal"].as_array().unwrap();
        let version = &now["version"];
        let next = match legal.len() {
            0 if now["asked"].as_array().unwrap().is_empty() => break,
            0 => step(table, seat, "others", json!({"version": version})).await,
            n => {
                let action = &legal[(choice >> 33) % n];
                let body = json!({"version": version, "action": action, "seat": now["seat"]});
                step(table, seat, "act", body).await
            }
        };
        now = next.is(200).json();
    }
    now
}

/// Everything that the table tells to anybody who asks.
async fn told(table: &mut Table) -> Vec<String> {
    let mut res = Vec::new();
    for what in ["", "/view", "/log", "/talk"] {
        let path = table.path(what);
        res.push(table.watcher.get(&path).await.body);
        for seat in ["P1", "P2"] {
            res.push(table.seat(seat).get(&path).await.body);
        }
    }
    let address = format!("/table/{}", table.id);
    for seat in ["P1", "P2"] {
        res.push(table.seat(seat).get(&address).await.is(200).body);
    }
    res
}

#[tokio::test]
async fn nothing_that_is_imagined_reaches_anybody() {
    for game in ["smallworld", "wrath", "quest", "adventure"] {
        let app = context().await;
        let (mut table, asked, other) = table(&app, game, 12).await;
        let before = told(&mut table).await;
        let now = dream(&mut table, &asked, 25, 3).await;
        assert!(5 < now["version"].as_u64().unwrap(), "{game}: {now}");
        assert!(!now["events"].as_array().unwrap().is_empty(), "{game}");
        assert_eq!(before, told(&mut table).await, "{game}");
        // Another one of the table cannot look into it.
        let path = table.path("/what-if");
        table.seat(&other).get(&path).await.has_code(409, "nothing-imagined");
        table.watcher.get(&path).await.has_code(401, "no-key");
    }
}

#[tokio::test]
async fn what_is_imagined_says_nothing_of_what_will_come() {
    // Two houses with the same luck: in one of them somebody imagines much before each of his moves.
    let (one, two) = (context().await, context().await);
    let (mut plain, ..) = table(&one, "wrath", 0).await;
    let (mut dreamy, ..) = table(&two, "wrath", 0).await;
    for nth in 0..20 {
        let (asked, _) = dreamy.asked().await.unwrap();
        dream(&mut dreamy, &asked, 3, nth).await;
        assert!(plain.step(nth * 31).await && dreamy.step(nth * 31).await);
    }
    let path = |it: &Table| it.path("/log");
    let (here, there) = (path(&plain), path(&dreamy));
    assert_eq!(plain.watcher.get(&here).await.body, dreamy.watcher.get(&there).await.body);

    // And each time that the same is imagined it comes otherwise.
    let (asked, legal) = dreamy.asked().await.unwrap();
    let mut sessions = std::collections::BTreeSet::new();
    for _ in 0..8 {
        sessions.insert(dream(&mut dreamy, &asked, 12, 5).await["events"].to_string());
    }
    assert!(3 < sessions.len(), "{legal}");
}

#[tokio::test]
async fn only_who_is_asked_may_imagine() {
    let app = context().await;
    let (mut table, asked, other) = table(&app, "smallworld", 4).await;
    let path = table.path("/what-if");
    table.seat(&other).post(&path, json!({})).await.has_code(409, "not-your-turn");
    table.seat(&asked).post(&path, json!({"seat": other})).await.has_code(403, "not-your-seat");
    table.seat(&asked).post(&path, json!({"seat": "P9"})).await.has_code(404, "no-such-seat");
    table.seat(&asked).post(&path, json!({"loud": true})).await.has_code(400, "bad-request");
    table.watcher.post(&path, json!({})).await.has_code(401, "no-key");
    Client::with_key(&app, "aaaaaaaaaaaaaaaaaaaaaaaaaa")
        .post(&path, json!({}))
        .await
        .has_code(403, "not-your-seat");
    table.seat(&asked).get(&path).await.has_code(409, "nothing-imagined");
}

#[tokio::test]
async fn one_steps_on_and_back_and_a_wrong_step_changes_nothing() {
    let (mut table, asked, _) = table(&context().await, "smallworld", 4).await;
    let first = imagine(&mut table, &asked).await;
    let good = &first["legal"][0];
    let at = |version: &Value| json!({"version": version, "action": good});
    let wrong = [
        (json!({"version": 1, "action": "dance"}), 400, "bad-action"),
        (json!({"version": 9, "action": good}), 409, "stale"),
        (json!({"version": 1, "action": good, "seat": "P9"}), 404, "no-such-seat"),
        (json!({"action": good}), 400, "bad-request"),
    ];
    for (body, status, code) in wrong {
        step(&mut table, &asked, "act", body).await.has_code(status, code);
    }
    let back = |version: &Value, n: &str| json!({"version": version, "n": n});
    let nothing = step(&mut table, &asked, "undo", back(&first["version"], "one")).await;
    nothing.has_code(422, "nothing-to-undo");
    step(&mut table, &asked, "others", json!({"version": 1})).await.has_code(409, "nobody-asked");
    let path = table.path("/what-if");
    assert_eq!(table.seat(&asked).get(&path).await.json(), first, "nothing has changed");

    let second = step(&mut table, &asked, "act", at(&first["version"])).await.is(200).json();
    assert_ne!((&second["view"], &second["legal"]), (&first["view"], &first["legal"]));
    let again = step(&mut table, &asked, "undo", back(&second["version"], "one")).await.is(200);
    let again = again.json();
    assert_eq!((&again["view"], &again["legal"]), (&first["view"], &first["legal"]));
    assert!(first["version"].as_u64() < again["version"].as_u64(), "it only grows");
}

#[tokio::test]
async fn it_is_forgotten_when_the_table_moves_on_or_one_leaves() {
    let (mut table, asked, _) = table(&context().await, "wrath", 4).await;
    let path = table.path("/what-if");
    imagine(&mut table, &asked).await;
    table.seat(&asked).get(&path).await.is(200);
    let request = table.seat(&asked).request(Method::DELETE, &path).body(Body::empty()).unwrap();
    table.seat(&asked).send(request).await.is(200);
    table.seat(&asked).get(&path).await.has_code(409, "nothing-imagined");

    let now = imagine(&mut table, &asked).await;
    table.step(1).await;
    let body = json!({"version": now["version"], "action": now["legal"][0]});
    step(&mut table, &asked, "act", body).await.has_code(409, "nothing-imagined");
    table.seat(&asked).get(&path).await.has_code(409, "nothing-imagined");
}

#[tokio::test]
async fn people_imagine_with_forms_alone() {
    let app = context().await;
    let (mut table, asked, _) = table(&app, "wrath", 6).await;
    let address = format!("/table/{}", table.id);
    let there = format!("{address}/what-if");
    let me = table.seat(&asked);
    let page = me.get(&address).await.is(200).body;
    assert!(page.contains(&format!("action=\"{there}\"")), "the door");
    assert_eq!(me.form(&there, &[]).await.is(303).header("location"), there);
    let page = me.get(&there).await.is(200).body;
    assert!(page.contains("Only imagined."));
    let actions: Vec<&str> = page.split("action=\"").skip(1).collect();
    let forms = actions.iter().filter(|it| it.starts_with("/table/"));
    assert!(forms.clone().count() > 3 && forms.clone().all(|it| it.starts_with(&there)));
    let action = page.split("form=\"act\" name=\"action\" value=\"").nth(1).unwrap();
    let action = action.split('"').next().unwrap().to_owned();

    let act = format!("{there}/act");
    me.form(&act, &[("version", "1"), ("action", "dance")]).await.is(303);
    assert!(me.get(&there).await.body.contains("dance"), "what went wrong is told");
    me.form(&act, &[("version", "1"), ("action", &action)]).await.is(303);
    let page = me.get(&there).await.is(200).body;
    assert!(page.contains("name=\"n\" value=\"all\""), "there is something to step back from");
    let undo = format!("{there}/undo");
    let parts = me.script(&undo, &[("version", "2"), ("n", "1")]).await.is(200).json();
    assert_eq!(parts["version"], 3);
    assert!(text(&parts["parts"][0]["html"]).contains("Nothing is imagined yet"));
    assert_eq!(me.form(&format!("{there}/leave"), &[]).await.is(303).header("location"), address);
    assert!(me.get(&there).await.is(200).body.contains("is forgotten"));
}

/// What was imagined goes with its server: the page is told to come again, and then says what became of it.
#[tokio::test]
async fn a_page_whose_server_was_restarted_is_led_back_to_the_table() {
    let ground = Ground::folder("what-if");
    let state = ground.context(config()).await;
    let app = server::app(state.clone());
    let (mut table, asked, _) = table(&app, "smallworld", 4).await;
    imagine(&mut table, &asked).await;
    drop(app);
    let (key, address) = (table.seat(&asked).key.clone().unwrap(), format!("/table/{}", table.id));
    drop(table);
    ground.close(state).await;
    let app = server::app(ground.context(config()).await);
    let mut client = Client::with_key(&app, &key);
    let request = client.request(Method::GET, &format!("{address}/what-if/events"));
    let answer = app.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    assert_eq!(answer.status(), 200, "a browser that is refused would come again for ever");
    let told = answer.into_body().into_data_stream().next().await.unwrap().unwrap();
    assert!(String::from_utf8(told.to_vec()).unwrap().contains("\"reload\":true"));
    let page = client.get(&format!("{address}/what-if")).await.is(200).body;
    assert!(page.contains("is forgotten") && page.contains(&format!("href=\"{address}\"")));
}
