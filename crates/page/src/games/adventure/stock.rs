//! Everything in the box with its text.

use game_adventure::Adventure;
use game_adventure::content::book;
use game_adventure::names::{Ability, Challenge, Discovery, Hero, Item, Quest, Trophy};
use kernel::Seat;
use maud::{Markup, html};
use text::{Lang, msg};

use super::{card, figures};
use crate::art::emblem;
use crate::art::token::{self, Pose};
use crate::asset::address;
use crate::stock;

/// Four hundred pieces are too many for every page of a table, so they stand with the rules, and a word finds one.
pub(super) fn components(lang: Lang) -> Markup {
    html! {
        link rel="stylesheet" href=(address("adventure.css"));
        p class="ag-find-card" { input type="search" data-filter="ag-components" aria-label=(msg!(lang, AG_PAGE_FIND_CARD)) placeholder=(msg!(lang, AG_PAGE_FIND_CARD)) autocomplete="off"; }
        ul class="components ag-components" id="ag-components" {
            @for &it in Hero::ALL { (stock::piece::<Adventure>(lang, "hero", it.name(), &token::picture(&figures::hero(it, Seat(it.idx() as u8), Pose::Still), 36), book().hero(it).prov)) }
            @for &it in Ability::ALL { (stock::piece::<Adventure>(lang, "ability", it.name(), &emblem::use_(card::timing(it)), book().ability(it).prov)) }
            @for &it in Quest::ALL { (stock::piece::<Adventure>(lang, "quest", it.name(), &emblem::use_("ag-quest"), book().quest(it).prov)) }
            @for &it in Challenge::ALL { (stock::piece::<Adventure>(lang, "challenge", it.name(), &emblem::use_(figures::challenge(it)), book().challenge(it).prov)) }
            @for &it in Item::ALL { (stock::piece::<Adventure>(lang, "item", it.name(), &emblem::use_(figures::item(it)), book().challenge(book().card_of(it)).prov)) }
            @for &it in Discovery::ALL { (stock::piece::<Adventure>(lang, "discovery", it.name(), &emblem::use_(figures::discovery(it)), book().discovery(it).prov)) }
            @for &it in Trophy::ALL { (stock::piece::<Adventure>(lang, "trophy", it.name(), &emblem::use_("ag-trophy"), book().trophy(it).prov)) }
        }
    }
}
