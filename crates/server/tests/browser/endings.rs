//! A finished game: its result can be read to the end, laid aside and taken up again, in a large and in a low window.

use serde_json::json;

use crate::chromium::{Screen, Window};
use crate::player::{Dice, Seen};
use crate::reach::{SIZES, resize};
use crate::server::RunningServer;
use crate::{adventure, quest, wrath};

/// What still lies over the board although the result was laid aside.
const LAYERS: &str = "
    const end = document.querySelector('.end'), found = [];
    if (end.querySelector('.end-sheet').checkVisibility()) found.push('the sheet');
    if (getComputedStyle(end, '::before').content !== 'none') found.push('its shade');
    const {left, top, right, bottom} = document.querySelector('.board').getBoundingClientRect();
    const parts = Array.from({length: 9}, (_, nth) => (nth + 1) / 10);
    for (const [x, y] of parts.flatMap((x) => parts.map((y) => [x, y]))) {
        const at = [left + x * (Math.min(right, innerWidth) - left), top + y * (Math.min(bottom, innerHeight) - top)];
        const above = document.elementFromPoint(...at);
        // The hand belongs to the board.
        if (!above?.closest('.board, .wr-fan-place')) found.push(`${at.map(Math.round)}: ${above?.outerHTML.slice(0, 160)}`);
    }
    return found;";

/// A table of this game for as few as can be: the others are bots.
async fn start(window: &Window, server: &RunningServer, game: &str, n: usize) {
    window.page.goto(&server.url(&format!("/?game={game}"))).await.unwrap();
    window.click(&format!("label:has(#{game}-n-{n})")).await;
    if game == "adventure" {
        window.run("const all = document.querySelector('form.new-table .options'); if (all) all.open = true").await;
        window.run("document.querySelector('[name=\"set.valor-to-win\"]').value = '5'").await;
        window.run("const it = document.createElement('input'); [it.type, it.name, it.value] = ['hidden', 'set.rounds', '8']; document.querySelector('form.new-table').append(it)").await;
    }
    window.click("form.new-table button[type=submit]").await;
    window.turn().await;
}

/// Looks at the result, at the board without it, and at the result once more.
async fn is_read_and_laid_aside(window: &Window, what: &str) {
    window.until("document.readyState === 'complete'").await;
    let found = window.run(include_str!("endings.js")).await;
    assert_eq!(found, json!([]), "{what}: {found:#}");
    let said = window.run("return document.querySelector('.end-sheet').textContent").await;
    window.click(".end > summary").await;
    window.until("!document.querySelector('.end').open").await;
    let found = window.run(LAYERS).await;
    assert_eq!(found, json!([]), "{what}, over the board: {found:#}");
    window.click(".end > summary").await;
    window.until("document.querySelector('.end').open").await;
    let found = window.run(include_str!("endings.js")).await;
    assert_eq!(found, json!([]), "{what}, opened again: {found:#}");
    let again = window.run("return document.querySelector('.end-sheet').textContent").await;
    assert_eq!(again, said, "{what}, opened again");
}

async fn has_an_end(game: &str, n: usize, choice: impl Fn(&Seen, &str, &mut Dice) -> String) {
    let server = RunningServer::open(&format!("endings-{game}"));
    let window = Window::open(Screen::Laptop).await;
    start(&window, &server, game, n).await;
    let (mut dice, mut last) = (Dice(11), String::new());
    for nth in 0.. {
        let seen = window.turn().await;
        if seen.is_over {
            break;
        }
        last = choice(&seen, &last, &mut dice);
        window.play(&last, &seen).await;
        assert!(nth < 1500, "the game does not end");
    }
    for &size in &SIZES[..2] {
        resize(&window, size).await;
        window.page.refresh().await.unwrap();
        window.wait("the result", |it| it.is_over).await;
        is_read_and_laid_aside(&window, &format!("{game} at {size:?}")).await;
    }
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

#[tokio::test]
async fn the_end_of_small_world_is_read_and_laid_aside() {
    has_an_end("smallworld", 2, Window::choice).await;
}

#[tokio::test]
async fn the_end_of_wrath_is_read_and_laid_aside() {
    has_an_end("wrath", 1, |seen, _, dice| wrath::choice(seen, dice)).await;
}

#[tokio::test]
async fn the_end_of_quest_is_read_and_laid_aside() {
    has_an_end("quest", 1, |seen, _, dice| quest::choice(seen, dice)).await;
}

#[tokio::test]
async fn the_end_of_the_adventure_game_is_read_and_laid_aside() {
    has_an_end("adventure", 2, |seen, _, dice| adventure::choice(seen, dice)).await;
}
