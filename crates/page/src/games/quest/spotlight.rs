//! The nemesis leaves its lair, or a hero falls: the card is seen large, and what the party loses.

use game_quest::event::{EnemiesEvent, HeroesEvent, Spot};
use game_quest::names::{Foe, Hero};
use game_quest::{Event, Mark, Quest};
use maud::{Markup, html};
use text::{Speak, msg, quest as wq};

use super::card;
use super::scene::Scene;
use crate::card as cards;
use crate::spotlight::{self, Moment, Spotlight};

/// Who comes into a zone.
pub(super) fn comes(event: &Event) -> Option<Mark> {
    match event {
        Event::Enemies(EnemiesEvent::Moved { mark, to: Spot::Zone(_) }) => Some(*mark),
        _ => None,
    }
}

/// Only in a picture on the way: nothing at rest.
pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let is_now = scene.situation.decision.is_none() && !scene.is_over();
    let found = if is_now { nemesis(scene).or_else(|| fall(scene)) } else { None };
    spotlight::panel(found.as_ref())
}

fn nemesis(scene: &Scene<'_>) -> Option<Spotlight> {
    let view = scene.view();
    let nemesis = Mark::Foe(view.nemesis);
    let mut came =
        scene.events.iter().rev().enumerate().filter(|(_, (_, it))| comes(it) == Some(nemesis));
    let (_, (_, event)) = came.next().filter(|(nth, _)| *nth < 2)?;
    let it = view.enemies.get(&view.nemesis)?;
    let card = card::foe(scene.lang(), view.nemesis, Some(it), None, &html! {});
    let lines = vec![Quest::event_text(&scene.voice(), event)];
    Some(Spotlight { moment: Moment::after(came.count()), card, lines })
}

/// WQ-DEFEAT-02: the enemies of his zone move on in the same step.
fn fall(scene: &Scene<'_>) -> Option<Spotlight> {
    let is_moved = |it: &Event| matches!(it, Event::Enemies(EnemiesEvent::Moved { .. }));
    let at = scene.events.iter().rposition(|(_, it)| !is_moved(it))?;
    let Event::Heroes(HeroesEvent::HeroDefeated { hero }) = scene.events[at].1 else { return None };
    let freed: Vec<Foe> = scene.events[at + 1..].iter().filter_map(|(_, it)| freed(it)).collect();
    let most = scene.view().heroes.get(&hero).map_or(0, |it| it.health);
    let mut card = card::hero(scene.lang(), hero, Some((0, most)), html! {});
    card.corners = cards::falling(lost_last(&scene.events[..at], hero), most);
    card.gist =
        html! { strong { (msg!(scene.lang(), WQ_PAGE_DEFEATED, hero = wq::hero_phrase(hero))) } };
    card.upon = cards::cracks();
    Some(Spotlight { moment: Moment::Falls, card, lines: losses(scene, hero, &freed) })
}

const fn freed(event: &Event) -> Option<Foe> {
    match event {
        Event::Enemies(EnemiesEvent::Moved { mark: Mark::Foe(foe), .. }) => Some(*foe),
        _ => None,
    }
}

/// WQ-WOUND-04: the last wounds took all the health that was left.
fn lost_last(events: &[(usize, Event)], hero: Hero) -> u8 {
    let wounds = |it: &Event| match it {
        Event::Heroes(HeroesEvent::Suffered { hero: of, wounds, .. }) if *of == hero => {
            Some(*wounds)
        }
        _ => None,
    };
    events.iter().rev().find_map(|(_, it)| wounds(it)).unwrap_or(0)
}

/// What the party can do without from now on, who is left, and where the hero's enemies go.
fn losses(scene: &Scene<'_>, hero: Hero, freed: &[Foe]) -> Vec<String> {
    let (lang, heroes) = (scene.lang(), &scene.view().heroes);
    let Some(it) = heroes.get(&hero) else { return Vec::new() };
    let n_tokens: u32 = it.actions.values().map(|it| u32::from(it.tokens)).sum();
    let n_up = heroes.values().filter(|it| !it.defeated).count();
    let tokens = (0 < n_tokens).then(|| msg!(lang, WQ_FALL_TOKENS, n = n_tokens));
    let gear = (!it.gear.is_empty()).then(|| msg!(lang, WQ_FALL_GEAR, n = it.gear.len()));
    let actions = msg!(lang, WQ_FALL_ACTIONS, n = it.actions.len());
    let things: Vec<String> = [Some(actions), tokens, gear].into_iter().flatten().collect();
    let loses = msg!(lang, WQ_FALL_LOSES, things = things.join(" · "));
    let standing = msg!(lang, WQ_FALL_STANDING, n = n_up, most = heroes.len());
    let names: Vec<String> = freed.iter().map(|&it| wq::foe_name(lang, it)).collect();
    let shadows = (!names.is_empty()).then(|| msg!(lang, WQ_FALL_SHADOWS, foes = names.join(", ")));
    [loses, standing].into_iter().chain(shadows).collect()
}
