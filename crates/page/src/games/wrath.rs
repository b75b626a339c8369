//! Wrath of the Lich King on the page.
//!
//! Suggested reading order: `scene` (what is drawn from), `modes` (what a click on the map does), `map`, `figures`,
//! `ghosts` (what people show each other), `space` (the cards of spaces), `card`, `pictures`, `hand` (the fan), `prompt` (what to do), `also` (what one's
//! other heroes may do), `odds` (before a roll), `quests`, `tracks`, `heroes`, `beats` (how an action is performed), `turns` (what a turn came to), `threat` (what comes), `recent` (what
//! just came), `log`, `result`, `stock`.

mod also;
mod beats;
mod card;
mod dice;
mod figures;
mod ghosts;
mod hand;
mod heroes;
mod log;
mod map;
mod modes;
mod odds;
mod pictures;
mod prompt;
mod quests;
mod recent;
mod result;
mod scene;
mod space;
mod spotlight;
mod stock;
mod threat;
mod tracks;
mod turns;

use game_wrath::event::RiseEvent;
use game_wrath::names::Hero;
use game_wrath::{Event, View, Wrath};
use kernel::{Seat, Situation};
use maud::{Markup, html};
use text::{Lang, Voice, msg};

use crate::art::token::{self, Pose};
use crate::art::{emblem, northrend};
use crate::asset::{Gallery, address};
use crate::beat::Beat;
use crate::card::{Place, Size};
use crate::context::{Part, Prefs, RenderContext};
use crate::games::{Draw, Phase, Profile, Weight};
use crate::observation::Observation;
use crate::table::{self, Tab};
use crate::{drawer, together, turn_cards};
use recent::Moment;
use scene::Scene;

impl Draw for Wrath {
    fn title(lang: Lang) -> String {
        msg!(lang, WR_TITLE)
    }

    fn about(lang: Lang) -> String {
        msg!(lang, WR_ABOUT)
    }

    fn profile() -> Profile {
        Profile { minutes: 60, weight: Weight::Easy, usual_seats: 3 }
    }

    fn emblem() -> Markup {
        html! {
            svg class="visually-hidden" aria-hidden="true" focusable="false" { defs { (emblem::wrath_symbols()) } }
            @for hero in [Hero::Tirion, Hero::Thrall, Hero::Sylvanas, Hero::Jaina] {
                (token::picture(&figures::hero(hero, Pose::Still), 64))
            }
            (token::picture(&figures::lich_king(), 64))
        }
    }

    fn parts(observation: &Observation<Self>, ctx: &RenderContext<'_>) -> Vec<Part> {
        draw(&Scene::new(observation, ctx), ctx, 0)
    }

    fn live_parts(observation: &Observation<Self>, ctx: &RenderContext<'_>) -> Vec<Part> {
        let scene = Scene::new(observation, ctx);
        draw(&scene, ctx, prompt::n_turns(&scene).min(log::N_TURNS).saturating_sub(1))
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
        let part = |id: &str, it: Markup| Part { id: id.to_owned(), html: it.into_string() };
        let mut res = vec![
            part("tracks", tracks::panel(&scene)),
            part("shade", map::shade(&scene)),
            part("pieces", map::pieces(&scene)),
            part("dice", dice::panel(&scene)),
            part("spotlight", spotlight::panel(&scene)),
            part("scourge", turned(&scene, Shown::Yes)),
            part("quests", quests::panel(&scene)),
            part("turn-cards", turn_cards::panel(&scene)),
            part("hand", hand::panel(&scene)),
        ];
        for nth in 0..scene.n_heroes() {
            res.push(part(&format!("hero-{}", nth + 1), heroes::panel(&scene, ctx, nth)));
        }
        res
    }

    fn gallery() -> Option<&'static Gallery> {
        Some(&pictures::GALLERY)
    }

    fn table(
        observation: &Observation<Self>,
        ctx: &RenderContext<'_>,
        part: &dyn Fn(&str) -> Markup,
    ) -> Markup {
        let scene = Scene::new(observation, ctx);
        let lang = ctx.prefs.lang;
        html! {
            link rel="stylesheet" href=(address("wrath.css"));
            (part("forms"))
            main class="table wr" {
                (map::frame(&scene, part))
                aside class="rail" {
                    (part("status"))
                    (part("turn-cards"))
                    (part("notice"))
                    (part("together"))
                    (part("prompt"))
                    (part("result"))
                    (part("invites"))
                    (part("quests"))
                    (news(part))
                }
                div class="wr-fan-place" { (part("hand")) }
                section class="seats wr-heroes" aria-label=(msg!(lang, TABLE_PLAYERS)) {
                    @for nth in 1..=scene.n_heroes() { (part(&format!("hero-{nth}"))) }
                }
                (part("spotlight"))
                (part("views"))
                div class="why-dock" id="dock" inert {}
            }
            (part("stock"))
            (drawer::history(&scene, part, &log::frame(&scene, part)))
        }
    }

    fn tools(lang: Lang) -> Markup {
        html! {
            button class="btn btn-quiet" type="button" popovertarget="stock" {
                (emblem::use_("wr-deck")) span class="tool-name" { (msg!(lang, WR_PAGE_BOX)) }
            }
        }
    }

    fn defs() -> Markup {
        html! { (emblem::wrath_symbols()) (emblem::symbols_of(["wq-health", "ag-damage"].into_iter())) (northrend::STYLE.defs()) }
    }

    fn board_svg(situation: &Situation<Self>, prefs: Prefs) -> Markup {
        let scene = Scene::alone(situation, prefs);
        map::alone(&scene, &Self::defs())
    }

    fn often_forgotten() -> &'static str {
        include_str!("wrath/often.txt")
    }

    fn reference_card() -> &'static str {
        include_str!("wrath/card.txt")
    }

    fn phases(lang: Lang, now: Option<&Situation<Self>>) -> Vec<Phase> {
        turns::phases(lang, now)
    }

    fn components(lang: Lang) -> Markup {
        stock::components(lang)
    }
}

