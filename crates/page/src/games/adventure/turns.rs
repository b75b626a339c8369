//! The phases of a turn, and what a turn came to.

use std::collections::BTreeMap;

use game_adventure::content::{Back, book};
use game_adventure::event::{
    CardsEvent, ChallengeEvent, CombatEvent, DefeatEvent, ExplorationEvent, MovementEvent,
    QuestsEvent,
};
use game_adventure::names::{Challenge, Item, Level, Quest, Resource, Space, Trophy};
use game_adventure::state::Foe;
use game_adventure::{Adventure, Event, Prompt, Step};
use kernel::{Seat, Situation};
use text::adventure as ag;
use text::{Lang, Voice, msg};

use crate::games::Phase;
use crate::turn_cards::MOST_FACTS;

/// AG-TURN-02: each by a step of it.
const PHASES: [(&str, Step); 4] = [
    ("movement", Step::Movement),
    ("exploration", Step::Explore),
    ("challenge", Step::Challenge),
    ("maintenance", Step::Quests),
];

pub(super) fn phases(lang: Lang, now: Option<&Situation<Adventure>>) -> Vec<Phase> {
    let now = now.and_then(phase).map(|it| ag::phase_name(lang, &[it]));
    let named = |(key, step)| (key, ag::phase_name(lang, &[step]), ag::phase_hint(lang, &[step]));
    Phase::list(PHASES.map(named), now.as_deref())
}

/// A step of the phase that is being played, if it follows from what is asked: what is still to be done can be secret.
fn phase(now: &Situation<Adventure>) -> Option<Step> {
    match now.decision?.prompt {
        _ if now.view.turn.facing.is_some() => Some(Step::Challenge),
        Prompt::StartOfTurn | Prompt::MovementBoots { .. } | Prompt::Movement { .. } => {
            Some(Step::Movement)
        }
        Prompt::Discoveries
        | Prompt::Resource
        | Prompt::PlaceToken
        | Prompt::Flight
        | Prompt::Auction => Some(Step::Explore),
        Prompt::Challenge | Prompt::Combat { .. } => Some(Step::Challenge),
        Prompt::Quests | Prompt::Equipment | Prompt::TurnCard => Some(Step::Quests),
        _ => None,
    }
}

/// Whose turn begins.
pub(super) fn turn_of(event: &Event) -> Option<Seat> {
    match event {
        Event::Movement(MovementEvent::TurnBegan { seat, .. }) => Some(*seat),
        _ => None,
    }
}

/// A character or a foe falls.
pub(super) fn is_blood(event: &Event) -> bool {
    matches!(
        event,
        Event::Defeat(DefeatEvent::Defeated { .. })
            | Event::Combat(CombatEvent::CombatEnded { won: true, .. })
    )
}

/// What counts of a turn.
#[derive(Default)]
struct Tally {
    place: Option<Space>,
    fights: Vec<(Foe, bool)>,
    is_defeated: bool,
    quests: Vec<Quest>,
    trophies: Vec<Trophy>,
    valor: u32,
    level: Option<Level>,
    /// The others are hurt in it, too.
    hurt: BTreeMap<Seat, u32>,
    healed: u32,
    items: Vec<Item>,
    n_abilities: u32,
    resources: Vec<Resource>,
}

/// Where it ended, who was fought, what was won and lost, and the cards. Discoveries are left out: what they are is known
/// to few.
pub(super) fn facts(voice: &Voice<'_>, events: &[&Event]) -> Vec<String> {
    let began = events.iter().find_map(|it| match it {
        Event::Movement(MovementEvent::TurnBegan { seat, .. }) => Some(*seat),
        _ => None,
    });
    let Some(by) = began else { return Vec::new() };
    let mut tally = Tally::default();
    for event in events {
        tally.count(by, event);
    }
    let mut res = tally.deeds(voice);
    res.extend(tally.changes(voice, by));
    res.truncate(MOST_FACTS);
    res
}

