//! Proposals and pings: said by whoever sits at the table, seen by all, done only by whoever is asked.

use axum::Router;
use axum::body::Body;
use axum::http::Method;
use serde_json::{Value, json};
use server::{Config, OpenError, ServeError, Server};

use crate::support::{Answer, Client, Folder, Table, config, context, house_with, text};

/// A cooperative table of people who have their heroes: who alone is asked, what he may do, and another seat.
async fn people(app: &Router, n: usize) -> (Table, String, Value, String) {
    let mut table = Table::of_game(app, "wrath", &vec!["link"; n]).await;
    while table.look().await["asked"].as_array().unwrap().len() != 1 {
        table.step(0).await;
    }
    let (asked, legal) = table.asked().await.unwrap();
    let other = table.seats.iter().map(|(it, _)| it.clone()).find(|it| *it != asked).unwrap();
    (table, asked, legal, other)
}

async fn propose(table: &mut Table, seat: &str, legal: &Value, nth: usize) -> Answer {
    let path = table.path("/proposals");
    let body = json!({"version": legal["version"], "action": legal["actions"][nth]});
    table.seat(seat).post(&path, body).await
}

async fn decline(table: &mut Table, seat: &str, by: &str) -> Answer {
    let path = table.path(&format!("/proposals/{by}"));
    let client = table.seat(seat);
    let request = client.request(Method::DELETE, &path).body(Body::empty()).unwrap();
    client.send(request).await
}

#[tokio::test]
async fn a_proposal_is_seen_by_all_and_done_by_the_one_who_is_asked() {
    let (mut table, asked, legal, other) = people(&context().await, 3).await;
    propose(&mut table, &other, &legal, 1).await.is(200);
    let shown = json!([{"by": other, "to": asked, "action": legal["actions"][1]}]);
    let path = table.path("");
    for seat in ["P1", "P2", "P3"] {
        assert_eq!(table.seat(seat).get(&path).await.json()["proposals"], shown, "{seat}");
    }
    assert_eq!(table.look().await["proposals"], shown, "a spectator sees it too");
    assert_eq!(table.look().await["version"], legal["version"], "nothing was played");

    // A second thought takes the place of the first.
    propose(&mut table, &other, &legal, 0).await.is(200);
    let proposals = table.look().await["proposals"].clone();
    assert_eq!(proposals, json!([{"by": other, "to": asked, "action": legal["actions"][0]}]));

    let act = table.path("/act");
    let body = json!({"version": legal["version"], "action": proposals[0]["action"]});
    table.seat(&other).post(&act, body.clone()).await.has_code(409, "not-your-turn");
    table.seat(&asked).post(&act, body).await.is(200);
    assert_eq!(table.look().await["proposals"], Value::Null, "done and forgotten");
}

#[tokio::test]
async fn a_proposal_is_declined_or_withdrawn_and_by_nobody_else() {
    let (mut table, asked, legal, other) = people(&context().await, 3).await;
    let third = ["P1", "P2", "P3"].into_iter().find(|it| *it != asked && *it != other).unwrap();
    for who in [&asked, &other] {
        propose(&mut table, &other, &legal, 0).await.is(200);
        decline(&mut table, third, &other).await.is(200);
        assert_eq!(table.look().await["proposals"].as_array().unwrap().len(), 1);
        decline(&mut table, who, &other).await.is(200);
        assert_eq!(table.look().await["proposals"], Value::Null);
    }
    decline(&mut table, &asked, "P9").await.has_code(404, "no-such-seat");
}

