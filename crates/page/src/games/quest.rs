//! Warhammer Quest on the page.
//!
//! Suggested reading order: `scene` (what is drawn from, and where an answer is given), `figures`, `card` (cards drawn
//! large), `foes`, `heroes` (a hero and his zone), `place` (location, peril, decks), `turns` (who is when), `turn_facts` (what an activation came to), `prompt` (what
//! to do), `offers` (the answers that need more than a button), `over` (what lies over the field meanwhile), `town` (the settlement), `spotlight` (the nemesis appears, a hero falls), `pool` (the dice, step by step), `beats` (how an action is performed), `alike` (enemies that do the same act together), `recent` (what the
//! enemy did last), `sheet` (aims, rules and campaign), `log`, `result`, `stock`, `board` (one picture).

mod alike;
mod beats;
mod board;
mod card;
mod figures;
mod foes;
mod heroes;
mod log;
mod offers;
mod over;
mod pictures;
mod place;
mod pool;
mod prompt;
mod recent;
mod result;
mod scene;
mod sheet;
mod spotlight;
mod stock;
mod town;
mod turn_facts;
mod turns;

use game_quest::names::Hero;
use game_quest::{Event, Quest, View};
use kernel::{Seat, Situation};
use maud::{Markup, html};
use text::{Lang, Voice, msg};

use crate::art::{emblem, token};
use crate::asset::{Gallery, address};
use crate::beat::Beat;
use crate::context::{Part, Prefs, RenderContext};
use crate::games::{Draw, Phase, Profile, Weight};
use crate::observation::Observation;
use crate::{drawer, table, together, turn_cards};
use scene::Scene;

impl Draw for Quest {
    fn title(lang: Lang) -> String {
        msg!(lang, WQ_TITLE)
    }

    fn about(lang: Lang) -> String {
        msg!(lang, WQ_PAGE_ABOUT)
    }

    fn profile() -> Profile {
        Profile { minutes: 45, weight: Weight::Demanding, usual_seats: 2 }
    }

    fn emblem() -> Markup {
        html! {
            svg class="visually-hidden" aria-hidden="true" focusable="false" { defs { (emblem::quest_symbols()) } }
            @for &hero in Hero::ALL { (token::picture(&figures::hero(hero), 64)) }
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

    fn turn_of(view: &View, event: &Event) -> Option<Seat> {
        turn_facts::turn_of(view, event)
    }

    fn is_blood(event: &Event) -> bool {
        turn_facts::is_blood(event)
    }

    fn turn_facts(voice: &Voice<'_>, events: &[&Event]) -> Vec<String> {
        turn_facts::facts(voice, events)
    }

    fn frame_parts(observation: &Observation<Self>, ctx: &RenderContext<'_>) -> Vec<Part> {
        let scene = Scene::new(observation, ctx);
        let part = |id: &str, it: Markup| Part { id: id.to_owned(), html: it.into_string() };
        let mut res = vec![
            part("turns", turns::strip(&scene)),
            part("turn-cards", turn_cards::panel(&scene)),
            part("place", place::location(&scene)),
            part("peril", place::peril_and_decks(&scene)),
            part("lair", place::lair(&scene)),
            part("shadows", foes::shadows(&scene)),
            part("pool", pool::panel(&scene)),
            part("spotlight", spotlight::panel(&scene)),
        ];
        for nth in 0..scene.n_heroes() {
            res.push(part(&format!("zone-{}", nth + 1), heroes::column(&scene, ctx, nth)));
        }
        res.extend(over::left(&scene).map(|it| part("over", it)));
        res
    }

    fn table(
        observation: &Observation<Self>,
        ctx: &RenderContext<'_>,
        part: &dyn Fn(&str) -> Markup,
    ) -> Markup {
        let scene = Scene::new(observation, ctx);
        let lang = ctx.prefs.lang;
        let n_heroes = scene.n_heroes();
        html! {
            link rel="stylesheet" href=(address("quest.css"));
            (part("forms"))
            main class="table wq" {
                section class={ "board wq-board" @if scene.names.len() == 1 { " alone" } } id="main" tabindex="-1" aria-label=(msg!(lang, WQ_PAGE_TABLE)) {
                    h1 class="visually-hidden" { (msg!(lang, WQ_TITLE)) }
                    (part("turns"))
                    (part("turn-cards"))
                    div class="wq-top" { (part("place")) (part("peril")) (part("lair")) }
                    div class={ "wq-field of-" (n_heroes) } {
                        @for nth in 1..=n_heroes { (part(&format!("zone-{nth}"))) }
                        (part("shadows"))
                        (part("pool"))
                        (part("over"))
                        (part("spotlight"))
                        div class="wq-ask" {
                            (part("status"))
                            (part("notice"))
                            (part("together"))
                            (part("prompt"))
                            (part("result"))
                            (part("invites"))
                        }
                        section class="panel wq-tabs" id="happened" popover="auto" {
                            (part("tabbar"))
                            div class="wq-tab-body" {
                                (part("recent"))
                                (part("sheet"))
                            }
                        }
                    }
                    div class="why-dock" id="dock" aria-hidden="true" {}
                }
            }
            (part("stock"))
            (drawer::history(&scene, part, &log::frame(&scene, part)))
        }
    }

    fn tools(lang: Lang) -> Markup {
        html! {
            button class="btn btn-quiet" type="button" popovertarget="happened" {
                (emblem::use_("sign-scroll")) span class="tool-name" { (msg!(lang, WQ_TAB_RECENT)) }
            }
            button class="btn btn-quiet" type="button" popovertarget="stock" {
                (emblem::use_("wq-deck-gear")) span class="tool-name" { (msg!(lang, WQ_PAGE_BOX)) }
            }
        }
    }

    fn defs() -> Markup {
        emblem::quest_symbols()
    }

    fn board_svg(situation: &Situation<Self>, prefs: Prefs) -> Markup {
        let scene = Scene::alone(situation, prefs);
        board::alone(&scene)
    }

    fn campaign_form(prefs: &Prefs) -> Markup {
        sheet::bring(prefs)
    }

    fn gallery() -> Option<&'static Gallery> {
        Some(&pictures::GALLERY)
    }

    fn often_forgotten() -> &'static str {
        include_str!("quest/often.txt")
    }

