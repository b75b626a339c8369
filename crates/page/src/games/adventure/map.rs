//! The map: the still drawing of the lands, and upon it the spaces one can choose and everything that stands there.

use game_adventure::content::book;
use game_adventure::names::{Place, Space};
use game_adventure::{Action, Prompt};
use maud::{Markup, html};
use text::adventure as ag;
use text::msg;

use super::scene::{Noun, Scene};
use super::way::Way;
use super::{figures, pictures};
use crate::art::geometry::{Point, Rect, number};
use crate::art::token::Pose;
use crate::art::{azeroth, emblem};

/// Names can be read where the map is as small as a laptop makes it: 14 pixels there.
const LINE: f32 = 18.5;
/// So wide is a letter of a name.
const LETTER: f32 = 11.5;
/// The room that a flag takes.
const FLAG: (f32, f32) = (34.0, 40.0);

/// What is farther is not told on the map.
const MOST_TURNS: u8 = 4;

/// Where a space lies.
pub(super) fn spot(space: Space) -> Point {
    azeroth::space(space.name()).unwrap_or(Point::new(0.0, 0.0))
}

/// The radius of a space.
const fn radius(place: Place) -> f32 {
    match place {
        Place::Regular => 19.0,
        Place::Key => 24.0,
        Place::City => 31.0,
        Place::Encounter => 26.0,
        Place::Overlord => 30.0,
    }
}

/// The board of a page: everything that never changes, with the changing layers put in by `part`.
pub(super) fn frame(scene: &Scene<'_>, part: &dyn Fn(&str) -> Markup) -> Markup {
    let lang = scene.lang();
    html! {
        section class="board ag-board" id="main" tabindex="-1" aria-label=(msg!(lang, TABLE_BOARD)) {
            h1 class="visually-hidden" { (msg!(lang, AG_TITLE)) }
            (part("race"))
            (tools(scene))
            div class="ag-scroll" data-pan tabindex="0" role="region" aria-label=(msg!(lang, AG_PAGE_MAP)) { div class="ag-map" {
                (part("focus"))
                svg class="ag-drawing" viewBox=(azeroth::STYLE.view_box()) role="group" aria-label=(msg!(lang, AG_PAGE_MAP)) {
                    (azeroth::ground())
                    (still(scene))
                    g id="spaces" { @for &space in Space::ALL { (part(&format!("land-{space}"))) } }
                    (part("turns"))
                    (part("pieces"))
                }
            } }
            (part("world"))
            @for &space in Space::ALL { (part(&format!("why-{space}"))) }
            div class="why-dock" id="dock" inert {}
        }
    }
}

/// What finds a place: how large the map is, and a list of all places that what one writes makes shorter.
fn tools(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let mut places: Vec<(String, Space)> = Space::ALL
        .iter()
        .filter(|it| book().space(**it).kind != Place::Regular)
        .map(|&it| (ag::space_name(lang, it), it))
        .collect();
    places.sort();
    html! {
        div class="ag-tools" {
            details class="ag-find" id="find" name="ag-find" {
                summary class="btn btn-quiet" { (emblem::use_("ag-search")) span { (msg!(lang, AG_PAGE_FIND)) } }
                div class="ag-find-body" {
                    input type="search" id="find-word" data-filter="find-list" aria-label=(msg!(lang, AG_PAGE_FIND_PLACE)) placeholder=(msg!(lang, AG_PAGE_FIND_PLACE)) autocomplete="off";
                    ul id="find-list" {
                        @for (name, space) in &places {
                            @let facts = book().space(*space);
                            li { a href={ "#land-" (space) } data-noun=(space) { (emblem::use_(figures::place(facts.kind))) span { (name) } small { (ag::level_name(lang, facts.level)) } } }
                        }
                    }
                }
            }
            fieldset class="ag-zoom" {
                legend class="visually-hidden" { (msg!(lang, AG_PAGE_ZOOM)) }
                @for (nth, label) in ["1×", "1½×", "2×", "3×"].iter().enumerate() {
                    label { input class="visually-hidden" type="radio" name="ag-zoom" data-size id={ "zoom-" (nth + 1) } checked[nth == 0]; (label) }
                }
            }
        }
    }
}

