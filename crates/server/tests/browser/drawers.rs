//! Chat, the table and what happened are three drawers: beside the board one at a time, which leaves what is asked in sight
//! and moves nothing; on a phone a sheet over everything.

use fantoccini::key::Key;
use serde_json::json;

use crate::axe;
use crate::chromium::{Screen, Window};
use crate::player::{Dice, Seen};
use crate::reach::{SIZES, resize};
use crate::server::RunningServer;
use crate::stage::play_now;
use crate::{adventure, quest, wrath};

const OPEN: &str = "document.querySelector('.drawer:popover-open')";

/// What is asked and what can be done about it, as far as the drawer covers it.
const COVERED: &str = "const drawer = document.querySelector('.drawer:popover-open').getBoundingClientRect();
    return [...document.querySelectorAll('.prompt [form=act], .prompt h2, #status, .wq-over [form=act], .wr-picks [form=act]')].filter((it) => it.checkVisibility()).filter((it) => {
        const box = it.getBoundingClientRect();
        return box.width && drawer.left < box.right - 1 && box.left + 1 < drawer.right && drawer.top < box.bottom - 1 && box.top + 1 < drawer.bottom;
    }).map((it) => it.textContent.trim().slice(0, 40))";

const PLACES: &str = "return ['#main', '.rail, .wq-ask'].map((it) => JSON.stringify(document.querySelector(it).getBoundingClientRect()))";

/// Opens a drawer by whichever of its controls is seen.
async fn open(window: &Window, id: &str) {
    let opener = format!(
        "const it = [...document.querySelectorAll('[popovertarget={id}]')].find((it) => it.checkVisibility());
         it?.focus();
         return it !== undefined"
    );
    assert_eq!(window.run(&opener).await, true, "{id} can be opened");
    window.key(Key::Enter).await;
    window.until(&format!("{OPEN}?.id === '{id}'")).await;
}

/// Heroes are chosen on the whole table.
async fn the_choice_of_heroes_stays_in_sight(window: &Window, game: &str) {
    window.turn().await;
    for size in [(1280, 720), SIZES[0]] {
        resize(window, size).await;
        open(window, "history").await;
        assert_eq!(window.run(COVERED).await, json!([]), "{game} at {size:?}");
        window.key(Key::Escape).await;
        window.until(&format!("{OPEN} === null")).await;
    }
}

async fn three_drawers(game: &str, choice: impl Fn(&Seen, &str, &mut Dice) -> String) {
    let server = RunningServer::open(&format!("drawers-{game}"));
    let window = Window::open(Screen::Laptop).await;
    play_now(&window, &server, game).await;
    the_choice_of_heroes_stays_in_sight(&window, game).await;
    let (mut dice, mut last) = (Dice(7), String::new());
    for _ in 0..12 {
        let seen = window.turn().await;
        if seen.is_over {
            break;
        }
        last = choice(&seen, &last, &mut dice);
        window.play(&last, &seen).await;
    }
    window.turn().await;
    // Alone with bots there is nobody to talk to.
    for id in ["people", "history"] {
        let before = window.run(PLACES).await;
        open(&window, id).await;
        window.picture(&format!("drawer-{game}-{id}")).await;
        axe::check(&window, id).await;
        assert_eq!(window.run(PLACES).await, before, "{game}: {id} moves nothing");
        assert_eq!(window.run(COVERED).await, json!([]), "{game}: {id} covers what is asked");
        let width = window.run(&format!("return {OPEN}.offsetWidth")).await;
        assert_eq!(width, 340, "{game}: {id}");
    }
    let n_open = "return document.querySelectorAll('.drawer:popover-open').length";
    assert_eq!(window.run(n_open).await, 1, "one at a time");
    let newest = "return (() => { const log = document.getElementById('log'); return Math.abs(log.scrollTop) <= 1 && 0 < log.textContent.trim().length })()";
    assert_eq!(window.run(newest).await, true, "{game}: the log opens at its end");
    // One plays on beside it.
    let seen = window.turn().await;
    last = choice(&seen, &last, &mut dice);
    let press = format!("document.querySelector('button[form=act][value=\"{last}\"]').click()");
    window.run(&press).await;
    window.wait("what comes of it", |it| it.version != seen.version || it.is_over).await;
    assert_eq!(window.run(&format!("return {OPEN}?.id")).await, "history", "{game}: it stays");
    window.until_played().await;
    window.key(Key::Escape).await;
    window.until(&format!("{OPEN} === null && document.activeElement.id === 'history-open'")).await;
    resize(&window, SIZES[3]).await;
    for id in ["people", "history"] {
        open(&window, if id == "history" && game == "quest" { "people" } else { id }).await;
        if id == "history" && game == "quest" {
            window.click("#people [popovertarget=history]").await;
            window.until(&format!("{OPEN}.id === 'history'")).await;
        }
        window.picture(&format!("drawer-phone-{game}-{id}")).await;
        axe::check(&window, id).await;
        let size = window.run(&format!("return [{OPEN}.offsetWidth, {OPEN}.offsetHeight]")).await;
        assert_eq!(size, json!([SIZES[3].0, SIZES[3].1]), "{game}: {id} is a sheet");
        window.click(&format!("#{id} .drawer-head button")).await;
        window.until(&format!("{OPEN} === null")).await;
    }
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

#[tokio::test]
async fn beside_small_world() {
    three_drawers("smallworld", Window::choice).await;
}

#[tokio::test]
async fn beside_wrath() {
    three_drawers("wrath", |seen, _, dice| wrath::choice(seen, dice)).await;
}

#[tokio::test]
async fn beside_quest() {
    three_drawers("quest", |seen, _, dice| quest::choice(seen, dice)).await;
}

#[tokio::test]
async fn beside_adventure() {
    three_drawers("adventure", |seen, _, dice| adventure::choice(seen, dice)).await;
}
