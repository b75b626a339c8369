//! Who may act for whom.

use serde_json::json;

use crate::support::{Client, Table, context, text};

#[tokio::test]
async fn only_the_holder_of_a_seat_acts_for_it() {
    let app = context().await;
    let mut table = Table::of(&app, &["you", "link"]).await;
    let (seat, legal) = table.asked().await.unwrap();
    let other = if seat == "P1" { "P2" } else { "P1" };
    let act = table.path("/act");
    let body = json!({"version": legal["version"], "action": legal["actions"][0]});
    let named = json!({"version": legal["version"], "action": legal["actions"][0], "seat": seat});
    table.watcher.post(&act, body.clone()).await.has_code(401, "no-key");
    Client::with_key(&app, "aaaaaaaaaaaaaaaaaaaaaaaaaa")
        .post(&act, body.clone())
        .await
        .has_code(403, "not-your-seat");
    table.seat(other).post(&act, body).await.has_code(409, "not-your-turn");
    table.seat(other).post(&act, named).await.has_code(403, "not-your-seat");
    for path in ["/legal", "/refusals"] {
        let path = table.path(path);
        table.watcher.get(&path).await.has_code(401, "no-key");
    }
    let view = table.path(&format!("/view?seat={seat}"));
    table.seat(other).get(&view).await.has_code(403, "not-your-seat");
    table.watcher.get(&view).await.has_code(401, "no-key");
    let undo = table.path("/undo");
    table.watcher.post(&undo, json!({"version": legal["version"]})).await.has_code(401, "no-key");
}

#[tokio::test]
async fn a_link_gives_the_seat_to_the_browser_that_opens_it() {
    let app = context().await;
    let mut host = Client::new(&app);
    let address = host.makes(&[("game", "smallworld"), ("seat", "you"), ("seat", "link")]).await;
    let page = host.get(&address).await.is(200);
    let key = page.body.split("http://inn.example/join/").nth(1).expect("the host sees the link")
        [..26]
        .to_owned();

    let mut guest = Client::new(&app);
    assert!(!guest.get(&address).await.is(200).body.contains(&key), "a spectator sees no link");
    let first = guest.get(&format!("/join/{key}")).await.is(303);
    assert!(first.header("set-cookie").contains("HttpOnly; SameSite=Lax"), "{:?}", first.headers);
    let second = guest.get(first.header("location")).await.is(303);
    assert_eq!(second.header("location"), address);
    let path = address.replace("/table", "/api/v1/tables");
    assert_eq!(guest.get(&path).await.json()["yours"], json!(["P2"]));
    assert_eq!(host.get(&path).await.json()["yours"], json!(["P1"]));
    assert!(!host.get(&address).await.body.contains(&key), "the seat is taken");
    assert!(guest.get("/").await.body.contains(&address), "the table is one of the guest's");

    // Once taken, the link leads only those to the table who sit there.
    assert_eq!(guest.get(&format!("/join/{key}")).await.is(303).header("location"), address);
    for thief in [&mut host, &mut Client::new(&app)] {
        thief.form("/join", &[("code", &key)]).await.is(404);
    }
    assert_eq!(host.get(&path).await.json()["yours"], json!(["P1"]));
}

#[tokio::test]
async fn who_asks_for_the_head_of_a_link_takes_no_seat() {
    let app = context().await;
    let mut host = Client::new(&app);
    let address = host.makes(&[("game", "smallworld"), ("seat", "you"), ("seat", "link")]).await;
    let page = host.get(&address).await.is(200).body;
    let link = format!("/join/{}", &page.split("/join/").nth(1).unwrap()[..26]);
    let path = address.replace("/table", "/api/v1/tables");
    let mut guest = Client::new(&app);
    guest.get("/").await.is(200);
    guest.form("/prefs", &[("lang", "en")]).await;
    // With and without a browser's key, and where a cookie was given just now.
    let mut known = Client::new(&app);
    known.makes(&[("game", "wrath"), ("seat", "you"), ("seat", "bot:random")]).await;
    for client in [&mut guest, &mut known] {
        let cookies = client.cookies.clone();
        for link in [link.clone(), format!("{link}?again=true")] {
            let head = client.head(&link).await.is(303);
            assert_eq!(head.header("location"), format!("{}?again=true", &link[..32]));
            assert_eq!(client.cookies, cookies, "a key is neither given nor replaced");
        }
        assert_eq!(client.get(&path).await.json()["yours"], json!([]));
    }
    assert_eq!(host.get(&path).await.json()["seats"][1]["occupant"], "open");
    let second = known.get(&link).await.is(303);
    assert_eq!(second.header("location"), address, "the link still holds");
}