impl Tally {
    fn count(&mut self, by: Seat, event: &Event) {
        match event {
            Event::Movement(MovementEvent::Moved { seat, to, .. }) if *seat == by => {
                self.place = Some(*to);
            }
            Event::Combat(CombatEvent::CombatEnded { attacker, foe, won }) if *attacker == by => {
                self.fights.push((*foe, *won));
            }
            Event::Quests(event) => self.count_quest(by, event),
            Event::Challenge(ChallengeEvent::ValorEarned { seat, card }) if *seat == by => {
                self.valor += u32::from(valor_of(*card));
            }
            Event::Defeat(event) => self.count_life(by, event),
            Event::Cards(
                CardsEvent::ItemGained { seat: to, item } | CardsEvent::ItemTaken { to, item, .. },
            ) if *to == by => self.items.push(*item),
            Event::Cards(CardsEvent::AbilitiesDrawn { seat, n, .. }) if *seat == by => {
                self.n_abilities += u32::from(*n);
            }
            Event::Exploration(ExplorationEvent::Visited { seat, resource }) if *seat == by => {
                self.resources.push(*resource);
            }
            _ => {}
        }
    }

    fn count_quest(&mut self, by: Seat, event: &QuestsEvent) {
        match event {
            QuestsEvent::QuestCompleted { seat, quest, valor } if *seat == by => {
                self.quests.push(*quest);
                self.valor += u32::from(*valor);
            }
            QuestsEvent::TrophyEarned { seat, trophy } if *seat == by => {
                self.trophies.push(*trophy);
                self.valor += u32::from(book().trophy(*trophy).valor);
            }
            _ => {}
        }
    }

    fn count_life(&mut self, by: Seat, event: &DefeatEvent) {
        match event {
            DefeatEvent::Hurt { seat, damage, .. } => {
                *self.hurt.entry(*seat).or_default() += u32::from(*damage);
            }
            DefeatEvent::Healed { seat, damage } if *seat == by => {
                self.healed += u32::from(*damage);
            }
            DefeatEvent::Defeated { seat } if *seat == by => self.is_defeated = true,
            DefeatEvent::LevelGained { seat, level } if *seat == by => self.level = Some(*level),
            _ => {}
        }
    }

    fn deeds(&self, voice: &Voice<'_>) -> Vec<String> {
        let lang = voice.lang;
        let mut res = Vec::new();
        if let Some(place) = self.place {
            res.push(msg!(lang, AG_TURN_TO, space = ag::space_name(lang, place)));
        }
        for &(foe, won) in &self.fights {
            let foe = ag::foe_name(voice, foe);
            res.push(if won {
                msg!(lang, AG_TURN_WON, foe = foe)
            } else {
                msg!(lang, AG_TURN_NOT_WON, foe = foe)
            });
        }
        if self.is_defeated {
            res.push(msg!(lang, AG_TURN_DEFEAT));
        }
        for &quest in &self.quests {
            res.push(msg!(lang, AG_TURN_QUEST, quest = ag::quest_name(lang, quest)));
        }
        for &trophy in &self.trophies {
            res.push(msg!(lang, AG_TURN_TROPHY, trophy = ag::trophy_name(lang, trophy)));
        }
        res
    }

    fn changes(&self, voice: &Voice<'_>, by: Seat) -> Vec<String> {
        let lang = voice.lang;
        let gained = |what: String| msg!(lang, AG_TURN_GAINED, what = what);
        let mut res = Vec::new();
        if self.valor != 0 {
            res.push(gained(msg!(lang, AG_PAGE_VALOR, n = self.valor)));
        }
        if let Some(level) = self.level {
            res.push(msg!(lang, AG_TURN_LEVEL, level = ag::level_name(lang, level)));
        }
        for (&seat, &n) in self.hurt.iter().filter(|(_, n)| **n != 0) {
            res.push(if seat == by {
                msg!(lang, AG_TURN_HURT, n = n)
            } else {
                msg!(lang, AG_TURN_HURT_OTHER, seat = voice.seat(seat), n = n)
            });
        }
        if self.healed != 0 {
            res.push(msg!(lang, AG_TURN_HEALED, n = self.healed));
        }
        if !self.items.is_empty() {
            let names: Vec<String> = self.items.iter().map(|&it| ag::item_name(lang, it)).collect();
            res.push(gained(names.join(", ")));
        }
        if self.n_abilities != 0 {
            res.push(msg!(lang, AG_TURN_ABILITIES, n = self.n_abilities));
        }
        res.extend(self.resources.iter().map(|&it| ag::resource_name(lang, it)));
        res
    }
}

/// AG-EVENT-11: the valor of the back of a card.
fn valor_of(card: Challenge) -> u8 {
    match book().challenge(card).back {
        Back::Valor(valor) => valor,
        Back::Item(_) | Back::Encounter(_) | Back::Blank => 0,
    }
}
