//! Where things may stand in a region, so that the name, the tokens, the markers and the printed symbols never overlap.
//!
//! The name and the tokens are placed first, together; symbols gather at the name, markers around the tokens. A region
//! too small for everything at full size gets a `fit` below one, by which all its pieces shrink.

use super::faces::Terrain;
use super::geometry::{Point, Rect, depth};
use super::layout::CROP;

/// Radius kept free for the token stack, its count included; at `fit` 1 on the largest face.
pub const STACK_RADIUS: f32 = 44.0;
/// Radius of a marker.
pub const MARK_RADIUS: f32 = 17.5;
/// Radius of a printed symbol.
pub const SYMBOL_RADIUS: f32 = 14.0;
/// Height of one line of the name.
pub const LINE_HEIGHT: f32 = 23.0;

pub const N_SYMBOLS: usize = 3;
pub const N_MARKS: usize = 6;

/// The places of one region, in face units.
#[derive(Clone, Debug, PartialEq)]
pub struct Spots {
    /// The box of the region's name.
    pub label: Rect,
    /// The middle of the token stack.
    pub stack: Point,
    /// Fort, wall, tower, bomb, objective, relic, mountain: first come, first served.
    pub marks: [Point; N_MARKS],
    /// Anchor, magic, cave.
    pub symbols: [Point; N_SYMBOLS],
    /// Multiply every radius of this module by this: the face's unit times the region's own shrinking.
    pub size: f32,
    /// A rectangle well inside the region, for a control that covers it.
    pub hit: Rect,
}

/// The largest side of a thumb control, in units of the largest face.
const THUMB: f32 = 194.0;
/// The visible part of a face's box.
const SHOWN: Rect = Rect { x: CROP.0, y: CROP.1, width: CROP.2, height: CROP.3 };
/// The least distance from a thumb control to the middle of a region's control.
const THUMB_GAP: f32 = 5.0;

/// The thumb control of each region of a face: a square that touches the stack and covers the middle of no region's control. By
/// coordinate descent over the candidates, starting from the largest, against overlap with other thumb controls, hidden area
/// and, less strongly, a smaller size.
pub fn thumbs(spots: &[Spots], unit: f32) -> Vec<Rect> {
    let candidates: Vec<Vec<Rect>> =
        (0..spots.len()).map(|nth| free_squares(spots, nth, unit)).collect();
    let full = (THUMB * unit).powi(2);
    let mut placed: Vec<Rect> = candidates.iter().map(|it| it[0]).collect();
    // Four rounds suffice for the faces there are, which a test checks.
    for _ in 0..4 {
        for (nth, squares) in candidates.iter().enumerate() {
            let cost = |it: &Rect| {
                let area = it.width * it.height;
                let others = placed.iter().enumerate().filter(|(other, _)| *other != nth);
                let shared: f32 = others.map(|(_, other)| other.shared(*it)).sum();
                2.0 * (shared + area - SHOWN.shared(*it)) / area + 0.4 * (1.0 - area / full)
            };
            if let Some(best) = squares.iter().min_by(|a, b| cost(a).total_cmp(&cost(b))) {
                placed[nth] = *best;
            }
        }
    }
    placed
}

/// The side of the controls beside a stack, before `Spots::size`.
const STEP: f32 = 60.0;

/// The controls beside the stack of each region of a face, minus and plus: squares that touch it, as near as possible to its
/// left and its right. Like a thumb control they cover the middle of no region's control, nor the middle of each other.
pub fn steps(spots: &[Spots], unit: f32) -> Vec<[Rect; 2]> {
    let mut placed: Vec<Rect> = Vec::with_capacity(2 * spots.len());
    for it in spots {
        for side in [-1.0, 1.0] {
            let beside = Point::new(it.stack.x + side * STEP * it.size, it.stack.y);
            let is_apart = |it: &Rect| {
                let covers = |a: &Rect, b: &Rect| a.distance(b.centre()) < THUMB_GAP * unit;
                placed.iter().all(|other| !covers(it, other) && !covers(other, it))
            };
            let best = around(it, STEP * it.size)
                .filter(|it| is_free(spots, it, unit) && is_apart(it))
                .min_by(|a, b| {
                    let away = |it: &Rect| it.centre().distance(beside);
                    away(a).total_cmp(&away(b))
                });
            placed.push(best.expect("every region of the data has room, which a test checks"));
        }
    }
    placed.chunks_exact(2).map(|it| [it[0], it[1]]).collect()
}

