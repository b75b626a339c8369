//! Land and water: a wash of colour, a texture and little drawings for each, so that either alone tells the terrain.

use maud::{Markup, PreEscaped, html};

use super::faces::Terrain;

/// The ink of every outline on the map.
pub const INK: &str = "#3b2a1d";

/// The wash of a terrain.
pub const fn wash(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Field => "#efd98f",
        Terrain::Forest => "#b3c58a",
        Terrain::Hill => "#e0b886",
        Terrain::Swamp => "#a9b9a9",
        Terrain::Mountain => "#cbbfb6",
        Terrain::Sea => "#a5cdd0",
        Terrain::Lake => "#9fcbdd",
    }
}

/// The darker tone that gathers along a terrain's borders, as watercolour does.
pub const fn edge(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Field => "#c79a3a",
        Terrain::Forest => "#6d8a4b",
        Terrain::Hill => "#b0763c",
        Terrain::Swamp => "#5f7d74",
        Terrain::Mountain => "#8a7a76",
        Terrain::Sea => "#6ea6ae",
        Terrain::Lake => "#5f9cb8",
    }
}

/// All definitions the map refers to: patterns `terrain-…`, drawings `plant-…`, printed symbols `symbol-…`.
pub fn defs() -> Markup {
    html! {
        @for (terrain, tile, body) in TEXTURES {
            pattern id={ "terrain-" (terrain.slug()) } width=(tile.0) height=(tile.1) patternUnits="userSpaceOnUse" {
                g fill="none" stroke=(edge(*terrain)) stroke-linecap="round" { (PreEscaped(body)) }
            }
        }
        @for (id, body) in PLANTS {
            symbol id={ "plant-" (id) } viewBox="-20 -20 40 40" overflow="visible" {
                g stroke=(INK) stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" { (PreEscaped(body)) }
            }
        }
        @for (id, body) in SYMBOLS {
            symbol id={ "symbol-" (id) } viewBox="-20 -20 40 40" overflow="visible" { (PreEscaped(body)) }
        }
    }
}

/// Tiles of the seven textures: size and strokes.
const TEXTURES: &[(Terrain, (u32, u32), &str)] = &[
    (
        Terrain::Field,
        (26, 26),
        r##"<path d="M-4 9Q6 4 14 7T30 4M-4 22Q6 17 14 20T30 17" stroke-width="1.5" opacity=".6"/>"##,
    ),
    (
        Terrain::Forest,
        (22, 20),
        r##"<path d="M4 8l3-5 3 5M15 18l3-5 3 5" stroke-width="1.5" opacity=".65"/>"##,
    ),
    (
        Terrain::Hill,
        (34, 26),
        r##"<path d="M3 10q6-8 12 0M20 23q6-8 12 0" stroke-width="1.5" opacity=".65"/>"##,
    ),
    (
        Terrain::Swamp,
        (30, 20),
        r##"<path d="M2 6h12M17 16h10M6 10h5M21 5v-3M24 5v-4" stroke-width="1.5" opacity=".65"/>"##,
    ),
    (
        Terrain::Mountain,
        (24, 24),
        r##"<path d="M3 10l5-7 4 5M14 22l5-7 4 5M6 14l-3 4" stroke-width="1.5" opacity=".6"/>"##,
    ),
    (
        Terrain::Sea,
        (44, 26),
        r##"<path d="M2 8q5-5 10 0t10 0M24 21q5-5 10 0t10 0" stroke-width="1.5" opacity=".7"/>"##,
    ),
    (
        Terrain::Lake,
        (48, 24),
        r##"<path d="M4 6h20M9 10h9M30 17h14M34 21h6" stroke-width="1.5" opacity=".6"/>"##,
    ),
];

