//! What is heard: nothing in a group that is switched off, and never too much at once.

use serde_json::{Value, json};

use crate::chromium::{Screen, Window};
use crate::server::RunningServer;
use crate::stage::play_now;

/// Every group of sounds, by its switch.
const GROUPS: [(&str, &[&str]); 5] = [
    ("dice", &["rattle", "settle"]),
    ("cards", &["flick", "turn", "thud", "coin"]),
    ("fights", &["sword", "block", "wound", "spell"]),
    ("bell", &["bell"]),
    ("moments", &["menace", "defeat", "victory"]),
];

/// Notes when a sound begins: the layers of one are started together. `ahead` makes the clock of the page go faster.
const LISTEN: &str = "
    [window.begun, window.ahead] = [[], 0];
    let isCounted = false;
    const now = performance.now.bind(performance);
    performance.now = () => now() + window.ahead;
    for (const {prototype} of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
        const start = prototype.start;
        prototype.start = function (...all) {
            if (!isCounted) { isCounted = true; window.begun.push(performance.now()); queueMicrotask(() => { isCounted = false; }); }
            return start.apply(this, all);
        };
    }";

/// Asks for sounds one after the other, so many milliseconds apart, and returns those that begin.
const ASK: &str = "
    const [names, apart, done] = arguments;
    const begun = [];
    const ask = (nth) => {
        if (nth === names.length) return done(begun);
        const before = window.begun.length;
        window.ahead += apart;
        document.dispatchEvent(new CustomEvent('sound', {detail: names[nth]}));
        requestAnimationFrame(() => setTimeout(() => setTimeout(() => {
            if (before < window.begun.length) begun.push(names[nth]);
            ask(nth + 1);
        })));
    };
    ask(0);";

async fn ask(window: &Window, names: &[&str], apart: u32) -> Value {
    window.page.execute_async(ASK, vec![json!(names), json!(apart)]).await.unwrap()
}

/// Sounds on, with this group off; and something was clicked, as browsers want it.
async fn without(window: &Window, group: Option<&str>) {
    let group = group.unwrap_or_default();
    window
        .run(&format!(
            "const form = document.querySelector('#settings form');
            form.querySelector('[name=sound]').type === 'radio' ? form.querySelector('[name=sound][value=on]').checked = true : form.querySelector('[name=sound]').value = 'on';
            for (const it of form.querySelectorAll('.sound-groups input[type=checkbox]')) it.checked = it.name !== 'sound-{group}';
            form.requestSubmit()"
        ))
        .await;
    window
        .until(&format!(
            "document.readyState === 'complete' && document.documentElement.dataset.silent?.trim() === '{group}'"
        ))
        .await;
    window.click("button[popovertarget=settings]").await;
    window.run(LISTEN).await;
}

#[tokio::test]
async fn each_switch_silences_its_sounds_and_no_other() {
    let server = RunningServer::open("sound-groups");
    let window = Window::open(Screen::Laptop).await;
    play_now(&window, &server, "smallworld").await;
    let all: Vec<&str> = GROUPS.iter().flat_map(|it| it.1).copied().collect();
    without(&window, None).await;
    assert_eq!(ask(&window, &all, 5_000).await, json!(all), "all switches are on");
    for (group, sounds) in GROUPS {
        without(&window, Some(group)).await;
        let others: Vec<&str> = all.iter().copied().filter(|it| !sounds.contains(it)).collect();
        assert_eq!(ask(&window, &all, 5_000).await, json!(others), "without {group}");
    }
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}

#[tokio::test]
async fn at_most_twelve_sounds_begin_in_a_second() {
    let server = RunningServer::open("sound-many");
    let window = Window::open(Screen::Laptop).await;
    play_now(&window, &server, "smallworld").await;
    without(&window, None).await;
    let short = ["settle", "flick", "thud", "turn", "block"];
    let many: Vec<&str> = short.into_iter().cycle().take(60).collect();
    ask(&window, &many, 30).await;
    let begun = window.run("return window.begun").await;
    // A sound is noted a little after it was counted, and the first one only when the audio has started.
    let begun = begun.as_array().unwrap().iter().skip(1);
    let begun: Vec<f64> = begun.filter_map(Value::as_f64).collect();
    let in_a_second =
        |from: &f64| begun.iter().filter(|it| (*from..from + 950.0).contains(it)).count();
    let most = begun.iter().map(in_a_second).max().unwrap_or_default();
    assert!((3..=12).contains(&most), "{most} sounds begin in a second: {begun:?}");
    assert_eq!(window.complaints().await, Vec::<String>::new());
    window.close().await;
}