/// A table of two people at a distance: who made it, who came by the link, and the address.
async fn two_people(app: &axum::Router) -> (Client, Client, String) {
    let (mut host, mut guest) = (Client::new(app), Client::new(app));
    let address = host.makes(&[("game", "smallworld"), ("seat", "you"), ("seat", "link")]).await;
    let page = host.get(&address).await.is(200);
    let key = page.body.split("/join/").nth(1).unwrap()[..26].to_owned();
    guest.form("/join", &[("code", &key)]).await.is(303);
    (host, guest, address)
}

#[tokio::test]
async fn people_name_themselves_and_keep_their_names_at_the_next_table() {
    let app = context().await;
    let (mut host, mut guest, address) = two_people(&app).await;
    let name = format!("{address}/name");
    let asks = |page: &str| page.contains("id=\"called-waiting\"");
    assert!(asks(&guest.get(&address).await.body), "others play here, and he has no name");
    guest.form(&name, &[("seat", "P1"), ("name", "Not me")]).await.is(403);
    Client::new(&app).form(&name, &[("name", "Nobody")]).await.is(403);
    guest.form(&name, &[("seat", "P2")]).await.is(400);
    guest.form(&name, &[("seat", "P2"), ("name", " Žofie <i> ")]).await.is(303);
    assert!(!asks(&guest.get(&address).await.body));
    for client in [&mut host, &mut guest, &mut Client::new(&app)] {
        let page = client.get(&address).await.is(200).body;
        assert!(page.contains("Žofie &lt;i&gt;") && !page.contains("Not me"), "{page}");
    }
    // At a table of his own, and as a guest elsewhere.
    let own = guest.makes(&[("game", "wrath"), ("seat", "you"), ("seat", "bot:random")]).await;
    assert!(guest.get(&own).await.body.contains("Žofie"));
    let (mut other, _, _) = two_people(&app).await;
    let open = other.makes(&[("game", "smallworld"), ("seat", "you"), ("seat", "link")]).await;
    let page = other.get(&open).await.body;
    let key = page.split("/join/").nth(1).unwrap()[..26].to_owned();
    guest.form("/join", &[("code", &key)]).await.is(303);
    assert!(other.get(&open).await.body.contains("Žofie"));
    // Without a name he is called by the number of his seat.
    guest.form(&name, &[("seat", "P2"), ("name", "")]).await.is(303);
    assert!(!host.get(&address).await.body.contains("Žofie"));
}

/// The recovery code on somebody's page of a table.
async fn code_of(person: &mut Client, address: &str) -> Option<String> {
    let page = person.get(address).await.is(200).body;
    let field = page.split("id=\"own-code\"").nth(1)?;
    let value = field.split("value=\"").nth(1)?;
    value.split('"').next().map(str::to_owned)
}

#[tokio::test]
async fn the_recovery_code_brings_another_device_to_the_same_seat() {
    let app = context().await;
    let (mut host, mut guest, address) = two_people(&app).await;
    let path = address.replace("/table", "/api/v1/tables");
    for (person, seat) in [(&mut host, "P1"), (&mut guest, "P2")] {
        let code = code_of(person, &address).await.expect("everybody sees the own code");
        assert_eq!(code_of(person, &address).await.as_ref(), Some(&code), "again and again");
        let mut phone = Client::new(&app);
        let typed = code.to_uppercase().replace('-', " ");
        let joined = phone.form("/join", &[("code", &typed)]).await.is(303);
        assert_eq!(joined.header("location"), address);
        assert_eq!(phone.get(&path).await.json()["yours"], json!([seat]));
        // The phone cannot know what the other device made, and says so instead.
        assert_eq!(code_of(&mut phone, &address).await, None);
        assert!(phone.get(&address).await.body.contains("made on another device"));
    }
}

#[tokio::test]
async fn nobody_sees_the_code_of_another_seat() {
    let app = context().await;
    let (mut host, mut guest, address) = two_people(&app).await;
    let of_host = code_of(&mut host, &address).await.unwrap();
    let of_guest = code_of(&mut guest, &address).await.unwrap();
    assert_ne!(of_host, of_guest);
    let plain = |code: &str| code.replace('-', "");
    let mut others = [(host, &of_guest), (guest, &of_host), (Client::new(&app), &of_host)];
    for (person, code) in &mut others {
        let api = address.replace("/table", "/api/v1/tables");
        for path in [address.clone(), api.clone(), format!("{api}/view"), format!("{api}/log")] {
            let body = person.get(&path).await.is(200).body;
            assert!(!body.contains(code.as_str()) && !body.contains(&plain(code)), "{path}");
        }
    }
}

