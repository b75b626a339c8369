//! How the islands of one game lie on the table.
//!
//! The wide places were found once by packing the hulls of all faces of a size into a box of 45 : 32 (900 × 640 pixels
//! beside the rail on a small laptop); they hold for every face. On a phone the islands stand in a column. The same
//! places are written into the style sheet as percentages, which a test keeps equal.

use maud::{Markup, html};

use super::faces::{self, FaceArt, Size};
use super::geometry::number;
use super::{island, sea};

/// Wide for a table on a screen, tall for a phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    Wide,
    Tall,
}

/// One island on the table: where the corner of its cropped box lies, and how many table units a face unit takes.
#[derive(Clone, Copy)]
pub struct Placed {
    pub face: &'static FaceArt,
    /// The number in the class `isle-n`.
    pub slot: usize,
    pub x: f32,
    pub y: f32,
    pub scale: f32,
    /// How large the names of its regions are, in face units.
    pub name_size: f32,
}

/// Names are 14 pixels high where the table is as small as a laptop of 1366×768 makes it: so many table units in 61 of its
/// width. Alone on a phone an island is as wide as the screen.
const NAMES_IN_WIDTH: f32 = 61.0;
const NAME_SIZE: f32 = 28.0;

/// The table: its size, its islands, and the middle of a free spot for the compass rose.
pub struct Layout {
    pub width: f32,
    pub height: f32,
    pub islands: Vec<Placed>,
    pub rose: (f32, f32, f32),
}

/// The part of every face's box that is shown: x, y, width, height.
pub const CROP: (f32, f32, f32, f32) = (20.0, 5.0, 960.0, 690.0);

/// The gap between stacked islands.
const GAP: f32 = 30.0;

struct Template {
    size: (f32, f32),
    slots: &'static [(Size, f32, f32)],
    rose: (f32, f32, f32),
}

/// Middles of the islands, by number of islands.
const TEMPLATES: [Template; 4] = [
    Template {
        size: (1470.0, 1045.0),
        slots: &[(Size::L, 999.0, 331.0), (Size::S, 374.0, 786.0)],
        rose: (1130.0, 865.0, 270.0),
    },
    Template {
        size: (1642.0, 1168.0),
        slots: &[(Size::L, 990.0, 839.0), (Size::M, 416.0, 294.0), (Size::S, 1243.0, 262.0)],
        rose: (255.0, 880.0, 300.0),
    },
    Template {
        size: (1745.0, 1241.0),
        slots: &[
            (Size::L, 510.0, 331.0),
            (Size::M, 1308.0, 934.0),
            (Size::M, 416.0, 947.0),
            (Size::S, 1362.0, 275.0),
        ],
        rose: (1655.0, 606.0, 130.0),
    },
    Template {
        size: (2102.0, 1495.0),
        slots: &[
            (Size::L, 1561.0, 377.0),
            (Size::L, 1631.0, 1163.0),
            (Size::M, 418.0, 295.0),
            (Size::S, 883.0, 800.0),
            (Size::S, 376.0, 1235.0),
        ],
        rose: (270.0, 795.0, 240.0),
    },
];

/// Lays out the faces named by id; unknown ids are left out.
pub fn arrange(face_ids: &[&str], shape: Shape) -> Layout {
    let on_table: Vec<&'static FaceArt> =
        face_ids.iter().filter_map(|id| faces::face(id)).collect();
    let template = TEMPLATES.iter().find(|it| fits(it, &on_table));
    match (shape, template) {
        (Shape::Wide, Some(template)) => wide(template, &on_table),
        (Shape::Wide, None) | (Shape::Tall, _) => tall(&on_table),
    }
}

fn fits(template: &Template, on_table: &[&FaceArt]) -> bool {
    let count = |size: Size| on_table.iter().filter(|it| it.size == size).count();
    let wanted = |size: Size| template.slots.iter().filter(|it| it.0 == size).count();
    [Size::L, Size::M, Size::S].into_iter().all(|it| count(it) == wanted(it))
}

fn wide(template: &Template, on_table: &[&'static FaceArt]) -> Layout {
    let mut free: Vec<usize> = (0..template.slots.len()).collect();
    let place = |&face: &&'static FaceArt| {
        let at = free
            .iter()
            .position(|&i| template.slots[i].0 == face.size)
            .expect("the template fits the faces");
        let slot = free.remove(at);
        let (_, x, y) = template.slots[slot];
        let (x, y) = (x + (CROP.0 - 500.0) * face.scale, y + (CROP.1 - 350.0) * face.scale);
        let name_size = (template.size.0 / NAMES_IN_WIDTH).max(NAME_SIZE) / face.scale;
        Placed { face, slot, x, y, scale: face.scale, name_size }
    };
    let islands = on_table.iter().map(place).collect();
    Layout { width: template.size.0, height: template.size.1, islands, rose: template.rose }
}

