//! The pictures of `docs/images`: each game in the middle of play, at a laptop and on a phone, the front page, and a fight
//! that is seen to happen. `cargo xtask pictures` names their folder; otherwise they are left in `target/browser`.

mod encode;
mod recording;

use std::path::PathBuf;
use std::time::Duration;

use serde_json::json;

use crate::chromium::{Screen, Window, target};
use crate::player::{Dice, Seen};
use crate::server::RunningServer;
use crate::stage::is_long;
use crate::{adventure, quest, wrath};
use encode::Picture;

/// A place in a game that is the same in every run: the luck, the bots and the choices are.
struct Station {
    game: &'static str,
    n_seats: usize,
    dice: u64,
    n_choices: usize,
    /// What ends it before.
    until: Option<&'static str>,
    choice: fn(&Seen, &str, &mut Dice) -> String,
}

const STATIONS: [Station; 4] = [
    Station {
        game: "smallworld",
        n_seats: 3,
        dice: 2,
        n_choices: 40,
        until: None,
        choice: Window::choice,
    },
    Station {
        game: "wrath",
        n_seats: 4,
        dice: 1,
        n_choices: 5,
        until: None,
        choice: |seen, _, dice| wrath::choice(seen, dice),
    },
    Station {
        game: "quest",
        n_seats: 1,
        dice: 3,
        n_choices: 25,
        until: None,
        choice: |seen, _, dice| quest::choice(seen, dice),
    },
    ADVENTURE,
];
const ADVENTURE: Station = Station {
    game: "adventure",
    n_seats: 4,
    dice: 8,
    n_choices: 34,
    until: None,
    choice: |seen, _, dice| adventure::choice(seen, dice),
};

/// A creature is met.
const FIGHT: Station = Station { n_choices: 100, until: Some(recording::FIGHTS), ..ADVENTURE };

fn keep(name: &str, bytes: &[u8]) {
    let named = std::env::var_os("GOSPODA_PICTURES").map(PathBuf::from);
    let folder = named.unwrap_or_else(|| target().join("browser"));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join(name), bytes).unwrap();
}

impl Station {
    /// To the table from the front page, and so many choices on.
    async fn reach(&self, window: &Window, server: &RunningServer) {
        window.page.goto(&server.url(&format!("/?game={}", self.game))).await.unwrap();
        window.click(&format!("label:has(#{}-n-{})", self.game, self.n_seats)).await;
        window.run("document.querySelector('.seat-called').value = 'Anna'").await;
        window.click("form.new-table button[type=submit]").await;
        let (mut dice, mut last) = (Dice(self.dice), String::new());
        for nth in 0..self.n_choices {
            let seen = window.turn().await;
            assert!(!seen.is_over, "the game is over after {nth} choices");
            if self.is_there(window).await {
                return;
            }
            let action = (self.choice)(&seen, &last, &mut dice);
            window.play(&action, &seen).await;
            last = action;
        }
        assert_eq!(self.until, None, "it did not come");
        window.turn().await;
    }

    async fn is_there(&self, window: &Window) -> bool {
        match self.until {
            Some(condition) => window.run(&format!("return {condition}")).await == true,
            None => false,
        }
    }
}

/// Nothing is pointed at or chosen, and everything stands where a page that was just opened shows it.
async fn calm_down(window: &Window) {
    let corner = json!({"type": "mouseMoved", "x": 2, "y": 2});
    window.devtools("Input.dispatchMouseEvent", corner).await;
    window.page.refresh().await.unwrap();
    window.until("document.readyState === 'complete'").await;
    window.run("document.activeElement?.blur()").await;
    // Chromium draws in its own time.
    tokio::time::sleep(Duration::from_millis(400)).await;
}

impl Window {
    async fn seen_now(&self) -> Picture {
        Picture::of_png(&self.page.screenshot().await.unwrap())
    }

    /// From now on the window is shown at this size, and each of its points as so many.
    async fn resize(&self, width: u32, height: u32, factor: f64, is_mobile: bool) {
        let size = json!({"width": width, "height": height, "deviceScaleFactor": factor, "mobile": is_mobile});
        self.devtools("Emulation.setDeviceMetricsOverride", size).await;
        self.devtools("Emulation.setTouchEmulationEnabled", json!({"enabled": is_mobile})).await;
    }
}

#[tokio::test]
async fn every_game_in_the_middle_of_play() {
    let mut phones = Vec::new();
    // Without a folder it only says that they can still be made.
    let is_one = std::env::var_os("GOSPODA_PICTURES").is_none() && !is_long();
    for station in STATIONS.iter().take(if is_one { 1 } else { STATIONS.len() }) {
        let server = RunningServer::open(&format!("pictures-{}", station.game));
        let window = Window::open(Screen::Laptop).await;
        if phones.is_empty() {
            window.page.goto(&server.url("/")).await.unwrap();
            calm_down(&window).await;
            keep("front.png", &encode::still(&window.seen_now().await));
        }
        station.reach(&window, &server).await;
        calm_down(&window).await;
        keep(&format!("{}.png", station.game), &encode::still(&window.seen_now().await));
        window.resize(360, 740, 1.0, true).await;
        calm_down(&window).await;
        phones.push(window.seen_now().await);
        assert_eq!(window.complaints().await, Vec::<String>::new());
        window.close().await;
    }
    keep("phones.png", &encode::still(&Picture::side_by_side(&phones, 16)));
}

#[tokio::test]
async fn a_fight_is_seen_to_happen() {
    let server = RunningServer::open("pictures-fight");
    let window = Window::lively(Screen::Laptop).await;
    window.motion("reduce").await;
    FIGHT.reach(&window, &server).await;
    window.resize(1366, 768, 0.6, false).await;
    calm_down(&window).await;
    window.motion("no-preference").await;
    tokio::time::sleep(Duration::from_millis(1000)).await;
    let pictures = recording::record(&window).await;
    keep("play.gif", &encode::moving(&pictures, recording::HUNDREDTHS));
    window.close().await;
}
