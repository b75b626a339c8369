//! What belongs to everybody: the race to the last valor, the decks, the undefeated, events and discoveries.

use game_adventure::content::{EventKind, book};
use game_adventure::names::{Challenge, Level, N_MARKERS, Space};
use maud::{Markup, html};
use text::adventure as ag;
use text::msg;

use super::scene::{Noun, Scene};
use super::{card, figures};
use crate::art::emblem;
use crate::art::token::{self, Pose};

/// AG-EVENT-08: where a location event lies.
pub(super) fn place_of(card: Challenge) -> Option<Space> {
    match book().event(card)?.kind {
        EventKind::Location(space) => Some(space),
        EventKind::Global | EventKind::Special => None,
    }
}

/// Who has how much, in one line.
pub(super) fn standing(scene: &Scene<'_>) -> String {
    let lang = scene.lang();
    let of = |(seat, it): (kernel::Seat, &game_adventure::view::PlayerView)| {
        format!("{}: {}", scene.name(seat), msg!(lang, AG_PAGE_VALOR, n = it.worth.valor))
    };
    let all: Vec<String> = scene.players().map(of).collect();
    format!("{} · {}", msg!(lang, AG_PAGE_ROUND, n = scene.view().round), all.join(", "))
}

/// Round and whose turn it is, for the top bar.
pub(super) fn crumbs(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    html! {
        div class="crumbs" id="crumbs" {
            @if view.round != 0 { span class="chip" { (msg!(lang, AG_PAGE_ROUND, n = view.round)) } }
            @if view.round != 0 && !scene.is_over() { span class="chip" { (token::seat_sign(view.active.idx())) (scene.name(view.active)) } }
            span class="chip" { (emblem::use_("ag-valor")) (msg!(lang, AG_PAGE_AIM, n = view.options.valor_to_win)) }
        }
    }
}

/// AG-WIN-01: a track from nothing to the last valor, with the figure of every player on it.
pub(super) fn race(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let aim = view.options.valor_to_win;
    html! {
        section class="ag-race" id="race" aria-label=(msg!(lang, AG_PAGE_RACE, n = aim)) {
            (emblem::use_("ag-valor"))
            ol aria-hidden="true" {
                @for n in 0..=aim {
                    @let here: Vec<_> = scene.players().filter(|(_, it)| it.worth.valor.min(aim) == n).collect();
                    li class={ @if n == aim { "last" } } {
                        span class="ag-race-n" { (n) }
                        @for (seat, it) in here {
                            span class="ag-runner" id={ "runner-" (seat.0 + 1) } {
                                @match it.hero { Some(hero) => { (token::picture(&figures::hero(hero, seat, Pose::Still), 24)) } None => { (token::seat_sign(seat.idx())) } }
                            }
                        }
                    }
                }
            }
            ul class="visually-hidden" { @for (seat, it) in scene.players() { li { (scene.name(seat)) ": " (msg!(lang, AG_PAGE_VALOR, n = it.worth.valor)) } } }
        }
    }
}

/// The strip below the map: decks, discoveries, the global event, the undefeated.
pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    html! {
        section class="ag-world" id="world" aria-label=(msg!(scene.lang(), AG_PAGE_WORLD)) {
            (decks(scene))
            (global(scene))
            (undefeated(scene))
        }
    }
}

fn decks(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    html! {
        ul class="ag-decks" data-part="decks" {
            @for &level in Level::ALL {
                @let n = view.decks.get(&level).map_or(0, |it| it.size);
                @let known = view.decks.get(&level).map_or(0, |it| it.cards.len());
                @let said = msg!(lang, AG_PAGE_DECK, level = ag::level_name(lang, level), n = n);
                li class={ "ag-deck ag-level-" (level) } title=(said) {
                    span class="visually-hidden" { (said) }
                    span aria-hidden="true" { (figures::notches(level)) " " strong { (n) } @if known != 0 { " ·" (known) "?" } }
                }
            }
            (supply("ag-quest", &msg!(lang, AG_PAGE_ELITE, n = view.elite.size), view.elite.size))
            (supply("ag-res-discovery", &msg!(lang, AG_PAGE_SUPPLY, n = view.supply), view.supply))
        }
    }
}

fn supply(sign: &str, said: &str, n: u8) -> Markup {
    html! { li class="ag-deck" title=(said) { (emblem::use_(sign)) span class="visually-hidden" { (said) } strong aria-hidden="true" { (n) } } }
}

/// AG-EVENT-07.
fn global(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    html! {
        @if let Some(it) = scene.view().global {
            div class="ag-global" data-why="why-global" {
                (emblem::use_("ag-event")) span { (ag::challenge_name(lang, it.card)) } span class="chip" { (msg!(lang, AG_PAGE_LEFT, n = it.left)) }
                button class="spot" type="button" popovertarget="why-global" { (ag::challenge_name(lang, it.card)) }
                div class="dialog why-card ag-card" id="why-global" popover="auto" { (card::challenge(lang, it.card).large()) p { (msg!(lang, AG_PAGE_LEFT, n = it.left)) } }
            }
        }
    }
}

/// AG-SPACE-06: the encounter track, ten places.
fn undefeated(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    html! {
        div class="ag-track" data-part="track" {
            span class="ag-track-head" { (emblem::use_("ag-aggro")) (msg!(lang, AG_PAGE_UNDEFEATED, n = view.track.len(), most = N_MARKERS)) }
            ul {
                @for (&n, it) in &view.track {
                    @let noun = Noun::Marker(n);
                    @let is_aggro = book().foe(it.card).is_some_and(|it| it.aggro);
                    @let name = ag::challenge_name(lang, it.card);
                    @let at = msg!(lang, AG_PAGE_AT, what = name.clone(), space = ag::space_name(lang, it.space));
                    li class={ "ag-undefeated" (card::choosable(scene, noun)) } id={ "undefeated-" (n) } data-why=(noun.card()) data-noun=(it.space) title=(at) {
                        (token::picture(&figures::marker(n, is_aggro), 26))
                        (card::spot(scene, noun, &at))
                        (card::large(scene, noun, &html! { (card::challenge(lang, it.card).large()) p { a href={ "#land-" (it.space) } { (ag::space_name(lang, it.space)) } } }))
                    }
                }
            }
        }
    }
}
