//! What people do around a match: they watch, talk, take notes, ask to take back, and play once more.

use std::time::Duration;

use futures_util::StreamExt;
use serde_json::{Value, json};

use crate::ground::Ground;
use crate::support::{Client, Stream, Table, config, context, text};

#[tokio::test]
async fn spectators_are_kept_behind_until_the_match_is_over() {
    let wanted = json!({"game": "smallworld", "seats": ["you", "link"], "delay": 5});
    let mut table = Table::made(&context().await, wanted).await;
    table.play(12, 9).await;
    let (view, log) = (table.path("/view"), table.path("/log"));
    let behind = table.watcher.get(&view).await.is(200).json()["view"].clone();
    let own = table.seat("P1").get(&view).await.is(200).json()["view"].clone();
    assert_ne!(own["regions"], behind["regions"]);
    let events = |answer: serde_json::Value| {
        let last = answer["events"].as_array().unwrap().last().cloned();
        last.map_or(0, |it| it["record"].as_u64().unwrap())
    };
    let seen = events(table.watcher.get(&log).await.json());
    let known = events(table.seat("P1").get(&log).await.json());
    assert!(seen < known, "{seen} {known}");
    let page = table.watcher.get(&format!("/table/{}", table.id)).await.is(200).body;
    assert!(page.contains("You watch 5 answers behind."), "{page}");
    table.play(3000, 9).await;
    let own = table.seat("P1").get(&log).await.json();
    assert_eq!(events(table.watcher.get(&log).await.json()), events(own));
}

#[tokio::test]
async fn spectators_who_are_kept_behind_hear_talk_and_turns_as_late_as_the_board() {
    let wanted =
        json!({"game": "smallworld", "seats": ["link", "link"], "delay": 1000, "clock": "1h"});
    let mut table = Table::made(&context().await, wanted).await;
    let (path, talk, events) = (table.path(""), table.path("/talk"), table.path("/events"));
    let page = format!("/table/{}", table.id);
    let first = table.look().await["asked"].clone();
    while table.seat("P1").get(&path).await.json()["asked"] == first {
        table.step(0).await;
    }
    table.seat("P1").post(&talk, json!({"text": "your turn"})).await.is(200);
    let now = table.seat("P2").get(&path).await.json();
    let told = table.look().await;
    assert_eq!((&told["asked"], &told["version"]), (&first, &json!(1)));
    assert!(1 < now["version"].as_u64().unwrap());
    let n_clocks = |told: &Value| told["clock"]["left"].as_object().unwrap().len();
    assert_eq!((n_clocks(&now), n_clocks(&told)), (1, 0));
    let mut player = table.seat("P2").clone();
    for (client, asked, n_said) in
        [(&mut player, &now["asked"], 1), (&mut table.watcher, &first, 0)]
    {
        let lines = client.get(&talk).await.is(200).json()["lines"].clone();
        assert_eq!(lines.as_array().unwrap().len(), n_said);
        let shown = client.get(&page).await.is(200).body;
        assert_eq!(shown.contains("your turn</"), n_said == 1);
        assert_eq!(shown.contains("1 hour left"), n_said == 1);
        let mut stream = client.get_stream(&events).await.into_data_stream();
        let news = stream.next().await.unwrap().unwrap();
        let news = String::from_utf8_lossy(&news);
        assert!(news.contains(&format!("\"asked\":{asked}")), "{news} {asked}");
    }
    for (what, key) in [("", "delay"), ("/view", "version"), ("/log", "version")] {
        let path = table.path(what);
        let told = table.watcher.get(&path).await.is(200).json();
        let expected = if key == "delay" { 1000 } else { 1 };
        assert_eq!(told[key], expected, "{what}: {told}");
    }
    table.play(3000, 9).await;
    let lines = table.watcher.get(&talk).await.is(200).json()["lines"].clone();
    assert_eq!(lines.as_array().unwrap().len(), 1, "when it is over nobody is behind");
}

