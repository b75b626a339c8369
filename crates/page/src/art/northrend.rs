//! Northrend: the data file with coasts and places, and the still drawing of the map under everything that changes.
//!
//! A region is told three times: by its colour, by the pattern on its land, and by the shape of its spaces (red square,
//! green round, purple six-cornered).

use std::sync::LazyLock;

use maud::{Markup, html};

use super::chart::{Chart, Style};
use super::geometry::{Point, number};

/// How the map is drawn.
pub static STYLE: Style = Style {
    prefix: "wr",
    frame: (-24.0, -4.0, 1280.0, 816.0),
    sea: "#a9c4cf",
    waves: "#7fa3b2",
    surf: "#dcebf0",
    surf_widths: ["60", "34", "16"],
    ink: "#4b5560",
    border: (".55", "2.4"),
    coast: ("#43525e", "3.6"),
    scenery: (40.0, ".8"),
    colours,
    patterns: PATTERNS,
    drawings: DRAWINGS,
};

static MAP: LazyLock<Chart> =
    LazyLock::new(|| Chart::read(include_str!("../../data/wrath-map.ron")));

/// Where a space lies.
pub fn space(slug: &str) -> Option<Point> {
    MAP.spaces.get(slug).copied()
}

/// Sea, land, regions and scenery, and where the Lich King may stand.
pub fn ground() -> Markup {
    let stands = html! {
        @for (region, at) in &MAP.lich_king {
            g transform={ "translate(" (number(at.x)) " " (number(at.y)) ")" } {
                circle r="40" fill="#24313c" fill-opacity=".16" stroke=(colours(region).2) stroke-width="3" stroke-dasharray="7 6" {}
                path d=(outline(region, 14.0)) fill=(colours(region).2) fill-opacity=".5" {}
            }
        }
    };
    MAP.ground(&STYLE, &stands)
}

/// Where the Lich King stands to darken a region.
pub fn lich_king(region: &str) -> Option<Point> {
    MAP.lich_king.get(region).copied()
}

/// The land of a region, darkened.
pub fn shade(region: &str) -> Markup {
    html! {
        @for (_, d) in MAP.lands.iter().filter(|(name, _)| name == region) {
            path d=(d) fill="#1d2b3a" fill-opacity=".17" {}
            path d=(d) fill="none" stroke="#1d2b3a" stroke-opacity=".45" stroke-width="7" {}
        }
    }
}

/// The outline of a space around (0, 0), by the region that it lies in.
pub fn outline(region: &str, size: f32) -> String {
    match region {
        "red" => {
            let (side, round) = (size * 0.9, size * 0.28);
            let straight = 2.0 * (side - round);
            let [m, r, s] = [side - round, round, straight].map(number);
            format!(
                "M-{m}-{side}h{s}q{r} 0 {r} {r}v{s}q0 {r}-{r} {r}h-{s}q-{r} 0-{r}-{r}v-{s}q0-{r} {r}-{r}z",
                side = number(side)
            )
        }
        "purple" => polygon(size * 1.04, 6, 0.5),
        "icecrown" => polygon(size * 1.3, 8, 0.5),
        _ => {
            let r = number(size);
            format!("M-{r} 0a{r} {r} 0 1 1 {d} 0a{r} {r} 0 1 1-{d} 0z", d = number(2.0 * size))
        }
    }
}

fn polygon(radius: f32, n_sides: u8, turn: f32) -> String {
    let corner = |i: u8| {
        let angle = (f32::from(i) + turn) * std::f32::consts::TAU / f32::from(n_sides);
        format!("{} {}", number(radius * angle.sin()), number(-radius * angle.cos()))
    };
    let corners: Vec<String> = (0..n_sides).map(corner).collect();
    format!("M{}z", corners.join("L"))
}

/// Colour of the land, of the pattern upon it, and of a space's frame.
pub const fn colours(region: &str) -> (&'static str, &'static str, &'static str) {
    match region.as_bytes() {
        b"red" => ("#efd9cd", "#b7745f", "#9a3f30"),
        b"green" => ("#e3e6c8", "#8b9455", "#5f6b22"),
        b"purple" => ("#e2d6e8", "#93749f", "#64397a"),
        _ => ("#d5e3ea", "#6f93a5", "#33566b"),
    }
}

