//! Hand-drawn borders: straight polygon edges become wriggling lines that both neighbours share exactly.
//!
//! The edges of a face fall into *chains*, each running between two points where three or more areas meet. A chain is
//! bent once, keyed by its end points, and every region that it bounds walks the same points, forwards or backwards.

use std::collections::BTreeMap;

use super::geometry::{Point, fraction, number};

/// A corner as the data has it.
pub type Corner = (i32, i32);

/// What lies on the two sides of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Border {
    /// Land meets land: an ink line.
    Inland,
    /// Land meets water of any kind: the coast.
    Coast,
    /// A water region meets the open water.
    Open,
}

/// One bent line between two meeting points.
#[derive(Clone, Debug)]
pub struct Chain {
    pub border: Border,
    pub points: Vec<Point>,
    /// It bounds the face as a whole.
    pub outer: bool,
}

/// The chains of one face, and how each region walks them.
pub struct Chains {
    pub chains: Vec<Chain>,
    /// Per region: chain number and whether it is walked forwards.
    pub walks: Vec<Vec<(usize, bool)>>,
}

/// Bends the borders of regions given as (polygon, is water).
pub fn bend(regions: &[(&[Corner], bool)]) -> Chains {
    let mut sides: BTreeMap<(Corner, Corner), Vec<usize>> = BTreeMap::new();
    for (region_idx, (polygon, _)) in regions.iter().enumerate() {
        for (a, b) in edges(polygon) {
            sides.entry((a.min(b), a.max(b))).or_default().push(region_idx);
        }
    }
    let mut degree: BTreeMap<Corner, usize> = BTreeMap::new();
    for &(a, b) in sides.keys() {
        *degree.entry(a).or_default() += 1;
        *degree.entry(b).or_default() += 1;
    }

    let mut known: BTreeMap<Vec<Corner>, usize> = BTreeMap::new();
    let mut res = Chains { chains: Vec::new(), walks: Vec::new() };
    for (polygon, _) in regions {
        let mut walk = Vec::new();
        for corners in split(polygon, &degree) {
            let forwards = corners.first() <= corners.last();
            let key: Vec<Corner> =
                if forwards { corners } else { corners.into_iter().rev().collect() };
            let next = res.chains.len();
            let chain_idx = *known.entry(key.clone()).or_insert(next);
            if chain_idx == next {
                let owners = &sides[&(key[0].min(key[1]), key[0].max(key[1]))];
                let water = owners.iter().filter(|&&s| regions[s].1).count();
                let border = match (owners.len(), water) {
                    (1, 0) | (2, 1) => Border::Coast,
                    (1, _) | (2, 2) => Border::Open,
                    _ => Border::Inland,
                };
                let points = wriggle(&key, border);
                res.chains.push(Chain { border, points, outer: owners.len() == 1 });
            }
            walk.push((chain_idx, forwards));
        }
        res.walks.push(walk);
    }
    res
}

/// The closed ring of one walk, without repeating the meeting points.
pub fn ring(chains: &[Chain], walk: &[(usize, bool)]) -> Vec<Point> {
    let mut points = Vec::new();
    for &(chain_idx, forwards) in walk {
        let chain = &chains[chain_idx].points;
        let last = chain.len() - 1;
        points.extend((0..last).map(|i| if forwards { chain[i] } else { chain[last - i] }));
    }
    points
}

/// The closed path of one walk. Each chain is smoothed by itself, the same way in both directions.
pub fn closed_path(chains: &[Chain], walk: &[(usize, bool)]) -> String {
    let mut d = String::new();
    for (i, &(chain_idx, forwards)) in walk.iter().enumerate() {
        let mut points = chains[chain_idx].points.clone();
        if !forwards {
            points.reverse();
        }
        if i == 0 {
            begin(&mut d, points[0]);
        }
        trace(&mut d, &points);
    }
    d.push('z');
    d
}

/// The open path of one chain.
pub fn open_path(chain: &Chain) -> String {
    let mut d = String::new();
    begin(&mut d, chain.points[0]);
    trace(&mut d, &chain.points);
    d
}

fn begin(d: &mut String, at: Point) {
    d.push_str(&format!("M{} {}", number(at.x), number(at.y)));
}