/// Three drawings for each terrain, standing on y = 14.
const PLANTS: &[(&str, &str)] = &[
    (
        "field-0",
        r##"<g fill="none" stroke="#8a6519"><path d="M0 15V-8M-7 15Q-6 2-9-5M7 15Q6 2 9-5"/></g><g fill="#d9a62e" stroke="#8a6519" stroke-width="1"><path d="M0-16q4 4 0 9q-4-5 0-9zM-10-12q4 3 2 8q-5-3-2-8zM10-12q-4 3-2 8q5-3 2-8zM0-5q6-3 7-7q-7 1-7 7zM0-5q-6-3-7-7q7 1 7 7z"/></g>"##,
    ),
    (
        "field-1",
        r##"<path d="M-11 14Q-12-6 0-12Q12-6 11 14Q0 18-11 14z" fill="#e5b94a" stroke="#8a6519"/><path d="M-6 12Q-7 0-2-8M6 12Q7 0 2-8M0 13V-9M-11 2Q0 6 11 2" fill="none" stroke="#8a6519" stroke-width="1"/>"##,
    ),
    (
        "field-2",
        r##"<g fill="none" stroke="#8a6519" stroke-width="1.5"><path d="M-17 8Q0 0 17 6M-17 14Q0 6 17 12"/><path d="M-12 6v-6M-5 3.500v-6M3 2.500v-6M11 4v-6"/></g><path d="M-12 0q-2-3 0-6q2 3 0 6zM-5-2.500q-2-3 0-6q2 3 0 6zM3-3.500q-2-3 0-6q2 3 0 6zM11-2q-2-3 0-6q2 3 0 6z" fill="#d9a62e" stroke="#8a6519" stroke-width="1"/>"##,
    ),
    (
        "forest-0",
        r##"<path d="M-2 11h4v6h-4z" fill="#6b4a2c"/><path d="M0-18L7-7H4L10 3H6L12 12H-12L-6 3H-10L-4-7H-7z" fill="#5d8048"/><path d="M0-18L7-7H4L10 3H6L12 12H2Q5-2 0-18z" fill="#41613a" stroke="none"/>"##,
    ),
    (
        "forest-1",
        r##"<path d="M-2 6h4l1 11h-6z" fill="#6b4a2c"/><path d="M-5 9Q-15 9-14 0Q-15-8-7-9Q-3-18 5-14Q14-13 13-3Q17 8 6 9Q0 12-5 9z" fill="#7b9a50"/><path d="M6 9Q17 8 13-3Q14-13 5-14Q11-6 7 1Q5 6-1 10Q3 11 6 9z" fill="#587a3f" stroke="none"/><path d="M-8-2q3-4 6-1M-4 4q3-4 6-1" fill="none" stroke-width="1"/>"##,
    ),
    (
        "forest-2",
        r##"<path d="M-9 12h3v4h-3zM7 13h3v4H7z" fill="#6b4a2c"/><path d="M-7-14L0-2H-3L2 12H-17L-11-2H-14z" fill="#688a4c"/><path d="M9-8L14 2H12L17 13H1L6 2H4z" fill="#4c6e40"/>"##,
    ),
    (
        "hill-0",
        r##"<path d="M-19 13Q-11-10 0-11Q11-10 19 13z" fill="#d29d5f"/><path d="M0-11Q11-10 19 13H7Q8-4 0-11z" fill="#b27b43" stroke="none"/><path d="M-19 13Q-11-10 0-11Q11-10 19 13" fill="none"/><path d="M-9 6q2-6 5-9M-3 9q1-5 4-8" fill="none" stroke-width="1"/>"##,
    ),
    (
        "hill-1",
        r##"<path d="M-4 8Q3-11 10-10Q16-9 20 12H-4z" fill="#c28a4e"/><path d="M-20 13Q-14-5-6-5Q3-4 8 13z" fill="#d8a566"/><path d="M-6-5Q3-4 8 13H0Q0 1-6-5z" fill="#b27b43" stroke="none"/><path d="M-20 13Q-14-5-6-5Q3-4 8 13M12-3q2 4 2 9" fill="none" stroke-width="1.2"/>"##,
    ),
    (
        "hill-2",
        r##"<path d="M-18 13Q-8-7 1-7Q11-7 18 13z" fill="#d29d5f"/><path d="M1-7Q11-7 18 13H7Q7-2 1-7z" fill="#b27b43" stroke="none"/><path d="M-18 13Q-8-7 1-7Q11-7 18 13M-2-7v-6M1-7l3-6M-5-6l-3-5M-8 8q1-4 4-6" fill="none" stroke-width="1.2"/>"##,
    ),
    (
        "swamp-0",
        r##"<g fill="none" stroke="#3f5a50"><path d="M-5 13Q-6 0-8-10M0 13Q1-2 1-14M6 13Q7 2 10-6"/><path d="M-15 14h30M-9 18h16" stroke-width="1.2"/></g><g fill="#6e4c2f"><rect x="-10" y="-14" width="4" height="10" rx="2"/><rect x="-1" y="-18" width="4" height="11" rx="2"/><rect x="8.5" y="-10" width="4" height="9" rx="2"/></g>"##,
    ),
    (
        "swamp-1",
        r##"<path d="M-17 6Q-9 0 0 2Q14 0 17 7Q12 14 0 13Q-14 14-17 6z" fill="#7fa098" stroke="#3f5a50" stroke-width="1.2"/><path d="M-9 7a6 3.5 0 1 1 11 1l-6-1zM5 10a4 2.5 0 1 1 7 0z" fill="#86a254" stroke="#3f5a50" stroke-width="1"/><path d="M9 1Q9-6 12-12M6 1Q5-5 4-9" fill="none" stroke="#3f5a50"/>"##,
    ),
    (
        "swamp-2",
        r##"<path d="M-4 14Q-3 4-5-2L-12-9M-5-2L-2-13M4 14Q2 6 4 0L11-6M3 3L0-6" fill="none" stroke="#4c4036" stroke-width="2.6"/><path d="M-14 15h28M-7 19h15" fill="none" stroke="#3f5a50" stroke-width="1.2"/>"##,
    ),
    (
        "mountain-0",
        r##"<path d="M-20 15L-3-17L4-9L8-12L20 15z" fill="#a39692"/><path d="M-3-17L4-9L8-12L20 15H3L6 4L-1-2z" fill="#6f6266" stroke="none"/><path d="M-3-17L4-9L1-6L-2-9L-5-4L-9-6z" fill="#fbf7ee" stroke-width="1"/><path d="M-20 15L-3-17L4-9L8-12L20 15M-12 12l4-8M12 12l-3-6" fill="none"/>"##,
    ),
    (
        "mountain-1",
        r##"<path d="M-20 15L-9-7L-5-2L4-16L19 15z" fill="#a39692"/><path d="M4-16L19 15H7L8 6L2 0z" fill="#6f6266" stroke="none"/><path d="M4-16L9-6L5-8L2-4L-1-8z" fill="#fbf7ee" stroke-width="1"/><path d="M-20 15L-9-7L-5-2L4-16L19 15M-5-2L-1 6M-12 12l3-6" fill="none"/>"##,
    ),
    (
        "mountain-2",
        r##"<path d="M-17 15L0-18L17 15z" fill="#a39692"/><path d="M0-18L17 15H4L7 5L1-2z" fill="#6f6266" stroke="none"/><path d="M0-18L6-6L2-8L-1-4L-6-7z" fill="#fbf7ee" stroke-width="1"/><path d="M-17 15L0-18L17 15M-9 12l5-9M-2 13l2-5" fill="none"/>"##,
    ),
    (
        "sea-0",
        r##"<g fill="none" stroke="#4d8690" stroke-width="1.7"><path d="M-17-3q4-7 9-2q4 4 8-1q4-6 9-1q3 3 7 1M-9 6q4-6 8-2q4 4 8 0"/></g>"##,
    ),
    (
        "sea-1",
        r##"<g fill="none" stroke="#4d8690" stroke-width="1.7"><path d="M-14 3Q-12-9-2-7Q4-5 2 1Q-2 0-2-3M-14 3Q0 6 15 2M-8 9q6 2 13 0"/></g>"##,
    ),
    (
        "sea-2",
        r##"<g fill="none" stroke="#4d8690" stroke-width="1.7"><path d="M-15 0q5-6 10 0t10 0t10 0"/></g>"##,
    ),
    (
        "lake-0",
        r##"<path d="M-15-2h18M-8 3h20M-3 8h9" fill="none" stroke="#3f7f9c" stroke-width="1.7"/>"##,
    ),
    (
        "lake-1",
        r##"<path d="M-13-3Q-4-8 4 0L11-5V5L4 0Q-4 7-13-3z" fill="#dcebe9" stroke="#3f7f9c" stroke-width="1.3"/><circle cx="-7" cy="-3" r="1" fill="#3f7f9c" stroke="none"/><path d="M-12 9h12M4 9h6" fill="none" stroke="#3f7f9c"/>"##,
    ),
    (
        "lake-2",
        r##"<path d="M-12 0h24M-6 5h12" fill="none" stroke="#3f7f9c" stroke-width="1.7"/>"##,
    ),
];