const PATTERNS: &[(&str, u8, u8, &str)] = &[
    ("red", 18, 18, r##"<path d="M0 18L18 0M-4 4L4-4M14 22L22 14"/>"##),
    ("green", 22, 22, r##"<path d="M5 6h.1M16 17h.1" stroke-width="4"/>"##),
    ("purple", 26, 16, r##"<path d="M0 5q6.500-6 13 0t13 0M0 13q6.500-6 13 0t13 0"/>"##),
    ("icecrown", 20, 20, r##"<path d="M0 0L20 20M20 0L0 20"/>"##),
];

const DRAWINGS: &[(&str, &str)] = &[
    (
        "peak",
        r##"<path d="M-19 14L-4-15L3-3L8-10L20 14z" fill="#c3ced4"/><path d="M-4-15L3-3L1 2L-3-3L-7 3L-10-3zM8-10L13 0L9-1L6 3L4-4z" fill="#fff"/><path d="M-4-15L2 14H-19z" fill="#5d6b78" fill-opacity=".18" stroke="none"/>"##,
    ),
    (
        "spike",
        r##"<path d="M-12 14L-7-6L-3 14zM-4 14L3-17L9 14zM8 14L13 0L17 14z" fill="#b9d3e0"/><path d="M3-17L5 14H9zM13 0L14 14H17z" fill="#fff" stroke="none"/>"##,
    ),
    (
        "pine",
        r##"<path d="M-2 9h4v6h-4z" fill="#6b4a2c"/><path d="M0-17L7-6H4L10 3H6L12 11H-12L-6 3H-10L-4-6H-7z" fill="#5c7a63"/><path d="M0-17L4-10L0-8L-4-10zM-7 3L-3 0L0 3L4 0L8 3L6 3H-6z" fill="#fff" stroke="none"/>"##,
    ),
    (
        "palm",
        r##"<path d="M-1 15Q-4 3 1-6L3-5Q0 4 3 15z" fill="#7c5a34"/><path d="M2-6Q-8-15-16-4Q-7-7 2-6zM2-6Q12-15 18-4Q10-8 2-6zM2-6Q-4 2-10 3Q-6-6 2-6zM2-6Q9 0 12 5Q4 2 2-6z" fill="#6e9358"/>"##,
    ),
    (
        "bone",
        r##"<g fill="none" stroke="#8b8474" stroke-width="2.4"><path d="M-17 12Q0 5 17 12M-12 10Q-16-6-6-12M-3 8Q-6-9 3-13M7 8Q8-7 15-9"/></g>"##,
    ),
    (
        "grass",
        r##"<g fill="none" stroke="#98865c" stroke-width="2"><path d="M-12 13Q-12 5-15 1M-10 13Q-9 4-6 0M3 14Q2 5-1 2M5 14Q7 6 11 3M14 12Q14 7 16 5"/></g>"##,
    ),
    (
        "ruin",
        r##"<path d="M-17 14V2H-12V-6H-8V14zM-4 14V-12L4-16V-8H8V14zM12 14V4L17 7V14z" fill="#cfc9bb"/><path d="M-17 8H-8M-4 4H8M-4-4H8M12 10H17" fill="none"/>"##,
    ),
    (
        "berg",
        r##"<path d="M-18 10L-10-8L-3-2L4-14L14-1L19 10z" fill="#eef7fb"/><path d="M4-14L7 10H19L14-1z" fill="#b6d2df" stroke="none"/><path d="M-22 13h12M-4 14h16M16 13h6" fill="none" stroke="#7ea3b3"/>"##,
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_leave_each_other_room() {
        let all: Vec<(&String, &Point)> = MAP.spaces.iter().collect();
        assert_eq!(all.len(), 31);
        for (idx, (slug, at)) in all.iter().enumerate() {
            for (other, there) in &all[..idx] {
                assert!(at.distance(**there) > 112.0, "{slug} and {other}");
            }
            let (left, top, width, height) = STYLE.frame;
            assert!(at.x - 50.0 > left && at.x + 50.0 < left + width, "{slug}");
            assert!(
                at.y - 50.0 > top && at.y + 76.0 < top + height,
                "{slug}: no room for its name"
            );
        }
        assert_eq!(MAP.lich_king.len(), 3);
    }
}
