//! What the enemy will do next, in order, as far as everybody can know it.

use game_wrath::Prompt;
use game_wrath::content::book;
use game_wrath::names::{Hero, Space};
use game_wrath::places::Places;
use game_wrath::view::{PileView, ScourgeView};
use maud::{Markup, html};
use text::wrath as wr;
use text::{Lang, msg};

use super::figures;
use super::scene::Scene;
use crate::art::emblem;

/// So many likely spaces are named.
const N_NAMED: usize = 10;

pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    html! {
        div class="wr-threat" id="threat" {
            @if !scene.is_over() && scene.prompt() != Some(Prompt::Pick) {
                ol class="wr-coming" {
                    (draw(scene))
                    @if scene.view().turn.quiet { li { (emblem::use_("wr-reward")) div { (msg!(scene.lang(), WR_THREAT_QUIET)) } } }
                    @else { (ghouls(scene)) (abominations(scene)) }
                }
            }
            (decks(scene))
        }
    }
}

fn draw(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let draws = book().limits.draws;
    let n_missing = draws.saturating_sub(view.hero_deck.cards);
    let rise = game_wrath::odds::rise(view);
    html! {
        li {
            (emblem::use_("wr-deck"))
            div {
                (msg!(lang, WR_THREAT_DRAW, n = draws - n_missing))
                @if n_missing != 0 { " · " strong class="wr-danger" { (msg!(lang, WR_THREAT_NO_CARDS, n = n_missing)) } }
                @if rise != 0 { " · " strong class=[(50 <= rise).then_some("wr-danger")] { (msg!(lang, WR_THREAT_RISE, n = rise)) } }
                @if let Some(pile) = view.hero_deck.piles.first() {
                    small { (in_pile(lang, pile)) }
                }
            }
        }
    }
}

/// How many cards are left in the pile that is drawn from, and which of them are no hero cards, if any are.
fn in_pile(lang: Lang, pile: &PileView) -> String {
    let mut held = Vec::new();
    if pile.scourge_rises != 0 {
        held.push(msg!(lang, WR_THREAT_PILE_RISES, n = pile.scourge_rises));
    }
    if pile.strongholds != 0 {
        held.push(msg!(lang, WR_THREAT_PILE_STRONGHOLDS, n = pile.strongholds));
    }
    let cards = msg!(lang, WR_THREAT_PILE, n = pile.cards);
    if held.is_empty() {
        return cards;
    }
    msg!(lang, WR_THREAT_PILE_HELD, pile = cards, held = held.join(", "))
}

fn ghouls(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let full = book().limits.ghouls_per_space;
    let mut likely: Vec<(Space, u8)> = view
        .spaces
        .iter()
        .filter(|(_, it)| it.threat != 0)
        .map(|(&at, it)| (at, it.threat))
        .collect();
    likely.sort_by_key(|&(at, chance)| (std::cmp::Reverse(chance), at));
    // A long row of equal chances says nothing.
    let is_open = likely.first().zip(likely.last()).is_some_and(|(most, least)| most.1 == least.1)
        && N_NAMED < likely.len();
    let is_full = |at: Space| scene.space(at).is_some_and(|it| it.ghouls == full);
    let named: Vec<(Space, u8)> =
        likely.iter().copied().filter(|(at, _)| !is_open || is_full(*at)).take(N_NAMED).collect();
    html! {
        li {
            (emblem::use_("wr-ghoul"))
            div {
                (msg!(lang, WR_THREAT_GHOULS, n = view.scourge.rate))
                small {
                    @if is_open { (msg!(lang, WR_THREAT_UNKNOWN)) @if !named.is_empty() { "; " } }
                    @for (nth, &(at, chance)) in named.iter().enumerate() {
                        @if nth != 0 { ", " }
                        a class="region-link" href={ "#land-" (at) } data-noun=(at) {
                            @if is_full(at) { strong class="wr-danger" { (msg!(lang, WR_THREAT_OVERRUN, space = wr::space_name(lang, at), n = chance)) } }
                            @else { (msg!(lang, WR_THREAT_CHANCE, space = wr::space_name(lang, at), n = chance)) }
                        }
                    }
                    @if !is_open && N_NAMED < likely.len() { " …" }
                }
            }
        }
    }
}

fn abominations(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let there = view.spaces.iter().filter(|(_, it)| it.abominations != 0);
    let all: Vec<Space> =
        there.flat_map(|(&at, it)| std::iter::repeat_n(at, usize::from(it.abominations))).collect();
    html! {
        li {
            (emblem::use_("wr-abomination"))
            div {
                @if all.is_empty() { (msg!(lang, WR_THREAT_NO_ABOMINATIONS)) }
                @for &from in &all { p { (goes(scene, from)) } }
            }
        }
    }
}

