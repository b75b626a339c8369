//! What the maps of Wrath and of the adventure have in common: lands with hand-drawn borders in an open sea, a pattern
//! on each land, little drawings on it, and spaces. What differs is a [`Style`].

use std::collections::BTreeMap;

use maud::{Markup, PreEscaped, html};
use serde::Deserialize;

use super::curve::{self, Border, Corner};
use super::geometry::{Point, number};

/// How a chart is drawn.
pub struct Style {
    /// What its ids and classes begin with.
    pub prefix: &'static str,
    /// The box of the whole drawing: left, top, width, height.
    pub frame: (f32, f32, f32, f32),
    pub sea: &'static str,
    pub waves: &'static str,
    pub surf: &'static str,
    /// Three washes along the coast, the widest first.
    pub surf_widths: [&'static str; 3],
    /// The ink of inland borders and of drawings.
    pub ink: &'static str,
    /// Opacity and width.
    pub border: (&'static str, &'static str),
    /// Ink and width.
    pub coast: (&'static str, &'static str),
    /// Size and opacity of the drawings on the land.
    pub scenery: (f32, &'static str),
    /// Colour of the land, of the pattern upon it, and of a space's frame, by the kind of land.
    pub colours: fn(&str) -> (&'static str, &'static str, &'static str),
    /// Kind of land, width and height of a tile, and its strokes.
    pub patterns: &'static [(&'static str, u8, u8, &'static str)],
    /// Drawings of 40 × 40 around (0, 0), standing on y = 14.
    pub drawings: &'static [(&'static str, &'static str)],
}

/// A map, ready to draw.
pub struct Chart {
    /// Kind of land and its closed border.
    pub lands: Vec<(String, String)>,
    borders_d: String,
    coast_d: String,
    pub spaces: BTreeMap<String, Point>,
    /// Wrath: where the Lich King stands to darken a region.
    pub lich_king: BTreeMap<String, Point>,
    scenery: Vec<(String, Point)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Data {
    lands: Vec<LandData>,
    spaces: Vec<SpotData>,
    #[serde(default)]
    lich_king: Vec<SpotData>,
    scenery: Vec<SpotData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LandData {
    slug: String,
    polygon: Vec<Corner>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpotData {
    slug: String,
    at: Corner,
}

impl Chart {
    /// The chart that a data file of `crates/page/data/` describes.
    ///
    /// # Panics
    /// If the file is none: the files are part of the program and tested.
    pub fn read(file: &str) -> Self {
        let data: Data = ron::from_str(file).expect("the map is part of the program and tested");
        let polygons: Vec<(&[Corner], bool)> =
            data.lands.iter().map(|it| (it.polygon.as_slice(), false)).collect();
        let bent = curve::bend(&polygons);
        let closed = |walk: &Vec<(usize, bool)>| curve::closed_path(&bent.chains, walk);
        let lines = |border: Border| -> String {
            bent.chains.iter().filter(|it| it.border == border).map(curve::open_path).collect()
        };
        let lands =
            data.lands.iter().zip(&bent.walks).map(|(it, walk)| (it.slug.clone(), closed(walk)));
        let point = |(x, y): Corner| Point::new(x as f32, y as f32);
        let named = |spots: Vec<SpotData>| spots.into_iter().map(|it| (it.slug, point(it.at)));
        Self {
            lands: lands.collect(),
            borders_d: lines(Border::Inland),
            coast_d: lines(Border::Coast),
            spaces: named(data.spaces).collect(),
            lich_king: named(data.lich_king).collect(),
            scenery: named(data.scenery).collect(),
        }
    }

    /// Sea, land and scenery, and what lies `above` them: sent once, never changed.
    pub fn ground(&self, style: &Style, above: &Markup) -> Markup {
        let (left, top, width, height) = style.frame;
        let prefix = style.prefix;
        let (size, opacity) = style.scenery;
        html! {
            defs {
                @for (nth, (_, d)) in self.lands.iter().enumerate() {
                    path id={ (prefix) "-shape-" (nth) } d=(d) {}
                    clipPath id={ (prefix) "-clip-" (nth) } { use href={ "#" (prefix) "-shape-" (nth) } {} }
                }
                (style.light())
            }
            g class="ground" aria-hidden="true" {
                // Wider than the map, so that a page may let the sea spill over the rim.
                @let (x, y, wide, high) = (number(left - width), number(top - height), number(3.0 * width), number(3.0 * height));
                rect class={ (prefix) "-sea" } x=(x) y=(y) width=(wide) height=(high) fill=(style.sea) {}
                rect x=(x) y=(y) width=(wide) height=(high) fill={ "url(#" (prefix) "-waves)" } {}
                @for (wide, opacity) in style.surf_widths.iter().zip([".35", ".5", ".8"]) {
                    path d=(self.coast_d) fill="none" stroke=(style.surf) stroke-opacity=(opacity) stroke-width=(wide) stroke-linejoin="round" stroke-linecap="round" {}
                }
                // The coast throws a shadow on the water: the light comes from the north-west.
                path d=(self.coast_d) transform="translate(4 8)" fill="none" stroke=(style.coast.0) stroke-opacity=".38" stroke-width="11" stroke-linejoin="round" stroke-linecap="round" {}
                @for (nth, (land, _)) in self.lands.iter().enumerate() { (washed(style, nth, land)) }
                path d=(self.borders_d) fill="none" stroke=(style.ink) stroke-opacity=(style.border.0) stroke-width=(style.border.1) stroke-dasharray="2 7" stroke-linecap="round" {}
                path d=(self.coast_d) fill="none" stroke=(style.coast.0) stroke-width=(style.coast.1) stroke-linejoin="round" stroke-linecap="round" {}
                @for (kind, at) in &self.scenery {
                    @let size = size * grown(at);
                    use href={ "#" (prefix) "-scene-" (kind) } x=(number(at.x - size / 2.0)) y=(number(at.y - size / 2.0)) width=(number(size)) height=(number(size)) opacity=(opacity) {}
                }
                rect x=(x) y=(y) width=(wide) height=(high) fill={ "url(#" (prefix) "-light)" } pointer-events="none" {}
                (above)
            }
        }
    }
}

/// The `nth` land with its relief: darker towards its borders, light on the north-western edge, shade on the opposite one.
fn washed(style: &Style, nth: usize, land: &str) -> Markup {
    let prefix = style.prefix;
    let href = format!("#{prefix}-shape-{nth}");
    let (fill, edge, _) = (style.colours)(land);
    let edges = [
        (edge, ".26", "46", "0 0"),
        (edge, ".34", "18", "0 0"),
        (style.ink, ".2", "11", "-5 -7"),
        ("#fffdf2", ".62", "8", "5 7"),
    ];
    html! {
        use class={ (prefix) "-land " (prefix) "-land-" (land) } href=(href) fill=(fill) {}
        use href=(href) fill={ "url(#" (prefix) "-land-" (land) ")" } {}
        g clip-path={ "url(#" (prefix) "-clip-" (nth) ")" } fill="none" stroke-linejoin="round" {
            @for (colour, opacity, width, shift) in edges {
                use href=(href) transform={ "translate(" (shift) ")" } stroke=(colour) stroke-opacity=(opacity) stroke-width=(width) {}
            }
        }
    }
}

/// Drawings are of several sizes, as in nature; the same at every look.
fn grown(at: &Point) -> f32 {
    const SIZES: [f32; 5] = [1.0, 1.22, 0.9, 1.36, 1.08];
    SIZES[(at.x + 3.0 * at.y) as usize % SIZES.len()]
}

impl Style {
    /// The light of the whole map: the corners lie in shade.
    fn light(&self) -> Markup {
        let (left, top, width, height) = self.frame;
        let (x, y, r) = (left + 0.42 * width, top + 0.36 * height, 0.72 * width);
        html! {
            radialGradient id={ (self.prefix) "-light" } gradientUnits="userSpaceOnUse" cx=(number(x)) cy=(number(y)) r=(number(r)) {
                stop offset="0" stop-color="#fff8e0" stop-opacity=".2" {}
                stop offset=".5" stop-color="#fff8e0" stop-opacity="0" {}
                stop offset="1" stop-color="#14202c" stop-opacity=".34" {}
            }
        }
    }

    /// The view box of the map.
    pub fn view_box(&self) -> String {
        let (left, top, width, height) = self.frame;
        format!("{} {} {} {}", number(left), number(top), number(width), number(height))
    }

    /// Patterns and little drawings that the map refers to.
    pub fn defs(&self) -> Markup {
        let prefix = self.prefix;
        html! {
            pattern id={ (prefix) "-waves" } width="120" height="64" patternUnits="userSpaceOnUse" {
                path d="M8 16q7-7 14 0t14 0M70 46q7-7 14 0t14 0M52 8q5-5 10 0M22 54q5-5 10 0" fill="none" stroke=(self.waves)
                    stroke-width="2.2" stroke-linecap="round" stroke-opacity=".6" {}
            }
            @for (land, width, height, body) in self.patterns {
                pattern id={ (prefix) "-land-" (land) } width=(width) height=(height) patternUnits="userSpaceOnUse" {
                    g fill="none" stroke=((self.colours)(land).1) stroke-linecap="round" stroke-width="1.5" stroke-opacity=".34" { (PreEscaped(body)) }
                }
            }
            @for (id, body) in self.drawings {
                symbol id={ (prefix) "-scene-" (id) } viewBox="-20 -20 40 40" overflow="visible" {
                    ellipse cx="3" cy="14" rx="17" ry="3.5" fill=(self.ink) fill-opacity=".24" {}
                    g stroke=(self.ink) stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" { (PreEscaped(body)) }
                }
            }
        }
    }
}
