//! Pictures of cards: composed of a backdrop, a light and emblems as lit figures, and written as files of their own.
//!
//! A picture is data ([`Picture`]); [`Picture::file`] draws it, always in the same way. Its field is 160 × 110 units; a
//! card cuts off what does not fit. A lit figure is one emblem several times: a shadow cast behind it, a rim of warm
//! light on the side of the light, a rim of the colour of the place on the other, the body, and over it a fall of light
//! and engraved lines that an emblem as mask cuts out.

use std::collections::BTreeSet;

use maud::{Markup, html};

use super::emblem;
use super::geometry::{fraction, number};

/// A picture of 160 × 110 units.
#[derive(Clone, Debug)]
pub struct Picture {
    pub backdrop: Backdrop,
    /// The colours of the backdrop: what is near, what is far, and the air between.
    pub dark: &'static str,
    pub far: &'static str,
    pub air: &'static str,
    pub light: Light,
    /// From behind to before.
    pub layers: Vec<Layer>,
    /// How many sparks are in the air.
    pub n_sparks: u8,
    /// How dark the engraved lines of its figures are, in hundredths: lighter where it is also shown as a portrait.
    pub engraving: u8,
}

/// Where it takes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backdrop {
    Hall,
    Tunnel,
    Cave,
    Camp,
    Dusk,
    Mesas,
    Forest,
    Snow,
    Sea,
    Throne,
    Workshop,
    Rays,
}

/// What the light comes from.
#[derive(Clone, Copy, Debug)]
pub struct Light {
    pub colour: &'static str,
    pub x: f32,
    pub y: f32,
    pub radius: f32,
}

/// One emblem in a picture.
#[derive(Clone, Debug)]
pub struct Layer {
    pub emblem: String,
    /// Its centre.
    pub x: f32,
    pub y: f32,
    pub size: f32,
    pub ink: &'static str,
    pub detail: &'static str,
    pub finish: Finish,
    /// Degrees, clockwise.
    pub tilt: f32,
}