/// WR-ABOM-02: where an abomination will go if nobody moves before, in words; and the spaces that this names.
pub(super) fn course(scene: &Scene<'_>, from: Space) -> (String, Vec<Space>) {
    let lang = scene.lang();
    let routes = scene.routes();
    let order = scene.view().order.iter();
    let far: Vec<(Hero, Space, u8)> = order
        .filter_map(|&hero| {
            let at = scene.view().heroes.get(&hero)?.space;
            Some((hero, at, routes.distance(from, at)))
        })
        .collect();
    let least = far.iter().map(|(_, _, distance)| *distance).min().unwrap_or(0);
    let nearest: Vec<(Hero, Space)> = far
        .iter()
        .filter(|(_, _, distance)| *distance == least)
        .map(|&(hero, at, _)| (hero, at))
        .collect();
    let steps: Vec<Space> = routes
        .next_to(from)
        .iter()
        .filter(|step| nearest.iter().any(|(_, at)| routes.distance(*step, *at) + 1 == least))
        .collect();
    let (start, name) = (wr::space_name(lang, from), |hero: Hero| wr::hero_name(lang, hero));
    let names: Vec<String> = nearest.iter().map(|(hero, _)| name(*hero)).collect();
    let said = match (nearest.as_slice(), steps.as_slice()) {
        ([(hero, _)], _) if least == 0 => text::message(
            lang,
            text::id::WR_THREAT_STAYS,
            &[("from", start.into()), ("hero", declined(*hero))],
        ),
        ([(hero, _)], [step]) => {
            let args = [
                ("from", start.into()),
                ("to", wr::space_name(lang, *step).into()),
                ("hero", declined(*hero)),
            ];
            let goes = text::message(lang, text::id::WR_THREAT_GOES, &args);
            if least == 1 { format!("{goes}, {}", msg!(lang, WR_THREAT_ARRIVES)) } else { goes }
        }
        _ => msg!(lang, WR_THREAT_SEVERAL, from = start, heroes = names.join(", ")),
    };
    (said, std::iter::once(from).chain(steps).collect())
}

fn goes(scene: &Scene<'_>, from: Space) -> Markup {
    let (said, spaces) = course(scene, from);
    let nouns: Vec<&str> = spaces.into_iter().map(Space::name).collect();
    html! { a class="region-link" href={ "#land-" (from) } data-noun=(nouns.join(" ")) { (said) } }
}

fn declined(hero: Hero) -> text::Arg {
    wr::names::hero(hero)
}

/// What is left in the piles.
fn decks(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let n_discarded: u8 = view.discard.values().sum();
    let n_scourge: usize = view.scourge.blocks.iter().map(|it| usize::from(it.len())).sum();
    html! {
        dl class="wr-decks" {
            div { dt { (msg!(lang, WR_PAGE_HERO_DECK)) } dd data-part="hero-deck" { (view.hero_deck.cards) } }
            div { dt { (msg!(lang, WR_PAGE_HERO_DISCARD)) } dd { (n_discarded) } }
            div { dt { (msg!(lang, WR_PAGE_SCOURGE_DECK)) } dd { (n_scourge) } }
            div { dt { (msg!(lang, WR_PAGE_SCOURGE_DISCARD)) } dd { (view.scourge.discard.len()) } }
            div { dt { (msg!(lang, WR_PAGE_SUPPLY)) } dd class="wr-supply" data-part="supply" {
                (emblem::use_("wr-ghoul")) (view.supply.ghouls) (emblem::use_("wr-abomination")) (view.supply.abominations) (emblem::use_("wr-stronghold")) (view.supply.strongholds)
            } }
        }
        details class="choices-list" id="piles" {
            summary { (msg!(lang, WR_PAGE_DECKS)) }
            @if !view.discard.values().all(|&n| n == 0) {
                h3 { (msg!(lang, WR_PAGE_HERO_DISCARD)) }
                ul class="wr-hand" {
                    @for (&card, &n) in view.discard.iter().filter(|(_, n)| **n != 0) {
                        li title=(wr::card_name(lang, card)) { (figures::card_sign(card)) span class="wr-times" { "×" (n) } span class="visually-hidden" { (wr::card_name(lang, card)) } }
                    }
                }
            }
            h3 { (msg!(lang, WR_PAGE_SCOURGE_DISCARD)) }
            p { (spaces(scene, view.scourge.discard)) }
            h3 { (msg!(lang, WR_PAGE_SCOURGE_DECK)) }
            ol class="wr-blocks" { @for block in blocks(&view.scourge) { li { (spaces(scene, block)) } } }
        }
    }
}

/// WR-COOP-02: parts of the deck, from the top, of which everybody knows what they hold.
fn blocks(scourge: &ScourgeView) -> impl Iterator<Item = Places> {
    scourge.blocks.iter().copied().filter(|block| !block.is_empty())
}

fn spaces(scene: &Scene<'_>, spaces: Places) -> Markup {
    let lang = scene.lang();
    html! {
        @if spaces.is_empty() { span class="muted" { (msg!(lang, WR_PAGE_EMPTY)) } }
        @for (nth, space) in spaces.iter().enumerate() {
            @if nth != 0 { ", " }
            a class="region-link" href={ "#land-" (space) } data-noun=(space) { (wr::space_name(lang, space)) }
        }
    }
}
