//! The board: the still drawing of each island, and upon it the regions one can choose and the pieces.

use std::collections::BTreeMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use game_smallworld::content::{Face, Race, Region, Relic, Terrain, book};
use game_smallworld::event::Marker;
use game_smallworld::state::Holder;
use game_smallworld::view::{ChampionView, RegionView};
use game_smallworld::{Action, Piece, Prompt};
use maud::{Markup, PreEscaped, html};
use text::smallworld as sw;
use text::{Lang, msg};

use super::scene::Scene;
use super::{beats, texts, why};
use crate::art::faces::{self, FaceArt, RegionArt};
use crate::art::geometry::{Rect, number};
use crate::art::layout::{self, Placed, Shape};
use crate::art::token::{self, Standing};
use crate::art::{island, names, sea};

/// The board of a page: everything that never changes, with the changing layers put in by `part`.
pub(super) fn frame(scene: &Scene<'_>, part: &dyn Fn(&str) -> Markup) -> Markup {
    let lang = scene.lang();
    let ids: Vec<&str> = scene.view().boards.iter().map(|face| face.name()).collect();
    let lying = layout::arrange(&ids, Shape::Wide);
    html! {
        section class="board" id="main" tabindex="-1" aria-label=(msg!(lang, TABLE_BOARD)) {
            h1 class="visually-hidden" { (msg!(lang, SW_TITLE)) }
            div class={ "sea isles-" (lying.islands.len()) } {
                (sea::backdrop(lying.rose, lying.width, lying.height))
                @for it in &lying.islands {
                    @let id = it.face.id.as_str();
                    svg class={ "isle isle-" (it.slot) } viewBox=(island::view_box()) role="group"
                        aria-label=(face_name(scene, id)) {
                        (island::ground(it.face))
                        (part(&format!("lands-{id}")))
                        (still(scene, it))
                        (part(&format!("pieces-{id}")))
                        (part(&format!("clash-{id}")))
                    }
                }
            }
            @for id in &ids { (part(&format!("whys-{id}"))) }
            (part("dice"))
            div class="why-dock" id="dock" inert {}
        }
    }
}

/// The drawn regions of every face with the names that the rules have for them.
static LANDS: LazyLock<Vec<Vec<(&'static RegionArt, Region)>>> = LazyLock::new(|| {
    let named = |face: &Face| -> Vec<(&'static RegionArt, Region)> {
        let art = faces::face(face.name()).map_or(&[][..], |it| &it.regions);
        art.iter().filter_map(|it| Some((it, it.slug.parse().ok()?))).collect()
    };
    Face::ALL.iter().map(named).collect()
});

fn lands_of(face: Face) -> &'static [(&'static RegionArt, Region)] {
    &LANDS[face.idx()]
}

fn face_name(scene: &Scene<'_>, id: &str) -> String {
    id.parse::<Face>().map(|face| sw::face_name(scene.lang(), face)).unwrap_or_default()
}

/// Names and printed symbols of a face, by its id, the language, and the bits of their size.
type Still = BTreeMap<(&'static str, Lang, u32), String>;

/// Names and printed symbols. They are drawn once: to place the names of a board takes ten milliseconds.
fn still(scene: &Scene<'_>, isle: &Placed) -> Markup {
    static DRAWN: Mutex<Still> = Mutex::new(Still::new());
    let key = (isle.face.id.as_str(), scene.lang(), isle.name_size.to_bits());
    let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    let still = drawn.entry(key).or_insert_with(|| draw_still(scene.lang(), isle).into_string());
    PreEscaped(still.clone())
}

fn draw_still(lang: Lang, isle: &Placed) -> Markup {
    html! {
        g class="still" aria-hidden="true" {
            @for (art, region, name) in named_lands(lang, isle.face, isle.name_size) {
                (names::written(&name, art.terrain.is_water()))
                @for (kind, at) in printed(region).zip(&name.symbols) { (island::symbol(art, *at, kind)) }
            }
        }
    }
}

/// The regions of a face with their names.
fn named_lands(
    lang: Lang,
    face: &'static FaceArt,
    size: f32,
) -> Vec<(&'static RegionArt, Region, names::Name<'static>)> {
    let lands: Vec<(&RegionArt, Region)> =
        face.regions.iter().filter_map(|art| Some((art, art.slug.parse().ok()?))).collect();
    let words = lands.iter().map(|&(art, region)| {
        let name = texts::region(lang, region);
        names::Words { region: art, name, n_symbols: printed(region).count() }
    });
    let placed = names::place(face, words.collect(), size);
    lands.into_iter().zip(placed).map(|((art, region), name)| (art, region, name)).collect()
}

/// The symbols printed in a region.
fn printed(region: Region) -> impl Iterator<Item = &'static str> {
    let map = &book().map;
    let all = [(&map.anchors, "anchor"), (&map.magic, "magic"), (&map.caves, "cave")];
    all.into_iter().filter(move |(regions, _)| regions.contains(region.0)).map(|(_, kind)| kind)
}

