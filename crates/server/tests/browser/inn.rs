//! Around the game, in two and three windows: words in the luck, talk, a seat that is handed over, somebody who only
//! watches, and going back.

use fantoccini::Locator;
use fantoccini::key::Key;

use crate::axe;
use crate::chromium::{Screen, Window};
use crate::company::assert_same;
use crate::player::Dice;
use crate::server::RunningServer;

/// The form of a new table of two, its options open.
async fn form(window: &Window, server: &RunningServer) {
    window.page.goto(&server.url("/?game=smallworld")).await.unwrap();
    window.click("label:has(#smallworld-n-2)").await;
    window.click("details.options summary").await;
}

async fn choose(window: &Window, field: &str, value: &str) {
    let field = window.page.find(Locator::Css(field)).await.unwrap();
    field.select_by_value(value).await.unwrap();
}

async fn types(window: &Window, field: &str, text: &str) {
    window.page.find(Locator::Css(field)).await.unwrap().send_keys(text).await.unwrap();
}

async fn opens_talk(window: &Window) {
    window.click("#talk-open").await;
    window.until("document.querySelector('#talk').matches(':popover-open')").await;
}

#[tokio::test]
async fn words_are_mixed_in_and_the_page_goes_on_by_itself() {
    let server = RunningServer::open("words");
    let (host, guest) = (Window::open(Screen::Laptop).await, Window::open(Screen::Phone).await);
    form(&host, &server).await;
    choose(&host, "#smallworld-seat-2", "link").await;
    host.click("#smallworld-mix").await;
    host.picture("inn-1-options").await;
    host.click("form.new-table button[type=submit]").await;
    host.until("document.getElementById('mixing') !== null").await;
    let link = host.run("return document.getElementById('invite-2').value").await;
    guest.page.goto(link.as_str().unwrap()).await.unwrap();
    guest.until("document.getElementById('word-2') !== null").await;
    for window in [&host, &guest] {
        window.picture("inn-2-mixing").await;
        axe::check(window, "words before play").await;
    }
    types(&host, "#word-1", "aardvark").await;
    host.click("#mix-1 button").await;
    guest.until("document.querySelectorAll('.words li').length === 2").await;
    types(&guest, "#word-2", "żółw").await;
    guest.click("#mix-2 button").await;
    for window in [&host, &guest] {
        window.until("document.getElementById('forms') !== null").await;
        assert_eq!(window.complaints().await, Vec::<String>::new());
    }
    host.page.goto(&server.url("/fairness")).await.unwrap();
    host.picture("inn-3-fairness").await;
    axe::check(&host, "how luck is proved").await;
    guest.page.goto(&server.url("/fairness")).await.unwrap();
    guest.picture("inn-3-fairness").await;
    host.close().await;
    guest.close().await;
}

/// The answer to what the host says is held back until his stream has told what the guest has said after him: it does not
/// bring the older talk back.
async fn an_answer_is_overtaken(host: &Window, guest: &Window) {
    let hold = "const real = window.fetch;
        window.fetch = async (...it) => {
            const reply = await real(...it);
            await new Promise((go) => { window.letGo = go; });
            window.fetch = real;
            return reply;
        }";
    host.run(hold).await;
    types(host, "#speak input", "are you there?").await;
    host.click("#speak button").await;
    guest.until("document.getElementById('talk-3') !== null").await;
    guest.click("#phrases button[value='/hello']").await;
    host.until("document.getElementById('talk-4') !== null && window.letGo !== undefined").await;
    host.run("window.letGo()").await;
    host.until("!document.body.classList.contains('busy')").await;
    let newest = host.run("return document.getElementById('talk-4') !== null").await;
    assert_eq!(newest, true, "what the guest has said is still there");
}

#[tokio::test]
async fn people_talk_and_hand_over_while_somebody_watches() {
    let server = RunningServer::open("around");
    let (host, guest) = (Window::open(Screen::Laptop).await, Window::open(Screen::Phone).await);
    let watcher = Window::open(Screen::Laptop).await;
    form(&host, &server).await;
    choose(&host, "#smallworld-seat-2", "link").await;
    host.click("form.new-table button[type=submit]").await;
    host.until("document.getElementById('invite-2') !== null").await;
    let link = host.run("return document.getElementById('invite-2').value").await;
    let table = host.page.current_url().await.unwrap();
    guest.page.goto(link.as_str().unwrap()).await.unwrap();
    watcher.page.goto(table.as_str()).await.unwrap();

    opens_talk(&host).await;
    types(&host, "#speak input", "good evening").await;
    host.click("#speak button").await;
    for window in [&host, &guest, &watcher] {
        window.until("document.getElementById('talk-1') !== null").await;
    }
    assert_eq!(host.run("return document.querySelector('#speak input').value").await, "");
    opens_talk(&guest).await;
    guest.click("#phrases button[value='/hello']").await;
    host.until("document.getElementById('talk-2') !== null").await;
    for window in [&host, &guest] {
        window.picture("inn-4-talk").await;
        axe::check(window, "the talk").await;
    }
    an_answer_is_overtaken(&host, &guest).await;
    opens_talk(&watcher).await;
    let can = watcher.run("return document.querySelector('#speak, #notes, #ask-back')").await;
    assert!(can.is_null(), "who watches does not speak");
    host.run("document.querySelector('[popover]:popover-open').hidePopover()").await;
    guest.run("document.querySelector('[popover]:popover-open').hidePopover()").await;

    // The seat goes to a bot, which plays, and comes back.
    host.click("#seat-1 .seat-name").await;
    choose(&host, "#to-1", "bot:stranger").await;
    host.click(".hand-over button[type=submit]").await;
    host.until("document.querySelector('#waiting button[value=here]') !== null").await;
    host.click("#waiting button[value=here]").await;
    host.until("document.querySelector('#waiting button[value=here]') === null").await;
    let mut dice = Dice(3);
    for _ in 0..6 {
        let (mut one, mut other) = (&host, &guest);
        let mut seen = one.look().await;
        while !seen.is_asked {
            std::mem::swap(&mut one, &mut other);
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            seen = one.look().await;
        }
        let action = Window::choice(&seen, "", &mut dice);
        one.play(&action, &seen).await;
    }
    let version = host.look().await.version.max(guest.look().await.version);
    watcher
        .until(&format!("{version} <= Number(document.body.dataset.version) || document.querySelector('#act input[name=version]')?.value >= {version}"))
        .await;
    for window in [host, guest, watcher] {
        assert_eq!(window.complaints().await, Vec::<String>::new());
        window.close().await;
    }
}

