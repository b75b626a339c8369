//! The map of the adventure: the data file with lands, spaces and scenery, and the still drawing under everything that
//! changes.
//!
//! A level is told three times: by its colour, by the pattern on its land, and by the number of notches of its spaces.

use std::sync::LazyLock;

use maud::{Markup, html};

use super::chart::{Chart, Style};
use super::geometry::Point;

/// How the map is drawn.
pub static STYLE: Style = Style {
    prefix: "ag",
    frame: (-20.0, -26.0, 1272.0, 906.0),
    sea: "#9fc0c6",
    waves: "#6f9aa8",
    surf: "#d5e8ea",
    surf_widths: ["56", "32", "15"],
    ink: "#54503f",
    border: (".5", "2.2"),
    coast: ("#4a4634", "3.4"),
    scenery: (36.0, ".72"),
    colours,
    patterns: PATTERNS,
    drawings: DRAWINGS,
};

static MAP: LazyLock<Chart> =
    LazyLock::new(|| Chart::read(include_str!("../../data/adventure-map.ron")));

/// Where a space lies.
pub fn space(slug: &str) -> Option<Point> {
    MAP.spaces.get(slug).copied()
}

/// Sea, land and scenery.
pub fn ground() -> Markup {
    MAP.ground(&STYLE, &rose())
}

/// North is up.
fn rose() -> Markup {
    html! {
        g transform="translate(104 420)" fill="#4a4634" fill-opacity=".75" {
            path d="M0-46L8-8L46 0L8 8L0 46L-8 8L-46 0L-8-8z" fill="#f4efdc" stroke="#4a4634" stroke-width="2" stroke-linejoin="round" {}
            path d="M0-46L8-8L0 0zM46 0L8 8L0 0zM0 46L-8 8L0 0zM-46 0L-8-8L0 0z" {}
            path d="M-7-54V-70L7-54V-70" fill="none" stroke="#4a4634" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" {}
        }
    }
}

/// Colour of the land, of the pattern upon it, and of a space's frame.
pub const fn colours(level: &str) -> (&'static str, &'static str, &'static str) {
    match level.as_bytes() {
        b"green" => ("#d3e0b4", "#7d9a4c", "#3f6b22"),
        b"yellow" => ("#f3e2a4", "#b9953a", "#8a6400"),
        b"red" => ("#ecc3b3", "#b7644f", "#97291b"),
        _ => ("#dcd8cd", "#8f897c", "#57524a"),
    }
}