/// Links, plates and names.
fn still(scene: &Scene<'_>) -> Markup {
    let ways = |&from: &Space| {
        let next = book().space(from).next.iter().filter(move |to| from < **to);
        next.map(move |&to| link(from, to))
    };
    let links: Vec<String> = Space::ALL.iter().flat_map(ways).collect();
    html! {
        g class="still" aria-hidden="true" {
            g fill="none" stroke="#fbf3dc" stroke-opacity=".85" stroke-width="8.500" stroke-linecap="round" { @for d in &links { path d=(d) {} } }
            g fill="none" stroke="#6b4f2e" stroke-width="3.600" stroke-dasharray="9 5" { @for d in &links { path d=(d) {} } }
            @for &space in Space::ALL { (plate(space)) }
            g text-anchor="middle" font-family="Georgia, serif" font-weight="700" fill="#26201a" stroke="#f8f2e0" stroke-opacity=".92" stroke-width="4.500" stroke-linejoin="round" paint-order="stroke" {
                @for &space in Space::ALL { (name(scene, space)) }
            }
        }
    }
}

fn link(from: Space, to: Space) -> String {
    let (a, b) = (spot(from), spot(to));
    // Roads bend a little, each its own way.
    let bend = if (from as u8 + to as u8).is_multiple_of(2) { 0.09 } else { -0.09 };
    let middle = a.lerp(b, 0.5);
    let via = Point::new(middle.x - (b.y - a.y) * bend, middle.y + (b.x - a.x) * bend);
    let [x1, y1, x2, y2, x3, y3] = [a.x, a.y, via.x, via.y, b.x, b.y].map(number);
    format!("M{x1} {y1}Q{x2} {y2} {x3} {y3}")
}

/// The outline of a space around (0, 0): a regular one is round, a city has eight corners, a board encounter four, an
/// overlord is a star.
fn outline(place: Place, size: f32) -> String {
    match place {
        Place::Regular | Place::Key => {
            let r = number(size);
            format!("M-{r} 0a{r} {r} 0 1 1 {d} 0a{r} {r} 0 1 1-{d} 0z", d = number(2.0 * size))
        }
        Place::City => corners(8, |_| size * 1.04),
        Place::Encounter => corners(4, |_| size * 1.18),
        Place::Overlord => corners(24, |nth| if nth % 2 == 0 { size * 1.14 } else { size * 0.94 }),
    }
}

fn corners(n: u8, radius: impl Fn(u8) -> f32) -> String {
    let turn = if n == 8 { 0.5 } else { 0.0 };
    let corner = |nth: u8| {
        let angle = (f32::from(nth) + turn) * std::f32::consts::TAU / f32::from(n);
        let size = radius(nth);
        format!("{} {}", number(size * angle.sin()), number(-size * angle.cos()))
    };
    let all: Vec<String> = (0..n).map(corner).collect();
    format!("M{}z", all.join("L"))
}

fn plate(space: Space) -> Markup {
    let facts = book().space(space);
    let at = spot(space);
    let size = radius(facts.kind);
    let (fill, _, edge) = azeroth::colours(facts.level.name());
    let d = outline(facts.kind, size);
    let (paper, ink) = match facts.kind {
        Place::Regular | Place::Key | Place::City => ("#fbf6e8", "#3a2f22"),
        Place::Encounter => ("#e9dfd0", "#5b2a20"),
        Place::Overlord => ("#2b2226", "#f0b24a"),
    };
    html! {
        g class={ "ag-plate ag-plate-" (facts.kind) } transform={ "translate(" (number(at.x)) " " (number(at.y)) ")" } {
            path d=(d) transform="translate(1.500 3)" fill="#2f2117" fill-opacity=".3" {}
            path d=(d) fill=(paper) stroke=(edge) stroke-width="4.500" stroke-linejoin="round" {}
            @if facts.kind == Place::Key || facts.kind == Place::City { path d=(d) transform="scale(.84)" fill=(fill) fill-opacity=".6" stroke="none" {} }
            @match facts.kind {
                Place::Regular => {
                    @match facts.resources.as_slice() {
                        [one] => { (emblem::placed(figures::resource(*one), 0.0, 0.0, 24.0, ink, paper)) }
                        [one, two, ..] => {
                            (emblem::placed(figures::resource(*one), -8.5, -1.0, 17.0, ink, paper))
                            (emblem::placed(figures::resource(*two), 8.5, -1.0, 17.0, ink, paper))
                        }
                        [] => {}
                    }
                }
                Place::Key | Place::City | Place::Encounter | Place::Overlord => {
                    (emblem::placed(pictures::place(space), 0.0, -1.0, size * 1.2, ink, paper))
                }
            }
            (notches(facts.level.idx() + 1, size, edge))
        }
    }
}

