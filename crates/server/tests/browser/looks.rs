//! What is written can be read: large enough, and with enough contrast in every theme and every language.

use serde_json::json;

use crate::adventure;
use crate::chromium::{Screen, Window};
use crate::player::{Dice, Seen};
use crate::reach::resize;
use crate::server::RunningServer;
use crate::stage::play_now;

const THEMES: [(&str, &str); 4] =
    [("light", "normal"), ("dark", "normal"), ("light", "high"), ("dark", "high")];
const LANGS: [&str; 3] = ["en", "pl", "cs"];

/// What a person sets, on the page that he looks at.
pub(crate) async fn prefer(window: &Window, lang: &str, (theme, contrast): (&str, &str)) {
    let script = format!(
        "const done = arguments[arguments.length - 1];
        const body = new URLSearchParams({{lang: '{lang}', theme: '{theme}', contrast: '{contrast}', back: '/fairness'}});
        fetch('/prefs', {{method: 'POST', body}}).then(() => done(true));"
    );
    window.page.execute_async(&script, vec![]).await.unwrap();
    window.page.refresh().await.unwrap();
    window
        .until(&format!(
            "document.readyState === 'complete' && document.documentElement.lang === '{lang}'"
        ))
        .await;
}

async fn can_be_read(window: &Window, station: &str) {
    let pale = window.run(include_str!("contrast.js")).await;
    assert_eq!(pale, json!([]), "{station}: too little contrast: {pale:#}");
    let small = window.run(include_str!("readable.js")).await;
    assert_eq!(small, json!([]), "{station}: too small: {small:#}");
}

/// Every theme and every language, wherever a game is; at two sizes.
async fn a_table_can_be_read(
    game: &str,
    stations: &[usize],
    choice: impl Fn(&Seen, &str, &mut Dice) -> String,
) {
    let server = RunningServer::open(&format!("looks-{game}"));
    let window = Window::open(Screen::Laptop).await;
    play_now(&window, &server, game).await;
    let (mut dice, mut last) = (Dice(4), String::new());
    for nth in 0..=stations.last().copied().unwrap_or_default() {
        let seen = window.turn().await;
        if stations.contains(&nth) {
            // What is performed is on its way, and in other sizes than what stays.
            window.until_played().await;
            for lang in LANGS {
                for theme in THEMES {
                    prefer(&window, lang, theme).await;
                    can_be_read(&window, &format!("{game}, {nth}, {lang}, {theme:?}")).await;
                }
                resize(&window, (360, 740)).await;
                let pale = window.run(include_str!("contrast.js")).await;
                assert_eq!(pale, json!([]), "{game}, {nth}, {lang}, on a phone: {pale:#}");
                resize(&window, (1366, 768)).await;
            }
            prefer(&window, "en", THEMES[0]).await;
        }
        if seen.is_over {
            break;
        }
        let action = choice(&seen, &last, &mut dice);
        window.press(&action).await;
        window.wait("what comes of it", |it| it.version != seen.version || it.is_over).await;
        last = action;
    }
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

#[tokio::test]
async fn small_world_can_be_read() {
    a_table_can_be_read("smallworld", &[0, 5, 12], Window::choice).await;
}

#[tokio::test]
async fn wrath_can_be_read() {
    a_table_can_be_read("wrath", &[0, 5, 14], Window::choice).await;
}

#[tokio::test]
async fn quest_can_be_read() {
    a_table_can_be_read("quest", &[0, 3, 12], Window::choice).await;
}

#[tokio::test]
async fn adventure_can_be_read() {
    let stations = &[0, 5, 12];
    a_table_can_be_read("adventure", stations, |seen, _, dice| adventure::choice(seen, dice)).await;
}

#[tokio::test]
async fn pages_around_the_tables_can_be_read() {
    let server = RunningServer::open("looks-pages");
    let window = Window::open(Screen::Laptop).await;
    for address in ["/", "/?game=quest", "/rules/wrath", "/fairness"] {
        window.page.goto(&server.url(address)).await.unwrap();
        for lang in LANGS {
            for theme in THEMES {
                prefer(&window, lang, theme).await;
                let pale = window.run(include_str!("contrast.js")).await;
                assert_eq!(pale, json!([]), "{address}, {lang}, {theme:?}: {pale:#}");
            }
        }
    }
    window.close().await;
}

/// On a slow connection (1.6 Mbit/s, 150 ms there and back) the board is there soon, and its page is small.
#[tokio::test]
async fn the_first_board_comes_soon() {
    for game in ["smallworld", "wrath", "quest", "adventure"] {
        let server = RunningServer::open(&format!("soon-{game}"));
        let window = Window::open(Screen::Phone).await;
        play_now(&window, &server, game).await;
        let slow = json!({"offline": false, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8});
        window.devtools("Network.enable", json!({})).await;
        window.devtools("Network.setCacheDisabled", json!({"cacheDisabled": true})).await;
        window.devtools("Network.emulateNetworkConditions", slow).await;
        let mut best = f64::INFINITY;
        for _ in 0..3 {
            window.page.refresh().await.unwrap();
            window.until("0 < performance.getEntriesByName('first-contentful-paint').length && document.readyState === 'complete'").await;
            let painted = window
                .run("return performance.getEntriesByName('first-contentful-paint')[0].startTime")
                .await;
            best = best.min(painted.as_f64().unwrap());
        }
        let size = window
            .run("return performance.getEntriesByType('navigation')[0].encodedBodySize")
            .await;
        let size = size.as_u64().unwrap();
        eprintln!("{game}: first board after {best:.0} ms on slow 4G, page {size} bytes");
        assert!(size <= 80_000, "{game}: {size} bytes, compressed");
        assert!(best <= MOST_WAIT, "{game}: {best} ms");
        window.close().await;
    }
}

/// The bar is 0.7 s on a quiet machine with an optimised server, and read from what the test prints; here others are at work.
const MOST_WAIT: f64 = 3_000.0;