#[tokio::test]
async fn a_new_code_voids_the_old_one() {
    let app = context().await;
    let (mut host, mut guest, address) = two_people(&app).await;
    let old = code_of(&mut guest, &address).await.unwrap();
    let renew = format!("{address}/code");
    host.form(&renew, &[("seat", "P2")]).await.is(403);
    Client::new(&app).form(&renew, &[("seat", "P2")]).await.is(403);
    assert_eq!(code_of(&mut guest, &address).await.as_ref(), Some(&old));
    guest.form(&renew, &[("seat", "P2")]).await.is(303);
    let new = code_of(&mut guest, &address).await.unwrap();
    assert_ne!(old, new);
    Client::new(&app).form("/join", &[("code", &old)]).await.is(404);
    let mut phone = Client::new(&app);
    phone.form("/join", &[("code", &new)]).await.is(303);
    // Whoever sits there can make one on any device; then only that device shows it.
    phone.form(&renew, &[("seat", "P2")]).await.is(303);
    assert!(code_of(&mut phone, &address).await.is_some_and(|code| code != new));
    assert_eq!(code_of(&mut guest, &address).await, None);
}

#[tokio::test]
async fn a_seat_that_is_open_again_has_another_link() {
    let app = context().await;
    let (mut host, mut guest, address) = two_people(&app).await;
    let code = code_of(&mut guest, &address).await.unwrap();
    let seat = format!("{address}/seat");
    guest.form(&seat, &[("seat", "P2"), ("to", "link")]).await.is(303);
    host.form(&seat, &[("seat", "P2"), ("to", "link")]).await.is(303);
    guest.form("/join", &[("code", &code)]).await.is(404);
    let page = host.get(&address).await.is(200).body;
    let key = page.split("/join/").nth(1).expect("a link for the open seat")[..26].to_owned();
    guest.form("/join", &[("code", &key)]).await.is(303);
    let path = address.replace("/table", "/api/v1/tables");
    assert_eq!(guest.get(&path).await.json()["yours"], json!(["P2"]));
}

#[tokio::test]
async fn the_preview_of_a_link_takes_no_seat() {
    let app = context().await;
    let mut host = Client::new(&app);
    let address = host.makes(&[("game", "smallworld"), ("seat", "you"), ("seat", "link")]).await;
    let page = host.get(&address).await.is(200);
    let key = page.body.split("/join/").nth(1).unwrap()[..26].to_owned();
    // A messenger follows links, but keeps no cookies.
    for path in [format!("/join/{key}"), format!("/join/{key}?again=true")] {
        let mut robot = Client::new(&app);
        robot.get(&path).await;
    }
    assert!(host.get(&address).await.body.contains(&key), "the seat is still open");
    let mut guest = Client::new(&app);
    guest.cookies.push("gospoda=aaaaaaaaaaaaaaaaaaaaaaaaaa".to_owned());
    guest.get("/join/bbbbbbbbbbbbbbbbbbbbbbbbbb").await.is(404);
    guest.get("/join/x").await.is(404);
}

#[tokio::test]
async fn two_people_at_one_screen_have_a_curtain_between_them() {
    let app = context().await;
    let mut screen = Client::new(&app);
    let address = screen.makes(&[("game", "smallworld"), ("seat", "you"), ("seat", "here")]).await;
    let path = address.replace("/table", "/api/v1/tables");
    let asked = text(&screen.get(&path).await.json()["asked"][0]);
    let look = screen.get(&address).await.is(200);
    assert!(look.body.contains("/curtain"), "the screen is handed over first");
    let view = screen.get(&format!("{path}/view")).await.json();
    assert_eq!(view["viewer"], "spectator");

    screen.form(&format!("{address}/curtain"), &[("seat", &asked)]).await.is(303);
    let view = screen.get(&format!("{path}/view")).await.json();
    assert_eq!(view["viewer"], asked);
    assert!(!screen.get(&address).await.body.contains("/curtain"));

    // Until it is the other one's turn.
    for _ in 0..200 {
        let table = screen.get(&path).await.json();
        if table["asked"][0] != asked {
            let drawn = screen
                .script(&format!("{address}/undo"), &[("version", "0"), ("n", "1")])
                .await
                .is(409)
                .json();
            assert_eq!(drawn["reload"], true, "the page of the last player is left");
            assert_eq!(drawn["parts"], json!([]));
            assert!(screen.get(&address).await.body.contains("/curtain"));
            return;
        }
        let legal = screen.get(&format!("{path}/legal?seat={asked}")).await.json();
        let version = legal["version"].to_string();
        let action = text(legal["actions"].as_array().unwrap().last().unwrap());
        screen
            .form(&format!("{address}/act"), &[("version", &version), ("action", &action)])
            .await
            .is(303);
    }
    panic!("the turn did not end");
}

