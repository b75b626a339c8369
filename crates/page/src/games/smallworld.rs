//! Small World of Warcraft on the page.
//!
//! Suggested reading order: `scene` (what is drawn from), `map`, `why` (the cards of regions), `prompt` (what to do),
//! `combos`, `seats`, `stock`, `log`, `result`; `words` is where labels come from.

mod combos;
mod log;
mod map;
mod prompt;
mod result;
mod scene;
mod seats;
mod stock;
mod texts;
mod why;
pub(crate) mod words;

use std::any::Any;
use std::ops::RangeInclusive;

use game_smallworld::{Setup, SmallWorld};
use kernel::{Game, Seat, Situation};
use maud::{Markup, html};
use text::smallworld as sw;
use text::{Lang, msg};

use crate::art::{emblem, terrain};
use crate::desk::{Desk, Part, Prefs};
use crate::games::{OptionField, OptionKind};
use scene::Scene;

pub struct Renderer;

impl crate::games::Renderer for Renderer {
    fn id(&self) -> &'static str {
        SmallWorld::INFO.id
    }

    fn title(&self, lang: Lang) -> String {
        msg!(lang, SW_TITLE)
    }

    fn n_seats(&self) -> RangeInclusive<u8> {
        SmallWorld::INFO.min_seats..=SmallWorld::INFO.max_seats
    }

    fn options(&self, lang: Lang) -> Vec<OptionField> {
        let field = |key: &'static str| OptionField {
            key,
            name: sw::setup_option(lang, key).unwrap_or_else(|| key.to_owned()),
            hint: sw::setup_option_hint(lang, key),
            kind: match key {
                "first" => OptionKind::Choice(first_seats(lang)),
                "boards" => OptionKind::Text,
                _ => OptionKind::Switch,
            },
        };
        Setup::KEYS.iter().copied().map(field).collect()
    }

    fn parts(&self, desk: &Desk<'_>) -> Vec<Part> {
        draw(desk, 1)
    }

    fn live_parts(&self, desk: &Desk<'_>) -> Vec<Part> {
        let round =
            desk.situation.downcast_ref::<Situation<SmallWorld>>().map_or(1, |it| it.view.round);
        draw(desk, usize::from(round.max(2)) - 1)
    }

    fn table(&self, desk: &Desk<'_>, part: &dyn Fn(&str) -> Markup) -> Markup {
        let Some(scene) = Scene::of_desk(desk) else { return html! {} };
        let lang = desk.prefs.lang;
        html! {
            (part("forms"))
            main class="table" {
                (map::frame(&scene, part))
                aside class="rail" {
                    (part("status"))
                    (part("notice"))
                    (part("prompt"))
                    (part("result"))
                    (part("invites"))
                    (part("combos"))
                    (log::frame(&scene, part))
                }
                section class="seats" aria-label=(msg!(lang, TABLE_PLAYERS)) {
                    @for seat in scene.view().seats.keys() { (part(&seat_id(*seat))) }
                }
            }
            (part("stock"))
        }
    }

    fn tools(&self, desk: &Desk<'_>) -> Markup {
        html! {
            button class="btn btn-quiet" type="button" popovertarget="stock" {
                (emblem::use_("relic-back")) span class="tool-name" { (words::stock(desk.prefs.lang)) }
            }
        }
    }

    /// Nothing beyond the emblems and the terrain.
    fn defs(&self) -> Markup {
        html! {}
    }

    fn board_svg(&self, situation: &dyn Any, prefs: Prefs) -> Option<Markup> {
        let situation = situation.downcast_ref::<Situation<SmallWorld>>()?;
        let defs = html! { (emblem::symbols()) (terrain::defs()) };
        Some(map::alone(&Scene::alone(situation, prefs), &defs))
    }

    fn components(&self, lang: Lang) -> Markup {
        stock::components(lang)
    }
}

fn first_seats(lang: Lang) -> Vec<(String, String)> {
    let lot = (String::new(), msg!(lang, LOBBY_RANDOM));
    let seats = Seat::all(SmallWorld::INFO.max_seats);
    [lot]
        .into_iter()
        .chain(seats.map(|it| (it.to_string(), msg!(lang, SEAT_SEAT, number = it.0 + 1))))
        .collect()
}

fn seat_id(seat: Seat) -> String {
    format!("seat-{}", seat.0 + 1)
}

/// Every part, with the log from round `first_round` on.
fn draw(desk: &Desk<'_>, first_round: usize) -> Vec<Part> {
    let Some(scene) = Scene::of_desk(desk) else { return Vec::new() };
    let scene = &scene;
    let mut res = Vec::new();
    let mut add =
        |id: &str, html: Markup| res.push(Part { id: id.to_owned(), html: html.into_string() });
    add("forms", prompt::forms(desk));
    add("crumbs", prompt::crumbs(scene));
    add("status", prompt::status(scene));
    add("notice", prompt::notice(desk));
    add("prompt", prompt::panel(scene));
    add("dice", prompt::dice(scene));
    for &face in &scene.view().boards {
        add(&format!("lands-{face}"), map::lands(scene, face));
        add(&format!("pieces-{face}"), map::pieces(scene, face));
        add(&format!("whys-{face}"), why::cards(scene, face));
    }
    for (&seat, it) in &scene.view().seats {
        add(&seat_id(seat), seats::panel(scene, desk, seat, it));
    }
    add("combos", combos::panel(scene));
    add("stock", stock::panel(scene));
    add("invites", seats::invitations(scene, desk));
    let rounds = log::rounds(scene);
    for number in first_round..=usize::from(scene.view().rounds) {
        let events = rounds.get(number - 1).copied().unwrap_or_default();
        add(&format!("log-{number}"), log::round(scene, number, events));
    }
    add("result", result::panel(scene, desk));
    res
}
