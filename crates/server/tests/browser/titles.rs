//! The name of every card of every game in every language fits into the title of a card: it is never cut, and a word that is
//! wider than the card is broken with a hyphen.

use std::collections::BTreeSet;

use serde_json::json;
use text::Lang;

use crate::chromium::{Screen, Window};
use crate::looks::prefer;
use crate::player::Seen;
use crate::reach::resize;
use crate::server::RunningServer;
use crate::stage::play_now;

/// What is in the box.
fn names(game: &str, lang: Lang) -> BTreeSet<String> {
    let components = catalog::game(game).unwrap().renderer().components(lang).into_string();
    let named = components.split("<strong>").skip(1);
    named.filter_map(|it| it.split("</strong>").next()).map(str::to_owned).collect()
}

#[tokio::test]
async fn no_title_is_cut_or_broken_without_a_hyphen() {
    let server = RunningServer::open("titles");
    let window = Window::open(Screen::Laptop).await;
    play_now(&window, &server, "quest").await;
    for game in ["smallworld", "wrath", "quest", "adventure"] {
        for &lang in Lang::ALL {
            let names = names(game, lang);
            assert!(20 < names.len(), "{game}: {names:?}");
            let drawn: Vec<String> =
                names.iter().map(|it| page::name(lang, it).into_string()).collect();
            let found = window
                .run(&format!("const names = {}; {}", json!(drawn), include_str!("titles.js")))
                .await;
            assert_eq!(found, json!([]), "{game}, {lang:?}: {found:#}");
        }
    }
    window.close().await;
}

/// Bots choose heroes at the same time: what is pressed must still be there.
pub(crate) async fn settled(window: &Window) -> Seen {
    let mut seen = window.turn().await;
    loop {
        tokio::time::sleep(std::time::Duration::from_millis(700)).await;
        let now = window.turn().await;
        if now.version == seen.version {
            return now;
        }
        seen = now;
    }
}

/// A new table with bots.
pub(crate) async fn sit_down_with(
    window: &Window,
    server: &RunningServer,
    game: &str,
    n_seats: usize,
) {
    window.page.goto(&server.url(&format!("/?game={game}"))).await.unwrap();
    window.click(&format!("label:has(#{game}-n-{n_seats})")).await;
    window.click("form.new-table button[type=submit]").await;
}

#[tokio::test]
async fn five_names_in_a_row_are_told_apart() {
    let server = RunningServer::open("titles-five");
    let window = Window::open(Screen::Laptop).await;
    sit_down_with(&window, &server, "smallworld", 5).await;
    window.turn().await;
    let cut = "return [...document.querySelectorAll('.seat-name')].filter((it) =>
        it.clientWidth < it.scrollWidth || it.clientHeight + 1 < it.scrollHeight).map((it) => it.outerHTML)";
    for &lang in Lang::ALL {
        prefer(&window, lang.tag(), ("light", "normal")).await;
        for size in [(1366, 768), (1180, 700), (1024, 600)] {
            resize(&window, size).await;
            let found = window.run(cut).await;
            assert_eq!(found, json!([]), "{lang:?}, {size:?}: {found:#}");
        }
    }
    window.close().await;
}

/// What is only half seen in the bar, and names in a row that end without a sign that they go on.
const CUT: &str = "
    const bar = document.querySelector('.crumbs').getBoundingClientRect();
    const halves = [...document.querySelectorAll('.crumbs > *')].filter((it) => {
        const is = it.getBoundingClientRect();
        return 0 < is.width && is.top < bar.bottom && (bar.right + 1 < is.right || bar.bottom + 1 < is.bottom);
    });
    const names = [...document.querySelectorAll('.wr-hero-name, .wr-hero-seat > span, .card-type > span')].filter((it) =>
        it.checkVisibility() && it.clientWidth < it.scrollWidth && getComputedStyle(it).textOverflow !== 'ellipsis');
    return [...halves, ...names].map((it) => it.outerHTML)";

#[tokio::test]
async fn nothing_in_the_bar_or_in_a_row_of_heroes_is_cut_without_a_sign() {
    for game in ["adventure", "wrath"] {
        let server = RunningServer::open(&format!("titles-{game}"));
        let window = Window::open(Screen::Laptop).await;
        sit_down_with(&window, &server, game, 4).await;
        for _ in 0..3 {
            let seen = settled(&window).await;
            let action = seen.actions.first().unwrap();
            window.press(action).await;
            window.wait("what comes of it", |it| it.version != seen.version).await;
        }
        for &lang in Lang::ALL {
            prefer(&window, lang.tag(), ("light", "normal")).await;
            for size in [(1366, 768), (1180, 700), (1024, 600), (840, 600), (683, 384), (360, 740)]
            {
                resize(&window, size).await;
                let cut = window.run(CUT).await;
                assert_eq!(cut, json!([]), "{game}, {lang:?}, {size:?}: {cut:#}");
            }
            resize(&window, (1366, 768)).await;
        }
        if game == "wrath" {
            resize(&window, (1024, 600)).await;
            let widths = "return Math.min(...[...document.querySelectorAll('.wr-hero-name')].map((it) => it.clientWidth))";
            let least = window.run(widths).await;
            assert!(Some(70) < least.as_u64(), "names of heroes have {least} pixels");
        }
        window.close().await;
    }
}
