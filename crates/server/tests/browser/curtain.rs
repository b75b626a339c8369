//! One screen for several people, with a curtain between their hands, and with nothing to be reached but the server.

use std::collections::BTreeSet;

use fantoccini::Locator;
use serde_json::Value;

use crate::axe;
use crate::chromium::{Screen, Window};
use crate::company::choose;
use crate::player::Dice;
use crate::server::RunningServer;

/// Two people at one screen, who both have a hand.
async fn table(window: &Window, server: &RunningServer) {
    window.page.goto(&server.url("/?game=adventure")).await.unwrap();
    window.click("label:has(#adventure-n-2)").await;
    choose(window, "#adventure-seat-2", "here").await;
    window.click("form.new-table button[type=submit]").await;
    settled(window).await;
}

/// Between two pages there is neither a curtain nor a table.
pub(crate) async fn settled(window: &Window) {
    window.until("document.querySelector('.curtain, #act') !== null").await;
}

pub(crate) async fn is_drawn(window: &Window) -> bool {
    window.page.find(Locator::Css("main.curtain")).await.is_ok()
}

/// The names of the cards in the hand that is open.
pub(crate) async fn hand(window: &Window) -> BTreeSet<String> {
    let script = "return [...document.querySelectorAll('#me .ag-held > .card-title')].map((it) => it.textContent.trim())";
    let names = window.run(script).await;
    names.as_array().unwrap().iter().map(|it| it.as_str().unwrap().to_owned()).collect()
}

/// Every file that this page asked for came from the server.
async fn has_asked_only(window: &Window, server: &RunningServer) {
    let asked = window
        .run("return ['navigation', 'resource'].flatMap((it) => performance.getEntriesByType(it)).map((it) => it.name)")
        .await;
    let asked: Vec<&str> = asked.as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert!(4 < asked.len(), "page, style sheets, script: {asked:?}");
    assert!(asked.iter().all(|it| it.starts_with(&server.url("/"))), "{asked:?}");
}

/// What this browser would be given at some address.
async fn given(window: &Window, address: &str) -> String {
    let script = "const done = arguments[arguments.length - 1]; fetch(arguments[0]).then((it) => it.text()).then(done)";
    let text = window.page.execute_async(script, vec![Value::from(address)]).await.unwrap();
    text.as_str().unwrap().to_owned()
}

/// What the stream of the table says first.
async fn streamed(window: &Window, table: &str) -> Value {
    let script = "const done = arguments[arguments.length - 1];
        const stream = new EventSource(arguments[0]);
        stream.onmessage = (event) => { stream.close(); done(JSON.parse(event.data)); };";
    let address = Value::from(format!("{table}/events?since=0"));
    window.page.execute_async(script, vec![address]).await.unwrap()
}

/// While the curtain is down, neither the page nor what this browser could ask for shows a hand.
pub(crate) async fn hides(window: &Window, cards: &BTreeSet<String>) {
    let page = window.run("return document.documentElement.outerHTML").await;
    let page = page.as_str().unwrap().to_owned();
    for trace in ["ag-hand", "id=\"me\"", "id=\"prompt\"", "id=\"land-", "name=\"action\""] {
        assert!(!page.contains(trace), "{trace} stands behind the curtain");
    }
    for card in cards {
        assert!(!page.contains(card.as_str()), "'{card}' can be seen through the curtain");
    }
    let table = window.run("return location.pathname").await;
    let table = table.as_str().unwrap();
    for place in ["", "/at/6", "/at/6?as=P1", "/at/6?as=P2", "/history"] {
        let page = given(window, &format!("{table}{place}")).await;
        assert!(!page.contains("ag-hand"), "a hand lies open at '{place}'");
    }
    let news = streamed(window, table).await;
    assert_eq!(
        (&news["reload"], news["parts"].as_array().map(Vec::len)),
        (&Value::Bool(true), Some(0))
    );
}

/// The next person says that he is there.
pub(crate) async fn lift(window: &Window) {
    window.click("main.curtain button[type=submit]").await;
    window.until("document.querySelector('#act') !== null").await;
}

/// The server goes and comes back; the page finds it by itself, and nobody's hand is open before he says that he is there.
async fn restarts(window: &Window, server: &mut RunningServer, cards: &BTreeSet<String>) {
    assert!(!is_drawn(window).await, "a hand is open");
    let before = window.look().await;
    server.restart();
    window.until("document.querySelector('main.curtain') !== null").await;
    hides(window, cards).await;
    // Once more, behind the curtain.
    server.restart();
    lift(window).await;
    assert_eq!(window.turn().await, before, "the table is as it was");
    assert!(!hand(window).await.is_empty(), "the hand is there again");
    // The connections that were lost are all there is to be complained of, and that others' eyes were refused.
    let complaints = window.complaints().await;
    let is_known = |it: &String| it.contains("ERR_") || it.contains("?as=P") && it.contains("403");
    assert!(complaints.iter().all(is_known), "{complaints:?}");
}

#[tokio::test]
async fn two_hands_at_one_screen_without_a_network() {
    let mut server = RunningServer::open("hands");
    let window = Window::open(Screen::Laptop).await;
    assert!(window.page.goto("http://example.com/").await.is_err(), "there is no network");
    table(&window, &server).await;
    let mut dice = Dice(5);
    let (mut cards, mut shown) = (BTreeSet::new(), BTreeSet::new());
    let (mut n_curtains, mut n_acts, mut has_restarted) = (0, 0, false);
    while n_curtains < 5 || n_acts < 40 {
        if is_drawn(&window).await {
            n_curtains += 1;
            hides(&window, &cards).await;
            has_asked_only(&window, &server).await;
            if n_curtains == 3 {
                window.picture("hands-1-curtain").await;
                axe::check(&window, "the curtain between two hands").await;
            }
            lift(&window).await;
        }
        let seen = window.turn().await;
        let open = hand(&window).await;
        let whose = window.run("return document.querySelector('#me article').id").await;
        shown.insert((whose.as_str().unwrap().to_owned(), !open.is_empty()));
        cards.extend(open);
        has_asked_only(&window, &server).await;
        if 12 < n_acts && !has_restarted && !cards.is_empty() {
            has_restarted = true;
            window.complaints().await;
            restarts(&window, &mut server, &cards).await;
        }
        let action = Window::choice(&seen, "", &mut dice);
        window.press(&action).await;
        n_acts += 1;
        assert!(n_acts < 400, "the other one is never asked");
        // Either the table shows what came of it, or the curtain falls.
        let version = seen.version;
        window.until(&format!("document.querySelector('main.curtain') !== null || {version} < Number(document.querySelector('#act input[name=version]')?.value)")).await;
    }
    let both = ["sheet-1", "sheet-2"].map(|it| (it.to_owned(), true));
    assert!(both.iter().all(|it| shown.contains(it)), "both hold cards: {shown:?}");
    assert!(has_restarted && 3 < cards.len(), "{cards:?}");
    window.close().await;
}
