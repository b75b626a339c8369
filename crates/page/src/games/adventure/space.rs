//! The card of a space: what it is, what it offers, what lies there, how far it is, and what can be done there.

use game_adventure::content::book;
use game_adventure::names::Space;
use maud::{Markup, html};
use text::adventure as ag;
use text::msg;

use super::scene::{Noun, Scene};
use super::{card, figures};
use crate::art::emblem;
use crate::art::token::{self, Pose};
use crate::cite::cited;

pub(super) fn panel(scene: &Scene<'_>, space: Space) -> Markup {
    let lang = scene.lang();
    let facts = book().space(space);
    let noun = Noun::Space(space);
    html! {
        div class="dialog why-card ag-card" id=(noun.card()) popover="auto" {
            @if let Some(card) = card::lair(lang, space) { (card.large()) }
            h2 { (ag::space_name(lang, space)) }
            p class="muted" { (ag::place_name(lang, facts.kind)) " · " (ag::level_name(lang, facts.level)) " " span aria-hidden="true" { (figures::notches(facts.level)) } }
            @if !facts.resources.is_empty() {
                ul class="facts ag-resources" {
                    @for &it in &facts.resources { li { (emblem::use_(figures::resource(it))) span { strong { (ag::resource_name(lang, it)) } " " small { (ag::resource_hint(lang, it)) } } } }
                }
            }
            (here(scene, space))
            (far(scene, space))
            (card::offers(scene, noun))
            @for (action, why) in scene.refusals(noun) { p class="refusal" { (scene.label(*action)) ": " (cited(why)) } }
            (scene.questions(&space))
        }
    }
}

/// Who and what is there.
fn here(scene: &Scene<'_>, space: Space) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let tokens = view.tokens.iter().filter(|(_, it)| it.space == space);
    html! {
        ul class="facts ag-here" {
            @for (seat, hero) in scene.standing_on(space) { li { (token::picture(&figures::hero(hero, seat, Pose::Still), 24)) span { (ag::hero_name(lang, hero)) " (" (scene.name(seat)) ")" } } }
            @for (n, it) in view.track.iter().filter(|(_, it)| it.space == space) {
                li { (token::picture(&figures::marker(*n, book().foe(it.card).is_some_and(|it| it.aggro)), 24)) span { strong { (ag::challenge_name(lang, it.card)) } " " @if let Some(foe) = book().foe(it.card) { (card::stats(lang, foe)) } } }
                (offered(scene, Noun::Marker(*n)))
            }
            @for card in view.events.iter().filter(|it| super::world::place_of(*it) == Some(space)) {
                li { (emblem::use_("ag-event")) span { strong { (ag::challenge_name(lang, card)) } " " small { (ag::challenge_text(lang, card)) } } }
            }
            @for (n, it) in tokens {
                li { (token::picture(&figures::token(it.kind, 0), 24)) span { (it.kind.map_or_else(|| msg!(lang, AG_PAGE_FACE_DOWN), |kind| ag::discovery_name(lang, kind))) } }
                (offered(scene, Noun::Token(*n)))
            }
            @for (nth, task) in scene.player(scene.self_or_active()).map_or(&[][..], |it| it.quests.as_slice()).iter().enumerate().filter(|(_, it)| it.targets.contains(&space)) {
                li { (token::picture(&figures::flag(nth), 24)) span { (ag::quest_name(lang, task.quest)) } }
            }
        }
    }
}

fn offered(scene: &Scene<'_>, noun: Noun) -> Markup {
    html! { @if !scene.offers(noun).is_empty() { li { (card::offers(scene, noun)) } } }
}

/// How far it is for the viewer.
fn far(scene: &Scene<'_>, space: Space) -> Markup {
    let lang = scene.lang();
    let open = scene.ways.get(&space).filter(|it| it.is_open);
    let road = scene.road(space).filter(|it| it.turns != 0 || it.steps != 0);
    html! {
        @if let Some(way) = open {
            p class="ag-far" { (emblem::use_("ag-moves")) (msg!(lang, AG_PAGE_STEPS_NOW, n = way.len())) }
        } @else if let Some(road) = road {
            p class="ag-far" { (emblem::use_("ag-moves")) (msg!(lang, AG_PAGE_TURNS, n = road.turns.max(1))) @if road.flies { " " (msg!(lang, AG_PAGE_BY_AIR)) } }
        }
    }
}
