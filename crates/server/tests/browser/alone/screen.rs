//! Several people at one screen without a network: the curtain between their hands.

use std::collections::BTreeSet;

use super::host::{StaticHost, arrive, kill_worker};
use crate::axe;
use crate::chromium::{Screen, Window};
use crate::company::choose;
use crate::curtain::{hand, hides, is_drawn, lift, settled};
use crate::player::Dice;

#[tokio::test]
async fn two_hands_at_one_phone() {
    let mut host = StaticHost::open();
    let window = Window::open(Screen::Phone).await;
    arrive(&window, &host).await;
    host.close();
    window.page.goto(&host.url("/?game=adventure")).await.unwrap();
    window.click("label:has(#adventure-n-2)").await;
    choose(&window, "#adventure-seat-2", "here").await;
    window.click("form.new-table button[type=submit]").await;
    settled(&window).await;
    let mut dice = Dice(5);
    let (mut cards, mut shown) = (BTreeSet::new(), BTreeSet::new());
    let (mut n_curtains, mut n_acts, mut was_killed) = (0, 0, false);
    while n_curtains < 4 || shown.len() < 2 || !was_killed {
        if is_drawn(&window).await {
            n_curtains += 1;
            hides(&window, &cards).await;
            if n_curtains == 2 {
                window.picture("alone-2-curtain").await;
                axe::check(&window, "the curtain without a network").await;
            }
            lift(&window).await;
        }
        let seen = window.turn().await;
        let open = hand(&window).await;
        if !open.is_empty() {
            let whose = window.run("return document.querySelector('#me article').id").await;
            shown.insert(whose.as_str().unwrap().to_owned());
        }
        cards.extend(open);
        if !cards.is_empty() && !was_killed {
            // Another worker knows the table, and not who is at the screen.
            was_killed = true;
            window.complaints().await;
            kill_worker(&window).await;
            window.page.refresh().await.unwrap();
            settled(&window).await;
            assert!(is_drawn(&window).await, "a hand lies open after the worker was ended");
            hides(&window, &cards).await;
            lift(&window).await;
            assert_eq!(window.turn().await, seen, "the table is as it was");
            // What was just being answered, and others' eyes.
            window.complaints().await;
        }
        window.press(&Window::choice(&seen, "", &mut dice)).await;
        n_acts += 1;
        assert!(n_acts < 300, "the other one is never asked: {shown:?}");
        let version = seen.version;
        window.until(&format!("document.querySelector('main.curtain') !== null || {version} < Number(document.querySelector('#act input[name=version]')?.value)")).await;
    }
    window.close().await;
}
