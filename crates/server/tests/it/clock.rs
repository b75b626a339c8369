//! Clocks, people who are gone, and bots that sit in for them. Time is moved on; nobody waits for it.

use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, BodyDataStream};
use axum::http::Method;
use futures_util::StreamExt;
use serde_json::{Value, json};
use server::{Config, Server, Store};
use tower::ServiceExt;

use crate::support::{Client, Table, config, context, house_with, later, text};

async fn clocked(app: &Router, clock: &str) -> Table {
    let wanted = json!({"game": "smallworld", "seats": ["you", "link"], "clock": clock});
    Table::made(app, wanted).await
}

/// Who plays at a seat: `person`, whether he has come already or not, or a bot.
fn occupant(table: &Value, seat: &str) -> String {
    let seats = table["seats"].as_array().unwrap();
    let told = text(&seats.iter().find(|it| it["seat"] == seat).unwrap()["occupant"]);
    if told == "open" { "person".to_owned() } else { told }
}

/// How long a test waits for what the tasks of a server do at once when they get the processor.
const SOON: Duration = Duration::from_secs(20);

/// Looks until the seat is occupied like this.
async fn until(table: &mut Table, seat: &str, wanted: &str) {
    let started = Instant::now();
    while started.elapsed() < SOON {
        if occupant(&table.look().await, seat) == wanted {
            return;
        }
        tokio::task::yield_now().await;
    }
    panic!("{seat} is not {wanted}: {}", table.look().await);
}

/// Gives the tasks of a server the time to do what they would do now.
async fn settle(table: &mut Table) -> Value {
    for _ in 0..50 {
        table.look().await;
        tokio::task::yield_now().await;
    }
    table.look().await
}

#[tokio::test]
async fn a_bot_sits_in_when_the_time_is_up_and_the_person_takes_the_seat_back() {
    let app = context().await;
    let mut table = clocked(&app, "30s").await;
    let (seat, legal) = table.asked().await.unwrap();
    let clock = table.look().await["clock"].clone();
    assert_eq!(clock["per_decision"], "30s");
    assert_eq!(clock["left"].as_object().unwrap().len(), 1, "only who is asked has a clock");
    later(29).await;
    let told = settle(&mut table).await;
    assert_eq!(occupant(&told, &seat), "person");
    assert!(told["clock"]["left"][&seat].as_u64().unwrap() <= 1, "{told}");
    later(2).await;
    until(&mut table, &seat, "bot:regular").await;
    // The game goes on with the other person, and the seat is still his.
    while text(&table.look().await["asked"][0]) == seat {
        tokio::task::yield_now().await;
    }
    let version = table.look().await["version"].clone();
    assert!(legal["version"].as_u64() < version.as_u64());
    let form = format!("/table/{}/seat", table.id);
    table
        .watcher
        .script(&form, &[("seat", &seat), ("to", "here")])
        .await
        .has_code(403, "not-your-seat");
    table.seat(&seat).form(&form, &[("seat", &seat), ("to", "here")]).await.is(303);
    let path = table.path("");
    let told = table.seat(&seat).get(&path).await.json();
    assert_eq!((occupant(&told, &seat), &told["yours"]), ("person".to_owned(), &json!([seat])));
}

#[tokio::test]
async fn each_decision_has_its_own_time() {
    let app = context().await;
    let mut table = clocked(&app, "30s").await;
    let (first, _) = table.asked().await.unwrap();
    for nth in 0..3 {
        later(20).await;
        let told = settle(&mut table).await;
        assert_eq!(occupant(&told, "P1"), "person");
        assert_eq!(occupant(&told, "P2"), "person");
        table.step(nth).await;
    }
    // Sixty seconds, and nobody was late.
    let other = if first == "P1" { "P2" } else { "P1" };
    later(31).await;
    let asked = text(&table.look().await["asked"][0]);
    until(&mut table, if asked == first { &first } else { other }, "bot:regular").await;
}

#[tokio::test]
async fn a_table_sleeps_until_its_time_is_nearly_up() {
    let (state, app) = house_with(config()).await;
    let mut table = clocked(&app, "2d").await;
    let seat = text(&table.look().await["asked"][0]);
    let in_memory = async |n_tables: usize| {
        let started = Instant::now();
        while started.elapsed() < SOON {
            if state.n_tables() == n_tables {
                return;
            }
            tokio::task::yield_now().await;
        }
        panic!("{} tables are in memory", state.n_tables());
    };
    later(301).await;
    in_memory(0).await;
    // The server looks for tables to wake at the same moment. Two days must not pass while it asks the store.
    tokio::time::sleep(Duration::from_millis(50)).await;
    later(2 * 86_400 - 301 - 200).await;
    in_memory(1).await;
    later(201).await;
    until(&mut table, &seat, "bot:regular").await;
}

