//! Warhammer Quest on the page.
//!
//! Suggested reading order: `scene` (what is drawn from, and where an answer is given), `figures`, `card` (cards drawn
//! large), `foes`, `heroes` (a hero and his zone), `place` (location, peril, decks), `turns` (who is when), `prompt` (what
//! to do), `offers` (the answers that need more than a button), `pool` (the dice, step by step), `recent` (what the
//! enemy did last), `sheet` (aims, rules and campaign), `log`, `result`, `stock`, `board` (one picture).

mod board;
mod card;
mod figures;
mod foes;
mod heroes;
mod log;
mod offers;
mod place;
mod pool;
mod prompt;
mod recent;
mod result;
mod scene;
mod sheet;
mod stock;
mod turns;

use std::any::Any;

use game_quest::names::Hero;
use game_quest::{Quest, Setup};
use kernel::{Game, GameInfo, TableOption};
use maud::{Markup, html};
use text::{Lang, msg};

use crate::art::{emblem, token};
use crate::asset::address;
use crate::desk::{Desk, Part, Prefs};
use crate::{table, together};
use scene::Scene;

pub struct Renderer;

impl crate::games::Renderer for Renderer {
    fn info(&self) -> GameInfo {
        Quest::INFO
    }

    fn title(&self, lang: Lang) -> String {
        msg!(lang, WQ_TITLE)
    }

    fn about(&self, lang: Lang) -> String {
        msg!(lang, WQ_PAGE_ABOUT)
    }

    fn emblem(&self) -> Markup {
        html! {
            svg class="visually-hidden" aria-hidden="true" focusable="false" { defs { (emblem::quest_symbols()) } }
            @for &hero in Hero::ALL { (token::picture(&figures::hero(hero), 64)) }
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
        let lang = desk.prefs.lang;
        let n_heroes = scene.n_heroes();
        html! {
            link rel="stylesheet" href=(address("quest.css"));
            (part("forms"))
            main class="table wq" {
                section class="board wq-board" id="main" tabindex="-1" aria-label=(msg!(lang, WQ_PAGE_TABLE)) {
                    h1 class="visually-hidden" { (msg!(lang, WQ_TITLE)) }
                    (part("turns"))
                    div class="wq-top" { (part("place")) (part("peril")) (part("lair")) }
                    div class={ "wq-zones of-" (n_heroes) } {
                        @for nth in 1..=n_heroes { (part(&format!("zone-{nth}"))) }
                        (part("shadows"))
                    }
                    div class="why-dock" id="dock" aria-hidden="true" {}
                }
                aside class="rail" {
                    (part("status"))
                    (part("notice"))
                    (part("together"))
                    (part("prompt"))
                    (part("pool"))
                    (part("result"))
                    (part("invites"))
                    section class="panel wq-tabs" {
                        (part("tabbar"))
                        div class="wq-tab-body" {
                            (part("recent"))
                            (part("sheet"))
                            (log::frame(&scene, part))
                        }
                    }
                }
            }
            (part("stock"))
        }
    }

    fn tools(&self, desk: &Desk<'_>) -> Markup {
        html! {
            button class="btn btn-quiet" type="button" popovertarget="stock" {
                (emblem::use_("wq-deck-gear")) span class="tool-name" { (msg!(desk.prefs.lang, WQ_PAGE_BOX)) }
            }
        }
    }

    fn defs(&self) -> Markup {
        emblem::quest_symbols()
    }

    fn board_svg(&self, situation: &dyn Any, prefs: Prefs) -> Option<Markup> {
        let situation = situation.downcast_ref::<kernel::Situation<Quest>>()?;
        let scene = Scene::alone(situation, prefs);
        Some(board::alone(&scene, &crate::games::Renderer::defs(self)))
    }

    fn campaign_form(&self, lang: Lang) -> Markup {
        sheet::bring(lang)
    }

    fn components(&self, lang: Lang) -> Markup {
        stock::components(lang)
    }
}

/// Every part, with the log from chapter `first_chapter` on.
fn draw(scene: &Scene<'_>, desk: &Desk<'_>, first_chapter: usize) -> Vec<Part> {
    let mut res = Vec::new();
    let mut add =
        |id: &str, html: Markup| res.push(Part { id: id.to_owned(), html: html.into_string() });
    add("forms", table::forms(desk, &[]));
    add("crumbs", turns::crumbs(scene));
    add("status", prompt::status(scene));
    add("notice", table::notice(desk));
    let label = |action: &str| action.parse().ok().map(|it| scene.label(it));
    add("together", together::panel(desk, &label));
    add("prompt", prompt::panel(scene, desk));
    add("turns", turns::strip(scene));
    add("place", place::location(scene));
    add("peril", place::peril_and_decks(scene));
    add("lair", place::lair(scene));
    for nth in 0..scene.n_heroes() {
        add(&format!("zone-{}", nth + 1), heroes::column(scene, desk, nth));
    }
    add("shadows", foes::shadows(scene));
    add("pool", pool::panel(scene));
    add("tabbar", recent::tab_bar(scene));
    add("recent", recent::panel(scene));
    add("sheet", sheet::panel(scene, desk));
    // What is in the box never changes.
    if first_chapter == 0 {
        add("stock", stock::panel(scene));
    }
    add("invites", table::invitations(desk));
    let chapters = log::chapters(scene);
    for number in first_chapter..=log::N_CHAPTERS {
        let events = chapters.get(number).copied().unwrap_or_default();
        add(&format!("log-{number}"), log::chapter(scene, number, events));
    }
    add("result", result::panel(scene, desk));
    res
}
