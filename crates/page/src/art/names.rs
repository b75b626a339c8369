//! Where the name of a region is written: as it is in the language of the page, clear of pieces and printed symbols.

use maud::{Markup, html};

use super::anchors::{MARK_RADIUS, N_MARKS, STACK_RADIUS, SYMBOL_RADIUS};
use super::faces::{FaceArt, RegionArt};
use super::geometry::{Point, Rect, number};
use super::terrain::INK;

/// In a small window the style sheet enlarges names by so much (`.region-name`); they have room for it.
const LARGEST: f32 = 1.25;
/// The distance of two lines, in ems.
const LINE: f32 = 0.9;
/// What is kept free above and below the middle of a line, in ems.
const HALF: f32 = 0.38;

/// A name with its place, and the places of the symbols printed beside it.
pub struct Name<'a> {
    lines: Vec<&'a str>,
    centre: Point,
    font: f32,
    pub symbols: Vec<Point>,
}

impl Name<'_> {
    /// Where its lines are if it is as large as it can be.
    pub fn boxes(&self) -> Vec<Rect> {
        boxes(&self.lines, self.centre, self.font * LARGEST)
    }
}

/// The name to place in a region, and how many symbols stand beside it.
pub struct Words<'a> {
    pub region: &'a RegionArt,
    pub name: &'a str,
    pub n_symbols: usize,
}

/// The best of many places for each of these names of a face. Later names keep clear of earlier ones.
pub fn place<'a>(face: &FaceArt, words: Vec<Words<'a>>, font: f32) -> Vec<Name<'a>> {
    let rows = Rows::new(face, font * LARGEST * HALF / 2.0);
    let (mut written, mut symbols) = (Vec::new(), Vec::new());
    let mut res = Vec::new();
    for it in words {
        let ground = Ground { words: &it, rows: &rows, written: &written, symbols: &symbols };
        let name = ground.best(font);
        written.extend(name.boxes());
        symbols.extend(name.symbols.iter().map(|&at| (at, SYMBOL_RADIUS * it.region.spots.size)));
        res.push(name);
    }
    res
}

/// What a name of a region has to do with.
struct Ground<'a, 'w> {
    words: &'w Words<'a>,
    rows: &'w Rows<'w>,
    /// Names and symbols of others, with the radius of each.
    written: &'w [Rect],
    symbols: &'w [(Point, f32)],
}

impl<'a> Ground<'a, '_> {
    fn best(&self, font: f32) -> Name<'a> {
        let &Words { region, name, n_symbols } = self.words;
        let wanted = region.spots.label.centre();
        let bbox = region.bbox;
        let step = font / 4.0;
        let (columns, rows) = ((bbox.width / step) as usize, (bbox.height / step) as usize);
        let at = |i: usize| {
            let part = |nth: usize| (nth as f32 + 0.5) * step;
            Point::new(bbox.x + part(i % columns), bbox.y + part(i / columns))
        };
        let mut places: Vec<Point> =
            [wanted].into_iter().chain((0..columns * rows).map(at)).collect();
        places.sort_by(|a, b| a.distance(wanted).total_cmp(&b.distance(wanted)));
        let symbols = region.spots.symbols[..n_symbols].to_vec();
        let mut best = Name { lines: vec![name], centre: wanted, font, symbols };
        let mut limit = f32::MAX;
        for lines in breaks(name) {
            for &centre in &places {
                let far = AWAY * centre.distance(wanted) + EACH_LINE * lines.len() as f32;
                if limit <= far {
                    break;
                }
                let boxes = boxes(&lines, centre, font * LARGEST);
                if let Some((cost, symbols)) = self.cost(&boxes, limit - far) {
                    limit = far + cost;
                    best = Name { lines: lines.clone(), centre, font, symbols };
                }
            }
        }
        best
    }

    /// How bad lines in these boxes are, and where the symbols go; nothing if it is not below `limit`.
    fn cost(&self, boxes: &[Rect], limit: f32) -> Option<(f32, Vec<Point>)> {
        let region = self.words.region;
        let spots = &region.spots;
        let covered = |at: Point, radius: f32| covered_by(boxes, at, radius);
        let mut cost: f32 = boxes.iter().map(|it| self.rows.beyond(region, *it)).sum();
        cost += 12.0 * covered(spots.stack, (STACK_RADIUS - 6.0) * spots.size);
        let shared = |it: &Rect| self.written.iter().map(|other| it.shared(*other)).sum::<f32>();
        cost += boxes.iter().map(shared).sum::<f32>();
        cost += 8.0 * self.symbols.iter().map(|&(at, radius)| covered(at, radius)).sum::<f32>();
        if limit <= cost {
            return None;
        }
        for (at, weight) in spots.marks.iter().zip(MARK_WEIGHTS) {
            cost += weight * covered(*at, MARK_RADIUS * spots.size);
        }
        for it in &region.motifs {
            cost += 0.15 * covered(it.at, it.size * 0.4);
        }
        let radius = SYMBOL_RADIUS * spots.size;
        let hidden = |at: Point| covered(at, radius).max(covered_by(self.written, at, radius));
        let own = spots.symbols.iter().map(|&at| (hidden(at), at));
        let spare = spots.marks[4..].iter().map(|&at| (hidden(at) + 1.0, at));
        let mut free: Vec<(f32, Point)> = own.chain(spare).collect();
        free.sort_by(|a, b| a.0.total_cmp(&b.0));
        free.truncate(self.words.n_symbols);
        cost += 8.0 * free.iter().map(|it| it.0).sum::<f32>();
        (cost < limit).then(|| (cost, free.iter().map(|it| it.1).collect()))
    }
}

