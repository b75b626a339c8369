//! A position as one picture that stands alone: the place as the stage, the heroes in front on the left, their enemies opposite, and
//! behind them the shadows and the nemesis.

use game_quest::names::{Foe, Location};
use game_quest::view::Lying;
use maud::{Markup, html};
use text::msg;
use text::quest as wq;

use super::pictures;
use super::scene::Scene;
use crate::art::emblem;
use crate::art::geometry::number;
use crate::art::picture::{Finish, Layer, Picture, dim, flat, light, of};

/// The field of the picture, in units of [`Picture`], cut to five by three.
const SHOWN: &str = "0 10 160 96";

/// Somebody with so much life left, at a place of the picture.
struct Figure {
    layers: Vec<Layer>,
    /// Where the heart is, and its size.
    heart: (f32, f32, f32),
    left: u8,
    is_hurt: bool,
    is_down: bool,
}

pub(super) fn alone(scene: &Scene<'_>) -> Markup {
    let heroes = heroes(scene);
    let foes = foes(scene);
    let behind = behind(scene);
    let figures = || heroes.iter().chain(&foes);
    let layers: Vec<Layer> =
        behind.into_iter().chain(figures().flat_map(|it| it.layers.iter().cloned())).collect();
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(SHOWN) width="960" height="576" font-family="Georgia, serif" {
            title { (heading(scene)) ". " (place(scene)) }
            (stage(scene, layers).drawn("board"))
            defs { (emblem::symbol_of("wq-health").unwrap_or_default()) }
            @for it in figures() { (heart(it)) }
            (ribbon(10.0, &heading(scene), "6"))
            (ribbon(96.5, &place(scene), "5"))
        }
    }
}

/// A line of words over the picture.
fn ribbon(top: f32, words: &str, size: &str) -> Markup {
    html! {
        rect x="0" y=(number(top)) width="160" height="9.5" fill="#0d0805" fill-opacity=".66" {}
        text x="4" y=(number(top + 6.7)) font-size=(size) font-weight="700" fill="#ffe9c4" { (words) }
    }
}

fn heading(scene: &Scene<'_>) -> String {
    let (lang, view) = (scene.lang(), scene.view());
    format!("{} · {}", wq::quest_name(lang, view.quest), msg!(lang, WQ_PAGE_ROUND, n = view.round))
}

fn place(scene: &Scene<'_>) -> String {
    let (lang, view) = (scene.lang(), scene.view());
    let it = &view.location;
    let at =
        it.active.map_or_else(|| msg!(lang, WQ_PAGE_NO_LOCATION), |at| wq::location_name(lang, at));
    let peril = msg!(lang, WQ_PAGE_PERIL, n = view.peril.at + 1, most = view.peril.track.len());
    format!("{at} {}/{} · {peril}", it.progress, it.explore)
}

/// The place with its air and its light; before there is one, the way there.
fn stage(scene: &Scene<'_>, mut layers: Vec<Layer>) -> Picture {
    let at = scene.view().location.active.unwrap_or(Location::TheOldStair);
    let (backdrop, air, glow, body) = pictures::site(at);
    let body = Layer { size: 52.0, ..body }.at(56.0, 46.0);
    layers.insert(0, Layer { finish: Finish::Dim(glow), ink: air.0, detail: glow, ..body });
    let mut res = of(backdrop, air, light(glow, 80.0, 40.0, 92.0), layers);
    (res.n_sparks, res.engraving) = (16, 8);
    res
}

/// The shadows, and the nemesis while it waits.
fn behind(scene: &Scene<'_>) -> Vec<Layer> {
    let view = scene.view();
    let mut res = Vec::new();
    let is_home = view.enemies.get(&view.nemesis).is_some_and(|it| it.at == Lying::Lair);
    if is_home {
        let emblem = pictures::foe_figure(view.nemesis.model(), 48.0).emblem;
        res.push(flat("wq-success", 74.0, 118.0, 46.0, "#ff6a3a", 22));
        res.push(dim(emblem, 48.0, 118.0, 46.0, "#ff8a4a"));
    }
    let open = scene
        .foes_at(Lying::Shadows)
        .map(|(foe, _)| pictures::foe_figure(foe.model(), 15.0).emblem);
    let hidden = scene.hidden().iter().map(|_| "wq-shadows".to_owned());
    let all: Vec<String> = open.chain(hidden).take(7).collect();
    for (nth, emblem) in all.into_iter().enumerate() {
        res.push(dim(emblem, 13.0, 152.0 - 11.0 * nth as f32, 62.0, "#8f7ad0"));
    }
    res
}

