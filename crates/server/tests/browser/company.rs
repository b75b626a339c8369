//! Several people, each at a window of his own.

use std::time::{Duration, Instant};

use fantoccini::Locator;
use serde_json::Value;

use crate::chromium::Window;
use crate::player::{Dice, Seen};
use crate::server::RunningServer;

/// Everything on the page in one text, attributes in order, without what the page itself changes: what is open, what
/// lies under the pointer, what was said to who listens, the marks of these tests.
const DRAWN: &str = "
    const OWN = new Set(['open', 'style', 'data-test', 'data-change']);
    const written = (node) => {
        if (node.nodeType === Node.TEXT_NODE) return node.data.trim() && `“${node.data.trim()}”`;
        if (node.nodeType !== Node.ELEMENT_NODE || ['dock', 'say'].includes(node.id)) return '';
        const attributes = [...node.attributes].filter((it) => !OWN.has(it.name)).map((it) => {
            const value = it.name === 'class' ? it.value.split(/\\s+/).filter((it) => it && it !== 'lit').sort().join(' ') : it.value;
            return `${it.name}=${value}`;
        }).sort().join(' ');
        return `<${node.nodeName} ${attributes}>\\n${[...node.childNodes].map(written).join('')}`;
    };
    return [...document.querySelectorAll(arguments[0])].map(written).join('');";

impl Window {
    /// Everything that some part of the page shows.
    pub(crate) async fn drawn(&self, part: &str) -> String {
        let drawn = self.page.execute(DRAWN, vec![Value::from(part)]).await.unwrap();
        drawn.as_str().unwrap().to_owned()
    }

    /// A mark that a reload wipes away.
    pub(crate) async fn mark(&self) {
        self.run("window.isMarked = true").await;
    }

    pub(crate) async fn is_marked(&self) -> bool {
        self.run("return window.isMarked === true").await == true
    }
}

/// Two pictures that should be the same: says where they are not.
pub(crate) fn assert_same(before: &str, after: &str, what: &str) {
    let mut pairs = before.lines().zip(after.lines()).enumerate();
    if let Some((nth, (one, other))) = pairs.find(|(_, (one, other))| one != other) {
        panic!("{what}: line {nth} was\n    {one}\nand is\n    {other}");
    }
    assert_eq!(before.lines().count(), after.lines().count(), "{what}: something is missing");
}

/// A table of a game at which each of these windows has a seat of its own; the first one invites the others by link.
pub(crate) async fn sit_down(server: &RunningServer, game: &str, windows: &[&Window]) {
    let (host, guests) = windows.split_first().expect("somebody sits down");
    host.page.goto(&server.url(&format!("/?game={game}"))).await.unwrap();
    host.click(&format!("label:has(#{game}-n-{})", windows.len())).await;
    for number in 2..=windows.len() {
        choose(host, &format!("#{game}-seat-{number}"), "link").await;
    }
    host.click("form.new-table button[type=submit]").await;
    host.until("document.getElementById('forms') !== null").await;
    for (guest, number) in guests.iter().zip(2..) {
        let link = format!("return document.getElementById('invite-{number}').value");
        let link = host.run(&link).await;
        guest.page.goto(link.as_str().unwrap()).await.unwrap();
        guest.until("document.getElementById('forms') !== null").await;
    }
}

/// Chooses from a list.
pub(crate) async fn choose(window: &Window, field: &str, value: &str) {
    let field = window.page.find(Locator::Css(field)).await.unwrap();
    field.select_by_value(value).await.unwrap();
}

/// Whom the table waits for, and what is there to be done.
pub(crate) async fn asked(windows: &[&Window]) -> (usize, Seen) {
    let deadline = Instant::now() + Duration::from_secs(30);
    loop {
        for (nth, window) in windows.iter().enumerate() {
            let seen = window.look().await;
            if seen.is_asked && !seen.actions.is_empty() {
                return (nth, seen);
            }
        }
        assert!(Instant::now() < deadline, "nobody is asked");
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
}

/// Anything at all; a turn ends now and then.
pub(crate) fn anything(seen: &Seen, dice: &mut Dice) -> String {
    let can = |action: &str| seen.actions.iter().any(|it| it == action);
    if can("done") && dice.roll(4) == 0 {
        return "done".to_owned();
    }
    let others: Vec<&String> = seen.actions.iter().filter(|it| *it != "hold").collect();
    others[dice.roll(others.len())].clone()
}

/// Whoever is asked does something, and all others see it. Who it was.
pub(crate) async fn one_acts(windows: &[&Window], others: &[&Window], dice: &mut Dice) -> usize {
    let (nth, seen) = asked(windows).await;
    let action = anything(&seen, dice);
    windows[nth].play(&action, &seen).await;
    let version = windows[nth].look().await.version;
    for other in windows.iter().chain(others) {
        other.wait("what somebody else did", |it| version <= it.version).await;
    }
    nth
}
