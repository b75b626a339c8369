//! Cards drawn large: what a component is, what it does, and where its values come from. The texts are made from the
//! effects.

use game_adventure::Action;
use game_adventure::content::{FoeFacts, Provenance, book};
use game_adventure::names::{Ability, Challenge, Discovery, Hero, Item, Quest};
use kernel::Seat;
use maud::{Markup, html};
use text::adventure as ag;
use text::{Lang, msg};

use super::figures;
use super::scene::{Noun, Scene};
use crate::art::emblem;
use crate::art::token::{self, Pose};

/// The control that makes a drawing of something as good as a button: it does the only thing that is offered about it,
/// or else shows its card.
pub(super) fn spot(scene: &Scene<'_>, noun: Noun, name: &str) -> Markup {
    match scene.offers(noun) {
        [action] if !scene.asks_before(*action) => html! {
            button class="spot" type="submit" form="act" name="action" value=(action) aria-describedby=(noun.card()) { (scene.label(*action)) }
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
        div class="dialog why-card ag-card" id=(noun.card()) popover="auto" {
            (inside)
            (offers(scene, noun))
        }
    }
}

pub(super) fn offers(scene: &Scene<'_>, noun: Noun) -> Markup {
    let all = scene.offers(noun);
    html! {
        @if !all.is_empty() {
            ul class="offers" { @for &action in all { li { (button(scene, action, "btn")) } } }
        }
    }
}

/// An answer as a button.
pub(super) fn button(scene: &Scene<'_>, action: Action, class: &'static str) -> Markup {
    html! { button class=(class) type="submit" form="act" name="action" value=(action) { (scene.label(action)) } }
}

fn head(sign: &str, name: &str, kind: &str) -> Markup {
    html! {
        div class="ag-card-head" {
            span class="ag-card-sign" { (emblem::use_(sign)) }
            div { h2 { (name) } @if !kind.is_empty() { p class="muted" { (kind) } } }
        }
    }
}

fn text(text: &str) -> Markup {
    html! { @if !text.is_empty() { p class="ag-card-text" { (text) } } }
}

/// Where the values of a component come from.
pub(super) fn provenance(lang: Lang, prov: Provenance) -> Markup {
    crate::stock::provenance(lang, "ag-prov", prov)
}

/// The sign of the time at which an ability is played.
pub(super) fn timing(ability: Ability) -> &'static str {
    use game_adventure::effect::Timing;
    match book().ability(ability).timing {
        Timing::Movement => "ag-moves",
        Timing::Combat => "ag-melee",
        Timing::Special => "ag-event",
    }
}

pub(super) fn ability(lang: Lang, ability: Ability) -> Markup {
    let facts = book().ability(ability);
    let kind = format!(
        "{} · {}",
        ag::hero_name(lang, ability.hero()),
        ag::timing_name(lang, facts.timing)
    );
    html! {
        (head(timing(ability), &ag::ability_name(lang, ability), &kind))
        p class="ag-card-line" { (emblem::use_("ag-energy")) (msg!(lang, AG_PAGE_COSTS, n = facts.energy)) }
        (text(&ag::ability_text(lang, ability)))
        (provenance(lang, facts.prov))
    }
}

pub(super) fn item(lang: Lang, item: Item) -> Markup {
    let facts = book().item(item);
    let card = book().challenge(book().card_of(item));
    let symbols: Vec<String> = facts.symbols.iter().map(|&it| ag::symbol_name(lang, it)).collect();
    let kind =
        format!("{} · {}", ag::item_type_name(lang, facts.kind), ag::level_name(lang, card.level));
    html! {
        (head(figures::item(item), &ag::item_name(lang, item), &kind))
        @if !symbols.is_empty() { p class="ag-card-line" { (msg!(lang, AG_PAGE_RESTRICTED)) ": " (symbols.join(", ")) } }
        (text(&ag::item_text(lang, item)))
        p class="ag-card-line" { (msg!(lang, AG_PAGE_AS_POTION)) ": " (potions(lang, item)) }
        (provenance(lang, card.prov))
    }
}