/// Streams of delayed spectators carry no version, and send no event, ahead of the position that these spectators see.
#[tokio::test]
async fn the_streams_of_spectators_who_are_kept_behind_say_nothing_before_the_board_does() {
    let wanted = json!({"game": "smallworld", "seats": ["link", "link"], "delay": 3});
    let mut table = Table::made(&context().await, wanted).await;
    let paths = [format!("/table/{}/events", table.id), table.path("/events")];
    let path = table.path("");
    for seat in ["P1", "P2"] {
        // Taking a seat sends an event without a delay, so both seats are taken before the streams open.
        table.seat(seat).get(&path).await.is(200);
    }
    let mut streams = Vec::new();
    for path in &paths {
        let mut stream = Stream::open(&table.watcher, path, None).await;
        assert_eq!(stream.next().await.data["version"], 1);
        streams.push(stream);
    }
    let mut version = 1;
    while version < 6 {
        table.step(0).await;
        let told = table.seat("P1").get(&path).await.is(200).json();
        version = told["version"].as_u64().unwrap();
        // Tasks that have something to say say it.
        for _ in 0..50 {
            tokio::task::yield_now().await;
            for stream in &mut streams {
                while let Some(event) = stream.within(Duration::ZERO).await {
                    let told = event.data["version"].as_u64().unwrap();
                    assert!(4 < version && told <= version - 3, "{told} of {version}");
                    assert_eq!(event.id, told.to_string());
                }
            }
        }
    }
}

/// Two people in browsers, and the table that both sit at.
pub(crate) async fn two(app: &axum::Router) -> (Client, Client, String) {
    let mut host = Client::new(app);
    let address = host.makes(&[("game", "smallworld"), ("seat", "you"), ("seat", "link")]).await;
    let page = host.get(&address).await.body;
    let at = page.find("/join/").unwrap();
    let link = page[at..].split('"').next().unwrap().to_owned();
    let mut guest = Client::new(app);
    let again = guest.get(&link).await.is(303);
    let to = again.header("location").to_owned();
    guest.get(&to).await.is(303);
    (host, guest, address)
}

#[tokio::test]
async fn people_talk_in_their_own_languages_and_need_not_hear_everybody() {
    let (mut host, mut guest, address) = two(&context().await).await;
    let talk = format!("{address}/talk");
    host.form(&talk, &[("text", "have a <look>")]).await.is(303);
    host.form(&talk, &[("text", "/well")]).await.is(303);
    host.form(&talk, &[("text", "/unknown")]).await.is(303);
    guest.form("/prefs", &[("lang", "pl")]).await.is(303);
    let page = guest.get(&address).await.body;
    for said in ["have a &lt;look&gt;", "Dobrze zagrane!", " /unknown"] {
        assert!(page.contains(said), "{said}");
    }
    guest.form(&format!("{address}/mute"), &[("mute", "P1")]).await.is(303);
    assert!(!guest.get(&address).await.body.contains("Dobrze zagrane!</li>"));
    guest.form(&format!("{address}/mute"), &[("hear", "P1")]).await.is(303);
    assert!(guest.get(&address).await.body.contains("have a &lt;look&gt;"));
    let mut watcher = Client::new(&host.app);
    watcher.form(&talk, &[("text", "I only watch")]).await.is(403);
    for _ in 3..8 {
        host.form(&talk, &[("text", "more")]).await.is(303);
    }
    host.script(&talk, &[("text", "too much")]).await.is(429);
    guest.form(&talk, &[("text", "not me")]).await.is(303);
    guest.script(&talk, &[("text", &"x".repeat(301))]).await.is(400);
    let path = address.replace("/table", "/api/v1/tables") + "/talk";
    let lines = watcher.get(&path).await.is(200).json()["lines"].clone();
    assert_eq!(lines.as_array().unwrap().len(), 9, "{lines}");
    assert_eq!(lines[1], json!({"number": 2, "seat": "P1", "text": "/well"}));
}