const PATTERNS: &[(&str, u8, u8, &str)] = &[
    ("grey", 22, 22, r##"<path d="M5 6h.1M16 17h.1" stroke-width="3.600"/>"##),
    ("green", 26, 16, r##"<path d="M0 5q6.500-6 13 0t13 0M0 13q6.500-6 13 0t13 0"/>"##),
    ("yellow", 18, 18, r##"<path d="M0 18L18 0M-4 4L4-4M14 22L22 14"/>"##),
    ("red", 20, 20, r##"<path d="M0 0L20 20M20 0L0 20"/>"##),
];

const DRAWINGS: &[(&str, &str)] = &[
    (
        "peak",
        r##"<path d="M-19 14L-4-15L3-3L8-10L20 14z" fill="#c3c9cb"/><path d="M-4-15L3-3L1 2L-3-3L-7 3L-10-3zM8-10L13 0L9-1L6 3L4-4z" fill="#fff"/><path d="M-4-15L2 14H-19z" fill="#5d6b78" fill-opacity=".18" stroke="none"/>"##,
    ),
    (
        "pine",
        r##"<path d="M-2 9h4v6h-4z" fill="#6b4a2c"/><path d="M0-17L7-6H4L10 3H6L12 11H-12L-6 3H-10L-4-6H-7z" fill="#6f8f6a"/>"##,
    ),
    (
        "tree",
        r##"<path d="M-2 4h4v11h-4z" fill="#6b4a2c"/><path d="M0-17Q11-17 12-8Q18-4 13 3Q8 9 0 7Q-8 9-13 3Q-18-4-12-8Q-11-17 0-17z" fill="#86a95c"/>"##,
    ),
    (
        "dusk",
        r##"<path d="M-2 4h4v11h-4z" fill="#4b3a2c"/><path d="M0-17Q11-17 12-8Q18-4 13 3Q8 9 0 7Q-8 9-13 3Q-18-4-12-8Q-11-17 0-17z" fill="#5f7459"/>"##,
    ),
    (
        "dead",
        r##"<g fill="none" stroke="#6b5a48" stroke-width="2.400"><path d="M0 15V-4M0 2L-8-6V-13M0-2L8-9V-16M-8-6L-13-7M8-9L13-8"/></g>"##,
    ),
    (
        "hill",
        r##"<path d="M-19 14Q-12-4-3 4Q4-12 19 14z" fill="#a9bd82"/><path d="M-11 4Q-8 0-5 4M3 1Q7-3 10 4" fill="none"/>"##,
    ),
    (
        "grass",
        r##"<g fill="none" stroke="#8a8a4c" stroke-width="2"><path d="M-12 13Q-12 5-15 1M-10 13Q-9 4-6 0M3 14Q2 5-1 2M5 14Q7 6 11 3M14 12Q14 7 16 5"/></g>"##,
    ),
    (
        "reed",
        r##"<g fill="none" stroke="#6d8a5c" stroke-width="2"><path d="M-10 14V-4M-4 14V-10M3 14V-2M9 14V-8"/></g><path d="M-11-6h2v8h-2zM-5-12h2v8h-2zM8-10h2v8h-2z" fill="#7c5a34"/><path d="M-17 15h34" fill="none" stroke="#7ea3b3"/>"##,
    ),
    (
        "rock",
        r##"<path d="M-18 14L-14-2L-5-8L0 2L6-12L15-4L19 14z" fill="#cda878"/><path d="M-5-8L-3 6M6-12L9 4" fill="none"/>"##,
    ),
    (
        "fire",
        r##"<path d="M-19 14L-6-8H7L19 14z" fill="#7a5548"/><path d="M-6-8L-2-3L1-7L4-2L7-8z" fill="#e8622a"/><path d="M0-10Q-4-14 0-18Q4-14 2-11" fill="none" stroke="#8b8474" stroke-width="2"/>"##,
    ),
    (
        "wheat",
        r##"<g fill="none" stroke="#b78a2a" stroke-width="2"><path d="M-9 14V-6M0 14V-10M9 14V-6M-9-1L-13-5M-9 3L-5-1M0-4L-4-8M0 0L4-4M9-1L5-5M9 3L13-1"/></g>"##,
    ),
    (
        "bone",
        r##"<g fill="none" stroke="#8b7a64" stroke-width="2.400"><path d="M-17 12Q0 5 17 12M-12 10Q-16-6-6-12M-3 8Q-6-9 3-13M7 8Q8-7 15-9"/></g>"##,
    ),
    (
        "palm",
        r##"<path d="M-1 15Q-4 3 1-6L3-5Q0 4 3 15z" fill="#7c5a34"/><path d="M2-6Q-8-15-16-4Q-7-7 2-6zM2-6Q12-15 18-4Q10-8 2-6zM2-6Q-4 2-10 3Q-6-6 2-6zM2-6Q9 0 12 5Q4 2 2-6z" fill="#6e9358"/>"##,
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use game_adventure::names::Space;

    #[test]
    fn every_space_has_a_place_and_room() {
        let all: Vec<(&String, &Point)> = MAP.spaces.iter().collect();
        assert_eq!(all.len(), Space::ALL.len());
        for space in Space::ALL {
            assert!(MAP.spaces.contains_key(space.name()), "{space}");
        }
        for (idx, (slug, at)) in all.iter().enumerate() {
            for (other, there) in &all[..idx] {
                assert!(at.distance(**there) > 60.0, "{slug} and {other}");
            }
            let (left, top, width, height) = STYLE.frame;
            assert!(at.x - 40.0 > left && at.x + 40.0 < left + width, "{slug}");
            assert!(at.y - 40.0 > top && at.y + 50.0 < top + height, "{slug}");
        }
    }
}
