//! Where the party is: the location with its exploration track, the peril track, the decks, the lair.

use game_quest::names::{Peril, Sheet};
use game_quest::view::Lying;
use maud::{Markup, html};
use text::msg;
use text::quest as wq;

use super::pictures::{self, Subject};
use super::scene::{Noun, Scene};
use super::{card, foes, sheet};
use crate::art::emblem;
use crate::card::Size;

/// The active location; in the settlement stage the settlement.
pub(super) fn location(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let it = &scene.view().location;
    let noun = Noun::Location;
    let name =
        it.active.map_or_else(|| msg!(lang, WQ_PAGE_NO_LOCATION), |at| wq::location_name(lang, at));
    html! {
        section class="wq-place" id="place" aria-label=(msg!(lang, WQ_PAGE_LOCATION)) {
            @if scene.is_settling() {
                div class="wq-location" { span class="wq-place-sign" { (emblem::use_("wq-smith")) }
                    div class="wq-location-body" { strong class="wq-location-name" { (msg!(lang, WQ_PAGE_SETTLEMENT)) } p class="wq-location-text" { strong { (sheet::ending(scene)) } " " (after(scene)) " " (msg!(lang, WQ_PAGE_SETTLEMENT_HINT)) } }
                }
            } @else {
                div class={ "wq-location" (card::choosable(scene, noun)) } id=(noun.key()) data-why=(noun.card()) {
                    @if let Some(at) = it.active { (art(Subject::Location(at))) }
                    @else { span class="wq-place-sign" { (emblem::use_("wq-deck-locations")) } }
                    div class="wq-location-body" {
                        strong class="wq-location-name" { (name) }
                        @if it.active.is_some() { (track(scene)) }
                        @if let Some(at) = it.active { p class="wq-location-text" { (wq::location_text(lang, at)) } }
                    }
                    (card::spot(scene, noun, &name))
                    @let more = html! {
                        p { (msg!(lang, WQ_PAGE_MORE_LOCATIONS, n = it.n)) }
                        @if !it.top.is_empty() { p { (msg!(lang, WQ_PAGE_NEXT_LOCATIONS)) ": " (it.top.iter().map(|&at| wq::location_name(lang, at)).collect::<Vec<_>>().join(", ")) } }
                    };
                    (card::large(scene, noun, &html! {
                        @match it.active { Some(at) => { (card::location(lang, at, &more).large()) } None => { h3 { (name) } (more) } }
                    }))
                }
            }
        }
    }
}

/// A picture by itself.
fn art(subject: Subject) -> Markup {
    html! { img class="wq-art" src=(pictures::address(subject)) width="320" height="220" alt="" decoding="async" draggable="false"; }
}

/// WQ-SETT-01: what the campaign got.
pub(super) fn after(scene: &Scene<'_>) -> String {
    let (lang, view) = (scene.lang(), scene.view());
    let outcome = wq::sheets::outcome(lang, view);
    if view.result == Some(true) {
        format!("{}: {outcome}", msg!(lang, WQ_PAGE_REWARD))
    } else {
        format!("{}: {outcome}", msg!(lang, WQ_PAGE_PENALTY))
    }
}

/// WQ-LOC-03: progress out of what is to be explored.
fn track(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let it = &scene.view().location;
    let said = msg!(lang, WQ_PAGE_PROGRESS, n = it.progress, most = it.explore);
    html! {
        div class={ "wq-progress" @if it.explore <= it.progress { " full" } } title=(said) {
            (emblem::use_("wq-kind-explore"))
            span class="wq-boxes" aria-hidden="true" { @for nth in 0..it.explore { i class=[(nth < it.progress).then_some("full")] {} } }
            strong aria-hidden="true" { (it.progress) "/" (it.explore) }
            span class="visually-hidden" { (said) }
        }
    }
}

/// A colour of the track by its shape.
const fn shape(peril: Peril) -> &'static str {
    match peril {
        Peril::Plain => "·",
        Peril::Green => "●",
        Peril::Blue => "■",
        Peril::Red => "▲",
    }
}

/// WQ-PERIL-02: the track with its marker, what comes next, and how many cards are left.
pub(super) fn peril_and_decks(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let it = &view.peril;
    let at = usize::from(it.at);
    let said = msg!(lang, WQ_PAGE_PERIL, n = at + 1, most = it.track.len());
    html! {
        section class="wq-peril" id="peril" aria-label=(msg!(lang, WQ_PAGE_PERIL_TRACK)) {
            div class="wq-peril-track" data-why="why-peril" {
                (emblem::use_("wq-peril"))
                span class="visually-hidden" { (said) }
                ol aria-hidden="true" {
                    @for (nth, peril) in it.track.iter().enumerate() {
                        li class={ "peril-" (peril) @if nth == at { " now" } @else if nth < at { " past" } } { (shape(*peril)) }
                    }
                }
                button class="spot" type="button" popovertarget="why-peril" { (said) }
                @let text = html! { p { (said) } (perils(scene)) };
                div class="dialog why-card wq-card" id="why-peril" popover="auto" { (card::peril(lang, view.quest, next(scene, at).1, &text).large()) }
            }
            // WQ-SETT-01: after the quest no round follows.
            @if !scene.is_settling() { (next_peril(scene, at)) }
            (decks(scene))
        }
    }
}

/// What each colour of the track does in this quest.
pub(super) fn perils(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let quest = scene.view().quest;
    html! {
        ul class="facts" {
            @for peril in [Peril::Green, Peril::Blue, Peril::Red] {
                @let text = wq::sheets::peril_text(lang, quest, peril);
                @if !text.is_empty() { li { strong class={ "peril-" (peril) } { (shape(peril)) " " (wq::peril_name(lang, peril)) } " " small { (text) } } }
            }
        }
    }
}

