//! Figures, dice and small signs, drawn around (0, 0).

use game_wrath::names::{Card, Face, Hero, Icon, Quest};
use maud::{Markup, html};

use crate::art::emblem;
use crate::art::geometry::{Point, number};
use crate::art::token::Pose;

const CREAM: &str = "#fdf4dd";
const INK: &str = "#2f2117";

/// Colour of a hero's figure and of what is drawn upon it.
pub(super) const fn colours(hero: Hero) -> (&'static str, &'static str) {
    match hero {
        Hero::Tirion => ("#e0b23a", "#3a2605"),
        Hero::Liadrin => ("#b5382c", CREAM),
        Hero::Thrall => ("#2d6a4f", CREAM),
        Hero::Sylvanas => ("#59376d", CREAM),
        Hero::Muradin => ("#8a5a2b", CREAM),
        Hero::Jaina => ("#2d6a9f", CREAM),
        Hero::Varian => ("#3b4252", CREAM),
    }
}

/// A standing figure: a shield with the hero's emblem; the active one stands on a golden foot.
pub(super) fn hero(hero: Hero, pose: Pose) -> Markup {
    let is_active = pose == Pose::Acting;
    let (colour, ink) = colours(hero);
    let d = "M-21-23H21V4Q20 21 0 29Q-20 21-21 4z";
    html! {
        g class={ "counter hero-" (hero) @if is_active { " active" } } {
            @if is_active { ellipse class="wr-foot" cx="0" cy="25" rx="25" ry="9" fill="#ffe066" stroke="#a35a00" stroke-width="2.5" {} }
            path d=(d) transform="translate(1.5 3)" fill=(INK) fill-opacity=".4" {}
            path d=(d) fill=(colour) stroke=(if is_active { "#ffe066" } else { INK }) stroke-width=(if is_active { "4" } else { "2.6" }) {}
            @if is_active { path d=(d) transform="scale(1.1)" fill="none" stroke=(INK) stroke-width="1.6" {} }
            (emblem::placed(&format!("wr-hero-{hero}"), 0.0, -1.0, 36.0, ink, colour))
        }
    }
}

pub(super) fn ghoul() -> Markup {
    html! {
        g class="counter wr-ghoul" {
            (stand(23.0, "#5c7350"))
            (lit("wr-ghoul", 47.0, "#3f5236", "#e4ff7a"))
        }
    }
}

pub(super) fn abomination() -> Markup {
    html! {
        g class="counter wr-abomination" {
            (stand(27.0, "#8f3a2a"))
            (lit("wr-abomination", 54.0, "#7a2418", "#ffd0b0"))
        }
    }
}

/// What a figure stands on, with its shadow.
fn stand(radius: f32, colour: &str) -> Markup {
    let (r, flat) = (number(radius), number(radius * 0.42));
    html! {
        ellipse cx="3" cy="24" rx=(r) ry=(flat) fill=(INK) fill-opacity=".4" {}
        ellipse cx="0" cy="20" rx=(r) ry=(flat) fill=(colour) stroke=(INK) stroke-width="2.4" {}
    }
}

/// A figure in the light: its shadow behind it, a rim of light before that, then itself.
fn lit(id: &str, size: f32, ink: &str, eyes: &str) -> Markup {
    html! {
        g opacity=".5" { (emblem::placed(id, 2.8, -0.6, size, INK, INK)) }
        (emblem::placed(id, -1.9, -6.0, size, "#fffbe0", "#fffbe0"))
        (emblem::placed(id, 0.0, -4.0, size, ink, eyes))
    }
}

pub(super) fn lich_king() -> Markup {
    html! {
        g class="counter wr-lich-king" {
            circle cx="1.5" cy="3" r="29" fill=(INK) fill-opacity=".4" {}
            circle r="29" fill="#1d2b3a" stroke="#8fd3ff" stroke-width="3.5" {}
            circle r="24.5" fill="none" stroke="#8fd3ff" stroke-opacity=".5" stroke-width="1.5" {}
            (emblem::placed("wr-lich-king", 0.0, -1.0, 40.0, "#cdeaff", "#1d2b3a"))
        }
    }
}

