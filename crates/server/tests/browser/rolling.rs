//! On a phone, all dice of a roll and the button that goes on are in the window while the roll is open, and dice on a tray
//! within it.

use serde_json::json;

use crate::chromium::{Screen, Window};
use crate::player::{Dice, Seen};
use crate::server::RunningServer;
use crate::stage::play_now;
use crate::{adventure, quest, wrath};

/// How many dice lie there, and which of them, or which main answer, is not whole in the window.
const DICE: &str = "
    const isSeen = (it) => it.checkVisibility({visibilityProperty: true}) && 0 < it.getBoundingClientRect().width && !it.closest('[popover]');
    const isWithin = (a, b) => b.left - 1 <= a.left && b.top - 1 <= a.top && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
    const all = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
    // A tray cuts off what lies over its edge.
    const isInside = (it) => [all, it.closest('.wq-pool')?.getBoundingClientRect() ?? all].every((box) => isWithin(it.getBoundingClientRect(), box));
    const dice = [...document.querySelectorAll('[data-die]')].filter(isSeen);
    const first = [...document.querySelectorAll('.prompt .btn-primary')].find(isSeen);
    const out = dice.length === 0 ? [] : [...dice, first].filter((it) => it && !isInside(it));
    return {n: dice.length, out: out.map((it) => it.outerHTML.slice(0, 160))};";

async fn dice_are_in_the_window(
    game: &str,
    n_actions: usize,
    choice: fn(&Seen, &mut Dice) -> String,
) {
    let server = RunningServer::open(&format!("rolling-{game}"));
    let window = Window::open(Screen::Phone).await;
    play_now(&window, &server, game).await;
    let (mut dice, mut n_rolls) = (Dice(6), 0);
    for _ in 0..n_actions {
        let seen = window.turn().await;
        if seen.is_over {
            break;
        }
        let found = window.run(DICE).await;
        n_rolls += u32::from(found["n"] != json!(0));
        assert_eq!(found["out"], json!([]), "{game}: outside the window, among {seen:?}");
        let action = choice(&seen, &mut dice);
        window.play(&action, &seen).await;
    }
    assert!(2 < n_rolls, "{game}: dice were rolled");
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

#[tokio::test]
async fn dice_and_answer_are_in_the_window_in_wrath() {
    dice_are_in_the_window("wrath", 24, wrath::choice).await;
}

#[tokio::test]
async fn dice_and_answer_are_in_the_window_in_the_adventure_game() {
    dice_are_in_the_window("adventure", 50, adventure::choice).await;
}

#[tokio::test]
async fn dice_and_answer_are_in_the_window_in_quest() {
    dice_are_in_the_window("quest", 60, quest::choice).await;
}
