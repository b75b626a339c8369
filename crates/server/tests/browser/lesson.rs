//! Plays lessons from the front page until they become ordinary matches: by mouse, touch and keys, and without script.

use fantoccini::key::Key;
use serde_json::json;

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
    if board <= 120.0 {
        window.picture("lesson-low-board").await;
    }
    assert!(120.0 < board, "the board is {board} high: {}", said(window).await);
    let goal = "const it = document.querySelector('.lesson-goal'), box = it?.getBoundingClientRect();
        return box !== undefined && it.checkVisibility() && it.textContent !== '' && 10 < box.height && 0 <= box.top && box.bottom <= innerHeight";
    let is_goal_there = window.run(goal).await == json!(true);
    assert!(is_goal_there, "the goal of the game is out of sight: {}", said(window).await);
}

/// How the learner operates the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// By mouse, on a laptop.
    Mouse,
    /// With a finger, on a phone.
    Touch,
    /// By keys alone, on a phone.
    Keys,
    /// By mouse, in a browser that runs no scripts.
    NoScript,
}

impl Way {
    const ALL: [Self; 4] = [Self::Mouse, Self::Touch, Self::Keys, Self::NoScript];

    fn screen(self) -> Screen {
        match self {
            Self::Mouse | Self::NoScript => Screen::Laptop,
            Self::Touch | Self::Keys => Screen::Phone,
        }
    }
}

/// One thing that the panel waits for.
async fn goes_on(window: &Window, way: Way) {
    let before = said(window).await;
    let controls = [
        ("#lesson-next", 'n'),
        ("#lesson-suggested", char::from(Key::Enter)),
        ("#lesson-hint", 'h'),
    ];
    let mut used = None;
    for (control, key) in controls {
        if used.is_none() && is_there(window, control).await {
            used = Some((control, key));
        }
    }
    let (control, key) = used.unwrap_or_else(|| panic!("nothing leads on from: {before}"));
    if way == Way::Keys {
        if control == "#lesson-suggested" {
            window.tab_to("it.id === 'lesson-suggested'").await;
        }
        window.key(key).await;
    } else {
        window.click(control).await;
    }
    until_it_says_more(window, &before).await;
}

