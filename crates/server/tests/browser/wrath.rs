//! Wrath of the Lich King: alone with three heroes, and two people at two windows, each game to its end; a round on a
//! phone; a round without a mouse.

use fantoccini::Locator;
use fantoccini::key::Key;

use crate::axe;
use crate::chromium::{Screen, Window};
use crate::player::{Dice, Seen};
use crate::server::RunningServer;

/// A table of Wrath, chosen on the front page; `second` sits at the second seat, if there is one.
async fn table(window: &Window, server: &RunningServer, second: Option<&str>) {
    window.page.goto(&server.url("/?game=wrath")).await.unwrap();
    let n_seats = if second.is_some() { 2 } else { 1 };
    window.click(&format!("label:has(#wrath-n-{n_seats})")).await;
    if let Some(second) = second {
        let field = window.page.find(Locator::Css("#wrath-seat-2")).await.unwrap();
        field.select_by_value(second).await.unwrap();
    }
    window.click("form.new-table button[type=submit]").await;
}

/// A choice that leads on: quests and fights first, and the turn is ended before long.
pub(crate) fn choice(seen: &Seen, dice: &mut Dice) -> String {
    let can = |action: &str| seen.actions.iter().any(|it| it == action);
    for eager in ["quest", "fight"] {
        if can(eager) && dice.roll(5) != 0 {
            return eager.to_owned();
        }
    }
    if can("done") && dice.roll(6) == 0 {
        return "done".to_owned();
    }
    let others: Vec<&String> = seen.actions.iter().filter(|it| *it != "hold").collect();
    others[dice.roll(others.len())].clone()
}

/// Nothing sticks out, and the page itself does not scroll.
async fn fits(window: &Window) {
    let size = window
        .run("const it = document.scrollingElement; return [it.scrollWidth - innerWidth, it.scrollHeight - innerHeight]")
        .await;
    assert!(size.as_array().unwrap().iter().all(|it| it.as_f64() <= Some(0.0)), "{size}");
}

/// The result says how it ended, and why.
async fn has_result(window: &Window) {
    let said = window
        .run("return [document.querySelector('.wr-result h2').textContent, document.querySelector('.wr-result h2 + p')?.textContent ?? '', document.getElementById('status').textContent]")
        .await;
    let said: Vec<&str> = said.as_array().unwrap().iter().map(|it| it.as_str().unwrap()).collect();
    let is_lost = said[0].contains("Northrend is lost");
    assert!(!said[0].trim().is_empty() && !said[2].trim().is_empty(), "{said:?}");
    assert!(!is_lost || !said[1].trim().is_empty(), "a defeat names its cause: {said:?}");
    let rows = window.run("return document.querySelectorAll('.scoreboard tr').length").await;
    assert!(Some(4) <= rows.as_u64(), "{rows}");
}