/// How much work goes into a layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// A lit figure with a rim of this colour.
    Lit(&'static str),
    /// A dark figure against the light, with a rim of this colour.
    Dim(&'static str),
    /// A flat shape: haze, symbols, what lies far behind; the share of it that is seen, in hundredths.
    Flat(u8),
}

/// The three colours of an air: near, far, between.
pub type Air = (&'static str, &'static str, &'static str);

/// A picture of a place with its air and its light.
pub fn of(backdrop: Backdrop, (dark, far, air): Air, light: Light, layers: Vec<Layer>) -> Picture {
    Picture { backdrop, dark, far, air, light, layers, n_sparks: 11, engraving: 20 }
}

pub const fn light(colour: &'static str, x: f32, y: f32, radius: f32) -> Light {
    Light { colour, x, y, radius }
}

/// A layer in the middle of the picture.
pub fn lit(
    emblem: impl Into<String>,
    size: f32,
    ink: &'static str,
    detail: &'static str,
    rim: &'static str,
) -> Layer {
    Layer {
        emblem: emblem.into(),
        x: 80.0,
        y: 58.0,
        size,
        ink,
        detail,
        finish: Finish::Lit(rim),
        tilt: 0.0,
    }
}

/// A dark figure before the light.
pub fn dim(emblem: impl Into<String>, size: f32, x: f32, y: f32, rim: &'static str) -> Layer {
    lit(emblem, size, "#120b0c", rim, rim).at(x, y).finished(Finish::Dim(rim))
}

/// A flat shape of one colour, seen with this share in hundredths.
pub fn flat(
    emblem: impl Into<String>,
    size: f32,
    x: f32,
    y: f32,
    ink: &'static str,
    share: u8,
) -> Layer {
    lit(emblem, size, ink, ink, ink).at(x, y).finished(Finish::Flat(share))
}

impl Layer {
    #[must_use]
    pub fn at(mut self, x: f32, y: f32) -> Self {
        (self.x, self.y) = (x, y);
        self
    }

    #[must_use]
    pub fn tilted(mut self, degrees: f32) -> Self {
        self.tilt = degrees;
        self
    }

    #[must_use]
    pub fn finished(mut self, finish: Finish) -> Self {
        self.finish = finish;
        self
    }
}

impl Picture {
    /// The file, as SVG that needs nothing else. `seed` strews the sparks.
    pub fn file(&self, seed: &str) -> String {
        html! {
            svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 110" width="320" height="220" preserveAspectRatio="xMidYMid slice" { (self.drawn(seed)) }
        }
        .into_string()
    }

    /// What the file shows, in units of the picture, with all that it refers to.
    pub(crate) fn drawn(&self, seed: &str) -> Markup {
        let seed: i64 = seed.bytes().fold(7, |sum, it| (sum * 31 + i64::from(it)) % 1_000_003);
        let emblems: BTreeSet<&str> = self.layers.iter().map(|it| it.emblem.as_str()).collect();
        let light = self.light;
        html! {
            defs {
                (fade("s", &[("0", self.far, "1"), (".75", self.dark, "1")]))
                (fade("b", &[("0", "#fff", ".34"), (".42", "#fff", "0"), (".58", "#000", "0"), ("1", "#000", ".56")]))
                (glow("l", &[("0", light.colour, ".85"), (".4", light.colour, ".36"), ("1", light.colour, "0")]))
                (glow("v", &[(".62", "#000", "0"), ("1", "#000", ".72")]))
                pattern id="h" width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)" {
                    path d="M0 .5H3" stroke="#000" stroke-width=".7" stroke-opacity=(format!("{:.2}", f32::from(self.engraving) / 100.0).trim_start_matches('0').trim_end_matches('0')) {}
                }
                @for id in emblems { @if let Some(it) = emblem::symbol_of(id) { (it) } }
                @for (nth, it) in self.layers.iter().enumerate() {
                    @if matches!(it.finish, Finish::Lit(_)) { mask id={ "m" (nth) } { (used(it, 0.0, 0.0, "#fff", "#fff")) } }
                }
            }
            rect width="160" height="110" fill="url(#s)" {}
            (self.ground())
            circle cx=(number(light.x)) cy=(number(light.y)) r=(number(light.radius)) fill="url(#l)" {}
            @for (nth, it) in self.layers.iter().enumerate() { (self.figure(it, nth)) }
            (self.sparks(seed))
            rect width="160" height="110" fill="url(#v)" {}
        }
    }

    fn figure(&self, it: &Layer, nth: usize) -> Markup {
        let turned = (it.tilt != 0.0)
            .then(|| format!("rotate({} {} {})", number(it.tilt), number(it.x), number(it.y)));
        // The light stands on this side of the figure.
        let side = if self.light.x <= it.x { 1.0 } else { -1.0 };
        let unit = (it.size / 84.0).clamp(0.4, 1.2);
        html! {
            @match it.finish {
                Finish::Flat(share) => g transform=[turned] opacity=(format!(".{share:02}")) { (used(it, 0.0, 0.0, it.ink, it.detail)) },
                Finish::Dim(rim) => g transform=[turned] {
                    g opacity=".5" { (used(it, 2.2 * unit * side, 2.8 * unit, "#000", "#000")) }
                    (used(it, -1.2 * unit * side, -1.3 * unit, rim, rim))
                    (used(it, 0.0, 0.0, it.ink, it.detail))
                },
                Finish::Lit(rim) => g transform=[turned] {
                    g opacity=".55" { (used(it, 2.8 * unit * side, 3.6 * unit, "#000", "#000")) }
                    (used(it, 1.1 * unit * side, 0.9 * unit, self.air, self.air))
                    (used(it, -1.6 * unit * side, -1.8 * unit, rim, rim))
                    (used(it, 0.0, 0.0, it.ink, it.detail))
                    g mask={ "url(#m" (nth) ")" } {
                        (over(it, "b")) (over(it, "h"))
                    }
                },
            }
        }
    }

    fn sparks(&self, seed: i64) -> Markup {
        let one = |nth: u8, what: i64| fraction(&[seed, i64::from(nth), what]);
        html! {
            g fill=(self.light.colour) {
                @for nth in 0..self.n_sparks {
                    @let x = self.light.x + (one(nth, 1) - 0.5) * 110.0;
                    @let y = self.light.y + (one(nth, 2) - 0.5) * 90.0;
                    circle cx=(number(x)) cy=(number(y)) r=(number(0.4 + one(nth, 3))) opacity=(format!("{:.2}", 0.35 + one(nth, 4) * 0.6)) {}
                }
            }
        }
    }

    /// What stands behind the figures, from far to near.
    fn ground(&self) -> Markup {
        let (dark, far, air) = (self.dark, self.far, self.air);
        let plain =
            |d: &str, fill: &str, share: &str| html! { path d=(d) fill=(fill) opacity=(share) {} };
        let lines = |d: &str, colour: &str, width: &str, share: &str| html! { path d=(d) fill="none" stroke=(colour) stroke-width=(width) opacity=(share) {} };
        html! {
            @match self.backdrop {
                Backdrop::Hall => {
                    (plain("M48 110V44Q50 12 80 12Q110 12 112 44V110H103V48Q102 24 80 22Q58 24 57 48V110z", air, ".4"))
                    (plain("M2 0H36V8H31V92H38V110H0V92H7V8H2zM124 0H158V8H153V92H160V110H122V92H129V8H124z", air, ".5"))
                    (lines("M14 9V91M22 9V91M138 9V91M146 9V91", dark, "2", ".6"))
                    (plain("M0 94H160V110H0z", dark, ".85"))
                    (lines("M20 110L52 94M60 110L70 94M100 110L90 94M140 110L108 94", air, "1", ".45"))
                }
                Backdrop::Tunnel => {
                    (plain("M6 116V62Q6 6 80 6Q154 6 154 62V116z", far, ".9"))
                    (plain("M24 116V66Q24 22 80 22Q136 22 136 66V116z", air, ".34"))
                    (plain("M40 116V72Q40 38 80 38Q120 38 120 72V116z", air, ".4"))
                    (plain("M56 116V76Q56 54 80 54Q104 54 104 76V116z", air, ".55"))
                    (lines("M14 40L28 46M10 70H24M146 40L132 46M150 70H136M50 12L56 26M110 12L104 26M80 6V22", dark, "2", ".6"))
                }
                Backdrop::Cave => {
                    (plain("M0 0H160V20L150 40L143 18L131 32L123 11L109 22L100 8L84 16L74 5L60 24L52 9L40 36L32 14L20 28L12 46L0 22z", dark, ".95"))
                    (plain("M0 110V72L10 62L20 84L34 76L46 94L64 86L84 97L108 88L122 95L134 74L142 82L152 58L160 66V110z", air, ".42"))
                    (plain("M0 110V95L24 101L60 97L90 106L130 98L160 92V110z", dark, ".9"))
                }
                Backdrop::Camp => {
                    (plain("M0 72L26 54L48 66L76 48L104 64L132 50L160 68V110H0z", air, ".35"))
                    (plain("M4 86L22 52L40 86zM120 88L140 48L160 88z", dark, ".85"))
                    (lines("M22 50V44M140 46V40", dark, "1.5", ".9"))
                    (plain("M0 110V88Q40 80 80 86Q120 80 160 88V110z", dark, ".8"))
                }
                Backdrop::Dusk => {
                    (plain("M0 74Q28 54 58 66Q92 46 122 62Q146 56 160 66V110H0z", air, ".5"))
                    (plain("M0 90Q40 70 84 84Q124 72 160 86V110H0z", dark, ".75"))
                    (lines("M8 20H44M96 14H150M60 32H92", air, "1.4", ".45"))
                }
                Backdrop::Mesas => {
                    (plain("M0 76H18V52H46V76H92V44H128V60H144V76H160V110H0z", air, ".5"))
                    (plain("M0 92H34L42 84H74L84 92H160V110H0z", dark, ".75"))
                }
                Backdrop::Forest => {
                    (plain("M8 110L12 40L6 20L14 34L20 8L20 36L28 26L22 44L26 110zM134 110L138 44L130 28L140 38L144 6L148 36L156 22L150 46L154 110z", dark, ".9"))
                    (plain("M44 110L46 50L40 36L48 44L51 22L54 46L60 38L55 54L58 110zM102 110L104 54L98 42L106 48L109 26L112 50L118 40L113 58L116 110z", air, ".4"))
                    (plain("M0 110V96Q40 88 80 95Q120 88 160 96V110z", dark, ".85"))
                }
                Backdrop::Snow => {
                    (plain("M0 78L24 46L40 64L66 30L94 68L118 42L160 80V110H0z", air, ".5"))
                    (plain("M66 30L76 44L68 48L60 42zM24 46L31 54L24 58L19 53zM118 42L126 50L119 54L112 49z", "#fff", ".6"))
                    (plain("M0 94Q40 82 80 90Q120 84 160 94V110H0z", "#dfe9f2", ".35"))
                }
                Backdrop::Sea => {
                    (plain("M0 66H160V110H0z", air, ".4"))
                    (lines("M0 76Q10 72 20 76T40 76T60 76T80 76T100 76T120 76T140 76T160 76M0 88Q14 83 28 88T56 88T84 88T112 88T140 88T168 88M0 100Q18 94 36 100T72 100T108 100T144 100T180 100", dark, "2", ".55"))
                }
                Backdrop::Throne => {
                    (plain("M44 110V20L54 4L64 20V14L80 0L96 14V20L106 4L116 20V110z", air, ".4"))
                    (plain("M56 110V34Q58 18 80 16Q102 18 104 34V110z", dark, ".6"))
                    (plain("M0 0H22Q16 40 24 96H0zM160 0H138Q144 40 136 96H160z", air, ".55"))
                    (plain("M0 96H160V110H0z", dark, ".9"))
                }
                Backdrop::Workshop => {
                    (lines("M0 20H160M0 46H160M0 72H160M28 0V20M76 0V20M124 0V20M50 20V46M102 20V46M24 46V72M78 46V72M132 46V72", air, "1.6", ".4"))
                    (plain("M0 84H160V110H0z", dark, ".8"))
                    (plain("M0 82H160V87H0z", air, ".7"))
                }
                Backdrop::Rays => {
                    (plain("M80 58L40 -8H62zM80 58L98 -8H120zM80 58L168 10V34zM80 58L168 76V98zM80 58L120 118H98zM80 58L62 118H40zM80 58L-8 98V76zM80 58L-8 34V10z", air, ".34"))
                }
            }
        }
    }
}

