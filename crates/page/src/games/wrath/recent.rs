//! What the enemy did last: steps 2 to 4 of a turn, step by step, as often as one likes to see it.

use game_wrath::Event;
use game_wrath::names::Space;
use maud::{Markup, html};
use text::msg;

use super::log::{self, Line};
use super::scene::Scene;

/// The style sheet knows so many beats.
const N_BEATS: usize = 40;

/// The events since cards were last drawn, up to the next turn; with the number of their first record.
fn events<'a>(scene: &'a Scene<'_>) -> Option<(usize, &'a [(usize, Event)])> {
    let start = scene.events.iter().rposition(|(_, it)| matches!(it, Event::Drew { .. }))?;
    let rest = &scene.events[start..];
    let n_events =
        rest.iter().position(|(_, it)| matches!(it, Event::TurnBegan { .. })).unwrap_or(rest.len());
    Some((start, &rest[..n_events]))
}

fn lines(scene: &Scene<'_>) -> Option<(usize, Vec<Line>)> {
    let (start, events) = events(scene)?;
    Some((start, log::lines(scene, events)))
}

/// The number by which the pictures of this enemy phase are known, and where it acts at each beat.
pub(super) fn places(scene: &Scene<'_>) -> (usize, Vec<(usize, Space)>) {
    let Some((start, lines)) = lines(scene) else { return (0, Vec::new()) };
    let at = |(nth, line): (usize, Line)| Some((nth.min(N_BEATS), *line.spaces.first()?));
    (start, lines.into_iter().enumerate().filter_map(at).collect())
}

/// The panel; the box "again" starts the picture anew, whichever way it is switched.
pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let found = lines(scene);
    html! {
        div class="wr-recent" id="recent" {
            @match found {
                None => { p class="muted" { (msg!(lang, WR_RECENT_NONE)) } }
                Some((start, lines)) => {
                    div class="wr-recent-tools" {
                        label class="btn btn-quiet" { input type="checkbox" class="wr-again visually-hidden"; "↻ " (msg!(lang, WR_RECENT_AGAIN)) }
                        label class="btn btn-quiet" { input type="checkbox" class="wr-slow"; (msg!(lang, WR_RECENT_SPEED)) }
                    }
                    ol id={ "recent-" (start) } {
                        @for (nth, line) in lines.iter().enumerate() {
                            li class={ "wr-beat d" (nth.min(N_BEATS)) " " (line.class.unwrap_or_default()) } { (log::told(line)) }
                        }
                    }
                }
            }
        }
    }
}
