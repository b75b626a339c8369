//! The Lich King comes to another land, or the siege of Icecrown begins.

use game_wrath::Event;
use game_wrath::event::{QuestEvent, RiseEvent};
use game_wrath::names::Quest;
use maud::Markup;
use text::wrath as wr;

use super::scene::Scene;
use super::{beats, card};
use crate::spotlight::{self, Moment, Spotlight};

/// A step may tell so many events: one of them is what is seen.
const MOST_OF_STEP: usize = 4;

/// Only in a picture on the way: nothing at rest.
pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let is_now = scene.situation.decision.is_none() && !scene.is_over();
    let mut newest = scene.events.iter().rev().take(MOST_OF_STEP);
    let found = if is_now { newest.find_map(|(_, it)| of(scene, it)) } else { None };
    spotlight::panel(found.as_ref())
}

fn of(scene: &Scene<'_>, event: &Event) -> Option<Spotlight> {
    let lang = scene.lang();
    match event {
        Event::Rise(RiseEvent::LichKingMoved { region }) => {
            let marches = scene.events.iter().filter(|(_, it)| beats::is_march(it)).count();
            let card = card::lich_king(lang, &wr::region_name(lang, *region));
            let moment = Moment::after(marches.saturating_sub(1));
            Some(Spotlight { moment, card, lines: Vec::new() })
        }
        Event::Quest(QuestEvent::SiegeBegan) => {
            let quest = Quest::IcecrownCitadel;
            let card = card::quest(lang, quest, 0, &wr::quest_name(lang, quest));
            Some(Spotlight { moment: Moment::Comes, card, lines: Vec::new() })
        }
        _ => None,
    }
}
