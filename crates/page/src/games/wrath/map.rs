//! The map: the still drawing of Northrend, and upon it the spaces one can choose and the figures.

use game_wrath::Action;
use game_wrath::content::book;
use game_wrath::names::{Hero, Region, Space};
use game_wrath::view::LichKing;
use maud::{Markup, html};
use text::wrath as wr;

use super::scene::Scene;
use super::{figures, prompt};
use crate::art::geometry::{Point, Rect, number};
use crate::art::northrend;
use crate::art::token::Pose;
use crate::context::RenderContext;
use crate::together;

/// The radius of a space.
pub(super) const SIZE: f32 = 41.0;
/// From what chance on a space is marked.
const NOTABLE: u8 = 20;
const LINE: f32 = 20.5;
/// The width of a letter of a name.
const LETTER: f32 = 10.5;

/// Where a space lies, and the name of its region in the drawings.
pub(super) fn spot(space: Space) -> (Point, &'static str) {
    let at = northrend::space(space.name()).unwrap_or(Point::new(0.0, 0.0));
    (at, book().map.region(space).map_or("icecrown", Region::name))
}

pub(super) const LICH_KING: &str = "stack-lich-king";

pub(super) fn land_id(space: Space) -> String {
    format!("land-{space}")
}

pub(super) fn hero_id(hero: Hero) -> String {
    format!("stack-{hero}")
}

/// All ghouls of a space.
pub(super) fn ghouls_id(space: Space) -> String {
    format!("ghouls-{space}")
}

/// The ghoul that is removed next.
pub(super) fn last_ghoul_id(space: Space) -> String {
    format!("mark-ghoul-{space}")
}

/// All abominations of a space.
pub(super) fn abominations_id(space: Space) -> String {
    format!("abominations-{space}")
}

pub(super) fn stronghold_id(space: Space) -> String {
    format!("mark-stronghold-{space}")
}

/// The board of a page: everything that never changes, with the changing layers put in by `part`.
pub(super) fn frame(scene: &Scene<'_>, part: &dyn Fn(&str) -> Markup) -> Markup {
    let lang = scene.lang();
    html! {
        section class="board wr-board" id="main" tabindex="-1" aria-label=(text::msg!(lang, TABLE_BOARD)) {
            h1 class="visually-hidden" { (text::msg!(lang, WR_TITLE)) }
            (part("tracks"))
            div class="wr-scroll" tabindex="-1" { div class="wr-map" {
                (part("focus"))
                svg class="wr-drawing" viewBox=(northrend::STYLE.view_box()) role="group" aria-label=(text::msg!(lang, WR_PAGE_MAP)) {
                    (northrend::ground())
                    (part("shade"))
                    (still(scene))
                    (part("spaces"))
                    (part("pieces"))
                    (part("ghosts"))
                }
            } }
            (part("pointing"))
            (part("whys"))
            (part("dice"))
            (part("scourge"))
        }
    }
}

/// WR-LK-02: the region that the Lich King darkens.
pub(super) fn shade(scene: &Scene<'_>) -> Markup {
    let region = match scene.view().lich_king {
        LichKing::Icecrown => "icecrown",
        it @ (LichKing::Red | LichKing::Green | LichKing::Purple) => it.name(),
    };
    html! { g id="shade" aria-hidden="true" { (northrend::shade(region)) } }
}

/// Connections, plates and names.
fn still(scene: &Scene<'_>) -> Markup {
    html! {
        g class="still" aria-hidden="true" {
            @for &from in Space::ALL {
                @for to in book().map.open.next_to(from).iter().filter(|to| from < *to) { (link(from, to)) }
            }
            @for &space in Space::ALL { (plate(space)) }
            @for &space in Space::ALL { (name(scene, space)) }
        }
    }
}

