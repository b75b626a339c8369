//! Counters: tokens of races with their seat's colour and shape, markers, coins, dice and combo banners.
//!
//! A seat is told by the shape of its counters as much as by their colour. Counters are drawn around (0, 0) with a
//! radius of about 30; [`at`] puts one on a region.

use maud::{Markup, html};

use super::anchors::{MARK_RADIUS, STACK_RADIUS};
use super::emblem;
use super::geometry::{Point, number};

const CREAM: &str = "#fdf4dd";
const INK: &str = "#2f2117";

/// How a seat looks.
pub struct SeatLook {
    /// The slug of its shape, for messages: "circle", "diamond", ….
    pub shape: &'static str,
    pub colour: &'static str,
    /// The same, darkened: outlines and text on parchment.
    pub deep: &'static str,
    /// Emblems and text upon the colour.
    pub upon: &'static str,
}

/// The five seats: hues apart for every kind of colour vision, lightness apart for none.
pub const SEATS: [SeatLook; 5] = [
    SeatLook { shape: "circle", colour: "#b5382c", deep: "#7a1f17", upon: CREAM },
    SeatLook { shape: "diamond", colour: "#2d6a9f", deep: "#173f63", upon: CREAM },
    SeatLook { shape: "square", colour: "#e3ac2f", deep: "#6e4d06", upon: INK },
    SeatLook { shape: "hexagon", colour: "#59376d", deep: "#361c46", upon: CREAM },
    SeatLook { shape: "flower", colour: "#8accb4", deep: "#1e5b49", upon: INK },
];

/// The outline of a seat's counters.
pub fn body(seat: usize) -> &'static str {
    match seat % SEATS.len() {
        0 => "M0-29A29 29 0 1 1 0 29A29 29 0 1 1 0-29z",
        1 => "M-4-32Q0-36 4-32L32-4Q36 0 32 4L4 32Q0 36-4 32L-32 4Q-36 0-32-4z",
        2 => "M-20-27H20Q27-27 27-20V20Q27 27 20 27H-20Q-27 27-27 20V-20Q-27-27-20-27z",
        3 => {
            "M-3-31Q0-33 3-31L26-18Q29-16 29-13V13Q29 16 26 18L3 31Q0 33-3 31L-26 18Q-29 16-29 13V-13Q-29-16-26-18z"
        }
        _ => {
            "M-9.9 -24.0A10.6 10.6 0 0 1 9.9 -24.0A10.6 10.6 0 0 1 24.0 -9.9A10.6 10.6 0 0 1 24.0 9.9A10.6 10.6 0 0 1 9.9 24.0A10.6 10.6 0 0 1 -9.9 24.0A10.6 10.6 0 0 1 -24.0 9.9A10.6 10.6 0 0 1 -24.0 -9.9A10.6 10.6 0 0 1 -9.9 -24.0z"
        }
    }
}

/// Whether a race's tokens fight or fade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    Active,
    Declining,
}

/// A stack of `count` tokens of a race, by slug (`orcs`), of a seat.
pub fn race(race: &str, seat: usize, count: u32, standing: Standing) -> Markup {
    let look = &SEATS[seat % SEATS.len()];
    let d = body(seat);
    let id = format!("race-{race}");
    let is_active = standing == Standing::Active;
    let (fill, class) =
        if is_active { (look.colour, "counter active") } else { ("#a9a296", "counter declining") };
    let (small, lift) = (
        if seat % SEATS.len() == 1 { 33.0 } else { 38.0 },
        -(count.clamp(1, 3) as f32 - 1.0) * 1.5,
    );
    html! {
        g class={ (class) " seat-" (seat + 1) } transform={ "translate(0 " (number(lift)) ")" } {
            @for layer in (0..count.clamp(1, 3)).rev() {
                @let drop = layer as f32 * 3.6;
                @if layer + 1 == count.clamp(1, 3) {
                    path d=(d) transform={ "translate(1.5 " (number(drop + 3.5)) ")" } fill="#2f2117" fill-opacity=".35" {}
                }
                path d=(d) transform={ "translate(0 " (number(drop)) ")" } fill=(if layer > 0 { look.deep } else { fill })
                    stroke=(if is_active { INK } else { look.deep }) stroke-width=(if is_active { "2.6" } else { "4.4" }) {}
            }
            @if is_active {
                path d=(d) transform="scale(.86)" fill="none" stroke=(look.upon) stroke-opacity=".85" stroke-width="1.8" {}
                (emblem::placed(&id, 0.0, 0.0, small, look.upon, look.colour))
            } @else {
                path d=(d) transform="scale(.84)" fill="none" stroke=(look.deep) stroke-width="2" stroke-dasharray="4 4.5" {}
                g opacity=".9" { (emblem::placed(&id, 1.2, 1.4, small, "#d9d3c7", "#a9a296")) }
                (emblem::placed(&id, 0.0, 0.0, small, "#453f39", "#b3ac9f"))
            }
        }
        @if count > 1 { (badge(count)) }
    }
}

