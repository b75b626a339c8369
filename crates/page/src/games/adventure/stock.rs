//! Everything in the box with its text.

use game_adventure::content::{Provenance, book};
use game_adventure::names::{Ability, Challenge, Discovery, Hero, Item, Quest, Trophy};
use kernel::Seat;
use maud::{Markup, html};
use text::adventure as ag;
use text::{Lang, msg};

use super::scene::Scene;
use super::{card, figures};
use crate::art::{emblem, token};

/// The panel that the top bar opens.
pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    html! {
        div class="dialog stock" id="stock" popover="auto" {
            h2 { (msg!(lang, AG_PAGE_BOX)) }
            p { a href="/rules/adventure" target="_blank" { (msg!(lang, HELP_RULES)) } }
            (components(lang))
        }
    }
}

pub(super) fn components(lang: Lang) -> Markup {
    html! {
        ul class="components ag-components" {
            @for &it in Hero::ALL { (piece(lang, "hero", it.name(), &token::picture(&figures::hero(it, Seat(it.idx() as u8), false), 36), book().hero(it).prov)) }
            @for &it in Ability::ALL { (piece(lang, "ability", it.name(), &emblem::use_(card::timing(it)), book().ability(it).prov)) }
            @for &it in Quest::ALL { (piece(lang, "quest", it.name(), &emblem::use_("ag-quest"), book().quest(it).prov)) }
            @for &it in Challenge::ALL { (piece(lang, "challenge", it.name(), &emblem::use_(figures::challenge(it)), book().challenge(it).prov)) }
            @for &it in Item::ALL { (piece(lang, "item", it.name(), &emblem::use_(figures::item(it)), book().challenge(book().card_of(it)).prov)) }
            @for &it in Discovery::ALL { (piece(lang, "discovery", it.name(), &emblem::use_(figures::discovery(it)), book().discovery(it).prov)) }
            @for &it in Trophy::ALL { (piece(lang, "trophy", it.name(), &emblem::use_("ag-trophy"), book().trophy(it).prov)) }
        }
    }
}

/// Components whose values are not from the rulebook say so.
fn piece(lang: Lang, kind: &str, id: &str, picture: &Markup, prov: Provenance) -> Markup {
    let told = text::narrator("adventure").and_then(|it| it.card(lang, kind, id));
    html! {
        @if let Some((name, text)) = told {
            li class="piece" { (picture)
                span {
                    strong { (name) }
                    @if prov != Provenance::Seed { span class="muted" title=(ag::provenance_hint(lang, prov)) { " [" (ag::provenance_name(lang, prov)) "]" } }
                    ". " (text)
                }
            }
        }
    }
}
