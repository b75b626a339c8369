//! The combos on offer.

use game_smallworld::Action;
use game_smallworld::content::{Power, Race, book};
use game_smallworld::view::{ColumnView, ComboView};
use maud::{Markup, html};
use text::msg;
use text::smallworld as sw;

use super::scene::Scene;
use super::{origin, pictures, texts};
use crate::art::{emblem, token};
use crate::card::{Card, Corner, Place, Size};
use crate::cite::cited;

pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let is_choosing = scene.situation.legal.iter().any(|it| matches!(it, Action::Choose(_)));
    html! {
        section class={ "panel combos" @if is_choosing { " asked" } } id="combos" aria-label=(msg!(lang, TABLE_OFFER)) tabindex="0" {
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
    let drawn = drawn(scene, combo, price);
    let state = match (is_legal, refusal) {
        (true, _) => " choosable",
        (false, Some(_)) => " forbidden",
        (false, None) => "",
    };
    let told = html! {
        (drawn.title) ". " (msg!(lang, SW_PAGE_PRICE)) ": " (msg!(lang, COUNT_COINS, n = price)) ". " (msg!(lang, SW_PIECES_TOKEN, n = tokens(combo)))
        @if combo.coins != 0 { ". " (msg!(lang, SW_PAGE_COINS_ON)) ": " (combo.coins) }
    };
    let inside = html! {
        @if is_legal && !scene.asks_before(action) {
            button class="spot" type="submit" form="act" name="action" value=(action) aria-describedby=(card) { (told) }
        } @else {
            button class="spot" type="button" popovertarget=(card) aria-disabled=[refusal.map(|_| "true")] { (told) }
        }
    };
    html! {
        (drawn.draw(Size::Wide, &Place { class: state, why: Some(&card), ..Place::default() }, &inside))
        div class="dialog why-card" id=(card) popover="auto" {
            (drawn.large())
            @if let Some(refusal) = refusal { p class="refusal" { (cited(&scene.why_not(refusal))) } }
            (origin::of_combo(lang, combo.race, Some(combo.power)))
            @if is_legal {
                p class="offers" { button class="btn btn-primary" type="submit" form="act" name="action" value=(action) { (scene.label(action)) } }
            }
            (scene.questions(&action))
        }
    }
}

/// A combo as a card: the banner of the race with the badge of the power, and what it costs.
fn drawn(scene: &Scene<'_>, combo: &ComboView, price: usize) -> Card {
    let lang = scene.lang();
    let faction = book().race(combo.race).faction;
    Card {
        lang,
        kind: faction.name(),
        title: sw::combo(lang, combo.race, combo.power),
        picture: pictures::address(combo.race),
        corners: vec![Corner::Tokens(tokens(combo))],
        upon: token::badge_of(combo.power.name()),
        gist: html! {
            span class="sign combo-price" { (price) (emblem::use_("mark-coin")) }
            @if combo.coins != 0 { span class="sign combo-coins" { "+" (combo.coins) (emblem::use_("mark-coin")) } }
        },
        icon: "sign-banner".to_owned(),
        type_line: sw::faction_name(lang, faction),
        text: html! {
            (rules(scene, combo.race, Some(combo.power)))
            p class="card-special" {
                (msg!(lang, SW_PAGE_PRICE)) ": " (msg!(lang, COUNT_COINS, n = price))
                @if combo.coins != 0 { " · " (msg!(lang, SW_PAGE_COINS_ON)) ": " (combo.coins) }
            }
        },
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