/// Whether the card of the Scourge deck is seen: only while its ghouls come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Yes,
    No,
}

/// The card that the Scourge deck showed last.
fn turned(scene: &Scene<'_>, shown: Shown) -> Markup {
    let space = scene.events.iter().rev().find_map(|(_, it)| match it {
        Event::Rise(RiseEvent::ScourgeCardTurned { space, .. }) => Some(*space),
        _ => None,
    });
    let drawn =
        space.filter(|_| shown == Shown::Yes).and_then(|it| card::scourge(scene.lang(), it));
    html! {
        div class="wr-turned" id="scourge" {
            @if let Some(it) = drawn { (it.draw(Size::Hand, &Place { id: Some(beats::TURNED), ..Place::default() }, &Markup::default())) }
        }
    }
}

/// What comes, and what happened: one of them is seen.
fn news(part: &dyn Fn(&str) -> Markup) -> Markup {
    html! {
        section class="panel wr-tabs paged on-news" {
            (part("news-tabs"))
            div class="wr-tab-body" {
                (part("threat"))
                (part("recent"))
            }
        }
    }
}

/// Which of them: after an enemy phase what happened, until somebody acts.
fn news_tabs(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let (phase, moment) = recent::newest(scene);
    let (key, chosen) = match moment {
        Moment::Now => ("now", "recent"),
        Moment::Past => ("past", "threat"),
    };
    let tabs = [("threat", msg!(lang, WR_TAB_THREAT)), ("recent", msg!(lang, WR_TAB_RECENT))];
    html! {
        div id="news-tabs" {
            fieldset class="wr-tab-row" id={ "news-" (key) "-" (phase) } {
                legend class="visually-hidden" { (msg!(lang, WR_PAGE_VIEW_NEWS)) }
                @for (name, label) in &tabs {
                    label class="wr-tab" { input type="radio" name="news" class={ "tab-" (name) } checked[*name == chosen]; (label) }
                }
            }
        }
    }
}

/// What a phone shows beside the board; the news are marked while they are new.
fn views(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let is_new = recent::newest(scene).1 == Moment::Now && !scene.is_over();
    let tab = |name, sign, label| Tab { name, sign, label };
    let tabs = [
        tab("board", "sign-map", msg!(lang, TABLE_BOARD)),
        tab("act", "sign-list", msg!(lang, TABLE_TAB_ACT)),
        tab("quests", "wr-quest", msg!(lang, WR_PAGE_QUESTS)),
        tab("players", "sign-person", msg!(lang, WR_PAGE_VIEW_HEROES)),
        tab("news", "sign-scroll", msg!(lang, WR_PAGE_VIEW_NEWS)),
    ];
    html! { div class={ "views" @if is_new { " has-news" } } id="views" { (table::tabs(lang, &tabs)) } }
}

/// Every part, with the log from turn `first_turn` on.
fn draw(scene: &Scene<'_>, ctx: &RenderContext<'_>, first_turn: usize) -> Vec<Part> {
    let mut res = Vec::new();
    let mut add =
        |id: &str, html: Markup| res.push(Part { id: id.to_owned(), html: html.into_string() });
    add("forms", table::forms(ctx, &also::seats(scene)));
    add("crumbs", prompt::crumbs(scene));
    add("status", prompt::status(scene));
    add("notice", table::notice(ctx));
    add("prompt", prompt::panel(scene, ctx));
    add("together", ghosts::panel(scene, ctx));
    add("tracks", tracks::panel(scene));
    add("focus", map::focus(scene));
    add("shade", map::shade(scene));
    add("spaces", map::spaces(scene, ctx));
    add("pieces", map::pieces(scene));
    add("ghosts", ghosts::layer(scene, ctx));
    add("pointing", together::toggle(ctx));
    add("whys", space::cards(scene, ctx));
    add("scourge", turned(scene, Shown::No));
    add("dice", dice::panel(scene));
    add("spotlight", spotlight::panel(scene));
    add("turns-past", turn_cards::past(scene));
    add("turn-cards", turn_cards::panel(scene));
    add("quests", quests::panel(scene));
    add("hand", hand::panel(scene));
    for nth in 0..scene.n_heroes() {
        add(&format!("hero-{}", nth + 1), heroes::panel(scene, ctx, nth));
    }
    add("news-tabs", news_tabs(scene));
    add("views", views(scene));
    add("threat", threat::panel(scene));
    add("recent", recent::panel(scene));
    // What is in the box never changes.
    if first_turn == 0 {
        add("stock", stock::panel(scene));
    }
    add("invites", table::invitations(ctx));
    let turns = log::turns(scene);
    for number in first_turn..=log::N_TURNS {
        let events = turns.get(number).copied().unwrap_or_default();
        add(&format!("log-{number}"), log::turn(scene, number, events));
    }
    add("result", result::panel(scene, ctx));
    res
}
