//! What the enemy did last: steps 2 to 4 of a turn, and the way to see them played again.

use game_wrath::Event;
use game_wrath::event::{ActionsEvent, DrawEvent};
use maud::{Markup, html};
use text::msg;

use super::log;
use super::scene::Scene;
use crate::log::told;

/// The events since cards were last drawn, up to the next turn; with the number of their first record.
fn events<'a>(scene: &'a Scene<'_>) -> Option<(usize, &'a [(usize, Event)])> {
    let start = scene
        .events
        .iter()
        .rposition(|(_, it)| matches!(it, Event::Draw(DrawEvent::Drew { .. })))?;
    let rest = &scene.events[start..];
    let n_events = rest
        .iter()
        .position(|(_, it)| matches!(it, Event::Actions(ActionsEvent::TurnBegan { .. })))
        .unwrap_or(rest.len());
    Some((start, &rest[..n_events]))
}

/// Whether the enemy has just acted, and nobody since; with the number of that enemy phase.
pub(super) fn newest(scene: &Scene<'_>) -> (usize, Moment) {
    let last = |is: fn(&Event) -> bool| scene.events.iter().rposition(|(_, it)| is(it));
    let Some(drew) = last(|it| matches!(it, Event::Draw(DrawEvent::Drew { .. }))) else {
        return (0, Moment::Past);
    };
    let began = last(|it| matches!(it, Event::Actions(ActionsEvent::TurnBegan { .. })));
    let is_past = began.is_some_and(|it| drew < it && it + 1 < scene.events.len());
    (drew, if is_past { Moment::Past } else { Moment::Now })
}

/// Whether somebody has acted since the enemy did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Moment {
    Now,
    Past,
}

pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    html! {
        div class="wr-recent" id="recent" {
            @match events(scene) {
                None => { p class="muted" { (msg!(lang, WR_RECENT_NONE)) } }
                Some((start, events)) => {
                    @if let Some((n_moves, _)) = events.first() { (scene.again(*n_moves)) }
                    ol id={ "recent-" (start) } {
                        @for line in &log::lines(scene, events) { li class=[line.class] { (told(line)) } }
                    }
                }
            }
        }
    }
}