pub(super) fn land_id(region: Region) -> String {
    format!("land-{region}")
}

/// The regions of a face with what can be done there.
pub(super) fn lands(scene: &Scene<'_>, face: Face) -> Markup {
    let known = lands_of(face);
    let has_choice = |it: &&(&RegionArt, Region)| {
        scene.choices.get(&it.1).is_some_and(|it| !it.legal.is_empty())
    };
    let has_stop = known.iter().any(|it| has_choice(&it));
    html! {
        g id={ "lands-" (face) } {
            @for (nth, (art, region)) in known.iter().enumerate() { (land(scene, art, *region, !has_stop && nth == 0)) }
        }
    }
}

/// One region. Its control does the only thing that can be done there, or opens the card of the region.
fn land(scene: &Scene<'_>, art: &RegionArt, region: Region, is_stop: bool) -> Markup {
    let choices = scene.choices.get(&region);
    let is_legal = choices.is_some_and(|it| !it.legal.is_empty());
    let is_blocked = !is_legal && choices.is_some_and(|it| !it.refused.is_empty());
    let class = if is_legal {
        "land legal"
    } else if is_blocked {
        "land blocked"
    } else {
        "land"
    };
    let click = scene.click(region);
    let card = format!("why-{region}");
    let hit = art.spots.hit;
    let take = choices
        .and_then(|it| it.legal.iter().find(|it| matches!(it, Action::Take(Piece::Token, _))));
    let is_target =
        scene.is_moving() && scene.is_own(region) && !scene.view().turn.taken.contains(&region);
    let put = is_target.then_some(Action::Put(Piece::Token, region));
    html! {
        g id=(land_id(region)) class=(class) data-noun=(region) data-why=(card)
            data-from=[take] data-to=[put] {
            (island::shape(art, "region-edge"))
            (island::shape(art, "region"))
            foreignObject x=(number(hit.x)) y=(number(hit.y)) width=(number(hit.width)) height=(number(hit.height)) {
                @let label = label(scene, region, click);
                @match click {
                    Some(action) => {
                        button class="spot" type="submit" form="act" name="action" value=(action) aria-describedby=(card) { (label) }
                    }
                    None => {
                        button class="spot" type="button" popovertarget=(card) tabindex=[(!is_legal && !is_stop).then_some("-1")]
                            aria-disabled=[is_blocked.then_some("true")] { (label) }
                    }
                }
            }
        }
    }
}

fn label(scene: &Scene<'_>, region: Region, click: Option<Action>) -> String {
    match click {
        Some(action) => scene.label(action),
        None => texts::region(scene.lang(), region).to_owned(),
    }
}

/// The pieces on a face.
pub(super) fn pieces(scene: &Scene<'_>, face: Face) -> Markup {
    html! {
        g id={ "pieces-" (face) } {
            @for &(art, region) in lands_of(face) {
                @if let Some(it) = scene.region(region) { (in_region(scene, art, region, it)) }
                @if scene.is_moving() { (stepper(scene, art, region)) }
                (price_tag(scene, art, region))
            }
        }
    }
}

/// In a small region the pieces are small, and their numbers are not.
const fn step_of(size: f32) -> &'static str {
    if size < 0.9 {
        " least"
    } else if size < 1.0 {
        " less"
    } else {
        ""
    }
}

