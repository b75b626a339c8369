//! Streams of events: each viewer gets his own parts, and only those that changed.

use std::time::Duration;

use serde_json::Value;

use crate::support::{Client, Event, Stream, context, number, text};

fn ids(event: &Event) -> Vec<String> {
    event.data["parts"].as_array().unwrap().iter().map(|it| text(&it["id"])).collect()
}

/// A host with a table, and what he may do first.
async fn table() -> (Client, String, String, String) {
    let mut host = Client::new(&context().await);
    let fields = [("game", "smallworld"), ("seat", "you"), ("seat", "link"), ("set.first", "P1")];
    let address = host.makes(&fields).await;
    let legal =
        host.get(&format!("{}/legal", address.replace("/table", "/api/v1/tables"))).await.json();
    (host, address, legal["version"].to_string(), text(&legal["actions"][0]))
}

#[tokio::test]
async fn two_viewers_get_streams_of_their_own() {
    let (mut host, address, version, action) = table().await;
    let events = format!("{address}/events");
    let watcher = Client::new(&host.app);
    let mut of_host = Stream::open(&host, &events, None).await;
    let mut of_watcher = Stream::open(&watcher, &events, None).await;
    let (first_host, first_watcher) = (of_host.next().await, of_watcher.next().await);
    assert_eq!(first_host.data["version"].to_string(), version);
    assert_eq!(ids(&first_host), ids(&first_watcher));
    assert_ne!(first_host.data["parts"], first_watcher.data["parts"]);
    assert!(!first_watcher.data.to_string().contains("/join/"));

    host.script(&format!("{address}/act"), &[("version", &version), ("action", &action)])
        .await
        .is(200);
    for (stream, first) in [(&mut of_host, &first_host), (&mut of_watcher, &first_watcher)] {
        let news = stream.next().await;
        assert!(first.data["version"].as_u64() < news.data["version"].as_u64());
        assert!(
            !ids(&news).is_empty() && ids(&news).len() < ids(first).len(),
            "only what changed: {:?}",
            ids(&news)
        );
    }
}

/// Both may overtake each other on their way: the page keeps of each part what was drawn last.
#[tokio::test]
async fn answers_and_streams_tell_when_they_were_drawn() {
    let (mut host, address, version, action) = table().await;
    let mut stream = Stream::open(&host, &format!("{address}/events"), None).await;
    let moment = |news: &Value| {
        let told: (u32, u64) = serde_json::from_value(news["moment"].clone()).unwrap();
        told
    };
    let first = moment(&stream.next().await.data);
    let fields = [("version", version.as_str()), ("action", action.as_str())];
    let answer = moment(&host.script(&format!("{address}/act"), &fields).await.is(200).json());
    let news = moment(&stream.next().await.data);
    assert_eq!((first.0, answer.0), (answer.0, news.0), "one copy of the table draws");
    assert!(first.1 < answer.1 && first.1 < news.1 && answer.1 != news.1);
}

/// What stands in the parts, by their ids.
fn parts(news: &Value) -> Vec<(String, String)> {
    let parts = news["parts"].as_array().unwrap().iter();
    parts.map(|it| (text(&it["id"]), text(&it["html"]))).collect()
}

#[tokio::test]
async fn a_form_of_the_script_is_one_command_for_its_table() {
    let (mut host, address, version, action) = table().await;
    let app = host.app.clone();
    let name = "gospoda_commands_total";
    let fields = [("version", version.as_str()), ("action", action.as_str())];
    // Whether it is played or refused: the second one is out of date.
    for status in [200, 409] {
        let before = number(&app, name).await;
        let told = host.script(&format!("{address}/act"), &fields).await.is(status).json();
        assert!(!parts(&told).is_empty());
        assert_eq!(number(&app, name).await - before, 1);
    }
}