/// How far a circle reaches into the one of these boxes that covers most of it.
fn covered_by(boxes: &[Rect], at: Point, radius: f32) -> f32 {
    boxes.iter().map(|it| (radius - it.distance(at)).max(0.0)).fold(0.0, f32::max)
}

/// How bad it is to be one unit away from the place made for a name, and to need a line.
const AWAY: f32 = 0.2;
const EACH_LINE: f32 = 8.0;
/// The first marker is there in every mountain, the last ones hardly ever.
const MARK_WEIGHTS: [f32; N_MARKS] = [4.0, 2.0, 1.0, 0.5, 0.2, 0.1];

/// The boxes of lines around `centre`.
fn boxes(lines: &[&str], centre: Point, font: f32) -> Vec<Rect> {
    let top = centre.y - LINE * font * (lines.len() - 1) as f32 / 2.0;
    let line = |(nth, it): (usize, &&str)| {
        let middle = Point::new(centre.x, top + LINE * font * nth as f32);
        Rect::around(middle, text_width(it) * font, 2.0 * HALF * font)
    };
    lines.iter().enumerate().map(line).collect()
}

/// What lies inside of each region of a face, row by row.
struct Rows<'a> {
    step: f32,
    /// What lies beyond may lie beyond the board as well.
    frame: Rect,
    regions: Vec<(&'a RegionArt, Vec<Spans>)>,
}

type Spans = Vec<(f32, f32)>;

impl<'a> Rows<'a> {
    fn new(face: &'a FaceArt, step: f32) -> Self {
        let n_rows = ((face.bbox.y + face.bbox.height) / step) as usize + 2;
        let of = |it: &'a RegionArt| {
            let (top, bottom) = (it.bbox.y, it.bbox.y + it.bbox.height);
            let row = |nth: usize| match step * nth as f32 {
                y if y < top || bottom < y => Vec::new(),
                y => spans(&it.ring, y),
            };
            (it, (0..n_rows).map(row).collect())
        };
        Self { step, frame: face.bbox, regions: face.regions.iter().map(of).collect() }
    }

    /// How far a box reaches over the border of a region: a little into the sea is not bad, to a neighbour it is.
    fn beyond(&self, region: &RegionArt, it: Rect) -> f32 {
        const MARGIN: f32 = 4.0;
        let (left, right) = (it.x - MARGIN, it.x + it.width + MARGIN);
        let row = |y: f32| (y / self.step).round().max(0.0) as usize;
        let rows = row(it.y)..=row(it.y + it.height);
        let frame = self.frame;
        let is_beside = left < frame.x || frame.x + frame.width < right;
        if is_beside || it.y < frame.y || frame.y + frame.height < it.y + it.height {
            return f32::from(u16::MAX);
        }
        let within = |spans: &Spans| -> f32 {
            spans.iter().map(|it| (it.1.min(right) - it.0.max(left)).max(0.0)).sum()
        };
        let over = |row: usize| {
            let (mut own, mut others) = (0.0, 0.0);
            for (it, rows) in &self.regions {
                let inside = rows.get(row).map_or(0.0, within);
                if std::ptr::eq(*it, region) {
                    own += inside;
                } else {
                    others += inside;
                }
            }
            8.0 * others + 1.5 * (right - left - own - others).max(0.0)
        };
        rows.map(over).fold(0.0, f32::max)
    }
}

