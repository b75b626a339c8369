//! A live game of each kind at two and three windows: what one does the others see, without asking for the page again;
//! and a reload, or coming back after a while, shows exactly the screen that was left.

use crate::chromium::{Screen, Window};
use crate::company::{anything, asked, assert_same, one_acts, sit_down};
use crate::player::Dice;
use crate::server::RunningServer;

/// Everything but the frame, which names the version that it was made for.
const SCREEN: &str = "body > *";

/// A reload in the middle changes nothing on the screen.
async fn reloads(window: &Window, what: &str) {
    let before = window.drawn(SCREEN).await;
    assert!(2000 < before.len(), "there is a table to be compared: {}", before.len());
    window.page.refresh().await.unwrap();
    window.until("document.readyState === 'complete'").await;
    assert!(!window.is_marked().await, "the page was loaded again");
    assert_same(&before, &window.drawn(SCREEN).await, what);
    window.mark().await;
}

/// Somebody leaves the page; the others go on until it is his turn again; he comes back and sees what they see.
async fn goes_and_comes_back(windows: &[&Window], dice: &mut Dice) {
    let (active, _) = asked(windows).await;
    let gone = (active + 1) % windows.len();
    let address = windows[gone].page.current_url().await.unwrap();
    windows[gone].page.goto("about:blank").await.unwrap();
    let (_, seen) = asked(&windows[active..=active]).await;
    let action = anything(&seen, dice);
    windows[active].play(&action, &seen).await;
    let version = windows[active].look().await.version;
    windows[gone].page.goto(address.as_str()).await.unwrap();
    windows[gone].wait("what was missed", |it| version <= it.version).await;
    windows[gone].mark().await;
}

async fn live_game(game: &str, screens: &[Screen]) {
    let server = RunningServer::open(&format!("live-{game}"));
    let mut opened = Vec::new();
    for &screen in screens {
        opened.push(Window::open(screen).await);
    }
    let windows: Vec<&Window> = opened.iter().collect();
    sit_down(&server, game, &windows).await;
    for window in &windows {
        window.mark().await;
    }
    let mut dice = Dice(6);
    let mut n_acts = vec![0; windows.len()];
    for nth in 0.. {
        let who = one_acts(&windows, &[], &mut dice).await;
        n_acts[who] += 1;
        if nth == 8 {
            for window in &windows {
                assert!(window.is_marked().await, "nobody had to ask for the page again");
                reloads(window, &format!("{game}, a reload")).await;
            }
        }
        if nth == 13 {
            goes_and_comes_back(&windows, &mut dice).await;
        }
        if 17 < nth && n_acts.iter().all(|it| 2 < *it) {
            break;
        }
        assert!(nth < 150, "everybody plays: {n_acts:?}");
    }
    asked(&windows).await;
    for window in &windows {
        assert!(window.is_marked().await, "nobody had to ask for the page again");
        reloads(window, &format!("{game}, a reload at the end")).await;
        window.picture(&format!("live-{game}")).await;
        assert_eq!(window.complaints().await, Vec::<String>::new());
    }
    for window in opened {
        window.close().await;
    }
}

#[tokio::test]
async fn smallworld_at_three_windows() {
    live_game("smallworld", &[Screen::Laptop, Screen::Phone, Screen::Laptop]).await;
}

#[tokio::test]
async fn wrath_at_two_windows() {
    live_game("wrath", &[Screen::Laptop, Screen::Phone]).await;
}

#[tokio::test]
async fn quest_at_two_windows() {
    live_game("quest", &[Screen::Phone, Screen::Laptop]).await;
}

#[tokio::test]
async fn adventure_at_two_windows() {
    live_game("adventure", &[Screen::Laptop, Screen::Phone]).await;
}