    fn reference_card() -> &'static str {
        include_str!("quest/card.txt")
    }

    fn phases(lang: Lang, now: Option<&Situation<Self>>) -> Vec<Phase> {
        turns::phases(lang, now)
    }

    fn components(lang: Lang) -> Markup {
        stock::components(lang)
    }
}

/// Every part, with the log from chapter `first_chapter` on.
fn draw(scene: &Scene<'_>, ctx: &RenderContext<'_>, first_chapter: usize) -> Vec<Part> {
    let mut res = Vec::new();
    let mut add =
        |id: &str, html: Markup| res.push(Part { id: id.to_owned(), html: html.into_string() });
    add("forms", table::forms(ctx, &[]));
    add("crumbs", turns::crumbs(scene));
    add("status", prompt::status(scene));
    add("notice", table::notice(ctx));
    let label = |action: &str| action.parse().ok().map(|it| scene.label(it));
    add("together", together::panel(ctx, &label));
    add("prompt", prompt::panel(scene, ctx));
    add("turns", turns::strip(scene));
    add("turns-past", turn_cards::past(scene));
    add("turn-cards", turn_cards::panel(scene));
    add("place", place::location(scene));
    add("peril", place::peril_and_decks(scene));
    add("lair", place::lair(scene));
    for nth in 0..scene.n_heroes() {
        add(&format!("zone-{}", nth + 1), heroes::column(scene, ctx, nth));
    }
    add("shadows", foes::shadows(scene));
    add("pool", pool::panel(scene));
    add("over", over::panel(scene, ctx));
    add("spotlight", spotlight::panel(scene));
    add("tabbar", recent::tab_bar(scene));
    add("recent", recent::panel(scene));
    add("sheet", sheet::panel(scene, ctx));
    // What is in the box never changes.
    if first_chapter == 0 {
        add("stock", stock::panel(scene));
    }
    add("invites", table::invitations(ctx));
    let chapters = log::chapters(scene);
    for number in first_chapter..=log::N_CHAPTERS {
        let events = chapters.get(number).copied().unwrap_or_default();
        add(&format!("log-{number}"), log::chapter(scene, number, events));
    }
    add("result", result::panel(scene, ctx));
    res
}
