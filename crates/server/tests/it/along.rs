//! A running match is taken along by whoever has all seats of people, and goes on elsewhere.

use axum::body::Body;
use axum::http::Method;
use axum::http::header::CONTENT_TYPE;
use serde_json::{Value, json};

use crate::ground::{Ground, on_both};
use crate::support::{Answer, Client, Table, config, context};

async fn brings(client: &mut Client, file: &str) -> Answer {
    let body = format!(
        "--x\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.match\"\r\n\r\n{file}\r\n--x--\r\n"
    );
    let request = client
        .request(Method::POST, "/matches")
        .header(CONTENT_TYPE, "multipart/form-data; boundary=x");
    client.send(request.body(Body::from(body)).unwrap()).await
}

/// Whoever has one key of several, none, or only made the table, is refused; who has them all is not.
#[tokio::test]
async fn only_who_has_the_seats_of_all_people_takes_a_match_along() {
    let app = context().await;
    let mut shared = Table::of(&app, &["you", "link"]).await;
    shared.play(6, 3).await;
    let along = shared.path("/along");
    for seat in ["P1", "P2"] {
        shared.seat(seat).post(&along, json!({})).await.has_code(403, "not-your-seat");
    }
    shared.watcher.post(&along, json!({})).await.has_code(401, "no-key");
    let page = format!("/table/{}/along", shared.id);
    let told = shared.watcher.form(&page, &[]).await.is(403).body;
    assert!(told.contains("the seats of all people"), "{told}");

    let mut own = Table::of(&app, &["you", "bot:greedy"]).await;
    own.play(6, 3).await;
    let along = own.path("/along");
    own.watcher.post(&along, json!({})).await.has_code(401, "no-key");
    let answer = own.seat("P1").post(&along, json!({})).await.is(200);
    assert_eq!(answer.header("cache-control"), "no-store");
    assert!(answer.header("content-disposition").ends_with("-along.match\""));
    own.play(3000, 3).await;
    own.seat("P1").post(&along, json!({})).await.has_code(409, "match-over");
    own.watcher.post("/api/v1/tables/aaaaaaaaaaaa/along", json!({})).await.is(404);
}

/// Before play there is nothing to take along: the words of others are not known.
#[tokio::test]
async fn a_match_that_has_not_begun_stays() {
    let app = context().await;
    let wanted = json!({"game": "smallworld", "seats": ["you", "bot:greedy"], "mixes": true});
    let mut table = Table::made(&app, wanted).await;
    let along = table.path("/along");
    table.seat("P1").post(&along, json!({})).await.has_code(409, "mixing");
    let word = table.path("/word");
    table.seat("P1").post(&word, json!({"word": "żubr"})).await.is(200);
    let file = table.seat("P1").post(&along, json!({})).await.is(200).body;
    assert!(file.contains("P1:żubr"));
    let mut guest = Client::new(&app);
    brings(&mut guest, &file).await.is(303);
}

/// Who may know the dice plays with bots alone: links are void, also after the server was killed.
pub(crate) async fn nobody_new_sits_down_where_the_seed_was_told(ground: Ground) {
    let state = ground.context(config()).await;
    let mut host = Client::new(&server::app(state.clone()));
    let fields = [("game", "smallworld"), ("seat", "you"), ("seat", "link")];
    let table = host.makes(&fields).await;
    let page = host.get(&table).await.is(200).body;
    let link = page.split("/join/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    host.form(&format!("{table}/along"), &[]).await.is(403);
    let seat = format!("{table}/seat");
    host.form(&seat, &[("seat", "P2"), ("to", "bot:random")]).await.is(303);
    let file = host.form(&format!("{table}/along"), &[]).await.is(200).body;
    let brought = brings(&mut host, &file).await.is(303).header("location").to_owned();

    host.app = axum::Router::new();
    ground.close(state).await;
    let app = server::app(ground.context(config()).await);
    host.app = app.clone();
    for table in [&table, &brought] {
        assert!(host.get(table).await.is(200).body.contains("id=\"seed-told\""));
        let seat = format!("{table}/seat");
        host.form(&seat, &[("seat", "P2"), ("to", "link")]).await.is(403);
    }
    let mut guest = Client::new(&app);
    let again = guest.get(&format!("/join/{link}")).await.is(303).header("location").to_owned();
    guest.get(&again).await.is(403);
    let mut program = Client::with_key(&app, &link);
    let path = table.replace("/table", "/api/v1/tables");
    program.post(&format!("{path}/key"), json!({})).await.has_code(403, "not-your-seat");
    let told = program.get(&path).await.is(200).json();
    assert_eq!(told["yours"], json!([]));
    // The person himself goes on, at both tables.
    for table in [&table, &brought] {
        let path = table.replace("/table", "/api/v1/tables");
        let told: Value = host.get(&path).await.is(200).json();
        assert_eq!(told["yours"], json!(["P1"]));
        host.form(&format!("{table}/seat"), &[("seat", "P2"), ("to", "here")]).await.is(303);
    }
}

on_both!(
    crate::along::nobody_new_sits_down_where_the_seed_was_told
        as nobody_new_sits_down_where_the_seed_was_told,
);