fn in_region(scene: &Scene<'_>, art: &RegionArt, region: Region, it: &RegionView) -> Markup {
    let spots = &art.spots;
    html! {
        @if let Some(stack) = stack(scene, it) {
            g id=(beats::stack(region, it.holder)) class={ "stack-of" (step_of(spots.size)) } data-of=(beats::stacks(it.holder)) data-flies=[flies_from(it)] {
                (token::at(spots.stack, spots.size, &stack))
            }
        }
        @for ((key, mark), place) in marks(scene, region, it).into_iter().zip(spots.marks) {
            g id=(beats::mark(&key)) class="mark-of" { (token::mark_at(place, spots.size, &mark)) }
        }
    }
}

/// Where new pieces come from: the panel of their seat.
fn flies_from(it: &RegionView) -> Option<String> {
    match it.holder.0 {
        Holder::Active(seat) => Some(format!("seat-{}", seat.0 + 1)),
        Holder::Nobody | Holder::Murlocs | Holder::Declining(_) => None,
    }
}

fn stack(scene: &Scene<'_>, it: &RegionView) -> Option<Markup> {
    if it.tokens == 0 {
        return None;
    }
    let count = u32::from(it.tokens);
    let race = scene.view().race_in(it).map(Race::name);
    match (it.holder.0, race) {
        (Holder::Murlocs, _) => Some(token::murloc(count)),
        (Holder::Active(seat), Some(race)) => {
            Some(token::race(race, seat.idx(), count, Standing::Active))
        }
        (Holder::Declining(seat), Some(race)) => {
            Some(token::race(race, seat.idx(), count, Standing::Declining))
        }
        (Holder::Nobody | Holder::Active(_) | Holder::Declining(_), _) => None,
    }
}

/// Everything else in a region, with a key that follows what moves.
fn marks(scene: &Scene<'_>, region: Region, it: &RegionView) -> Vec<(String, Markup)> {
    let mut res = Vec::new();
    let mut add = |kind: &str| res.push((format!("{region}-{kind}"), token::mark(kind)));
    if region.terrain() == Terrain::Mountain {
        add("mountain");
    }
    for (kind, is_there) in [
        (sign_of(Marker::Fort), it.fort),
        (sign_of(Marker::WispWall), it.wisp_wall),
        (sign_of(Marker::WatchTower), it.watch_tower),
        ("bomb", it.bomb.is_some()),
        (sign_of(Marker::Objective), it.objective),
        ("relic-back", it.face_down.is_some()),
    ] {
        if is_there {
            add(kind);
        }
    }
    for relic in &it.relics {
        res.push((relic_key(*relic), token::mark(&format!("relic-{relic}"))));
    }
    let seat = it.holder.0.seat().map_or(0, |seat| seat.idx());
    if scene.view().champion == ChampionView::Region(region) {
        res.push((CHAMPION.to_owned(), token::piece("champion", seat)));
    }
    if it.beasts != 0 {
        let count = html! {
            (token::piece("beast", seat))
            @if 1 < it.beasts { (counted(it.beasts)) }
        };
        res.push((beast_key(region), count));
    }
    res
}

const fn sign_of(marker: Marker) -> &'static str {
    match marker {
        Marker::Fort => "fort",
        Marker::WispWall => "wall",
        Marker::WatchTower => "tower",
        Marker::Objective => "objective",
    }
}

pub(super) fn marker_key(region: Region, marker: Marker) -> String {
    format!("{region}-{}", sign_of(marker))
}

/// The Champion, wherever he stands.
pub(super) const CHAMPION: &str = "piece-champion";

pub(super) fn beast_key(region: Region) -> String {
    format!("{region}-beast")
}

pub(super) fn relic_key(relic: Relic) -> String {
    format!("relic-{relic}")
}

/// The number on a marker of which there are several.
fn counted(n_pieces: u8) -> Markup {
    html! {
        g class="badge" {
            circle cx="20" cy="19" r="16.500" fill="#fdf4dd" stroke="#2f2117" stroke-width="2.4" {}
            text x="20" y="28.500" text-anchor="middle" font-size="28" font-weight="700" font-family="Georgia, serif" fill="#2f2117" {
                (n_pieces)
            }
        }
    }
}