/// WR-COOP-01: hands are open, so nothing is to be covered; the eyes follow whoever is asked.
#[tokio::test]
async fn with_open_hands_there_is_no_curtain() {
    let mut screen = Client::new(&context().await);
    let address = screen.makes(&[("game", "wrath"), ("seat", "you"), ("seat", "here")]).await;
    let path = address.replace("/table", "/api/v1/tables");
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..30 {
        assert!(!screen.get(&address).await.is(200).body.contains("/curtain"));
        let viewer = text(&screen.get(&format!("{path}/view")).await.json()["viewer"]);
        let legal = screen.get(&format!("{path}/legal?seat={viewer}")).await.json();
        let version = legal["version"].to_string();
        let action = text(legal["actions"].as_array().unwrap().last().unwrap());
        screen
            .form(&format!("{address}/act"), &[("version", &version), ("action", &action)])
            .await
            .is(303);
        seen.insert(viewer);
    }
    assert_eq!(seen.len(), 2, "both seats were asked");
}

#[tokio::test]
async fn one_person_against_bots_needs_no_curtain() {
    let mut screen = Client::new(&context().await);
    let address = screen
        .makes(&[
            ("game", "smallworld"),
            ("n", "2"),
            ("seat", "you"),
            ("seat", "bot:random"),
            ("seat", "here"),
        ])
        .await;
    assert!(!screen.get(&address).await.is(200).body.contains("/curtain"));
}

#[tokio::test]
async fn a_seat_is_handed_to_a_bot_and_taken_back() {
    let app = context().await;
    let mut host = Client::new(&app);
    let address = host.makes(&[("game", "smallworld"), ("seat", "you"), ("seat", "link")]).await;
    let path = address.replace("/table", "/api/v1/tables");
    let seat = format!("{address}/seat");
    host.form(&seat, &[("seat", "P2"), ("to", "bot:random")]).await.is(303);
    assert_eq!(host.get(&path).await.json()["seats"][1]["occupant"], "bot:random");
    Client::new(&app)
        .script(&seat, &[("seat", "P1"), ("to", "here")])
        .await
        .has_code(403, "not-your-seat");

    // With bots at all seats the game goes on by itself.
    host.form(&seat, &[("seat", "P1"), ("to", "bot:random")]).await.is(303);
    while host.get(&path).await.json()["version"].as_u64().unwrap() < 20 {
        tokio::task::yield_now().await;
    }
    host.form(&seat, &[("seat", "P1"), ("to", "here")]).await.is(303);
    assert_eq!(host.get(&path).await.json()["yours"], json!(["P1"]));
    host.script(&seat, &[("seat", "P2"), ("to", "bot:genius")]).await.has_code(400, "bad-request");
}

/// A table that is open to strangers, both seats of which a program may play by their keys.
async fn open_table(app: &axum::Router) -> Table {
    let wanted = json!({"game": "smallworld", "seats": ["link", "link"], "open": true});
    Table::made(app, wanted).await
}

fn occupant(table: &serde_json::Value, seat: &str) -> String {
    let seats = table["seats"].as_array().unwrap();
    text(&seats.iter().find(|it| it["seat"] == seat).unwrap()["occupant"])
}

