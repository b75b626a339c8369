//! The faces of the island boards: the data file, and the geometry computed from it once.

use std::sync::{LazyLock, OnceLock};

use serde::Deserialize;

use super::anchors::{self, Spots};
use super::curve::{self, Border, Chain, Corner};
use super::geometry::{Point, Rect};
use super::scatter::{self, Motif};

/// What a region is made of, as far as drawing cares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Terrain {
    Field,
    Forest,
    Hill,
    Swamp,
    Mountain,
    Sea,
    Lake,
}

impl Terrain {
    pub const ALL: [Self; 7] =
        [Self::Field, Self::Forest, Self::Hill, Self::Swamp, Self::Mountain, Self::Sea, Self::Lake];

    pub const fn slug(self) -> &'static str {
        match self {
            Self::Field => "field",
            Self::Forest => "forest",
            Self::Hill => "hill",
            Self::Swamp => "swamp",
            Self::Mountain => "mountain",
            Self::Sea => "sea",
            Self::Lake => "lake",
        }
    }

    pub const fn is_water(self) -> bool {
        matches!(self, Self::Sea | Self::Lake)
    }
}

/// The size of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Size {
    L,
    M,
    S,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FaceData {
    id: String,
    size: Size,
    scale: f32,
    #[serde(rename = "outline")]
    _outline: Vec<Corner>,
    regions: Vec<RegionData>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionData {
    slug: String,
    terrain: Terrain,
    centroid: Corner,
    polygon: Vec<Corner>,
}

/// One face, ready to draw. All coordinates are in its own box of 1000 × 700.
pub struct FaceArt {
    /// For example `l1a`.
    pub id: String,
    pub size: Size,
    /// Its size on the table, relative to the largest.
    pub scale: f32,
    pub regions: Vec<RegionArt>,
    /// The whole island, water regions included.
    pub outline_d: String,
    /// Where land meets land.
    pub borders_d: String,
    /// Where land meets water.
    pub coast_d: String,
    /// Where a water region meets the open water.
    pub open_d: String,
    /// The island's extent.
    pub bbox: Rect,
}

/// One region, ready to draw.
pub struct RegionArt {
    /// For example `l1a-06`.
    pub slug: String,
    pub terrain: Terrain,
    /// The closed border; shared stretches equal the neighbour's to the last digit.
    pub path_d: String,
    /// The same border as points.
    pub ring: Vec<Point>,
    pub centroid: Point,
    pub bbox: Rect,
    /// Where things may stand.
    pub spots: Spots,
    /// The control that takes a piece from the stack, on phones.
    pub thumb: Rect,
    /// The controls that take a piece from the stack and put one, on larger screens.
    pub steps: [Rect; 2],
    /// The little drawings that tell the terrain.
    pub motifs: Vec<Motif>,
}

impl FaceArt {
    pub fn region(&self, slug: &str) -> Option<&RegionArt> {
        self.regions.iter().find(|it| it.slug == slug)
    }

    /// The length in face units of what is 1 unit on the largest face: tokens keep their size on the table.
    pub fn unit(&self) -> f32 {
        1.0 / self.scale
    }
}

/// A face as the data has it, and its art once somebody has asked for it.
struct Entry {
    data: FaceData,
    art: OnceLock<FaceArt>,
}

static FACES: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    let data: Vec<FaceData> = ron::from_str(include_str!("../../data/smallworld-faces.ron"))
        .expect("the faces are part of the program and tested");
    data.into_iter().map(|data| Entry { data, art: OnceLock::new() }).collect()
});

impl Entry {
    fn art(&'static self) -> &'static FaceArt {
        self.art.get_or_init(|| build(&self.data))
    }
}

/// All faces, in the order of the data.
pub fn all() -> impl Iterator<Item = &'static FaceArt> {
    FACES.iter().map(Entry::art)
}

/// The face with this id, such as `l1a`. Its geometry takes some milliseconds the first time.
pub fn face(id: &str) -> Option<&'static FaceArt> {
    FACES.iter().find(|it| it.data.id == id).map(Entry::art)
}