/// Plus and minus beside the stack, while pieces are moved. On a phone a region that is tapped gets a piece, and minus is for a thumb.
fn stepper(scene: &Scene<'_>, art: &RegionArt, region: Region) -> Markup {
    let Some(choices) = scene.choices.get(&region) else { return html! {} };
    let taken = choices.legal.iter().find(|it| matches!(it, Action::Take(Piece::Token, _)));
    let put = choices.legal.iter().find(|it| matches!(it, Action::Put(Piece::Token, _)));
    let (stack, thumb, [minus, plus]) = (art.spots.stack, art.thumb, art.steps);
    html! {
        g id={ "step-" (region) } class="steps" {
            @if let Some(action) = taken { (step_button(scene, *action, "−", minus)) }
            @if let Some(action) = put { (step_button(scene, *action, "+", plus)) }
        }
        @if let Some(action) = taken {
            foreignObject class="thumb" x=(number(thumb.x)) y=(number(thumb.y)) width=(number(thumb.width)) height=(number(thumb.height))
                transform-origin={ (number(stack.x)) " " (number(stack.y)) } { (step(scene, *action, "−")) }
        }
    }
}

/// A control of 44 units, drawn at the size of `place`.
fn step_button(scene: &Scene<'_>, action: Action, sign: &str, place: Rect) -> Markup {
    let (x, y, scale) = (number(place.x), number(place.y), place.width / 44.0);
    html! {
        foreignObject width="44" height="44" transform=(format!("translate({x} {y}) scale({scale:.3})")) { (step(scene, action, sign)) }
    }
}

fn step(scene: &Scene<'_>, action: Action, sign: &str) -> Markup {
    html! {
        button class="step" type="submit" form="act" name="action" value=(action) tabindex="-1" aria-label=(scene.label(action)) { (sign) }
    }
}

/// What the cheapest conquest costs, where there is one; a roll is told by the pips that it needs.
fn price_tag(scene: &Scene<'_>, art: &RegionArt, region: Region) -> Markup {
    let Some(Prompt::Conquer { n_free }) = scene.prompt().filter(|_| scene.is_asked()) else {
        return html! {};
    };
    let legal = scene.choices.get(&region).map_or(&[][..], |it| &it.legal);
    let offers =
        legal.iter().filter_map(|&action| Some((action, why::offer(scene, action)?.tokens)));
    let Some((action, tokens)) = offers.min_by_key(|(_, tokens)| *tokens) else { return html! {} };
    let is_roll = matches!(action, Action::Final(..));
    let is_empty = scene.region(region).is_none_or(|it| it.tokens == 0);
    let (stack, size) = (art.spots.stack, art.spots.size);
    let (x, y) = if is_empty { (0.0, 0.0) } else { (-30.0, -28.0) };
    let transform = format!(
        "translate({} {}) scale({size:.3})",
        number(stack.x + x * size),
        number(stack.y + y * size)
    );
    html! {
        g id={ "price-" (region) } class={ "price" (step_of(size)) @if is_roll { " roll" } } transform=(transform) aria-hidden="true" {
            @if is_roll {
                rect x="-38" y="-19" width="76" height="38" rx="12" {}
                use href={ "#die-" (tokens.saturating_sub(n_free).min(3)) } x="-32" y="-14" width="28" height="28" color="#8f2b20" fill="#fdf4dd" stroke="#fdf4dd" {}
                text x="17" y="9" text-anchor="middle" font-size="30" { (tokens.saturating_sub(n_free)) "+" }
            } @else {
                circle r=(if tokens < 10 { 21 } else { 23 }) {}
                text y="10.200" text-anchor="middle" font-size="30" { (tokens) }
            }
        }
    }
}