#[tokio::test]
async fn what_is_proposed_must_be_an_answer_of_somebody_who_is_asked() {
    let (mut table, asked, legal, other) = people(&context().await, 2).await;
    let path = table.path("/proposals");
    let version = legal["version"].as_u64().unwrap();
    let good = legal["actions"][0].clone();
    let wrong = [
        (json!({"version": version, "action": "dance"}), 400, "bad-action"),
        (json!({"version": version, "action": "fight"}), 422, "refused"),
        (json!({"version": version - 1, "action": good}), 409, "stale"),
        (json!({"version": version, "action": good, "to": other}), 409, "nobody-asked"),
        (json!({"version": version, "action": good, "to": "P9"}), 404, "no-such-seat"),
        (json!({"version": version, "action": good, "seat": asked}), 403, "not-your-seat"),
        (json!({"version": version, "action": good, "loud": true}), 400, "bad-request"),
        (json!({"action": good}), 400, "bad-request"),
        (json!({"version": version, "action": "x".repeat(70 << 10)}), 413, "too-large"),
    ];
    for (body, status, code) in wrong {
        table.seat(&other).post(&path, body).await.has_code(status, code);
    }
    // Whoever is asked need not propose anything to himself.
    propose(&mut table, &asked, &legal, 0).await.has_code(409, "nobody-asked");
    assert_eq!(table.look().await["proposals"], Value::Null);
}

#[tokio::test]
async fn a_space_is_shown_to_all_until_something_happens() {
    let (mut table, asked, _, other) = people(&context().await, 2).await;
    let ping = table.path("/ping");
    table.seat(&other).post(&ping, json!({"space": "dalaran"})).await.is(200);
    table.seat(&asked).post(&ping, json!({"space": "grizzlemaw"})).await.is(200);
    table.seat(&asked).post(&ping, json!({"space": "icecrown-citadel"})).await.is(200);
    let shown =
        json!([{"by": other, "space": "dalaran"}, {"by": asked, "space": "icecrown-citadel"}]);
    assert_eq!(table.look().await["pings"], shown, "one space for each of them");
    let long = "d".repeat(9_000);
    for wrong in ["atlantis", "", "Dalaran ", &long] {
        let told = table.seat(&other).post(&ping, json!({"space": wrong})).await;
        assert!(told.has_code(400, "no-such-space").body.len() < 200);
    }
    table.step(0).await;
    assert_eq!(table.look().await["pings"], Value::Null);
}

#[tokio::test]
async fn spectators_and_strangers_say_nothing() {
    let app = context().await;
    let (mut table, asked, legal, other) = people(&app, 2).await;
    let (proposals, ping) = (table.path("/proposals"), table.path("/ping"));
    let body = json!({"version": legal["version"], "action": legal["actions"][0]});
    let (mut robot, mut of_other_table) =
        (Client::with_key(&app, "aaaaaaaaaaaaaaaaaaaaaaaaaa"), people(&app, 2).await.0);
    for stranger in [&mut table.watcher, &mut robot, of_other_table.seat("P1")] {
        let has_key = stranger.key.is_some();
        let (status, code) = if has_key { (403, "not-your-seat") } else { (401, "no-key") };
        stranger.post(&proposals, body.clone()).await.has_code(status, code);
        let space = json!({"space": "dalaran"});
        stranger.post(&ping, space).await.has_code(status, code);
    }
    propose(&mut table, &other, &legal, 0).await.is(200);
    let path = table.path(&format!("/proposals/{other}"));
    let request = table.watcher.request(Method::DELETE, &path).body(Body::empty()).unwrap();
    table.watcher.send(request).await.has_code(401, "no-key");
    assert_eq!(table.look().await["proposals"][0]["to"], asked);
}

#[tokio::test]
async fn where_each_plays_for_himself_there_is_nothing_to_propose() {
    let mut table = Table::of(&context().await, &["you", "link"]).await;
    let (asked, legal) = table.asked().await.unwrap();
    let other = if asked == "P1" { "P2" } else { "P1" };
    propose(&mut table, other, &legal, 0).await.has_code(422, "not-cooperative");
    let ping = table.path("/ping");
    let told = table.seat(other).post(&ping, json!({"space": "l1a-06"})).await;
    told.has_code(422, "not-cooperative");
}