/// Adds a smooth line from the first of `points` through their middles, in relative coordinates.
fn trace(d: &mut String, points: &[Point]) {
    let last = points.len() - 1;
    let mut at = points[0];
    let push = |d: &mut String, letter: char, from: Point, to: &[Point]| {
        d.push(letter);
        for (i, p) in to.iter().enumerate() {
            let (x, y) = (number(p.x - from.x), number(p.y - from.y));
            d.push_str(if i > 0 && !x.starts_with('-') { " " } else { "" });
            d.push_str(&x);
            d.push_str(if y.starts_with('-') { "" } else { " " });
            d.push_str(&y);
        }
    };
    if last == 1 {
        push(d, 'l', at, &points[1..]);
        return;
    }
    for i in 1..last {
        let to = if i + 1 == last { points[last] } else { points[i].lerp(points[i + 1], 0.5) };
        push(d, 'q', at, &[points[i], to]);
        at = to;
    }
}

fn edges(polygon: &[Corner]) -> impl Iterator<Item = (Corner, Corner)> + '_ {
    (0..polygon.len()).map(|i| (polygon[i], polygon[(i + 1) % polygon.len()]))
}

/// Cuts a closed polygon at the corners where three or more lines meet.
fn split(polygon: &[Corner], degree: &BTreeMap<Corner, usize>) -> Vec<Vec<Corner>> {
    let n = polygon.len();
    let is_meeting = |i: usize| degree[&polygon[i % n]] >= 3;
    let start = (0..n).find(|&i| is_meeting(i)).unwrap_or(0);
    let mut res: Vec<Vec<Corner>> = Vec::new();
    let mut chain = vec![polygon[start]];
    for i in start + 1..=start + n {
        chain.push(polygon[i % n]);
        if is_meeting(i) || i == start + n {
            res.push(std::mem::replace(&mut chain, vec![polygon[i % n]]));
        }
    }
    res
}

/// Rounds the corners of a chain, then lets it tremble; its ends stay.
fn wriggle(corners: &[Corner], border: Border) -> Vec<Point> {
    let raw: Vec<Point> = corners.iter().map(|&(x, y)| Point::new(x as f32, y as f32)).collect();
    let smooth = sample(&raw);
    let total: f32 = smooth.windows(2).map(|w| w[0].distance(w[1])).sum();
    let (wide, narrow) = match border {
        Border::Inland => (6.0, 2.2),
        Border::Coast => (7.5, 4.2),
        Border::Open => (5.0, 0.0),
    };
    let (first, last) = (corners[0], corners[corners.len() - 1]);
    let random = |n: i64| {
        let (a, b) = (
            i64::from(first.0) * 1000 + i64::from(first.1),
            i64::from(last.0) * 1000 + i64::from(last.1),
        );
        fraction(&[a, b, n]) * std::f32::consts::TAU
    };
    let (phase_a, phase_b, phase_c) = (random(1), random(2), random(3));
    let mut along = 0.0;
    let mut res = Vec::with_capacity(smooth.len());
    for i in 0..smooth.len() {
        if i > 0 {
            along += smooth[i - 1].distance(smooth[i]);
        }
        let taper = (along.min(total - along) / 34.0).clamp(0.0, 1.0);
        let (before, after) = (smooth[i.saturating_sub(1)], smooth[(i + 1).min(smooth.len() - 1)]);
        let length = before.distance(after).max(0.001);
        let (nx, ny) = (-(after.y - before.y) / length, (after.x - before.x) / length);
        let shift = taper
            * (wide * (along / 19.0 + phase_a).sin()
                + narrow * (along / 7.3 + phase_b).sin()
                + wide * 0.5 * (along / 37.0 + phase_c).cos());
        res.push(Point::new(
            (smooth[i].x + nx * shift).round(),
            (smooth[i].y + ny * shift).round(),
        ));
    }
    res
}

/// Points about every 13 units on a Catmull–Rom line through `raw`.
fn sample(raw: &[Point]) -> Vec<Point> {
    let last = raw.len() - 1;
    let mut res = vec![raw[0]];
    for i in 0..last {
        let (b, c) = (raw[i], raw[i + 1]);
        let a = if i > 0 { raw[i - 1] } else { b };
        let d = if i + 2 <= last { raw[i + 2] } else { c };
        let n_steps = (b.distance(c) / 13.0).ceil().max(1.0) as usize;
        for step in 1..=n_steps {
            let t = step as f32 / n_steps as f32;
            let at = |a: f32, b: f32, c: f32, d: f32| {
                let (t2, t3) = (t * t, t * t * t);
                0.5 * (2.0 * b
                    + (c - a) * t
                    + (2.0 * a - 5.0 * b + 4.0 * c - d) * t2
                    + (3.0 * (b - c) + d - a) * t3)
            };
            res.push(Point::new(at(a.x, b.x, c.x, d.x), at(a.y, b.y, c.y, d.y)));
        }
    }
    res
}
