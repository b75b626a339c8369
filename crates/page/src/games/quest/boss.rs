//! The nemesis leaves its lair: for a moment its card lies large over the dimmed board.

use game_quest::event::{EnemiesEvent, Spot};
use game_quest::{Event, Mark};
use maud::{Markup, html};

use super::card;
use super::scene::Scene;
use crate::card::{Place, Size};

/// Whether an event is that somebody comes into a zone.
pub(super) fn comes(event: &Event) -> Option<Mark> {
    match event {
        Event::Enemies(EnemiesEvent::Moved { mark, to: Spot::Zone(_) }) => Some(*mark),
        _ => None,
    }
}

/// Only in a picture on the way, and only the first time: nothing at rest.
pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let nemesis = Mark::Foe(view.nemesis);
    let is_now = scene.situation.decision.is_none() && !scene.is_over();
    let mut came =
        scene.events.iter().rev().enumerate().filter(|(_, (_, it))| comes(it) == Some(nemesis));
    let is_first = came.next().is_some_and(|(nth, _)| nth < 2) && came.next().is_none();
    let found = view.enemies.get(&view.nemesis).filter(|_| is_now && is_first);
    html! {
        section class="wq-boss" id="boss" aria-hidden="true" hidden[found.is_none()] {
            @if let Some(it) = found {
                @let drawn = card::foe(lang, view.nemesis, Some(it), None, &html! {});
                (drawn.draw(Size::Table, &Place::default(), &html! {}))
            }
        }
    }
}
