//! Portraits, dice and small signs.

use game_quest::content::book;
use game_quest::names::{
    Dungeon, EnemyFace, Foe, Gear, GearType, Hero, HeroFace, Model, Rank, Trait,
};
use maud::{Markup, html};

use crate::art::emblem;

const CREAM: &str = "#fdf4dd";
const INK: &str = "#2f2117";

/// The colour of a hero's shield.
const fn colour(hero: Hero) -> &'static str {
    match hero {
        Hero::Ironbreaker => "#3f5468",
        Hero::Waywatcher => "#2d5a3a",
        Hero::WarriorPriest => "#6b1b2b",
        Hero::BrightWizard => "#a3420f",
    }
}

/// A hero: a shield with an emblem.
pub(super) fn hero(hero: Hero) -> Markup {
    let d = "M-24-27H24V4Q23 23 0 32Q-23 23-24 4z";
    html! {
        g class={ "counter wq-hero-" (hero) } {
            path d=(d) transform="translate(1.5 2.5)" fill=(INK) fill-opacity=".35" {}
            path d=(d) fill=(colour(hero)) stroke=(INK) stroke-width="2.4" {}
            path d=(d) transform="scale(.88) translate(0 -.4)" fill="none" stroke="#e6c88a" stroke-width="1.6" {}
            (emblem::placed(&format!("wq-hero-{hero}"), 0.0, -1.0, 40.0, CREAM, colour(hero)))
        }
    }
}

/// The colour of an enemy, by his people; that a card tells in words as well.
fn ground(model: Model) -> &'static str {
    match book().model(model).traits.first() {
        Some(Trait::Greenskin) => "#47632c",
        Some(Trait::Skaven) => "#6e5526",
        Some(Trait::Undead) => "#57506e",
        Some(Trait::Beast) | None => "#5f4535",
    }
}

/// Whom a nemesis looks like.
pub(super) fn likeness(model: Model) -> String {
    let facts = book().model(model);
    if facts.rank != Rank::Nemesis {
        return format!("wq-set-{}", facts.set);
    }
    let set = match model {
        Model::OdiousGrump => "trolls",
        Model::Nunkel => "crypt-ghouls",
        Model::VrissTheQuiet => "night-runners",
        Model::WarlockTzeek => "clanrats",
        Model::UgrokRedfist => "black-orcs",
        _ => "nemeses",
    };
    format!("wq-set-{set}")
}

/// An enemy: round, with points if it is elite, and crowned if it is a nemesis.
pub(super) fn foe(foe: Foe) -> Markup {
    let model = foe.model();
    let colour = ground(model);
    let rank = book().model(model).rank;
    html! {
        g class="counter wq-foe-figure" {
            circle cx="1.5" cy="2.5" r="28" fill=(INK) fill-opacity=".35" {}
            @if rank != Rank::Standard {
                path d="M0-34L9-25L24-24L25-9L34 0L25 9L24 24L9 25L0 34L-9 25L-24 24L-25 9L-34 0L-25-9L-24-24L-9-25z" fill="#e6c88a" stroke=(INK) stroke-width="2" {}
            }
            circle r="26" fill=(colour) stroke=(INK) stroke-width="2.4" {}
            (emblem::placed(&likeness(model), 0.0, 0.0, 38.0, CREAM, colour))
            @if rank == Rank::Nemesis { (emblem::placed("wq-set-nemeses", 0.0, -25.0, 26.0, "#ffe066", INK)) }
        }
    }
}

/// The back of an enemy card.
pub(super) fn back() -> Markup {
    html! {
        g class="counter wq-back" {
            rect x="-23" y="-31" width="46" height="62" rx="6" fill="#2b2530" stroke=(INK) stroke-width="2.4" {}
            rect x="-18" y="-26" width="36" height="52" rx="4" fill="none" stroke="#c9b27a" stroke-width="1.6" {}
            (emblem::placed("wq-shadows", 0.0, 0.0, 32.0, "#d9c096", "#2b2530"))
        }
    }
}

/// The emblem of a gear card.
pub(super) fn gear_sign(gear: Gear) -> &'static str {
    if gear.legend_of().is_some() {
        return "wq-gear-legend";
    }
    match book().gear(gear).kind {
        GearType::Weapon => "wq-gear-weapon",
        GearType::Armour => "wq-gear-armour",
        GearType::Accessory => "wq-gear-accessory",
        GearType::Fortune => "wq-gear-fortune",
    }
}

pub(super) fn dungeon_sign(card: Dungeon) -> &'static str {
    match card {
        Dungeon::Warpstone => "wq-dungeon-warpstone",
        it if it.is_item() => "wq-dungeon-item",
        _ => "wq-dungeon-event",
    }
}

/// A hero die that shows a face: light. An enemy die is dark.
pub(super) fn hero_die(face: HeroFace, class: &str) -> Markup {
    die(face.name(), class, &["success", "blank", "defence"], "#f3ead0", INK)
}

pub(super) fn foe_die(face: EnemyFace, class: &str) -> Markup {
    die(face.name(), class, &["attack", "blank"], "#3a1512", "#f6d9c9")
}

/// Dice that are about to be rolled.
pub(super) fn waiting_hero_die() -> Markup {
    waiting("#f3ead0", INK)
}

pub(super) fn waiting_foe_die() -> Markup {
    waiting("#3a1512", "#f6d9c9")
}

fn waiting(body: &str, symbol: &str) -> Markup {
    html! {
        svg class="die unrolled" data-die viewBox="0 0 64 64" width="32" height="32" aria-hidden="true" focusable="false" {
            use href="#wq-die-blank" color=(body) fill=(symbol) stroke=(symbol) {}
            text x="32" y="45" text-anchor="middle" font-size="38" font-weight="800" fill=(symbol) { "?" }
        }
    }
}

/// The face that lies up, and below it those that are seen while the die tumbles.
fn die(face: &str, class: &str, others: &[&str], body: &str, symbol: &str) -> Markup {
    html! {
        svg class={ "die " (class) } data-die viewBox="0 0 64 64" width="32" height="32" aria-hidden="true" focusable="false" {
            @for other in others { use data-face opacity="0" href={ "#wq-die-" (other) } color=(body) fill=(symbol) stroke=(symbol) {} }
            use data-up href={ "#wq-die-" (face) } color=(body) fill=(symbol) stroke=(symbol) {}
        }
    }
}