/// How many frames there are on the page, and whether the step says that it frames something: `[frames, in sight, said]`. A
/// tab that leads to a frame counts as one. In sight is what no scrolling part, no edge of the window and not the lesson itself
/// hides.
const FRAMES: &str = "const lesson = document.querySelector('.lesson'), lid = lesson.getBoundingClientRect();
    const boxes = [...document.querySelectorAll('[data-framed]')].flatMap((it) => getComputedStyle(it).display === 'contents' ? [...it.children] : [it]);
    const tabs = [...document.querySelectorAll('.tab, .ag-tab, .wr-tab')].filter((it) => getComputedStyle(it, '::before').borderTopStyle === 'dashed');
    const drawn = [...boxes, ...tabs].filter((it) => it.checkVisibility({visibilityProperty: true, opacityProperty: true}));
    const isInSight = (it) => {
        let {left, top, right, bottom} = it.getBoundingClientRect(), place = getComputedStyle(it).position;
        const clip = (box) => [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
        clip({left: 0, top: 0, right: innerWidth, bottom: innerHeight});
        for (let up = it.parentElement; up && up !== document.body && place !== 'fixed'; up = up.parentElement) {
            const style = getComputedStyle(up);
            if (style.display === 'contents' || place === 'absolute' && style.position === 'static') continue;
            if (style.overflow !== 'visible' && !(up instanceof SVGElement)) clip(up.getBoundingClientRect());
            place = style.position;
        }
        const isLid = lid.left <= left && lid.top <= top && right <= lid.right && bottom <= lid.bottom;
        return left + 8 < right && top + 8 < bottom && !isLid;
    };
    return [drawn.length, drawn.filter(isInSight).length, lesson.querySelector('.lesson-framed') !== null]";

/// What the step frames is there to be seen. A browser without scripts scrolls to nothing: there it is drawn.
async fn a_frame_is_in_sight(window: &Window, way: Way) {
    let found = window.run(FRAMES).await;
    let is_said = found[2] == json!(true);
    let n_seen = &found[usize::from(way != Way::NoScript)];
    let is_in_sight = !is_said && found[0] == json!(0) || *n_seen != json!(0);
    if !is_in_sight {
        window.picture("lesson-out-of-sight").await;
    }
    assert!(is_in_sight, "what is framed is out of sight, {found}: {}", said(window).await);
}

async fn speaks(window: &Window, server: &RunningServer, lang: &str) {
    window.page.goto(&server.url("/")).await.unwrap();
    let wish = format!("new URLSearchParams({{lang: '{lang}', back: '/'}})");
    window
        .run(&format!(
            "fetch('/prefs', {{method: 'POST', body: {wish}}}).then(() => document.title = 'set')"
        ))
        .await;
    window.until("document.title === 'set'").await;
}

/// From the front page to the first action of the ordinary match.
async fn whole_lesson(game: &str, way: Way, lang: &str) {
    let what = format!("lesson-{game}-{way:?}-{lang}").to_lowercase();
    let mut server = RunningServer::open(&what);
    let screen = way.screen();
    let window = Window::open(screen).await;
    speaks(&window, &server, lang).await;
    if way == Way::NoScript {
        window.devtools("Emulation.setScriptExecutionDisabled", json!({"value": true})).await;
    }
    begin(&window, &server, game).await;
    let mut n_framed = 0;
    let mut n_inputs = 0;
    while is_there(&window, ".lesson").await {
        look(&window, screen).await;
        a_frame_is_in_sight(&window, way).await;
        n_framed += usize::from(is_there(&window, "[data-framed]").await);
        let step = window.run("return document.querySelector('.lesson-count').textContent").await;
        match n_inputs {
            // The checks are a script, too.
            0 if way != Way::NoScript => axe::check(&window, "the first step").await,
            4 if way == Way::Keys => {
                window.key(Key::Escape).await;
                window.until("!document.getElementById('lesson-fold').open").await;
                window.key(Key::Escape).await;
                window.until("document.getElementById('lesson-fold').open").await;
                window.picture(&format!("{what}-middle")).await;
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
        goes_on(&window, way).await;
        n_inputs += 1;
        assert!(n_inputs < 150, "the lesson does not end: {}", said(&window).await);
    }
    assert!(5 < n_framed, "{n_framed} times something was framed");
    window.picture(&format!("{what}-free")).await;
    let seen = window.turn().await;
    assert!(!seen.is_over, "the match goes on");
    window.play(&seen.actions[0], &seen).await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

/// One journey; every way in every language where `LESSON_JOURNEYS=all` (`docs/testing.md`).
async fn is_learned(game: &str, way: Way, lang: &str) {
    if std::env::var("LESSON_JOURNEYS").is_ok_and(|it| it == "all") {
        for way in Way::ALL {
            for lang in ["en", "pl", "cs"] {
                whole_lesson(game, way, lang).await;
                eprintln!("{game}, {way:?}, {lang}: finished");
            }
        }
        return;
    }
    whole_lesson(game, way, lang).await;
}

#[tokio::test]
async fn small_world_is_learned() {
    is_learned("smallworld", Way::Keys, "cs").await;
}

#[tokio::test]
async fn northrend_is_learned() {
    is_learned("wrath", Way::Touch, "pl").await;
}

#[tokio::test]
async fn the_quest_is_learned() {
    is_learned("quest", Way::Mouse, "en").await;
}

#[tokio::test]
async fn the_adventure_is_learned() {
    is_learned("adventure", Way::NoScript, "en").await;
}

/// The first steps of every game's first lesson, in every language.
#[tokio::test]
async fn a_phone_shows_the_board_beside_every_lesson() {
    let server = RunningServer::open("lesson-boards");
    for lang in ["en", "pl", "cs"] {
        let window = Window::open(Screen::Phone).await;
        speaks(&window, &server, lang).await;
        for game in ["smallworld", "wrath", "quest", "adventure"] {
            begin(&window, &server, game).await;
            for _ in 0..2 {
                look(&window, Screen::Phone).await;
                if is_there(&window, "#lesson-next").await {
                    goes_on(&window, Way::Touch).await;
                }
            }
        }
        assert_eq!(window.complaints().await, Vec::<String>::new());
        window.close().await;
    }
}
