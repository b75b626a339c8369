//! A hero's area: the enemies in his engagement zone, and below them the hero with everything he has.

use game_quest::content::book;
use game_quest::names::{Condition, Dungeon, Gear, Hero, Kind};
use game_quest::view::{ActionView, GearState, HeroView, Lying};
use kernel::{Seat, Viewer};
use maud::{Markup, html};
use text::msg;
use text::quest as wq;

use super::pictures::{self, Subject};
use super::scene::{Noun, Scene};
use super::{card, foes, offers};
use crate::art::emblem;
use crate::card::{self as cards, Corner, Place, Size};
use crate::context::RenderContext;
use crate::{lobby, table};

/// One of the places for heroes: the first is the stage, the others are those of his companions, in the order of the table. Heroes change
/// places, and the places stay.
pub(super) fn column(scene: &Scene<'_>, ctx: &RenderContext<'_>, nth: usize) -> Markup {
    let view = scene.view();
    let lang = scene.lang();
    let staged = scene.staged();
    let hero = match nth {
        0 => staged,
        _ => view.order.iter().copied().filter(|it| Some(*it) != staged).nth(nth - 1),
    };
    let known = hero.and_then(|hero| Some((hero, view.heroes.get(&hero)?)));
    let id = format!("zone-{}", nth + 1);
    let Some((hero, it)) = known else {
        let last = ctx.table.seats.len().saturating_sub(1);
        let seat = Seat(nth.saturating_sub(1).min(last) as u8);
        return html! {
            section class={ "wq-column empty" @if nth == 0 { " staged" } } id=(id) {
                div class="wq-hero" { span class="wq-hero-name" { (scene.name(seat)) } span class="muted" { (msg!(lang, WQ_PAGE_CHOOSING)) } }
            }
        };
    };
    let name = wq::hero_name(lang, hero);
    let engaged: Vec<_> = scene.foes_at(Lying::Zone(hero)).collect();
    let is_turn = !scene.is_over() && view.turn.active == Some(hero);
    let is_staged = scene.staged() == Some(hero);
    let size = if is_staged { Size::Table } else { Size::Hand };
    html! {
        section class={ "wq-column" @if is_staged { " staged" } @if is_turn { " turn" } @if it.defeated && !scene.is_settling() { " defeated" } } id=(id) aria-label=(msg!(lang, WQ_PAGE_ZONE, hero = name.clone())) {
            div class={ "wq-foes n-" (engaged.len()) } id=(foes::row(&id, engaged.iter().map(|it| it.0))) data-name=(name) {
                @for (foe, it) in &engaged { (foes::open(scene, *foe, it, size)) }
                @if engaged.is_empty() { p class="wq-nobody" { (msg!(lang, WQ_PAGE_NOBODY)) } }
            }
            (panel(scene, ctx, hero, it))
        }
    }
}

fn panel(scene: &Scene<'_>, ctx: &RenderContext<'_>, hero: Hero, it: &HeroView) -> Markup {
    let is_asked =
        !scene.is_over() && scene.asked_seat() == Some(it.seat) && scene.hero() == Some(hero);
    let is_you = 1 < ctx.table.seats.len() && scene.situation.viewer == Viewer::Seat(it.seat);
    html! {
        div class={ "wq-hero" @if is_asked { " asked" } @if is_you { " you" } } {
            (portrait(scene, ctx, hero, it))
            div class="wq-actions" { @for (&kind, action) in &it.actions { (action_card(scene, hero, kind, action)) } }
            (belongings(scene, hero, it))
        }
    }
}