#[tokio::test]
async fn three_heroes_of_one_person_to_the_end() {
    let server = RunningServer::open("wrath-solo");
    let window = Window::open(Screen::Laptop).await;
    table(&window, &server, None).await;
    let mut dice = Dice(21);
    let (mut n_clicks, mut n_looks) = (0, 0);
    let mut heroes = Vec::new();
    loop {
        let seen = window.turn().await;
        if seen.is_over {
            break;
        }
        let in_window = seen.actions.iter().any(|it| it == "pass");
        match (n_clicks, n_looks) {
            (0, _) => axe::check(&window, "choosing heroes").await,
            (4, _) => {
                window.picture("wrath-1-start").await;
                fits(&window).await;
                axe::check(&window, "the first turn").await;
            }
            (16.., 0) => {
                n_looks = 1;
                window.page.refresh().await.unwrap();
                assert_eq!(window.turn().await.version, seen.version, "a reload changes nothing");
                window.picture("wrath-2-middle").await;
                fits(&window).await;
                axe::check(&window, "the middle of the game").await;
            }
            (_, 1) if in_window => {
                n_looks = 2;
                window.picture("wrath-3-window").await;
                axe::check(&window, "an open window").await;
            }
            _ => {}
        }
        if let Some(hero) = active(&window).await.filter(|it| !heroes.contains(it)) {
            heroes.push(hero);
        }
        let action = choice(&seen, &mut dice);
        window.play(&action, &seen).await;
        n_clicks += 1;
        assert!(n_clicks < 900, "the game does not end");
    }
    assert_eq!((heroes.len(), n_looks), (3, 2), "the turns of {heroes:?}");
    assert!(30 < n_clicks, "{n_clicks} clicks are no whole game");
    window.picture("wrath-4-result").await;
    has_result(&window).await;
    fits(&window).await;
    axe::check(&window, "the result").await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

/// The hero whose panel is marked.
async fn active(window: &Window) -> Option<String> {
    let name = window
        .run("return document.querySelector('.wr-hero.turn .wr-hero-name')?.textContent ?? null")
        .await;
    name.as_str().map(str::to_owned)
}

#[tokio::test]
async fn two_people_at_two_windows_to_the_end() {
    let server = RunningServer::open("wrath-two");
    let (host, guest) = (Window::open(Screen::Laptop).await, Window::open(Screen::Laptop).await);
    table(&host, &server, Some("link")).await;
    host.until("document.getElementById('invite-2') !== null").await;
    let link = host.run("return document.getElementById('invite-2').value").await;
    guest.page.goto(link.as_str().unwrap()).await.unwrap();
    let mut dice = Dice(5);
    let mut n_clicks = [0, 0];
    let windows = [&host, &guest];
    let mut at = 0;
    loop {
        let seen = windows[at].look().await;
        if seen.is_over {
            break;
        }
        if !seen.is_asked || seen.actions.is_empty() {
            at = 1 - at;
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
            continue;
        }
        let action = choice(&seen, &mut dice);
        windows[at].play(&action, &seen).await;
        n_clicks[at] += 1;
        let version = windows[at].look().await.version;
        windows[1 - at].wait("what the other one did", |it| version <= it.version).await;
        assert!(n_clicks[0] + n_clicks[1] < 900, "the game does not end");
    }
    assert!(n_clicks.iter().all(|it| 8 < *it), "both play: {n_clicks:?}");
    for window in windows {
        window.wait("the result", |it| it.is_over).await;
        has_result(window).await;
    }
    axe::check(&guest, "the result of the guest").await;
    for window in [host, guest] {
        assert_eq!(window.complaints().await, Vec::<String>::new());
        window.close().await;
    }
}

#[tokio::test]
async fn a_round_on_a_phone() {
    let server = RunningServer::open("wrath-phone");
    let window = Window::open(Screen::Phone).await;
    table(&window, &server, None).await;
    let mut dice = Dice(8);
    let mut turns = Vec::new();
    let mut n_clicks = 0;
    while turns.len() < 4 {
        let seen = window.turn().await;
        assert!(!seen.is_over, "a round is no whole game");
        fits(&window).await;
        let turn = window.run("return document.querySelector('#crumbs .chip').textContent").await;
        if !turns.contains(&turn) {
            turns.push(turn);
            window.picture(&format!("wrath-turn-{}", turns.len())).await;
        }
        if n_clicks == 5 {
            for tab in ["act", "quests", "players", "news", "board"] {
                window.click(&format!("label:has(#tab-{tab})")).await;
                let height =
                    window.run("return document.getElementById('main').clientHeight").await;
                assert!(Some(150.0) < height.as_f64(), "the board beside '{tab}' is {height} high");
                window.picture(&format!("wrath-tab-{tab}")).await;
                axe::check(&window, tab).await;
            }
        }
        let action = choice(&seen, &mut dice);
        window.play(&action, &seen).await;
        n_clicks += 1;
        assert!(n_clicks < 200, "the round does not end");
    }
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

#[tokio::test]
async fn a_turn_without_a_mouse() {
    let server = RunningServer::open("wrath-keys");
    let window = Window::lively(Screen::Laptop).await;
    table(&window, &server, None).await;
    for _ in 0..3 {
        // A key that is pressed while something is played only skips it.
        window.until_played().await;
        let seen = window.turn().await;
        window.tab_to("it.value?.startsWith('pick ')").await;
        assert!(10 < window.spoken().await.len(), "a hero is described");
        window.key(Key::Enter).await;
        window.wait("the hero", |it| it.version != seen.version).await;
    }
    let mut seen = window.turn().await;
    let first = active(&window).await.unwrap();
    // The first step is made on the map: to a space that glows, and by the arrow keys to another one.
    window.tab_to("it.matches('.spot') && it.value?.startsWith('move ')").await;
    assert!(window.spoken().await.starts_with("Move to "), "{}", window.spoken().await);
    let here = window.run("return document.activeElement.value").await;
    for arrow in [Key::Left, Key::Up, Key::Right, Key::Down] {
        window.key(arrow).await;
    }
    assert_eq!(
        window.run("return document.activeElement.matches('.spot')").await,
        true,
        "arrow keys stay on the map, after {here}"
    );
    window.tab_to("it.matches('.spot') && it.value?.startsWith('move ')").await;
    window.key(Key::Enter).await;
    window.wait("the step", |it| it.version != seen.version).await;
    // What comes and what happened can be reached, too.
    window.tab_to("it.matches('input[name=news]')").await;
    window.key(Key::Right).await;
    assert_eq!(window.run("return document.activeElement.checked").await, true);
    // The rest of the turn: its end, and whatever is asked on the way.
    let mut n_answers = 0;
    while active(&window).await.as_ref() == Some(&first) {
        // A key that is pressed while something is played only skips it.
        window.until_played().await;
        seen = window.turn().await;
        let can = |action: &str| seen.actions.iter().any(|it| it == action);
        let wanted = ["done", "pass"].into_iter().find(|it| can(it));
        match wanted {
            Some("done") => {
                window.run("document.activeElement.blur()").await;
                window.key('e').await;
            }
            wanted => {
                let wanted = wanted.map_or_else(|| seen.actions[0].clone(), str::to_owned);
                window.tab_to(&format!("it.form?.id === 'act' && it.value === '{wanted}'")).await;
                window.key(Key::Enter).await;
            }
        }
        let has_moved = |it: &Seen| it.version != seen.version || it.is_over;
        window.wait("the answer", has_moved).await;
        n_answers += 1;
        assert!(n_answers < 40, "the turn does not end");
    }
    let fresh = window.run("return document.querySelector('.tab-recent').checked && document.querySelectorAll('#recent li').length").await;
    assert!(Some(0) < fresh.as_u64(), "the enemy phase opens by itself: {fresh}");
    window.until_played().await;
    assert_eq!(window.complaints().await, Vec::<String>::new());
    // It can be seen again, from its first move on.
    window.tab_to("it.matches('#recent > .play-again')").await;
    window.key(Key::Enter).await;
    window.until("location.pathname.includes('/at/') && document.getElementById('replay')?.ariaPressed === 'true'").await;
    window.close().await;
}
