//! The heroes: health, open hands, and what they can do.

use game_wrath::content::book;
use game_wrath::names::Hero;
use game_wrath::view::{HeroView, SeatView};
use kernel::{Seat, Viewer};
use maud::{Markup, html};
use text::msg;
use text::wrath as wr;

use super::scene::Scene;
use super::{beats, card, figures, hand};
use crate::art::emblem;
use crate::art::token::{self, Pose};
use crate::context::RenderContext;
use crate::{lobby, table};

/// The panel of the `nth` hero, in the order of turns; before the choice, of the seat that will choose.
pub(super) fn panel(scene: &Scene<'_>, ctx: &RenderContext<'_>, nth: usize) -> Markup {
    let view = scene.view();
    let known = view.order.get(nth).and_then(|hero| Some((*hero, view.heroes.get(hero)?)));
    let id = format!("hero-{}", nth + 1);
    match known {
        Some((hero, it)) => chosen(scene, ctx, &id, hero, it),
        None => html! {
            article class="wr-hero" id=(id) {
                span class="counter-picture" {}
                div class="wr-hero-head" {
                    @let name = will_choose(scene, nth).map_or_else(|| "…".to_owned(), |it| scene.name(it));
                    span class="wr-hero-name" title=(name) { (name) }
                    span class="wr-hero-seat" { (msg!(scene.lang(), WR_PAGE_CHOOSING)) }
                }
            }
        },
    }
}

/// Whose hero has the `nth` panel before it is chosen: the order names those who chose, the others follow by their seats.
fn will_choose(scene: &Scene<'_>, nth: usize) -> Option<Seat> {
    let view = scene.view();
    let has_hero = |seat: Seat| view.heroes.values().any(|it| it.seat == seat);
    let mut others = view.seats.keys().copied().filter(|&it| !has_hero(it));
    others.nth(nth.checked_sub(view.order.len())?).filter(|_| !scene.is_solo())
}

fn chosen(
    scene: &Scene<'_>,
    ctx: &RenderContext<'_>,
    id: &str,
    hero: Hero,
    it: &HeroView,
) -> Markup {
    let lang = scene.lang();
    let view = scene.view();
    let is_turn = !scene.is_over() && view.turn.hero == hero;
    // With one player it is always that player who answers.
    let is_one_of_several = !scene.is_over() && !scene.is_solo();
    let may_answer = is_one_of_several
        && scene.situation.decision.is_some_and(|asked| asked.seats.contains(it.seat));
    let is_you = is_one_of_several && scene.situation.viewer == Viewer::Seat(it.seat);
    let info = ctx.table.seats.iter().find(|info| info.seat == it.seat);
    let card = format!("why-{id}");
    html! {
        article class={ "wr-hero" @if is_turn { " turn" } @if may_answer { " asked" } @if is_you { " you" } } id=(id) data-part=(hero) data-why=(card) data-noun=(it.space) {
            (token::picture(&figures::hero(hero, Pose::acting_if(is_turn)), 34))
            div class="wr-hero-head" {
                button class="wr-hero-name" type="button" popovertarget=(card) { (wr::hero_name(lang, hero)) }
                @if !scene.is_solo() {
                    @let name = scene.name(it.seat);
                    span class="wr-hero-seat" title=(name) { @if let Some(info) = info { (lobby::occupant_sign(&info.occupant)) } span { (name) } }
                }
            }
            (health(scene, hero, it.health))
            @if !scene.is_solo() { @if let Some(seat) = view.seats.get(&it.seat) { (hand_size(scene, seat)) } }
            div class="dialog why-card wr-hero-card" id=(card) popover="auto" {
                (card::hero(lang, hero, Some(it.health)).large())
                @if !scene.is_solo() { @if let Some(seat) = view.seats.get(&it.seat) { (cards(scene, seat)) } }
                @if let Some(info) = info { p class="muted" { (scene.name(it.seat)) ": " (table::occupant(lang, &info.occupant)) } }
                @if is_first_of_seat(scene, hero, it.seat) { (seat_forms(scene, ctx, it.seat)) }
                (scene.questions(&hero))
            }
        }
    }
}

/// The own code, and what gives the seat to somebody else.
fn seat_forms(scene: &Scene<'_>, ctx: &RenderContext<'_>, seat: Seat) -> Markup {
    html! {
        (table::own_code(ctx, seat))
        @if !scene.is_over() { (table::hand_over(ctx, seat)) }
    }
}

/// One of a player's heroes has the form that hands the seat over.
fn is_first_of_seat(scene: &Scene<'_>, hero: Hero, seat: Seat) -> bool {
    let view = scene.view();
    let mut own =
        view.order.iter().filter(|it| view.heroes.get(it).is_some_and(|it| it.seat == seat));
    own.next() == Some(&hero)
}

/// How many cards a player holds; hovering shows which.
fn hand_size(scene: &Scene<'_>, seat: &SeatView) -> Markup {
    let n = hand::n_cards(seat);
    let said = msg!(scene.lang(), WR_PAGE_HAND_OF, n = n, most = book().limits.hand);
    html! {
        span class="wr-hand-size" title=(said) { (emblem::use_("wr-deck")) span aria-hidden="true" { (n) } span class="visually-hidden" { (said) } }
    }
}

fn health(scene: &Scene<'_>, hero: Hero, health: u8) -> Markup {
    let lang = scene.lang();
    let most = book().hero(hero).health;
    let said = msg!(lang, WR_PAGE_HEALTH, n = health, most = most);
    html! {
        span class={ "wr-health" @if health <= 2 { " low" } } id=(beats::life(hero)) title=(said) {
            (emblem::use_("wr-heart")) strong data-num { (health) }
            span class="visually-hidden" { (said) }
        }
    }
}

/// The open hand in words.
fn cards(scene: &Scene<'_>, seat: &SeatView) -> Markup {
    let lang = scene.lang();
    html! {
        h3 { (msg!(lang, WR_PAGE_HAND)) }
        ul class="facts" {
            @for (&card, &n) in seat.hand.iter().filter(|(_, n)| **n != 0) {
                li { (figures::card_sign(card)) strong { (wr::card_name(lang, card)) " ×" (n) } " " small { (wr::card_text(lang, card)) } }
            }
            @for &reward in &seat.rewards {
                li { (emblem::use_("wr-reward")) strong { (wr::reward_name(lang, reward)) } " " small { (wr::reward_text(lang, reward)) } }
            }
            @if hand::n_cards(seat) == 0 { li class="muted" { (msg!(lang, WR_PAGE_NO_CARDS)) } }
        }
    }
}
