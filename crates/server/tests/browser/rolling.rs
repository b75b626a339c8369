//! On a phone, all dice of a roll and the button that goes on are in the window while the roll is open, and no die
//! of a quest lies over the text beside it.

use serde_json::json;

use crate::chromium::{Screen, Window};
use crate::player::{Dice, Seen};
use crate::server::RunningServer;
use crate::stage::play_now;
use crate::{adventure, quest, wrath};

/// How many dice lie there, and which of them, or which main answer, is not whole in the window or lies over text.
const DICE: &str = "
    const isSeen = (it) => it.checkVisibility({visibilityProperty: true}) && 0 < it.getBoundingClientRect().width && !it.closest('[popover]');
    const isInside = (it) => {
        const {left, top, right, bottom} = it.getBoundingClientRect();
        return -1 <= left && -1 <= top && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    };
    const isOver = (a, b) => a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom;
    const isOverText = (it) => {
        const texts = [...it.closest('.wq-pool')?.querySelectorAll('.wq-pool-head, .wq-pool-lines') ?? []].filter(isSeen);
        return texts.some((text) => isOver(it.getBoundingClientRect(), text.getBoundingClientRect()));
    };
    const dice = [...document.querySelectorAll('[data-die]')].filter(isSeen);
    const first = [...document.querySelectorAll('.prompt .btn-primary')].find(isSeen);
    const out = dice.length === 0 ? [] : [...[...dice, first].filter((it) => it && !isInside(it)), ...dice.filter(isOverText)];
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