/// The level of a space once more, for whoever does not see its colour.
fn notches(n: usize, size: f32, colour: &str) -> Markup {
    html! {
        @for nth in 0..n {
            @let x = (nth as f32 - (n as f32 - 1.0) / 2.0) * 7.5;
            circle cx=(number(x)) cy=(number(size + 1.0)) r="3.400" fill=(colour) stroke="#fff" stroke-width="1.400" {}
        }
    }
}

fn name(scene: &Scene<'_>, space: Space) -> Markup {
    let facts = book().space(space);
    let at = spot(space);
    let top = radius(facts.kind) + 20.0;
    let size = match facts.kind {
        Place::City => "22.2",
        Place::Regular | Place::Key | Place::Encounter | Place::Overlord => "21.4",
    };
    html! {
        @if facts.kind != Place::Regular {
            g class={ "ag-name ag-name-" (facts.kind) } transform={ "translate(" (number(at.x)) " " (number(at.y)) ")" } font-size=(size) {
                @for (nth, line) in lines(&ag::space_name(scene.lang(), space)).iter().enumerate() {
                    text y=(number(top + LINE * nth as f32)) { (line) }
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

/// One space: its control does the only thing that can be done there, goes there, or opens its card.
pub(super) fn land(scene: &Scene<'_>, space: Space) -> Markup {
    let offers = scene.offers(Noun::Space(space));
    let way = scene.ways.get(&space).filter(|it| it.is_open);
    let is_legal = !offers.is_empty();
    let is_blocked = !is_legal && !scene.refusals(Noun::Space(space)).is_empty();
    let facts = book().space(space);
    let at = spot(space);
    let size = radius(facts.kind);
    let mut class = String::from("land ag-space");
    if is_legal {
        class.push_str(" legal");
    } else if way.is_some() {
        class.push_str(" reach");
    } else if is_blocked {
        class.push_str(" blocked");
    }
    let card = Noun::Space(space).card();
    let box_size = number(2.0 * size + 18.0);
    let corner = number(-size - 9.0);
    html! {
        g id={ "land-" (space) } class=(class) data-noun=(space) data-why=(card) transform={ "translate(" (number(at.x)) " " (number(at.y)) ")" } {
            path class="ag-rim" d=(outline(facts.kind, size + 5.0)) fill="none" {}
            foreignObject x=(corner) y=(corner) width=(box_size) height=(box_size) { (control(scene, space, offers, way, &card)) }
            @if let Some(way) = way {
                @let sign = steps_sign(scene, space);
                g class="ag-steps" transform={ "translate(" (number(sign.x - at.x)) " " (number(sign.y - at.y)) ")" } aria-hidden="true" {
                    circle r="14.500" {} text y="7.500" text-anchor="middle" font-size="21.4" font-weight="700" { (way.len()) }
                }
            }
        }
    }
}

fn control(
    scene: &Scene<'_>,
    space: Space,
    offers: &[Action],
    way: Option<&Way>,
    card: &str,
) -> Markup {
    let lang = scene.lang();
    let name = ag::space_name(lang, space);
    // The arrow keys go on from the space of the own character; only what can be chosen is a stop of the tab key.
    let is_home = scene
        .player(scene.self_or_active())
        .is_some_and(|it| scene.has_begun() && it.space == space);
    let stop = (!is_home && offers.is_empty() && way.is_none()).then_some("-1");
    match (offers, way) {
        ([action], _) if !scene.asks_before(*action) => html! {
            button class="spot" type="submit" form="act" name="action" value=(action) aria-describedby=(card) { (scene.label(*action)) }
        },
        ([], Some(way)) => html! {
            button class="spot" type="button" popovertarget=(card) data-path=(way.path()) { (msg!(lang, AG_PAGE_GO, space = name, n = way.len())) }
        },
        _ => html! {
            button class="spot" type="button" popovertarget=(card) tabindex=[stop] aria-disabled=[(offers.is_empty() && !scene.refusals(Noun::Space(space)).is_empty()).then_some("true")] { (name) }
        },
    }
}

/// How far what cannot be reached now is, so that a way can be planned while others play.
pub(super) fn turns(scene: &Scene<'_>) -> Markup {
    let is_now = |space: Space| {
        scene.ways.get(&space).is_some_and(|it| it.is_open)
            || !scene.offers(Noun::Space(space)).is_empty()
    };
    let mut taken = rooms_of_names(scene);
    let flags = places_of_flags(scene, &taken);
    taken.extend(flags.into_iter().map(|(_, _, at)| Rect::around(at, FLAG.0, FLAG.1)));
    html! {
        g id="turns" aria-hidden="true" {
            @for &space in Space::ALL {
                @if let Some(road) = scene.road(space).filter(|it| (1..=MOST_TURNS).contains(&it.turns) && !is_now(space)) { (turn_sign(space, road.turns, &taken)) }
            }
        }
    }
}

fn rooms_of_names(scene: &Scene<'_>) -> Vec<Rect> {
    Space::ALL.iter().filter_map(|&it| room_of_name(scene, it)).collect()
}

/// Of these places for a sign of this size the first of those where it covers least of what is `taken`.
fn least_covering<const N: usize>(at: [Point; N], size: (f32, f32), taken: &[Rect]) -> Point {
    let covered = |at: &Point| -> f32 {
        let sign = Rect::around(*at, size.0, size.1);
        taken.iter().map(|it| sign.shared(*it)).sum()
    };
    at.into_iter().min_by(|a, b| covered(a).total_cmp(&covered(b))).unwrap_or(at[0])
}

/// The room that the name of a space takes on the map.
fn room_of_name(scene: &Scene<'_>, space: Space) -> Option<Rect> {
    let kind = book().space(space).kind;
    let lines = lines(&ag::space_name(scene.lang(), space));
    let n_letters =
        lines.iter().map(|it| it.chars().count()).max().filter(|_| kind != Place::Regular)?;
    let (width, height) = (n_letters as f32 * LETTER, lines.len() as f32 * LINE);
    let at = spot(space);
    Some(Rect { x: at.x - width / 2.0, y: at.y + radius(kind) + 4.0, width, height })
}

/// The number of steps to a space stands above it, on the side where it covers less of names.
fn steps_sign(scene: &Scene<'_>, space: Space) -> Point {
    let sides = [(0.7, -0.7), (-0.7, -0.7)].map(|(x, y)| beside(space, x, y));
    least_covering(sides, (29.0, 29.0), &rooms_of_names(scene))
}

/// It stands above its space, on the side where it covers less of names and flags.
fn turn_sign(space: Space, n: u8, taken: &[Rect]) -> Markup {
    let sides =
        [0.72, -0.72, 1.3, -1.3].map(|x| beside(space, x, if x.abs() < 1.0 { -0.72 } else { 0.0 }));
    let at = least_covering(sides, (34.0, 22.0), taken);
    html! {
        g class={ "ag-turn-sign n" (n) } transform={ "translate(" (number(at.x)) " " (number(at.y)) ")" } {
            rect x="-17" y="-11" width="34" height="22" rx="11" {}
            use href="#sign-hourglass" x="-14" y="-7.500" width="15" height="15" {}
            text x="7" y="7.500" text-anchor="middle" font-size="21.4" font-weight="700" { (n) }
        }
    }
}

/// Everything that stands on the map.
pub(super) fn pieces(scene: &Scene<'_>) -> Markup {
    html! {
        g id="pieces" aria-hidden="true" {
            (events(scene))
            (flags(scene))
            (tokens(scene))
            (markers(scene))
            (heroes(scene))
        }
    }
}

fn beside(space: Space, x: f32, y: f32) -> Point {
    let (at, size) = (spot(space), radius(book().space(space).kind));
    Point::new(at.x + x * (size + 4.0), at.y + y * (size + 4.0))
}

/// AG-EVENT-08.
fn events(scene: &Scene<'_>) -> Markup {
    html! {
        @for card in scene.view().events.iter() {
            @if let Some(space) = super::world::place_of(card) {
                g id={ "mark-event-" (card) } class="mark-of" { (figures::at(beside(space, 1.0, 0.0), 14.0, &figures::sign("ag-event", "#e6d3f2", "#4a2a66"))) }
            }
        }
    }
}

fn flags(scene: &Scene<'_>) -> Markup {
    html! {
        @for (nth, space, at) in places_of_flags(scene, &rooms_of_names(scene)) {
            g id={ "mark-quest-" (nth) "-" (space) } class="mark-of" { (figures::at(at, 22.5, &figures::flag(nth))) }
        }
    }
}

/// The targets of the viewer's quests, by the number of the quest, each with the place of its flag.
fn places_of_flags(scene: &Scene<'_>, names: &[Rect]) -> Vec<(usize, Space, Point)> {
    let quests = scene.player(scene.self_or_active()).map_or(&[][..], |it| it.quests.as_slice());
    let mut res = Vec::new();
    for (nth, task) in quests.iter().enumerate() {
        res.extend(task.targets.iter().map(|&it| (nth, it, flag(it, nth, names))));
    }
    res
}

/// It stands on the upper edge of its space, or beside it, where it covers less of names; its pole is left of the middle.
fn flag(space: Space, nth: usize, names: &[Rect]) -> Point {
    let x = 0.5 * nth as f32;
    let sides = [(x - 0.9, -0.95), (x + 0.5, -0.95), (x - 1.3, -0.3), (x + 1.1, -0.3)];
    least_covering(sides.map(|(x, y)| beside(space, x, y)), FLAG, names)
}

/// Discoveries: one picture for all that lie together.
fn tokens(scene: &Scene<'_>) -> Markup {
    let all = &scene.view().tokens;
    html! {
        @for (n, token) in all {
            @let here: Vec<u8> = all.iter().filter(|(_, it)| it.space == token.space).map(|(n, _)| *n).collect();
            @if here.first() == Some(n) {
                g id={ "mark-token-" (n) } class="mark-of" { (figures::at(beside(token.space, -0.92, 0.55), 12.5, &figures::token(token.kind, here.len() - 1))) }
            }
        }
    }
}

/// AG-TRACK-01.
fn markers(scene: &Scene<'_>) -> Markup {
    let track = &scene.view().track;
    html! {
        @for (n, marker) in track {
            @let nth = track.iter().filter(|(other, it)| it.space == marker.space && *other < n).count() as f32;
            @let is_aggro = book().foe(marker.card).is_some_and(|it| it.aggro);
            g id={ "mark-marker-" (n) } class="mark-of" { (figures::at(beside(marker.space, 0.95 + 0.55 * nth, 0.6), 21.5, &figures::marker(*n, is_aggro))) }
        }
    }
}

/// The characters, seat by seat, so that their figures slide.
fn heroes(scene: &Scene<'_>) -> Markup {
    let active = scene.view().active;
    html! {
        @for (seat, it) in scene.players() {
            @if let (Some(hero), true) = (it.hero, scene.has_begun()) {
                @let together = scene.standing_on(it.space);
                @let nth = together.iter().position(|(other, _)| *other == seat).unwrap_or(0) as f32;
                @let x = (nth - (together.len() as f32 - 1.0) / 2.0) * 30.0;
                @let at = spot(it.space);
                g id={ "stack-" (hero) } class="stack-of" {
                    (figures::at(Point::new(at.x + x, at.y - radius(book().space(it.space).kind) - 4.0), 19.0, &figures::hero(hero, seat, Pose::acting_if(!scene.is_over() && seat == active))))
                }
            }
        }
    }
}

/// Where the viewer's character stands: a map that is larger than its window begins there.
pub(super) fn focus(scene: &Scene<'_>) -> Markup {
    let (left, top, width, height) = azeroth::STYLE.frame;
    let at =
        scene.player(scene.self_or_active()).map_or(Point::new(620.0, 430.0), |it| spot(it.space));
    let step = |part: f32| (part * 20.0).round().clamp(0.0, 20.0) as u8;
    html! { div class={ "ag-focus c" (step((at.x - left) / width)) " r" (step((at.y - top) / height)) } id="focus" {} }
}

/// Whether the map is what is asked about.
pub(super) const fn is_asked_on_map(prompt: Prompt) -> bool {
    matches!(
        prompt,
        Prompt::Movement { .. }
            | Prompt::StartCity
            | Prompt::ToCity
            | Prompt::Flight
            | Prompt::PlaceToken
            | Prompt::Go { .. }
            | Prompt::Push { .. }
            | Prompt::FalseMap { .. }
    )
}

/// A position as one picture that stands alone.
pub(super) fn alone(scene: &Scene<'_>, defs: &Markup) -> Markup {
    let (_, _, width, height) = azeroth::STYLE.frame;
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox=(azeroth::STYLE.view_box()) width=(number(width)) height=(number(height)) {
            title { (super::world::standing(scene)) }
            defs { (defs) }
            (azeroth::ground())
            (still(scene))
            (pieces(scene))
        }
    }
}
