//! Everything in the box with its text.

use game_quest::Quest;
use game_quest::content::book;
use game_quest::names::{
    ActionCard, Condition, Dungeon, Foe, Gear, Hero, Keyword, Location, Model,
};
use maud::{Markup, html};
use text::{Lang, msg};

use super::figures;
use super::scene::Scene;
use crate::art::{emblem, token};
use crate::stock;

/// The panel that the top bar opens.
pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    html! { div class="dialog stock" id="stock" popover="auto" { h2 { (msg!(lang, WQ_PAGE_BOX)) } (components(lang)) } }
}

pub(super) fn components(lang: Lang) -> Markup {
    html! {
        ul class="components wq-components" {
            @for &it in Hero::ALL { (stock::piece::<Quest>(lang, "hero", it.name(), &token::picture(&figures::hero(it), 40), book().hero(it).prov)) }
            @for &it in ActionCard::ALL { (stock::piece::<Quest>(lang, "action-card", it.name(), &emblem::use_(&format!("wq-kind-{}", it.kind())), book().action(it).prov)) }
            @for &it in Model::ALL { (stock::piece::<Quest>(lang, "enemy", it.name(), &foe(it), book().model(it).prov)) }
            @for &it in Keyword::ALL { (stock::piece::<Quest>(lang, "keyword", it.name(), &emblem::use_("wq-attack"), book().keyword(it).prov)) }
            @for &it in Location::ALL { (stock::piece::<Quest>(lang, "location", it.name(), &emblem::use_("wq-deck-locations"), book().location(it).prov)) }
            @for &it in Dungeon::ALL { (stock::piece::<Quest>(lang, "dungeon-card", it.name(), &emblem::use_(figures::dungeon_sign(it)), book().dungeon(it).prov)) }
            @for &it in Gear::ALL { (stock::piece::<Quest>(lang, "gear", it.name(), &emblem::use_(figures::gear_sign(it)), book().gear(it).prov)) }
            @for &it in Condition::ALL { (stock::piece::<Quest>(lang, "condition", it.name(), &emblem::use_(&format!("wq-condition-{it}")), book().condition(it).prov)) }
        }
        p class="dice-faces" {
            @for &face in game_quest::names::HeroFace::ALL { (figures::hero_die(face, "small")) }
            @for &face in game_quest::names::EnemyFace::ALL { (figures::foe_die(face, "small")) }
        }
    }
}

/// The first card of a model stands for all of them.
fn foe(model: Model) -> Markup {
    let found = Foe::ALL.iter().find(|it| it.model() == model);
    html! { @if let Some(&foe) = found { (token::picture(&figures::foe(foe), 40)) } }
}