#[tokio::test]
async fn a_stranger_cannot_sit_down_on_a_seat_that_is_played_by_key() {
    let app = context().await;
    let mut table = open_table(&app).await;
    let (seat, other) = ("P1", "P2");
    assert_eq!(occupant(&table.look().await, seat), "open");
    // Looking is enough: who has seen a hand has the seat.
    let view = table.path("/view");
    table.seat(seat).get(&view).await.is(200);
    assert_eq!(occupant(&table.look().await, seat), "person");
    assert_eq!(occupant(&table.look().await, other), "open");
    let sit = format!("/table/{}/sit", table.id);
    let mut guest = Client::new(&app);
    guest.form(&sit, &[]).await.is(303);
    let path = table.path("");
    assert_eq!(guest.get(&path).await.json()["yours"], json!([other]), "the seat that is free");
    // What a table says whose seats browsers have taken, and this one.
    let mut stranger = Client::new(&app);
    stranger.script(&sit, &[]).await.has_code(404, "no-such-seat");
    let give = format!("/table/{}/seat", table.id);
    let refusals = [
        ("here", 403, "not-your-seat"),
        ("link", 403, "not-your-seat"),
        ("bot:greedy", 409, "still-here"),
    ];
    for (to, status, code) in refusals {
        guest.script(&give, &[("seat", seat), ("to", to)]).await.has_code(status, code);
    }
}

#[tokio::test]
async fn the_page_and_the_list_show_a_seat_that_is_played_by_key_as_taken() {
    let app = context().await;
    let mut host = Client::new(&app);
    let seats = [("game", "smallworld"), ("seat", "you"), ("seat", "link"), ("open", "true")];
    let address = host.makes(&seats).await;
    let id = address.rsplit('/').next().unwrap().to_owned();
    let page = host.get(&address).await.is(200).body;
    let key = page.split("/join/").nth(1).expect("a link for the open seat")[..26].to_owned();
    let path = address.replace("/table", "/api/v1/tables");
    let mut stranger = Client::new(&app);
    assert!(stranger.get("/").await.body.contains(&id), "a seat is free");
    let mut program = Client::with_key(&app, &key);
    program.get(&format!("{path}/legal")).await.is(200);
    assert!(!host.get(&address).await.body.contains(&key), "the link is shown for free seats only");
    assert!(!stranger.get("/").await.body.contains(&id), "no seat is free");
    assert_eq!(occupant(&stranger.get(&path).await.json(), "P2"), "person");
    stranger.script(&format!("{address}/sit"), &[]).await.has_code(404, "no-such-seat");
    // Who made the table puts nobody off his seat, and does not sit down on it.
    for to in ["here", "link"] {
        let wish = [("seat", "P2"), ("to", to)];
        host.script(&format!("{address}/seat"), &wish).await.has_code(403, "not-your-seat");
    }
    // The link is still one: the person whom it was sent to takes the seat by it, and then it opens nothing.
    let mut guest = Client::new(&app);
    guest.form("/join", &[("code", &key)]).await.is(303);
    assert_eq!(guest.get(&path).await.json()["yours"], json!(["P2"]));
    program.get(&format!("{path}/legal")).await.has_code(403, "not-your-seat");
    assert!(code_of(&mut guest, &address).await.is_some(), "and has a code");
}

#[tokio::test]
async fn a_program_makes_a_seat_its_own_and_the_old_key_is_void() {
    let app = context().await;
    let mut table = open_table(&app).await;
    let (path, claim) = (table.path(""), table.path("/key"));
    table.watcher.post(&claim, json!({})).await.has_code(401, "no-key");
    let mut host = table.seat("P2").clone();
    let told = table.seat("P2").post(&claim, json!({})).await.is(200).json();
    let key = text(&told["key"]);
    assert_eq!((&told["seat"], key.len()), (&json!("P2"), 26));
    assert_ne!(host.key.as_deref(), Some(key.as_str()));
    // Whoever gave the key away can do nothing with it any more, in no way.
    let old = host.key.clone().unwrap();
    host.post(&claim, json!({})).await.has_code(403, "not-your-seat");
    for what in ["/legal", "/view?seat=P2", "/notes"] {
        host.get(&format!("{path}{what}")).await.has_code(403, "not-your-seat");
    }
    assert_eq!(host.get(&path).await.json()["yours"], json!([]));
    let mut thief = Client::new(&app);
    thief.form("/join", &[("code", &old)]).await.is(404);
    thief.cookies = vec![format!("gospoda={old}")];
    assert_eq!(thief.get(&path).await.json()["yours"], json!([]));
    // The new one is a key like any other, and the recovery code of the seat: the program goes on beside a browser.
    let mut program = Client::with_key(&app, &key);
    program.get(&format!("{path}/legal")).await.is(200);
    let mut owner = Client::new(&app);
    owner.form("/join", &[("code", &key)]).await.is(303);
    assert_eq!(owner.get(&path).await.json()["yours"], json!(["P2"]));
    program.get(&format!("{path}/legal")).await.is(200);
    // It is changed as often as one likes.
    let again = program.post(&claim, json!({})).await.is(200).json();
    program.get(&format!("{path}/legal")).await.has_code(403, "not-your-seat");
    Client::with_key(&app, &text(&again["key"])).get(&format!("{path}/legal")).await.is(200);
    assert_eq!(owner.get(&path).await.json()["yours"], json!(["P2"]), "the browser keeps the seat");
}

