//! The Lich King comes to another land, the siege of Icecrown begins, or a hero falls.

use game_wrath::event::{ActionsEvent, DamageEvent, EndEvent, Mover, QuestEvent, RiseEvent};
use game_wrath::names::{Hero, Quest};
use game_wrath::{Event, Wrath};
use maud::Markup;
use text::{Speak, wrath as wr};

use super::scene::Scene;
use super::{beats, card};
use crate::card as cards;
use crate::spotlight::{self, Moment, Spotlight};

/// A step may tell so many events: one of them is what is seen.
const MOST_OF_STEP: usize = 4;

/// Only in a picture on the way: nothing at rest.
pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let is_now = scene.situation.decision.is_none() && !scene.is_over();
    let mut newest = scene.events.iter().rev().take(MOST_OF_STEP);
    let comes = || newest.find_map(|(_, it)| of(scene, it));
    let found = if is_now { fall(scene).or_else(comes) } else { None };
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

/// WR-DEF-02: the events of one step tell a defeat and what it costs.
fn fall(scene: &Scene<'_>) -> Option<Spotlight> {
    let is_cost = |it: &Event| {
        matches!(
            it,
            Event::Damage(DamageEvent::HandLost { .. })
                | Event::End(EndEvent::Despaired { .. })
                | Event::Actions(ActionsEvent::HeroMoved { by: Mover::Defeat, .. })
        )
    };
    let number = scene.events.last()?.0;
    let is_fall = |(of, it): &(usize, Event)| {
        *of == number && matches!(it, Event::Damage(DamageEvent::Defeated { .. }))
    };
    let at = scene.events.iter().rposition(is_fall)?;
    let Event::Damage(DamageEvent::Defeated { hero }) = scene.events[at].1 else { return None };
    let mut card = card::hero(scene.lang(), hero, Some(0));
    let most = scene.view().heroes.get(&hero).map_or(0, |it| it.max);
    card.corners = cards::falling(left_before(&scene.events[..at], hero).unwrap_or(most), most);
    card.upon = cards::cracks();
    let costs = scene.events[at + 1..].iter().take_while(|(_, it)| is_cost(it));
    let told = scene.events[at..=at].iter().chain(costs);
    let told = told.map(|(_, it)| Wrath::event_text(&scene.voice(), it));
    let mut lines: Vec<String> = told.filter(|it| !it.is_empty()).collect();
    lines.dedup();
    Some(Spotlight { moment: Moment::Falls, card, lines })
}

/// The health of a hero before the last damage; nothing if it was full.
fn left_before(events: &[(usize, Event)], hero: Hero) -> Option<u8> {
    let mut told = events.iter().rev().filter_map(|(_, it)| match *it {
        Event::Damage(DamageEvent::Damaged { hero: of, health, .. })
        | Event::Actions(ActionsEvent::Healed { hero: of, health, .. })
            if of == hero =>
        {
            Some(health)
        }
        _ => None,
    });
    // With nothing left he fell, and rose again whole.
    told.nth(1).filter(|it| *it != 0)
}