/// AG-POTION-01: what an item is worth to whoever cannot use it.
pub(super) fn potions(lang: Lang, item: Item) -> Markup {
    html! {
        span class="ag-potions" {
            @for &it in &book().item(item).potions {
                span class="ag-potion" title=(ag::potion_name(lang, it)) { (emblem::use_(figures::potion(it))) span class="visually-hidden" { (ag::potion_name(lang, it)) " " } }
            }
        }
    }
}

/// What an item is, in a few words.
pub(super) fn item_line(lang: Lang, item: Item) -> Markup {
    html! { (ag::item_text(lang, item)) " " (potions(lang, item)) }
}

pub(super) fn challenge(scene: &Scene<'_>, card: Challenge) -> Markup {
    let lang = scene.lang();
    let facts = book().challenge(card);
    html! {
        (head(figures::challenge(card), &ag::challenge_name(lang, card), &ag::level_name(lang, facts.level)))
        @if let Some(foe) = book().foe(card) { (stats(scene, foe)) }
        (text(&ag::challenge_text(lang, card)))
        (provenance(lang, facts.prov))
    }
}

/// AG-ENC-01: the numbers of an encounter.
pub(super) fn stats<B>(scene: &Scene<'_>, foe: &FoeFacts<B>) -> Markup {
    let lang = scene.lang();
    let traits: Vec<String> = foe.traits.iter().map(|&it| ag::trait_name(lang, it)).collect();
    html! {
        span class="ag-stats" {
            span class="ag-stat" title=(ag::attack_name(lang, foe.attack.0)) { (emblem::use_(figures::attack(foe.attack.0))) span class="visually-hidden" { (ag::attack_name(lang, foe.attack.0)) " " } (foe.attack.1) }
            span class="ag-stat" title=(msg!(lang, AG_PAGE_DEFENCE)) { (emblem::use_("ag-defence")) span class="visually-hidden" { (msg!(lang, AG_PAGE_DEFENCE)) " " } (foe.defence) }
            span class="ag-stat" title=(msg!(lang, AG_PAGE_DAMAGE)) { (emblem::use_("ag-damage")) span class="visually-hidden" { (msg!(lang, AG_PAGE_DAMAGE)) " " } (foe.damage) }
            small { (traits.join(", ")) @if foe.aggro { " · " strong class="ag-danger" { (msg!(lang, AG_AGGRO)) } } }
        }
    }
}

pub(super) fn quest(lang: Lang, quest: Quest) -> Markup {
    let facts = book().quest(quest);
    html! {
        (head("ag-quest", &ag::quest_name(lang, quest), &msg!(lang, AG_PAGE_VALOR, n = facts.valor)))
        (text(&ag::quest_text(lang, quest)))
        p { em { (ag::quest_story(lang, quest)) } }
        (provenance(lang, facts.prov))
    }
}

pub(super) fn discovery(lang: Lang, it: Discovery) -> Markup {
    html! {
        (head(figures::discovery(it), &ag::discovery_name(lang, it), ""))
        (text(&ag::discovery_text(lang, it)))
        (provenance(lang, book().discovery(it).prov))
    }
}

/// A character card, both sides at its level.
pub(super) fn hero(scene: &Scene<'_>, seat: Seat, hero: Hero) -> Markup {
    let lang = scene.lang();
    let facts = book().hero(hero);
    let symbols: Vec<String> = facts.symbols.iter().map(|&it| ag::symbol_name(lang, it)).collect();
    html! {
        div class="ag-card-head" {
            (token::picture(&figures::hero(hero, seat, Pose::Still), 56))
            div { h2 { (ag::hero_full(lang, hero)) } p class="muted" { (ag::hero_kin(lang, hero)) " · " (ag::faction_name(lang, facts.faction)) } }
        }
        (text(&ag::hero_text(lang, hero)))
        p class="ag-card-line" { (msg!(lang, AG_PAGE_CAN_USE)) ": " (symbols.join(", ")) }
        (provenance(lang, facts.prov))
    }
}
