//! Warhammer Quest, from the setup through the first quest of a campaign and its settlement stage to the next quest.

use crate::axe;
use crate::chromium::{Screen, Window};
use crate::player::{Dice, Seen};
use crate::server::RunningServer;

/// A table of one person with two heroes, chosen on the front page by clicking.
async fn start(window: &Window, server: &RunningServer) {
    window.page.goto(&server.url("/?game=quest")).await.unwrap();
    axe::check(window, "the form of a new quest").await;
    window.click("label:has(#quest-n-1)").await;
    window.click("form.new-table button[type=submit]").await;
    window.turn().await;
}

/// Nothing of the table lies outside the window.
async fn fits(window: &Window) {
    let sizes = window
        .run("const it = document.scrollingElement; return [it.scrollWidth, innerWidth, it.scrollHeight, innerHeight]")
        .await;
    let size = |idx: usize| sizes[idx].as_f64().unwrap();
    assert!(size(0) <= size(1) && size(2) <= size(3), "a table needs no scrolling: {sizes}");
}

/// Fights if that can be done, and otherwise anything.
pub(crate) fn choice(seen: &Seen, dice: &mut Dice) -> String {
    for verb in ["attack", "target", "roll"] {
        let found = seen.actions.iter().find(|it| it.split(' ').next() == Some(verb));
        if let Some(action) = found.filter(|_| dice.roll(3) != 0) {
            return action.clone();
        }
    }
    seen.actions[dice.roll(seen.actions.len())].clone()
}

/// WQ-CAMP-01, WQ-SETT-02: what a campaign is, by clicking.
#[tokio::test]
async fn the_first_quest_and_its_settlement_lead_to_the_next_quest() {
    let server = RunningServer::open("quest");
    let window = Window::open(Screen::Laptop).await;
    start(&window, &server).await;
    window.picture("quest-1-heroes").await;
    axe::check(&window, "the choice of heroes").await;
    fits(&window).await;

    let mut dice = Dice(3);
    let mut n_clicks = 0;
    let mut was_in_settlement = false;
    loop {
        let seen = window.turn().await;
        if seen.is_over {
            break;
        }
        let is_in_settlement = seen.actions.iter().any(|it| it == "arena" || it == "smith");
        if is_in_settlement && !was_in_settlement {
            was_in_settlement = true;
            window.picture("quest-3-settlement").await;
            axe::check(&window, "the settlement").await;
            fits(&window).await;
        }
        window.play(&choice(&seen, &mut dice), &seen).await;
        n_clicks += 1;
        assert!(n_clicks < 900, "the quest does not end");
        if n_clicks == 25 {
            let before = window.turn().await;
            window.page.refresh().await.unwrap();
            assert_eq!(window.turn().await, before, "a reload brings the same table back");
            window.picture("quest-2-middle").await;
            axe::check(&window, "the quest in the middle").await;
            fits(&window).await;
        }
    }
    assert!(was_in_settlement && 25 < n_clicks, "{n_clicks} clicks are no whole quest");
    window.picture("quest-4-result").await;
    axe::check(&window, "the result of the quest").await;
    let first = window.page.current_url().await.unwrap();
    window.click("form[action$='/next'] button").await;
    window.until("document.querySelector('.crumbs')?.textContent.includes('2 of 5')").await;
    assert_ne!(window.page.current_url().await.unwrap(), first);
    let seen = window.turn().await;
    assert!(seen.actions.iter().any(|it| it.starts_with("lead ")), "{seen:?}");
    window.picture("quest-5-next").await;
    // The old table leads to the same one.
    window.page.goto(first.as_str()).await.unwrap();
    window.until("document.querySelector('#result a[href^=\"/table/\"]') !== null").await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

/// A round on a phone: nothing sticks out at the side, and what can be done is in reach.
#[tokio::test]
async fn a_round_on_a_phone() {
    let server = RunningServer::open("quest-phone");
    let window = Window::open(Screen::Phone).await;
    start(&window, &server).await;
    axe::check(&window, "the heroes on a phone").await;
    let mut dice = Dice(8);
    for _ in 0..24 {
        let seen = window.turn().await;
        window.play(&choice(&seen, &mut dice), &seen).await;
    }
    window.turn().await;
    window.picture("quest-phone").await;
    axe::check(&window, "a quest on a phone").await;
    let widths = window.run("return [document.scrollingElement.scrollWidth, innerWidth]").await;
    assert!(widths[0].as_f64() <= widths[1].as_f64(), "nothing sticks out: {widths}");
    let is_in_reach = "(() => { const box = document.querySelector('.wq-ask').getBoundingClientRect(); return 0 < box.height && box.bottom <= innerHeight + 1; })()";
    window.until(is_in_reach).await;
    window.close().await;
}

/// Without a pointer: the way to the answers by Tab, and an answer by Enter.
#[tokio::test]
async fn a_quest_is_played_by_keyboard() {
    const TAB: &str = "\u{E004}";
    const ENTER: &str = "\u{E007}";
    let server = RunningServer::open("quest-keys");
    let window = Window::open(Screen::Laptop).await;
    start(&window, &server).await;
    for nth in 0..12 {
        let seen = window.turn().await;
        let mut n_tabs = 0;
        while window.run("return document.activeElement.matches('.wq-ask button[form=act], #over button[form=act]')").await
            != true
        {
            window.page.active_element().await.unwrap().send_keys(TAB).await.unwrap();
            n_tabs += 1;
            assert!(n_tabs < 90, "no answer is reached by Tab");
        }
        let name = window.run("return document.activeElement.textContent.trim()").await;
        assert!(name.as_str().is_some_and(|it| !it.is_empty()), "an answer without a name");
        window.page.active_element().await.unwrap().send_keys(ENTER).await.unwrap();
        window.wait(&format!("what comes of answer {nth}"), |it| it.version != seen.version).await;
    }
    window.close().await;
}
