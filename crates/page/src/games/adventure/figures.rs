//! Figures on the board, and small signs.

use game_adventure::content::{Back, Front, book};
use game_adventure::names::{
    AttackType, Challenge, Discovery, Hero, Item, ItemType, Level, Place, Potion, Resource, Trait,
};
use kernel::Seat;
use maud::{Markup, html};

use crate::art::emblem;
use crate::art::geometry::{Point, number};
use crate::art::token::{self, Pose};

const CREAM: &str = "#fdf4dd";
const INK: &str = "#2f2117";

/// A character on the shape of its seat.
pub(super) fn hero(hero: Hero, seat: Seat, pose: Pose) -> Markup {
    token::character(&format!("ag-hero-{hero}"), seat.idx(), pose)
}

/// Puts a figure of 36 units around a point.
pub(super) fn at(place: Point, size: f32, figure: &Markup) -> Markup {
    let transform =
        format!("translate({} {}) scale({:.3})", number(place.x), number(place.y), size / 36.0);
    html! { g class="figure" transform=(transform) { (figure) } }
}

pub(super) const fn resource(resource: Resource) -> &'static str {
    match resource {
        Resource::Scroll => "ag-res-scroll",
        Resource::Book => "ag-res-book",
        Resource::SmallPotion => "ag-res-small-potion",
        Resource::LargePotion => "ag-res-large-potion",
        Resource::Discovery => "ag-res-discovery",
        Resource::Flight => "ag-res-flight",
        Resource::Auction => "ag-res-auction",
        Resource::QuestGiver => "ag-res-quest-giver",
    }
}

pub(super) const fn discovery(discovery: Discovery) -> &'static str {
    match discovery {
        Discovery::Gold => "mark-coin",
        Discovery::Hearthstone => "ag-disc-hearthstone",
        Discovery::FarSight => "ag-disc-far-sight",
        Discovery::RocketBoots => "ag-disc-rocket-boots",
        Discovery::Merchant => "ag-disc-merchant",
        Discovery::Ambush => "ag-disc-ambush",
        Discovery::FalseMap => "ag-disc-false-map",
        Discovery::PowerDrain => "ag-disc-power-drain",
        Discovery::Disease => "ag-disc-disease",
        Discovery::Bomb => "mark-bomb",
        Discovery::Curse => "ag-disc-curse",
    }
}

pub(super) const fn potion(potion: Potion) -> &'static str {
    match potion {
        Potion::Healing => "ag-life",
        Potion::Energy => "ag-energy",
        Potion::Speed => "ag-moves",
    }
}

pub(super) const fn attack(kind: AttackType) -> &'static str {
    match kind {
        AttackType::Melee => "ag-melee",
        AttackType::Ranged => "ag-ranged",
    }
}

pub(super) fn item(item: Item) -> &'static str {
    match book().item(item).kind {
        ItemType::Weapon => "ag-weapon",
        ItemType::Armour => "ag-armour",
        ItemType::Bag => "ag-bag",
    }
}

pub(super) const fn place(place: Place) -> &'static str {
    match place {
        Place::Regular => "",
        Place::Key => "ag-place-key",
        Place::City => "ag-place-city",
        Place::Encounter => "ag-place-encounter",
        Place::Overlord => "ag-place-overlord",
    }
}

const fn kin(kind: Trait) -> &'static str {
    match kind {
        Trait::Beast => "ag-trait-beast",
        Trait::Undead => "ag-trait-undead",
        Trait::Humanoid => "ag-trait-humanoid",
        Trait::Demon => "ag-trait-demon",
        Trait::Dragonkin => "ag-trait-dragonkin",
        Trait::Elemental => "ag-trait-elemental",
        Trait::Giant => "ag-trait-giant",
        Trait::Mechanical => "ag-trait-mechanical",
    }
}

/// The sign of an encounter, by what it is; an event has its own.
pub(super) fn challenge(card: Challenge) -> &'static str {
    let facts = book().challenge(card);
    let foe = match (&facts.front, &facts.back) {
        (Front::Encounter(foe), _) => Some(foe),
        (Front::Event(_), Back::Encounter(_) | Back::Item(_) | Back::Valor(_) | Back::Blank) => {
            None
        }
    };
    foe.map_or("ag-event", |it| traits(&it.traits))
}

pub(super) fn traits(traits: &[Trait]) -> &'static str {
    traits.first().map_or("ag-aggro", |&it| kin(it))
}

/// An undefeated encounter by its number on the track.
pub(super) fn marker(number: u8, is_aggro: bool) -> Markup {
    let (fill, ink) = if is_aggro { ("#a1271b", CREAM) } else { ("#ffd24a", INK) };
    html! {
        g class={ "counter ag-marker" @if is_aggro { " aggro" } } {
            path d=(if is_aggro { "M0-34L12-22L29-17L22 0L29 17L12 22L0 34L-12 22L-29 17L-22 0L-29-17L-12-22z" } else { "M0-32L30 24H-30z" })
                fill=(fill) stroke=(INK) stroke-width="3.400" stroke-linejoin="round" {}
            text y=(if is_aggro { "11" } else { "19" }) text-anchor="middle" font-size="36" font-weight="700" font-family="Georgia, serif" fill=(ink) { (number) }
        }
    }
}