#[tokio::test]
async fn a_bot_takes_no_advice_and_a_new_sitter_finds_none() {
    let app = context().await;
    // A bot that thinks for longer than the test lasts, and a person.
    let (_, app_of_bots) =
        house_with(Config { bot_pause: std::time::Duration::from_secs(600), ..config() }).await;
    let mut table = Table::of_game(&app_of_bots, "wrath", &["bot:random", "link"]).await;
    let look = table.look().await;
    assert!(look["asked"].as_array().unwrap().contains(&json!("P1")), "{look}");
    let body = json!({"version": look["version"], "action": "done"});
    let path = table.path("/proposals");
    table.seat("P2").post(&path, body).await.has_code(409, "nobody-asked");

    let (mut table, _, legal, other) = people(&app, 2).await;
    propose(&mut table, &other, &legal, 0).await.is(200);
    assert_ne!(table.look().await["proposals"], Value::Null);
    let seat = format!("/table/{}/seat", table.id);
    let fields = [("seat", other.as_str()), ("to", "bot:random")];
    table.seat(&other).script(&seat, &fields).await.is(200);
    assert_eq!(table.look().await["proposals"], Value::Null);
}

#[tokio::test]
async fn whoever_says_too_much_has_to_wait_and_the_others_have_not() {
    let (mut table, asked, legal, other) = people(&context().await, 2).await;
    let ping = table.path("/ping");
    let space = json!({"space": "dalaran"});
    let mut n_said = 0;
    while table.seat(&other).post(&ping, space.clone()).await.status == 200 {
        n_said += 1;
        assert!(n_said < 50, "no limit");
    }
    assert!(4 < n_said, "{n_said}");
    table.seat(&other).post(&ping, space.clone()).await.has_code(429, "too-fast");
    propose(&mut table, &other, &legal, 0).await.has_code(429, "too-fast");
    table.seat(&asked).post(&ping, space).await.is(200);
    table.step(0).await;
}

#[tokio::test]
async fn a_restart_forgets_what_was_said_and_keeps_what_was_played() {
    let folder = Folder::new("together");
    let mut table = {
        let app = server::app(Server::in_folder(folder.path(), config()).await.unwrap());
        let (mut table, _, legal, other) = people(&app, 2).await;
        propose(&mut table, &other, &legal, 0).await.is(200);
        let ping = table.path("/ping");
        table.seat(&other).post(&ping, json!({"space": "dalaran"})).await.is(200);
        assert!(table.look().await["proposals"].is_array());
        table.move_to(&Router::new());
        table
    };
    // The lock goes with the last task of the old server.
    let app = loop {
        match Server::in_folder(folder.path(), config()).await {
            Ok(state) => break server::app(state),
            Err(ServeError::Open(OpenError::FolderTaken { .. })) => tokio::task::yield_now().await,
            Err(error) => panic!("{error}"),
        }
    };
    table.move_to(&app);
    let look = table.look().await;
    assert_eq!((&look["proposals"], &look["pings"]), (&Value::Null, &Value::Null));
    let (asked, legal) = table.asked().await.unwrap();
    let other = if asked == "P1" { "P2" } else { "P1" };
    propose(&mut table, other, &legal, 0).await.is(200);
    assert_eq!(text(&table.look().await["proposals"][0]["by"]), other);
}

/// Who is asked something himself proposes from his page too, without giving away his own answer.
#[tokio::test]
async fn whoever_is_asked_himself_proposes_beside_his_own_answers() {
    let app = context().await;
    // All of them pick their heroes at once.
    let mut table = Table::of_game(&app, "wrath", &["link"; 3]).await;
    assert_eq!(table.look().await["asked"].as_array().unwrap().len(), 3);
    let address = format!("/table/{}", table.id);
    let page = table.seat("P2").get(&address).await.is(200).body;
    let form = |what: &str| format!("method=\"post\" action=\"{address}/{what}\"");
    assert!(page.contains(&form("act")) && page.contains(&form("propose")));
    assert!(page.contains("name=\"to\" value=\"P1\""), "the table waits for the first one");
    let path = table.path("/legal");
    let legal = table.seat("P1").get(&path).await.json();
    for action in legal["actions"].as_array().unwrap() {
        let offer = format!("form=\"advise\" name=\"action\" value={action}");
        assert!(page.contains(&offer), "{action}");
    }

    let (version, action) = (legal["version"].to_string(), text(&legal["actions"][0]));
    let fields = [("version", version.as_str()), ("to", "P1"), ("action", action.as_str())];
    table.seat("P2").form(&format!("{address}/propose"), &fields).await.is(303);
    assert!(table.seat("P1").get(&address).await.body.contains(">Do it<"));
    assert!(table.seat("P2").get(&address).await.body.contains("You propose to "));
    assert_eq!(table.look().await["version"], legal["version"], "nothing was played");
    // Whoever watches has nothing to propose, and nobody has where hands are hidden.
    let page = table.watcher.get(&address).await.is(200).body;
    assert!(!page.contains("form=\"advise\""));
    let mut hidden = Table::of_game(&app, "smallworld", &["link", "link"]).await;
    let address = format!("/table/{}", hidden.id);
    for seat in ["P1", "P2"] {
        assert!(!hidden.seat(seat).get(&address).await.body.contains("advise"));
    }
}