#[tokio::test]
async fn without_a_clock_nobody_is_hurried() {
    let app = context().await;
    let mut table = Table::of(&app, &["you", "link"]).await;
    later(40 * 86_400).await;
    let told = settle(&mut table).await;
    assert!(told.get("clock").is_none());
    assert_eq!(occupant(&told, "P1"), "person");
    assert_eq!(occupant(&told, "P2"), "person");
}

#[tokio::test]
async fn wrong_clocks_are_told() {
    let mut client = Client::new(&context().await);
    for wrong in ["9s", "31d", "soon", "5", "-1m", "1.5h"] {
        let body = json!({"game": "wrath", "seats": ["you"], "clock": wrong});
        let answer = client.post("/api/v1/tables", body).await.has_code(400, "bad-setup");
        let message = text(&answer.json()["message"]);
        assert!(message.contains(wrong) && message.contains("10s to 30d"), "{message}");
        let form = [("game", "wrath"), ("seat", "you"), ("clock", wrong)];
        client.form("/tables", &form).await.is(400);
    }
    let lobby = client.get("/?game=wrath").await.is(200).body;
    let offered = lobby.split("name=\"clock\"").nth(1).unwrap().split("</select>").next().unwrap();
    let values = offered.split("value=\"").skip(1).filter_map(|it| it.split('"').next());
    for value in values {
        let form = [("game", "wrath"), ("seat", "you"), ("clock", value)];
        client.form("/tables", &form).await.is(303);
    }
}

/// Nobody looks at the table any more, and its time goes on; and it goes on after a restart.
#[tokio::test]
async fn after_a_restart_the_clocks_still_run() {
    let store = Store::in_memory().await.unwrap();
    let quick = Config { idle_after: Duration::from_millis(5), ..config() };
    let mut table;
    let seat;
    {
        let app = server::app(Server::new(store.clone(), quick.clone()));
        table = clocked(&app, "1d").await;
        seat = table.asked().await.unwrap().0;
        later(86_400 - 300).await;
        assert_eq!(occupant(&settle(&mut table).await, &seat), "person");
        table.move_to(&Router::new());
    }
    let state = Server::new(store, quick);
    let started = Instant::now();
    while state.n_tables() == 0 {
        assert!(started.elapsed() < SOON, "the table is not woken");
        tokio::task::yield_now().await;
    }
    // It is there by itself, and stays.
    tokio::time::sleep(Duration::from_millis(30)).await;
    assert_eq!(state.n_tables(), 1);
    table.move_to(&server::app(state));
    let left = table.look().await["clock"]["left"][&seat].as_u64().unwrap();
    assert!((240..=300).contains(&left), "{left}");
    later(301).await;
    until(&mut table, &seat, "bot:regular").await;
}