/// The stretches of a row that lie inside a border.
fn spans(ring: &[Point], y: f32) -> Spans {
    let mut crossings: Vec<f32> = Vec::new();
    let mut a = ring[ring.len() - 1];
    for &b in ring {
        if (a.y > y) != (b.y > y) {
            crossings.push((b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x);
        }
        a = b;
    }
    crossings.sort_by(f32::total_cmp);
    crossings.chunks_exact(2).map(|it| (it[0], it[1])).collect()
}

/// The width of a text in a serif italic, in ems; rather more than it is.
fn text_width(text: &str) -> f32 {
    text.chars()
        .map(|c| match c {
            'i' | 'l' | 'j' | 'f' | 't' | 'I' | '\'' | '’' | ' ' => 0.3,
            'r' | 's' | 'z' => 0.42,
            'm' | 'w' => 0.74,
            'W' | 'M' => 0.86,
            c if c.is_uppercase() => 0.7,
            _ => 0.5,
        })
        .sum()
}

/// A name in one line, in two and in three, each with its widest line as narrow as can be.
fn breaks(name: &str) -> Vec<Vec<&str>> {
    let words: Vec<usize> = name.match_indices(' ').map(|(at, _)| at).collect();
    let mut res = vec![vec![name]];
    let widest = |lines: &Vec<&str>| lines.iter().map(|it| text_width(it)).fold(0.0, f32::max);
    let two = words.iter().map(|&at| vec![&name[..at], &name[at + 1..]]);
    res.extend(two.min_by(|a, b| widest(a).total_cmp(&widest(b))));
    let pairs = words
        .iter()
        .enumerate()
        .flat_map(|(nth, &a)| words[nth + 1..].iter().map(move |&b| (a, b)));
    let three = pairs.map(|(a, b)| vec![&name[..a], &name[a + 1..b], &name[b + 1..]]);
    res.extend(three.min_by(|a, b| widest(a).total_cmp(&widest(b))));
    res
}

/// The name as it is written.
pub fn written(name: &Name<'_>, is_water: bool) -> Markup {
    let (font, centre) = (name.font, name.centre);
    let top = centre.y - LINE * font * (name.lines.len() - 1) as f32 / 2.0 + font * 0.3;
    let class = if is_water { "region-name water" } else { "region-name" };
    html! {
        text class=(class) text-anchor="middle" font-size=(number(font)) font-style="italic" font-family="serif"
            fill=(INK) stroke="#fbf3dc" stroke-opacity=".9" stroke-width=(number(font * 0.22)) stroke-linejoin="round"
            paint-order="stroke" {
            @for (i, it) in name.lines.iter().enumerate() {
                tspan x=(number(centre.x)) y=(number(top + LINE * font * i as f32)) { (it) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_names_break_where_the_widest_line_is_narrowest() {
        assert_eq!(breaks("Redtop"), [vec!["Redtop"]]);
        let all = breaks("Old King's Mound");
        assert_eq!(all[1], ["Old King's", "Mound"]);
        assert_eq!(all[2], ["Old", "King's", "Mound"]);
    }
}
