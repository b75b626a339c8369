//! What the enemy did last: the phases between two hero phases, and the way to see them played again.

use game_quest::Event;
use game_quest::event::{ActivationEvent, EnemiesEvent};
use maud::{Markup, html};
use text::msg;

use super::log::{self, Line};
use super::scene::Scene;
use crate::log::told;

/// The events from the last enemy phase on, up to the next hero phase; with the number of their first record.
fn events<'a>(scene: &'a Scene<'_>) -> Option<(usize, &'a [(usize, Event)])> {
    let start = scene
        .events
        .iter()
        .rposition(|(_, it)| matches!(it, Event::Enemies(EnemiesEvent::EnemyPhaseBegan)))?;
    let rest = &scene.events[start..];
    let n_events = rest
        .iter()
        .position(|(_, it)| matches!(it, Event::Activation(ActivationEvent::HeroPhaseBegan)))
        .unwrap_or(rest.len());
    Some((start, &rest[..n_events]))
}

/// What happened, and what the quest wants: one of them is seen. After every enemy phase the first one opens by itself.
pub(super) fn tab_bar(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let n_phases = scene
        .events
        .iter()
        .filter(|(_, it)| matches!(it, Event::Enemies(EnemiesEvent::EnemyPhaseBegan)))
        .count();
    let tabs = [("recent", msg!(lang, WQ_TAB_RECENT)), ("sheet", msg!(lang, WQ_TAB_QUEST))];
    let first = usize::from(n_phases == 0);
    html! {
        div id="tabbar" {
            fieldset class="wq-tab-row" id={ "tabs-" (n_phases) } {
                legend class="visually-hidden" { (msg!(lang, WQ_PAGE_TABS)) }
                @for (nth, (key, name)) in tabs.iter().enumerate() {
                    label class="wq-tab" { input type="radio" name="tab" class={ "tab tab-" (key) } checked[nth == first]; (name) }
                }
            }
        }
    }
}

pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    html! {
        div class="wq-recent" id="recent" {
            @match events(scene) {
                None => { p class="muted" { (msg!(lang, WQ_RECENT_NONE)) } }
                Some((start, events)) => {
                    @let lines: Vec<Line> = log::lines(scene, events);
                    @if let Some((n_moves, _)) = events.first() { (scene.again(*n_moves)) }
                    ol id={ "recent-" (start) } {
                        @for line in &lines { li class=[line.class] { (told(line)) } }
                    }
                }
            }
        }
    }
}
