//! What people do, from the first page to the result.

use fantoccini::Locator;

use crate::axe;
use crate::chromium::{Screen, Window};
use crate::player::Dice;
use crate::server::RunningServer;

/// A game of two against the bot that the form proposes, chosen on the front page by clicking.
async fn start(window: &Window, server: &RunningServer) {
    window.page.goto(&server.url("/")).await.unwrap();
    window.picture("1-home").await;
    axe::check(window, "the front page").await;
    window.click("a.game-tile[href*=smallworld]").await;
    window.until("document.querySelector('form.new-table') !== null").await;
    window.picture("1-new-table").await;
    axe::check(window, "the form of a new table").await;
    window.click("label:has(#smallworld-n-2)").await;
    window.click("form.new-table button[type=submit]").await;
    window.turn().await;
}

/// Opens what lies behind a table: the panels of a phone, the settings, the own card with the code. Nothing hides the
/// board altogether, and nothing is unreadable.
async fn look_around(window: &Window, screen: Screen) {
    if screen == Screen::Phone {
        for tab in ["act", "offer", "players", "board"] {
            window.click(&format!("label:has(#tab-{tab})")).await;
            let height = window.run("return document.getElementById('main').clientHeight").await;
            assert!(Some(150.0) < height.as_f64(), "the board beside '{tab}' is {height} high");
            window.picture(&format!("tab-{tab}")).await;
            axe::check(window, tab).await;
        }
        window.click("label:has(#tab-players)").await;
    }
    window.click("#seat-1 .seat-name").await;
    window.click("#seat-1 .own-code summary").await;
    let code = window.run("return document.getElementById('own-code').value").await;
    assert_eq!(code.as_str().map(str::len), Some(32), "{code}");
    axe::check(window, "the card of the own seat").await;
    window.run("document.querySelector('[popover]:popover-open').hidePopover()").await;
    window.click("button[popovertarget=settings]").await;
    window.picture("settings").await;
    axe::check(window, "the settings").await;
    window.run("document.querySelector('[popover]:popover-open').hidePopover()").await;
    if screen == Screen::Phone {
        window.click("label:has(#tab-board)").await;
    }
}

async fn whole_game(screen: Screen) {
    let mut server = RunningServer::open(screen.name());
    let window = Window::open(screen).await;
    start(&window, &server).await;
    window.picture("2-start").await;
    axe::check(&window, "the table at the start").await;
    let heights = window.run("return [document.scrollingElement.scrollHeight, innerHeight]").await;
    assert!(heights[0].as_f64() <= heights[1].as_f64(), "a table needs no scrolling: {heights}");
    let widths = window.run("return [document.scrollingElement.scrollWidth, innerWidth]").await;
    assert!(widths[0].as_f64() <= widths[1].as_f64(), "nothing sticks out at the side: {widths}");

    let mut dice = Dice(11);
    let mut last = String::new();
    let mut n_clicks = 0;
    loop {
        let seen = window.turn().await;
        if seen.is_over {
            break;
        }
        last = Window::choice(&seen, &last, &mut dice);
        window.play(&last, &seen).await;
        n_clicks += 1;
        assert!(n_clicks < 600, "the game does not end");
        match n_clicks {
            20 => {
                let before = window.turn().await;
                window.page.refresh().await.unwrap();
                assert_eq!(window.turn().await, before, "a reload brings the same table back");
                window.picture("3-middle").await;
                axe::check(&window, "the table in the middle").await;
                look_around(&window, screen).await;
            }
            32 => {
                window.turn().await;
                assert_eq!(window.complaints().await, Vec::<String>::new());
                server.restart();
                // The connection that was lost is the one thing to be complained of.
                window.complaints().await;
            }
            _ => {}
        }
    }
    assert!(32 < n_clicks, "{n_clicks} clicks are no whole game");
    window.picture("4-result").await;
    let rows =
        window.run("return document.querySelectorAll('table.scoreboard tbody tr').length").await;
    assert_eq!(rows, 2, "each seat has a line in the result");
    let scores = window.run("return [...document.querySelectorAll('.scoreboard tbody .num')].map((it) => it.textContent)").await;
    assert!(
        scores.as_array().unwrap().iter().all(|it| it.as_str().unwrap().parse::<u32>().is_ok()),
        "{scores}"
    );
    axe::check(&window, "the result").await;
    // The result is still there for whoever comes back.
    window.page.refresh().await.unwrap();
    assert!(window.wait("the result", |it| it.is_over).await.is_over);
    window.close().await;
}

