//! World of Warcraft: The Adventure Game on the page.
//!
//! Suggested reading order: `scene` (what is drawn from, and what an answer is about), `way` (how far places are), `map`,
//! `space` (the card of a space), `figures`, `card` and `pictures` (the cards of the box), `hand` (a fan of them), `sheet` (a player's area), `world` (what belongs
//! to everybody), `stage` (a combat), `beats` (how an action is performed), `turns` (what a turn came to), `prompt` (what to do), `log` (what happened), `recent`, `result`, `stock`.

mod beats;
mod card;
mod figures;
mod hand;
mod log;
mod map;
mod pictures;
mod prompt;
mod recent;
mod result;
mod scene;
mod sheet;
mod space;
mod stage;
mod stock;
mod turns;
mod way;
mod world;

use game_adventure::names::{Hero, Space};
use game_adventure::{Adventure, Event, View};
use kernel::{Seat, Situation};
use maud::{Markup, html};
use text::{Lang, Voice, msg};

use crate::art::token::{self, Pose};
use crate::art::{azeroth, emblem};
use crate::asset::{Gallery, address};
use crate::beat::Beat;
use crate::context::{Part, Prefs, RenderContext};
use crate::games::{Draw, Phase, Profile, Weight};
use crate::observation::Observation;
use crate::table::{self, Tab};
use crate::{drawer, turn_cards};
use scene::Scene;

impl Draw for Adventure {
    fn title(lang: Lang) -> String {
        msg!(lang, AG_TITLE)
    }

    fn about(lang: Lang) -> String {
        msg!(lang, AG_PAGE_ABOUT)
    }

    fn profile() -> Profile {
        Profile { minutes: 90, weight: Weight::Medium, usual_seats: 2 }
    }

    fn emblem() -> Markup {
        html! {
            svg class="visually-hidden" aria-hidden="true" focusable="false" { defs { (emblem::adventure_symbols()) } }
            @for &hero in Hero::ALL { (token::picture(&figures::hero(hero, Seat(hero.idx() as u8), Pose::Still), 64)) }
        }
    }

    fn parts(observation: &Observation<Self>, ctx: &RenderContext<'_>) -> Vec<Part> {
        draw(&Scene::new(observation, ctx), ctx, 0)
    }

    fn live_parts(observation: &Observation<Self>, ctx: &RenderContext<'_>) -> Vec<Part> {
        let scene = Scene::new(observation, ctx);
        draw(&scene, ctx, log::n_chapters(&scene).saturating_sub(2))
    }

    fn beats(voice: &Voice<'_>, before: &[(usize, Event)], events: &[&Event]) -> Vec<Beat> {
        beats::beats(voice, before, events)
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
        let drawn = [
            ("race", world::race(&scene)),
            ("turns", map::turns(&scene)),
            ("pieces", map::pieces(&scene)),
            ("world", world::panel(&scene)),
            ("turn-cards", turn_cards::panel(&scene)),
            ("stage", stage::panel(&scene)),
            ("enemy", stage::enemy(&scene)),
            ("spotlight", stage::spotlight(&scene)),
            ("me", sheet::own(&scene, ctx)),
            ("players", sheet::others(&scene, ctx)),
        ];
        let part = |(id, it): (&str, Markup)| Part { id: id.to_owned(), html: it.into_string() };
        let mut res: Vec<Part> = drawn.map(part).into();
        // What was asked before a combat is not asked on its stage.
        if stage::is_opening(&scene) {
            res.push(part(("status", prompt::status(&scene))));
            res.push(part(("prompt", prompt::closed(&scene))));
        }
        res
    }

    fn table(
        observation: &Observation<Self>,
        ctx: &RenderContext<'_>,
        part: &dyn Fn(&str) -> Markup,
    ) -> Markup {
        let scene = Scene::new(observation, ctx);
        html! {
            link rel="stylesheet" href=(address("adventure.css"));
            (part("forms"))
            main class="table ag" {
                (map::frame(&scene, part))
                aside class="rail" {
                    (part("status"))
                    (part("turn-cards"))
                    (part("notice"))
                    (part("stage"))
                    (part("enemy"))
                    (part("spotlight"))
                    (part("prompt"))
                    (part("trace"))
                    (part("result"))
                    (part("invites"))
                    section class="panel ag-tabs" {
                        (part("tabbar"))
                        div class="ag-tab-body" {
                            (part("me"))
                            (part("players"))
                            (part("recent"))
                        }
                    }
                }
                (views(&scene))
            }
            (drawer::history(&scene, part, &log::frame(&scene, part)))
        }
    }

