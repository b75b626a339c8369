//! The quests: their tracks with what is done and what comes next.

use game_wrath::content::book;
use game_wrath::names::{Quest, Region};
use maud::{Markup, html};
use text::msg;
use text::wrath as wr;

use super::scene::Scene;
use super::{card, figures};
use crate::art::geometry::number;
use crate::art::northrend;

pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let view = scene.view();
    html! {
        section class="panel wr-quests paged on-quests" id="quests" aria-label=(msg!(lang, WR_PAGE_QUESTS)) {
            @match &view.siege {
                Some(siege) => {
                    (row(scene, Quest::IcecrownCitadel, None, siege.progress, Status::Open))
                    @for (region, it) in &view.quests { (row(scene, it.quest, Some(*region), it.progress, Status::of(it.complete))) }
                }
                None => {
                    @for (region, it) in &view.quests { (row(scene, it.quest, Some(*region), it.progress, Status::of(it.complete))) }
                    p class="wr-locked" { (figures::quest(Quest::IcecrownCitadel)) (wr::quest_name(lang, Quest::IcecrownCitadel)) ": " (msg!(lang, WR_PAGE_LOCKED)) }
                }
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Status {
    Open,
    Complete,
}

impl Status {
    const fn of(is_complete: bool) -> Self {
        if is_complete { Self::Complete } else { Self::Open }
    }
}

/// The row of a quest.
pub(super) fn id(quest: Quest) -> String {
    format!("quest-{quest}")
}

fn row(
    scene: &Scene<'_>,
    quest: Quest,
    region: Option<Region>,
    progress: u8,
    status: Status,
) -> Markup {
    let lang = scene.lang();
    let facts = book().quest(quest);
    let card = format!("why-quest-{quest}");
    let is_acting = scene.view().quest_action.as_ref().is_some_and(|it| it.quest == quest);
    html! {
        div class={ "wr-quest" @if status == Status::Complete { " complete" } @if is_acting { " acting" } } id=(id(quest)) data-part=[region.is_none().then_some("siege")] data-noun=(facts.space) data-why=(card) {
            div class="wr-quest-head" {
                (region_sign(region))
                (figures::quest(quest))
                button class="wr-quest-name" type="button" popovertarget=(card) { (wr::quest_name(lang, quest)) }
                @if status == Status::Complete {
                    span class="chip" { "✓ " (msg!(lang, WR_PAGE_COMPLETE)) }
                } @else {
                    span class="wr-quest-effect" { (wr::quest_text(lang, quest)) }
                    span class="wr-quest-damage" title=(wr::quest_damage(lang, quest)) { "−" (facts.damage) (crate::art::emblem::use_("wr-heart")) }
                }
            }
            @if status == Status::Open { (track(scene, quest, progress)) }
            div class="dialog why-card" id=(card) popover="auto" { (card::quest(lang, quest, progress, &standing(scene, quest, progress)).large()) }
        }
    }
}

fn track(scene: &Scene<'_>, quest: Quest, progress: u8) -> Markup {
    let track = &book().quest(quest).track;
    html! {
        ol class="wr-track-icons" aria-label=(standing(scene, quest, progress)) {
            @for (nth, &icon) in track.iter().enumerate() {
                li class={ "wr-step" @if nth < usize::from(progress) { " done" } @else if nth == usize::from(progress) { " next" } } aria-hidden="true" {
                    (figures::icon(icon))
                }
            }
        }
    }
}

/// "step 3 of 15; next: fight".
fn standing(scene: &Scene<'_>, quest: Quest, progress: u8) -> String {
    let lang = scene.lang();
    let track = &book().quest(quest).track;
    match track.get(usize::from(progress)) {
        Some(&icon) => {
            let (most, icon) = (track.len(), wr::icon_name(lang, icon));
            msg!(lang, WR_PAGE_PROGRESS, n = progress, most = most, icon = icon)
        }
        None => msg!(lang, WR_PAGE_COMPLETE),
    }
}

/// The shape of a region's spaces in its colour.
pub(super) fn region_sign(region: Option<Region>) -> Markup {
    let name = region.map_or("icecrown", Region::name);
    html! {
        svg class="wr-region-sign" viewBox="-24 -24 48 48" width="16" height="16" aria-hidden="true" focusable="false" {
            path d=(northrend::outline(name, 17.0)) fill=(northrend::colours(name).0) stroke=(northrend::colours(name).2) stroke-width=(number(6.0)) {}
        }
    }
}
