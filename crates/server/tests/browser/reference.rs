//! The reference card beside the board: it opens by a key or a button, takes its room from the board, and one plays on with
//! it open.

use serde_json::json;

use crate::axe;
use crate::chromium::{Screen, Window};
use crate::server::RunningServer;
use crate::stage::play_now;

const IS_OPEN: &str = "document.getElementById('reference').matches(':popover-open')";

/// What sticks out of the window, how many phases are marked, and whether the card lies on the table.
const LOOK: &str = "
    const card = document.getElementById('reference').getBoundingClientRect();
    const table = document.querySelector('main.table').getBoundingClientRect();
    return {
        over: document.scrollingElement.scrollWidth - innerWidth,
        now: document.querySelectorAll('#reference-turn [aria-current=step]').length,
        lies: card.left < table.right,
    };";

#[tokio::test]
async fn one_plays_on_with_the_reference_card_open() {
    for game in ["smallworld", "wrath", "adventure", "quest"] {
        let server = RunningServer::open(&format!("reference-{game}"));
        let window = Window::open(Screen::Laptop).await;
        play_now(&window, &server, game).await;
        window.key('r').await;
        window.until(IS_OPEN).await;
        let seen = window.run(LOOK).await;
        assert!(seen["over"].as_i64() <= Some(0), "{game}: {seen}");
        assert!(seen["now"].as_i64() <= Some(1), "{game}: {seen}");
        // Quest needs more room before it can give some away.
        assert!(game == "quest" || seen["lies"] == json!(false), "{game}: {seen}");
        axe::check(&window, &format!("the reference card of {game}")).await;
        window.picture(&format!("reference-{game}")).await;
        window.key('r').await;
        window.until(&format!("!{IS_OPEN}")).await;
        window.close().await;
    }
}

#[tokio::test]
async fn on_a_phone_the_card_comes_from_below_and_goes_again() {
    let server = RunningServer::open("reference-phone");
    let window = Window::open(Screen::Phone).await;
    play_now(&window, &server, "wrath").await;
    window.click("#people-open").await;
    window.click("#people [popovertarget=reference]").await;
    window.until(IS_OPEN).await;
    window.picture("reference-phone").await;
    window.click("#reference [popovertargetaction=hide]").await;
    window.until(&format!("!{IS_OPEN}")).await;
    window.close().await;
}
