//! What the activation of a hero came to.

use game_quest::event::{
    ActivationEvent, DungeonEvent, EnemiesEvent, HeroesEvent, LocationEvent, OutcomeEvent,
    SettlementEvent, TreasureEvent,
};
use game_quest::names::{ActionCard, Foe, Hero};
use game_quest::{Event, Quest, View};
use kernel::Seat;
use text::quest as wq;
use text::{Speak, Voice, msg};

use crate::turn_cards::MOST_FACTS;

/// Whose hero is activated.
pub(super) fn turn_of(view: &View, event: &Event) -> Option<Seat> {
    view.heroes.get(&activated(event)?).map(|it| it.seat)
}

fn activated(event: &Event) -> Option<Hero> {
    match event {
        Event::Activation(ActivationEvent::ActivationBegan { hero }) => Some(*hero),
        _ => None,
    }
}

/// A hero or an enemy falls.
pub(super) fn is_blood(event: &Event) -> bool {
    matches!(
        event,
        Event::Heroes(HeroesEvent::HeroDefeated { .. })
            | Event::Enemies(EnemiesEvent::FoeDefeated { .. })
    )
}

/// What counts of an activation.
#[derive(Default)]
struct Tally<'a> {
    actions: Vec<ActionCard>,
    foes: Vec<Foe>,
    dealt: u32,
    suffered: u32,
    fallen: Vec<&'a Event>,
    recovered: u32,
    progress: i32,
    /// The names of cards.
    cards: Vec<String>,
    n_tokens: u32,
}

/// The action, who was defeated, the wounds on both sides, and what was found. The phases after the last activation of a
/// round belong to no hero and are left out.
pub(super) fn facts(voice: &Voice<'_>, events: &[&Event]) -> Vec<String> {
    let Some(hero) = events.iter().find_map(|it| activated(it)) else { return Vec::new() };
    let mut tally = Tally::default();
    for &event in events.iter().take_while(|it| !is_after(it)) {
        tally.count(voice, hero, event);
    }
    // A seat may have several heroes.
    let mut res = vec![wq::hero_name(voice.lang, hero)];
    res.extend(tally.told(voice));
    res.truncate(MOST_FACTS);
    res
}

/// Whether the heroes have had their turns.
fn is_after(event: &Event) -> bool {
    matches!(
        event,
        Event::Enemies(EnemiesEvent::EnemyPhaseBegan)
            | Event::Settlement(SettlementEvent::QuestEnded { .. })
    )
}

impl<'a> Tally<'a> {
    fn count(&mut self, voice: &Voice<'_>, by: Hero, event: &'a Event) {
        match event {
            Event::Activation(ActivationEvent::ActionChosen { hero, card, .. }) if *hero == by => {
                self.actions.push(*card);
            }
            Event::Enemies(EnemiesEvent::FoeDefeated { foe }) => self.foes.push(*foe),
            Event::Outcome(OutcomeEvent::FoeAttacked { wounds, .. })
            | Event::Enemies(EnemiesEvent::FoeHit { wounds, .. }) => {
                self.dealt += u32::from(*wounds);
            }
            Event::Heroes(event_of_hero) => self.count_hero(by, event_of_hero, event),
            Event::Location(LocationEvent::Progressed { by, .. }) => {
                self.progress += i32::from(*by);
            }
            Event::Dungeon(DungeonEvent::DungeonDrawn { hero, card }) if *hero == by => {
                self.cards.push(wq::dungeon_name(voice.lang, *card));
            }
            Event::Treasure(
                TreasureEvent::GearDrawn { hero, gear }
                | TreasureEvent::GearTaken { hero, gear }
                | TreasureEvent::LegendaryDrawn { hero, gear },
            ) if *hero == by => self.cards.push(wq::gear_name(voice.lang, *gear)),
            _ => {}
        }
    }

    fn count_hero(&mut self, by: Hero, event: &HeroesEvent, whole: &'a Event) {
        match event {
            HeroesEvent::Suffered { hero, wounds, .. } if *hero == by => {
                self.suffered += u32::from(*wounds);
            }
            HeroesEvent::Recovered { wounds, .. } => self.recovered += u32::from(*wounds),
            HeroesEvent::HeroDefeated { .. } => self.fallen.push(whole),
            HeroesEvent::TokenPlaced { .. } => self.n_tokens += 1,
            _ => {}
        }
    }

    fn told(&self, voice: &Voice<'_>) -> Vec<String> {
        let lang = voice.lang;
        let gained = |what: String| msg!(lang, WQ_TURN_GAINED, what = what);
        let actions = self.actions.iter().map(|it| wq::kind_name(lang, it.kind()));
        let mut res: Vec<String> = actions.collect();
        if !self.foes.is_empty() {
            let names: Vec<String> = self.foes.iter().map(|&it| wq::foe_name(lang, it)).collect();
            res.push(msg!(lang, WQ_TURN_DEFEATED, foes = names.join(", ")));
        }
        if self.dealt != 0 {
            res.push(msg!(lang, WQ_TURN_DEALT, n = self.dealt));
        }
        if self.suffered != 0 {
            res.push(msg!(lang, WQ_TURN_SUFFERED, n = self.suffered));
        }
        res.extend(self.fallen.iter().map(|it| Quest::event_text(voice, it)));
        if self.recovered != 0 {
            res.push(msg!(lang, WQ_TURN_RECOVERED, n = self.recovered));
        }
        if 0 < self.progress {
            res.push(msg!(lang, WQ_TURN_PROGRESS, n = self.progress));
        }
        if !self.cards.is_empty() {
            res.push(gained(self.cards.join(", ")));
        }
        if self.n_tokens != 0 {
            res.push(gained(msg!(lang, WQ_PAGE_TOKENS, n = self.n_tokens)));
        }
        res
    }
}
