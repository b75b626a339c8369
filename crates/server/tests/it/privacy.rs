//! Nobody peeks: what belongs to one seat reaches no other one.

use serde_json::Value;

use crate::support::{Client, Table, context};

/// The coins of a seat are its secret.
#[tokio::test]
async fn the_view_of_a_seat_has_its_own_secrets_and_no_other() {
    let mut table = Table::of(&context().await, &["you", "link"]).await;
    table.play(60, 7).await;
    let mut seen: Vec<Value> = Vec::new();
    let path = table.path("/view");
    for seat in ["P1", "P2"] {
        seen.push(table.seat(seat).get(&path).await.is(200).json()["view"].clone());
    }
    let public = table.watcher.get(&path).await.is(200).json()["view"].clone();
    assert_ne!(seen[0], seen[1]);
    let names = ["P1", "P2"];
    for (idx, own) in seen.iter().enumerate() {
        let (seat, other) = (names[idx], names[1 - idx]);
        assert_eq!(
            own["seats"][other], public["seats"][other],
            "of the other seat one sees what everybody sees"
        );
        assert_ne!(own["seats"][seat], public["seats"][seat], "of oneself one sees more");
    }
}

/// Keys, seeds and hashes of keys never leave the server.
#[tokio::test]
async fn no_page_and_no_answer_tells_a_secret_of_the_table() {
    let app = context().await;
    let mut host = Client::new(&app);
    let address = host
        .makes(&[("game", "smallworld"), ("seat", "you"), ("seat", "link"), ("seat", "bot:random")])
        .await;
    let path = address.replace("/table", "/api/v1/tables");
    let browser_key = host.cookies[0].split('=').nth(1).unwrap().to_owned();
    let mut guest = Client::new(&app);
    let pages = [
        address.clone(),
        path.clone(),
        format!("{path}/view"),
        format!("{path}/log"),
        format!("{path}/match"),
        format!("{address}/match"),
        "/".to_owned(),
    ];
    for page in pages {
        for client in [&mut host, &mut guest] {
            let body = client.get(&page).await.body;
            assert!(!body.contains(&browser_key), "{page}");
            assert!(!body.contains("\"seed\""), "{page}");
            assert!(!body.contains("\"chance\""), "{page}");
            assert!(!body.contains("\"opening\""), "{page}");
        }
    }
    assert!(
        !guest.get(&address).await.body.contains("/join/"),
        "links are for whoever made the table"
    );
    assert!(!format!("{:?}", server::Key::parse(&browser_key)).contains(&browser_key));
}