/// The tab that acts has each part from the answer, and its stream leaves it out; other tabs have it from theirs.
#[tokio::test]
async fn what_a_tab_was_answered_its_stream_does_not_send_again() {
    let (mut host, address, version, action) = table().await;
    let mut streams = Vec::new();
    for tab in ["tab1", "tab2"] {
        let mut stream = Stream::open(&host, &format!("{address}/events?tab={tab}"), None).await;
        stream.next().await;
        streams.push(stream);
    }
    let mut script = host.clone().with("x-gospoda", "tab1");
    let fields = [("version", version.as_str()), ("action", action.as_str())];
    let answered = script.form(&format!("{address}/act"), &fields).await.is(200).json();
    assert!(2 < parts(&answered).len(), "an action changes more than one part");
    assert_eq!(parts(&streams[1].next().await.data), parts(&answered));
    let again = streams[0].within(Duration::from_millis(300)).await;
    assert!(again.is_none(), "{:?}", again.map(|it| ids(&it)));
    // What comes from elsewhere is sent to both, and nothing of the answer with it.
    host.script(&format!("{address}/talk"), &[("text", "Dzień dobry")]).await.is(200);
    let news = [streams[0].next().await, streams[1].next().await];
    assert_eq!(parts(&news[0].data), parts(&news[1].data));
    assert!(news[0].data.to_string().contains("Dzień dobry"));
    assert!(parts(&news[0].data).iter().all(|it| !parts(&answered).contains(it)));
}

#[tokio::test]
async fn whoever_has_the_page_is_not_sent_it_again() {
    let (mut host, address, version, action) = table().await;
    let events = format!("{address}/events?since={version}");
    let mut stream = Stream::open(&host, &events, None).await;
    stream.next().await;
    drop(stream);
    host.get(&address).await.is(200);
    let mut stream = Stream::open(&host, &events, None).await;
    assert!(stream.within(Duration::from_millis(200)).await.is_none());
    host.script(&format!("{address}/act"), &[("version", &version), ("action", &action)])
        .await
        .is(200);
    let news = stream.next().await;
    // Who comes again with an old version gets everything, with the newest one at least what is live.
    let mut old = Stream::open(&host, &format!("{address}/events"), Some(&version)).await;
    let mut newest = Stream::open(&host, &format!("{address}/events"), Some(&news.id)).await;
    let (old, newest) = (old.next().await, newest.next().await);
    assert!(ids(&newest).iter().all(|it| ids(&old).contains(it)));
    assert_eq!(old.data["version"], news.data["version"]);
}

#[tokio::test]
async fn a_refusal_is_shown_to_whoever_tried_and_to_nobody_else() {
    let (mut host, address, _, action) = table().await;
    let events = format!("{address}/events");
    let watcher = Client::new(&host.app);
    let mut of_host = Stream::open(&host, &events, None).await;
    let mut of_watcher = Stream::open(&watcher, &events, None).await;
    of_host.next().await;
    of_watcher.next().await;
    // The host's coming may have changed the watcher's picture of who is there.
    while of_watcher.within(Duration::from_millis(100)).await.is_some() {}
    host.script(&format!("{address}/act"), &[("version", "0"), ("action", &action)]).await.is(409);
    assert_eq!(ids(&of_host.next().await), ["notice"]);
    assert!(of_watcher.within(Duration::from_millis(200)).await.is_none());
}

#[tokio::test]
async fn a_program_is_told_whose_turn_it_is() {
    let (mut host, address, version, action) = table().await;
    let path = address.replace("/table", "/api/v1/tables");
    let mut stream = Stream::open(&Client::new(&host.app), &format!("{path}/events"), None).await;
    let first = stream.next().await;
    assert_eq!(
        first.data,
        serde_json::json!({"version": version.parse::<u32>().unwrap(), "asked": ["P1"], "is_over": false})
    );
    host.script(&format!("{address}/act"), &[("version", &version), ("action", &action)])
        .await
        .is(200);
    assert!(first.data["version"].as_u64() < stream.next().await.data["version"].as_u64());
}
