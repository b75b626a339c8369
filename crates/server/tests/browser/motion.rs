//! With reduced motion nothing moves; and what is performed is said once and in order, whether it is seen or not.

use fantoccini::key::Key;
use serde_json::json;

use crate::chromium::{Screen, Window};
use crate::player::{Dice, Seen};
use crate::server::RunningServer;
use crate::stage::play_now;
use crate::{adventure, quest, wrath};

/// Notes at every frame which animations run.
const WATCH: &str = "
    window.moving = new Set();
    const look = () => {
        for (const it of document.getAnimations()) {
            if (it.playState !== 'running') continue;
            window.moving.add(`${it.animationName ?? it.transitionProperty ?? 'a script'}: ${it.effect.target?.outerHTML.slice(0, 120)}`);
        }
        requestAnimationFrame(look);
    };
    look();";

/// Which animations have run since [`WATCH`], and which run now.
const MOVING: &str = "
    const running = document.getAnimations().filter((it) => it.playState === 'running');
    return [...window.moving, ...running.map((it) => it.effect.target?.outerHTML.slice(0, 120))];";

/// So many actions are looked at in each game.
const N_ACTIONS: usize = 15;

async fn nothing_moves(game: &str, choice: impl Fn(&Seen, &str, &mut Dice) -> String) {
    let server = RunningServer::open(&format!("motion-{game}"));
    let window = Window::open(Screen::Laptop).await;
    play_now(&window, &server, game).await;
    window.run(WATCH).await;
    let (mut dice, mut last) = (Dice(2), String::new());
    for nth in 0..N_ACTIONS {
        let seen = window.turn().await;
        assert!(!seen.is_over, "{game} is over after {nth} actions");
        let action = choice(&seen, &last, &mut dice);
        window.play(&action, &seen).await;
        let moving = window.run(MOVING).await;
        assert_eq!(moving, json!([]), "{game}, after {action}: {moving:#}");
        last = action;
    }
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

#[tokio::test]
async fn nothing_moves_in_small_world_if_motion_is_reduced() {
    nothing_moves("smallworld", Window::choice).await;
}

#[tokio::test]
async fn nothing_moves_in_wrath_if_motion_is_reduced() {
    nothing_moves("wrath", |seen, _, dice| wrath::choice(seen, dice)).await;
}

#[tokio::test]
async fn nothing_moves_in_quest_if_motion_is_reduced() {
    nothing_moves("quest", |seen, _, dice| quest::choice(seen, dice)).await;
}

#[tokio::test]
async fn nothing_moves_in_the_adventure_game_if_motion_is_reduced() {
    nothing_moves("adventure", |seen, _, dice| adventure::choice(seen, dice)).await;
}

/// The same look finds what moves where motion is not reduced.
#[tokio::test]
async fn something_moves_if_motion_is_not_reduced() {
    let server = RunningServer::open("motion-lively");
    let window = Window::lively(Screen::Laptop).await;
    play_now(&window, &server, "quest").await;
    window.run(WATCH).await;
    let seen = window.turn().await;
    window.play(&quest::choice(&seen, &mut Dice(2)), &seen).await;
    window.until_played().await;
    assert_ne!(window.run(MOVING).await, json!([]));
    window.close().await;
}

/// Notes what the beats of the messages say, how many of them roll dice, and what is added to the live region. Messages come as
/// answers to forms and in the stream; of those that overtook each other the page plays the newest.
const LISTEN: &str = "
    window.lines = {sent: [], heard: [], rolls: 0};
    let version = Number(document.querySelector('#act [name=version]').value);
    const note = (message) => {
        if (message?.parts && version < message.version) {
            version = message.version;
            const beats = message.beats ?? [];
            window.lines.sent.push(...beats.map((it) => it.say).filter(Boolean));
            window.lines.rolls += beats.filter((it) => it.do === 'roll').length;
        }
        return message;
    };
    const { parse } = JSON, { json } = Response.prototype;
    JSON.parse = (...all) => note(parse(...all));
    Response.prototype.json = async function () { return note(await json.call(this)); };
    new MutationObserver((all) => {
        for (const it of all) for (const line of it.addedNodes) window.lines.heard.push(line.textContent);
    }).observe(document.getElementById('say'), {childList: true});";

/// Every third performance is skipped: what was not played is said as well.
async fn all_is_said(window: &Window, name: &str) {
    let server = RunningServer::open(&format!("motion-said-{name}"));
    play_now(window, &server, "quest").await;
    window.until_played().await;
    window.run(&format!("document.documentElement.dataset.pace = 'fast'; {LISTEN}")).await;
    let mut dice = Dice(4);
    for nth in 0..10 {
        let seen = window.turn().await;
        let action = quest::choice(&seen, &mut dice);
        window.play(&action, &seen).await;
        if nth % 3 == 2 {
            window.key(Key::Escape).await;
        }
        window
            .until("!document.documentElement.hasAttribute('data-playing') && window.lines.heard.length === window.lines.sent.length")
            .await;
        // A bot may have begun to play in this moment.
        let lines = window.run("return window.lines").await;
        let [sent, heard] = ["sent", "heard"].map(|it| lines[it].as_array().unwrap());
        assert!(sent.starts_with(heard), "{name}, after {action}: {lines:#}");
    }
    let lines = window.run("return window.lines").await;
    let n_lines = lines["sent"].as_array().unwrap().len();
    assert!(10 < n_lines && Some(1) < lines["rolls"].as_u64(), "{name}: {lines:#}");
    assert_eq!(window.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn what_is_performed_is_said_once_and_in_order() {
    let window = Window::lively(Screen::Laptop).await;
    all_is_said(&window, "lively").await;
    window.close().await;
}

#[tokio::test]
async fn what_is_not_performed_is_said_once_and_in_order() {
    let window = Window::open(Screen::Laptop).await;
    all_is_said(&window, "calm").await;
    window.close().await;
}