fn heroes(scene: &Scene<'_>) -> Vec<Figure> {
    let view = scene.view();
    let n = view.order.len().max(1) as f32;
    let size = if n <= 2.0 { 34.0 } else { 27.0 };
    let acting = scene.staged();
    let mut res = Vec::new();
    for (nth, &hero) in view.order.iter().enumerate() {
        let Some(it) = view.heroes.get(&hero) else { continue };
        let nth = nth as f32;
        // Every other one stands a step further back; who acts stands in front.
        let (x, mut y) = (21.0 + nth * (60.0 / (n - 1.0).max(1.5)), 75.0 - 6.0 * (nth % 2.0));
        let mut size = size;
        if acting == Some(hero) {
            (y, size) = (77.0, size * 1.15);
        }
        let arm = pictures::weapon(hero);
        let arm =
            Layer { size: size * 0.6, ..arm }.at(x + size * 0.42, y - size * 0.16).tilted(16.0);
        let mut body = pictures::hero_figure(hero, size).at(x, y);
        let mut layers = vec![arm, body.clone()];
        if it.defeated {
            body = dim(body.emblem, size * 0.9, x, y + 5.0, "#6a6258").tilted(-24.0);
            layers = vec![body];
        }
        let left = it.health.saturating_sub(it.wounds);
        let heart = (x - size * 0.34, y + size * 0.34, 11.0);
        res.push(Figure { layers, heart, left, is_hurt: it.wounds != 0, is_down: it.defeated });
    }
    res
}

fn foes(scene: &Scene<'_>) -> Vec<Figure> {
    let view = scene.view();
    let of_zones = view.order.iter().flat_map(|&hero| scene.foes_at(Lying::Zone(hero)));
    let mut all: Vec<_> = of_zones.collect();
    // Who is terrible stands behind, because he is larger.
    let is_nemesis = |foe: Foe| foe == view.nemesis;
    all.sort_by_key(|(foe, _)| !is_nemesis(*foe));
    let n = all.len().max(1) as f32;
    let size = (86.0 / n).clamp(17.0, 30.0);
    let step = (58.0 / n).min(24.0);
    let mut res = Vec::new();
    for (nth, (foe, it)) in all.into_iter().enumerate() {
        let size = if is_nemesis(foe) { 46.0 } else { size };
        let row = nth as f32 % 2.0;
        let (x, y) = (
            144.0 - step * nth as f32,
            84.0 - 10.0 * row - if is_nemesis(foe) { 8.0 } else { 0.0 },
        );
        let mut body = pictures::foe_figure(foe.model(), size).at(x, y);
        if it.exhausted {
            body = body.tilted(-14.0);
        }
        let left = it.health.saturating_sub(it.wounds);
        let heart = (x + size * 0.3, y + size * 0.36, if size < 20.0 { 8.5 } else { 10.0 });
        res.push(Figure {
            layers: vec![body],
            heart,
            left,
            is_hurt: it.wounds != 0,
            is_down: false,
        });
    }
    res
}

/// A heart with the life that is left.
fn heart(it: &Figure) -> Markup {
    let (x, y, size) = it.heart;
    let (fill, ink) = match (it.is_down, it.is_hurt) {
        (true, _) => ("#5a5350", "#d8d0c4"),
        (false, true) => ("#b0211b", "#ffe27a"),
        (false, false) => ("#c62a22", "#fff"),
    };
    html! {
        (emblem::placed("wq-health", x + 0.4, y + 0.6, size, "#000", "#000"))
        (emblem::placed("wq-health", x, y, size, fill, fill))
        text x=(number(x)) y=(number(y + size * 0.17)) font-size=(number(size * 0.52)) font-weight="700" text-anchor="middle" fill=(ink) { (it.left) }
    }
}
