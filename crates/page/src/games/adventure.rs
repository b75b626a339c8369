//! World of Warcraft: The Adventure Game on the page.
//!
//! Suggested reading order: `scene` (what is drawn from, and what an answer is about), `way` (how far places are), `map`,
//! `space` (the card of a space), `figures`, `card` (cards drawn large), `sheet` (a player's area), `world` (what belongs
//! to everybody), `stage` (a combat), `prompt` (what to do), `log` (what happened), `recent`, `result`, `stock`.

mod card;
mod figures;
mod log;
mod map;
mod prompt;
mod recent;
mod result;
mod scene;
mod sheet;
mod space;
mod stage;
mod stock;
mod way;
mod world;

use std::any::Any;

use game_adventure::names::{Hero, Space};
use game_adventure::{Adventure, Setup};
use kernel::{Game, GameInfo, Seat, TableOption};
use maud::{Markup, html};
use text::{Lang, msg};

use crate::art::token::{self, Pose};
use crate::art::{azeroth, emblem};
use crate::asset::address;
use crate::desk::{Desk, Part, Prefs};
use crate::table::{self, Tab};
use scene::Scene;

pub struct Renderer;

impl crate::games::Renderer for Renderer {
    fn info(&self) -> GameInfo {
        Adventure::INFO
    }

    fn title(&self, lang: Lang) -> String {
        msg!(lang, AG_TITLE)
    }

    fn about(&self, lang: Lang) -> String {
        msg!(lang, AG_PAGE_ABOUT)
    }

    fn emblem(&self) -> Markup {
        html! {
            svg class="visually-hidden" aria-hidden="true" focusable="false" { defs { (emblem::adventure_symbols()) } }
            @for &hero in Hero::ALL { (token::picture(&figures::hero(hero, Seat(hero.idx() as u8), Pose::Still), 64)) }
        }
    }

    fn options(&self) -> &'static [TableOption] {
        Setup::OPTIONS
    }

    fn parts(&self, desk: &Desk<'_>) -> Vec<Part> {
        Scene::of_desk(desk).map(|scene| draw(&scene, desk, 0)).unwrap_or_default()
    }

    fn live_parts(&self, desk: &Desk<'_>) -> Vec<Part> {
        let Some(scene) = Scene::of_desk(desk) else { return Vec::new() };
        draw(&scene, desk, log::n_chapters(&scene).saturating_sub(2))
    }

    fn table(&self, desk: &Desk<'_>, part: &dyn Fn(&str) -> Markup) -> Markup {
        let Some(scene) = Scene::of_desk(desk) else { return html! {} };
        html! {
            link rel="stylesheet" href=(address("adventure.css"));
            (part("forms"))
            main class="table ag" {
                (map::frame(&scene, part))
                aside class="rail" {
                    (part("status"))
                    (part("notice"))
                    (part("stage"))
                    (part("enemy"))
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
                            (log::frame(&scene, part))
                        }
                    }
                }
                (views(&scene))
            }
        }
    }

    fn tools(&self, desk: &Desk<'_>) -> Markup {
        html! {
            a class="btn btn-quiet" href="/rules/adventure#components" target="_blank" {
                (emblem::use_("ag-card")) span class="tool-name" { (msg!(desk.prefs.lang, AG_PAGE_BOX)) }
            }
        }
    }

    fn defs(&self) -> Markup {
        html! { (emblem::adventure_symbols()) (azeroth::STYLE.defs()) }
    }

    fn board_svg(&self, situation: &dyn Any, prefs: Prefs) -> Option<Markup> {
        let situation = situation.downcast_ref::<kernel::Situation<Adventure>>()?;
        let scene = Scene::alone(situation, prefs);
        let defs = html! { (emblem::symbols()) (crate::games::Renderer::defs(self)) };
        Some(map::alone(&scene, &defs))
    }

    fn components(&self, lang: Lang) -> Markup {
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
        tab("log", "sign-scroll", msg!(lang, AG_TAB_LOG)),
    ];
    html! { div class="views" { (table::tabs(lang, "views", "board", &tabs)) } }
}

/// Every part, with the log from chapter `first_chapter` on.
fn draw(scene: &Scene<'_>, desk: &Desk<'_>, first_chapter: usize) -> Vec<Part> {
    let mut res = Vec::new();
    let mut add =
        |id: &str, html: Markup| res.push(Part { id: id.to_owned(), html: html.into_string() });
    add("forms", table::forms(desk, &[]));
    add("crumbs", world::crumbs(scene));
    add("status", prompt::status(scene));
    add("notice", table::notice(desk));
    add("race", world::race(scene));
    add("focus", map::focus(scene));
    for &space in Space::ALL {
        add(&format!("land-{space}"), map::land(scene, space));
        add(&format!("why-{space}"), space::panel(scene, space));
    }
    add("turns", map::turns(scene));
    add("pieces", map::pieces(scene));
    add("world", world::panel(scene));
    add("stage", stage::panel(scene));
    add("enemy", stage::enemy(scene));
    add("prompt", prompt::panel(scene, desk));
    add("trace", log::trace(scene));
    add("tabbar", recent::tab_bar(scene));
    add("me", sheet::own(scene, desk));
    add("players", sheet::others(scene, desk));
    add("recent", recent::panel(scene));
    add("invites", table::invitations(desk));
    let chapters = log::chapters(scene);
    for number in first_chapter..=log::N_CHAPTERS {
        let events = chapters.get(number).copied().unwrap_or_default();
        add(&format!("log-{number}"), log::chapter(scene, number, events));
    }
    add("result", result::panel(scene, desk));
    res
}