    fn tools(lang: Lang) -> Markup {
        html! {
            a class="btn btn-quiet" href="/rules/adventure#components" target="_blank" {
                (emblem::use_("ag-card")) span class="tool-name" { (msg!(lang, AG_PAGE_BOX)) }
            }
        }
    }

    fn defs() -> Markup {
        html! { (emblem::adventure_symbols()) (emblem::symbols_of(pictures::emblems_beside())) (azeroth::STYLE.defs()) }
    }

    fn board_svg(situation: &Situation<Self>, prefs: Prefs) -> Markup {
        let scene = Scene::alone(situation, prefs);
        let defs = html! { (emblem::symbols()) (Self::defs()) };
        map::alone(&scene, &defs)
    }

    fn gallery() -> Option<&'static Gallery> {
        Some(&pictures::GALLERY)
    }

    fn often_forgotten() -> &'static str {
        include_str!("adventure/often.txt")
    }

    fn reference_card() -> &'static str {
        include_str!("adventure/card.txt")
    }

    fn phases(lang: Lang, now: Option<&Situation<Self>>) -> Vec<Phase> {
        turns::phases(lang, now)
    }

    fn components(lang: Lang) -> Markup {
        stock::components(lang)
    }
}

/// What a phone shows beside the board.
fn views(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let tab = |name, sign, label| Tab { name, sign, label };
    let tabs = [
        tab("board", "sign-map", msg!(lang, TABLE_BOARD)),
        tab("act", "sign-list", msg!(lang, TABLE_TAB_ACT)),
        tab("me", "sign-person", msg!(lang, AG_TAB_ME)),
        tab("players", "ag-valor", msg!(lang, AG_TAB_PLAYERS)),
        tab("recent", "sign-hourglass", msg!(lang, AG_TAB_NEWS)),
    ];
    html! { div class="views" { (table::tabs(lang, &tabs)) } }
}

/// Every part, with the log from chapter `first_chapter` on.
fn draw(scene: &Scene<'_>, ctx: &RenderContext<'_>, first_chapter: usize) -> Vec<Part> {
    let mut res = Vec::new();
    let mut add =
        |id: &str, html: Markup| res.push(Part { id: id.to_owned(), html: html.into_string() });
    add("forms", table::forms(ctx, &[]));
    add("crumbs", world::crumbs(scene));
    add("status", prompt::status(scene));
    add("notice", table::notice(ctx));
    add("race", world::race(scene));
    add("focus", map::focus(scene));
    for &space in Space::ALL {
        add(&format!("land-{space}"), map::land(scene, space));
        add(&format!("why-{space}"), space::panel(scene, space));
    }
    add("turns", map::turns(scene));
    add("pieces", map::pieces(scene));
    add("world", world::panel(scene));
    add("turns-past", turn_cards::past(scene));
    add("turn-cards", turn_cards::panel(scene));
    add("stage", stage::panel(scene));
    add("enemy", stage::enemy(scene));
    add("spotlight", stage::spotlight(scene));
    add("prompt", prompt::panel(scene, ctx));
    add("trace", log::trace(scene));
    add("tabbar", recent::tab_bar(scene));
    add("me", sheet::own(scene, ctx));
    add("players", sheet::others(scene, ctx));
    add("recent", recent::panel(scene));
    add("invites", table::invitations(ctx));
    let chapters = log::chapters(scene);
    for number in first_chapter..=log::N_CHAPTERS {
        let events = chapters.get(number).copied().unwrap_or_default();
        add(&format!("log-{number}"), log::chapter(scene, number, events));
    }
    add("result", result::panel(scene, ctx));
    res
}
