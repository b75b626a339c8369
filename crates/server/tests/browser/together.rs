//! Wrath of the Lich King at two windows: what people show each other, what one is asked in the turn of another, and
//! what he wishes to be answered without being asked.

use std::time::Duration;

use fantoccini::Locator;

use crate::axe;
use crate::chromium::{Screen, Window};
use crate::player::Seen;
use crate::server::RunningServer;

/// Two people at one table.
async fn two_at_a_table(server: &RunningServer) -> (Window, Window) {
    let (host, guest) = (Window::open(Screen::Phone).await, Window::open(Screen::Laptop).await);
    host.page.goto(&server.url("/?game=wrath")).await.unwrap();
    host.click("label:has(#wrath-n-2)").await;
    let field = host.page.find(Locator::Css("#wrath-seat-2")).await.unwrap();
    field.select_by_value("link").await.unwrap();
    host.click("form.new-table button[type=submit]").await;
    host.until("document.getElementById('invite-2') !== null").await;
    let link = host.run("return document.getElementById('invite-2').value").await;
    guest.page.goto(link.as_str().unwrap()).await.unwrap();
    guest.until("document.getElementById('forms') !== null").await;
    (host, guest)
}

/// What a part of the page says.
async fn said(window: &Window, part: &str) -> String {
    let script = format!("return document.querySelector('{part}')?.textContent ?? ''");
    window.run(&script).await.as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn pointing_proposing_a_consent_and_an_answer_in_advance() {
    let server = RunningServer::open("wrath-together");
    let (host, guest) = two_at_a_table(&server).await;
    proposes_while_asked(&host, &guest).await;
    points(&host, &guest).await;
    // Whoever begins, the other one proposes.
    let seen = host.wait("the first turn", |it| it.actions.iter().any(|it| is_move(it))).await;
    if seen.is_asked {
        proposes(&host, &guest).await;
    } else {
        proposes(&guest, &host).await;
    }
    until_turn_of(&guest, &host).await;
    is_asked_and_agrees(&guest, &host).await;
    agrees_in_advance(&host).await;
    is_not_asked_again(&guest, &host).await;
    for window in [host, guest] {
        assert_eq!(window.complaints().await, Vec::<String>::new());
        window.close().await;
    }
}

/// Both have to pick a hero; the guest proposes one to the host, who takes it. Then the guest picks Tirion, who can press
/// other heroes forward, if their players agree (WR-COOP-04).
async fn proposes_while_asked(host: &Window, guest: &Window) {
    let before = host.turn().await;
    guest.turn().await;
    guest.click("#together .advice summary").await;
    guest.until("document.querySelector('.advice-list button[value^=\"pick \"]') !== null").await;
    axe::check(guest, "what can be proposed").await;
    guest.picture("together-1-offers").await;
    guest.click(".advice-list li:nth-child(2) button").await;
    host.until("document.querySelector('.said-answers .btn-primary') !== null").await;
    host.picture("together-1-proposed").await;
    let hero = host.run("return document.querySelector('.said-answers .btn-primary').value").await;
    assert!(before.actions.iter().any(|it| Some(it.as_str()) == hero.as_str()), "{hero}");
    host.click(".said-answers .btn-primary").await;
    let seen = guest.wait("the hero of the host", |it| it.version != before.version).await;
    assert!(!seen.actions.contains(&hero.as_str().unwrap().to_owned()), "the hero is taken");
    let seen = guest.turn().await;
    guest.play("pick tirion", &seen).await;
}

fn is_move(action: &str) -> bool {
    action.starts_with("move ")
}

/// The guest points at a space, and the host sees where.
async fn points(host: &Window, guest: &Window) {
    guest.click("label:has(#point-toggle)").await;
    guest.click("button.spot.sp[value='dalaran']").await;
    host.until("document.querySelector('.ping-ring') !== null").await;
    assert!(said(host, "#together").await.contains("points at Dalaran"));
    guest.until("document.getElementById('together').textContent.includes('You point at')").await;
    guest.click("label:has(#point-toggle)").await;
}

/// The other one proposes what the owner of the turn could do, who does it by one click.
async fn proposes(owner: &Window, other: &Window) {
    let before = owner.turn().await;
    let action = before.actions.iter().find(|it| is_move(it)).expect("a way").clone();
    other.wait("the same answers", |it| it.actions.contains(&action)).await;
    other.press(&action).await;
    owner.until("document.querySelector('.said-answers .btn-primary') !== null").await;
    owner.until("document.querySelector('.ghost-figure') !== null").await;
    axe::check(owner, "a proposal").await;
    owner.picture("together-2-ghost").await;
    other.picture("together-2-ghost").await;
    owner.click(".said-answers .btn-primary").await;
    owner.wait("the proposed move", |it| it.version != before.version).await;
    owner.until("document.querySelector('.said-answers') === null").await;
}

/// The end of the turn of `other`, if it is his, and of the enemy phase after it.
async fn until_turn_of(owner: &Window, other: &Window) {
    let has_turn = |it: &Seen| it.is_asked && it.actions.iter().any(|it| is_move(it));
    for _ in 0..60 {
        for window in [owner, other] {
            let seen = window.look().await;
            if !seen.is_asked || seen.actions.is_empty() {
                continue;
            }
            if std::ptr::eq(window, owner) && has_turn(&seen) {
                return;
            }
            let ends = |it: &&String| ["done", "pass", "refuse", "allow"].contains(&it.as_str());
            let action = seen.actions.iter().find(ends).unwrap_or(&seen.actions[0]).clone();
            window.play(&action, &seen).await;
        }
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    panic!("the turn does not come");
}

/// Presses the hero of the other one forward, from the list of all choices.
async fn presses_forward(owner: &Window) -> Seen {
    if owner.run("return document.getElementById('list').open").await == false {
        owner.click("#list > summary").await;
    }
    let is_there = |it: &Seen| it.actions.iter().any(|it| it.starts_with("press-forward "));
    let before = owner.wait("somebody to press forward", is_there).await;
    let action = before.actions.iter().find(|it| it.starts_with("press-forward ")).unwrap();
    owner.press(action).await;
    before
}

/// Who is to be moved is asked in the turn of another, and agrees.
async fn is_asked_and_agrees(owner: &Window, other: &Window) {
    presses_forward(owner).await;
    let seen = other.wait("the question", |it| it.actions.contains(&"agree".to_owned())).await;
    assert!(seen.is_asked && seen.actions.contains(&"refuse".to_owned()), "{seen:?}");
    axe::check(other, "a question in the turn of another").await;
    other.picture("together-3-window").await;
    owner.picture("together-3-waits").await;
    other.play("agree", &seen).await;
    owner.wait("the turn goes on", |it| it.is_asked && seen.version < it.version).await;
}

/// "Always" for being moved, in the settings; it is still so after a reload.
async fn agrees_in_advance(window: &Window) {
    let always = "#wishes input[name=\"window.be-moved\"][value=always]";
    window.click("button[popovertarget=settings]").await;
    window.until(&format!("document.querySelector('{always}') !== null")).await;
    axe::check(window, "the answers in advance").await;
    window.picture("together-4-wishes").await;
    window.click(always).await;
    window.click("#wishes .actions .btn-primary").await;
    // The attribute comes from the server; the click alone has made it `:checked`.
    let is_saved = format!("document.querySelector('{always}[checked]') !== null");
    window.until(&is_saved).await;
    window.page.refresh().await.unwrap();
    window.until(&is_saved).await;
}

/// The same once more, and the server answers.
async fn is_not_asked_again(owner: &Window, other: &Window) {
    let before = presses_forward(owner).await;
    let goes_on = |it: &Seen| it.is_asked && before.version + 1 < it.version;
    let seen = owner.wait("the turn goes on by itself", goes_on).await;
    let seen = other.wait("the news", |it| seen.version <= it.version).await;
    assert!(!seen.is_asked, "{seen:?}");
}