fn tall(on_table: &[&'static FaceArt]) -> Layout {
    let step = CROP.3 + GAP;
    let place = |(slot, &face)| Placed {
        face,
        slot,
        x: GAP / 2.0,
        y: GAP / 2.0 + step * slot as f32,
        scale: 1.0,
        name_size: NAME_SIZE,
    };
    Layout {
        width: CROP.2 + GAP,
        height: step * on_table.len() as f32,
        islands: on_table.iter().enumerate().map(place).collect(),
        rose: (0.0, 0.0, 0.0),
    }
}

/// One drawing of the whole table, standing alone; `content` adds names, highlights and tokens to each island.
pub fn board(layout: &Layout, content: impl Fn(&Placed) -> Markup) -> Markup {
    let view = format!("0 0 {} {}", number(layout.width), number(layout.height));
    html! {
        svg class="board-drawing" xmlns="http://www.w3.org/2000/svg" viewBox=(view) {
            (sea::open(layout.width, layout.height, layout.rose))
            @for it in &layout.islands {
                svg class="isle" x=(number(it.x)) y=(number(it.y)) width=(number(CROP.2 * it.scale))
                    height=(number(CROP.3 * it.scale)) viewBox=(island::view_box()) overflow="visible" {
                    (island::ground(it.face))
                    (content(it))
                }
            }
        }
    }
}

/// The style rules that put `.isle-n` of a table of n islands into place; the style sheet holds exactly these lines.
pub fn style_rules() -> String {
    let mut res = String::new();
    for template in &TEMPLATES {
        let (width, height) = template.size;
        let n_isles = template.slots.len();
        let percent = |part: f32, whole: f32| format!("{:.2}%", part / whole * 100.0);
        res.push_str(&format!(
            ".isles-{n_isles} {{ --ratio: {}; }}\n",
            number(width) + " / " + &number(height)
        ));
        for (slot, &(size, x, y)) in template.slots.iter().enumerate() {
            let scale = faces::all().find(|it| it.size == size).map_or(1.0, |it| it.scale);
            let left = percent(x + (CROP.0 - 500.0) * scale, width);
            let top = percent(y + (CROP.1 - 350.0) * scale, height);
            let wide = percent(CROP.2 * scale, width);
            res.push_str(&format!(
                ".isles-{n_isles} .isle-{slot} {{ left: {left}; top: {top}; width: {wide}; }}\n"
            ));
        }
    }
    res
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLES: [&[&str]; 4] = [
        &["l1a", "s2b"],
        &["l2a", "m1b", "s1a"],
        &["l1b", "m2a", "m1a", "s2a"],
        &["l1a", "l2b", "m2b", "s1b", "s2b"],
    ];

    #[test]
    fn islands_keep_clear_of_each_other_and_of_the_rim() {
        for faces in TABLES {
            let layout = arrange(faces, Shape::Wide);
            assert_eq!(layout.islands.len(), faces.len());
            let points = |it: &Placed| -> Vec<(f32, f32)> {
                let to_table = |p: &super::super::geometry::Point| {
                    (it.x + (p.x - CROP.0) * it.scale, it.y + (p.y - CROP.1) * it.scale)
                };
                it.face.regions.iter().flat_map(|region| region.ring.iter().map(to_table)).collect()
            };
            for (i, it) in layout.islands.iter().enumerate() {
                let own = points(it);
                let inside = |&(x, y): &(f32, f32)| {
                    0.0 < x && x < layout.width && 0.0 < y && y < layout.height
                };
                assert!(own.iter().all(inside), "{faces:?}: island {i} leaves the table");
                for other in layout.islands[..i].iter().flat_map(&points) {
                    let nearest = own
                        .iter()
                        .map(|p| (p.0 - other.0).hypot(p.1 - other.1))
                        .fold(f32::MAX, f32::min);
                    assert!(nearest > 8.0, "{faces:?}: island {i} touches another");
                }
            }
        }
    }

    #[test]
    fn the_style_sheet_places_the_islands_where_the_layout_does() {
        let sheet = include_str!("../../../../assets/gospoda.css");
        for rule in style_rules().lines() {
            assert!(sheet.contains(rule), "missing in assets/gospoda.css: {rule}");
        }
    }
}
