//! What each of the others did since one's own last turn has an entry that is in sight, on every screen.

use serde_json::json;

use crate::chromium::{Screen, Window};
use crate::player::Dice;
use crate::reach::{SIZES, resize};
use crate::server::RunningServer;
use crate::titles::{settled, sit_down_with};

/// The entries that are not to be seen where they begin.
const HIDDEN: &str = "
    return [...document.querySelectorAll('#turn-cards > .turn-card')].filter((it) => {
        const {left, top, width, height} = it.getBoundingClientRect();
        return width < 30 || !it.contains(document.elementFromPoint(left + 6, top + height / 2));
    }).map((it) => it.outerHTML)";

async fn each_of_the_others_has_an_entry(game: &str, n_seats: usize) {
    let server = RunningServer::open(&format!("turn-cards-{game}"));
    let window = Window::open(Screen::Laptop).await;
    sit_down_with(&window, &server, game, n_seats).await;
    let (mut dice, mut last, mut n_seen) = (Dice(4), String::new(), 0);
    for _ in 0..60 {
        let seen = settled(&window).await;
        if seen.is_over || 1 < n_seen {
            break;
        }
        let n = window.run("return document.querySelectorAll('#turn-cards > .turn-card').length");
        if n.await == json!(n_seats - 1) {
            n_seen += 1;
            for size in SIZES {
                resize(&window, size).await;
                let hidden = window.run(HIDDEN).await;
                assert_eq!(hidden, json!([]), "{game} at {size:?}: {hidden:#}");
            }
            resize(&window, SIZES[0]).await;
        }
        let action = Window::choice(&seen, &last, &mut dice);
        window.press(&action).await;
        window.wait("what comes of it", |it| it.version != seen.version || it.is_over).await;
        last = action;
    }
    assert!(0 < n_seen, "{game}: the others had their turns");
    window.close().await;
}

#[tokio::test]
async fn each_of_the_others_has_an_entry_in_smallworld() {
    each_of_the_others_has_an_entry("smallworld", 5).await;
}

#[tokio::test]
async fn each_of_the_others_has_an_entry_in_quest() {
    each_of_the_others_has_an_entry("quest", 4).await;
}

#[tokio::test]
async fn each_of_the_others_has_an_entry_in_wrath() {
    each_of_the_others_has_an_entry("wrath", 4).await;
}
