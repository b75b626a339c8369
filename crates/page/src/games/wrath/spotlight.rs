//! The Lich King comes to another land, or the siege of Icecrown begins.

use game_wrath::event::{QuestEvent, RiseEvent};
use game_wrath::names::Quest;
use game_wrath::{Event, Wrath};
use maud::Markup;
use text::{Speak, wrath as wr};

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
            let card = card::lich_king(lang, &wr::region_name(lang, *region));
            let moment = Moment::after(beats::n_marches(scene.events).saturating_sub(1));
            let lines = vec![Wrath::event_text(&scene.voice(), event)];
            Some(Spotlight { moment, card, lines })
        }
        Event::Quest(QuestEvent::SiegeBegan) => {
            let quest = Quest::IcecrownCitadel;
            let card = card::quest(lang, quest, 0, &wr::quest_name(lang, quest));
            let lines = vec![Wrath::event_text(&scene.voice(), event)];
            Some(Spotlight { moment: Moment::Comes, card, lines })
        }
        _ => None,
    }
}