#[tokio::test]
async fn a_whole_game_on_a_laptop() {
    whole_game(Screen::Laptop).await;
}

#[tokio::test]
async fn a_whole_game_on_a_phone() {
    whole_game(Screen::Phone).await;
}

/// A table of two, chosen on the front page.
async fn table_with(window: &Window, server: &RunningServer, second: &str) {
    window.page.goto(&server.url("/?game=smallworld")).await.unwrap();
    window.click("label:has(#smallworld-n-2)").await;
    let field = window.page.find(Locator::Css("#smallworld-seat-2")).await.unwrap();
    field.select_by_value(second).await.unwrap();
    window.click("form.new-table button[type=submit]").await;
    window
        .until("location.pathname.startsWith('/table/') && document.readyState === 'complete'")
        .await;
}

#[tokio::test]
async fn two_people_play_at_a_distance() {
    let server = RunningServer::open("distance");
    let (host, guest) = (Window::open(Screen::Laptop).await, Window::open(Screen::Phone).await);
    table_with(&host, &server, "link").await;
    let link = host.run("return document.getElementById('invite-2').value").await;
    guest.page.goto(link.as_str().unwrap()).await.unwrap();
    let table = host.page.current_url().await.unwrap();
    assert_eq!(
        guest.page.current_url().await.unwrap(),
        table,
        "the key does not stay in the address"
    );

    let mut dice = Dice(3);
    for _ in 0..12 {
        let (mut one, mut other) = (&host, &guest);
        let mut seen = one.look().await;
        while !seen.is_asked {
            std::mem::swap(&mut one, &mut other);
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            seen = one.look().await;
        }
        let action = Window::choice(&seen, "", &mut dice);
        one.play(&action, &seen).await;
        let version = one.look().await.version;
        other.wait("what the other one did", |it| version <= it.version).await;
    }
    for window in [host, guest] {
        assert_eq!(window.complaints().await, Vec::<String>::new());
        window.close().await;
    }
}

#[tokio::test]
async fn one_screen_is_handed_over_behind_a_curtain() {
    let server = RunningServer::open("curtain");
    let window = Window::open(Screen::Laptop).await;
    table_with(&window, &server, "here").await;
    let mut dice = Dice(5);
    let mut n_curtains = 0;
    for _ in 0..40 {
        // The position that an action led to may be seen before the curtain falls.
        window.until("document.querySelector('.curtain, #status.asked') !== null").await;
        if window.page.find(Locator::Css(".curtain")).await.is_ok() {
            n_curtains += 1;
            if n_curtains == 1 {
                window.picture("5-curtain").await;
                axe::check(&window, "the curtain").await;
            }
            window.click(".curtain button[type=submit]").await;
            window.until("document.querySelector('.curtain') === null").await;
        }
        let seen = window.turn().await;
        let action = Window::choice(&seen, "", &mut dice);
        window.press(&action).await;
        // Between two pages there is neither the one nor the other.
        let is_older = format!(
            "document.querySelector('#act input[name=version]')?.value === '{}'",
            seen.version
        );
        let is_there = "document.querySelector('.curtain, #act') !== null";
        window.until(&format!("{is_there} && !({is_older})")).await;
    }
    assert!(2 < n_curtains, "{n_curtains}");
    window.close().await;
}

#[tokio::test]
async fn the_language_changes_in_the_middle() {
    let server = RunningServer::open("language");
    let window = Window::open(Screen::Laptop).await;
    start(&window, &server).await;
    let before = window.look().await;
    for (lang, word) in [("pl", "Runda"), ("cs", "Kolo")] {
        window.click("button[popovertarget=settings]").await;
        let field = window.page.find(Locator::Css("#pref-lang")).await.unwrap();
        field.select_by_value(lang).await.unwrap();
        window.click("#settings button[type=submit]").await;
        window.until(&format!("document.documentElement.lang === '{lang}'")).await;
        assert_eq!(window.turn().await, before, "the table stays as it is");
        let page = window
            .run("return document.documentElement.lang + ' ' + document.body.textContent")
            .await;
        let page = page.as_str().unwrap();
        assert!(page.starts_with(lang) && page.contains(word), "{lang}: {}", &page[..200]);
    }
    window.close().await;
}
