//! The connection is lost in play: the page says so and nothing wrong, finds the server again by itself, shows the newest
//! picture without playing anything twice, and keeps what was being written.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::chromium::{Screen, Window};
use crate::company::{anything, asked, assert_same, one_acts, sit_down};
use crate::player::Dice;
use crate::server::RunningServer;

/// So soon is a page back, the start of the server not counted.
const SOON: Duration = Duration::from_secs(10);

const SIGN: &str = "document.getElementById('offline')";
const DRAFT: &str = "document.querySelector('#talk input[name=text]').value";

/// Waits until every window shows the newest picture.
async fn until_all_played(windows: &[&Window; 2]) {
    for window in windows {
        window.until_played().await;
    }
}

/// Writes a line into the chat without sending it, and counts performances from now on.
async fn begins_to_write(window: &Window) {
    window.until_played().await;
    window.mark().await;
    let watch = format!(
        "window.performed = 0;
         new MutationObserver(() => {{ window.performed += 1; }}).observe(document.documentElement, {{attributeFilter: ['data-playing']}});
         {DRAFT} = 'One moment';"
    );
    window.run(&watch).await;
}

/// The sign is seen, and says what is the case.
async fn is_told(window: &Window) {
    window.until(&format!("{SIGN}.checkVisibility()")).await;
    let said = window.run(&format!("return {SIGN}.textContent")).await;
    assert_eq!(said, "Connection lost. Reconnecting…");
}

/// The page is back by itself, without having been loaded again or having performed anything.
async fn is_back(window: &Window, since: Instant) {
    window.until(&format!("{SIGN}.hidden")).await;
    assert!(since.elapsed() < SOON, "back after {:?}", since.elapsed());
    assert!(window.is_marked().await, "the page was loaded again");
    assert_eq!(window.run(&format!("return {DRAFT}")).await, "One moment");
    assert_eq!(window.run("return window.performed").await, 0, "something is played twice");
}

async fn network(window: &Window, is_there: bool) {
    let rate = if is_there { -1 } else { 0 };
    window.devtools("Network.enable", json!({})).await;
    let conditions = json!({"offline": !is_there, "latency": 0, "downloadThroughput": rate, "uploadThroughput": rate});
    window.devtools("Network.emulateNetworkConditions", conditions).await;
}

/// One is without a network while the other one plays on.
async fn misses_something(windows: &[&Window; 2], dice: &mut Dice) {
    until_all_played(windows).await;
    let (active, mut seen) = asked(windows).await;
    let (active, away) = (windows[active], windows[1 - active]);
    begins_to_write(away).await;
    let before = away.look().await.version;
    network(away, false).await;
    is_told(away).await;
    for _ in 0..3 {
        active.play(&anything(&seen, dice), &seen).await;
        active.until_played().await;
        seen = active.look().await;
        if !seen.is_asked || seen.actions.is_empty() {
            break;
        }
    }
    assert_eq!(away.look().await.version, before, "what is not known is not shown");
    let since = Instant::now();
    network(away, true).await;
    away.wait("what was missed", |it| seen.version <= it.version).await;
    is_back(away, since).await;
    let shown = away.drawn("#main").await;
    away.page.refresh().await.unwrap();
    away.until("document.readyState === 'complete'").await;
    assert_same(&shown, &away.drawn("#main").await, "a reload after what was missed");
}

/// The server goes and comes back; what is pressed meanwhile does nothing.
async fn presses_in_vain(windows: &[&Window; 2], server: &mut RunningServer, dice: &mut Dice) {
    until_all_played(windows).await;
    let (active, _) = asked(windows).await;
    for window in windows {
        begins_to_write(window).await;
    }
    let active = windows[active];
    let seen = active.turn().await;
    let action = anything(&seen, dice);
    server.stop();
    for window in windows {
        is_told(window).await;
    }
    active.press(&action).await;
    active.until("!document.body.classList.contains('busy')").await;
    let is_rolling = "return [...document.querySelectorAll('[data-die]')].some((it) => it.getAnimations().some((it) => !(it instanceof CSSAnimation) && it.playState === 'running'))";
    assert_eq!(active.run(is_rolling).await, false, "dice roll for nothing");
    assert_eq!(active.look().await, seen, "nothing was done");
    is_told(active).await;
    server.start();
    let since = Instant::now();
    for window in windows {
        is_back(window, since).await;
    }
    assert_eq!(active.turn().await, seen, "the table is as it was");
    active.play(&action, &seen).await;
}

async fn is_lost_and_found(game: &str) {
    let mut server = RunningServer::open(&format!("lost-{game}"));
    let (one, other) = (Window::lively(Screen::Laptop).await, Window::lively(Screen::Laptop).await);
    let windows = [&one, &other];
    sit_down(&server, game, &windows).await;
    let mut dice = Dice(4);
    for _ in 0..6 {
        until_all_played(&windows).await;
        one_acts(&windows, &[], &mut dice).await;
    }
    misses_something(&windows, &mut dice).await;
    presses_in_vain(&windows, &mut server, &mut dice).await;
    for window in [one, other] {
        // The connections that were lost are all there is to be complained of.
        let complaints = window.complaints().await;
        assert!(complaints.iter().all(|it| it.contains("ERR_")), "{complaints:?}");
        window.close().await;
    }
}

#[tokio::test]
async fn a_connection_is_lost_and_found_in_small_world() {
    is_lost_and_found("smallworld").await;
}

#[tokio::test]
async fn a_connection_is_lost_and_found_in_wrath() {
    is_lost_and_found("wrath").await;
}

#[tokio::test]
async fn a_connection_is_lost_and_found_in_quest() {
    is_lost_and_found("quest").await;
}

#[tokio::test]
async fn a_connection_is_lost_and_found_in_the_adventure_game() {
    is_lost_and_found("adventure").await;
}