/// WQ-PERIL-03: in how many rounds which colour comes; on the last space its effect comes every round.
fn next(scene: &Scene<'_>, at: usize) -> (usize, Peril) {
    let track = &scene.view().peril.track;
    let ahead = track.iter().enumerate().skip(at + 1).find(|(_, peril)| **peril != Peril::Plain);
    match ahead {
        Some((space, &peril)) => (space - at, peril),
        None => (1, track.last().copied().unwrap_or(Peril::Plain)),
    }
}

fn next_peril(scene: &Scene<'_>, at: usize) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let (n, next) = next(scene, at);
    html! {
        p class="wq-next-peril" {
            strong { (shape(next)) " " (msg!(lang, WQ_PAGE_PERIL_NEXT, n = n)) } " " (wq::sheets::peril_text(lang, view.quest, next))
        }
    }
}

fn decks(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let n_discarded: u8 = view.dungeon.discard.values().sum();
    let deck = |sign: &str, name: String, n: u8, discard: usize| {
        let said = msg!(lang, WQ_PAGE_DECK, deck = name, n = n, discard = discard);
        html! { (emblem::use_(sign)) strong aria-hidden="true" { (n) } span class="wq-discard" aria-hidden="true" { "+" (discard) } span class="visually-hidden" { (said) } }
    };
    let noun = Noun::GearDeck;
    html! {
        ul class="wq-decks" {
            li class="wq-deck" id="deck-enemies" data-why="why-deck-enemies" {
                (deck("wq-deck-enemies", msg!(lang, WQ_PAGE_ENEMY_DECK), view.enemy_deck.n, view.enemy_deck.discard.len()))
                (pile(scene, "deck-enemies", &msg!(lang, WQ_PAGE_ENEMY_DECK), &view.enemy_deck.discard.iter().map(|&it| wq::foe_name(lang, it)).collect::<Vec<_>>()))
            }
            li class="wq-deck" id="deck-dungeon" data-why="why-deck-dungeon" {
                (deck("wq-deck-dungeon", msg!(lang, WQ_PAGE_DUNGEON_DECK), view.dungeon.n, usize::from(n_discarded)))
                (pile(scene, "deck-dungeon", &msg!(lang, WQ_PAGE_DUNGEON_DECK), &view.dungeon.discard.iter().filter(|(_, n)| **n != 0).map(|(&it, n)| format!("{} ×{n}", wq::dungeon_name(lang, it))).collect::<Vec<_>>()))
            }
            li class={ "wq-deck" (card::choosable(scene, noun)) } id=(noun.key()) data-why=(noun.card()) {
                (deck("wq-deck-gear", msg!(lang, WQ_PAGE_GEAR_DECK), view.gear.n, view.gear.discard.len()))
                (card::spot(scene, noun, &msg!(lang, WQ_PAGE_GEAR_DECK)))
                (card::large(scene, noun, &html! { h3 { (msg!(lang, WQ_PAGE_GEAR_DECK)) } (discarded(scene, &view.gear.discard.iter().map(|&it| wq::gear_name(lang, it)).collect::<Vec<_>>())) }))
            }
            li class="wq-deck" title=(msg!(lang, WQ_PAGE_MORE_LOCATIONS, n = view.location.n)) {
                (emblem::use_("wq-deck-locations")) strong aria-hidden="true" { (view.location.n) }
                span class="visually-hidden" { (msg!(lang, WQ_PAGE_MORE_LOCATIONS, n = view.location.n)) }
            }
        }
    }
}

fn pile(scene: &Scene<'_>, id: &str, name: &str, cards: &[String]) -> Markup {
    html! {
        button class="spot" type="button" popovertarget={ "why-" (id) } { (name) }
        div class="dialog why-card wq-card" id={ "why-" (id) } popover="auto" { h3 { (name) } (discarded(scene, cards)) }
    }
}

fn discarded(scene: &Scene<'_>, cards: &[String]) -> Markup {
    let lang = scene.lang();
    html! {
        p { (msg!(lang, WQ_PAGE_DISCARD)) ": " @if cards.is_empty() { (msg!(lang, WQ_PAGE_EMPTY)) } @else { (cards.join(", ")) } }
    }
}

/// The nemesis in its lair, or what became of it.
pub(super) fn lair(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let at_home: Vec<_> = scene.foes_at(Lying::Lair).collect();
    let is_defeated = view.enemy_deck.defeated.contains(&view.nemesis);
    html! {
        section class="wq-lair" id="lair" aria-label=(msg!(lang, WQ_PAGE_LAIR)) {
            @for (foe, it) in &at_home { (foes::open(scene, *foe, it, Size::Wide)) }
            @if at_home.is_empty() {
                div class="wq-absent" {
                    (art(Subject::Foe(view.nemesis.model())))
                    p { strong { (wq::foe_name(lang, view.nemesis)) } br;
                        @if is_defeated { (msg!(lang, WQ_PAGE_NEMESIS_DEFEATED, foe = wq::foe_phrase(view.nemesis))) } @else { (msg!(lang, WQ_PAGE_NEMESIS_OUT, foe = wq::foe_phrase(view.nemesis))) } }
                }
            }
        }
    }
}

/// "Quest 2 of 5", or the delve.
pub(super) fn number(scene: &Scene<'_>) -> Option<(usize, usize)> {
    let all = Sheet::campaign();
    let at = all.iter().position(|it| *it == scene.view().quest)?;
    Some((at + 1, all.len()))
}
