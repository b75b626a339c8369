//! The combos on offer.

use game_smallworld::Action;
use game_smallworld::content::{Power, Race, book};
use game_smallworld::view::{ColumnView, ComboView};
use maud::{Markup, html};
use text::msg;
use text::smallworld as sw;

use super::scene::Scene;
use super::{origin, texts};
use crate::art::emblem;
use crate::art::token::{self, Standing};
use crate::cite::cited;

pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let is_choosing = scene.situation.legal.iter().any(|it| matches!(it, Action::Choose(_)));
    html! {
        section class={ "panel combos" @if is_choosing { " asked" } } id="combos" aria-label=(msg!(lang, TABLE_OFFER))
            hidden[scene.is_over()] tabindex="0" {
            @for column in &scene.view().columns { (column_of(scene, column)) }
        }
    }
}

pub(super) fn row_id(race: Race) -> String {
    format!("combo-{race}")
}

fn column_of(scene: &Scene<'_>, column: &ColumnView) -> Markup {
    let lang = scene.lang();
    html! {
        @if let Some(team) = column.team { h2 class="combo-team" { (sw::faction_name(lang, team)) } }
        ol {
            @for (price, combo) in column.combos.iter().enumerate() {
                li class="combo-row" id=(row_id(combo.race)) { (combo_of(scene, combo, price)) }
            }
        }
    }
}

fn combo_of(scene: &Scene<'_>, combo: &ComboView, price: usize) -> Markup {
    let lang = scene.lang();
    let action = Action::Choose(combo.race);
    let is_legal = scene.situation.legal.contains(&action);
    let refusal =
        scene.situation.refused.iter().find(|(it, _)| *it == action).map(|(_, refusal)| refusal);
    let card = format!("why-combo-{}", combo.race);
    let body = html! {
        (token::banner(combo.race.name(), combo.power.name(), faction(combo.race), tokens(combo), Standing::Active))
        span class="combo-name" { (sw::combo(lang, combo.race, combo.power)) }
        span class="combo-price" {
            @if combo.coins != 0 { span class="combo-coins" { "+" (combo.coins) span class="visually-hidden" { (msg!(lang, SW_PAGE_COINS_ON)) } } }
            span class="visually-hidden" { (msg!(lang, SW_PAGE_PRICE)) }
            (price) (emblem::use_("mark-coin"))
        }
    };
    html! {
        @if is_legal && scene.asks_before(action) {
            button class="combo legal" type="button" popovertarget=(card) data-why=(card) { (body) }
        } @else if is_legal {
            button class="combo legal" type="submit" form="act" name="action" value=(action) data-why=(card) aria-describedby=(card) { (body) }
            button class="btn btn-quiet btn-icon info" type="button" popovertarget=(card)
                aria-label={ (msg!(lang, TABLE_DETAILS)) ": " (sw::combo(lang, combo.race, combo.power)) } { "?" }
        } @else {
            button class={ "combo" @if refusal.is_some() { " blocked" } } type="button" popovertarget=(card) data-why=(card)
                aria-disabled=[refusal.map(|_| "true")] { (body) }
        }
        div class="dialog why-card" id=(card) popover="auto" {
            h2 { (sw::combo(lang, combo.race, combo.power)) }
            @if let Some(refusal) = refusal { p class="refusal" { (cited(&scene.why_not(refusal))) } }
            (rules(scene, combo.race, Some(combo.power)))
            (origin::of_combo(lang, combo.race, Some(combo.power)))
            p class="muted" {
                (msg!(lang, SW_PAGE_PRICE)) ": " (msg!(lang, COUNT_COINS, n = price))
                @if combo.coins != 0 { " · " (msg!(lang, SW_PAGE_COINS_ON)) ": " (combo.coins) }
            }
            @if is_legal {
                button class="btn btn-primary" type="submit" form="act" name="action" value=(action) { (scene.label(action)) }
            }
        }
    }
}

/// What a race and its power can do.
pub(super) fn rules(scene: &Scene<'_>, race: Race, power: Option<Power>) -> Markup {
    let lang = scene.lang();
    html! {
        p { strong { (texts::race(lang, race)) } " (" (sw::faction_name(lang, book().race(race).faction)) ", " (book().race(race).banner) "). "
            (texts::race_rules(lang, race)) }
        @if let Some(power) = power {
            p { strong { (texts::power(lang, power)) } " (" (book().power(power).badge) "). " (texts::power_rules(lang, power)) }
        }
    }
}

/// SW-COMBO-04: what the combo brings, by the numbers on banner and badge.
fn tokens(combo: &ComboView) -> u32 {
    u32::from(book().race(combo.race).banner) + u32::from(book().power(combo.power).badge)
}

pub(super) fn faction(race: Race) -> &'static str {
    book().race(race).faction.name()
}
