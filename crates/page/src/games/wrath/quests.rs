//! The quests as a row of cards: what is done of their tracks, and what comes next.

use game_wrath::Action;
use game_wrath::content::book;
use game_wrath::names::Quest;
use maud::{Markup, html};
use text::msg;
use text::wrath as wr;

use super::card;
use super::scene::Scene;
use crate::card::{Place, Size};

/// The last card is the siege; it lies there from the beginning, so that no card moves when it opens.
pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let view = scene.view();
    let siege = Quest::IcecrownCitadel;
    html! {
        section class="panel wr-quests paged on-quests" id="quests" aria-label=(msg!(lang, WR_PAGE_QUESTS)) {
            @for it in view.quests.values() { (small(scene, it.quest, it.progress, if it.complete { Status::Complete } else { Status::Open })) }
            @match &view.siege {
                Some(it) => (small(scene, siege, it.progress, Status::Open)),
                None => (small(scene, siege, 0, Status::Locked)),
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Status {
    Locked,
    Open,
    Complete,
}

/// The card of a quest.
pub(super) fn id(quest: Quest) -> String {
    format!("quest-{quest}")
}

fn small(scene: &Scene<'_>, quest: Quest, progress: u8, status: Status) -> Markup {
    let lang = scene.lang();
    let standing = match status {
        Status::Locked => msg!(lang, WR_PAGE_LOCKED),
        Status::Open | Status::Complete => standing(scene, quest, progress),
    };
    let mut drawn = card::quest(lang, quest, progress, &standing);
    let (id, why) = (id(quest), format!("why-quest-{quest}"));
    let inside = html! {
        button class="spot" type="button" popovertarget=(why) { (drawn.title) ": " (standing) }
        div class="dialog why-card" id=(why) popover="auto" { (drawn.large()) (scene.questions(&Action::Quest)) }
    };
    if status == Status::Complete {
        drawn.corners.clear();
        drawn.upon = html! { (drawn.upon) span class="wr-done" aria-hidden="true" { "✓" } };
        drawn.gist = html! { strong { (standing) } };
    }
    let is_acting = scene.view().quest_action.as_ref().is_some_and(|it| it.quest == quest);
    let class = match status {
        Status::Locked => " forbidden",
        Status::Complete => " complete",
        Status::Open if is_acting => " acting",
        Status::Open => "",
    };
    let space = book().quest(quest).space.to_string();
    let place = Place {
        id: Some(&id),
        class,
        why: Some(&why),
        noun: Some(&space),
        part: (quest == Quest::IcecrownCitadel).then_some("siege"),
        ..Place::default()
    };
    drawn.draw(Size::Hand, &place, &inside)
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