/// Candidates for the thumb control of a region, the largest first: they cover the middle of no region's control, their own
/// region's included.
fn free_squares(spots: &[Spots], nth: usize, unit: f32) -> Vec<Rect> {
    let sides = (14..=20).rev().map(|part| THUMB * unit * part as f32 / 20.0);
    let squares = sides.flat_map(|side| around(&spots[nth], side));
    squares.filter(|it| is_free(spots, it, unit)).collect()
}

/// Whether a control covers the middle of no region's control.
fn is_free(spots: &[Spots], control: &Rect, unit: f32) -> bool {
    spots.iter().all(|it| THUMB_GAP * unit <= control.distance(it.hit.centre()))
}

/// Squares of one size that touch the stack, at 64 directions.
fn around(spots: &Spots, side: f32) -> impl Iterator<Item = Rect> {
    const N: usize = 64;
    let away = 26.0 * spots.size + side / 2.0;
    let stack = spots.stack;
    (0..N).map(move |nth| {
        let (sin, cos) = (std::f32::consts::TAU * nth as f32 / N as f32).sin_cos();
        let scale = away / sin.abs().max(cos.abs());
        Rect::around(Point::new(stack.x + cos * scale, stack.y + sin * scale), side, side)
    })
}

/// A cell of the region with its depth below the border.
#[derive(Clone, Copy)]
struct Cell {
    at: Point,
    depth: f32,
}

struct Grid {
    cells: Vec<Cell>,
    columns: usize,
    origin: Point,
    step: f32,
}

impl Grid {
    fn new(ring: &[Point], step: f32) -> Self {
        let bbox = Rect::bounding(ring);
        let (columns, rows) = ((bbox.width / step) as usize + 1, (bbox.height / step) as usize + 1);
        let at = |i: usize| {
            Point::new(bbox.x + (i % columns) as f32 * step, bbox.y + (i / columns) as f32 * step)
        };
        let cells =
            (0..columns * rows).map(|i| Cell { at: at(i), depth: depth(ring, at(i)) }).collect();
        Self { cells, columns, origin: Point::new(bbox.x, bbox.y), step }
    }

    /// The depth of the cell next to `p`.
    fn depth(&self, p: Point) -> f32 {
        let column = ((p.x - self.origin.x) / self.step).round();
        let row = ((p.y - self.origin.y) / self.step).round();
        if column < 0.0 || row < 0.0 || column as usize >= self.columns {
            return -1.0;
        }
        self.cells.get(row as usize * self.columns + column as usize).map_or(-1.0, |it| it.depth)
    }

    /// Whether `rect` lies inside with `margin` to spare.
    fn holds(&self, rect: Rect, margin: f32) -> bool {
        (0..=8).all(|i| {
            let x = rect.x + rect.width * i as f32 / 8.0;
            let middle = rect.y + rect.height / 2.0;
            [rect.y, middle, rect.y + rect.height]
                .iter()
                .all(|&y| self.depth(Point::new(x, y)) >= margin)
        })
    }
}

/// Finds the places of the region bounded by `ring`, on a face whose unit is `unit`.
pub fn place(ring: &[Point], unit: f32, terrain: Terrain) -> Spots {
    let grid = Grid::new(ring, 6.0 * unit);
    let n_symbols = if terrain.is_water() { 0 } else { N_SYMBOLS };
    [1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58]
        .into_iter()
        .find_map(|fit| place_at(&grid, unit * fit, n_symbols))
        .expect("every region of the data has room, which a test checks")
}

