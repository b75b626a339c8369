//! The reading card opens beside what it is about, and hides nothing that can be chosen where a side is free.

use serde_json::json;

use crate::chromium::{Screen, Window};
use crate::player::{Dice, Seen};
use crate::reach::resize;
use crate::server::RunningServer;
use crate::stage::{is_long, play_now};
use crate::{adventure, quest, wrath};

/// A laptop, and a small one.
const SIZES: [(u32, u32); 2] = [(1366, 768), (1024, 600)];

async fn cards_hide_nothing(game: &str, choice: impl Fn(&Seen, &str, &mut Dice) -> String) {
    let server = RunningServer::open(&format!("beside-{game}"));
    let window = Window::open(Screen::Laptop).await;
    play_now(&window, &server, game).await;
    let (mut dice, mut last) = (Dice(5), String::new());
    let (mut n_opened, mut n_free) = (0, 0);
    for nth in 0..N_ACTIONS {
        let seen = window.turn().await;
        if seen.is_over {
            break;
        }
        for &size in windows(nth) {
            resize(&window, size).await;
            let found = window.page.execute_async(include_str!("beside.js"), vec![]).await.unwrap();
            n_opened += found[0].as_u64().unwrap();
            n_free += found[1].as_u64().unwrap();
            assert_eq!(found[2], json!([]), "{game} at {size:?}, after {nth} actions: {found:#}");
        }
        resize(&window, SIZES[0]).await;
        let action = choice(&seen, &last, &mut dice);
        window.play(&action, &seen).await;
        last = action;
    }
    eprintln!("{game}: {n_opened} cards, of which {n_free} had a free side");
    let wanted = if is_long() { 50 } else { 15 };
    assert!(wanted < n_free, "{game}: {n_free} of {n_opened} cards had a free side");
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

/// Actions played, and actions between looks. CI takes every third look, in one window; `LONG` every look, in both.
const N_ACTIONS: usize = 24;
const N_EACH: usize = 3;

/// The windows in which cards are opened after `nth` actions.
fn windows(nth: usize) -> &'static [(u32, u32)] {
    let look = nth / N_EACH;
    match nth % N_EACH {
        0 if is_long() => &SIZES,
        0 if look.is_multiple_of(3) => &SIZES[look % 2..=look % 2],
        _ => &[],
    }
}

#[tokio::test]
async fn a_card_of_small_world_hides_nothing_that_can_be_chosen() {
    cards_hide_nothing("smallworld", Window::choice).await;
}

#[tokio::test]
async fn a_card_of_wrath_hides_nothing_that_can_be_chosen() {
    cards_hide_nothing("wrath", |seen, _, dice| wrath::choice(seen, dice)).await;
}

#[tokio::test]
async fn a_card_of_quest_hides_nothing_that_can_be_chosen() {
    cards_hide_nothing("quest", |seen, _, dice| quest::choice(seen, dice)).await;
}

#[tokio::test]
async fn a_card_of_the_adventure_game_hides_nothing_that_can_be_chosen() {
    cards_hide_nothing("adventure", |seen, _, dice| adventure::choice(seen, dice)).await;
}
