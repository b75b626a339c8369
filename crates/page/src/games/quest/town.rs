//! The settlement between two quests: the way of the campaign with a flag on every quest, and the three houses below it.

use game_quest::event::SettlementEvent;
use game_quest::names::{ActionCard, Kind, Sheet, Tier};
use game_quest::{Action, Event};
use maud::{Markup, html};
use text::msg;
use text::quest as wq;

use super::pictures::{self, Subject};
use super::scene::Scene;
use super::{card, over};
use crate::art::emblem;
use crate::card::{Place, Size};
use crate::context::RenderContext;
use crate::words;

/// A house of the settlement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum House {
    Trainer,
    Smith,
    Arena,
}

impl House {
    pub(crate) const ALL: [Self; 3] = [Self::Trainer, Self::Smith, Self::Arena];

    pub(crate) const fn slug(self) -> &'static str {
        match self {
            Self::Trainer => "trainer",
            Self::Smith => "smith",
            Self::Arena => "arena",
        }
    }

    const fn has(self, action: Action) -> bool {
        match self {
            Self::Trainer => matches!(action, Action::Trainer(_)),
            Self::Smith => matches!(action, Action::Smith),
            Self::Arena => matches!(action, Action::Arena),
        }
    }
}

/// Whether an answer is given in a house.
pub(super) fn has(action: Action) -> bool {
    House::ALL.iter().any(|it| it.has(action))
}

pub(super) fn panel(scene: &Scene<'_>, ctx: &RenderContext<'_>) -> Markup {
    let is_dealt = scene.situation.legal.iter().any(|it| over::is_card(*it));
    html! {
        div class="wq-town" id="town" {
            (way(scene, ctx))
            @if is_dealt { (over::deal(scene)) } @else {
                // The houses open one after the other to a hero who has been in none of them.
                @let done = scene.view().turn.improved;
                div class={ "wq-houses" @if !(done.trainer || done.smith || done.arena) { " opening" } } id="houses" { @for it in House::ALL { (house(scene, it)) } }
            }
        }
    }
}

/// The house that the party was in last, since the quest ended.
fn last_house(scene: &Scene<'_>) -> Option<House> {
    let is_end =
        |event: &Event| matches!(event, Event::Settlement(SettlementEvent::QuestEnded { .. }));
    let newest = scene.events.iter().rev().map(|(_, it)| it);
    newest.take_while(|it| !is_end(it)).find_map(visited)
}

/// The house in which something happens.
fn visited(event: &Event) -> Option<House> {
    match event {
        Event::Settlement(SettlementEvent::Trained { .. }) => Some(House::Trainer),
        Event::Settlement(SettlementEvent::SmithOffered { .. }) => Some(House::Smith),
        Event::Settlement(SettlementEvent::LimitRaised { .. }) => Some(House::Arena),
        _ => None,
    }
}

/// Whether the party goes into a house.
pub(super) fn is_visit(event: &Event) -> bool {
    visited(event).is_some()
}

/// The emblem of the party.
pub(super) const PARTY: &str = "party";

/// The party walks from the flag of its quest to the houses: the script slides what has the same id in another place.
fn party() -> Markup {
    html! { span class="wq-party mark-of" id=(PARTY) aria-hidden="true" { (emblem::use_("wq-leader")) } }
}

/// How a quest of the campaign stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    Won,
    Lost,
    Next,
    Ahead,
}