struct Draft {
    score: f32,
    label: Rect,
    stack: Point,
}

fn place_at(grid: &Grid, size: f32, n_symbols: usize) -> Option<Spots> {
    let mut drafts = drafts(grid, size);
    drafts.sort_by(|a, b| b.score.total_cmp(&a.score));
    drafts.iter().take(12).find_map(|draft| fill(grid, draft, size, n_symbols))
}

/// Every good pair of a name box and a stack.
fn drafts(grid: &Grid, size: f32) -> Vec<Draft> {
    let mut res = Vec::new();
    let is_deep = |it: &Cell| it.depth >= (STACK_RADIUS + 3.0) * size;
    let stacks: Vec<Cell> = grid.cells.iter().copied().filter(is_deep).collect();
    if stacks.is_empty() {
        return res;
    }
    for (width, lines, bonus) in
        [(156.0, 1, 34.0), (136.0, 1, 26.0), (100.0, 2, 12.0), (84.0, 2, 0.0)]
    {
        let height = lines as f32 * LINE_HEIGHT * size;
        for (i, cell) in grid.cells.iter().enumerate() {
            let label = Rect::around(cell.at, width * size, height);
            if i % 2 != 0 || cell.depth < height / 2.0 || !grid.holds(label, 5.0 * size) {
                continue;
            }
            let score = |it: &Cell, away: f32| {
                let slack = (it.depth.min(away) / size - STACK_RADIUS).min(16.0);
                let aside = (it.at.x - cell.at.x).abs() / size;
                let above = if cell.at.y < it.at.y { 6.0 } else { 0.0 };
                bonus + slack * 0.8 - aside * 0.12 + above
            };
            let least = (STACK_RADIUS + 2.0) * size;
            let best = stacks
                .iter()
                .step_by(2)
                .map(|it| (it, label.distance(it.at)))
                .filter(|(_, away)| least <= *away)
                .map(|(it, away)| (score(it, away), it.at))
                .max_by(|a, b| a.0.total_cmp(&b.0));
            if let Some((score, stack)) = best {
                res.push(Draft { score, label, stack });
            }
        }
    }
    res
}

/// Adds symbols and markers to a draft, or gives up.
fn fill(grid: &Grid, draft: &Draft, size: f32, n_symbols: usize) -> Option<Spots> {
    let mut taken: Vec<(Point, f32)> = vec![(draft.stack, STACK_RADIUS * size)];
    let mut take = |radius: f32, want: Point, shun: f32| {
        let radius = radius * size;
        let free = |it: &&Cell| {
            it.depth >= radius + 3.0 * size
                && draft.label.distance(it.at) >= radius
                && taken
                    .iter()
                    .all(|&(at, other)| it.at.distance(at) >= radius + other + 1.5 * size)
        };
        let cost = |it: &Cell| it.at.distance(want) - shun * draft.label.distance(it.at);
        let cell = grid.cells.iter().filter(free).min_by(|a, b| cost(a).total_cmp(&cost(b)))?;
        taken.push((cell.at, radius));
        Some(cell.at)
    };
    let mut symbols = [draft.label.centre(); N_SYMBOLS];
    for it in &mut symbols[..n_symbols] {
        *it = take(SYMBOL_RADIUS, draft.label.centre(), 0.0)?;
    }
    let mut marks = [draft.stack; N_MARKS];
    for it in &mut marks {
        *it = take(MARK_RADIUS, draft.stack, 0.1)?;
    }
    let hit = hit_box(grid, draft.stack, size);
    Some(Spots { label: draft.label, stack: draft.stack, marks, symbols, size, hit })
}