fn link(from: Space, to: Space) -> Markup {
    let ((a, _), (b, _)) = (spot(from), spot(to));
    let class = if to == Space::IcecrownCitadel { "wr-link wr-link-citadel" } else { "wr-link" };
    let d = format!("M{} {}L{} {}", number(a.x), number(a.y), number(b.x), number(b.y));
    html! {
        path class="wr-link-edge" d=(d) fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="8" {}
        path class=(class) d=(d) fill="none" stroke="#4a3b2c" stroke-width="4" {}
    }
}

fn plate(space: Space) -> Markup {
    let (at, region) = spot(space);
    let (fill, _, edge) = northrend::colours(region);
    let d = northrend::outline(region, SIZE);
    html! {
        g class={ "wr-plate wr-plate-" (region) } transform={ "translate(" (number(at.x)) " " (number(at.y)) ")" } {
            path d=(d) transform="translate(1.5 3)" fill="#2f2117" fill-opacity=".3" {}
            path d=(d) fill="#fbf6e8" stroke=(edge) stroke-width="5" stroke-linejoin="round" {}
            path d=(d) transform="scale(.84)" fill=(fill) fill-opacity=".55" stroke="none" {}
        }
    }
}

/// No plate lies over the name of another space.
fn name(scene: &Scene<'_>, space: Space) -> Markup {
    let (at, region) = spot(space);
    html! {
        g class={ "wr-plate wr-plate-" (region) } transform={ "translate(" (number(at.x)) " " (number(at.y)) ")" } {
            g class="wr-name" font-size=(LINE) text-anchor="middle" font-family="Georgia, serif" font-weight="700" fill="#26201a"
                stroke="#f6f1e4" stroke-opacity=".9" stroke-width="4.5" stroke-linejoin="round" paint-order="stroke" {
                @for (nth, line) in lines(&wr::space_name(scene.lang(), space)).iter().enumerate() {
                    text y=(number(62.0 + LINE * nth as f32)) { (line) }
                }
            }
        }
    }
}

/// A name in lines of at most 13 letters, as far as its words allow.
fn lines(name: &str) -> Vec<String> {
    let mut res: Vec<String> = Vec::new();
    for word in name.split(' ') {
        match res.last_mut() {
            Some(line) if line.chars().count() + word.chars().count() < 13 => {
                line.push(' ');
                line.push_str(word);
            }
            _ => res.push(word.to_owned()),
        }
    }
    res
}

/// The spaces with what can be done there.
pub(super) fn spaces(scene: &Scene<'_>, ctx: &RenderContext<'_>) -> Markup {
    let has_stop = scene.choices.values().any(|it| !it.legal.is_empty());
    html! {
        g id="spaces" {
            @for (nth, &space) in Space::ALL.iter().enumerate() { (land(scene, ctx, space, !has_stop && nth == 0)) }
        }
    }
}

/// One space: a control for each way to use it, of which the style sheet shows the one that is chosen; below them one
/// that opens the card of the space.
fn land(scene: &Scene<'_>, ctx: &RenderContext<'_>, space: Space, is_stop: bool) -> Markup {
    let choices = scene.choices.get(&space);
    let is_legal = choices.is_some_and(|it| !it.legal.is_empty());
    let is_blocked = !is_legal && choices.is_some_and(|it| !it.refused.is_empty());
    let (at, region) = spot(space);
    let clicks = clicks(scene, space);
    let mut class = String::from("land place");
    if is_legal {
        class.push_str(" choosable");
    } else if is_blocked {
        class.push_str(" blocked");
    }
    for nth in modes_at(scene, space) {
        class.push_str(&format!(" g{nth}"));
    }
    if space == Space::IcecrownCitadel && scene.view().siege.is_none() {
        class.push_str(" closed");
    }
    let card = format!("why-{space}");
    html! {
        g id=(land_id(space)) class=(class) data-noun=(space) data-why=(card) transform={ "translate(" (number(at.x)) " " (number(at.y)) ")" } {
            path class="wr-rim" d=(northrend::outline(region, SIZE + 5.0)) fill="none" {}
            foreignObject x="-54" y="-60" width="108" height="120" {
                button class="spot under" type="button" popovertarget=(card) tabindex=[(!is_stop).then_some("-1")]
                    aria-disabled=[is_blocked.then_some("true")] { (wr::space_name(scene.lang(), space)) }
                @for (nth, action) in clicks {
                    button class={ "spot s" (nth) } type="submit" form="act" name="action" value=(action) aria-describedby=(card) { (scene.offer(action)) }
                }
                (together::spot(ctx, space.name(), &wr::space_name(scene.lang(), space)))
            }
        }
    }
}

