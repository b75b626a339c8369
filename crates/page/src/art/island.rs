//! One island, drawn: the static layer under regions' highlights and tokens. Sent once and never changed.

use maud::{Markup, html};

use super::anchors::SYMBOL_RADIUS;
use super::faces::{FaceArt, RegionArt, Terrain};
use super::geometry::{Point, number};
use super::layout::CROP;
use super::scatter::Motif;
use super::terrain::{INK, edge, wash};

/// The view box of every island's drawing.
pub fn view_box() -> String {
    format!("{} {} {} {}", number(CROP.0), number(CROP.1), number(CROP.2), number(CROP.3))
}

/// The id of the shape of a region, for `<use href="#…">` and clip paths.
pub fn shape_id(slug: &str) -> String {
    format!("shape-{slug}")
}

/// The shape of a region with `class`, clipped to itself: its stroke lies inside and never covers a neighbour. The
/// layer of highlights (`region`, and under it `region-edge`) and of pointer targets.
pub fn shape(region: &RegionArt, class: &str) -> Markup {
    let clip = format!("url(#clip-{})", region.slug);
    html! { use href={ "#" (shape_id(&region.slug)) } class=(class) clip-path=(clip) fill="none" {} }
}

/// The land and water of one face, without names and symbols.
pub fn ground(face: &FaceArt) -> Markup {
    let unit = face.unit();
    let (land, water): (Vec<_>, Vec<_>) =
        face.regions.iter().partition(|it| !it.terrain.is_water());
    html! {
        defs {
            @for it in &face.regions {
                path id=(shape_id(&it.slug)) d=(it.path_d) {}
                clipPath id={ "clip-" (it.slug) } { use href={ "#" (shape_id(&it.slug)) } {} }
            }
        }
        g class="ground" aria-hidden="true" {
            path class="shallows" d=(face.outline_d) fill="none" stroke="#d8e9e2" stroke-opacity=".5"
                stroke-width=(number(62.0 * unit)) stroke-linejoin="round" {}
            path class="shallows" d=(face.outline_d) fill="none" stroke="#e6f1ea" stroke-opacity=".7"
                stroke-width=(number(34.0 * unit)) stroke-linejoin="round" {}
            path class="surf" d=(face.outline_d) fill="none" stroke="#5d8f95" stroke-opacity=".55" stroke-linecap="round"
                stroke-width=(number(35.6 * unit)) stroke-linejoin="round" stroke-dasharray="70 14 130 22 40 10" {}
            path class="shallows" d=(face.outline_d) fill="none" stroke="#e6f1ea" stroke-linejoin="round"
                stroke-width=(number(32.8 * unit)) {}
            @for it in &water { (washed(it, unit)) }
            path d=(face.open_d) fill="none" stroke="#4d8690" stroke-width=(number(2.4 * unit))
                stroke-dasharray={ (number(9.0 * unit)) " " (number(8.0 * unit)) } stroke-linecap="round" {}
            @for it in &land { (washed(it, unit)) }
            path d=(face.borders_d) fill="none" stroke=(INK) stroke-opacity=".72" stroke-width=(number(2.6 * unit))
                stroke-linejoin="round" stroke-linecap="round" {}
            path d=(face.coast_d) fill="none" stroke=(INK) stroke-width=(number(4.6 * unit))
                stroke-linejoin="round" stroke-linecap="round" {}
            @for it in &face.regions { @for motif in &it.motifs { (plant(it.terrain, motif)) } }
        }
    }
}

fn washed(region: &RegionArt, unit: f32) -> Markup {
    let href = format!("#{}", shape_id(&region.slug));
    let terrain = region.terrain;
    html! {
        use href=(href) class={ "wash wash-" (terrain.slug()) } fill=(wash(terrain)) {}
        use href=(href) fill={ "url(#terrain-" (terrain.slug()) ")" } {}
        g clip-path={ "url(#clip-" (region.slug) ")" } {
            use href=(href) fill="none" stroke=(edge(terrain)) stroke-opacity=".22" stroke-width=(number(34.0 * unit)) {}
            use href=(href) fill="none" stroke=(edge(terrain)) stroke-opacity=".42" stroke-width=(number(14.0 * unit)) {}
        }
    }
}

fn plant(terrain: Terrain, motif: &Motif) -> Markup {
    placed(&format!("plant-{}-{}", terrain.slug(), motif.variant), motif.at, motif.size)
}

/// A printed symbol (`anchor`, `magic`, `cave`, `relic`) of a region.
pub fn symbol(region: &RegionArt, at: Point, kind: &str) -> Markup {
    placed(&format!("symbol-{kind}"), at, 2.0 * SYMBOL_RADIUS * region.spots.size)
}

/// A drawing with its middle at `at`.
pub fn placed(id: &str, at: Point, size: f32) -> Markup {
    let (x, y) = (number(at.x - size / 2.0), number(at.y - size / 2.0));
    html! { use href={ "#" (id) } x=(x) y=(y) width=(number(size)) height=(number(size)) {} }
}