/// With everybody gone, bots play the match to its end: no table is stuck.
#[tokio::test]
async fn a_table_that_everybody_left_comes_to_its_end() {
    let (state, app) =
        house_with(Config { idle_after: Duration::from_millis(5), ..config() }).await;
    let mut table = clocked(&app, "10s").await;
    for _ in 0..2 {
        later(11).await;
        settle(&mut table).await;
    }
    while table.look().await["outcome"].is_null() {
        tokio::task::yield_now().await;
    }
    let told = table.look().await;
    assert_eq!(occupant(&told, "P1"), "bot:regular");
    assert_eq!(occupant(&told, "P2"), "bot:regular");
    while state.n_tables() != 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// An open page.
async fn watch(client: &Client, address: &str) -> BodyDataStream {
    let request = client.request(Method::GET, &format!("{address}/events"));
    let answer = client.app.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    let mut stream = answer.into_body().into_data_stream();
    // What the page shows already needs no message: the first one comes with the first change.
    let _ = tokio::time::timeout(Duration::from_millis(20), stream.next()).await;
    stream
}

/// Two people with browsers: the one who is asked, the other, and the address of their table.
async fn two(app: &Router, game: &str) -> ((String, Client), (String, Client), String) {
    let (mut host, mut guest) = (Client::new(app), Client::new(app));
    let address = host.makes(&[("game", game), ("seat", "you"), ("seat", "link")]).await;
    let page = host.get(&address).await.is(200).body;
    let key = page.split("/join/").nth(1).expect("a link for the open seat")[..26].to_owned();
    guest.form("/join", &[("code", &key)]).await.is(303);
    let path = address.replace("/table", "/api/v1/tables");
    let asked = text(&host.get(&path).await.json()["asked"][0]);
    let (host, guest) = (("P1".to_owned(), host), ("P2".to_owned(), guest));
    if asked == "P1" { (host, guest, address) } else { (guest, host, address) }
}

#[tokio::test]
async fn the_seat_of_somebody_who_is_gone_can_be_given_to_a_bot() {
    let app = context().await;
    let ((seat, mut away), (other, mut here), address) = two(&app, "smallworld").await;
    let form = format!("{address}/seat");
    let give = [("seat", seat.as_str()), ("to", "bot:greedy")];
    let path = address.replace("/table", "/api/v1/tables");
    // He was here a moment ago.
    here.script(&form, &give).await.has_code(409, "still-here");
    // As long as his page is open, he may think.
    let page = watch(&away, &address).await;
    later(600).await;
    here.script(&form, &give).await.has_code(409, "still-here");
    assert!(here.get(&path).await.json().get("forsaken").is_none());
    assert!(!here.get(&address).await.body.contains("is away"));
    drop(page);
    later(59).await;
    here.script(&form, &give).await.has_code(409, "still-here");
    later(2).await;
    assert_eq!(here.get(&path).await.json()["forsaken"], json!([seat]));
    let shown = here.get(&address).await.body;
    assert!(shown.contains("is away: let a bot play"), "one click for whoever is here");
    // Not for those who only watch, not to put oneself there, and not somebody whom nobody waits for.
    let mut stranger = Client::new(&app);
    stranger.script(&form, &give).await.has_code(403, "not-your-seat");
    assert!(!stranger.get(&address).await.body.contains("is away"));
    for to in ["here", "link"] {
        let wish = [("seat", seat.as_str()), ("to", to)];
        // Whoever made the table may not empty a seat either.
        here.script(&form, &wish).await.has_code(403, "not-your-seat");
    }
    let mut both = away.clone();
    let wish = [("seat", other.as_str()), ("to", "bot:greedy")];
    later(120).await;
    both.script(&form, &wish).await.has_code(409, "still-here");
    later(61).await;
    here.form(&form, &give).await.is(303);
    assert_eq!(occupant(&here.get(&path).await.json(), &seat), "bot:greedy");
    // The seat is still his.
    for to in ["here", "link"] {
        here.script(&form, &[("seat", &seat), ("to", to)]).await.has_code(403, "not-your-seat");
    }
    // He comes back, sees it, and takes his seat back with one click.
    let shown = away.get(&address).await.is(200).body;
    assert!(shown.contains("A bot plays for you."));
    let back = format!("name=\"seat\" value=\"{seat}\"");
    assert!(shown.contains(&back) && shown.contains("name=\"to\" value=\"here\""));
    away.form(&form, &[("seat", &seat), ("to", "here")]).await.is(303);
    let told = away.get(&path).await.json();
    assert_eq!((occupant(&told, &seat), &told["yours"]), ("person".to_owned(), &json!([seat])));
    assert!(!away.get(&address).await.body.contains("A bot plays for you."));
}

/// WR-COOP-04: an agreement that never comes does not stop the game.
#[tokio::test]
async fn the_page_tells_by_itself_that_somebody_is_gone() {
    let app = context().await;
    let ((seat, away), (_, here), address) = two(&app, "wrath").await;
    let gone = watch(&away, &address).await;
    let mut page = watch(&here, &address).await;
    drop(gone);
    later(61).await;
    let wanted = format!("name=\\\"seat\\\" value=\\\"{seat}\\\"");
    let told = async {
        loop {
            let bytes = page.next().await.expect("the stream goes on").unwrap();
            let news = String::from_utf8_lossy(&bytes).into_owned();
            if news.contains("is away: let a bot play") && news.contains(&wanted) {
                return;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), told).await.expect("the page is told");
}

/// What is left is drawn by the server, and drawn again as it gets less.
#[tokio::test]
async fn the_page_shows_what_is_left() {
    let app = context().await;
    let mut host = Client::new(&app);
    let seats = [("seat", "you"), ("seat", "here"), ("clock", "2m"), ("game", "wrath")];
    let address = host.makes(&seats).await;
    let shown = host.get(&address).await.is(200).body;
    assert!(shown.contains("Player 1: 2 minutes left"), "in words");
    let mut page = watch(&host, &address).await;
    later(70).await;
    let told = async {
        loop {
            let bytes = page.next().await.expect("the stream goes on").unwrap();
            if String::from_utf8_lossy(&bytes).contains("50 seconds left") {
                return;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(20), told).await.expect("the page is told");
    let mut czech = host.clone().with("accept-language", "cs");
    assert!(czech.get(&address).await.body.contains("zbývá 50 sekund"));
}
