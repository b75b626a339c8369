//! How an action is performed: dice first, then successes, then blows with what they do, and who goes last.

use game_quest::content::book;
use game_quest::event::{
    ActivationEvent, DeedEvent, EnemiesEvent, HeroesEvent, OutcomeEvent, PerilEvent,
    SettlementEvent,
};
use game_quest::names::{Foe, Hero, Rank};
use game_quest::step::Harm;
use game_quest::{Event, Mark, Quest};
use text::{Speak, Voice};

use super::scene::Noun;
use super::{alike, spotlight};
use crate::beat::{Beat, Sound, Verb};
use crate::spotlight::Moment;

/// The dice that were rolled last, which [`super::pool`] draws.
pub(super) const DICE: &str = "pool-dice";

pub(super) fn hero(it: Hero) -> String {
    Noun::Hero(it).key()
}

pub(super) fn foe(it: Foe) -> String {
    mark(Mark::Foe(it))
}

fn mark(it: Mark) -> String {
    Noun::Foe(it).key()
}

/// What an enemy is going to do, on his card.
pub(super) fn intents(it: Foe) -> String {
    format!("intents-{it}")
}

/// The enemy whose card wounds a hero.
const fn striker(why: &Harm) -> Option<Foe> {
    match why {
        Harm::Crowd(foe) | Harm::Effect(_, Some(foe)) => Some(*foe),
        Harm::Attacks | Harm::Effect(_, None) | Harm::Cost(_) => None,
    }
}

fn is_nemesis(it: Mark) -> bool {
    matches!(it, Mark::Foe(foe) if book().model(foe.model()).rank == Rank::Nemesis)
}

/// Whether something has called the nemesis: its symbol on a die, or peril.
fn calls(events: &[&Event]) -> bool {
    events.iter().any(|it| {
        matches!(
            it,
            Event::Peril(PerilEvent::PerilStruck { .. })
                | Event::Outcome(OutcomeEvent::NemesisRolled { .. })
        )
    })
}

/// Who comes into a zone, if it is a nemesis.
fn nemesis_comes(event: &Event) -> Option<Mark> {
    spotlight::comes(event).filter(|it| is_nemesis(*it))
}