pub(crate) async fn notes_are_for_one_seat_alone_and_outlive_the_server(ground: Ground) {
    let state = ground.context(config()).await;
    let (mut host, mut guest, address) = two(&server::app(state.clone())).await;
    let notes = format!("{address}/notes");
    host.form(&notes, &[("seat", "P1"), ("text", "the murlocs lie")]).await.is(303);
    host.form(&format!("{address}/talk"), &[("text", "good evening")]).await.is(303);
    host.form(&format!("{address}/name"), &[("name", "Bohdan")]).await.is(303);
    guest.form(&notes, &[("seat", "P1"), ("text", "mine now")]).await.is(403);
    assert!(host.get(&address).await.body.contains("the murlocs lie"));
    for client in [&mut guest, &mut Client::new(&host.app)] {
        for path in [&address, &format!("{address}/history"), &format!("{address}/at/0")] {
            assert!(!client.get(path).await.is(200).body.contains("murlocs lie"));
        }
    }
    drop((host.app, guest.app));
    ground.close(state).await;
    host.app = server::app(ground.context(config()).await);
    let page = host.get(&address).await.is(200).body;
    for kept in ["the murlocs lie", "good evening", "Bohdan"] {
        assert!(page.contains(kept), "{kept}");
    }
}

#[tokio::test]
async fn what_is_not_free_is_taken_back_when_all_agree() {
    let mut table = Table::of(&context().await, &["you", "link", "bot:greedy"]).await;
    table.play(30, 4).await;
    let (view, ask, answer) = (table.path("/view"), table.path("/ask"), table.path("/answer"));
    let version = table.asked().await.unwrap().1["version"].clone();
    let was = table.watcher.get(&view).await.json()["view"].clone();
    let no = table.path("/answer");
    table.seat("P2").post(&no, json!({"agree": true})).await.has_code(422, "nothing-to-undo");
    let body = json!({"version": version, "n": 2});
    table.watcher.post(&ask, body.clone()).await.has_code(401, "no-key");
    let asked = table.seat("P1").post(&ask, body.clone()).await.is(200).json();
    assert_eq!(asked["version"], version, "the other one has not agreed");
    table.seat("P1").post(&ask, body.clone()).await.has_code(409, "ask-pending");
    table.seat("P2").post(&answer, json!({"agree": false})).await.is(200);
    assert_eq!(table.watcher.get(&view).await.json()["view"], was, "refused");
    table.seat("P1").post(&ask, body).await.is(200);
    let done = table.seat("P2").post(&answer, json!({"agree": true})).await.is(200).json();
    assert!(version.as_u64() < done["version"].as_u64(), "taking back is a line of its own");
    assert_ne!(table.watcher.get(&view).await.json()["view"], was);
    // The match goes on from there, and its file still holds.
    table.play(3000, 4).await;
    let path = table.path("/match");
    let file = table.watcher.get(&path).await.is(200).body;
    assert!(catalog::verify(&file).unwrap().dice_proved);
    // What is over has shown its seed: nothing is taken back any more.
    let version = table.look().await["version"].clone();
    let body = json!({"version": version, "n": 1});
    table.seat("P1").post(&ask, body.clone()).await.has_code(422, "cannot-undo");
    let undo = table.path("/undo");
    table.seat("P1").post(&undo, json!({"version": version})).await.has_code(422, "cannot-undo");
}

