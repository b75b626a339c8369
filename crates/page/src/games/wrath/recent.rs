//! What the enemy did last: steps 2 to 4 of a turn, step by step, as often as one likes to see it.

use game_wrath::Event;
use game_wrath::event::{ActionsEvent, DrawEvent};
use game_wrath::names::Space;
use maud::{Markup, html};
use text::{Lang, msg};

use super::log;
use super::scene::Scene;
use crate::log::{Line, told};

/// The style sheet knows so many beats.
const N_BEATS: usize = 40;

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

fn lines(scene: &Scene<'_>) -> Option<(usize, Vec<Line<Space>>)> {
    let (start, events) = events(scene)?;
    Some((start, log::lines(scene, events)))
}

/// The number by which the pictures of this enemy phase are known, and where it acts at each beat.
pub(super) fn places(scene: &Scene<'_>) -> (usize, Vec<(usize, Space)>) {
    let Some((start, lines)) = lines(scene) else { return (0, Vec::new()) };
    let at = |(nth, line): (usize, Line<Space>)| Some((nth.min(N_BEATS), *line.nouns.first()?));
    (start, lines.into_iter().enumerate().filter_map(at).collect())
}

/// What shows it again, and how fast: the style sheet does both.
fn tools(lang: Lang) -> Markup {
    let paces = [
        ("slow", msg!(lang, WR_RECENT_SLOW)),
        ("normal", msg!(lang, WR_RECENT_NORMAL)),
        ("at-once", msg!(lang, WR_RECENT_AT_ONCE)),
    ];
    html! {
        div class="wr-recent-tools" {
            label class="btn btn-quiet" { input type="checkbox" class="wr-again visually-hidden"; "↻ " (msg!(lang, WR_RECENT_AGAIN)) }
            fieldset {
                legend class="visually-hidden" { (msg!(lang, WR_RECENT_PACE)) }
                @for (pace, label) in paces {
                    label class="wr-pace" { input type="radio" name="pace" class={ "visually-hidden wr-" (pace) } checked[pace == "normal"]; (label) }
                }
            }
        }
    }
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
                    (tools(lang))
                    ol id={ "recent-" (start) } {
                        @for (nth, line) in lines.iter().enumerate() {
                            li class={ "wr-beat d" (nth.min(N_BEATS)) " " (line.class.unwrap_or_default()) } { (told(line)) }
                        }
                    }
                }
            }
        }
    }
}
