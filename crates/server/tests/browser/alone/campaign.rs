//! A campaign without a network: from one quest into the next.

use super::games::PLAY_TO_THE_END;
use super::host::{StaticHost, arrive, kill_worker, make, play};
use crate::axe;
use crate::chromium::{Screen, Window};
use crate::player::Dice;

/// WQ-CAMP-02: what was played, and who plays, goes on to the next quest; nothing of it needs anybody else.
#[tokio::test]
async fn a_campaign_goes_on_to_its_next_match() {
    let mut host = StaticHost::open();
    let window = Window::open(Screen::Laptop).await;
    arrive(&window, &host).await;
    host.close();
    make(&window, &host, "quest", 1).await;
    let mut dice = Dice(3);
    play(&window, "quest", 4, &mut dice).await;
    let first = window.page.current_url().await.unwrap();
    let file = window.page.execute_async(PLAY_TO_THE_END, vec![]).await.unwrap();
    let found = catalog::record::verify(file.as_str().unwrap()).unwrap();
    assert!(found.finished && found.dice_proved);
    window.page.refresh().await.unwrap();
    window.click("form[action$='/next'] button").await;
    let is_second = "document.querySelector('.crumbs')?.textContent.includes('2 of 5')";
    window.until(is_second).await;
    assert_ne!(window.page.current_url().await.unwrap(), first);
    play(&window, "quest", 3, &mut dice).await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
    let before = window.turn().await;
    kill_worker(&window).await;
    window.page.refresh().await.unwrap();
    assert_eq!(window.turn().await, before, "another worker goes on with the second quest");
    window.until(is_second).await;
    window.picture("alone-3-second-quest").await;
    axe::check(&window, "the second quest without a network").await;
    // The first table leads to the second one.
    window.page.goto(first.as_str()).await.unwrap();
    window.until("document.querySelector('#result a[href*=\"/table/\"]') !== null").await;
    window.close().await;
}
