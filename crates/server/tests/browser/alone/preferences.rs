//! Languages, colours and contrast without a network.

use text::{Lang, id, message};

use super::host::{StaticHost, arrive, kill_worker, make, play};
use crate::axe;
use crate::chromium::{Screen, Window};
use crate::company::choose;
use crate::player::Dice;

/// Chooses in the dialog that opens from the top bar, and is led back to where it was opened.
async fn prefer(window: &Window, wanted: &[(&str, &str)]) {
    window.click("button[popovertarget=settings]").await;
    for (field, value) in wanted {
        choose(window, field, value).await;
    }
    let before = window.page.current_url().await.unwrap();
    window.run("window.isOld = true").await;
    window.click("#settings form[action$='/prefs'] button[type=submit]").await;
    window.until("window.isOld === undefined && document.readyState === 'complete'").await;
    assert_eq!(window.page.current_url().await.unwrap(), before);
}

/// The page is in this language and these colours.
async fn is_seen(window: &Window, lang: Lang, theme: &str) {
    let root = "document.documentElement";
    let (tag, save) = (lang.tag(), message(lang, id::PREF_SAVE, &[]));
    window.until(&format!("{root}.lang === '{tag}' && {root}.dataset.theme === '{theme}'")).await;
    let button = "return document.querySelector('#settings form button[type=submit]').textContent";
    assert_eq!(window.run(button).await, save.as_str());
    // The style sheet follows: a light page is lighter than its letters.
    let light = "const light = (it) => it.match(/[\\d.]+/g).slice(0, 3).reduce((sum, it) => sum + Number(it), 0);
        const style = getComputedStyle(document.body);
        return light(style.backgroundColor) < light(style.color);";
    assert_eq!(window.run(light).await, theme == "dark", "{tag}, {theme}");
}

#[tokio::test]
async fn preferences_are_kept_without_a_network() {
    let mut host = StaticHost::open();
    let window = Window::open(Screen::Phone).await;
    arrive(&window, &host).await;
    host.close();
    prefer(&window, &[("#pref-lang", "pl"), ("#pref-theme", "dark")]).await;
    is_seen(&window, Lang::Pl, "dark").await;
    axe::check(&window, "the dark front page in Polish").await;
    make(&window, &host, "smallworld", 2).await;
    is_seen(&window, Lang::Pl, "dark").await;
    play(&window, "smallworld", 2, &mut Dice(5)).await;
    window.picture("alone-4-dark").await;
    axe::check(&window, "a dark table in Polish").await;
    assert_eq!(window.complaints().await, Vec::<String>::new());

    kill_worker(&window).await;
    window.page.refresh().await.unwrap();
    is_seen(&window, Lang::Pl, "dark").await;
    let before = window.turn().await;
    prefer(&window, &[("#pref-lang", "cs"), ("#pref-theme", "light"), ("#pref-contrast", "high")])
        .await;
    is_seen(&window, Lang::Cs, "light").await;
    window.until("document.documentElement.dataset.contrast === 'high'").await;
    assert_eq!(window.turn().await, before, "the table is as it was");
    window.page.goto(&host.url("/rules/smallworld")).await.unwrap();
    is_seen(&window, Lang::Cs, "light").await;
    window.close().await;
}
