//! What lies over the field while it is asked about, so that the field below keeps its place: the heroes to choose from, cards to
//! choose from, the settlement.

use game_quest::content::book;
use game_quest::event::StartEvent;
use game_quest::names::{ActionCard, Hero, Kind, Tier};
use game_quest::{Action, Event, Prompt};
use maud::{Markup, html};
use text::msg;
use text::quest as wq;

use super::scene::Scene;
use super::{card, town};
use crate::art::emblem;
use crate::card::{Card, Place, Size};
use crate::context::RenderContext;

/// Whether an answer is given there.
pub(super) fn has(action: Action) -> bool {
    matches!(action, Action::Pick(_)) || is_card(action) || town::has(action)
}

/// Whether an answer is a card to take.
pub(super) const fn is_card(action: Action) -> bool {
    matches!(action, Action::TakeGear(_) | Action::Keep(_) | Action::Bury(_) | Action::First(_))
}

pub(super) fn panel(scene: &Scene<'_>, ctx: &RenderContext<'_>) -> Markup {
    let lang = scene.lang();
    let inside = match scene.prompt() {
        Some(Prompt::Pick) => Some(picks(scene)),
        _ if scene.is_settling() && !scene.is_over() => Some(town::panel(scene, ctx)),
        _ if scene.situation.legal.iter().any(|it| is_card(*it)) => Some(deal(scene)),
        _ => None,
    };
    html! {
        section class="wq-over" id="over" aria-label=(msg!(lang, WQ_PAGE_CHOICE)) hidden[inside.is_none()] { @if let Some(it) = inside { (it) } }
    }
}

// Heroes

fn picks(scene: &Scene<'_>) -> Markup {
    html! {
        (chosen(scene))
        div class="wq-picks" id="picks" { @for &hero in Hero::ALL { (pick(scene, hero)) } }
    }
}

/// Those who have been chosen stand beside the others; for the ear each of these tells it himself.
fn chosen(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    html! {
        ol class="wq-chosen" id="chosen" aria-hidden="true" {
            @for nth in 0..usize::from(view.party) {
                @let hero = view.order.get(nth).copied();
                li id=(chosen_id(nth)) data-of=[hero.map(way_of)] {
                    @if let Some(it) = hero { (card::hero(lang, it, None, html! {}).draw(Size::Mini, &Place::default(), &html! {})) }
                }
            }
        }
    }
}

/// The place of the hero who is chosen after `nth` others.
pub(super) fn chosen_id(nth: usize) -> String {
    format!("chosen-{}", nth + 1)
}

/// From where a hero flies to the table: from among the chosen, or, where there is no room for them, from his portrait.
pub(super) fn way_of(hero: Hero) -> String {
    format!("way-of-{hero}")
}

/// When the last hero has been chosen, the portraits are seen no more but keep their places, from which heroes fly to theirs.
pub(super) fn left(scene: &Scene<'_>) -> Option<Markup> {
    let last = scene.events.last().map(|(number, _)| *number);
    let is_pick = |event: &Event| matches!(event, Event::Start(StartEvent::HeroPicked { .. }));
    let is_picked = scene
        .events
        .iter()
        .rev()
        .take_while(|(number, _)| Some(*number) == last)
        .any(|(_, it)| is_pick(it));
    let drawn = || {
        html! {
            section class="wq-over left" id="over" aria-hidden="true" {
                (chosen(scene))
                div class="wq-picks" { @for &hero in Hero::ALL { div class="wq-pick" id=(pick_id(hero)) data-of=(way_of(hero)) {} } }
            }
        }
    };
    let is_whole = scene.view().order.len() == usize::from(scene.view().party);
    (is_picked && is_whole).then(drawn)
}

/// The id of a hero to choose.
pub(super) fn pick_id(hero: Hero) -> String {
    format!("pick-{hero}")
}

/// The portrait of a hero to choose.
pub(super) fn portrait_id(hero: Hero) -> String {
    format!("portrait-{hero}")
}

/// A hero to choose: his portrait, what he is good at, and his four actions; or whose he is already.
fn pick(scene: &Scene<'_>, hero: Hero) -> Markup {
    let lang = scene.lang();
    let action = Action::Pick(hero);
    let is_free = scene.situation.legal.contains(&action);
    let (of_two, of_three, of_four) = book().hero(hero).health;
    let most = match scene.view().party {
        ..=2 => of_two,
        3 => of_three,
        4.. => of_four,
    };
    let owner = scene.seat_of(hero);
    let mut drawn = card::hero(lang, hero, Some((most, most)), html! {});
    drawn.icon = "sign-person".to_owned();
    if let Some(seat) = owner {
        drawn.type_line = scene.name(seat);
    }
    html! {
        div class={ "wq-pick" @if owner.is_some() { " taken" } } id=(pick_id(hero)) {
            (drawn.draw(Size::Portrait, &Place { id: Some(&portrait_id(hero)), ..Place::default() }, &html! {
                @if is_free { button class="spot" type="submit" form="act" name="action" value=(action) tabindex="-1" aria-hidden="true" {} }
            }))
            div class="wq-fan" {
                @for &kind in Kind::ALL {
                    @let card = ActionCard::of(hero, Tier::Basic, kind);
                    @let why = format!("why-pick-{card}");
                    @let drawn = card::action(lang, card, None);
                    (drawn.draw(Size::Hand, &Place { why: Some(&why), ..Place::default() }, &html! {
                        button class="spot" type="button" popovertarget=(why) { (drawn.title) }
                        div class="dialog why-card wq-card" id=(why) popover="auto" { (drawn.large()) }
                    }))
                }
            }
            p class="wq-pick-why" { (wq::hero_facts(lang, hero, most)) }
            @if is_free { button class="btn btn-primary btn-big" type="submit" form="act" name="action" value=(action) { (scene.label(action)) } }
            @else { span class="btn btn-big wq-pick-of" { @if let Some(seat) = owner { (emblem::use_("sign-person")) (scene.name(seat)) } } }
        }
    }
}

// Cards

/// The card that an answer is about.
fn drawn(scene: &Scene<'_>, action: Action) -> Option<Card> {
    let lang = scene.lang();
    match action {
        Action::TakeGear(it) => Some(card::gear(lang, it)),
        Action::Keep(it) | Action::Bury(it) => Some(card::dungeon(lang, it)),
        Action::First(it) => Some(card::location(lang, it, &html! {})),
        _ => None,
    }
}

/// The id of a card to choose.
pub(super) fn deal_id(action: Action) -> String {
    format!("deal-{}", action.to_string().replace(' ', "-"))
}

/// Cards to be read and chosen from.
pub(super) fn deal(scene: &Scene<'_>) -> Markup {
    let all = scene.situation.legal.iter().copied();
    let dealt: Vec<(Action, Card)> = all.filter_map(|it| Some((it, drawn(scene, it)?))).collect();
    html! {
        div class={ "wq-deal n-" (dealt.len()) } id="deal" {
            @for (action, card) in &dealt {
                @let label = scene.label(*action);
                @let id = deal_id(*action);
                (card.draw(Size::Reading, &Place { id: Some(&id), class: " choosable", ..Place::default() }, &html! {
                    button class="spot" type="submit" form="act" name="action" value=(action) { (label) }
                    span class="btn btn-primary" aria-hidden="true" { (label) }
                }))
            }
        }
    }
}