#[tokio::test]
async fn a_line_of_the_history_leads_back_and_a_link_is_shared() {
    let server = RunningServer::open("history");
    let (host, guest) = (Window::open(Screen::Laptop).await, Window::open(Screen::Phone).await);
    form(&host, &server).await;
    host.click("form.new-table button[type=submit]").await;
    let mut dice = Dice(9);
    for _ in 0..8 {
        let seen = host.turn().await;
        let action = Window::choice(&seen, "", &mut dice);
        host.play(&action, &seen).await;
    }
    host.click("#history-open").await;
    host.click("#history a[href$='/history']").await;
    host.until("document.querySelector('.past-lines') !== null").await;
    host.picture("inn-5-history").await;
    axe::check(&host, "the history").await;
    host.click("section:last-of-type .past-lines li:last-child a").await;
    host.until("document.querySelector('.past') !== null").await;
    host.picture("inn-6-moment").await;
    axe::check(&host, "an earlier moment").await;
    let link = host.page.current_url().await.unwrap();
    guest.page.goto(link.as_str()).await.unwrap();
    guest.until("document.querySelector('.past') !== null").await;
    guest.picture("inn-6-moment").await;
    axe::check(&guest, "an earlier moment on a phone").await;
    let before = host.run("return document.querySelector('.past [role=status]').textContent").await;
    host.click(".past a:nth-of-type(3)").await;
    let now = "document.querySelector('.past [role=status]').textContent";
    host.until(&format!("{now} !== {before}")).await;
    let n_actions =
        host.run("return document.querySelectorAll('button[name=action]').length").await;
    assert_eq!(n_actions, 0, "nothing is played in the past");
    for window in [host, guest] {
        assert_eq!(window.complaints().await, Vec::<String>::new());
        window.close().await;
    }
}

/// A match is watched on the board: it plays on by itself, stops, steps, and shows what a page of the moment shows.
#[tokio::test]
async fn a_match_is_watched_on_the_board() {
    let server = RunningServer::open("replay");
    let window = Window::lively(Screen::Laptop).await;
    form(&window, &server).await;
    window.click("form.new-table button[type=submit]").await;
    let mut dice = Dice(9);
    for _ in 0..14 {
        window.until_played().await;
        let seen = window.turn().await;
        let action = Window::choice(&seen, "", &mut dice);
        window.play(&action, &seen).await;
    }
    let table = window.page.current_url().await.unwrap();
    window.page.goto(&format!("{table}/at/0#play")).await.unwrap();
    window.until("6 <= Number(document.getElementById('waiting').dataset.at)").await;
    axe::check(&window, "replay").await;
    // Twice as fast, and four times.
    for speed in [2, 4] {
        window
            .run(&format!(
                "const it = document.getElementById('replay-speed');
                 it.value = '{speed}';
                 it.dispatchEvent(new Event('change', {{bubbles: true}}));"
            ))
            .await;
        let at = "Number(document.getElementById('waiting').dataset.at)";
        let before = window.run(&format!("return {at}")).await;
        window
            .until(&format!(
                "{before} < {at} && !document.documentElement.hasAttribute('data-playing')"
            ))
            .await;
        let kept = window.run("return [document.documentElement.dataset.speed, document.getElementById('replay-speed').value]").await;
        assert_eq!(kept, serde_json::json!([speed.to_string(), speed.to_string()]));
    }
    window.click("#replay").await;
    window.until("document.getElementById('replay').ariaPressed === 'false'").await;
    window.until_played().await;
    let at = "Number(document.getElementById('waiting').dataset.at)";
    let stopped = window.run(&format!("return {at}")).await.as_u64().unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
    assert_eq!(window.run(&format!("return {at}")).await, stopped, "it has stopped");
    window.run("document.activeElement.blur()").await;
    for (key, n) in [(Key::Right, stopped + 1), (Key::Left, stopped), (Key::Home, 0)] {
        window.key(key).await;
        window.until(&format!("{at} === {n}")).await;
        window.until_played().await;
        assert!(window.page.current_url().await.unwrap().path().ends_with(&format!("/at/{n}")));
        window.until("document.getElementById('replay').checkVisibility()").await;
    }
    // Whoever is faster than the answers comes to the last moment that he has asked for.
    window
        .run(
            "const bar = document.getElementById('replay-at');
            for (const n of [5, 2, 4, 3]) {
                bar.value = n;
                bar.dispatchEvent(new Event('input', {bubbles: true}));
            }",
        )
        .await;
    window.until(&format!("{at} === 3")).await;
    for _ in 0..2 {
        window.key(Key::Left).await;
    }
    window.until(&format!("{at} === 1")).await;
    window.until_played().await;
    let shown = window.drawn("#main").await;
    window.page.refresh().await.unwrap();
    window.until("document.readyState === 'complete'").await;
    assert_same(&shown, &window.drawn("#main").await, "a page of the same moment");
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}
