//! On every screen everything that can be chosen is in the window, or can be brought there, and nothing lies over it.

use fantoccini::Locator;
use serde_json::json;

use crate::chromium::{Screen, Window};
use crate::player::{Dice, Seen};
use crate::server::RunningServer;
use crate::stage::play_now;
use crate::{adventure, quest, wrath};

/// A laptop, the same at twice the size, and a phone on its side and upright.
pub(crate) const SIZES: [(u32, u32); 4] = [(1366, 768), (683, 384), (740, 360), (360, 740)];

pub(crate) async fn resize(window: &Window, (width, height): (u32, u32)) {
    let size =
        json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 800});
    window.devtools("Emulation.setDeviceMetricsOverride", size).await;
    window.until(&format!("innerWidth === {width} && innerHeight === {height}")).await;
}

async fn everything_is_in_reach(
    game: &str,
    n_steps: usize,
    choice: impl Fn(&Seen, &str, &mut Dice) -> String,
) {
    let server = RunningServer::open(&format!("reach-{game}"));
    let window = Window::open(Screen::Laptop).await;
    play_now(&window, &server, game).await;
    let (mut dice, mut last) = (Dice(9), String::new());
    for nth in 0..n_steps {
        let seen = window.turn().await;
        if seen.is_over {
            assert!(n_steps / 2 < nth, "{game} is over after {nth} actions");
            break;
        }
        let action = choice(&seen, &last, &mut dice);
        for size in SIZES {
            resize(&window, size).await;
            let found = window.run(include_str!("reach.js")).await;
            assert_eq!(found, json!([]), "{game} at {size:?}, before {action}: {found:#}");
        }
        resize(&window, SIZES[0]).await;
        window.press(&action).await;
        window.wait("what comes of it", |it| it.version != seen.version || it.is_over).await;
        last = action;
    }
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

/// What takes a piece back from a region is for a thumb, in the smallest region too: 40 pixels wide on a phone, however it is held.
#[tokio::test]
async fn a_piece_is_taken_back_by_a_thumb() {
    let server = RunningServer::open("reach-minus");
    let window = Window::open(Screen::Laptop).await;
    play_now(&window, &server, "smallworld").await;
    let (mut dice, mut last, mut n_seen) = (Dice(3), String::new(), 0);
    for _ in 0..60 {
        let seen = window.turn().await;
        if seen.is_over || 2 < n_seen {
            break;
        }
        if seen.actions.iter().any(|it| it.starts_with("take ")) {
            n_seen += 1;
            for size in &SIZES[1..] {
                resize(&window, *size).await;
                let least = window
                    .run("return Math.min(...[...document.querySelectorAll('.thumb > .step')].map((it) => it.getBoundingClientRect().width))")
                    .await;
                assert!(Some(39.0) < least.as_f64(), "at {size:?}: {least}");
            }
            resize(&window, SIZES[0]).await;
        }
        let action = Window::choice(&seen, &last, &mut dice);
        window.press(&action).await;
        window.wait("what comes of it", |it| it.version != seen.version || it.is_over).await;
        last = action;
    }
    assert!(0 < n_seen, "pieces were moved");
    window.close().await;
}

/// In a low window the bar is low, and nothing of it lies outside or under something else.
#[tokio::test]
async fn the_bar_is_low_in_low_windows() {
    const LOOK: &str = "
        const bar = document.querySelector('.topbar'), {bottom} = bar.getBoundingClientRect();
        const all = [...bar.querySelectorAll('.btn, select')].filter((it) => it.checkVisibility({visibilityProperty: true}) && !it.closest('[popover], .tip'));
        const isFree = (it) => {
            const {left, top, width, height} = it.getBoundingClientRect();
            return it.contains(document.elementFromPoint(left + width / 2, top + height / 2)) && top + height <= bottom + 1 && 32 <= height;
        };
        return [bottom, all.length, all.filter((it) => !isFree(it)).map((it) => it.outerHTML.slice(0, 160))];";
    for game in ["smallworld", "wrath", "quest", "adventure"] {
        let server = RunningServer::open(&format!("reach-bar-{game}"));
        let window = Window::open(Screen::Laptop).await;
        play_now(&window, &server, game).await;
        for size in SIZES {
            resize(&window, size).await;
            let found = window.run(LOOK).await;
            let height = if size.1 <= 480 { 36 } else { 44 };
            assert_eq!(found[0], height, "{game} at {size:?}");
            assert!(Some(2) < found[1].as_u64(), "{game} at {size:?}: {found}");
            assert_eq!(found[2], json!([]), "{game} at {size:?}: {found:#}");
        }
        window.close().await;
    }
}

/// While heroes are chosen their portraits leave the link for the other seat free.
#[tokio::test]
async fn the_link_for_somebody_else_is_in_reach() {
    for game in ["wrath", "quest", "adventure"] {
        let server = RunningServer::open(&format!("reach-link-{game}"));
        let window = Window::open(Screen::Laptop).await;
        window.page.goto(&server.url(&format!("/?game={game}"))).await.unwrap();
        window.click(&format!("label:has(#{game}-n-2)")).await;
        let field = window.page.find(Locator::Css(&format!("#{game}-seat-2"))).await.unwrap();
        field.select_by_value("link").await.unwrap();
        window.click("form.new-table button[type=submit]").await;
        window.until("document.querySelector('.copy-row #invite-2') !== null").await;
        for size in SIZES {
            resize(&window, size).await;
            let found = window.run(include_str!("reach.js")).await;
            assert_eq!(found, json!([]), "{game} at {size:?}: {found:#}");
        }
        window.close().await;
    }
}

/// Who can be chosen by a button that is whole in the window, with nothing over it. Where a card is the button, it is the one that is
/// drawn on the card.
const AT_ONCE: &str = "
    const isAtOnce = (it) => {
        const drawn = (it.matches('.spot') && it.parentElement.querySelector(':scope > .btn')) || it;
        const {left, top, right, bottom} = drawn.getBoundingClientRect();
        const isInside = -1 <= left && -1 <= top && right <= innerWidth + 1 && bottom <= innerHeight + 1;
        const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return 2 < right - left && isInside && (it.contains(above) || drawn.contains(above));
    };
    const isDrawn = (it) => it.checkVisibility({visibilityProperty: true}) && !it.closest('[inert]');
    const all = [...document.querySelectorAll('button[form=act][value^=\"pick \"]')];
    return all.filter((it) => isDrawn(it) && isAtOnce(it)).map((it) => it.value);";

/// In a low window the first question, who plays whom, can be answered without scrolling.
#[tokio::test]
async fn the_first_choice_is_in_low_windows_at_once() {
    for game in ["wrath", "quest", "adventure"] {
        let server = RunningServer::open(&format!("reach-first-{game}"));
        let window = Window::open(Screen::Laptop).await;
        play_now(&window, &server, game).await;
        for size in [(683, 384), (740, 360)] {
            resize(&window, size).await;
            window.page.refresh().await.unwrap();
            window.turn().await;
            let found = window.run(AT_ONCE).await;
            assert_ne!(found, json!([]), "{game} at {size:?}: no choice is in the window");
        }
        window.close().await;
    }
}

#[tokio::test]
async fn everything_is_in_reach_in_small_world() {
    everything_is_in_reach("smallworld", 12, Window::choice).await;
}

#[tokio::test]
async fn everything_is_in_reach_in_wrath() {
    everything_is_in_reach("wrath", 12, |seen, _, dice| wrath::choice(seen, dice)).await;
}

#[tokio::test]
async fn everything_is_in_reach_in_quest() {
    everything_is_in_reach("quest", 12, |seen, _, dice| quest::choice(seen, dice)).await;
}

#[tokio::test]
async fn everything_is_in_reach_in_the_adventure_game() {
    everything_is_in_reach("adventure", 16, |seen, _, dice| adventure::choice(seen, dice)).await;
}
