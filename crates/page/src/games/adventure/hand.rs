//! A hand as a fan of cards: those of its owner face up, of others the backs.

use game_adventure::names::Ability;
use kernel::Seat;
use maud::{Markup, html};
use text::adventure as ag;
use text::msg;

use super::card;
use super::pictures::{self, Subject};
use super::scene::{Noun, Scene};
use crate::card::{Place, Size};
use crate::cite::cited;

/// The style sheet knows so many places of a fan.
const MIDDLE: usize = 8;

/// Cards of one kind lie as one, with their number.
pub(super) fn grouped(cards: &[Ability]) -> Vec<(Ability, usize)> {
    let mut res: Vec<(Ability, usize)> = Vec::new();
    for &card in cards {
        match res.iter_mut().find(|(it, _)| *it == card) {
            Some((_, n)) => *n += 1,
            None => res.push((card, 1)),
        }
    }
    res
}

/// How far a card is turned in a fan of so many: the class of its place.
fn turn(nth: usize, n: usize) -> usize {
    (MIDDLE + 2 * nth).saturating_sub(n - 1).min(2 * MIDDLE)
}

/// The hand of a seat whose cards the viewer sees. `name` begins the ids of its cards; `has_cards` tells whether they are
/// explained here.
pub(super) fn fan(
    scene: &Scene<'_>,
    seat: Seat,
    cards: &[Ability],
    name: &str,
    has_cards: bool,
) -> Markup {
    let kinds = grouped(cards);
    html! {
        ul class="ag-hand" data-part=[(scene.self_or_active() == seat).then_some("hand-cards")] {
            @for (nth, &(ability, n)) in kinds.iter().enumerate() {
                li class={ "t" (turn(nth, kinds.len())) } { (held(scene, seat, (ability, n), name, has_cards)) }
            }
            @if cards.is_empty() { li class="muted" { (msg!(scene.lang(), AG_PAGE_NO_CARDS)) } }
        }
    }
}

fn held(
    scene: &Scene<'_>,
    seat: Seat,
    (ability, n): (Ability, usize),
    name: &str,
    has_cards: bool,
) -> Markup {
    let lang = scene.lang();
    let noun = Noun::Ability(ability);
    let drawn = card::ability(lang, ability);
    let refusals = scene.refusals(noun);
    let is_refused = scene.offers(noun).is_empty() && !refusals.is_empty();
    let class = format!(
        " ag-held{}{}",
        card::choosable(scene, noun),
        if is_refused { " forbidden" } else { "" }
    );
    let (id, why) = (format!("{name}-{ability}-{}", seat.0 + 1), noun.card());
    let inside = html! {
        @if 1 < n { span class="card-count" { "×" (n) } }
        (card::spot(scene, noun, &drawn.title))
        @if has_cards {
            (card::large(scene, noun, &html! { (drawn.large()) @for (_, why) in refusals { p class="refusal" { (cited(why)) } } }))
        }
    };
    let place = Place { id: Some(&id), class: &class, why: Some(&why), ..Place::default() };
    drawn.draw(Size::Table, &place, &inside)
}

/// The hand of another: so many backs.
pub(super) fn backs(scene: &Scene<'_>, seat: Seat, n: u8) -> Markup {
    let hero = scene.player(seat).and_then(|it| it.hero);
    let who = hero.map_or_else(|| scene.name(seat), |it| ag::hero_name(scene.lang(), it));
    let n_cards = usize::from(n);
    html! {
        @if n != 0 {
            div class="ag-backs" title=(msg!(scene.lang(), AG_PAGE_OPPONENTS_HAND, who = who.clone(), n = n)) {
                span class="visually-hidden" { (msg!(scene.lang(), AG_PAGE_OPPONENTS_HAND, who = who, n = n)) }
                @for nth in 0..n_cards.min(8) { img class={ "ag-back t" (turn(nth, n_cards.min(8))) } src=(pictures::address(Subject::Back)) width="40" height="56" alt=""; }
            }
        }
    }
}