/// WQ-CAMP-01: the quests of the campaign as places on one way; those that were played have their flags.
pub(super) fn way(scene: &Scene<'_>, ctx: &RenderContext<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let all = Sheet::campaign();
    let Some(at) = all.iter().position(|it| *it == view.quest) else { return html! {} };
    let is_dealt = scene.situation.legal.iter().any(|it| over::is_card(*it));
    let is_on_way =
        scene.is_settling() && !scene.is_over() && (is_dealt || last_house(scene).is_none());
    let won = ctx.table.campaign.as_ref().map_or(&[][..], |it| &it.won);
    let standing = |nth: usize| {
        let is_won = won.get(nth).copied().or_else(|| view.result.filter(|_| nth == at));
        match is_won {
            Some(true) => Standing::Won,
            Some(false) => Standing::Lost,
            None if nth == at || nth == at + 1 && view.result.is_some() => Standing::Next,
            None => Standing::Ahead,
        }
    };
    html! {
        div class="wq-way" {
            svg class="wq-way-path" viewBox="0 0 1000 84" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                path d="M0 52C60 52 60 46 100 45S240 33 300 33S440 45 500 45S640 33 700 33S840 45 900 45S970 48 1000 40" fill="none" stroke="#241509" stroke-width="13" stroke-opacity=".5" {}
                path d="M0 50C60 50 60 44 100 43S240 31 300 31S440 43 500 43S640 31 700 31S840 43 900 43S970 46 1000 38" fill="none" stroke="#c9a46a" stroke-width="7" stroke-dasharray="15 9" {}
            }
            ol {
                @for (nth, &quest) in all.iter().enumerate() {
                    @let (class, sign, told) = match standing(nth) {
                        Standing::Won => ("won", "sign-banner", msg!(lang, WQ_WAY_WON)),
                        Standing::Lost => ("lost", "sign-banner", msg!(lang, WQ_WAY_LOST)),
                        Standing::Next => ("next", "wq-leader", msg!(lang, WQ_WAY_NEXT)),
                        Standing::Ahead => ("ahead", "wq-deck-locations", String::new()),
                    };
                    li class=(class) aria-current=[(class == "next").then_some("step")] {
                        span class="wq-flag" { (emblem::use_(sign)) b aria-hidden="true" { (nth + 1) } @if nth == at && is_on_way { (party()) } }
                        span class="wq-way-name" { (words::name(lang, &wq::quest_name(lang, quest))) @if !told.is_empty() { small { (told) } } }
                    }
                }
            }
        }
    }
}

/// WQ-SETT-02: a house, and what the hero who is asked can do there.
fn house(scene: &Scene<'_>, it: House) -> Markup {
    let lang = scene.lang();
    let legal = || scene.situation.legal.iter().copied().filter(|action| it.has(*action));
    let done = scene.view().turn.improved;
    let is_done = match it {
        House::Trainer => done.trainer,
        House::Smith => done.smith,
        House::Arena => done.arena,
    };
    let (name, hint) = match it {
        House::Trainer => (msg!(lang, WQ_HOUSE_TRAINER), msg!(lang, WQ_HOUSE_TRAINER_HINT)),
        House::Smith => (msg!(lang, WQ_ACTION_SMITH), msg!(lang, WQ_HOUSE_SMITH_HINT)),
        House::Arena => (msg!(lang, WQ_ACTION_ARENA), msg!(lang, WQ_HOUSE_ARENA_HINT)),
    };
    let is_open = legal().next().is_some();
    html! {
        section class={ "wq-house" @if is_open { " open" } @if is_done { " done" } } id={ "house-" (it.slug()) } aria-label=(name) {
            div class="wq-house-front" {
                img src=(pictures::address(Subject::House(it))) width="320" height="220" alt="" decoding="async";
                h2 { (emblem::use_(&format!("wq-{}", it.slug()))) (name) @if is_done { span class="wq-tick" title=(msg!(lang, WQ_HOUSE_VISITED)) { "✓" } span class="visually-hidden" { (msg!(lang, WQ_HOUSE_VISITED)) } } }
                @if last_house(scene) == Some(it) { (party()) }
            }
            p { (hint) }
            div class="wq-lessons" {
                @for action in legal() {
                    @if let (Action::Trainer(kind), Some(hero)) = (action, scene.hero()) { (lesson(scene, ActionCard::of(hero, Tier::Advanced, kind), kind)) }
                    @else { button class="btn btn-primary" type="submit" form="act" name="action" value=(action) { (scene.label(action)) } }
                }
            }
        }
    }
}

/// WQ-SETT-03: the advanced card that takes the place of a basic one.
fn lesson(scene: &Scene<'_>, it: ActionCard, kind: Kind) -> Markup {
    let lang = scene.lang();
    let action = Action::Trainer(kind);
    let drawn = card::action(lang, it, None);
    let why = format!("why-lesson-{kind}");
    drawn.draw(Size::Hand, &Place { why: Some(&why), class: " choosable", ..Place::default() }, &html! {
        button class="spot" type="submit" form="act" name="action" value=(action) { (scene.label(action)) ": " (drawn.title) }
        div class="dialog why-card wq-card" id=(why) popover="auto" { (drawn.large()) }
    })
}
