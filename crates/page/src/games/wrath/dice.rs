//! The last roll, for as long as its turn; in a fight it lies on a strip between the hero and who stands against him.

use game_wrath::event::ActionsEvent;
use game_wrath::names::{Hero, Space};
use game_wrath::{Event, Wrath};
use maud::{Markup, html};
use text::Speak;
use text::wrath as wr;

use super::pictures::{self, Subject};
use super::scene::Scene;
use super::{beats, figures, map};
use crate::art::{emblem, northrend, token};

/// The last roll of this turn, with what it came to.
pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let last = scene
        .events
        .iter()
        .enumerate()
        .rev()
        .take_while(|(_, (_, it))| !matches!(it, Event::Actions(ActionsEvent::TurnBegan { .. })))
        .find_map(|(idx, (_, it))| match it {
            Event::Actions(ActionsEvent::Rolled { hero, faces, successes, blocks }) => {
                Some((idx, *hero, *faces, *successes, *blocks))
            }
            _ => None,
        });
    let fight = scene.view().fight.filter(|_| last.is_some());
    // The strip lies on the half of the map where the fight is not.
    let half = fight.map(|it| {
        if map::spot(it.space).0.y < northrend::STYLE.frame.3 / 2.0 {
            " wr-fight at-foot"
        } else {
            " wr-fight at-top"
        }
    });
    html! {
        div class={ "dice wr-dice" (half.unwrap_or_default()) } id=(beats::DICE) data-part="fight" {
            @if let Some(fight) = &fight { (fighter(scene, fight.hero)) }
            @if let Some((idx, hero, faces, successes, blocks)) = last {
                @for (nth, face) in faces.into_iter().enumerate() {
                    span class="die-of" id={ "die-" (idx) "-" (nth) } { (figures::die(face, "lying")) }
                }
                span class="wr-sum" aria-hidden="true" data-hold=(beats::DICE) {
                    strong { (successes) } (emblem::use_("wr-success")) strong { (blocks) } (emblem::use_("wr-block"))
                }
                span class="visually-hidden" data-hold=(beats::DICE) { (Wrath::event_text(&scene.voice(), &Event::Actions(ActionsEvent::Rolled { hero, faces, successes, blocks }))) }
            }
            @if let Some(fight) = &fight { (foes(scene, fight.space)) }
        }
    }
}

/// Who fights, on the strip.
fn fighter(scene: &Scene<'_>, hero: Hero) -> Markup {
    html! {
        span class="wr-fighter" aria-hidden="true" {
            img src=(pictures::address(Subject::Hero(hero))) width="320" height="220" alt="" decoding="async" draggable="false";
            strong { (wr::hero_name(scene.lang(), hero)) }
        }
    }
}

/// Who stands against him.
fn foes(scene: &Scene<'_>, space: Space) -> Markup {
    let (n_ghouls, n_abominations) =
        scene.space(space).map_or((0, 0), |it| (it.ghouls, it.abominations));
    html! {
        span class="wr-foes" aria-hidden="true" {
            @for _ in 0..n_ghouls { (token::picture(&figures::ghoul(), 54)) }
            @for _ in 0..n_abominations { (token::picture(&figures::abomination(), 66)) }
        }
    }
}
