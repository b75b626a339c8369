//! The pointer over whatever can be pointed at moves nothing else, and the card that opens is whole in the window.

use std::time::Duration;

use serde_json::json;

use crate::chromium::{Screen, Window};
use crate::player::{Dice, Seen};
use crate::reach::{SIZES, resize};
use crate::server::RunningServer;
use crate::stage::play_now;
use crate::{adventure, quest, wrath};

/// So many actions are played before the pointer goes round.
const N_ACTIONS: usize = 6;

/// The card waits for the pointer to rest, and the next one follows at once.
const REST: Duration = Duration::from_millis(60);

/// The pointer goes over everything that can be pointed at. The number of places, and of cards that opened.
async fn goes_round(window: &Window, what: &str) -> (usize, u64) {
    move_to(window, 1.0, 1.0).await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    let places = window.run(include_str!("hovers.js")).await;
    let places = places.as_array().unwrap();
    let mut n_cards = 0;
    for place in places {
        move_to(window, place[0].as_f64().unwrap(), place[1].as_f64().unwrap()).await;
        tokio::time::sleep(if n_cards == 0 { REST * 5 } else { REST }).await;
        let found = window.run("return window.hovered()").await;
        n_cards += found[0].as_u64().unwrap();
        assert_eq!(found[1], json!([]), "{what}, over {}: {found:#}", place[2]);
    }
    (places.len(), n_cards)
}

async fn move_to(window: &Window, x: f64, y: f64) {
    let to = json!({"type": "mouseMoved", "x": x, "y": y});
    window.devtools("Input.dispatchMouseEvent", to).await;
}

async fn moves_nothing(game: &str, choice: impl Fn(&Seen, &str, &mut Dice) -> String) {
    let server = RunningServer::open(&format!("hovers-{game}"));
    let window = Window::open(Screen::Laptop).await;
    play_now(&window, &server, game).await;
    let (mut dice, mut last) = (Dice(3), String::new());
    for _ in 0..N_ACTIONS {
        let seen = window.turn().await;
        last = choice(&seen, &last, &mut dice);
        window.play(&last, &seen).await;
    }
    window.turn().await;
    for &size in &SIZES[..2] {
        resize(&window, size).await;
        let (n_places, n_cards) = goes_round(&window, &format!("{game} at {size:?}")).await;
        eprintln!("{game} at {size:?}: {n_places} places, {n_cards} cards");
        assert!(5 < n_places, "{game} at {size:?}: {n_places} places");
        // In a small window cards open by a press.
        assert_eq!(0 < n_cards, size == SIZES[0], "{game} at {size:?}: {n_cards} cards");
    }
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

#[tokio::test]
async fn the_pointer_moves_nothing_in_small_world() {
    moves_nothing("smallworld", Window::choice).await;
}

#[tokio::test]
async fn the_pointer_moves_nothing_in_wrath() {
    moves_nothing("wrath", |seen, _, dice| wrath::choice(seen, dice)).await;
}

#[tokio::test]
async fn the_pointer_moves_nothing_in_quest() {
    moves_nothing("quest", |seen, _, dice| quest::choice(seen, dice)).await;
}

#[tokio::test]
async fn the_pointer_moves_nothing_in_the_adventure_game() {
    moves_nothing("adventure", |seen, _, dice| adventure::choice(seen, dice)).await;
}

/// A full hand lies as a fan: each card covers much of the one before, and is met on the part that can be seen.
#[tokio::test]
async fn each_card_of_a_full_hand_is_met_where_it_is_seen() {
    let server = RunningServer::open("hovers-hand");
    let window = Window::open(Screen::Laptop).await;
    play_now(&window, &server, "wrath").await;
    let (mut dice, mut is_held) = (Dice(3), false);
    while !is_held {
        let seen = window.turn().await;
        window.play(&wrath::choice(&seen, &mut dice), &seen).await;
        is_held = window.run("return !!document.querySelector('#fan > li')").await == true;
    }
    window.until_played().await;
    for size in SIZES {
        resize(&window, size).await;
        let hidden = window.run(HIDDEN_NAMES).await;
        assert_eq!(hidden, json!([]), "names of cards that are not in sight at {size:?}");
    }
    for size in [SIZES[0], (1024, 600)] {
        resize(&window, size).await;
        window.run(&FILL_THE_HAND.replace("MOST_HELD", &MOST_HELD.to_string())).await;
        let there_and_back = (0..MOST_HELD).chain((0..MOST_HELD).rev());
        for nth in there_and_back {
            let at = window.run(&format!("return window.met({nth})")).await;
            assert_eq!(at[2], true, "card {nth} at {size:?} is covered at {at}");
            move_to(&window, at[0].as_f64().unwrap(), at[1].as_f64().unwrap()).await;
            tokio::time::sleep(REST * 4).await;
            let is_met = window.run(&format!("return window.met({nth})[3]")).await;
            assert_eq!(is_met, true, "card {nth} at {size:?} stays under the pointer at {at}");
        }
    }
    window.close().await;
}

/// The cards of the hand whose name lies above or below the hand.
const HIDDEN_NAMES: &str = "
    const place = document.querySelector('.wr-fan-place').getBoundingClientRect();
    const isHidden = ({ top, bottom }) => top < place.top || place.bottom < bottom;
    return [...document.querySelectorAll('#fan > li > .card > .card-title')].filter((it) => isHidden(it.getBoundingClientRect())).map((it) => it.textContent);";

/// Ten cards: the most that are held, and those of a turn that has not ended.
const MOST_HELD: usize = 10;

/// Where the middle of a card's control is in the window, whether it is met there, and whether the pointer is on it.
const FILL_THE_HAND: &str = "
    const fan = document.querySelector('#fan');
    while (fan.children.length < MOST_HELD) fan.append(fan.lastElementChild.cloneNode(true));
    while (MOST_HELD < fan.children.length) fan.lastElementChild.remove();
    window.met = (nth) => {
        const card = fan.children[nth].querySelector('.card');
        const [{ x, y, width, bottom }, board] = [card.querySelector('.spot').getBoundingClientRect(), document.querySelector('.board').getBoundingClientRect()];
        const at = [x + width / 2, (y + Math.min(bottom, board.bottom)) / 2];
        return [...at, document.elementFromPoint(...at)?.closest('.card') === card, card.matches(':hover')];
    };";
