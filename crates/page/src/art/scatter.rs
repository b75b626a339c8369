//! Little plants and peaks strewn over a region where nothing else stands.

use super::anchors::{STACK_RADIUS, SYMBOL_RADIUS, Spots};
use super::faces::Terrain;
use super::geometry::{Point, Rect, depth, hash};

/// How many drawings each terrain has to choose from.
pub const N_VARIANTS: u64 = 3;

/// One little drawing: which of its terrain's, where, and how large.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Motif {
    pub variant: u64,
    pub at: Point,
    /// The width of the drawing in face units.
    pub size: f32,
}

/// Strews the motifs of one region, far ones first.
pub fn motifs(ring: &[Point], terrain: Terrain, spots: &Spots, unit: f32) -> Vec<Motif> {
    // Width of a drawing, the distance between two, and how many at most.
    let (width, apart, most) = match terrain {
        Terrain::Field => (34.0, 37.0, 14),
        Terrain::Forest => (34.0, 27.0, 26),
        Terrain::Hill => (44.0, 38.0, 13),
        Terrain::Swamp => (32.0, 36.0, 15),
        Terrain::Mountain => (56.0, 46.0, 9),
        Terrain::Sea | Terrain::Lake => (38.0, 52.0, 9),
    };
    let bbox = Rect::bounding(ring);
    let step = 7.0 * unit;
    let (columns, rows) = ((bbox.width / step) as i64, (bbox.height / step) as i64);
    let seed = bbox.x as i64 * 7919 + bbox.y as i64;
    let mut cells: Vec<(u64, Point)> = Vec::new();
    for row in 0..=rows {
        for column in 0..=columns {
            let h = hash(&[seed, row, column]);
            let (dx, dy) = ((h & 7) as f32 - 3.5, ((h >> 3) & 7) as f32 - 3.5);
            let at = Point::new(
                bbox.x + column as f32 * step + dx * 0.7,
                bbox.y + row as f32 * step + dy * 0.7,
            );
            cells.push((h >> 8, at));
        }
    }
    cells.sort_by_key(|it| it.0);

    let mut res: Vec<Motif> = Vec::new();
    for (h, at) in cells {
        let size = width * unit * (0.86 + (h % 29) as f32 / 100.0);
        let radius = size * 0.42;
        let is_free = spots.label.distance(at) >= radius * 1.05
            && spots.stack.distance(at) >= STACK_RADIUS * spots.size + radius * 0.55
            && spots
                .symbols
                .iter()
                .all(|it| it.distance(at) >= SYMBOL_RADIUS * spots.size + radius * 0.8)
            && res.iter().all(|it| it.at.distance(at) >= apart * unit)
            && depth(ring, at) >= radius + 4.0;
        if is_free {
            res.push(Motif { variant: (h >> 9) % N_VARIANTS, at, size });
        }
        if res.len() == most {
            break;
        }
    }
    res.sort_by(|a, b| a.at.y.total_cmp(&b.at.y));
    res
}