/// A marker that lies on a space: `stronghold` or `quest`.
pub(super) fn marker(kind: &str) -> Markup {
    let (fill, ink) = match kind {
        "quest" => ("#f7d774", "#5d3d02"),
        _ => ("#e3d6bc", "#4d3a26"),
    };
    html! {
        g class={ "counter wr-marker-" (kind) } {
            circle cx="1" cy="2" r="27" fill=(INK) fill-opacity=".35" {}
            circle r="27" fill=(fill) stroke=(ink) stroke-width="3.5" {}
            (emblem::placed(&format!("wr-{kind}"), 0.0, 0.0, 36.0, ink, fill))
        }
    }
}

/// Puts a figure on the map, `radius` units wide to each side.
pub(super) fn at(place: Point, radius: f32, figure: &Markup) -> Markup {
    let transform =
        format!("translate({} {}) scale({:.2})", number(place.x), number(place.y), radius / 28.0);
    html! { g class="token" transform=(transform) { (figure) } }
}

/// The emblem of a quest.
pub(super) fn quest(quest: Quest) -> Markup {
    emblem::use_(&format!("wr-quest-{quest}"))
}

/// The sign of an icon on a track.
pub(super) fn icon(icon: Icon) -> Markup {
    emblem::use_(&format!("wr-icon-{icon}"))
}

/// A hero card as a chip: its sign and its number.
pub(super) fn card_sign(card: Card) -> Markup {
    let number = match card {
        Card::Fight1 => "1",
        Card::Fight2 | Card::Travel2 => "2",
        Card::Travel4 => "4",
        Card::Defend | Card::Heal | Card::Stronghold | Card::ScourgeRises => "",
    };
    html! {
        span class={ "wr-card-sign wr-card-" (card) } aria-hidden="true" {
            (emblem::use_(&card_emblem(card))) @if !number.is_empty() { span class="wr-card-number" { (number) } }
        }
    }
}

/// The emblem of a hero card.
pub(super) fn card_emblem(card: Card) -> String {
    match (card.icon(), card) {
        (Some(icon), _) => format!("wr-icon-{icon}"),
        (None, Card::ScourgeRises) => "wr-scourge".to_owned(),
        (None, _) => "wr-stronghold".to_owned(),
    }
}

/// A die that is about to be rolled.
pub(super) fn waiting_die() -> Markup {
    html! {
        svg class="die unrolled" data-die viewBox="0 0 64 64" width="48" height="48" aria-hidden="true" focusable="false" {
            rect x="4" y="7" width="58" height="57" rx="11" fill=(INK) fill-opacity=".35" {}
            path fill="#24404f" d="M13 3H51Q61 3 61 13V51Q61 61 51 61H13Q3 61 3 51V13Q3 3 13 3z" {}
            text x="32" y="45" text-anchor="middle" font-size="38" font-weight="800" fill="#eaf6fb" { "?" }
        }
    }
}

/// A die that shows a face.
pub(super) fn die(face: Face, class: &str) -> Markup {
    let others = Face::ALL.iter().filter(|it| **it != face);
    html! {
        svg class={ "die " (class) } data-die viewBox="0 0 64 64" width="48" height="48" aria-hidden="true" focusable="false" {
            rect x="4" y="7" width="58" height="57" rx="11" fill=(INK) fill-opacity=".35" {}
            @for other in others { use data-face opacity="0" href={ "#wr-die-" (other) } color="#24404f" fill="#eaf6fb" stroke="#eaf6fb" {} }
            use data-up href={ "#wr-die-" (face) } color="#24404f" fill="#eaf6fb" stroke="#eaf6fb" {}
        }
    }
}
