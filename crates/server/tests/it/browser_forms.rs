//! The pages as a browser without script uses them, and the answers that the script gets.

use serde_json::json;

use crate::support::{Client, context, text};

#[tokio::test]
async fn a_person_plays_with_forms_alone() {
    let mut person = Client::new(&context().await);
    let address = person
        .makes(&[("game", "smallworld"), ("name", "Zuzia"), ("seat", "you"), ("seat", "link")])
        .await;
    let page = person.get(&address).await.is(200).body;
    assert!(page.contains("Zuzia"), "the name is shown");
    let path = address.replace("/table", "/api/v1/tables");
    let mut legal = person.get(&format!("{path}/legal")).await.json();
    if legal["actions"].as_array().unwrap().is_empty() {
        // The lot made the other seat begin.
        let key = page.split("/join/").nth(1).unwrap()[..26].to_owned();
        person.form("/join", &[("code", &key)]).await.is(303);
        person.form(&format!("{address}/curtain"), &[]).await.is(303);
        legal = person.get(&format!("{path}/legal?seat=P2")).await.json();
    }
    let version = legal["version"].to_string();
    let action = text(&legal["actions"][0]);
    let act = format!("{address}/act");
    let done = person.form(&act, &[("version", &version), ("action", &action)]).await.is(303);
    assert_eq!(done.header("location"), address);
    // What went wrong is said on the table's page, until something goes well.
    person.form(&act, &[("version", &version), ("action", &action)]).await.is(303);
    let stale = "The table has moved on meanwhile";
    assert!(person.get(&address).await.body.contains(stale));
    let newer = person.get(&path).await.json()["version"].to_string();
    person.form(&format!("{address}/undo"), &[("version", &newer), ("n", "1")]).await.is(303);
    assert!(!person.get(&address).await.body.contains(stale));
}

#[tokio::test]
async fn the_script_gets_the_parts_with_every_answer() {
    let mut person = Client::new(&context().await);
    let address = person
        .makes(&[
            ("game", "smallworld"),
            ("seat", "you"),
            ("seat", "bot:random"),
            ("set.first", "P1"),
        ])
        .await;
    let path = address.replace("/table", "/api/v1/tables");
    let legal = person.get(&format!("{path}/legal")).await.json();
    let version = legal["version"].to_string();
    let action = text(&legal["actions"][0]);
    let fields = [("version", version.as_str()), ("action", action.as_str())];
    let act = format!("{address}/act");
    let news = person.script(&act, &fields).await.is(200).json();
    assert!(legal["version"].as_u64() < news["version"].as_u64());
    let ids = |news: &serde_json::Value| -> Vec<String> {
        news["parts"].as_array().unwrap().iter().map(|it| text(&it["id"])).collect()
    };
    assert!(
        ids(&news).contains(&"status".to_owned()) && !ids(&news).contains(&"notice".to_owned())
    );
    for part in news["parts"].as_array().unwrap() {
        let id = format!("id=\"{}\"", text(&part["id"]));
        assert!(text(&part["html"]).contains(&id), "{part}");
    }
    // Who has an older page gets all that an action can change.
    let stale = person.script(&act, &fields).await.has_code(409, "stale").json();
    assert_eq!(stale["version"], news["version"]);
    assert!(ids(&news).len() < ids(&stale).len());
    let notice = stale["parts"].as_array().unwrap().iter().find(|it| it["id"] == "notice").unwrap();
    assert!(text(&notice["html"]).contains("moved on"), "{notice}");
}

#[tokio::test]
async fn each_viewer_has_a_language() {
    let app = context().await;
    let mut czech = Client::new(&app).with("accept-language", "cs");
    assert!(czech.get("/").await.body.contains("<html lang=\"cs\""));
    let answer = czech
        .form("/prefs", &[("lang", "pl"), ("contrast", "high"), ("back", "/rules/smallworld")])
        .await
        .is(303);
    assert_eq!(answer.header("location"), "/rules/smallworld");
    let page = czech.get("/").await.body;
    assert!(page.contains("<html lang=\"pl\"") && page.contains("data-contrast=\"high\""));
    let away =
        czech.form("/prefs", &[("motion", "reduced"), ("back", "//evil.example")]).await.is(303);
    assert_eq!(away.header("location"), "/");
    let page = czech.get("/").await.body;
    assert!(
        page.contains("<html lang=\"pl\"") && page.contains("data-motion=\"reduced\""),
        "what is not named stays"
    );
}

#[tokio::test]
async fn a_wrong_form_is_shown_again_with_the_reason() {
    let mut person = Client::new(&context().await);
    let answer = person.form("/tables", &[("game", "smallworld"), ("seat", "you")]).await.is(400);
    assert!(answer.body.contains("played by 2 to 5"), "{}", answer.body.len());
    person.form("/tables", &[("game", "chess")]).await.is(404);
    person.form("/table/aaaaaaaaaaaa/act", &[("version", "1"), ("action", "done")]).await.is(404);
    person.get("/table/aaaaaaaaaaaa").await.is(404);
    person.get("/rules/chess").await.is(404);
    let answer = person.get("/rules/smallworld/sw-conq-03").await.is(303);
    assert_eq!(answer.header("location"), "/rules/smallworld#SW-CONQ-03");
    person.get("/rules/smallworld/SW-NONE").await.is(200);
    person.get("/rules/chess/SW-CONQ-03").await.is(404);
    let found = person.get("/rules/smallworld?q=floor%20tauren").await.is(200).body;
    assert!(found.contains("id=\"SW-CONQ-03\"") && !found.contains("id=\"SW-CONQ-01\""));
}