/// The hero himself: his picture, whose he is, and his life.
fn portrait(scene: &Scene<'_>, ctx: &RenderContext<'_>, hero: Hero, it: &HeroView) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let noun = Noun::Hero(hero);
    let name = wq::hero_name(lang, hero);
    let is_staged = scene.staged() == Some(hero);
    let info = ctx.table.seats.iter().find(|info| info.seat == it.seat);
    let left = it.health.saturating_sub(it.wounds);
    let said = msg!(lang, WQ_PAGE_WOUNDS, wounds = it.wounds, health = it.health);
    let mut drawn = card::hero(lang, hero, Some((left, it.health)), details(scene, ctx, hero, it));
    let of_seat = 1 < ctx.table.seats.len();
    if of_seat {
        drawn.type_line = scene.name(it.seat);
        if let Some(info) = info {
            drawn.icon = lobby::occupant_emblem(&info.occupant).to_owned();
        }
    }
    if it.defeated {
        let told = msg!(lang, WQ_PAGE_DEFEATED, hero = wq::hero_phrase(hero));
        drawn.gist = html! { strong { (told) } };
    }
    let large = drawn.large();
    drawn.upon = html! {
        @if it.defeated { (cards::cracks()) }
        @if view.leader == Some(hero) { span class="wq-leader" data-part="leader" title=(msg!(lang, WQ_PAGE_LEADER)) { (emblem::use_("wq-leader")) span class="visually-hidden" { (msg!(lang, WQ_PAGE_LEADER)) } } }
    };
    let mut class = card::choosable(scene, noun).to_owned();
    if !it.defeated && left <= 2 {
        class.push_str(" low");
    }
    let (id, why) = (noun.key(), noun.card());
    let place = Place { id: Some(&id), class: &class, why: Some(&why), ..Place::default() };
    let size = if is_staged { Size::Table } else { Size::Portrait };
    drawn.draw(
        size,
        &place,
        &html! {
            span class="visually-hidden" { (said) }
            (card::spot(scene, noun, &name))
            (card::large(scene, noun, &large))
        },
    )
}

fn action_card(scene: &Scene<'_>, hero: Hero, kind: Kind, it: &ActionView) -> Markup {
    let lang = scene.lang();
    let noun = Noun::Action(hero, kind);
    let state =
        if it.exhausted { msg!(lang, WQ_PAGE_EXHAUSTED) } else { msg!(lang, WQ_PAGE_READY) };
    let name = format!("{}: {}", wq::kind_name(lang, kind), wq::action_card_name(lang, it.card));
    let told = format!("{name}, {state}, {}", msg!(lang, WQ_PAGE_TOKENS, n = it.tokens));
    let is_current =
        scene.view().deed.as_ref().is_some_and(|deed| deed.hero == hero && deed.card == it.card);
    let mut class = card::choosable(scene, noun).to_owned();
    for (is_so, name) in [(it.exhausted, " exhausted"), (is_current, " chosen")] {
        if is_so {
            class.push_str(name);
        }
    }
    let drawn = card::action(lang, it.card, Some(it));
    let large = html! { (drawn.large()) p class="wq-now" { (state) " · " (msg!(lang, WQ_PAGE_TOKENS, n = it.tokens)) } };
    let (id, why) = (noun.key(), noun.card());
    let place = Place { id: Some(&id), class: &class, why: Some(&why), ..Place::default() };
    let size = if scene.staged() == Some(hero) { Size::Table } else { Size::Tile };
    drawn.draw(
        size,
        &place,
        &html! {
            @if it.exhausted { span class="wq-tired" aria-hidden="true" { (emblem::use_("wq-exhausted")) } }
            @if scene.hero() == Some(hero) { (offers::on_card(scene, kind)) }
            (card::spot(scene, noun, &told))
            (card::large(scene, noun, &large))
        },
    )
}

/// Conditions, gear and items, as small cards.
fn belongings(scene: &Scene<'_>, hero: Hero, it: &HeroView) -> Markup {
    html! {
        ul class="wq-things" {
            @for &held in &it.conditions { (condition(scene, hero, held)) }
            @for (&held, &state) in &it.gear { (gear(scene, hero, held, state)) }
            @for (&held, &n) in it.items.iter().filter(|(_, n)| **n != 0) { (item(scene, hero, held, n)) }
        }
    }
}

