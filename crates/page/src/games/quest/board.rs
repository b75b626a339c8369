//! A position as one picture that stands alone: the zones of the heroes, the shadows, location and peril.

use game_quest::names::Foe;
use game_quest::view::{FoeView, Lying};
use maud::{Markup, html};
use text::msg;
use text::quest as wq;

use super::figures;
use super::scene::Scene;
use crate::art::geometry::{Point, number};
use crate::art::token;

const WIDTH: f32 = 250.0;
const TOP: f32 = 90.0;
const ROW: f32 = 72.0;
/// The radius of a counter that is drawn at size 1.
const RADIUS: f32 = 35.0;
const INK: &str = "#2f2117";

/// One column: a head, and the enemies below it.
struct Column<'a> {
    picture: Option<Markup>,
    name: String,
    note: String,
    foes: Vec<(Foe, &'a FoeView)>,
    n_hidden: usize,
}

pub(super) fn alone(scene: &Scene<'_>, defs: &Markup) -> Markup {
    let all = columns(scene);
    let n_rows = all.iter().map(|it| it.foes.len() + it.n_hidden.div_ceil(4)).max().unwrap_or(0);
    let width = WIDTH * all.len() as f32 + 10.0;
    let height = TOP + 76.0 + ROW * n_rows.max(2) as f32;
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (number(width)) " " (number(height)) } width=(number(width)) height=(number(height)) font-family="Georgia, serif" fill=(INK) {
            title { (heading(scene)) }
            defs { (defs) }
            rect width=(number(width)) height=(number(height)) fill="#d9c9a3" {}
            text x="16" y="32" font-size="22" font-weight="700" { (heading(scene)) }
            text x="16" y="62" font-size="17" { (place(scene)) }
            @for (nth, it) in all.iter().enumerate() { (column(scene, it, 10.0 + WIDTH * nth as f32, height)) }
        }
    }
}

fn heading(scene: &Scene<'_>) -> String {
    let (lang, view) = (scene.lang(), scene.view());
    let quest = wq::quest_name(lang, view.quest);
    format!(
        "{quest} · {} · {}",
        msg!(lang, WQ_PAGE_ROUND, n = view.round),
        wq::phase_name(lang, &view.agenda)
    )
}

fn place(scene: &Scene<'_>) -> String {
    let (lang, view) = (scene.lang(), scene.view());
    let it = &view.location;
    let at =
        it.active.map_or_else(|| msg!(lang, WQ_PAGE_NO_LOCATION), |at| wq::location_name(lang, at));
    let progress = msg!(lang, WQ_PAGE_PROGRESS, n = it.progress, most = it.explore);
    let peril = msg!(lang, WQ_PAGE_PERIL, n = view.peril.at + 1, most = view.peril.track.len());
    format!("{at}: {progress} · {peril}")
}

fn columns<'a>(scene: &'a Scene<'_>) -> Vec<Column<'a>> {
    let (lang, view) = (scene.lang(), scene.view());
    let mut res: Vec<Column<'a>> = Vec::new();
    for &hero in &view.order {
        let Some(it) = view.heroes.get(&hero) else { continue };
        res.push(Column {
            picture: Some(figures::hero(hero)),
            name: wq::hero_name(lang, hero),
            note: msg!(lang, WQ_PAGE_WOUNDS, wounds = it.wounds, health = it.health),
            foes: scene.foes_at(Lying::Zone(hero)).collect(),
            n_hidden: 0,
        });
    }
    for (at, name, n_hidden) in [
        (Lying::Shadows, msg!(lang, WQ_PAGE_SHADOWS), scene.hidden().len()),
        (Lying::Lair, msg!(lang, WQ_PAGE_LAIR), 0),
    ] {
        let foes = scene.foes_at(at).collect();
        res.push(Column { picture: None, name, note: String::new(), foes, n_hidden });
    }
    res
}

fn column(scene: &Scene<'_>, it: &Column<'_>, left: f32, height: f32) -> Markup {
    let text_left = left + if it.picture.is_some() { 62.0 } else { 14.0 };
    let row = |nth: usize| TOP + 70.0 + ROW * nth as f32;
    html! {
        rect x=(number(left)) y=(number(TOP)) width=(number(WIDTH - 10.0)) height=(number(height - TOP - 10.0)) rx="10" fill="#f8edd3" stroke="#8a6a3a" stroke-width="2" {}
        @if let Some(picture) = &it.picture { (token::at(Point::new(left + 32.0, TOP + 34.0), 24.0 / RADIUS, picture)) }
        text x=(number(text_left)) y=(number(TOP + 32.0)) font-size="18" font-weight="700" { (it.name) }
        text x=(number(text_left)) y=(number(TOP + 54.0)) font-size="14" { (it.note) }
        @for (nth, (foe, view)) in it.foes.iter().enumerate() { (enemy(scene, *foe, view, Point::new(left + 8.0, row(nth)))) }
        @for nth in 0..it.n_hidden {
            @let (line, at) = (it.foes.len() + nth / 4, nth % 4);
            (token::at(Point::new(left + 36.0 + 54.0 * at as f32, row(line) + 34.0), 24.0 / RADIUS, &figures::back()))
        }
    }
}

fn enemy(scene: &Scene<'_>, foe: Foe, it: &FoeView, at: Point) -> Markup {
    let lang = scene.lang();
    let left = it.health.saturating_sub(it.wounds);
    let stats = format!("⚔ {}  ♥ {left}/{}  ⬡ {}", it.attack, it.health, it.resilience);
    html! {
        rect x=(number(at.x)) y=(number(at.y)) width=(number(WIDTH - 26.0)) height="64" rx="7" fill="#efe0bb" stroke="#8a6a3a" stroke-dasharray=[it.exhausted.then_some("6 4")] {}
        (token::at(Point::new(at.x + 30.0, at.y + 32.0), 22.0 / RADIUS, &figures::foe(foe)))
        text x=(number(at.x + 60.0)) y=(number(at.y + 28.0)) font-size="16" font-weight="700" { (wq::foe_name(lang, foe)) @if it.exhausted { " ↻" } }
        text x=(number(at.x + 60.0)) y=(number(at.y + 50.0)) font-size="15" { (stats) }
    }
}