/// Murlocs belong to nobody: a mossy pebble.
pub fn murloc(count: u32) -> Markup {
    let d = "M2-28Q20-29 26-14Q33 2 24 17Q15 29-2 28Q-21 28-27 13Q-32-4-23-17Q-14-28 2-28z";
    html! {
        g class="counter murloc" {
            path d=(d) transform="translate(1.5 3.5)" fill="#2f2117" fill-opacity=".35" {}
            path d=(d) fill="#5f7f6a" stroke=(INK) stroke-width="2.6" {}
            path d=(d) transform="scale(.86)" fill="none" stroke=(CREAM) stroke-opacity=".5" stroke-width="1.6" stroke-dasharray="2 4" {}
            (emblem::placed("race-murlocs", 0.0, 0.0, 38.0, "#f1efd6", "#38543f"))
        }
        @if count > 1 { (badge(count)) }
    }
}

/// The number of tokens, at the lower right.
fn badge(count: u32) -> Markup {
    let size = if count > 9 { "25" } else { "28" };
    html! {
        g class="badge" {
            circle cx="19" cy="18" r="15.5" fill=(CREAM) stroke=(INK) stroke-width="2.2" {}
            text x="19" y="27.500" text-anchor="middle" font-size=(size) font-weight="700" font-family="Georgia, serif" fill=(INK) { (count) }
        }
    }
}

/// A marker by slug: `fort`, `wall`, `tower`, `bomb`, `objective`, `harmony`, `mountain`; a relic by its own:
/// `relic-heart`, `relic-back`.
pub fn mark(kind: &str) -> Markup {
    let (id, fill, ink) = match kind {
        "mountain" => ("mark-mountain".to_owned(), "#cabfb8", "#40363a"),
        "fort" => ("mark-fort".to_owned(), "#e3d6bc", "#4d3a26"),
        "wall" => ("mark-wall".to_owned(), "#d9cfe8", "#46306a"),
        "tower" => ("mark-tower".to_owned(), "#f0dfae", "#5d3d16"),
        "bomb" => ("mark-bomb".to_owned(), "#f2c9b4", "#5c1d12"),
        "objective" => ("mark-objective".to_owned(), "#f7e7ae", "#7a1f17"),
        "harmony" => ("mark-harmony".to_owned(), "#d5ebd5", "#1e5b49"),
        relic if relic.starts_with("relic-") => (relic.to_owned(), "#f5d77a", "#553a07"),
        other => (format!("mark-{other}"), CREAM, INK),
    };
    html! {
        g class={ "marker marker-" (kind) } {
            circle cx="1" cy="2.5" r="28" fill="#2f2117" fill-opacity=".35" {}
            circle r="28" fill=(fill) stroke=(ink) stroke-width="3.6" {}
            (emblem::placed(&id, 0.0, 0.0, 40.0, ink, fill))
        }
    }
}

/// A piece of a seat that is not a race token: `champion` or `beast`.
pub fn piece(kind: &str, seat: usize) -> Markup {
    let look = &SEATS[seat % SEATS.len()];
    html! {
        g class={ "marker marker-" (kind) " seat-" (seat + 1) } {
            path d=(body(seat)) transform="translate(1 2.5) scale(.94)" fill="#2f2117" fill-opacity=".35" {}
            path d=(body(seat)) transform="scale(.94)" fill=(look.colour) stroke=(INK) stroke-width="3.4" {}
            (emblem::placed(&format!("mark-{kind}"), 0.0, 0.0, 38.0, look.upon, look.colour))
        }
    }
}

/// Whether a figure is told from others as the one that acts now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pose {
    Still,
    Acting,
}

impl Pose {
    pub const fn acting_if(is_acting: bool) -> Self {
        if is_acting { Self::Acting } else { Self::Still }
    }
}

