//! Cards drawn large: what a component is, what it does, and where its values come from. The texts are made from the
//! effects.

use game_quest::content::{Provenance, book};
use game_quest::names::{ActionCard, Condition, Dungeon, Foe, Gear, Location, Rank};
use maud::{Markup, html};
use text::quest as wq;
use text::{Lang, msg};

use super::figures;
use super::scene::{Noun, Scene};
use crate::art::{emblem, token};

/// The control that makes a drawing of something as good as a button: it does what is offered about it, or else shows
/// its card.
pub(super) fn spot(scene: &Scene<'_>, noun: Noun, name: &str) -> Markup {
    match scene.offers(noun) {
        [action] => html! {
            button class="spot" type="submit" form="act" name="action" value=(action) aria-describedby=(noun.card()) { (name) ": " (scene.offer(*action)) }
        },
        _ => html! { button class="spot" type="button" popovertarget=(noun.card()) { (name) } },
    }
}

/// How something stands out that can be chosen.
pub(super) fn choosable(scene: &Scene<'_>, noun: Noun) -> &'static str {
    if scene.offers(noun).is_empty() { "" } else { " choosable" }
}

/// A large card with what is offered about it.
pub(super) fn large(scene: &Scene<'_>, noun: Noun, inside: &Markup) -> Markup {
    html! {
        div class="dialog why-card wq-card" id=(noun.card()) popover="auto" {
            (inside)
            (offers(scene, noun))
        }
    }
}

fn offers(scene: &Scene<'_>, noun: Noun) -> Markup {
    let all = scene.offers(noun);
    html! {
        @if !all.is_empty() {
            ul class="offers" {
                @for &action in all {
                    li { button class="btn" type="submit" form="act" name="action" value=(action) { (scene.offer(action)) } }
                }
            }
        }
    }
}

/// The head of a large card: a picture, the name, and what kind of thing it is.
fn head(picture: &Markup, name: &str, kind: &str) -> Markup {
    html! {
        div class="wq-card-head" {
            (picture)
            div { h3 { (name) } @if !kind.is_empty() { p class="muted" { (kind) } } }
        }
    }
}

fn sign(id: &str) -> Markup {
    html! { span class="wq-card-sign" { (emblem::use_(id)) } }
}

/// Where the values of a component come from.
pub(super) fn provenance(lang: Lang, prov: Provenance) -> Markup {
    crate::stock::provenance(lang, "wq-prov", prov)
}

fn text(text: &str) -> Markup {
    html! { @if !text.is_empty() { p class="wq-card-text" { (text) } } }
}

pub(super) fn action(lang: Lang, card: ActionCard) -> Markup {
    let kind =
        format!("{} · {}", wq::kind_name(lang, card.kind()), wq::tier_name(lang, card.tier()));
    html! {
        (head(&sign(&format!("wq-kind-{}", card.kind())), &wq::action_card_name(lang, card), &kind))
        p class="wq-card-line" { (wq::action_card_dice(lang, card)) }
        (text(&wq::action_card_text(lang, card)))
        p class="muted" { small { (wq::kind_hint(lang, card.kind())) } }
        (provenance(lang, book().action(card).prov))
    }
}

pub(super) fn gear(lang: Lang, gear: Gear) -> Markup {
    let facts = book().gear(gear);
    let kind = wq::gear_type_name(lang, facts.kind);
    let owner = gear.legend_of().map(|hero| wq::hero_name(lang, hero));
    let kind = owner.map_or_else(|| kind.clone(), |owner| format!("{kind} · {owner}"));
    html! {
        (head(&sign(figures::gear_sign(gear)), &wq::gear_name(lang, gear), &kind))
        (text(&wq::gear_text(lang, gear)))
        (provenance(lang, facts.prov))
    }
}

pub(super) fn dungeon(lang: Lang, card: Dungeon) -> Markup {
    html! {
        (head(&sign(figures::dungeon_sign(card)), &wq::dungeon_name(lang, card), &wq::dungeon_kind(lang, card)))
        (text(&wq::dungeon_text(lang, card)))
        (provenance(lang, book().dungeon(card).prov))
    }
}

pub(super) fn condition(lang: Lang, condition: Condition) -> Markup {
    let kind = msg!(lang, WQ_PAGE_CONDITION);
    html! {
        (head(&sign(&format!("wq-condition-{condition}")), &wq::condition_name(lang, condition), &kind))
        (text(&wq::condition_text(lang, condition)))
        (provenance(lang, book().condition(condition).prov))
    }
}

pub(super) fn location(lang: Lang, location: Location) -> Markup {
    let facts = book().location(location);
    let kind = format!("{} · {}", msg!(lang, WQ_PAGE_LOCATION), wq::level_name(lang, facts.level));
    html! {
        (head(&sign("wq-deck-locations"), &wq::location_name(lang, location), &kind))
        p class="wq-card-line" { (msg!(lang, WQ_PAGE_EXPLORE_VALUE, n = facts.explore)) "; " (wq::location_spawns(lang, location)) }
        (text(&wq::location_text(lang, location)))
        (provenance(lang, facts.prov))
    }
}

/// An enemy card, each of its keywords explained.
pub(super) fn foe(lang: Lang, foe: Foe) -> Markup {
    let model = foe.model();
    let facts = book().model(model);
    let traits: Vec<String> = facts.traits.iter().map(|&it| wq::trait_name(lang, it)).collect();
    let mut kind = vec![wq::rank_name(lang, facts.rank), wq::level_name(lang, facts.level)];
    kind.extend(traits);
    if facts.rank == Rank::Nemesis {
        kind.retain(|it| !it.is_empty());
    }
    html! {
        (head(&token::picture(&figures::foe(foe), 56), &wq::foe_name(lang, foe), &kind.join(" · ")))
        ul class="wq-stats" {
            li { (emblem::use_("wq-attack")) strong { (facts.attack) } " " (msg!(lang, WQ_PAGE_ATTACK)) }
            li { (emblem::use_("wq-health")) strong { (facts.health) } " " (msg!(lang, WQ_PAGE_HEALTH)) }
            li { (emblem::use_("wq-resilience")) strong { (facts.resilience) } " " (msg!(lang, WQ_PAGE_RESILIENCE)) }
        }
        (text(&wq::model_text(lang, model)))
        @if !facts.bar.is_empty() {
            ol class="facts wq-bar" {
                @for &keyword in &facts.bar { li { strong { (wq::keyword_name(lang, keyword)) } " " small { (wq::keyword_text(lang, keyword)) } } }
            }
        }
        (provenance(lang, facts.prov))
    }
}