/// The numbers of the modes that do something here, from 1.
fn modes_at(scene: &Scene<'_>, space: Space) -> Vec<usize> {
    let modes = scene.modes.iter().enumerate();
    let here = modes.filter(|(_, it)| it.actions.iter().any(|(at, _)| *at == space));
    here.map(|(nth, _)| nth + 1).collect()
}

/// What a click does in each mode that does exactly one thing here.
fn clicks(scene: &Scene<'_>, space: Space) -> Vec<(usize, Action)> {
    let mut res = Vec::new();
    for (nth, mode) in scene.modes.iter().enumerate() {
        let mut here = mode.actions.iter().filter(|(at, _)| *at == space);
        if let (Some((_, action)), None) = (here.next(), here.next()) {
            res.push((nth + 1, *action));
        }
    }
    res
}

/// Everything that stands on the map.
pub(super) fn pieces(scene: &Scene<'_>) -> Markup {
    let names: Vec<Rect> = Space::ALL.iter().map(|&it| room_of_name(scene, it)).collect();
    html! {
        g id="pieces" {
            @for &space in Space::ALL { (standing(scene, space, &names)) }
            (heroes(scene))
            (lich_king(scene))
        }
    }
}

fn standing(scene: &Scene<'_>, space: Space, names: &[Rect]) -> Markup {
    let Some(it) = scene.space(space) else { return html! {} };
    let (at, _) = spot(space);
    let by = |x: f32, y: f32| Point::new(at.x + x, at.y + y);
    let quest = text::wrath::quest_on(scene.view(), space);
    let n_ghouls = it.ghouls;
    html! {
        @if quest.is_some() { g id={ "mark-quest-" (space) } class="mark-of" { (figures::at(by(-45.0, 4.0), 17.0, &figures::marker("quest"))) } }
        @if it.stronghold { g id=(stronghold_id(space)) class="mark-of" { (figures::at(by(-30.0, 33.0), 17.0, &figures::marker("stronghold"))) } }
        @if n_ghouls != 0 {
            g id=(ghouls_id(space)) class="wr-group" {
                @for nth in 0..n_ghouls {
                    @let x = (f32::from(nth) - f32::from(n_ghouls - 1) / 2.0) * 25.0;
                    @let id = if nth + 1 == n_ghouls { last_ghoul_id(space) } else { format!("mark-ghoul-{space}-{nth}") };
                    g id=(id) class="mark-of" { (figures::at(by(x, 7.0), 17.5, &figures::ghoul())) }
                }
            }
        }
        @if it.abominations != 0 {
            g id=(abominations_id(space)) class="wr-group" {
                @for nth in 0..it.abominations {
                    g id={ "mark-abomination-" (space) "-" (nth) } class="mark-of" {
                        (figures::at(by(39.0 - 26.0 * f32::from(nth), 19.0), 24.0, &figures::abomination()))
                    }
                }
            }
        }
        @if let Some(chip) = risk(scene, space, names) { (chip) }
    }
}

/// The room that the name of a space takes on the map.
fn room_of_name(scene: &Scene<'_>, space: Space) -> Rect {
    let lines = lines(&wr::space_name(scene.lang(), space));
    let n_letters = lines.iter().map(|it| it.chars().count()).max().unwrap_or(0);
    let (width, height) = (n_letters as f32 * LETTER, lines.len() as f32 * LINE);
    let (at, _) = spot(space);
    Rect { x: at.x - width / 2.0, y: at.y + 62.0 - LINE * 0.8, width, height }
}

