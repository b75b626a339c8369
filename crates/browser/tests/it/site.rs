//! Addresses, cookies, streams and tabs.

use crate::side::{BASE, Side};

#[test]
fn every_address_of_a_page_is_below_the_base() {
    let mut side = Side::open();
    let table = side.makes("smallworld", &["you", "bot:random"]);
    for path in ["/", "/?game=quest", "/rules/wrath", "/fairness", &table, "/nowhere"] {
        let page = side.get(path).body;
        for attribute in ["href", "action", "src", "data-events"] {
            let opening = format!(" {attribute}=\"/");
            for (at, _) in page.match_indices(&opening) {
                let value = &page[at + opening.len() - 1..];
                let value = &value[..value.find('"').unwrap()];
                assert!(value.starts_with(&format!("{BASE}/")), "{path}: {attribute} is {value}");
            }
        }
        assert!(page.contains(&format!("href=\"{BASE}/\"")), "{path} has a way home");
    }
}

/// The field says where to go back to, and comes back without the base in front.
#[test]
fn preferences_lead_back_and_are_remembered() {
    let mut side = Side::open();
    let page = side.get("/rules/wrath").body;
    assert!(page.contains("name=\"back\" value=\"/rules/wrath\""));
    let fields =
        [("back", "/rules/wrath"), ("lang", "pl"), ("contrast", "high"), ("theme", "dark")];
    let answer = side.post("/prefs", &fields).unwrap().is(303);
    assert_eq!(answer.header("location"), format!("{BASE}/rules/wrath"));
    assert_eq!(answer.header("set-cookie"), "", "a service worker cannot set any");
    assert!(side.get("/").body.contains("<html lang=\"pl\" data-contrast=\"high\""));
    let mut side = side.restart();
    assert!(side.get("/").body.contains("<html lang=\"pl\" data-contrast=\"high\""));
}

#[test]
fn what_players_write_is_no_address() {
    let mut side = Side::open();
    let name = "x\" href=\"/table/x";
    let fields = [
        ("game", "smallworld"),
        ("seat", "you"),
        ("name", name),
        ("seat", "bot:random"),
        ("name", ""),
    ];
    let made = side.post("/tables", &fields).unwrap().is(303);
    let table = made.header("location").strip_prefix(BASE).unwrap().to_owned();
    let page = side.get(&table).is(200).body;
    assert!(page.contains("x&quot; href=&quot;/table/x"), "the name is shown as it was written");
}

/// Two tabs see what is played in one of them; a closed one is told nothing.
#[test]
fn two_tabs_show_the_same() {
    let mut side = Side::open();
    let table = side.makes("smallworld", &["you", "here"]);
    let events = |tab: &str| format!("{table}/events?since=0&tab={tab}");
    let first = side.ask("GET", &events("one"), &[], "");
    let second = side.ask("GET", &events("two"), &[], "");
    let third = side.ask("GET", &events("three"), &[], "");
    side.cancel(third);
    let n_before = [first, second, third].map(|it| side.so_far(it).body.len());
    let page = side.get(&table).is(200).body;
    if page.contains(&format!("action=\"{BASE}{table}/curtain\"")) {
        side.post(&format!("{table}/curtain"), &[]).unwrap().is(303);
    }
    let (version, actions) = side.legal(&table);
    let fields = [("version", version.as_str()), ("action", actions[0].as_str())];
    side.post(&format!("{table}/act"), &fields).unwrap().is(303);
    let [one, two, three] = [first, second, third].map(|it| side.so_far(it));
    assert_eq!(one.header("content-type"), "text/event-stream");
    assert!(n_before[0] < one.body.len() && n_before[1] < two.body.len());
    assert_eq!(n_before[2], three.body.len());
    assert!(!one.is_over && one.body.contains("\"parts\""), "{}", one.body);
    assert!(!one.body.contains("href=\\\"/table"), "addresses in parts are below the base");
}

#[test]
fn a_match_is_brought_along() {
    let mut side = Side::open();
    let table = side.makes("smallworld", &["bot:random", "bot:random"]);
    while !side.is_over(&table) {
        assert!(side.wait());
    }
    let file = side.get(&format!("{table}/match")).is(200).body;
    let mut other = Side::open();
    let boundary = "----b";
    let body = format!(
        "--{boundary}\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.match\"\r\n\r\n{file}\r\n--{boundary}--\r\n"
    );
    let kind = format!("multipart/form-data; boundary={boundary}");
    let brought =
        other.request("POST", "/matches", &[("content-type", &kind)], &body).unwrap().is(303);
    let to = brought.header("location").strip_prefix(BASE).unwrap().to_owned();
    let id = to.split('/').nth(2).unwrap();
    assert_eq!(other.get(&format!("/table/{id}/match")).is(200).body, file);
}