fn fade(id: &str, stops: &[(&str, &str, &str)]) -> Markup {
    html! { linearGradient id=(id) x1="0" y1="0" x2=".35" y2="1" { (all(stops)) } }
}

fn glow(id: &str, stops: &[(&str, &str, &str)]) -> Markup {
    html! { radialGradient id=(id) r=(if id == "v" { ".72" } else { ".5" }) { (all(stops)) } }
}

fn all(stops: &[(&str, &str, &str)]) -> Markup {
    html! { @for (at, colour, share) in stops { stop offset=(at) stop-color=(colour) stop-opacity=(share) {} } }
}

/// The emblem of a layer, moved a little, in these colours.
fn used(it: &Layer, dx: f32, dy: f32, ink: &str, detail: &str) -> Markup {
    let (left, top) = (number(it.x - it.size / 2.0 + dx), number(it.y - it.size / 2.0 + dy));
    let size = number(it.size);
    html! { use href={ "#" (it.emblem) } x=(left) y=(top) width=(size) height=(size) color=(ink) fill=(detail) stroke=(detail) {} }
}

/// What lies over the whole of a layer, under its mask.
fn over(it: &Layer, fill: &str) -> Markup {
    let (left, top) = (number(it.x - it.size / 2.0), number(it.y - it.size / 2.0));
    let size = number(it.size);
    html! { rect x=(left) y=(top) width=(size) height=(size) fill={ "url(#" (fill) ")" } {} }
}
