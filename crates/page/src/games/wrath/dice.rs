//! The last roll, for as long as its turn; in a fight it lies on a strip between the hero and who stands against him. Before
//! a roll two dice lie where they will tumble.

use game_wrath::event::ActionsEvent;
use game_wrath::names::{Face, Hero, Space};
use game_wrath::{Action, Event, Prompt, Wrath};
use maud::{Markup, html};
use text::Speak;
use text::wrath as wr;

use super::pictures::{self, Subject};
use super::scene::Scene;
use super::{beats, figures, map};
use crate::art::{emblem, northrend, token};

/// The last roll of a turn.
struct Roll<'a> {
    /// The number of its event.
    number: usize,
    faces: [Face; 2],
    successes: u8,
    blocks: u8,
    event: &'a Event,
}

fn last<'a>(scene: &'a Scene<'_>) -> Option<Roll<'a>> {
    let events = scene.events.iter().enumerate().rev();
    let of_turn = |it: &Event| !matches!(it, Event::Actions(ActionsEvent::TurnBegan { .. }));
    events.take_while(|(_, (_, it))| of_turn(it)).find_map(|(number, (_, event))| match event {
        Event::Actions(ActionsEvent::Rolled { faces, successes, blocks, .. }) => {
            let (faces, successes, blocks) = (*faces, *successes, *blocks);
            Some(Roll { number, faces, successes, blocks, event })
        }
        _ => None,
    })
}

/// Who fights, and where.
#[derive(Clone, Copy)]
struct Sides {
    hero: Hero,
    space: Space,
    /// Whether the fight has begun; before that it is seen while its button is pointed at.
    has_begun: bool,
}

fn sides(scene: &Scene<'_>) -> Option<Sides> {
    if let Some(it) = scene.view().fight {
        return Some(Sides { hero: it.hero, space: it.space, has_begun: true });
    }
    let hero = roller(scene).filter(|_| scene.situation.legal.contains(&Action::Fight))?;
    let space = scene.view().heroes.get(&hero)?.space;
    Some(Sides { hero, space, has_begun: false })
}

/// The hero who is asked and may roll.
fn roller(scene: &Scene<'_>) -> Option<Hero> {
    match scene.prompt() {
        Some(Prompt::Act { hero, .. } | Prompt::FreeFight { hero }) => Some(hero),
        _ => None,
    }
}

pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let (last, sides) = (last(scene), sides(scene));
    // The strip lies on the half of the map where the fight is not.
    let class = sides.map_or("", |it| {
        let is_above = map::spot(it.space).0.y < northrend::STYLE.frame.3 / 2.0;
        match (is_above, it.has_begun) {
            (true, true) => " wr-fight at-foot",
            (true, false) => " wr-fight before at-foot",
            (false, true) => " wr-fight at-top",
            (false, false) => " wr-fight before at-top",
        }
    });
    html! {
        div class={ "dice wr-dice" (class) } id=(beats::DICE) data-part="fight" {
            @if let Some(it) = sides { (fighter(scene, it.hero)) }
            @if let Some(it) = last {
                @for (nth, face) in it.faces.into_iter().enumerate() {
                    span class="die-of" id={ "die-" (it.number) "-" (nth) } { (figures::die(face, "lying")) }
                }
                span class="wr-sum" aria-hidden="true" data-hold=(beats::DICE) {
                    strong { (it.successes) } (emblem::use_("wr-success")) strong { (it.blocks) } (emblem::use_("wr-block"))
                }
                span class="visually-hidden" data-hold=(beats::DICE) { (Wrath::event_text(&scene.voice(), it.event)) }
            } @else if roller(scene).is_some() {
                @for _ in 0..2 { span class="die-of" { (figures::waiting_die()) } }
            }
            @if let Some(it) = sides { (foes(scene, it.space)) }
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
            @for _ in 0..n_ghouls { (token::picture(&figures::ghoul(), 72)) }
            @for _ in 0..n_abominations { (token::picture(&figures::abomination(), 92)) }
        }
    }
}
