//! What happens at a table, as a row of pictures: it is slowed down, so that Chromium has the time to draw each.

use std::time::{Duration, Instant};

use serde_json::json;

use super::encode::Picture;
use crate::chromium::Window;

/// Time from one frame of the GIF to the next, in hundredths of a second.
pub(crate) const HUNDREDTHS: u16 = 8;
/// So much slower than that it happens before the camera.
const SLOWNESS: u32 = 5;
/// So many pictures are looked at before the next action.
const REST: usize = 9;
/// So many pictures at the most.
const MOST: usize = 140;

/// Everything that waits or moves takes longer.
const SLOW: &str = "
    const real = window.setTimeout;
    window.setTimeout = (done, ms, ...all) => real(done, (ms ?? 0) * arguments[0], ...all);";

/// A pointer, which goes where the next click will be.
const POINT: &str = "
    const all = [...document.querySelectorAll('button[form=act]')].filter((it) => it.value === arguments[0] && it.checkVisibility() && !it.closest('[inert]'));
    const box = (all.find((it) => it.matches('.spot')) ?? all[0])?.getBoundingClientRect();
    if (!box) return false;
    let it = document.getElementById('shown-pointer');
    if (!it) {
        it = document.createElement('div');
        it.id = 'shown-pointer';
        it.innerHTML = '<svg width=\"30\" height=\"30\" viewBox=\"0 0 20 20\"><path d=\"M2 1v15l4-4 3 7 3-1-3-7h6z\" fill=\"#fff\" stroke=\"#222\" stroke-width=\"1.2\"/></svg>';
        it.style.cssText = 'position: fixed; left: 0; top: 0; z-index: 9999; pointer-events: none; translate: 550px 310px; transition: translate .5s ease-in-out';
        document.body.append(it);
        it.getBoundingClientRect();
    }
    it.style.translate = `${box.x + box.width / 2}px ${box.y + box.height / 2}px`;
    return true;";

/// A click at once: going to the control as a person does would take time before the camera.
const CLICK: &str = "
    const all = [...document.querySelectorAll('button[form=act]')];
    all.find((it) => it.value === arguments[0] && it.checkVisibility() && !it.closest('[inert]')).click();";

impl Window {
    /// Sets `prefers-reduced-motion`.
    pub(crate) async fn motion(&self, wish: &str) {
        let wish = json!({"features": [{"name": "prefers-reduced-motion", "value": wish}]});
        self.devtools("Emulation.setEmulatedMedia", wish).await;
    }
}

/// Whether a fight is seen large in which we are asked, and may let the dice roll.
pub(crate) const FIGHTS: &str = "document.querySelector('.ag-stage.live') !== null && [...document.querySelectorAll('button[form=act]')].some((it) => it.value === 'pass' && it.checkVisibility())";
/// Lets the dice roll, and leaves the result as it is.
const ACTION: &str = "pass";

/// Pictures of a fight, until its end has been played.
pub(crate) async fn record(window: &Window) -> Vec<Picture> {
    window.page.execute(SLOW, vec![json!(SLOWNESS)]).await.unwrap();
    window.devtools("Animation.enable", json!({})).await;
    let rate = json!({"playbackRate": 1.0 / f64::from(SLOWNESS)});
    window.devtools("Animation.setPlaybackRate", rate).await;
    let between = Duration::from_millis(10) * u32::from(HUNDREDTHS) * SLOWNESS;
    let (mut pictures, mut n_still) = (Vec::new(), 0);
    let mut next = Some(ACTION);
    let goes_on = format!("return {FIGHTS}");
    let mut due = Instant::now();
    while pictures.len() < MOST {
        tokio::time::sleep(due.saturating_duration_since(Instant::now())).await;
        due = Instant::now().max(due) + between;
        pictures.push(window.seen_now().await);
        let is_playing = "return document.documentElement.hasAttribute('data-playing')";
        n_still = if window.run(is_playing).await == true { 0 } else { n_still + 1 };
        match next {
            None if 2 * REST < n_still => break,
            Some(_) if n_still == 2 && window.run(&goes_on).await == false => next = None,
            Some(action) if n_still == 2 => {
                let is_there = window.page.execute(POINT, vec![json!(action)]).await.unwrap();
                assert!(is_there == true, "'{action}' cannot be done");
            }
            Some(action) if REST <= n_still => {
                window.page.execute(CLICK, vec![json!(action)]).await.unwrap();
                n_still = 0;
            }
            _ => {}
        }
    }
    pictures
}
