//! The browser of whoever plays alone with bots thinks for them, if he wants that.

use std::time::Duration;

use axum::Router;
use catalog::Question;
use server::Config;

use crate::support::{Client, Folder, Stream, config, house_with, later, number};

/// A search that the server does not end in the time of a test.
const BOT: &str = "bot:mcts:100000";
const THOUGHTS: &str = "gospoda_thoughts_of_browsers_total";

/// A server that offers what thinks in browsers.
async fn house(folder: &Folder) -> Router {
    std::fs::create_dir_all(folder.path()).unwrap();
    house_with(Config { site: Some(folder.path().to_owned()), ..config() }).await.1
}

/// Somebody whose browser thinks.
async fn thinker(app: &Router) -> Client {
    let mut res = Client::new(app);
    res.form("/prefs", &[("thinking", "browser")]).await.is(303);
    res
}

/// Somebody alone with a bot.
async fn alone(host: &mut Client) -> String {
    let fields = [("game", "smallworld"), ("seat", "you"), ("seat", BOT), ("set.first", "P1")];
    host.makes(&fields).await
}

/// Plays until a bot is asked.
async fn pass_turn(host: &mut Client, table: &str) {
    let table = table.replace("/table", "/api/v1/tables");
    loop {
        let legal = host.get(&format!("{table}/legal")).await.is(200).json();
        let actions = legal["actions"].as_array().unwrap();
        let Some(first) = actions.first() else { return };
        let action = actions.iter().find(|it| *it == "done").unwrap_or(first);
        let act = serde_json::json!({"version": legal["version"], "action": action});
        host.post(&format!("{table}/act"), act).await.is(200);
    }
}

/// What a stream asks the browser to think about, if it does soon: a version and the question.
async fn asked(stream: &mut Stream) -> Option<(String, Question)> {
    loop {
        let event = stream.within(Duration::from_millis(400)).await?;
        if event.kind == "think" {
            let question = serde_json::from_value(event.data["question"].clone()).unwrap();
            return Some((event.data["version"].to_string(), question));
        }
    }
}

fn greedy(question: &Question) -> String {
    let mut question = question.clone();
    question.bot = "greedy".to_owned();
    question.thinker().unwrap().finish()
}

#[tokio::test]
async fn a_browser_answers_for_a_bot_and_the_server_checks_it() {
    let folder = Folder::new("thinkers");
    let app = house(&folder).await;
    let mut host = thinker(&app).await;
    let table = alone(&mut host).await;
    assert!(host.get(&table).await.is(200).body.contains("data-thinker=\"/local/think.js\""));
    let mut stream = Stream::open(&host, &format!("{table}/events"), None).await;
    let thought = format!("{table}/thought");
    for n in 1..=5 {
        pass_turn(&mut host, &table).await;
        let (version, question) = asked(&mut stream).await.expect("the browser is asked");
        assert!(question.bot.starts_with("mcts:") && question.seat == 1, "{question:?}");
        let action = greedy(&question);
        let fields = [("version", version.as_str()), ("action", &action)];
        let early = [("version", "1"), ("action", &action)];
        Client::new(&app).form(&thought, &fields).await.has_code(409, "not-your-turn");
        host.form(&thought, &early).await.has_code(409, "not-your-turn");
        host.form(&thought, &fields).await.is(204);
        host.form(&thought, &fields).await.has_code(409, "not-your-turn");
        let played = format!("/api/v1/tables/{}", table.rsplit('/').next().unwrap());
        while host.get(&played).await.json()["version"].as_u64() == version.parse().ok() {
            tokio::task::yield_now().await;
        }
        assert_eq!(number(&app, THOUGHTS).await, n);
    }
}

#[tokio::test]
async fn the_server_thinks_where_the_browser_does_not() {
    let folder = Folder::new("thinkers");
    let app = house(&folder).await;
    for what in ["illegal", "unable", "silent", "gone"] {
        let mut host = thinker(&app).await;
        let table = alone(&mut host).await;
        let mut stream = Some(Stream::open(&host, &format!("{table}/events"), None).await);
        pass_turn(&mut host, &table).await;
        let (version, question) =
            asked(stream.as_mut().unwrap()).await.expect("the browser is asked");
        let thought = format!("{table}/thought");
        match what {
            "illegal" => {
                let fields = [("version", version.as_str()), ("action", "conquer nowhere")];
                host.form(&thought, &fields).await.is(400);
            }
            "unable" => drop(host.form(&thought, &[("version", &version)]).await.is(204)),
            "silent" => later(60).await,
            _ => stream = None,
        }
        // The bot waits for the browser no longer, nor is the browser asked again.
        tokio::time::sleep(Duration::from_millis(50)).await;
        let action = greedy(&question);
        let fields = [("version", version.as_str()), ("action", &action)];
        host.form(&thought, &fields).await.has_code(409, "not-your-turn");
        if let Some(stream) = &mut stream {
            assert!(asked(stream).await.is_none(), "{what}");
        }
        assert_eq!(number(&app, THOUGHTS).await, 0, "{what}");
    }
}

#[tokio::test]
async fn nobody_else_is_asked() {
    let folder = Folder::new("thinkers");
    let app = house(&folder).await;
    let (mut host, mut watcher) = (thinker(&app).await, thinker(&app).await);
    let table = alone(&mut host).await;
    watcher.get(&table).await.is(200);
    let mut of_watcher = Stream::open(&watcher, &format!("{table}/events"), None).await;
    let mut plain = Client { cookies: host.cookies.clone(), ..Client::new(&app) };
    plain.form("/prefs", &[("thinking", "server")]).await.is(303);
    assert!(!plain.get(&table).await.is(200).body.contains("data-thinker"));
    let mut of_plain = Stream::open(&plain, &format!("{table}/events"), None).await;
    pass_turn(&mut host, &table).await;
    assert!(asked(&mut of_watcher).await.is_none(), "a spectator");
    assert!(asked(&mut of_plain).await.is_none(), "the browser does not want to");

    // With a second person, who has not come yet, nobody is alone.
    let seats = [("seat", "you"), ("seat", BOT), ("seat", "link")];
    let fields = [&[("game", "smallworld"), ("set.first", "P1")][..], &seats].concat();
    let table = host.makes(&fields).await;
    let mut stream = Stream::open(&host, &format!("{table}/events"), None).await;
    pass_turn(&mut host, &table).await;
    assert!(asked(&mut stream).await.is_none());

    // A server without the module asks nobody, whatever a cookie says.
    let (_, app) = house_with(config()).await;
    let mut host = thinker(&app).await;
    let table = alone(&mut host).await;
    assert!(!host.get(&table).await.is(200).body.contains("name=\"thinking\""));
    let mut stream = Stream::open(&host, &format!("{table}/events"), None).await;
    pass_turn(&mut host, &table).await;
    assert!(asked(&mut stream).await.is_none());
}
