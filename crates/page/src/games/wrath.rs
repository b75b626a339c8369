//! Wrath of the Lich King on the page.
//!
//! Suggested reading order: `scene` (what is drawn from), `modes` (what a click on the map does), `map`, `figures`,
//! `card` (the cards of spaces), `prompt` (what to do), `odds` (before a roll), `quests`, `tracks`, `heroes`, `threat`
//! (what comes), `recent` (what just came), `log`, `result`, `stock`.

mod card;
mod figures;
mod heroes;
mod log;
mod map;
mod modes;
mod odds;
mod prompt;
mod quests;
mod recent;
mod result;
mod scene;
mod stock;
mod threat;
mod tracks;

use std::any::Any;
use std::ops::RangeInclusive;

use game_wrath::names::Hero;
use game_wrath::{Setup, Wrath};
use kernel::{Game, TableOption};
use maud::{Markup, html};
use text::{Lang, msg};

use crate::art::{emblem, northrend, token};
use crate::asset::address;
use crate::desk::{Desk, Part, Prefs};
use crate::table;
use scene::Scene;

pub struct Renderer;

impl crate::games::Renderer for Renderer {
    fn id(&self) -> &'static str {
        Wrath::INFO.id
    }

    fn title(&self, lang: Lang) -> String {
        msg!(lang, WR_TITLE)
    }

    fn n_seats(&self) -> RangeInclusive<u8> {
        Wrath::INFO.min_seats..=Wrath::INFO.max_seats
    }

    fn about(&self, lang: Lang) -> String {
        msg!(lang, WR_ABOUT)
    }

    fn emblem(&self) -> Markup {
        html! {
            svg class="visually-hidden" aria-hidden="true" focusable="false" { defs { (emblem::wrath_symbols()) } }
            @for hero in [Hero::Tirion, Hero::Thrall, Hero::Sylvanas, Hero::Jaina] {
                (token::picture(&figures::hero(hero, false), 64))
            }
            (token::picture(&figures::lich_king(), 64))
        }
    }

    fn options(&self) -> &'static [TableOption] {
        Setup::OPTIONS
    }

    fn parts(&self, desk: &Desk<'_>) -> Vec<Part> {
        draw(desk, 0)
    }

    fn live_parts(&self, desk: &Desk<'_>) -> Vec<Part> {
        let Some(scene) = Scene::of_desk(desk) else { return Vec::new() };
        draw(desk, prompt::n_turns(&scene).min(log::N_TURNS).saturating_sub(1))
    }

    fn table(&self, desk: &Desk<'_>, part: &dyn Fn(&str) -> Markup) -> Markup {
        let Some(scene) = Scene::of_desk(desk) else { return html! {} };
        let lang = desk.prefs.lang;
        html! {
            link rel="stylesheet" href=(address("wrath.css"));
            (part("forms"))
            main class="table wr" {
                (map::frame(&scene, part))
                aside class="rail" {
                    (part("status"))
                    (part("notice"))
                    (part("prompt"))
                    (part("result"))
                    (part("invites"))
                    (part("quests"))
                    (tabs(&scene, part))
                }
                section class="seats wr-heroes" aria-label=(msg!(lang, TABLE_PLAYERS)) {
                    (part("hand"))
                    @for nth in 1..=scene.n_heroes() { (part(&format!("hero-{nth}"))) }
                }
            }
            (part("stock"))
        }
    }

    fn tools(&self, desk: &Desk<'_>) -> Markup {
        html! {
            button class="btn btn-quiet" type="button" popovertarget="stock" {
                (emblem::use_("wr-deck")) span class="tool-name" { (msg!(desk.prefs.lang, WR_PAGE_BOX)) }
            }
        }
    }

    fn defs(&self) -> Markup {
        html! { (emblem::wrath_symbols()) (northrend::defs()) }
    }

    fn board_svg(&self, situation: &dyn Any, prefs: Prefs) -> Option<Markup> {
        let situation = situation.downcast_ref::<kernel::Situation<Wrath>>()?;
        let scene = Scene::alone(situation, prefs);
        Some(map::alone(&scene, &crate::games::Renderer::defs(self)))
    }

    fn components(&self, lang: Lang) -> Markup {
        html! {
            svg class="visually-hidden" aria-hidden="true" focusable="false" { defs { (emblem::wrath_symbols()) } }
            (stock::components(lang))
        }
    }
}

/// What happened, what comes, and everything from the beginning: one of them is seen.
fn tabs(scene: &Scene<'_>, part: &dyn Fn(&str) -> Markup) -> Markup {
    let lang = scene.lang();
    let tabs = [
        ("threat", msg!(lang, WR_TAB_THREAT)),
        ("recent", msg!(lang, WR_TAB_RECENT)),
        ("log", msg!(lang, WR_TAB_LOG)),
    ];
    html! {
        section class="panel wr-tabs" {
            fieldset class="wr-tab-row" {
                @for (nth, (key, name)) in tabs.iter().enumerate() {
                    label class="wr-tab" { input type="radio" name="tab" class={ "tab tab-" (key) } checked[nth == 0]; (name) }
                }
            }
            div class="wr-tab-body" {
                (part("threat"))
                (part("recent"))
                (log::frame(scene, part))
            }
        }
    }
}

/// Every part, with the log from turn `first_turn` on.
fn draw(desk: &Desk<'_>, first_turn: usize) -> Vec<Part> {
    let Some(scene) = Scene::of_desk(desk) else { return Vec::new() };
    let scene = &scene;
    let mut res = Vec::new();
    let mut add =
        |id: &str, html: Markup| res.push(Part { id: id.to_owned(), html: html.into_string() });
    add("forms", table::forms(desk));
    add("crumbs", prompt::crumbs(scene));
    add("status", prompt::status(scene));
    add("notice", table::notice(desk));
    add("prompt", prompt::panel(scene));
    add("tracks", tracks::panel(scene));
    add("focus", map::focus(scene));
    add("shade", map::shade(scene));
    add("spaces", map::spaces(scene));
    add("pieces", map::pieces(scene));
    add("pulses", map::pulses(scene));
    add("whys", card::cards(scene));
    add("dice", prompt::dice(scene));
    add("quests", quests::panel(scene));
    add("hand", heroes::shared_hand(scene, desk));
    for nth in 0..scene.n_heroes() {
        add(&format!("hero-{}", nth + 1), heroes::panel(scene, desk, nth));
    }
    add("threat", threat::panel(scene));
    add("recent", recent::panel(scene));
    // What is in the box never changes.
    if first_turn == 0 {
        add("stock", stock::panel(scene));
    }
    add("invites", table::invitations(desk));
    let turns = log::turns(scene);
    for number in first_turn..=log::N_TURNS {
        let events = turns.get(number).copied().unwrap_or_default();
        add(&format!("log-{number}"), log::turn(scene, number, events));
    }
    add("result", result::panel(scene, desk));
    res
}