/// A rectangle around `centre`, grown side by side as far as it stays inside.
fn hit_box(grid: &Grid, centre: Point, size: f32) -> Rect {
    let start = STACK_RADIUS * 1.3 * size;
    let mut rect = Rect::around(centre, start, start);
    let step = grid.step;
    loop {
        let before = rect;
        for side in 0..4 {
            let grown = match side {
                0 => Rect { x: rect.x - step, width: rect.width + step, ..rect },
                1 => Rect { width: rect.width + step, ..rect },
                2 => Rect { y: rect.y - step, height: rect.height + step, ..rect },
                _ => Rect { height: rect.height + step, ..rect },
            };
            if grid.holds(grown, 4.0) {
                rect = grown;
            }
        }
        if rect == before {
            return rect;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::faces;

    #[test]
    fn everything_stands_inside_its_region_and_nothing_overlaps() {
        for face in faces::all() {
            for it in &face.regions {
                let spots = &it.spots;
                let n_symbols = if it.terrain.is_water() { 0 } else { N_SYMBOLS };
                let mut discs = vec![(spots.stack, STACK_RADIUS)];
                discs.extend(spots.symbols[..n_symbols].iter().map(|&p| (p, SYMBOL_RADIUS)));
                discs.extend(spots.marks.iter().map(|&p| (p, MARK_RADIUS)));
                for (i, &(p, radius)) in discs.iter().enumerate() {
                    let radius = radius * spots.size;
                    assert!(
                        depth(&it.ring, p) >= radius,
                        "{}: piece {i} crosses the border",
                        it.slug
                    );
                    assert!(
                        spots.label.distance(p) >= radius - 0.01,
                        "{}: piece {i} covers the name",
                        it.slug
                    );
                    for &(q, other) in &discs[..i] {
                        assert!(
                            p.distance(q) >= radius + other * spots.size,
                            "{}: piece {i} overlaps",
                            it.slug
                        );
                    }
                }
                for p in [spots.label, spots.hit].map(Rect::centre) {
                    assert!(depth(&it.ring, p) > 0.0, "{}", it.slug);
                }
            }
        }
    }

    #[test]
    fn a_thumb_is_seen_and_covers_no_middle_of_a_region() {
        for face in faces::all() {
            for (nth, it) in face.regions.iter().enumerate() {
                let area = it.thumb.width.powi(2);
                assert!(0.69 * THUMB <= it.thumb.width * face.scale, "{} is small", it.slug);
                assert!(0.5 < SHOWN.shared(it.thumb) / area, "{} is hidden", it.slug);
                for other in &face.regions {
                    let away = it.thumb.distance(other.spots.hit.centre());
                    assert!(0.0 < away, "{} covers {}", it.slug, other.slug);
                }
                for (_, other) in face.regions.iter().enumerate().filter(|(i, _)| *i != nth) {
                    let shared = it.thumb.shared(other.thumb) / area;
                    assert!(shared < 0.25, "{} and {} share {shared}", it.slug, other.slug);
                }
            }
        }
    }

    #[test]
    fn minus_and_plus_stand_beside_their_stack_and_cover_no_middle_of_a_control() {
        for face in faces::all() {
            let steps = || face.regions.iter().flat_map(|it| it.steps.map(|step| (it, step)));
            for (nth, (it, step)) in steps().enumerate() {
                let others = steps().enumerate().filter(|(other, _)| *other != nth);
                let middles = others.map(|(_, (region, other))| (region, other.centre()));
                let hits = face.regions.iter().map(|it| (it, it.spots.hit.centre()));
                for (other, middle) in middles.chain(hits) {
                    assert!(0.0 < step.distance(middle), "{} covers {}", it.slug, other.slug);
                }
                assert!(step.distance(it.spots.stack) < STACK_RADIUS * it.spots.size);
            }
            for it in &face.regions {
                let [minus, plus] = it.steps.map(|it| it.centre().x);
                assert!(minus < it.spots.stack.x && it.spots.stack.x < plus, "{}", it.slug);
            }
        }
    }

    #[test]
    fn no_region_shrinks_its_pieces_beyond_recognition() {
        for face in faces::all() {
            for it in &face.regions {
                assert!(
                    it.spots.size * face.scale >= 0.7,
                    "{}: {}",
                    it.slug,
                    it.spots.size * face.scale
                );
            }
        }
    }
}