#[tokio::test]
async fn everybody_at_a_table_has_a_name() {
    let app = context().await;
    let mut person = Client::new(&app);
    let rows = [
        ("game", "smallworld"),
        ("n", "4"),
        ("seat", "you"),
        ("name", " Zuzia "),
        ("seat", "bot:greedy"),
        ("name", "Robot"),
        ("seat", "here"),
        ("name", "Franek"),
        ("seat", "link"),
        ("name", ""),
        ("seat", "here"),
        ("name", "Nobody"),
    ];
    let address = person.makes(&rows).await;
    let table = person.get(&address.replace("/table", "/api/v1/tables")).await.json();
    let names: Vec<String> =
        table["seats"].as_array().unwrap().iter().map(|it| text(&it["name"])).collect();
    // A bot is called by what it is; whoever gave no name has a number.
    assert_eq!(names, ["Zuzia", "Greedy", "Franek", "Player 4"]);
    let czech = Client::new(&app).with("accept-language", "cs").get(&address).await.is(200).body;
    assert!(czech.contains("Chamtivý") && !czech.contains("Greedy"));
    // Two of a kind are told apart.
    person.form(&format!("{address}/seat"), &[("seat", "P4"), ("to", "bot:greedy")]).await.is(303);
    let page = Client::new(&app).get(&address).await.is(200).body;
    assert!(page.contains("Greedy 1") && page.contains("Greedy 2"));
}

/// SW-SETUP-02: only the fields that belong to the chosen number of seats count, and what is left open is drawn.
#[tokio::test]
async fn boards_are_chosen_slot_by_slot() {
    let mut person = Client::new(&context().await);
    let mut fields = vec![("game", "smallworld"), ("n", "3")];
    fields.extend([("seat", "you"), ("seat", "bot:random"), ("seat", "bot:random")]);
    fields.extend([("set-2.boards", "l1a"), ("set-2.boards", "s1a"), ("set-2.first", "P2")]);
    fields.extend([("set-3.boards", "l2b"), ("set-3.boards", ""), ("set-3.boards", "s2a")]);
    fields.extend([("set-3.first", "P1"), ("set.coast-is-sea", "true")]);
    let address = person.makes(&fields).await;
    let view = person.get(&format!("{}/view", address.replace("/table", "/api/v1/tables"))).await;
    let boards = view.is(200).json()["view"]["boards"].clone();
    let boards: Vec<String> = boards.as_array().unwrap().iter().map(text).collect();
    assert_eq!(boards.len(), 3);
    assert!(boards.contains(&"l2b".to_owned()) && boards.contains(&"s2a".to_owned()), "{boards:?}");
}

#[tokio::test]
async fn the_page_asks_again_only_where_that_is_wished() {
    let mut person = Client::new(&context().await);
    let address = person
        .makes(&[
            ("game", "smallworld"),
            ("seat", "you"),
            ("seat", "bot:random"),
            ("set.first", "P1"),
        ])
        .await;
    let direct = "name=\"action\" value=\"choose ";
    let asked = "class=\"spot\" type=\"button\" popovertarget=\"why-combo-";
    let page = person.get(&address).await.body;
    let (_, market) = page.split_once("id=\"combos\"").unwrap();
    let (first, _) = market.split_once("</article>").unwrap();
    assert!(first.contains(direct) && !first.contains(asked), "{first}");
    person
        .form("/prefs", &[("confirm", "yes"), ("theme", "dark"), ("back", &address)])
        .await
        .is(303);
    let page = person.get(&address).await.body;
    let (_, market) = page.split_once("id=\"combos\"").unwrap();
    let (first, _) = market.split_once("</article>").unwrap();
    assert!(!first.contains(direct) && first.contains(asked), "{first}");
    assert!(page.contains("data-theme=\"dark\""));
}

#[tokio::test]
async fn the_front_page_lists_the_tables_that_one_sits_at() {
    let app = context().await;
    let mut person = Client::new(&app);
    let mut addresses = Vec::new();
    for _ in 0..3 {
        addresses
            .push(person.makes(&[("game", "smallworld"), ("seat", "you"), ("seat", "link")]).await);
    }
    let page = person.get("/").await.body;
    assert!(addresses.iter().all(|it| page.contains(it.as_str())));
    let other = Client::new(&app).get("/").await.body;
    assert!(!addresses.iter().any(|it| other.contains(it.as_str())));
    assert_eq!(person.get("/api/v1/health").await.json()["tables"], json!(3));
}