/// A discovery: face down, or with its picture for whoever knows it.
pub(super) fn token(kind: Option<Discovery>, n_others: usize) -> Markup {
    let sign = kind.map_or("ag-res-discovery", discovery);
    let (fill, ink) = if kind.is_some() { ("#fdf4dd", INK) } else { ("#3f5468", "#f0cf79") };
    html! {
        g class="counter ag-token" {
            circle cx="1.500" cy="3" r="30" fill=(INK) fill-opacity=".35" {}
            circle r="30" fill=(fill) stroke=(INK) stroke-width="3" {}
            (emblem::placed(sign, 0.0, 0.0, 36.0, ink, fill))
            @if n_others != 0 {
                circle cx="24" cy="20" r="15" fill=(CREAM) stroke=(INK) stroke-width="2.600" {}
                text x="24" y="28" text-anchor="middle" font-size="22" font-weight="700" fill=(INK) { (n_others + 1) }
            }
        }
    }
}

/// A round sign on the map.
pub(super) fn sign(id: &str, fill: &str, ink: &str) -> Markup {
    html! {
        g class="counter ag-sign" {
            circle r="30" fill=(fill) stroke=(INK) stroke-width="3" {}
            (emblem::placed(id, 0.0, 0.0, 38.0, ink, fill))
        }
    }
}

/// A flag of the quest with this number.
pub(super) fn flag(nth: usize) -> Markup {
    html! {
        g class="counter ag-flag" {
            path d="M-24-36H-17V36H-24z" fill=(INK) {}
            path d="M-17-34H32L20-14L32 6H-17z" fill="#1e5b49" stroke=(INK) stroke-width="3" stroke-linejoin="round" {}
            text x="4" y="-2" text-anchor="middle" font-size="35" font-weight="700" font-family="Georgia, serif" fill=(CREAM) { (nth + 1) }
        }
    }
}

/// So many notches as the level is high.
pub(super) fn notches(level: Level) -> &'static str {
    match level {
        Level::Grey => "●",
        Level::Green => "●●",
        Level::Yellow => "●●●",
        Level::Red => "●●●●",
    }
}

/// A combat die with six faces, red for the attacker and black for the other side; blank before the roll.
pub(super) fn die(face: u8, is_red: bool, class: &str) -> Markup {
    let (body, pip) = if is_red { ("#a1271b", CREAM) } else { ("#26221e", CREAM) };
    let pips = pips(face);
    html! {
        svg class={ "die " (class) } data-die viewBox="0 0 64 64" width="40" height="40" aria-hidden="true" focusable="false" {
            rect x="4" y="7" width="58" height="57" rx="12" fill=(INK) fill-opacity=".4" {}
            rect x="2" y="4" width="58" height="58" rx="12" fill=(INK) {}
            rect x="2" y="2" width="58" height="57" rx="12" fill=(body) stroke=(INK) stroke-width="1.500" {}
            path d="M14 5H48Q57 5 57 14V22Q31 30 5 22V14Q5 5 14 5z" fill="#fff" fill-opacity=".16" {}
            // Seen while it tumbles.
            g data-face opacity="0" { (dots(&[(20, 20), (44, 44)], pip)) }
            g data-face opacity="0" { (dots(&[(18, 18), (32, 32), (46, 46)], pip)) }
            g data-up { (dots(pips, pip)) }
            @if pips.is_empty() { text x="31" y="43" text-anchor="middle" font-size="34" font-weight="700" fill=(pip) fill-opacity=".6" { "?" } }
        }
    }
}

/// A face of a combat die, as a small sign.
pub(super) fn face(face: u8, is_red: bool) -> Markup {
    let body = if is_red { "#a1271b" } else { "#26221e" };
    html! {
        svg class="ag-face" viewBox="0 0 64 64" width="28" height="28" focusable="false" {
            rect x="3" y="3" width="58" height="58" rx="12" fill=(body) stroke=(CREAM) stroke-opacity=".5" stroke-width="2" {}
            (dots(pips(face), CREAM))
        }
    }
}

const fn pips(face: u8) -> &'static [(u8, u8)] {
    match face {
        1 => &[(32, 32)],
        2 => &[(20, 20), (44, 44)],
        3 => &[(18, 18), (32, 32), (46, 46)],
        4 => &[(20, 20), (44, 20), (20, 44), (44, 44)],
        5 => &[(19, 19), (45, 19), (32, 32), (19, 45), (45, 45)],
        6 => &[(20, 17), (44, 17), (20, 32), (44, 32), (20, 47), (44, 47)],
        _ => &[],
    }
}

fn dots(at: &[(u8, u8)], colour: &str) -> Markup {
    html! { @for (x, y) in at { circle cx=(x - 1) cy=(y - 1) r="5.600" fill=(colour) {} } }
}
