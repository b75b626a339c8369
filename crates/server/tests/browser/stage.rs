//! What an action led to is seen to happen: dice before results, skipped at once, and never a wrong picture in the end.

use std::time::Duration;

use fantoccini::key::Key;
use serde_json::{Value, json};

use crate::chromium::{Screen, Window};
use crate::company::assert_same;
use crate::player::{Dice, Seen};
use crate::reach::resize;
use crate::server::RunningServer;
use crate::{adventure, quest, wrath};

/// Whether tests that look at many positions look at all of them (`docs/testing.md`).
pub(crate) fn is_long() -> bool {
    std::env::var_os("LONG").is_some()
}

/// Whether the places of a whole game are watched, also in the window of a laptop.
fn is_whole_game() -> bool {
    std::env::var_os("WHOLE").is_some()
}

/// With one click to a table with bots.
pub(crate) async fn play_now(window: &Window, server: &RunningServer, game: &str) {
    window.page.goto(&server.url("/")).await.unwrap();
    window.click(&format!("form:has(input[name=game][value={game}]) button[type=submit]")).await;
    window.turn().await;
}

/// Plays one action of the viewer, unless the game is over: the die is rolled as soon as it can be.
async fn step(window: &Window, last: &mut String, dice: &mut Dice) {
    let seen = window.turn().await;
    if seen.is_over {
        return;
    }
    let rolls = seen.actions.iter().find(|it| it.starts_with("final "));
    let action = rolls.cloned().unwrap_or_else(|| Window::choice(&seen, last, dice));
    window.press(&action).await;
    window.wait("what comes of it", |it| it.version != seen.version || it.is_over).await;
    *last = action;
}

async fn number(window: &Window, script: &str) -> u64 {
    window.run(&format!("return {script}")).await.as_u64().unwrap()
}

/// Looks at every frame whether something is readable that dice still decide.
const SPY: &str = "
    window.spied = {rolls: 0, early: []};
    // The style sheet lights dice that lie.
    const isRolling = (die) => die.getAnimations().some((it) => !(it instanceof CSSAnimation) && it.playState === 'running');
    const look = () => {
        for (const it of document.querySelectorAll('[data-hold]')) {
            const isOnTheWay = it.dataset.hold.split(' ').some((id) => {
                const dice = [...(document.getElementById(id)?.querySelectorAll('[data-die]') ?? [])];
                return 0 < dice.length && dice.every(isRolling);
            });
            // Before the answer to a click is there, dice tumble that showed the roll before.
            if (!isOnTheWay || !document.documentElement.hasAttribute('data-playing')) continue;
            window.spied.rolls += 1;
            if (getComputedStyle(it).visibility !== 'hidden') window.spied.early.push(it.outerHTML);
        }
        requestAnimationFrame(look);
    };
    look();";

/// In how many frames dice were on the way.
const ROLLS: &str = "window.spied.rolls";