/// The region with this slug, such as `l1a-06`, and its face.
pub fn region(slug: &str) -> Option<(&'static FaceArt, &'static RegionArt)> {
    let face = face(slug.split('-').next()?)?;
    Some((face, face.region(slug)?))
}

fn build(data: &FaceData) -> FaceArt {
    let polygons: Vec<(&[Corner], bool)> =
        data.regions.iter().map(|it| (it.polygon.as_slice(), it.terrain.is_water())).collect();
    let bent = curve::bend(&polygons);
    let unit = 1.0 / data.scale;
    let rings: Vec<Vec<Point>> =
        bent.walks.iter().map(|walk| curve::ring(&bent.chains, walk)).collect();
    let lands = data.regions.iter().zip(&rings);
    let spots: Vec<Spots> =
        lands.map(|(it, ring)| anchors::place(ring, unit, it.terrain)).collect();
    let thumbs = anchors::thumbs(&spots, unit);
    let controls = thumbs.into_iter().zip(anchors::steps(&spots, unit));
    let lands = data.regions.iter().zip(&bent.walks).zip(rings).zip(spots).zip(controls);
    let regions = lands.map(|((((it, walk), ring), spots), (thumb, steps))| RegionArt {
        slug: it.slug.clone(),
        terrain: it.terrain,
        path_d: curve::closed_path(&bent.chains, walk),
        centroid: Point::new(it.centroid.0 as f32, it.centroid.1 as f32),
        bbox: Rect::bounding(&ring),
        motifs: scatter::motifs(&ring, it.terrain, &spots, unit),
        spots,
        thumb,
        steps,
        ring,
    });
    let regions: Vec<RegionArt> = regions.collect();
    let outer = outer_walk(&bent.chains);
    let lines = |border: Border| -> String {
        bent.chains.iter().filter(|it| it.border == border).map(curve::open_path).collect()
    };
    FaceArt {
        bbox: Rect::bounding(&curve::ring(&bent.chains, &outer)),
        outline_d: curve::closed_path(&bent.chains, &outer),
        borders_d: lines(Border::Inland),
        coast_d: lines(Border::Coast),
        open_d: lines(Border::Open),
        id: data.id.clone(),
        size: data.size,
        scale: data.scale,
        regions,
    }
}

/// Strings the outer chains together into one walk around the face.
fn outer_walk(chains: &[Chain]) -> Vec<(usize, bool)> {
    let mut left: Vec<usize> = (0..chains.len()).filter(|&i| chains[i].outer).collect();
    let mut walk = vec![(left.remove(0), true)];
    while !left.is_empty() {
        let &(chain_idx, forwards) = walk.last().expect("the walk starts with one chain");
        let points = &chains[chain_idx].points;
        let end = if forwards { points[points.len() - 1] } else { points[0] };
        let starts_here =
            |&i: &usize| chains[i].points[0] == end || chains[i].points.last() == Some(&end);
        let at =
            left.iter().position(starts_here).expect("the outline of a face is one closed line");
        let next = left.remove(at);
        walk.push((next, chains[next].points[0] == end));
    }
    walk
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::geometry::depth;

    #[test]
    fn there_are_twelve_faces_and_every_region_is_found_by_its_slug() {
        assert_eq!(all().count(), 12);
        for it in all().flat_map(|face| &face.regions) {
            assert!(region(&it.slug).is_some(), "{}", it.slug);
            assert!(depth(&it.ring, it.centroid) > 0.0, "{}: its middle lies outside", it.slug);
        }
    }

    #[test]
    fn neighbours_share_their_border_points() {
        for face in all() {
            for it in &face.regions {
                for p in &it.ring {
                    let deepest = face
                        .regions
                        .iter()
                        .map(|other| depth(&other.ring, *p))
                        .fold(f32::MIN, f32::max);
                    assert!(
                        deepest <= 0.01,
                        "{}: ({}, {}) lies inside a neighbour",
                        it.slug,
                        p.x,
                        p.y
                    );
                }
            }
        }
    }
}
