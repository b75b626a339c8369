//! What a turn came to, with what the Scourge did in answer.

use std::collections::BTreeMap;

use game_wrath::event::{
    AbominationsEvent, ActionsEvent, DamageEvent, DrawEvent, EndEvent, GhoulsEvent, QuestEvent,
    RewardsEvent,
};
use game_wrath::names::{Hero, Reward, Space};
use game_wrath::{Event, Step, Wrath};
use kernel::{Seat, Situation};
use text::wrath as wr;
use text::{Lang, Speak, Voice, msg};

use crate::games::Phase;
use crate::turn_cards::MOST_FACTS;

/// WR-TURN-01: each by a step of it.
const PHASES: [(&str, Step); 4] = [
    ("actions", Step::Actions),
    ("draw", Step::Draw),
    ("ghouls", Step::Ghouls),
    ("abominations", Step::Abominations),
];

pub(super) fn phases(lang: Lang, now: Option<&Situation<Wrath>>) -> Vec<Phase> {
    let now = now.filter(|it| it.outcome.is_none());
    let now = now.map(|it| wr::phase_name(lang, &it.view.agenda));
    let named = |(key, step)| (key, wr::phase_name(lang, &[step]), wr::phase_hint(lang, &[step]));
    Phase::list(PHASES.map(named), now.as_deref())
}

/// Whose turn begins.
pub(super) fn turn_of(event: &Event) -> Option<Seat> {
    match event {
        Event::Actions(ActionsEvent::TurnBegan { seat, .. }) => Some(*seat),
        _ => None,
    }
}

/// A hero, a ghoul or an abomination falls.
pub(super) fn is_blood(event: &Event) -> bool {
    matches!(
        event,
        Event::Damage(DamageEvent::Defeated { .. })
            | Event::Ghouls(GhoulsEvent::GhoulRemoved { .. })
            | Event::Abominations(AbominationsEvent::AbominationRemoved { .. })
    )
}

/// What counts of a turn.
#[derive(Default)]
struct Tally<'a> {
    place: Option<Space>,
    /// How far a quest was brought, or its completion.
    quest: Option<&'a Event>,
    fallen: Vec<&'a Event>,
    n_ghouls_felled: u32,
    n_abominations_felled: u32,
    n_ghouls_risen: u32,
    despair: u32,
    hurt: BTreeMap<Hero, u32>,
    healed: u32,
    rewards: Vec<Reward>,
    n_cards: u32,
}

/// Where it ended, what fell, how far a quest is, whom it cost what, and what came.
pub(super) fn facts(voice: &Voice<'_>, events: &[&Event]) -> Vec<String> {
    let began = events.iter().find_map(|it| match it {
        Event::Actions(ActionsEvent::TurnBegan { seat, hero }) => Some((*seat, *hero)),
        _ => None,
    });
    let Some((by, hero)) = began else { return Vec::new() };
    let mut tally = Tally::default();
    for &event in events {
        tally.count(by, hero, event);
    }
    let mut res = Vec::new();
    // Who plays alone has several heroes.
    if voice.names.len() == 1 {
        res.push(wr::hero_name(voice.lang, hero));
    }
    res.extend(tally.deeds(voice));
    res.extend(tally.changes(voice, hero));
    res.truncate(MOST_FACTS);
    res
}

