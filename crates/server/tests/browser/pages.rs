//! Every page of the inn that is no table: whoever cannot see, hear or point as others do can read it, at both sizes, in
//! the dark, and nothing sticks out.

use crate::axe;
use crate::chromium::{Screen, Window};
use crate::company::{choose, sit_down};
use crate::server::RunningServer;

/// The table of somebody else that waits for strangers.
async fn open_table(window: &Window, server: &RunningServer) {
    window.page.goto(&server.url("/?game=wrath")).await.unwrap();
    window.click("label:has(#wrath-n-2)").await;
    choose(window, "#wrath-seat-2", "link").await;
    window.click("details.options summary").await;
    window.click("#wrath-open").await;
    choose(window, "#wrath-clock", "1d").await;
    window.click("form.new-table button[type=submit]").await;
    window.until("document.getElementById('forms') !== null").await;
}

async fn is_readable(window: &Window, server: &RunningServer, address: &str) {
    window.page.goto(&server.url(address)).await.unwrap();
    window.until("document.readyState === 'complete'").await;
    let over = window.run("return document.scrollingElement.scrollWidth - innerWidth").await;
    assert!(over.as_i64() <= Some(0), "{address} sticks out by {over}");
    axe::check(window, address).await;
}

async fn at_a_table_in_one_click(window: &Window, server: &RunningServer, game: &str) {
    for others in ["bot:regular", "link"] {
        window.page.goto(&server.url("/")).await.unwrap();
        let form = format!(".game:has([href*={game}]) form:has([value=\"{others}\"])");
        window.click(&format!("{form} button")).await;
        window.until("document.body.dataset.events !== undefined").await;
        let table = window.run("return document.querySelector('main').outerHTML.length").await;
        assert!(Some(5000) < table.as_i64(), "{game}, {others}: {table}");
    }
}

async fn prefers(window: &Window, field: &str, value: &str) {
    window.click("button[popovertarget=settings]").await;
    choose(window, field, value).await;
    window.click("#settings button[type=submit]").await;
    window.until("document.readyState === 'complete'").await;
}

async fn every_page(screen: Screen) {
    let server = RunningServer::open(&format!("pages-{}", screen.name()));
    let (other, window) = (Window::open(Screen::Laptop).await, Window::open(screen).await);
    open_table(&other, &server).await;
    other.close().await;
    sit_down(&server, "quest", &[&window]).await;
    for game in ["smallworld", "wrath", "quest", "adventure"] {
        is_readable(&window, &server, &format!("/?game={game}")).await;
        window
            .run("document.querySelectorAll('details').forEach((it) => { it.open = true; })")
            .await;
        axe::check(&window, &format!("all options of {game}")).await;
        is_readable(&window, &server, &format!("/rules/{game}")).await;
        window.picture(&format!("pages-rules-{game}")).await;
    }
    is_readable(&window, &server, "/rules/adventure/AG-RUL-47").await;
    let in_view = "(() => { const box = document.querySelector('.rule-entry:target')?.getBoundingClientRect(); \
                   return box?.top >= 40 && box?.bottom <= innerHeight; })()";
    window.until(in_view).await;
    is_readable(&window, &server, "/rules/quest?q=wound").await;
    // My tables and open ones stand on the front page now.
    is_readable(&window, &server, "/").await;
    let lists = "document.querySelector('.my-tables') !== null && document.querySelector('#open-tables li') !== null";
    window.until(lists).await;
    let drawn = "[...document.querySelectorAll('.game-front img')].every((it) => it.complete && 0 < it.naturalWidth)";
    window.until(drawn).await;
    window.picture("pages-front").await;
    for game in ["smallworld", "wrath", "quest", "adventure"] {
        at_a_table_in_one_click(&window, &server, game).await;
    }
    for address in ["/fairness", "/nowhere", "/table/aaaaaaaaaaaa", "/join/aaaa"] {
        is_readable(&window, &server, address).await;
    }
    for (field, value) in
        [("#pref-theme", "dark"), ("#pref-contrast", "high"), ("#pref-lang", "pl")]
    {
        window.page.goto(&server.url("/")).await.unwrap();
        prefers(&window, field, value).await;
        is_readable(&window, &server, "/").await;
        is_readable(&window, &server, "/?game=quest").await;
    }
    window.close().await;
}

#[tokio::test]
async fn every_page_can_be_read_on_a_laptop() {
    every_page(Screen::Laptop).await;
}

#[tokio::test]
async fn every_page_can_be_read_on_a_phone() {
    every_page(Screen::Phone).await;
}
