//! Somebody who only watches, a link to an earlier moment, and a seat that a bot plays for a while.

use crate::axe;
use crate::chromium::{Screen, Window};
use crate::company::{asked, assert_same, choose, one_acts, sit_down};
use crate::player::Dice;
use crate::server::RunningServer;

/// The board of the Adventure Game with everything that stands on it.
const BOARD: &str = "#pieces";

async fn count(window: &Window, what: &str) -> u64 {
    let script = format!("return document.querySelectorAll(`{what}`).length");
    window.run(&script).await.as_u64().unwrap()
}

/// Until both hold cards.
async fn play_until_both_have_hands(windows: &[&Window], watcher: &Window, dice: &mut Dice) {
    for _ in 0..60 {
        one_acts(windows, &[watcher], dice).await;
        let mut n_hands = 0;
        for window in windows {
            n_hands += u64::from(0 < count(window, "#me .ag-held > .card-title").await);
        }
        if n_hands == 2 {
            return;
        }
    }
    panic!("somebody gets no cards");
}

#[tokio::test]
async fn a_spectator_sees_the_board_and_no_hand() {
    let server = RunningServer::open("spectator");
    let (host, guest) = (Window::open(Screen::Laptop).await, Window::open(Screen::Laptop).await);
    let watcher = Window::open(Screen::Phone).await;
    sit_down(&server, "adventure", &[&host, &guest]).await;
    let table = host.page.current_url().await.unwrap();
    watcher.page.goto(table.as_str()).await.unwrap();
    watcher.until("document.getElementById('forms') !== null").await;
    watcher.mark().await;
    let mut dice = Dice(4);
    play_until_both_have_hands(&[&host, &guest], &watcher, &mut dice).await;
    for nth in 0..10 {
        one_acts(&[&host, &guest], &[&watcher], &mut dice).await;
        let boards = [watcher.drawn(BOARD).await, host.drawn(BOARD).await];
        assert!(200 < boards[0].len(), "pieces stand on the board");
        assert_eq!(count(&watcher, ".ag-hand, .ag-held").await, 0, "after {nth}: a hand");
        assert_eq!(count(&watcher, "button[name=action]").await, 0, "after {nth}: an answer");
        assert_eq!(count(&watcher, "#own-code, .hand-over, #speak, #notes").await, 0);
    }
    assert!(watcher.is_marked().await, "the watcher never asked for the page again");
    let before = watcher.drawn("body > *").await;
    watcher.page.refresh().await.unwrap();
    watcher.until("document.readyState === 'complete'").await;
    assert_same(&before, &watcher.drawn("body > *").await, "a reload by whoever watches");
    watcher.picture("watching").await;
    axe::check(&watcher, "a spectator on a phone").await;
    axe::check(&host, "a player with a hand").await;
    for window in [host, guest, watcher] {
        assert_eq!(window.complaints().await, Vec::<String>::new());
        window.close().await;
    }
}

/// The name of whoever's sheet stands first, if a hand lies there.
async fn hand_of(window: &Window) -> Option<String> {
    let script = "return document.querySelector('#me .ag-hand')?.closest('article').id ?? null";
    window.run(script).await.as_str().map(str::to_owned)
}

#[tokio::test]
async fn a_link_to_a_moment_shows_each_what_he_could_see() {
    let server = RunningServer::open("replay-link");
    let (host, guest) = (Window::open(Screen::Laptop).await, Window::open(Screen::Laptop).await);
    let stranger = Window::open(Screen::Phone).await;
    sit_down(&server, "adventure", &[&host, &guest]).await;
    let table = host.page.current_url().await.unwrap();
    stranger.page.goto(table.as_str()).await.unwrap();
    stranger.until("document.getElementById('forms') !== null").await;
    let mut dice = Dice(8);
    play_until_both_have_hands(&[&host, &guest], &stranger, &mut dice).await;
    let at_link = host.drawn(BOARD).await;
    host.page.goto(&format!("{table}/at/0")).await.unwrap();
    let link = host.run("return document.querySelector('.past a:nth-of-type(5)').href").await;
    let link = link.as_str().unwrap().to_owned();
    host.page.goto(table.as_str()).await.unwrap();
    for _ in 0..8 {
        one_acts(&[&host, &guest], &[&stranger], &mut dice).await;
    }
    let live = host.drawn(BOARD).await;

    // The link is an address without a key, and a line of the history leads there too.
    host.page.goto(&format!("{table}/history")).await.unwrap();
    let all = "return [...document.querySelectorAll('.past-lines a')].map((it) => it.href)";
    let links = host.run(all).await;
    assert!(links.as_array().unwrap().iter().any(|it| it == link.as_str()), "{link}: {links}");
    let mut hands = Vec::new();
    for window in [&host, &guest, &stranger] {
        window.page.goto(&link).await.unwrap();
        window.until("document.querySelector('.past') !== null").await;
        assert_eq!(count(window, "button[name=action]").await, 0, "nothing is played in the past");
        hands.push(hand_of(window).await);
    }
    let own = ["sheet-1", "sheet-2"].map(|it| Some(it.to_owned()));
    assert_eq!(hands, [own[0].clone(), own[1].clone(), None], "everybody through his own eyes");
    assert_eq!(pieces(&stranger).await, pieces_of(&at_link), "the board of that moment");
    stranger.picture("replay-link").await;
    // Step by step to what is there now.
    for _ in 0..40 {
        let is_last = "return document.querySelector('.past a:nth-of-type(4)').ariaDisabled === 'true' || document.querySelector('.past a:nth-of-type(4)').getAttribute('aria-disabled') === 'true'";
        if stranger.run(is_last).await == true {
            break;
        }
        let now = stranger.page.current_url().await.unwrap();
        stranger.click(".past a:nth-of-type(4)").await;
        stranger
            .until(&format!(
                "location.href !== '{now}' && document.querySelector('.past') !== null"
            ))
            .await;
    }
    assert_eq!(pieces(&stranger).await, pieces_of(&live), "the last step is the board as it is");
    for window in [host, guest, stranger] {
        assert_eq!(window.complaints().await, Vec::<String>::new());
        window.close().await;
    }
}