/// A position as one picture that stands alone.
pub(super) fn alone(scene: &Scene<'_>, defs: &Markup) -> Markup {
    let ids: Vec<&str> = scene.view().boards.iter().map(|face| face.name()).collect();
    let lying = layout::arrange(&ids, Shape::Wide);
    let drawing = layout::board(&lying, |isle| {
        let pieces = isle.face.regions.iter().filter_map(|art| {
            let region: Region = art.slug.parse().ok()?;
            Some((art, region, scene.region(region)?))
        });
        html! {
            (still(scene, isle))
            @for (art, region, it) in pieces { (in_region(scene, art, region, it)) }
        }
    });
    let (width, height) = (number(lying.width), number(lying.height));
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (width) " " (height) } width=(width) height=(height) {
            title { (msg!(scene.lang(), TABLE_ROUND, round = scene.view().round, rounds = scene.view().rounds)) }
            defs { (defs) }
            (drawing)
        }
    }
}

/// What stands in a region, in words, for its card.
pub(super) fn contents(scene: &Scene<'_>, region: Region) -> Vec<(String, String)> {
    let lang = scene.lang();
    let Some(it) = scene.region(region) else { return Vec::new() };
    let mut res = Vec::new();
    let race = scene.view().race_in(it).map(|race| texts::race(lang, race)).unwrap_or_default();
    let tokens = sw::pieces_text(lang, Piece::Token, it.tokens);
    match it.holder.0 {
        Holder::Nobody => {}
        Holder::Murlocs => res.push((
            msg!(lang, SW_PIECES_MURLOC, n = it.tokens),
            texts::marker_rules(lang, "murloc"),
        )),
        Holder::Active(seat) => {
            res.push((format!("{race} ({}): {tokens}", scene.name(seat)), String::new()))
        }
        Holder::Declining(seat) => {
            let decline = msg!(lang, SW_PAGE_DECLINING).to_lowercase();
            res.push((
                format!("{race} ({}, {decline}): {tokens}", scene.name(seat)),
                String::new(),
            ));
        }
    }
    if it.beasts != 0 {
        res.push((
            sw::pieces_text(lang, Piece::Beast, it.beasts),
            texts::marker_rules(lang, "beast"),
        ));
    }
    let champion = scene.view().champion == ChampionView::Region(region);
    let markers: BTreeMap<&str, bool> = [
        ("champion", champion),
        ("fort", it.fort),
        ("wisp-wall", it.wisp_wall),
        ("watch-tower", it.watch_tower),
        ("objective", it.objective),
        ("bomb", it.bomb.is_some()),
        ("mountain", region.terrain() == Terrain::Mountain),
    ]
    .into();
    for kind in markers.iter().filter(|(_, is_there)| **is_there).map(|(kind, _)| kind) {
        res.push((texts::marker(lang, kind), texts::marker_rules(lang, kind)));
    }
    if it.face_down.is_some() {
        res.push((msg!(lang, SW_KIND_UNKNOWN), String::new()));
    }
    for relic in &it.relics {
        res.push((sw::relic_name(lang, *relic), texts::relic_rules(lang, *relic).to_owned()));
    }
    res
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::geometry::Point;

    /// Sizes of names: on a phone, and where there are few islands or many.
    const SIZES: [f32; 3] = [28.0, 28.6, 34.5];

    #[test]
    fn no_name_lies_on_another_one_and_hardly_any_on_a_symbol() {
        let (mut n_symbols, mut n_hidden) = (0, 0);
        for (face, lang) in
            faces::all().flat_map(|it| Lang::ALL.iter().map(move |&lang| (it, lang)))
        {
            for size in SIZES.map(|it| it / face.scale) {
                let all = named_lands(lang, face, size);
                let written: Vec<Rect> = all.iter().flat_map(|it| it.2.boxes()).collect();
                let n_lines = written.len();
                let pairs = (0..n_lines).flat_map(|a| (a + 1..n_lines).map(move |b| (a, b)));
                let n_shared = pairs.filter(|&(a, b)| 60.0 < written[a].shared(written[b])).count();
                assert_eq!(n_shared, 0, "{} in {lang}, {size}", face.id);
                for (art, region, name) in &all {
                    assert_eq!(name.symbols.len(), printed(*region).count(), "{}", art.slug);
                    let is_on = |at: &&Point| written.iter().any(|it| it.distance(**at) == 0.0);
                    n_symbols += name.symbols.len();
                    n_hidden += name.symbols.iter().filter(is_on).count();
                }
            }
        }
        assert!(100 * n_hidden <= n_symbols, "{n_hidden} of {n_symbols} symbols");
    }
}
