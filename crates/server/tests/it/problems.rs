//! What goes wrong is told to programs as JSON, whatever it is, and a set-up that is refused in a sentence.

use axum::body::Body;
use axum::http::Method;
use serde_json::{Value, json};

use crate::support::{Answer, Client, Table, context, text};

/// A problem in the form that `protocol` promises.
#[track_caller]
fn is_problem(answer: Answer, status: u16, code: &str) -> Value {
    let answer = answer.is(status);
    assert_eq!(answer.header("content-type"), "application/json", "{}", answer.body);
    let problem = answer.has_code(status, code).json();
    assert!(!text(&problem["message"]).is_empty(), "{problem}");
    problem
}

#[tokio::test]
async fn the_interface_answers_problems_in_json_only() {
    let app = context().await;
    let table = Table::of(&app, &["you", "link"]).await;
    let mut program = Client::new(&app);
    let file = table.path("/match");
    is_problem(program.get(&file).await, 403, "match-running");
    is_problem(program.get("/api/v1/tables/nobody/match").await, 404, "no-such-table");
    for path in ["/api/v1", "/api/v1/", "/api/v1/nowhere", "/api/v1/tables/a/b/c"] {
        is_problem(program.get(path).await, 404, "not-found");
    }
    let log = table.path("/log?from=yesterday");
    let problem = is_problem(program.get(&log).await, 400, "bad-request");
    assert!(text(&problem["message"]).contains("from"), "{problem}");
    is_problem(program.get("/api/v1/tables/%ff").await, 400, "bad-request");
    is_problem(program.post("/api/v1/tables", json!({"game": 3})).await, 400, "bad-request");
    is_problem(program.form("/api/v1/tables", &[("game", "x")]).await, 400, "bad-request");
    let long = "x".repeat(70 << 10);
    is_problem(program.post("/api/v1/tables", json!({"game": long})).await, 413, "too-large");
}

#[tokio::test]
async fn an_unknown_method_is_a_problem_that_names_the_known_ones() {
    let app = context().await;
    let mut program = Client::new(&app);
    let answer = program.post("/api/v1/games", json!({})).await;
    assert_eq!(answer.header("allow"), "GET,HEAD");
    is_problem(answer, 405, "no-such-method");
    let delete = program.request(Method::DELETE, "/api/v1/tables").body(Body::empty()).unwrap();
    is_problem(program.send(delete).await, 405, "no-such-method");
}

#[tokio::test]
async fn another_site_is_refused_in_json_too() {
    let mut foreign = Client::new(&context().await).with("sec-fetch-site", "cross-site");
    let body = json!({"game": "smallworld", "seats": ["you", "link"]});
    is_problem(foreign.post("/api/v1/tables", body).await, 403, "other-site");
}

/// SW-SETUP-02: one board has two faces, and only one of them can be used.
#[tokio::test]
async fn sw_setup_02_a_refused_set_up_is_told_in_a_sentence() {
    let app = context().await;
    let body = json!({
        "game": "smallworld", "seats": ["you", "bot:greedy"], "set": {"boards": "l1a,l1b"},
    });
    let problem =
        is_problem(Client::new(&app).post("/api/v1/tables", body).await, 400, "bad-setup");
    assert_eq!(problem["rule"], "SW-SETUP-02");
    let why = text(&problem["message"]);
    assert!(why.contains("each from one side only (SW-SETUP-02)"), "{why}");

    for (lang, sentence) in
        [("en", "2 players need"), ("pl", "na 2 graczy potrzeba plansz"), ("cs", "(SW-SETUP-02)")]
    {
        let mut person = Client::new(&app).with("accept-language", lang);
        let fields = [
            ("game", "smallworld"),
            ("seat", "you"),
            ("seat", "bot:greedy"),
            ("set.boards", "l1a,l1b"),
        ];
        let page = person.form("/tables", &fields).await.is(400).body;
        assert!(page.contains(sentence), "{lang}");
        assert!(!page.contains("setup-boards"), "{lang}");
    }
}

/// Whoever shows no key is asked for one; whoever shows the wrong one has no use for another try with it.
#[tokio::test]
async fn a_missing_key_is_asked_for() {
    let app = context().await;
    let mut table = Table::of(&app, &["you", "link"]).await;
    let legal = table.path("/legal");
    for header in [None, Some("Bearer"), Some("Bearer nonsense"), Some("Basic YTpi")] {
        let mut client = Client::new(&app);
        client.headers.extend(header.map(|it| ("authorization", it.to_owned())));
        let refused = client.get(&legal).await.has_code(401, "no-key");
        assert_eq!(refused.header("www-authenticate"), "Bearer", "{header:?}");
    }
    let wrong = Client::with_key(&app, "aaaaaaaaaaaaaaaaaaaaaaaaaa").get(&legal).await;
    assert_eq!(wrong.has_code(403, "not-your-seat").header("www-authenticate"), "");
    table.seat("P1").get(&legal).await.is(200);
}