/// Where what stands, as everybody may know it: each sees the flags of his own quests.
async fn pieces(window: &Window) -> Vec<(String, String)> {
    pieces_of(&window.drawn(BOARD).await)
}

fn pieces_of(drawn: &str) -> Vec<(String, String)> {
    let lines: Vec<&str> = drawn.lines().collect();
    let value = |line: &str, name: &str| {
        let (_, rest) = line.split_once(&format!(" {name}="))?;
        let end = rest.find(['=', '>'])?;
        Some(rest[..end].trim_end_matches(" scale").to_owned())
    };
    let pairs = lines.windows(2).filter_map(|it| {
        let id = value(it[0], "id").filter(|it| it != "pieces" && !it.starts_with("mark-quest"))?;
        Some((id, value(it[1], "transform")?))
    });
    let mut res: Vec<(String, String)> = pairs.collect();
    res.sort();
    let n_figures = res.iter().filter(|it| it.0.starts_with("stack-")).count();
    assert_eq!(n_figures, 2, "both figures stand somewhere: {res:?}");
    res
}

#[tokio::test]
async fn a_bot_plays_for_somebody_who_comes_back() {
    let server = RunningServer::open("sits-in");
    let (host, guest) = (Window::open(Screen::Laptop).await, Window::open(Screen::Laptop).await);
    sit_down(&server, "smallworld", &[&host, &guest]).await;
    let windows = [&host, &guest];
    let mut dice = Dice(12);
    for _ in 0..6 {
        one_acts(&windows, &[], &mut dice).await;
    }
    // Whoever is asked leaves his seat to a bot, which takes over at once and plays on until the other one is asked.
    let (gone, seen) = asked(&windows).await;
    let (away, stays) = (windows[gone], windows[1 - gone]);
    away.click(&format!("#seat-{} .seat-name", gone + 1)).await;
    choose(away, &format!("#to-{}", gone + 1), "bot:stranger").await;
    away.click("[popover]:popover-open .hand-over button[type=submit]").await;
    let first = stays.turn().await;
    assert!(seen.version < first.version, "the bot has played: {} {}", seen.version, first.version);
    away.until("document.querySelector('#waiting button[value=here]') !== null").await;
    away.picture("sits-in").await;
    axe::check(away, "a bot sits in").await;
    assert!(away.look().await.actions.is_empty(), "who is away answers nothing");
    // The other one plays his whole turn, the bot plays another one by itself.
    let mut n_bot_turns = 0;
    for _ in 0..60 {
        let before = stays.turn().await;
        let action = Window::choice(&before, "", &mut dice);
        stays.play(&action, &before).await;
        let after = stays.turn().await;
        if before.version + 1 < after.version {
            n_bot_turns += 1;
            break;
        }
    }
    assert_eq!(n_bot_turns, 1, "the bot takes its turn between two of the other one");
    // One click, and the seat is a person's again.
    away.click("#waiting button[value=here]").await;
    away.until("document.querySelector('#waiting button[value=here]') === null").await;
    let mut n_own = 0;
    for _ in 0..60 {
        n_own += usize::from(one_acts(&windows, &[], &mut dice).await == gone);
        if 2 <= n_own {
            break;
        }
    }
    assert_eq!(n_own, 2, "who came back plays himself");
    for window in [host, guest] {
        assert_eq!(window.complaints().await, Vec::<String>::new());
        window.close().await;
    }
}