/// A small card with its state; `told` is its name and its state in words.
fn thing(
    scene: &Scene<'_>,
    noun: Noun,
    state: &str,
    drawn: &cards::Card,
    told: &str,
    now: &Markup,
) -> Markup {
    let class = format!("{state}{}", card::choosable(scene, noun));
    let (id, why) = (noun.key(), noun.card());
    let place = Place { id: Some(&id), class: &class, why: Some(&why), ..Place::default() };
    let inside = html! { (card::spot(scene, noun, told)) (now) };
    html! { li { (drawn.draw(Size::Mini, &place, &inside)) } }
}

fn condition(scene: &Scene<'_>, hero: Hero, held: Condition) -> Markup {
    let drawn = card::condition(scene.lang(), held);
    let noun = Noun::Condition(hero, held);
    let large = card::large(scene, noun, &drawn.large());
    thing(scene, noun, "", &drawn, &drawn.title, &large)
}

/// WQ-FX-03: depleted gear lies face down. Everyone has seen its face, so its name stays.
fn gear(scene: &Scene<'_>, hero: Hero, held: Gear, state: GearState) -> Markup {
    let lang = scene.lang();
    let mut drawn = card::gear(lang, held);
    let noun = Noun::Gear(hero, held);
    let state_name = wq::gear_state_name(lang, state);
    let told = match state {
        GearState::Ready => drawn.title.clone(),
        GearState::Exhausted | GearState::Depleted => format!("{}, {state_name}", drawn.title),
    };
    let inside = html! {
        @if state == GearState::Exhausted { span class="wq-tired" aria-hidden="true" { (emblem::use_("wq-exhausted")) } }
        (card::large(scene, noun, &html! { (drawn.large()) p class="wq-now" { (state_name) } }))
    };
    let class = match state {
        GearState::Ready => "",
        GearState::Exhausted => " exhausted",
        GearState::Depleted => {
            drawn.picture = pictures::address(Subject::GearBack);
            " face-down"
        }
    };
    thing(scene, noun, class, &drawn, &told, &inside)
}

fn item(scene: &Scene<'_>, hero: Hero, held: Dungeon, n: u8) -> Markup {
    let mut drawn = card::dungeon(scene.lang(), held);
    let noun = Noun::Item(hero, held);
    let large = card::large(scene, noun, &drawn.large());
    let mut told = drawn.title.clone();
    if 1 < n {
        drawn.corners.push(Corner::Tokens(n.into()));
        told = format!("{told}, ×{n}");
    }
    thing(scene, noun, "", &drawn, &told, &large)
}

/// The hero card, with whose he is.
fn details(scene: &Scene<'_>, ctx: &RenderContext<'_>, hero: Hero, it: &HeroView) -> Markup {
    let lang = scene.lang();
    let facts = book().hero(hero);
    let info = ctx.table.seats.iter().find(|info| info.seat == it.seat);
    html! {
        p class="card-special" { (wq::hero_kin(lang, hero)) }
        p { (msg!(lang, WQ_PAGE_WOUNDS, wounds = it.wounds, health = it.health)) }
        p { (wq::hero_facts(lang, hero, it.health)) }
        p { (msg!(lang, WQ_PAGE_GEAR_LIMIT, n = it.gear.len(), most = it.gear_limit)) }
        (card::provenance(lang, facts.prov))
        @if let Some(info) = info { p class="muted" { (scene.name(it.seat)) ": " (table::occupant(lang, &info.occupant)) } }
        @if is_first_of_seat(scene, hero, it.seat) {
            (table::own_code(ctx, it.seat))
            @if !scene.is_over() { (table::hand_over(ctx, it.seat)) }
        }
    }
}

/// One of a player's heroes has the form that hands the seat over.
fn is_first_of_seat(scene: &Scene<'_>, hero: Hero, seat: Seat) -> bool {
    scene.view().order.iter().find(|it| scene.seat_of(**it) == Some(seat)) == Some(&hero)
}
