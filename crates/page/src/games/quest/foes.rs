//! Enemies: in the zones, in the shadows, in the lair.

use game_quest::Mark;
use game_quest::names::Foe;
use game_quest::view::{FoeView, HiddenView, Lying, Secret};
use maud::{Markup, html};
use text::msg;
use text::quest as wq;

use super::scene::{Noun, Scene};
use super::{card, figures};
use crate::art::{emblem, token};

/// An enemy that lies face up: health, attack, resilience, what it will do, and whether it has acted.
pub(super) fn open(scene: &Scene<'_>, foe: Foe, it: &FoeView) -> Markup {
    let lang = scene.lang();
    let noun = Noun::Foe(Mark::Foe(foe));
    let name = wq::foe_name(lang, foe);
    let view = scene.view();
    let is_target = view.deed.as_ref().is_some_and(|deed| deed.targets.contains(&Mark::Foe(foe)))
        || view.turn.named.contains(&Mark::Foe(foe));
    let is_acting = view.turn.acting == Some(foe);
    html! {
        article class={
            "wq-foe mark-of" (card::choosable(scene, noun))
            @if it.exhausted { " exhausted" } @if is_target { " target" } @if is_acting { " acting" }
        } id=(noun.key()) data-why=(noun.card()) data-flies="deck-enemies" {
            (token::picture(&figures::foe(foe), 40))
            div class="wq-foe-body" {
                span class="wq-foe-name" { (name) @if is_target { span class="wq-mark" { "◎" span class="visually-hidden" { (msg!(lang, WQ_PAGE_TARGET)) } } } }
                (stats(scene, it))
                span class="wq-foe-bar" { (wq::bar_text(lang, foe.model())) }
            }
            @if it.exhausted { (tired(scene, Mark::Foe(foe))) }
            (card::spot(scene, noun, &name))
            (card::large(scene, noun, &html! {
                (card::foe(lang, foe))
                p { (msg!(lang, WQ_PAGE_FOE_NOW, wounds = it.wounds, health = it.health)) @if it.exhausted { " " (msg!(lang, WQ_PAGE_FOE_EXHAUSTED, foe = wq::foe_phrase(foe))) } }
            }))
        }
    }
}

fn tired(scene: &Scene<'_>, foe: Mark) -> Markup {
    let said = msg!(scene.lang(), WQ_TABLE_EXHAUSTED, foe = wq::mark_phrase(foe));
    html! { span class="wq-tired" title=(said) { (emblem::use_("wq-exhausted")) span class="visually-hidden" { (said) } } }
}

fn stats(scene: &Scene<'_>, it: &FoeView) -> Markup {
    let lang = scene.lang();
    let left = it.health.saturating_sub(it.wounds);
    let said = msg!(
        lang,
        WQ_PAGE_FOE_STATS,
        health = left,
        most = it.health,
        attack = it.attack,
        resilience = it.resilience
    );
    html! {
        span class="wq-foe-stats" title=(said) {
            span aria-hidden="true" class="wq-stat" { (emblem::use_("wq-attack")) (it.attack) }
            span aria-hidden="true" class={ "wq-stat" @if it.wounds != 0 { " hurt" } } { (emblem::use_("wq-health")) (left) "/" (it.health) }
            @if it.resilience != 0 { span aria-hidden="true" class="wq-stat" { (emblem::use_("wq-resilience")) (it.resilience) } }
            span class="visually-hidden" { (said) }
        }
    }
}

/// An enemy that lies face down; whoever may see everything is told which.
fn hidden(scene: &Scene<'_>, idx: usize, it: &HiddenView) -> Markup {
    let lang = scene.lang();
    let mark = Mark::Hidden(idx as u8);
    let noun = Noun::Foe(mark);
    let name = match it.card {
        Secret::Known(foe) => wq::foe_name(lang, foe),
        Secret::Hidden => wq::mark_name(lang, mark),
    };
    let is_target = scene.view().deed.as_ref().is_some_and(|deed| deed.targets.contains(&mark));
    html! {
        article class={
            "wq-hidden mark-of" (card::choosable(scene, noun)) @if it.exhausted { " exhausted" } @if is_target { " target" }
        } id=(noun.key()) data-why=(noun.card()) data-flies="deck-enemies" {
            (token::picture(&figures::back(), 44))
            span class="wq-hidden-number" aria-hidden="true" { (idx + 1) }
            @if it.exhausted { (tired(scene, mark)) }
            (card::spot(scene, noun, &name))
            (card::large(scene, noun, &html! { h3 { (name) } p { (msg!(lang, WQ_PAGE_HIDDEN)) } }))
        }
    }
}

/// WQ-ZONE-03: the enemies that nobody has engaged.
pub(super) fn shadows(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let all: Vec<_> = scene.foes_at(Lying::Shadows).collect();
    let n_all = all.len() + scene.hidden().len();
    let noun = Noun::Shadows;
    html! {
        section class="wq-column wq-shadows" id="shadows" aria-label=(msg!(lang, WQ_PAGE_SHADOWS)) {
            header class={ "wq-shadows-head" (card::choosable(scene, noun)) } id=(noun.key()) data-why=(noun.card()) {
                (emblem::use_("wq-shadows")) span { (msg!(lang, WQ_PAGE_SHADOWS)) } span class="chip" { (n_all) }
                (card::spot(scene, noun, &msg!(lang, WQ_PAGE_SHADOWS)))
                (card::large(scene, noun, &html! { h3 { (msg!(lang, WQ_PAGE_SHADOWS)) } p { (msg!(lang, WQ_PAGE_SHADOWS_HINT)) } }))
            }
            div class="wq-foes" {
                @for (foe, it) in &all { (open(scene, *foe, it)) }
                @if !scene.hidden().is_empty() {
                    div class="wq-backs" { @for (idx, it) in scene.hidden().iter().enumerate() { (hidden(scene, idx, it)) } }
                }
                @if n_all == 0 { p class="muted wq-nobody" { (msg!(lang, WQ_PAGE_NOBODY)) } }
            }
        }
    }
}