/// A character of a seat: an emblem on the shape of the seat; the one whose turn it is has a ring around it.
pub fn character(id: &str, seat: usize, pose: Pose) -> Markup {
    let look = &SEATS[seat % SEATS.len()];
    let d = body(seat);
    html! {
        g class={ "counter character seat-" (seat + 1) } {
            @if pose == Pose::Acting { circle r="35" fill="#ffe066" stroke=(INK) stroke-width="2" {} }
            path d=(d) transform="translate(1.5 3)" fill="#2f2117" fill-opacity=".35" {}
            path d=(d) fill=(look.colour) stroke=(INK) stroke-width="3" {}
            path d=(d) transform="scale(.86)" fill="none" stroke=(look.upon) stroke-opacity=".85" stroke-width="1.8" {}
            (emblem::placed(id, 0.0, 0.0, 38.0, look.upon, look.colour))
        }
    }
}

/// Puts a stack on a region: `place` is its stack spot, `size` the size of its spots.
pub fn at(place: Point, size: f32, counter: &Markup) -> Markup {
    put("token", place, size * STACK_RADIUS / 38.0, counter)
}

/// Puts a marker on one of a region's marker spots.
pub fn mark_at(place: Point, size: f32, counter: &Markup) -> Markup {
    put("mark", place, size * MARK_RADIUS / 30.0, counter)
}

fn put(class: &str, place: Point, scale: f32, counter: &Markup) -> Markup {
    let transform = format!("translate({} {}) scale({scale:.3})", number(place.x), number(place.y));
    html! { g class=(class) transform=(transform) { (counter) } }
}

/// A counter as a picture of its own, `width` pixels wide, for lists and panels.
pub fn picture(counter: &Markup, width: u32) -> Markup {
    html! {
        svg class="counter-picture" viewBox="-36 -36 72 72" width=(width) height=(width) aria-hidden="true" focusable="false" {
            (counter)
        }
    }
}

/// The shape of a seat in its colour, for names in running text.
pub fn seat_sign(seat: usize) -> Markup {
    let look = &SEATS[seat % SEATS.len()];
    html! {
        svg class="seat-sign" viewBox="-36 -36 72 72" width="18" height="18" aria-hidden="true" focusable="false" {
            path d=(body(seat)) fill=(look.colour) stroke=(look.deep) stroke-width="6" {}
        }
    }
}

/// A coin with its value.
pub fn coin(value: u32) -> Markup {
    html! {
        svg class="coin" viewBox="-32 -32 64 64" width="22" height="22" aria-hidden="true" focusable="false" {
            circle r="29" fill="#e9bf4b" stroke="#6e4d06" stroke-width="4" {}
            circle r="22" fill="none" stroke="#a87a14" stroke-width="2" stroke-dasharray="3 3" {}
            text y="11" text-anchor="middle" font-size="32" font-weight="700" font-family="Georgia, serif" fill="#4a3405" { (value) }
        }
    }
}

/// The face of a die, and while it tumbles each of `others`.
pub fn die(face: u32, others: &[u32], class: &str) -> Markup {
    html! {
        svg class={ "die " (class) } data-die[!others.is_empty()] viewBox="0 0 64 64" width="48" height="48" aria-hidden="true" focusable="false" {
            rect x="4" y="7" width="58" height="57" rx="11" fill="#2f2117" fill-opacity=".35" {}
            @for other in others { use data-face opacity="0" href={ "#die-" (other) } color="#8f2b20" fill=(CREAM) stroke=(CREAM) {} }
            use data-up href={ "#die-" (face) } color="#8f2b20" fill=(CREAM) stroke=(CREAM) {}
        }
    }
}

/// The badge of a power.
pub fn badge_of(power: &str) -> Markup {
    html! {
        svg class="power-badge" viewBox="70 0 66 64" width="40" height="39" aria-hidden="true" focusable="false" {
            path d="M98 3L107 7L117 5L121 14L130 19L128 29L133 38L125 44L123 54L113 55L104 61L96 55L86 55L83 46L75 40L79 31L76 22L84 16L87 7z"
                fill="#f4e4b8" stroke="#4a3212" stroke-width="3" stroke-linejoin="round" {}
            (emblem::placed(&format!("power-{power}"), 104.0, 31.5, 40.0, "#3a2408", "#f4e4b8"))
        }
    }
}
