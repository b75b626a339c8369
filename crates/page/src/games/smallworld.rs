//! Small World of Warcraft on the page.
//!
//! Suggested reading order: `scene` (what is drawn from), `map`, `why` (the cards of regions), `prompt` (what to do),
//! `beats` and `clash` (how it is performed), `combos`, `seats`, `stock`, `log`, `result`; `texts` is where labels come from.

mod beats;
mod clash;
mod combos;
mod log;
mod map;
mod origin;
mod pictures;
mod prompt;
mod result;
mod scene;
mod seats;
mod stock;
mod texts;
mod turns;
mod why;

use game_smallworld::{Event, SmallWorld, View};
use kernel::{Seat, Situation};
use maud::{Markup, html};
use text::{Lang, Voice, msg};

use crate::art::{emblem, terrain, token};
use crate::asset::Gallery;
use crate::beat::Beat;
use crate::context::{Part, Prefs, RenderContext};
use crate::games::{Draw, Phase, Profile, Weight};
use crate::observation::Observation;
use crate::table::{self, Tab};
use crate::{drawer, turn_cards};
use scene::Scene;

impl Draw for SmallWorld {
    fn title(lang: Lang) -> String {
        msg!(lang, SW_TITLE)
    }

    fn about(lang: Lang) -> String {
        msg!(lang, SW_ABOUT)
    }

    fn profile() -> Profile {
        Profile { minutes: 60, weight: Weight::Medium, usual_seats: 3 }
    }

    fn emblem() -> Markup {
        let races = ["orcs", "gnomes", "pandaren", "naga", "worgen"];
        html! {
            svg class="visually-hidden" aria-hidden="true" focusable="false" { defs { (emblem::smallworld_symbols()) } }
            @for (seat, race) in races.into_iter().enumerate() {
                (token::picture(&token::race(race, seat, 1, token::Standing::Active), 64))
            }
        }
    }

    fn parts(observation: &Observation<Self>, ctx: &RenderContext<'_>) -> Vec<Part> {
        draw(&Scene::new(observation, ctx), ctx, 1)
    }

    fn live_parts(observation: &Observation<Self>, ctx: &RenderContext<'_>) -> Vec<Part> {
        let round = observation.situation.view.round;
        draw(&Scene::new(observation, ctx), ctx, usize::from(round.max(2)) - 1)
    }

    fn beats(voice: &Voice<'_>, _: &[(usize, Event)], events: &[&Event]) -> Vec<Beat> {
        beats::beats(voice, events)
    }

    fn turn_of(_view: &View, event: &Event) -> Option<Seat> {
        turns::turn_of(event)
    }

    fn is_blood(event: &Event) -> bool {
        turns::is_blood(event)
    }

    fn turn_facts(voice: &Voice<'_>, events: &[&Event]) -> Vec<String> {
        turns::facts(voice, events)
    }

    fn frame_parts(observation: &Observation<Self>, ctx: &RenderContext<'_>) -> Vec<Part> {
        let scene = Scene::new(observation, ctx);
        let mut res = vec![
            drawn("dice", prompt::dice(&scene)),
            drawn("combos", combos::panel(&scene)),
            drawn("turn-cards", turn_cards::panel(&scene)),
        ];
        for &face in &scene.view().boards {
            res.push(drawn(&format!("pieces-{face}"), map::pieces(&scene, face)));
        }
        for (&seat, it) in &scene.view().seats {
            res.push(drawn(&seat_id(seat), seats::panel(&scene, ctx, seat, it)));
        }
        res
    }