#[tokio::test]
async fn the_same_people_play_once_more_at_one_new_table() {
    let app = context().await;
    let (mut host, mut guest, address) = two(&app).await;
    let again = format!("{address}/next");
    host.form(&again, &[]).await.is(409);
    play_out(&mut [&mut host, &mut guest], &address).await;
    let page = host.get(&address).await.body;
    assert!(page.contains("id=\"again-form\"") && page.contains("/history"));
    let next = host.form(&again, &[]).await.is(303).header("location").to_owned();
    assert_ne!(next, address);
    let same = guest.form(&again, &[]).await.is(303).header("location").to_owned();
    assert_eq!(same, next);
    assert!(guest.get(&address).await.body.contains(&format!("href=\"{next}\"")));
    let path = next.replace("/table", "/api/v1/tables");
    for client in [&mut host, &mut guest] {
        let looked = client.get(&path).await.is(200).json();
        assert_eq!(looked["yours"].as_array().unwrap().len(), 1, "{looked}");
    }
    // Whoever is asked is led there.
    let asked = text(&host.get(&path).await.json()["asked"][0]);
    let (first, second) =
        if asked == "P1" { (&mut host, &mut guest) } else { (&mut guest, &mut host) };
    assert_eq!(first.get("/next").await.is(303).header("location"), next);
    assert_eq!(second.get("/next").await.is(303).header("location"), "/");
}

/// Both play whatever is legal until the match is over.
async fn play_out(clients: &mut [&mut Client], address: &str) {
    let path = address.replace("/table", "/api/v1/tables");
    for step in 0..5000_usize {
        let looked = clients[0].get(&path).await.json();
        if !looked["outcome"].is_null() {
            return;
        }
        let idx = usize::from(looked["asked"][0] == "P2");
        let legal = clients[idx].get(&format!("{path}/legal")).await.is(200).json();
        let actions = legal["actions"].as_array().unwrap();
        let action = &actions[step.wrapping_mul(7919) % actions.len()];
        let body = json!({"version": legal["version"], "action": action});
        clients[idx].post(&format!("{path}/act"), body).await.is(200);
    }
    panic!("the match does not end");
}

#[tokio::test]
async fn strangers_find_open_tables_and_take_the_free_seats() {
    let app = context().await;
    let mut host = Client::new(&app);
    let seats = [("seat", "you"), ("seat", "link"), ("seat", "link"), ("seat", "bot:random")];
    let fields =
        |open| [&[("game", "smallworld"), ("open", open), ("clock", "1d")], &seats[..]].concat();
    let hidden = host.makes(&fields("false")).await;
    let address = host.makes(&fields("true")).await;
    let mut stranger = Client::new(&app);
    let home = stranger.get("/").await.is(200).body;
    assert!(home.contains(&format!("{address}/sit")) && !home.contains(&hidden), "{home}");
    assert!(home.contains("English") && home.contains("1 day") && home.contains("free seats: 2"));
    assert!(
        !host.get("/").await.body.contains("id=\"open-tables\""),
        "one's own tables stand above"
    );
    stranger.form(&format!("{hidden}/sit"), &[]).await.is(404);
    stranger.form(&format!("{address}/sit"), &[]).await.is(303);
    // Twice is once.
    stranger.form(&format!("{address}/sit"), &[]).await.is(303);
    let path = address.replace("/table", "/api/v1/tables");
    assert_eq!(stranger.get(&path).await.json()["yours"], json!(["P2"]));
    let mut other = Client::new(&app);
    assert!(other.get("/").await.body.contains("free seats: 1"));
    other.form(&format!("{address}/sit"), &[]).await.is(303);
    let mut late = Client::new(&app);
    assert!(!late.get("/").await.body.contains("open-tables"));
    late.form(&format!("{address}/sit"), &[]).await.is(404);
}

/// However many tables were opened since and are full, the one with a free seat is found.
#[tokio::test]
async fn full_tables_hide_no_free_seat() {
    let ground = Ground::folder("full-tables");
    let app = server::app(ground.context(config()).await);
    let fields = |seat| [("game", "smallworld"), ("open", "true"), ("seat", "you"), ("seat", seat)];
    let free = Client::new(&app).makes(&fields("link")).await;
    ground.change("UPDATE game_table SET made = made - 1000").await;
    for _ in 0..60 {
        Client::new(&app).makes(&fields("bot:random")).await;
    }
    let page = Client::new(&app).get("/").await.is(200).body;
    assert!(page.contains(&format!("{free}/sit")), "{page}");
}