impl<'a> Tally<'a> {
    fn count(&mut self, by: Seat, hero: Hero, event: &'a Event) {
        match event {
            Event::Actions(ActionsEvent::HeroMoved { hero: it, to, .. }) if *it == hero => {
                self.place = Some(*to);
            }
            Event::Quest(QuestEvent::QuestAdvanced { .. } | QuestEvent::QuestCompleted { .. }) => {
                self.quest = Some(event);
            }
            Event::Ghouls(GhoulsEvent::GhoulRemoved { .. }) => self.n_ghouls_felled += 1,
            Event::Ghouls(GhoulsEvent::GhoulsPlaced { n_ghouls, .. }) => {
                self.n_ghouls_risen += u32::from(*n_ghouls);
            }
            Event::Abominations(AbominationsEvent::AbominationRemoved { .. }) => {
                self.n_abominations_felled += 1;
            }
            Event::Damage(DamageEvent::Defeated { .. }) => self.fallen.push(event),
            Event::Damage(DamageEvent::Damaged { hero: it, by, .. }) => {
                *self.hurt.entry(*it).or_default() += u32::from(*by);
            }
            Event::Actions(ActionsEvent::Healed { hero: it, by, .. }) if *it == hero => {
                self.healed += u32::from(*by);
            }
            Event::Rewards(RewardsEvent::RewardGained { seat, reward }) if *seat == by => {
                self.rewards.push(*reward);
            }
            Event::End(EndEvent::Despaired { .. }) => self.despair += 1,
            Event::Draw(DrawEvent::Drew { seat, cards }) if *seat == by => {
                self.n_cards += cards.iter().filter(|it| it.is_ordinary()).count() as u32;
            }
            _ => {}
        }
    }

    fn deeds(&self, voice: &Voice<'_>) -> Vec<String> {
        let lang = voice.lang;
        let felled = |enemies: String| msg!(lang, WR_TURN_FELLED, enemies = enemies);
        let mut res = Vec::new();
        if let Some(place) = self.place {
            res.push(msg!(lang, WR_TURN_TO, space = wr::space_name(lang, place)));
        }
        res.extend(self.quest.map(|it| Wrath::event_text(voice, it)));
        if self.n_ghouls_felled != 0 {
            res.push(felled(msg!(lang, WR_GHOULS, n = self.n_ghouls_felled)));
        }
        if self.n_abominations_felled != 0 {
            res.push(felled(msg!(lang, WR_ABOMINATIONS, n = self.n_abominations_felled)));
        }
        res.extend(self.fallen.iter().map(|it| Wrath::event_text(voice, it)));
        res
    }

    fn changes(&self, voice: &Voice<'_>, hero: Hero) -> Vec<String> {
        let lang = voice.lang;
        let gained = |what: String| msg!(lang, WR_TURN_GAINED, what = what);
        let mut res = Vec::new();
        res.extend(self.health(lang, hero));
        for (&it, &n) in self.hurt.iter().filter(|(it, _)| **it != hero) {
            res.push(msg!(lang, WR_TURN_HURT_OTHER, hero = wr::hero_name(lang, it), n = n));
        }
        res.extend(self.rewards.iter().map(|&it| gained(wr::reward_name(lang, it))));
        if self.despair != 0 {
            res.push(msg!(lang, WR_TURN_DESPAIR, n = self.despair));
        }
        if self.n_ghouls_risen != 0 {
            res.push(gained(msg!(lang, WR_GHOULS, n = self.n_ghouls_risen)));
        }
        if self.n_cards != 0 {
            res.push(msg!(lang, WR_TURN_CARDS, n = self.n_cards));
        }
        res
    }

    /// What the turn did to the health of its own hero, who is named as soon as another is hurt as well.
    fn health(&self, lang: Lang, hero: Hero) -> Option<String> {
        let is_named = self.hurt.keys().any(|it| *it != hero);
        let name = || wr::hero_name(lang, hero);
        let healed = |n: u32| msg!(lang, WR_TURN_HEALED, n = n);
        let hurt = self.hurt.get(&hero).map(|&n| {
            if is_named {
                msg!(lang, WR_TURN_HURT_OTHER, hero = name(), n = n)
            } else {
                msg!(lang, WR_TURN_HURT, n = n)
            }
        });
        match (hurt, self.healed) {
            (hurt, 0) => hurt,
            (Some(hurt), n) => Some(format!("{hurt}, +{n}")),
            (None, n) if is_named => Some(format!("{}: {}", name(), healed(n))),
            (None, n) => Some(healed(n)),
        }
    }
}