    fn table(
        observation: &Observation<Self>,
        ctx: &RenderContext<'_>,
        part: &dyn Fn(&str) -> Markup,
    ) -> Markup {
        let scene = Scene::new(observation, ctx);
        let lang = ctx.prefs.lang;
        html! {
            (part("forms"))
            main class="table sw" {
                (map::frame(&scene, part))
                aside class="rail" {
                    (part("status"))
                    (part("turn-cards"))
                    (part("notice"))
                    (part("prompt"))
                    (part("result"))
                    (part("invites"))
                    (part("combos"))
                    (part("recent"))
                }
                section class="seats" aria-label=(msg!(lang, TABLE_PLAYERS)) {
                    @for seat in scene.view().seats.keys() { (part(&seat_id(*seat))) }
                }
                (tabs(lang))
            }
            (part("stock"))
            (drawer::history(&scene, part, &log::frame(&scene, part)))
        }
    }

    fn tools(lang: Lang) -> Markup {
        html! {
            button class="btn btn-quiet" type="button" popovertarget="stock" {
                (emblem::use_("sign-chest")) span class="tool-name" { (msg!(lang, SW_PAGE_STOCK)) }
            }
        }
    }

    fn defs() -> Markup {
        html! { (emblem::smallworld_symbols()) (terrain::defs()) }
    }

    fn board_svg(situation: &Situation<Self>, prefs: Prefs) -> Markup {
        let defs = html! { (emblem::symbols()) (Self::defs()) };
        map::alone(&Scene::alone(situation, prefs), &defs)
    }

    fn gallery() -> Option<&'static Gallery> {
        Some(&pictures::GALLERY)
    }

    fn often_forgotten() -> &'static str {
        include_str!("smallworld/often.txt")
    }

    fn reference_card() -> &'static str {
        include_str!("smallworld/card.txt")
    }

    fn phases(lang: Lang, now: Option<&Situation<Self>>) -> Vec<Phase> {
        turns::phases(lang, now)
    }

    fn components(lang: Lang) -> Markup {
        stock::components(lang)
    }
}

/// What a phone shows beside the board.
fn tabs(lang: Lang) -> Markup {
    let tab = |name, sign, label| Tab { name, sign, label };
    let tabs = [
        tab("board", "sign-map", msg!(lang, TABLE_BOARD)),
        tab("act", "sign-list", msg!(lang, TABLE_TAB_ACT)),
        tab("offer", "sign-banner", msg!(lang, TABLE_TAB_OFFER)),
        tab("players", "sign-person", msg!(lang, TABLE_PLAYERS)),
    ];
    table::tabs(lang, &tabs)
}

fn seat_id(seat: Seat) -> String {
    format!("seat-{}", seat.0 + 1)
}

fn drawn(id: &str, html: Markup) -> Part {
    Part { id: id.to_owned(), html: html.into_string() }
}

/// Every part, with the log from round `first_round` on.
fn draw(scene: &Scene<'_>, ctx: &RenderContext<'_>, first_round: usize) -> Vec<Part> {
    let mut res = Vec::new();
    let mut add = |id: &str, html: Markup| res.push(drawn(id, html));
    add("forms", table::forms(ctx, &[]));
    add("crumbs", prompt::crumbs(scene));
    add("status", prompt::status(scene));
    add("notice", table::notice(ctx));
    add("prompt", prompt::panel(scene));
    add("dice", prompt::dice(scene));
    for &face in &scene.view().boards {
        add(&format!("lands-{face}"), map::lands(scene, face));
        add(&format!("pieces-{face}"), map::pieces(scene, face));
        add(&format!("clash-{face}"), clash::layer(face.name()));
        add(&format!("whys-{face}"), why::cards(scene, face));
    }
    for (&seat, it) in &scene.view().seats {
        add(&seat_id(seat), seats::panel(scene, ctx, seat, it));
    }
    add("turns-past", turn_cards::past(scene));
    add("turn-cards", turn_cards::panel(scene));
    add("combos", combos::panel(scene));
    add("stock", stock::panel(scene));
    add("invites", table::invitations(ctx));
    add("recent", log::recent(scene));
    let rounds = log::rounds(scene);
    for number in first_round..=usize::from(scene.view().rounds) {
        let events = rounds.get(number - 1).copied().unwrap_or_default();
        add(&format!("log-{number}"), log::round(scene, number, events));
    }
    add("result", result::panel(scene, ctx));
    res
}
