//! World of Warcraft: The Adventure Game: a whole game of two against a bot by clicking, a round on a phone, a turn
//! without a mouse.

use fantoccini::key::Key;

use crate::axe;
use crate::chromium::{Screen, Window};
use crate::company::assert_same;
use crate::player::{Dice, Seen};
use crate::server::RunningServer;

/// A game against the bot that the form proposes, chosen on the front page by clicking. It has eight rounds: for a victory,
/// which would end it sooner, it takes as much valor as can be asked for.
async fn start(window: &Window, server: &RunningServer) {
    window.page.goto(&server.url("/?game=adventure")).await.unwrap();
    axe::check(window, "the form of a new adventure").await;
    window.click("label:has(#adventure-n-2)").await;
    window.run("const all = document.querySelector('form.new-table .options'); if (all) all.open = true").await;
    window.run("document.querySelector('[name=\"set.valor-to-win\"]').value = '10'").await;
    window.run("const it = document.createElement('input'); [it.type, it.name, it.value] = ['hidden', 'set.rounds', '8']; document.querySelector('form.new-table').append(it)").await;
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

/// What brings a character forward, in this order; a walk ends now and then.
const WAYS: [&str; 12] = [
    "hand-in", "advance", "pick", "face", "draw", "visit", "accept", "equip", "level", "move",
    "open", "option",
];

pub(crate) fn choice(seen: &Seen, dice: &mut Dice) -> String {
    let of = |verb: &str| -> Vec<&String> {
        seen.actions.iter().filter(|it| it.split(' ').next() == Some(verb)).collect()
    };
    for verb in WAYS {
        let found = of(verb);
        let ends = verb == "move" && !of("done").is_empty() && dice.roll(2) == 0;
        if !found.is_empty() && !ends {
            return found[dice.roll(found.len())].clone();
        }
    }
    for verb in ["done", "pass"] {
        if let [action, ..] = of(verb).as_slice() {
            return (*action).clone();
        }
    }
    seen.actions[dice.roll(seen.actions.len())].clone()
}

/// A place is found by its name, and the map grows and goes back.
async fn find_a_place(window: &Window) {
    window.click("#find summary").await;
    window.run("const it = document.getElementById('find-word'); it.value = 'grom'; it.dispatchEvent(new Event('input', {bubbles: true}))").await;
    let n_shown = window.run("return [...document.querySelectorAll('#find-list li')].filter((it) => it.checkVisibility()).length").await;
    assert_eq!(n_shown.as_u64(), Some(1), "one place has this name");
    window.picture("adventure-find").await;
    axe::check(window, "the list of places").await;
    window.click("label:has(#zoom-3)").await;
    window.click("#find-list li:not([hidden]) a").await;
    window.until("(() => { const [it, frame] = [document.getElementById('land-gromgol'), document.querySelector('.ag-scroll')].map((it) => it.getBoundingClientRect()); return frame.top <= it.top && it.bottom <= frame.bottom && frame.left <= it.left && it.right <= frame.right; })()").await;
    window.picture("adventure-zoom").await;
    window.click("label:has(#zoom-1)").await;
}

#[tokio::test]
async fn a_game_of_two_is_played_to_its_end() {
    let server = RunningServer::open("adventure");
    let window = Window::open(Screen::Laptop).await;
    start(&window, &server).await;
    window.picture("adventure-1-start").await;
    axe::check(&window, "the choice of a character").await;
    fits(&window).await;
    let mut dice = Dice(5);
    let mut n_clicks = 0;
    let (mut was_in_combat, mut was_looked_at) = (false, false);
    loop {
        let seen = window.turn().await;
        if seen.is_over {
            break;
        }
        let is_combat = "return document.querySelector('.ag-sides:not(.past)') !== null";
        if !was_in_combat && window.run(is_combat).await == true {
            was_in_combat = true;
            window.picture("adventure-3-combat").await;
            axe::check(&window, "a combat").await;
            fits(&window).await;
        }
        window.play(&choice(&seen, &mut dice), &seen).await;
        n_clicks += 1;
        assert!(n_clicks < 1500, "the game does not end");
        // In the middle of the game, when no combat stands over the map.
        if 16 <= n_clicks && !was_looked_at {
            let before = window.turn().await;
            if window.run(is_combat).await == true {
                continue;
            }
            was_looked_at = true;
            window.page.refresh().await.unwrap();
            assert_eq!(window.turn().await, before, "a reload brings the same table back");
            window.picture("adventure-2-middle").await;
            axe::check(&window, "an adventure in the middle").await;
            fits(&window).await;
            find_a_place(&window).await;
        }
    }
    assert!(was_in_combat && was_looked_at, "{n_clicks} clicks are no whole game");
    window.picture("adventure-4-result").await;
    axe::check(&window, "the result of an adventure").await;
    fits(&window).await;
    goes_on(&window).await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

/// From the result on: all that happened, from the first moment and through anybody's eyes; and once more with the same
/// people.
async fn goes_on(window: &Window) {
    let table = window.page.current_url().await.unwrap();
    window.click("#again a[href$='/history']").await;
    window.until("document.querySelector('.past-lines') !== null").await;
    window.until("document.querySelectorAll('.plot polyline').length === 2").await;
    axe::check(window, "the history of a match that is over").await;
    window.click("main .actions a[href*='/at/0']").await;
    window.until("document.querySelector('.past') !== null").await;
    let eyes = window.run("return document.querySelectorAll('#past-as option').length").await;
    assert_eq!(eyes, 3, "both seats and whoever watched");
    axe::check(window, "the first moment").await;
    through_other_eyes(window, table.as_str()).await;
    window.page.goto(table.as_str()).await.unwrap();
    window.click("#again-form button").await;
    window
        .until(&format!("document.getElementById('act') !== null && location.href !== '{table}'"))
        .await;
    let seen = window.turn().await;
    assert!(seen.actions.iter().any(|it| it.starts_with("pick ")), "it begins anew: {seen:?}");
}

/// In the middle of the match, on a page that is there already: whose eyes are chosen shows what a page of its own would show.
async fn through_other_eyes(window: &Window, table: &str) {
    let table = table.split('#').next().unwrap_or(table);
    window.page.goto(&format!("{table}/at/30")).await.unwrap();
    window.until("document.getElementById('replay')?.checkVisibility()").await;
    window.mark().await;
    for nth in [1, 2, 0] {
        let choose = format!(
            "const eyes = document.getElementById('past-as');
             eyes.selectedIndex = {nth};
             eyes.dispatchEvent(new Event('change', {{bubbles: true}}));
             return eyes.value"
        );
        let chosen = window.run(&choose).await;
        let is_chosen = format!("document.getElementById('waiting').dataset.as === {chosen}");
        window.until(&is_chosen).await;
        assert!(window.is_marked().await, "no page was loaded");
    }
    let shown = window.drawn("#main, .rail").await;
    window.page.refresh().await.unwrap();
    window.until("document.getElementById('replay')?.checkVisibility()").await;
    assert_same(&shown, &window.drawn("#main, .rail").await, "a page through the same eyes");
}

/// A round on a phone: nothing sticks out at the side, every panel can be read, and what can be done is in reach.
#[tokio::test]
async fn a_round_on_a_phone() {
    let server = RunningServer::open("adventure-phone");
    let window = Window::open(Screen::Phone).await;
    start(&window, &server).await;
    axe::check(&window, "the characters on a phone").await;
    let mut dice = Dice(9);
    let mut n_played = 0;
    // Beside a fight there are no tabs.
    let is_fight = "return document.querySelector('.ag-stage.live:not([hidden])') !== null";
    loop {
        let seen = window.turn().await;
        if 24 <= n_played && window.run(is_fight).await == false {
            break;
        }
        assert!(n_played < 120, "a fight ends");
        window.play(&choice(&seen, &mut dice), &seen).await;
        n_played += 1;
    }
    for tab in ["act", "me", "players", "recent", "board"] {
        window.click(&format!("label:has(#tab-{tab})")).await;
        window.picture(&format!("adventure-phone-{tab}")).await;
        axe::check(&window, tab).await;
        let height = window.run("return document.getElementById('main').clientHeight").await;
        assert!(Some(110.0) < height.as_f64(), "the board beside '{tab}' is {height} high");
    }
    let widths = window.run("return [document.scrollingElement.scrollWidth, innerWidth]").await;
    assert!(widths[0].as_f64() <= widths[1].as_f64(), "nothing sticks out: {widths}");
    let is_in_reach = "(() => { const box = document.getElementById('prompt').getBoundingClientRect(); return 0 < box.height && box.bottom <= innerHeight + 1; })()";
    window.until(is_in_reach).await;
    window.close().await;
}

/// Without a pointer: a character, a city, a place that is sought, steps on the map, and whatever the first turn asks.
#[tokio::test]
async fn a_turn_without_a_mouse() {
    let server = RunningServer::open("adventure-keys");
    let window = Window::open(Screen::Laptop).await;
    start(&window, &server).await;
    for verb in ["pick", "go"] {
        let seen = window.turn().await;
        window.tab_to(&format!("it.value?.startsWith('{verb} ')")).await;
        assert!(8 < window.spoken().await.len(), "an answer says what it is");
        window.key(Key::Enter).await;
        window.wait(verb, |it| it.version != seen.version).await;
    }
    window.turn().await;
    find_by_keyboard(&window).await;
    let mut n_steps = 0;
    for nth in 0..48 {
        let seen = window.turn().await;
        // An event may take the steps of the first round.
        if n_steps == 1 && round(&window).await != "Round 1" {
            break;
        }
        assert!(nth < 47, "the turn does not end");
        let of = |verb: &str| seen.actions.iter().find(|it| it.starts_with(verb));
        if of("move ").is_some() && n_steps == 0 {
            n_steps += 1;
            window.tab_to("it.matches('.spot') && it.value?.startsWith('move ')").await;
            assert!(window.spoken().await.starts_with("To "), "{}", window.spoken().await);
            window.key(Key::Enter).await;
        } else if of("done").or(of("pass")).is_some() {
            window.run("document.activeElement.blur()").await;
            window.key('e').await;
        } else {
            let wanted = &seen.actions[0];
            window.tab_to(&format!("it.form?.id === 'act' && it.value === '{wanted}'")).await;
            window.key(Key::Enter).await;
        }
        window.wait("the answer", |it| it.version != seen.version).await;
    }
    assert_eq!(n_steps, 1, "a step on the map");
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

/// Which round the top bar tells.
async fn round(window: &Window) -> String {
    let said = window.run("return document.querySelector('#crumbs .chip').textContent").await;
    said.as_str().unwrap().to_owned()
}

/// A word leads to a place, and arrow keys go on from there.
async fn find_by_keyboard(window: &Window) {
    window.tab_to("it.matches('#find summary')").await;
    window.key(Key::Enter).await;
    window.tab_to("it.id === 'find-word'").await;
    for letter in "grom".chars() {
        window.key(letter).await;
    }
    window.key(Key::Enter).await;
    window.until("location.hash === '#land-gromgol'").await;
    window.tab_to("it.matches('.ag-space .spot')").await;
    let here = window.run("return document.activeElement.textContent").await;
    for arrow in [Key::Left, Key::Up, Key::Right] {
        window.key(arrow).await;
    }
    let is_on_map = window.run("return document.activeElement.matches('.spot')").await;
    assert_eq!(is_on_map, true, "arrow keys stay on the map, after {here}");
}