#[tokio::test]
async fn nothing_tells_the_result_before_its_dice_lie() {
    let server = RunningServer::open("stage-dice");
    let window = Window::lively(Screen::Laptop).await;
    play_now(&window, &server, "smallworld").await;
    window.run(SPY).await;
    let (mut dice, mut last) = (Dice(11), String::new());
    for _ in 0..60 {
        if 8 < number(&window, ROLLS).await || window.look().await.is_over {
            break;
        }
        step(&window, &mut last, &mut dice).await;
        window.until_played().await;
    }
    assert!(3 < number(&window, ROLLS).await, "dice were seen to roll");
    assert_eq!(window.run("return window.spied.early").await, json!([]));
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

/// Skips performances at different moments, until `n` were.
async fn is_skipped_at_once(game: &str, n: usize) {
    let server = RunningServer::open(&format!("stage-skip-{game}"));
    let window = Window::lively(Screen::Laptop).await;
    play_now(&window, &server, game).await;
    let (mut dice, mut last) = (Dice(5), String::new());
    let mut n_skipped = 0;
    for nth in 0..60 {
        step(&window, &mut last, &mut dice).await;
        tokio::time::sleep(Duration::from_millis(70 * (nth % 5))).await;
        if window.run("return document.documentElement.hasAttribute('data-playing')").await != true
        {
            continue;
        }
        window.key(Key::Escape).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
        // A button that the pointer is over lights up by a transition.
        let is_still = "!document.documentElement.hasAttribute('data-playing')
            && document.getAnimations().every((it) => it instanceof CSSTransition || it.playState !== 'running')";
        // A bot may have begun to play in this moment.
        if window.run(&format!("return {is_still}")).await != true {
            continue;
        }
        let shown = window.drawn("#main").await;
        let version = window.look().await.version;
        window.page.refresh().await.unwrap();
        window.until("document.readyState === 'complete'").await;
        if window.look().await.version == version {
            assert_same(&shown, &window.drawn("#main").await, "a reload after a skip");
            n_skipped += 1;
        }
        if n_skipped == n || window.look().await.is_over {
            break;
        }
    }
    assert_eq!(n_skipped, n, "{game}");
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

#[tokio::test]
async fn a_conquest_is_skipped_at_once_and_leaves_the_newest_picture() {
    is_skipped_at_once("smallworld", 5).await;
}

#[tokio::test]
async fn a_heros_action_is_skipped_at_once_and_leaves_the_newest_picture() {
    is_skipped_at_once("quest", 3).await;
}

#[tokio::test]
async fn a_turn_in_northrend_is_skipped_at_once_and_leaves_the_newest_picture() {
    is_skipped_at_once("wrath", 3).await;
}

#[tokio::test]
async fn a_turn_in_azeroth_is_skipped_at_once_and_leaves_the_newest_picture() {
    is_skipped_at_once("adventure", 3).await;
}

/// Played at the table of a match that goes on: it leaves no trace, and a key ends it.
#[tokio::test]
async fn the_end_of_a_game_is_seen_before_its_result() {
    let server = RunningServer::open("stage-verdict");
    let window = Window::lively(Screen::Laptop).await;
    play_now(&window, &server, "wrath").await;
    window.until_played().await;
    let before = window.drawn("#main").await;
    for (verb, name) in [("triumph", "won"), ("downfall", "lost")] {
        let play = format!(
            "const version = Number(document.querySelector('#act [name=version]').value) + 1;
             document.dispatchEvent(new CustomEvent('moment', {{detail: {{version, parts: [], beats: [{{do: '{verb}', on: ['nowhere', 'main'], ms: 2400, say: 'So it ended.'}}]}}}}));"
        );
        window.run(&play).await;
        window.until("document.querySelectorAll('.verdict').length === 1").await;
        tokio::time::sleep(Duration::from_millis(1_100)).await;
        window.picture(&format!("verdict-{name}")).await;
        assert_eq!(
            window.run("return document.querySelector('.verdict').textContent").await,
            "So it ended."
        );
        window.key(Key::Escape).await;
        window.until("document.querySelectorAll('.passing').length === 0").await;
        window.page.refresh().await.unwrap();
        window.turn().await;
        assert_same(&before, &window.drawn("#main").await, "the table after it");
    }
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

/// Counts audio contexts, and what is started in them.
const LISTEN: &str = "
    [window.made, window.started] = [0, 0];
    const Context = window.AudioContext;
    window.AudioContext = class extends Context { constructor(...all) { super(...all); window.made += 1; } };
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...all) { window.started += 1; return start.apply(this, all); };";

#[tokio::test]
async fn nothing_is_heard_before_it_is_switched_on() {
    let server = RunningServer::open("stage-sound");
    let window = Window::lively(Screen::Laptop).await;
    play_now(&window, &server, "smallworld").await;
    window.run(LISTEN).await;
    let (mut dice, mut last) = (Dice(7), String::new());
    for _ in 0..4 {
        step(&window, &mut last, &mut dice).await;
        window.until_played().await;
    }
    assert_eq!(number(&window, "window.made").await, 0, "no audio context");
    window.click(".sound-switch button").await;
    window.until("document.documentElement.dataset.sound === '60'").await;
    window.run(LISTEN).await;
    for _ in 0..12 {
        step(&window, &mut last, &mut dice).await;
        window.until_played().await;
        if number(&window, "window.started").await != 0 {
            break;
        }
    }
    assert_eq!(number(&window, "window.made").await, 1, "one audio context");
    assert!(0 < number(&window, "window.started").await, "something is heard");
    window.click(".sound-switch button").await;
    window.until("document.documentElement.dataset.sound === undefined").await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

/// Notes how many milliseconds, and how many pictures, after a click the first animation runs, and how much of the window moved in the worst second
/// (`layout-shift` entries without those that follow a click), and what that was. If `isWhole`, what moved since the first
/// picture of the page counts as well.
const METER: &str = "
    window.metered = {waits: [], pictures: [], shift: 0, moved: [], since: 0};
    let recent = [];
    const told = ({node, previousRect: was, currentRect: is}) => `${(node?.outerHTML ?? node?.data ?? '').slice(0, 90)} from ${was.x},${was.y},${was.width},${was.height} to ${is.x},${is.y},${is.width},${is.height}`;
    new PerformanceObserver((list) => {
        for (const it of list.getEntries().filter((it) => !it.hadRecentInput)) {
            recent = [...recent.filter((old) => it.startTime - old.startTime < 1000 && window.metered.since < old.startTime), it];
            const sum = recent.reduce((sum, it) => sum + it.value, 0);
            if (window.metered.shift < sum) [window.metered.shift, window.metered.moved] = [sum, recent.flatMap((it) => it.sources.map(told))];
        }
    }).observe({type: 'layout-shift', buffered: isWhole});
    addEventListener('click', () => {
        const [clicked, old] = [performance.now(), new Set(document.getAnimations())];
        let n = 0;
        const look = () => {
            n += 1;
            const wait = performance.now() - clicked;
            const isMoving = document.getAnimations().some((it) => !old.has(it) && it.playState === 'running');
            if (isMoving || 1000 < wait) { window.metered.waits.push(wait); window.metered.pictures.push(n); } else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
    }, true);";

/// What has moved until now does not count.
const FORGET: &str =
    "Object.assign(window.metered, {shift: 0, moved: [], since: performance.now()})";

/// So much of the window may move in a second.
const MOST_SHIFT: f64 = 0.02;

/// A laptop, and a phone upright and on its side.
const LAPTOP: (u32, u32) = (1366, 768);
const UPRIGHT: (u32, u32) = (360, 740);
const LYING: (u32, u32) = (740, 360);

/// The middle one of some numbers in the page.
async fn median(window: &Window, numbers: &str) -> f64 {
    let script = format!(
        "const all = {numbers}.toSorted((one, other) => one - other); return all[all.length >> 1]"
    );
    window.run(&script).await.as_f64().unwrap()
}

/// Plays so many actions: at each click something moves at once, and the layout shifts by at most [`MOST_SHIFT`]. The choosing of heroes is a scene of its own, except in the adventure.
async fn stands_still(game: &str, n_actions: usize, size: (u32, u32)) {
    let server = RunningServer::open(&format!("stage-still-{game}-{}", size.0));
    let window = Window::lively(Screen::Laptop).await;
    play_now(&window, &server, game).await;
    if size != LAPTOP {
        resize(&window, size).await;
        window.page.refresh().await.unwrap();
        window.turn().await;
    }
    let (mut dice, mut last) = (Dice(3), String::new());
    let is_whole = game == "adventure" && size == LAPTOP;
    window.run(&format!("const isWhole = {is_whole}; {METER}")).await;
    let board = window.run(BOARD).await;
    let mut is_choosing = board.is_null();
    for _ in 0..n_actions {
        if window.turn().await.is_over {
            break;
        }
        step(&window, &mut last, &mut dice).await;
        let is = window.run(BOARD).await;
        assert!(board.is_null() || is == board, "the board was at {board} and is at {is}");
        window.until_played().await;
        if is_choosing && game == "wrath" {
            window.run(FORGET).await;
        }
        is_choosing = is.is_null();
    }
    let wait = median(&window, "window.metered.waits").await;
    let n_pictures = median(&window, "window.metered.pictures").await;
    let shift = window.run("return window.metered.shift").await.as_f64().unwrap();
    eprintln!(
        "{game} at {size:?}: click to first motion: {wait:.1} ms, {n_pictures} pictures; layout shift: {shift:.4}"
    );
    // A busy machine draws fewer pictures in this time.
    let is_at_once = wait <= 50.0 || n_pictures <= 2.0;
    assert!(is_at_once, "{wait} ms, {n_pictures} pictures from a click to the first motion");
    let moved = window.run("return window.metered.moved").await;
    assert!(shift <= MOST_SHIFT, "layout shift: {shift} {moved:#}");
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

/// A small laptop, and a laptop whose page is drawn at twice the size.
const SMALL: (u32, u32) = (1024, 600);
const DOUBLED: (u32, u32) = (683, 384);

/// Windows that are smaller than a laptop's.
const SMALLER: [(u32, u32); 4] = [SMALL, DOUBLED, LYING, UPRIGHT];

/// Where the board is; where the page scrolls, it scrolls with it. Nothing while heroes are chosen: that is a scene of its own.
const BOARD: &str = "
    if (document.querySelector('.wr-picks, .ag-picks')) return null;
    const {x, y, width, height} = document.getElementById('main').getBoundingClientRect();
    return JSON.stringify([x, y + scrollY, width, height].map(Math.round))";

/// Plays a game to its end or for so many actions, in every smaller window or in CI in one: the first actions are performed, the
/// others are done at once, as soon as dice were seen to roll. The board stays where it is, and the rest nearly so.
async fn keeps_its_places(
    game: &str,
    in_ci: (u32, u32),
    choice: impl Fn(&Seen, &str, &mut Dice) -> String,
) {
    // Its die has a test of its own, `nothing_tells_the_result_before_its_dice_lie`.
    let rolls_seldom = game == "smallworld";
    for size in sizes(in_ci) {
        let server = RunningServer::open(&format!("stage-places-{game}-{}", size.0));
        let window = Window::lively(Screen::Laptop).await;
        play_now(&window, &server, game).await;
        resize(&window, size).await;
        window.page.refresh().await.unwrap();
        window.turn().await;
        window
            .run(&format!(
                "document.documentElement.dataset.pace = 'fast'; const isWhole = false; {METER} {SPY}"
            ))
            .await;
        let (mut dice, mut last, mut board) = (Dice(3), String::new(), Value::Null);
        let n_actions = match is_whole_game() {
            true => usize::MAX,
            false if is_long() => N_ACTIONS,
            false => N_ACTIONS / 2,
        };
        let mut is_seen = true;
        for nth in 0..n_actions {
            if is_seen && N_SEEN <= nth && (rolls_seldom || 0 < number(&window, ROLLS).await) {
                window.run("document.documentElement.dataset.pace = 'off'").await;
                is_seen = false;
            }
            let seen = window.turn().await;
            if seen.is_over {
                break;
            }
            let action = choice(&seen, &last, &mut dice);
            window.play(&action, &seen).await;
            window.until_played().await;
            let is = window.run(BOARD).await;
            assert!(
                board.is_null() || is == board || window.look().await.is_over,
                "{game} at {size:?}, after {action}: the board was at {board} and is at {is}"
            );
            // What moves while heroes are chosen, and when that ends, belongs to that scene.
            if board.is_null() && ["quest", "wrath"].contains(&game) {
                window.run(FORGET).await;
            }
            board = is;
            last = action;
        }
        let shift = window.run("return window.metered.shift").await.as_f64().unwrap();
        let moved = window.run("return window.metered.moved").await;
        eprintln!("{game} at {size:?}: layout shift in the worst second: {shift:.4}");
        if is_whole_game() {
            eprintln!("{moved:#}");
        }
        assert!(rolls_seldom || 0 < number(&window, ROLLS).await, "{game} at {size:?}: no roll");
        assert_eq!(window.run("return window.spied.early").await, json!([]));
        assert!(shift <= MOST_SHIFT, "{game} at {size:?}: layout shift: {shift} {moved:#}");
        assert_eq!(window.complaints().await, Vec::<String>::new());
        window.close().await;
    }
}

/// The windows in which places are watched.
fn sizes(in_ci: (u32, u32)) -> Vec<(u32, u32)> {
    match (is_whole_game(), is_long()) {
        (true, true) => [&[LAPTOP], SMALLER.as_slice()].concat(),
        (true, false) => vec![LAPTOP],
        (false, true) => SMALLER.to_vec(),
        (false, false) => vec![in_ci],
    }
}

/// At least so many actions are seen to happen, and so many are done in all; half of them in CI.
const N_SEEN: usize = 8;
const N_ACTIONS: usize = 60;

/// Where each portrait is, as seen from the first.
fn places(portraits: &str) -> String {
    format!(
        "const all = [...document.querySelectorAll('{portraits}')].map((it) => it.getBoundingClientRect());
         return JSON.stringify(all.map(({{x, y, width, height}}) => [x - all[0].x, y - all[0].y, width, height].map(Math.round)))"
    )
}

/// When a hero is taken, every portrait keeps its place.
async fn portraits_keep_their_places(game: &str, portraits: &str) {
    for size in [LAPTOP, UPRIGHT] {
        let server = RunningServer::open(&format!("stage-portraits-{game}-{}", size.0));
        let window = Window::lively(Screen::Laptop).await;
        window.page.goto(&server.url(&format!("/?game={game}"))).await.unwrap();
        window.click(&format!("label:has(#{game}-n-1)")).await;
        window.click("form.new-table button[type=submit]").await;
        window.turn().await;
        resize(&window, size).await;
        window.page.refresh().await.unwrap();
        let seen = window.turn().await;
        let is_still = "document.getAnimations().every((it) => it.playState !== 'running')";
        window.until(is_still).await;
        let before = window.run(&places(portraits)).await;
        window.run(&format!("const isWhole = false; {METER}")).await;
        window.play(&seen.actions[0], &seen).await;
        window.until_played().await;
        window.until(is_still).await;
        assert_eq!(window.run(&places(portraits)).await, before, "{game} at {size:?}");
        let shift = window.run("return window.metered.shift").await.as_f64().unwrap();
        let moved = window.run("return window.metered.moved").await;
        assert!(shift <= MOST_SHIFT, "{game} at {size:?}: layout shift: {shift} {moved:#}");
        assert_eq!(window.complaints().await, Vec::<String>::new());
        window.close().await;
    }
}

#[tokio::test]
async fn portraits_of_a_quest_keep_their_places() {
    portraits_keep_their_places("quest", ".wq-pick").await;
}

#[tokio::test]
async fn portraits_of_northrend_keep_their_places() {
    portraits_keep_their_places("wrath", ".wr-picks > li").await;
}

#[tokio::test]
async fn small_world_keeps_its_places_in_smaller_windows() {
    keeps_its_places("smallworld", DOUBLED, Window::choice).await;
}

#[tokio::test]
async fn northrend_keeps_its_places_in_smaller_windows() {
    keeps_its_places("wrath", SMALL, |seen, _, dice| wrath::choice(seen, dice)).await;
}

#[tokio::test]
async fn a_quest_keeps_its_places_in_smaller_windows() {
    keeps_its_places("quest", LYING, |seen, _, dice| quest::choice(seen, dice)).await;
}

#[tokio::test]
async fn azeroth_keeps_its_places_in_smaller_windows() {
    keeps_its_places("adventure", UPRIGHT, |seen, _, dice| adventure::choice(seen, dice)).await;
}

#[tokio::test]
async fn a_click_moves_something_at_once_and_nothing_else_moves() {
    stands_still("smallworld", 25, LAPTOP).await;
}

#[tokio::test]
async fn a_quest_keeps_its_places_while_heroes_take_turns() {
    stands_still("quest", 40, LAPTOP).await;
}

#[tokio::test]
async fn a_quest_keeps_its_places_on_a_phone() {
    stands_still("quest", 25, UPRIGHT).await;
}

#[tokio::test]
async fn a_quest_keeps_its_places_on_a_phone_on_its_side() {
    stands_still("quest", 25, LYING).await;
}

#[tokio::test]
async fn northrend_keeps_its_place_while_heroes_act() {
    stands_still("wrath", 25, LAPTOP).await;
}

/// So many bytes a second arrive: a table is read in a good half of one.
const SLOW: u32 = 60_000;

/// A page is drawn when it was read whole: nothing moves while the rest of it arrives.
#[tokio::test]
async fn a_page_that_arrives_in_pieces_moves_nothing() {
    for game in ["smallworld", "wrath", "quest", "adventure"] {
        let server = RunningServer::open(&format!("stage-pieces-{game}"));
        let window = Window::lively(Screen::Laptop).await;
        play_now(&window, &server, game).await;
        window.devtools("Network.enable", json!({})).await;
        let line = json!({"offline": false, "latency": 0, "downloadThroughput": SLOW, "uploadThroughput": -1});
        window.devtools("Network.emulateNetworkConditions", line).await;
        for size in [LAPTOP, UPRIGHT] {
            resize(&window, size).await;
            window.page.refresh().await.unwrap();
            window.turn().await;
            window
                .until("performance.getEntriesByName('first-contentful-paint').length === 1")
                .await;
            window.run(&format!("const isWhole = true; {METER}")).await;
            window.until_played().await;
            let reading = "performance.getEntriesByType('navigation').reduce((sum, it) => sum + it.responseEnd - it.responseStart, 0)";
            let reading = window.run(&format!("return {reading}")).await.as_f64().unwrap();
            assert!(200.0 < reading, "{game} was read in {reading} ms, so in one piece");
            let shift = window.run("return window.metered.shift").await.as_f64().unwrap();
            let moved = window.run("return window.metered.moved").await;
            eprintln!("{game} at {size:?}, read in {reading:.0} ms: layout shift: {shift:.4}");
            assert!(shift <= MOST_SHIFT / 10.0, "{game} at {size:?}: {shift} {moved:#}");
        }
        assert_eq!(window.complaints().await, Vec::<String>::new());
        window.close().await;
    }
}

#[tokio::test]
async fn azeroth_keeps_its_place_while_fights_open() {
    stands_still("adventure", 40, LAPTOP).await;
}
