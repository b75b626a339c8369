//! World of Warcraft: The Adventure Game: a whole game of two against a bot by clicking, and a round on a phone.

use crate::axe;
use crate::chromium::{Screen, Window};
use crate::house::House;
use crate::player::{Dice, Seen};

/// A game against the greedy bot that ends after twelve rounds at the latest, chosen on the front page by clicking.
async fn start(window: &Window, house: &House) {
    window.page.goto(&house.url("/?game=adventure")).await.unwrap();
    axe::check(window, "the form of a new adventure").await;
    window.click("label:has(#adventure-n-2)").await;
    window.run("const all = document.querySelector('form.new-table .options'); if (all) all.open = true").await;
    window.run("document.querySelector('[name=\"set.valor-to-win\"]').value = '5'").await;
    window.run("const it = document.createElement('input'); [it.type, it.name, it.value] = ['hidden', 'set.rounds', '12']; document.querySelector('form.new-table').append(it)").await;
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

fn choice(seen: &Seen, dice: &mut Dice) -> String {
    let of = |verb: &str| -> Vec<&String> {
        seen.actions.iter().filter(|it| it.split(' ').next() == Some(verb)).collect()
    };
    for verb in WAYS {
        let found = of(verb);
        let ends = verb == "move" && !of("done").is_empty() && dice.roll(4) == 0;
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
    let house = House::open("adventure");
    let window = Window::open(Screen::Laptop).await;
    start(&window, &house).await;
    window.picture("adventure-1-start").await;
    axe::check(&window, "the choice of a character").await;
    fits(&window).await;
    let mut dice = Dice(5);
    let mut n_clicks = 0;
    let mut was_in_combat = false;
    loop {
        let seen = window.turn().await;
        if seen.is_over {
            break;
        }
        let is_in_combat =
            window.run("return document.querySelector('.ag-sides:not(.past)') !== null").await
                == true;
        if is_in_combat && !was_in_combat {
            was_in_combat = true;
            window.picture("adventure-3-combat").await;
            axe::check(&window, "a combat").await;
            fits(&window).await;
        }
        window.play(&choice(&seen, &mut dice), &seen).await;
        n_clicks += 1;
        assert!(n_clicks < 1500, "the game does not end");
        if n_clicks == 30 {
            let before = window.turn().await;
            window.page.refresh().await.unwrap();
            assert_eq!(window.turn().await, before, "a reload brings the same table back");
            window.picture("adventure-2-middle").await;
            axe::check(&window, "an adventure in the middle").await;
            fits(&window).await;
            find_a_place(&window).await;
        }
    }
    assert!(30 < n_clicks, "{n_clicks} clicks are no whole game");
    window.picture("adventure-4-result").await;
    axe::check(&window, "the result of an adventure").await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

/// A round on a phone: nothing sticks out at the side, every panel can be read, and what can be done is in reach.
#[tokio::test]
async fn a_round_on_a_phone() {
    let house = House::open("adventure-phone");
    let window = Window::open(Screen::Phone).await;
    start(&window, &house).await;
    axe::check(&window, "the characters on a phone").await;
    let mut dice = Dice(9);
    for _ in 0..24 {
        let seen = window.turn().await;
        window.play(&choice(&seen, &mut dice), &seen).await;
    }
    window.turn().await;
    for tab in ["act", "me", "players", "recent", "log", "board"] {
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

/// Without a pointer: the way to the answers by Tab, and an answer by Enter.
#[tokio::test]
async fn an_adventure_is_played_by_keyboard() {
    const TAB: &str = "\u{E004}";
    const ENTER: &str = "\u{E007}";
    let house = House::open("adventure-keys");
    let window = Window::open(Screen::Laptop).await;
    start(&window, &house).await;
    for nth in 0..10 {
        let seen = window.turn().await;
        let mut n_tabs = 0;
        while window
            .run("return document.activeElement.matches('button[form=act][name=action]')")
            .await
            != true
        {
            window.page.active_element().await.unwrap().send_keys(TAB).await.unwrap();
            n_tabs += 1;
            assert!(n_tabs < 120, "no answer is reached by Tab");
        }
        let name = window.run("return document.activeElement.textContent.trim()").await;
        assert!(name.as_str().is_some_and(|it| !it.is_empty()), "an answer without a name");
        window.page.active_element().await.unwrap().send_keys(ENTER).await.unwrap();
        window.wait(&format!("what comes of answer {nth}"), |it| it.version != seen.version).await;
    }
    window.close().await;
}
