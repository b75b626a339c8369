//! At a server's table the browser of whoever plays alone with bots thinks for them, if he wants that.

use std::time::{Duration, Instant};

use crate::chromium::{Screen, Window};
use crate::player::Dice;
use crate::server::RunningServer;

/// How many thoughts of bots the server was brought by browsers, and how many there were in all.
async fn thoughts(window: &Window) -> [u64; 2] {
    let told = window.run("return fetch('/metrics').then((it) => it.text())").await;
    let told = told.as_str().unwrap().to_owned();
    ["gospoda_thoughts_of_browsers_total ", "gospoda_thoughts_total "].map(|name| {
        let number = told.lines().find_map(|it| it.strip_prefix(name));
        number.expect("it is told").parse().unwrap()
    })
}

#[tokio::test]
async fn a_browser_thinks_for_the_bots_that_play_with_it() {
    let server = RunningServer::open("thinking");
    let window = Window::open(Screen::Laptop).await;
    window.page.goto(&server.url("/?game=smallworld")).await.unwrap();
    window.click("button[popovertarget=settings]").await;
    window.run("document.getElementById('pref-thinking').value = 'browser'").await;
    window.click("#settings button[type=submit]").await;
    window.until("document.getElementById('pref-thinking')?.value === 'browser'").await;

    window.run("document.getElementById('smallworld-seat-2').value = 'bot:host'").await;
    window.click("label:has(#smallworld-n-2)").await;
    window.click("form.new-table button[type=submit]").await;
    window.until("document.body.dataset.thinker === '/local/think.js'").await;
    let (mut dice, deadline) = (Dice(5), Instant::now() + Duration::from_secs(60));
    loop {
        let seen = window.turn().await;
        window.play(&Window::choice(&seen, "", &mut dice), &seen).await;
        let [of_browsers, all] = thoughts(&window).await;
        if 5 < of_browsers {
            // The first one may have been thought by the server, before the page had its stream.
            assert!(all <= of_browsers + 1, "{of_browsers} of {all}");
            break;
        }
        assert!(Instant::now() < deadline, "{of_browsers} of {all}");
    }
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}