/// Two browsers at a cooperative table that have their heroes: whose turn it is, the other one, and the address.
async fn two_browsers(app: &Router) -> (Client, Client, String) {
    let (mut host, mut guest) = (Client::new(app), Client::new(app));
    let fields =
        [("game", "wrath"), ("name", "Ola"), ("seat", "you"), ("name", "Jan"), ("seat", "link")];
    let address = host.makes(&fields).await;
    let page = host.get(&address).await.is(200).body;
    guest.form("/join", &[("code", &page.split("/join/").nth(1).unwrap()[..26])]).await.is(303);
    let path = address.replace("/table", "/api/v1/tables");
    let act = format!("{address}/act");
    loop {
        let table = host.get(&path).await.json();
        match table["asked"].as_array().unwrap().as_slice() {
            [seat] if *seat == "P1" => return (host, guest, address),
            [_] => return (guest, host, address),
            _ => {}
        }
        for client in [&mut host, &mut guest] {
            let legal = client.get(&format!("{path}/legal")).await.json();
            let (version, action) = (legal["version"].to_string(), text(&legal["actions"][0]));
            client.form(&act, &[("version", &version), ("action", &action)]).await.is(303);
        }
    }
}

#[tokio::test]
async fn people_propose_and_point_with_forms_alone() {
    let app = context().await;
    let (mut asked, mut other, address) = two_browsers(&app).await;
    let legal = address.replace("/table", "/api/v1/tables") + "/legal";
    let legal = asked.get(&legal).await.json();
    let (version, action) = (legal["version"].to_string(), text(&legal["actions"][0]));
    let fields = [("version", version.as_str()), ("action", action.as_str())];
    let form = |what: &str| format!("action=\"{address}/{what}\"");
    let page = other.get(&address).await.is(200).body;
    assert!(page.contains(&form("propose")) && !page.contains(&form("act")));
    assert!(page.contains(&format!("value=\"{action}\"")), "the same answers");

    let sent = other.form(&format!("{address}/propose"), &fields).await.is(303);
    assert_eq!(sent.header("location"), address);
    let page = asked.get(&address).await.is(200).body;
    assert!(page.contains(&form("act")) && page.contains(">Do it<"));
    let page = Client::new(&app).get(&address).await.is(200).body;
    assert!(page.contains(" proposes to "), "a spectator reads it");
    for control in ["form=\"act\"", "form=\"ping\"", "form=\"decline\""] {
        assert!(!page.contains(control), "{control}");
    }

    let ping = format!("{address}/ping");
    other.form(&ping, &[("space", "dalaran")]).await.is(303);
    assert!(asked.get(&address).await.body.contains(" points at Dalaran."));
    other.form(&ping, &[("space", "atlantis")]).await.is(303);
    assert!(other.get(&address).await.body.contains("There is no space called “atlantis”"));
    Client::new(&app).form(&ping, &[("space", "dalaran")]).await.is(403);

    asked.form(&format!("{address}/act"), &fields).await.is(303);
    let page = asked.get(&address).await.is(200).body;
    assert!(!page.contains(" proposes") && !page.contains(" points at "), "it is done");
}