/// The beats of one action.
pub(super) fn beats(voice: &Voice<'_>, before: &[(usize, Event)], events: &[&Event]) -> Vec<Beat> {
    let mut res = Vec::new();
    let mut turns: Vec<alike::Turn> = Vec::new();
    let mut acting = None;
    for (idx, event) in events.iter().enumerate() {
        let said = || Quest::event_text(voice, event);
        let seen = |verb: Verb, on: String, ms: u16| Beat::new(verb, [on], ms).after(idx + 1);
        match event {
            Event::Activation(ActivationEvent::ActionChosen { hero, .. })
            | Event::Deed(DeedEvent::Targeted { hero, .. }) => acting = Some(*hero),
            Event::Deed(DeedEvent::Rolled { hero, .. }) => {
                acting = Some(*hero);
                res.push(seen(Verb::Roll, DICE.to_owned(), 900).say(said()));
            }
            Event::Deed(
                DeedEvent::CriticalsRerolled { hero, .. } | DeedEvent::Rerolled { hero, .. },
            ) => {
                acting = Some(*hero);
                res.push(seen(Verb::Roll, DICE.to_owned(), 700).say(said()));
            }
            Event::Deed(DeedEvent::Modified { hero, .. }) => {
                acting = Some(*hero);
                res.push(seen(Verb::Show, "pool-last".to_owned(), 300).say(said()));
            }
            Event::Outcome(OutcomeEvent::Successes { hero, .. }) => {
                acting = Some(*hero);
                res.push(seen(Verb::Show, "pool-last".to_owned(), 350).say(said()));
            }
            Event::Outcome(OutcomeEvent::FoeAttacked { foe: at, .. }) => {
                let by = acting.map(hero);
                res.push(seen(Verb::Strike, foe(*at), 360).from(by).say(said()));
            }
            Event::Enemies(EnemiesEvent::FoeHit { foe: at, .. }) => {
                res.push(seen(Verb::Hit, foe(*at), 300).say(said()));
            }
            Event::Enemies(EnemiesEvent::FoeMended { foe: at, .. }) => {
                res.push(seen(Verb::Count, foe(*at), 300).say(said()));
            }
            Event::Enemies(EnemiesEvent::FoeDefeated { foe: at }) => {
                res.push(seen(Verb::Leave, foe(*at), 420).to("deck-enemies").say(said()));
            }
            Event::Outcome(OutcomeEvent::EnemiesAttacked { hero: at, foes, .. }) => {
                for (nth, by) in foes.iter().enumerate() {
                    let blow = Beat::new(Verb::Strike, [hero(*at)], 300).from(Some(foe(*by)));
                    res.push(if nth == 0 { blow } else { blow.with() });
                }
                res.push(seen(Verb::Show, "pool-last".to_owned(), 200).say(said()));
            }
            Event::Outcome(OutcomeEvent::NemesisRolled { foe: it }) => {
                res.push(seen(Verb::Count, foe(*it), 300).say(said()));
            }
            Event::Heroes(HeroesEvent::Suffered { hero: at, why, .. }) => {
                let hurt = match striker(why) {
                    Some(by) => seen(Verb::Strike, hero(*at), 420).from(Some(foe(by))),
                    None => seen(Verb::Hit, hero(*at), 360),
                };
                res.push(hurt.sound(Sound::Wound).say(said()));
            }
            Event::Heroes(HeroesEvent::Ignored { hero: at, .. }) => {
                res.push(seen(Verb::Count, hero(*at), 300).say(said()).sound(Sound::Block));
            }
            Event::Heroes(HeroesEvent::Recovered { hero: at, .. }) => {
                res.push(seen(Verb::Count, hero(*at), 300).say(said()).sound(Sound::Spell));
            }
            // First he is seen to have fallen, then what that costs.
            Event::Heroes(HeroesEvent::HeroDefeated { hero: at }) => {
                res.push(seen(Verb::Show, hero(*at), 300).sound(Sound::Wound));
                res.push(Moment::Falls.beat(idx + 1).say(said()));
            }
            Event::Heroes(HeroesEvent::HeroRevived { hero: at }) => {
                res.push(seen(Verb::Enter, hero(*at), 500).say(said()));
            }
            Event::Heroes(HeroesEvent::ConditionGained { hero: of, condition }) => {
                let chip = Noun::Condition(*of, *condition).key();
                res.push(seen(Verb::Enter, chip, 260).say(said()));
            }
            Event::Heroes(HeroesEvent::ActionExhausted { hero, kind }) => {
                res.push(seen(Verb::Turn, Noun::Action(*hero, *kind).key(), 160));
            }
            Event::Enemies(EnemiesEvent::EnemyPhaseBegan) => {
                res.push(seen(Verb::Banner, "main".to_owned(), 700).say(said()));
            }
            // Who acts is lifted from the row, and what he does is lit on his card.
            Event::Enemies(EnemiesEvent::EnemyActivated { foe: it, hero: at }) => {
                turns.push(alike::Turn::new(*it, *at, res.len()));
                res.push(seen(Verb::Count, foe(*it), 260).say(said()));
            }
            Event::Enemies(EnemiesEvent::Keyword { foe: it, .. }) => {
                res.push(seen(Verb::Count, intents(*it), 260).say(said()));
            }
            Event::Enemies(EnemiesEvent::EnemyExhausted { mark: it }) => {
                res.push(seen(Verb::Turn, mark(*it), 160));
                if let Some(turn) = turns.last_mut().filter(|turn| Mark::Foe(turn.foe) == *it) {
                    turn.end = Some(res.len());
                }
            }
            Event::Enemies(EnemiesEvent::Moved { mark: it, .. }) => {
                let is_same = |other: &Event| nemesis_comes(other) == Some(*it);
                let has_come = events[..idx].iter().any(|it| is_same(it));
                if is_same(event) && calls(&events[..idx]) && !has_come {
                    let n_before = before.iter().filter(|(_, it)| is_same(it)).count();
                    res.push(Moment::after(n_before).beat(idx + 1));
                }
                res.push(seen(Verb::Fly, mark(*it), 400).say(said()));
            }
            Event::Enemies(EnemiesEvent::Spawned { mark: it, .. }) => {
                res.push(seen(Verb::Fly, mark(*it), 400).say(said()));
            }
            Event::Enemies(EnemiesEvent::TurnedUp { foe: it, .. }) => {
                res.push(seen(Verb::Flip, foe(*it), 350).say(said()));
            }
            Event::Settlement(SettlementEvent::QuestEnded { won }) => {
                let fallen = events[..idx].iter().rev().find_map(|it| match it {
                    Event::Heroes(HeroesEvent::HeroDefeated { hero }) => Some(*hero),
                    _ => None,
                });
                let at = if *won { acting } else { fallen.or(acting) };
                let at = at.map(hero).into_iter().chain(["main".to_owned()]);
                res.push(Beat::verdict(*won, at).after(idx + 1).say(said()));
            }
            Event::Peril(PerilEvent::PerilMoved { .. }) => {
                res.push(seen(Verb::Count, "peril".to_owned(), 300).say(said()));
            }
            _ => {}
        }
    }
    alike::together(&res, &turns)
}