/// A key opens one seat, also among all tables.
#[tokio::test]
async fn a_program_cannot_choose_a_key_that_opens_another_seat() {
    let app = context().await;
    let (mut one, mut other) = (open_table(&app).await, open_table(&app).await);
    let taken = other.seat("P2").key.clone().unwrap();
    let claim = one.path("/key");
    one.seat("P2").post(&claim, json!({"key": taken})).await.has_code(403, "not-your-seat");
    let path = other.path("");
    assert_eq!(other.seat("P2").get(&path).await.json()["yours"], json!(["P2"]));
    // A body may be left out, or be null.
    one.seat("P2").post(&claim, serde_json::Value::Null).await.is(200);
}

#[tokio::test]
async fn a_program_that_has_chosen_its_key_asks_again_when_the_answer_is_lost() {
    let app = context().await;
    let mut table = open_table(&app).await;
    let (path, claim) = (table.path(""), table.path("/key"));
    let wrong = json!({"key": "short"});
    table.seat("P2").post(&claim, wrong).await.has_code(400, "bad-request");
    let body = json!({"key": "abcdefghijklmnopqrstuvwxy4"});
    let first = table.seat("P2").post(&claim, body.clone()).await.is(200).json();
    assert_eq!(first, json!({"seat": "P2", "key": "abcdefghijklmnopqrstuvwxy4"}));
    let again = table.seat("P2").post(&claim, body.clone()).await.is(200).json();
    assert_eq!(again, first);
    let mut program = Client::with_key(&app, "abcdefghijklmnopqrstuvwxy4");
    assert_eq!(program.get(&path).await.json()["yours"], json!(["P2"]));
    assert_eq!(program.post(&claim, body.clone()).await.is(200).json(), first);
    // Nobody else has anything of it, and no seat gets the key of another one.
    table.seat("P2").post(&claim, json!({})).await.has_code(403, "not-your-seat");
    table.watcher.post(&claim, body.clone()).await.has_code(401, "no-key");
    table.seat("P1").post(&claim, body).await.has_code(403, "not-your-seat");
    assert_eq!(table.seat("P1").get(&path).await.json()["yours"], json!(["P1"]));
}

#[tokio::test]
async fn a_program_that_takes_its_seat_takes_it_from_the_bot_that_sits_in() {
    let app = context().await;
    let mut table = Table::of(&app, &["link", "link"]).await;
    let give = format!("/table/{}/seat", table.id);
    let fields = [("seat", "P2"), ("to", "bot:greedy")];
    table.seat("P2").form(&give, &fields).await.is(303);
    assert_eq!(occupant(&table.look().await, "P2"), "bot:greedy");
    let claim = table.path("/key");
    let told = table.seat("P2").post(&claim, json!({})).await.is(200).json();
    assert_eq!(occupant(&table.look().await, "P2"), "person");
    let path = table.path("");
    let mut program = Client::with_key(&app, &text(&told["key"]));
    assert_eq!(program.get(&path).await.json()["yours"], json!(["P2"]));
}

/// A seat stays taken, and its key the one that the program was given.
#[tokio::test]
async fn after_a_restart_a_seat_that_was_played_by_key_is_still_taken() {
    let store = server::Store::in_memory().await.unwrap();
    let state = || server::Server::new(store.clone(), crate::support::config());
    let app = server::app(state());
    let mut table = open_table(&app).await;
    let (legal, claim) = (table.path("/legal"), table.path("/key"));
    table.seat("P1").get(&legal).await.is(200);
    let told = table.seat("P2").post(&claim, json!({})).await.is(200).json();
    let again = server::app(state());
    table.move_to(&again);
    let sit = format!("/table/{}/sit", table.id);
    Client::new(&again).script(&sit, &[]).await.has_code(404, "no-such-seat");
    let shown = table.look().await;
    assert_eq!([occupant(&shown, "P1"), occupant(&shown, "P2")], ["person", "person"]);
    table.seat("P1").get(&legal).await.is(200);
    table.seat("P2").get(&legal).await.has_code(403, "not-your-seat");
    Client::with_key(&again, &text(&told["key"])).get(&legal).await.is(200);
}