/// How likely a Scourge card comes for this space, where that matters: beside it, where that covers least of names.
fn risk(scene: &Scene<'_>, space: Space, names: &[Rect]) -> Option<Markup> {
    let it = scene.space(space)?;
    let is_full = it.ghouls == book().limits.ghouls_per_space;
    if scene.is_over() || it.threat == 0 || (it.threat < NOTABLE && !is_full) {
        return None;
    }
    let (at, _) = spot(space);
    let (class, fill) = if is_full { ("wr-risk full", "#a1271b") } else { ("wr-risk", "#24404f") };
    // Three digits are wider.
    let width = if it.threat < 100 { 54.0 } else { 68.0 };
    let covered = |at: &Point| -> f32 {
        let chip = Rect::around(*at, width, 28.0);
        names.iter().map(|it| chip.shared(*it)).sum()
    };
    let sides =
        [(51.0, -12.0), (47.0, -30.0), (51.0, 8.0)].map(|(x, y)| Point::new(at.x + x, at.y + y));
    let at = sides.into_iter().min_by(|a, b| covered(a).total_cmp(&covered(b))).unwrap_or(at);
    Some(html! {
        g id={ "risk-" (space) } class=(class) transform={ "translate(" (number(at.x)) " " (number(at.y)) ")" } aria-hidden="true" {
            rect x=(number(-width / 2.0)) y="-14" width=(number(width)) height="28" rx="14" fill=(fill) stroke="#fff" stroke-width="1.5" {}
            text x="0" y="7.5" text-anchor="middle" font-size="20.5" font-weight="700" fill="#fff" { (it.threat) "%" }
        }
    })
}

/// The heroes, in an order that never changes, so that their figures slide.
fn heroes(scene: &Scene<'_>) -> Markup {
    let view = scene.view();
    html! {
        @for (&hero, it) in &view.heroes {
            @let together = scene.heroes_on(it.space);
            @let nth = together.iter().position(|(other, _)| *other == hero).unwrap_or(0) as f32;
            @let (at, _) = spot(it.space);
            @let width = if together.len() < 4 { 38.0 } else { 28.0 };
            @let x = (nth - (together.len() as f32 - 1.0) / 2.0) * width;
            g id=(hero_id(hero)) class="stack-of" {
                (figures::at(Point::new(at.x + x, at.y - 33.0), 22.0, &figures::hero(hero, Pose::acting_if(!scene.is_over() && view.turn.hero == hero))))
            }
        }
    }
}

fn lich_king(scene: &Scene<'_>) -> Markup {
    let place = match scene.view().lich_king {
        LichKing::Icecrown => {
            let (at, _) = spot(Space::IcecrownCitadel);
            // Beside the heroes, who stand on the upper edge of the space.
            Some(Point::new(at.x - 84.0, at.y - 66.0))
        }
        it @ (LichKing::Red | LichKing::Green | LichKing::Purple) => {
            northrend::lich_king(it.name())
        }
    };
    html! {
        @if let Some(at) = place {
            g id=(LICH_KING) class="stack-of" { (figures::at(at, 34.0, &figures::lich_king())) }
        }
    }
}

/// Where the active hero stands: a small screen begins there.
pub(super) fn focus(scene: &Scene<'_>) -> Markup {
    let view = scene.view();
    let at = view.heroes.get(&view.turn.hero).map_or(500.0, |it| spot(it.space).0.x);
    let (left, _, width, _) = northrend::STYLE.frame;
    let step = ((at - left) / width * 20.0).round().clamp(0.0, 20.0) as u8;
    html! { div class={ "wr-focus c" (step) } id="focus" {} }
}

/// A position as one picture that stands alone.
pub(super) fn alone(scene: &Scene<'_>, defs: &Markup) -> Markup {
    let (_, _, width, height) = northrend::STYLE.frame;
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(northrend::STYLE.view_box()) width=(number(width)) height=(number(height)) {
            title { (prompt::tracks_text(scene)) }
            defs { (defs) }
            (northrend::ground())
            (shade(scene))
            (still(scene))
            (pieces(scene))
        }
    }
}
