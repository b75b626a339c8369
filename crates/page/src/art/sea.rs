//! The open sea under the islands: an old chart with rhumb lines, a compass rose and a ship.

use maud::{Markup, PreEscaped, html};

use super::geometry::number;

/// The open water of one table. `rose` is the middle and the diameter of the compass rose; none if it is zero.
pub fn open(width: f32, height: f32, rose: (f32, f32, f32)) -> Markup {
    let (x, y, size) = rose;
    let reach = width + height;
    html! {
        defs {
            pattern id="open-sea" width="120" height="64" patternUnits="userSpaceOnUse" {
                path class="sea-wave" d="M8 16q7-7 14 0t14 0M70 46q7-7 14 0t14 0M52 8q5-5 10 0M22 54q5-5 10 0" fill="none"
                    stroke="#86b3b3" stroke-width="2.2" stroke-linecap="round" stroke-opacity=".75" {}
            }
        }
        g class="open-sea" aria-hidden="true" {
            // Wider than the table, so that a page may let it spill over the rim.
            @let (left, top, wide, high) = (number(-width), number(-height), number(3.0 * width), number(3.0 * height));
            rect class="sea-wash" x=(left) y=(top) width=(wide) height=(high) fill="#b9d5cf" {}
            rect x=(left) y=(top) width=(wide) height=(high) fill="url(#open-sea)" {}
            @if size > 0.0 {
                g class="rhumbs" stroke="#7a6a4a" stroke-opacity=".22" stroke-width="2" {
                    @for i in 0..16 {
                        @let (sin, cos) = (i as f32 * std::f32::consts::TAU / 16.0).sin_cos();
                        line x1=(number(x)) y1=(number(y)) x2=(number(x + cos * reach)) y2=(number(y + sin * reach)) {}
                    }
                }
                (rose_at(x, y, size))
            }
        }
    }
}

/// A compass rose of 200 units, scaled to `size`.
fn rose_at(x: f32, y: f32, size: f32) -> Markup {
    let scale = format!("translate({} {}) scale({:.3})", number(x), number(y), size / 200.0);
    html! {
        g class="rose" transform=(scale) stroke="#4a3826" stroke-linejoin="round" {
            circle r="78" fill="#f3e6c4" fill-opacity=".55" stroke-width="2" {}
            circle r="70" fill="none" stroke-width="1" stroke-dasharray="1.5 4.61" {}
            circle r="40" fill="none" stroke-width="1.4" {}
            @for (turn, class) in [(45, 0), (135, 0), (225, 0), (315, 0), (0, 1), (90, 1), (180, 1), (270, 1)] {
                g transform={ "rotate(" (turn) ")" } stroke-width="1.6" {
                    @if class == 0 {
                        path d="M0-66L12-16L0 0z" fill="#8a6d3f" {} path d="M0-66L-12-16L0 0z" fill="#e9d6a6" {}
                    } @else {
                        path d="M0-96L15-15L0 0z" fill="#a8402f" {} path d="M0-96L-15-15L0 0z" fill="#fbf0d2" {}
                    }
                }
            }
            circle r="9" fill="#d9a227" stroke-width="2" {}
            (PreEscaped(r##"<path d="M0-118Q9-110 4-102H-4Q-9-110 0-118zM-9-106Q-3-106-2-99M9-106Q3-106 2-99" fill="#4a3826" stroke-width="2.4"/>"##))
        }
    }
}

/// The sea as a background that fills any box: drawn behind the islands of a page.
pub fn backdrop(rose: (f32, f32, f32), width: f32, height: f32) -> Markup {
    let view = format!("0 0 {} {}", number(width), number(height));
    html! {
        svg class="sea-drawing" viewBox=(view) preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
            (open(width, height, rose))
        }
    }
}
