//! A private what-if: into it, some moves, back a step, and out again, while the other one sees nothing of it. And from a
//! line of the log to its moment.

use fantoccini::Locator;

use crate::axe;
use crate::chromium::{Screen, Window};
use crate::server::RunningServer;

async fn table(window: &Window, server: &RunningServer, game: &str) {
    window.page.goto(&server.url(&format!("/?game={game}"))).await.unwrap();
    window.click(&format!("label:has(#{game}-n-2)")).await;
    let field = window.page.find(Locator::Css(&format!("#{game}-seat-2"))).await.unwrap();
    field.select_by_value("bot:stranger").await.unwrap();
    window.click("form.new-table button[type=submit]").await;
}

/// The page does not scroll sideways, and it says that nothing counts.
async fn is_told(window: &Window) {
    let over = window.run("return document.scrollingElement.scrollWidth - innerWidth").await;
    assert!(over.as_f64() <= Some(0.0), "{over}");
    window.until("document.querySelector('.what-if-note').checkVisibility()").await;
}

async fn there_and_back(screen: Screen, game: &str) {
    let server = RunningServer::open(&format!("what-if-{game}-{}", screen.name()));
    let window = Window::open(screen).await;
    table(&window, &server, game).await;
    for _ in 0..3 {
        let seen = window.turn().await;
        window.play(&seen.actions[0], &seen).await;
    }
    let real = window.turn().await;
    let address = window.page.current_url().await.unwrap();
    window.picture(&format!("what-if-0-{game}")).await;
    window.click("#what-if-open button").await;
    window.until("document.querySelector('.what-if') !== null").await;
    is_told(&window).await;
    let first = window.turn().await;
    assert_eq!(first.actions, real.actions, "it begins where the table stands");
    window.picture(&format!("what-if-1-{game}")).await;
    axe::check(&window, "a what-if").await;
    for _ in 0..4 {
        let seen = window.look().await;
        match seen.actions.first() {
            Some(action) => window.play(action, &seen).await,
            None => {
                window.click("button[form=others]").await;
                window.wait("the others", |it| it.version != seen.version).await;
            }
        }
    }
    is_told(&window).await;
    window.picture(&format!("what-if-2-{game}")).await;
    axe::check(&window, "some moves on").await;
    let seen = window.look().await;
    window.click(".what-if button[value=all]").await;
    let back = window.wait("the beginning", |it| it.version != seen.version).await;
    assert_eq!(back.actions, real.actions);
    window.click(".what-if-ways form button").await;
    window.until("document.querySelector('.what-if') === null").await;
    assert_eq!(window.page.current_url().await.unwrap(), address);
    assert_eq!(window.turn().await, real, "nothing of it reached the table");

    // From a line of the log to its moment, and back.
    window.run("document.getElementById('history').showPopover()").await;
    window.picture(&format!("what-if-3-{game}-log")).await;
    window.run("[...document.querySelectorAll('.log .log-at')].at(-1).click()").await;
    window.until("document.querySelector('.past') !== null").await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

#[tokio::test]
async fn a_course_that_is_only_imagined() {
    there_and_back(Screen::Laptop, "wrath").await;
    there_and_back(Screen::Phone, "smallworld").await;
}
