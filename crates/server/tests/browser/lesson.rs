//! A lesson from the front page to the ordinary match: by mouse on a laptop, by keys alone on a phone.

use fantoccini::key::Key;

use crate::axe;
use crate::chromium::{Screen, Window};
use crate::server::RunningServer;

async fn begin(window: &Window, server: &RunningServer, game: &str) {
    window.page.goto(&server.url("/")).await.unwrap();
    window.click(&format!("form:has([name=lesson][value^='{game}/']) button")).await;
    window.until("document.querySelector('.lesson') !== null").await;
}

/// What the panel says.
async fn said(window: &Window) -> String {
    let said = window.run("return document.getElementById('lesson').innerText + document.querySelector('#act input').value").await;
    said.as_str().unwrap_or_default().to_owned()
}

async fn is_there(window: &Window, selector: &str) -> bool {
    let script = format!("return document.querySelector({selector:?})?.checkVisibility() ?? false");
    window.run(&script).await.as_bool().unwrap_or_default()
}

async fn until_it_says_more(window: &Window, before: &str) {
    for _ in 0..200 {
        if said(window).await != before {
            window.until_played().await;
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    window.picture("lesson-stuck").await;
    panic!("the lesson says nothing new after: {before}");
}

/// Nothing sticks out, a phone keeps most of its board, and what is framed is in sight.
async fn look(window: &Window, screen: Screen) {
    let widths = window.run("return [document.scrollingElement.scrollWidth, innerWidth]").await;
    assert!(widths[0].as_f64() <= widths[1].as_f64(), "nothing sticks out at the side: {widths}");
    let heights = window.run("return [document.querySelector('.lesson').offsetHeight, innerHeight, document.getElementById('main').clientHeight]").await;
    let (panel, all, board) =
        (heights[0].as_f64().unwrap(), heights[1].as_f64().unwrap(), heights[2].as_f64().unwrap());
    if screen == Screen::Phone {
        assert!(panel <= all * 0.4 + 1.0, "the panel is {panel} of {all} high");
    }
    assert!(120.0 < board, "the board is {board} high");
}

/// One thing that the panel waits for.
async fn goes_on(window: &Window, screen: Screen) {
    let before = said(window).await;
    let has_next = is_there(window, "#lesson-next").await;
    match (screen, has_next) {
        (Screen::Phone, true) => window.key('n').await,
        (_, true) => window.click("#lesson-next").await,
        (Screen::Phone, false) if is_there(window, "#lesson-suggested").await => {
            window.tab_to("it.id === 'lesson-suggested'").await;
            window.key(Key::Enter).await;
        }
        (Screen::Phone, false) => window.key('h').await,
        (_, false) if is_there(window, "#lesson-suggested").await => {
            window.click("#lesson-suggested").await;
        }
        (_, false) => window.click("#lesson-hint").await,
    }
    until_it_says_more(window, &before).await;
}

async fn whole_lesson(screen: Screen) {
    let mut server = RunningServer::open(&format!("lesson-{}", screen.name()));
    let window = Window::open(screen).await;
    begin(&window, &server, "smallworld").await;
    let mut n_framed = 0;
    let mut n_inputs = 0;
    while is_there(&window, ".lesson").await {
        look(&window, screen).await;
        n_framed += usize::from(is_there(&window, "[data-framed]").await);
        let step = window.run("return document.querySelector('.lesson-count').textContent").await;
        match n_inputs {
            0 => axe::check(&window, "the first step").await,
            4 => {
                window.key(Key::Escape).await;
                window.until("!document.getElementById('lesson-fold').open").await;
                window.key(Key::Escape).await;
                window.until("document.getElementById('lesson-fold').open").await;
                window.picture("lesson-middle").await;
                axe::check(&window, "a step with frames").await;
            }
            9 => {
                window.complaints().await;
                server.restart();
                window.page.refresh().await.unwrap();
                window.until("document.querySelector('.lesson') !== null").await;
                let again =
                    window.run("return document.querySelector('.lesson-count').textContent").await;
                assert_eq!(again, step, "the step survives a restart");
                window.complaints().await;
            }
            _ => {}
        }
        goes_on(&window, screen).await;
        n_inputs += 1;
        assert!(n_inputs < 150, "the lesson does not end: {}", said(&window).await);
    }
    assert!(5 < n_framed, "{n_framed} times something was framed");
    window.picture("lesson-free").await;
    let seen = window.turn().await;
    assert!(!seen.is_over, "the match goes on");
    window.play(&seen.actions[0], &seen).await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

#[tokio::test]
async fn a_lesson_by_mouse_on_a_laptop() {
    whole_lesson(Screen::Laptop).await;
}

#[tokio::test]
async fn a_lesson_by_keys_on_a_phone() {
    whole_lesson(Screen::Phone).await;
}

/// The first steps of every game's first lesson, in every language.
#[tokio::test]
async fn a_phone_shows_the_board_beside_every_lesson() {
    let server = RunningServer::open("lesson-boards");
    for lang in ["en", "pl", "cs"] {
        let window = Window::open(Screen::Phone).await;
        window.page.goto(&server.url("/")).await.unwrap();
        let wish = format!("new URLSearchParams({{lang: '{lang}', back: '/'}})");
        window.run(&format!("fetch('/prefs', {{method: 'POST', body: {wish}}}).then(() => document.title = 'set')")).await;
        window.until("document.title === 'set'").await;
        for game in ["smallworld", "wrath", "quest", "adventure"] {
            begin(&window, &server, game).await;
            for _ in 0..2 {
                look(&window, Screen::Phone).await;
                if is_there(&window, "#lesson-next").await {
                    goes_on(&window, Screen::Laptop).await;
                }
            }
        }
        assert_eq!(window.complaints().await, Vec::<String>::new());
        window.close().await;
    }
}