/// The symbols printed on regions: a pale disc, so that they read on every wash, and a bold sign.
const SYMBOLS: &[(&str, &str)] = &[
    (
        "anchor",
        r##"<circle r="18" fill="#e6f0ec" stroke="#27485a" stroke-width="2"/><g fill="none" stroke="#27485a" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"><circle cy="-9.5" r="3"/><path d="M0-6V12M-6-2H6M-11 3Q-10 12 0 13Q10 12 11 3M-13 6l2-4 4 3M13 6l-2-4-4 3"/></g>"##,
    ),
    (
        "magic",
        r##"<circle r="18" fill="#efe3f4" stroke="#55306e" stroke-width="2"/><path d="M0-14L7-4L0 14L-7-4z" fill="#8a4fb0" stroke="#55306e" stroke-width="1.8" stroke-linejoin="round"/><path d="M-7-4H7M0-14L-2-4L0 14" fill="none" stroke="#f6ecfa" stroke-width="1.4"/><path d="M-11-11v5M-13.5-8.500h5M12 4v5M9.5 6.500h5" stroke="#55306e" stroke-width="1.6" stroke-linecap="round"/>"##,
    ),
    (
        "cave",
        r##"<circle r="18" fill="#f1e4cf" stroke="#4a3526" stroke-width="2"/><path d="M-14 11Q-13-3-7-7Q-3-14 4-11Q13-7 14 11z" fill="#a08468" stroke="#4a3526" stroke-width="1.8" stroke-linejoin="round"/><path d="M-6 11Q-7-3 0-4Q8-3 7 11z" fill="#2a1c14"/><path d="M-4 0l1.5 4L-1-2M3-2l1 4 1.5-3" fill="none" stroke="#a08468" stroke-width="1.4"/>"##,
    ),
    (
        "relic",
        r##"<circle r="18" fill="#f7ecc9" stroke="#7a5a12" stroke-width="2"/><path d="M0-13L3.5-4.500L13-4L5.5 2L8 11.500L0 6L-8 11.500L-5.5 2L-13-4L-3.5-4.500z" fill="#d8a426" stroke="#7a5a12" stroke-width="1.8" stroke-linejoin="round"/>"##,
    ),
];
