//! Campaigns: a match goes on to the next one with the same people, and the log can be taken away and brought back.

use axum::body::Body;
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, Request};
use serde_json::{Value, json};

use crate::ground::Ground;
use crate::support::{Answer, Client, config, context};

/// A table of Warhammer Quest for one person, who plays two heroes.
async fn quest(client: &mut Client) -> String {
    let made = client.makes(&[("game", "quest"), ("n", "1"), ("seat", "you"), ("name", "")]).await;
    made.trim_start_matches("/table/").to_owned()
}

/// Plays to the end: whatever is legal, the dice and the choices are the same every time.
async fn play(client: &mut Client, id: &str) {
    let mut luck: u64 = 5;
    loop {
        let table = client.get(&format!("/api/v1/tables/{id}")).await.is(200).json();
        if !table["outcome"].is_null() {
            return;
        }
        let legal = client.get(&format!("/api/v1/tables/{id}/legal")).await.is(200).json();
        let actions = legal["actions"].as_array().unwrap();
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = &actions[(luck >> 33) as usize % actions.len()];
        let act = json!({"version": legal["version"], "action": action});
        client.post(&format!("/api/v1/tables/{id}/act"), act).await.is(200);
    }
}

async fn bring(client: &mut Client, file: &str) -> Answer {
    let body = [("game", "quest"), ("others", "bot:greedy"), ("file", file)].map(|(name, text)| {
        format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{text}\r\n")
    });
    let body = format!("{}--x--\r\n", body.concat());
    let request: Request<Body> = client
        .request(Method::POST, "/campaigns")
        .header(CONTENT_TYPE, "multipart/form-data; boundary=x")
        .body(Body::from(body))
        .unwrap();
    client.send(request).await
}

fn id_of(answer: &Answer) -> String {
    answer.header("location").trim_start_matches("/table/").to_owned()
}

/// WQ-CAMP-02, WQ-CAMP-04: won or lost, the next quest begins with the same people and what their heroes own.
pub(crate) async fn a_quest_goes_on_to_the_next_one_with_the_same_people(ground: Ground) {
    let state = ground.context(config()).await;
    let app = server::app(state.clone());
    let mut client = Client::new(&app);
    let id = quest(&mut client).await;
    client.post(&format!("/api/v1/tables/{id}/next"), json!({})).await.has_code(409, "no-sequel");
    let before = client.get(&format!("/table/{id}/campaign")).await.is(200).json();
    assert_eq!(before["played"], json!([]));

    play(&mut client, &id).await;
    let page = client.get(&format!("/table/{id}")).await.is(200).body;
    assert!(page.contains(&format!("action=\"/table/{id}/next\"")), "the way on stands there");
    let mut stranger = Client::new(&app);
    stranger.post(&format!("/api/v1/tables/{id}/next"), json!({})).await.has_code(401, "no-key");
    let next = id_of(&client.form(&format!("/table/{id}/next"), &[]).await.is(303));
    let again = id_of(&client.form(&format!("/table/{id}/next"), &[]).await.is(303));
    assert_eq!(again, next, "there is one next table, whoever asks");
    let version = client.get(&format!("/api/v1/tables/{id}")).await.json()["version"].clone();
    let undo = json!({"version": version, "n": "one"});
    client.post(&format!("/api/v1/tables/{id}/undo"), undo).await.is(422);

    drop((app, stranger));
    client.app = axum::Router::new();
    ground.close(state).await;
    client.app = server::app(ground.context(config()).await);
    let log = client.get(&format!("/api/v1/tables/{next}/campaign")).await.is(200).json();
    assert_eq!(log["played"][0]["quest"], "a-foul-stench");
    let table = client.get(&format!("/api/v1/tables/{next}")).await.is(200).json();
    assert_eq!(table["yours"], json!(["P1"]));
    let view = client.get(&format!("/api/v1/tables/{next}/view")).await.is(200).json();
    assert_eq!(view["view"]["quest"], "locate-the-toxic-agent");
    let page = client.get(&format!("/table/{next}")).await.is(200).body;
    assert!(page.contains("/campaign\""), "the log can be saved");
}

/// The file of one server is played on in another one; a damaged file is refused with the place of the damage.
#[tokio::test]
async fn a_campaign_file_is_taken_along() {
    let app = context().await;
    let mut client = Client::new(&app);
    let id = quest(&mut client).await;
    play(&mut client, &id).await;
    let file = client.get(&format!("/table/{id}/campaign")).await.is(200);
    assert!(file.header("content-disposition").contains(".campaign.json"));

    let elsewhere = context().await;
    let mut guest = Client::new(&elsewhere);
    let brought = id_of(&bring(&mut guest, &file.body).await.is(303));
    let told = guest.get(&format!("/table/{brought}/campaign")).await.is(200);
    assert_eq!(told.body, file.body, "nothing is lost on the way");
    let body = json!({"campaign": file.json(), "seats": ["you"]});
    let made = guest.post("/api/v1/campaigns", body).await.is(201).json();
    assert_eq!(made["keys"][0]["seat"], "P1");

    let half = &file.body[..file.body.len() / 2];
    let refused = bring(&mut guest, half).await.is(400).body;
    assert!(refused.contains("damaged at line"), "{refused}");
    let mut newer: Value = file.json();
    newer["version"] = json!(99);
    let refused = bring(&mut guest, &newer.to_string()).await.is(400).body;
    assert!(refused.contains("of version 99"), "{refused}");
    let mut other: Value = file.json();
    other["edition"] = json!("printed-4711");
    let body = json!({"campaign": other, "seats": ["you"]});
    guest.post("/api/v1/campaigns", body).await.has_code(400, "bad-setup");
    let body = json!({"campaign": file.json(), "seats": ["you", "bot:greedy"]});
    guest.post("/api/v1/campaigns", body).await.has_code(400, "bad-setup");
}

/// A match that belongs to no campaign has neither log nor successor.
#[tokio::test]
async fn other_matches_have_no_campaign() {
    let app = context().await;
    let mut client = Client::new(&app);
    let seats = [("game", "smallworld"), ("n", "2"), ("seat", "you"), ("seat", "bot:greedy")];
    let id = client.makes(&seats).await;
    let id = id.trim_start_matches("/table/");
    client.get(&format!("/api/v1/tables/{id}/campaign")).await.has_code(409, "no-sequel");
    client.post(&format!("/api/v1/tables/{id}/next"), json!({})).await.has_code(409, "no-sequel");
}
