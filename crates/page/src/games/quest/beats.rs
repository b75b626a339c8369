//! How an action is performed: dice first, then successes, then blows with what they do, and who goes last.

use game_quest::content::book;
use game_quest::event::{
    ActivationEvent, DeedEvent, EnemiesEvent, HeroesEvent, LocationEvent, OutcomeEvent, PerilEvent,
    SettlementEvent, StartEvent, TreasureEvent,
};
use game_quest::names::{Foe, Hero, Rank};
use game_quest::step::Harm;
use game_quest::{Action, Event, Mark, Quest};
use text::{Speak, Voice};

use super::scene::Noun;
use super::{alike, over, spotlight, town};
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

/// Where enemies strike back of whom some have just been defeated.
fn answer(events: &[&Event]) -> Option<usize> {
    let is_defeated = |foe: &Foe| {
        let falls = |it: &&Event| matches!(it, Event::Enemies(EnemiesEvent::FoeDefeated { foe: it }) if it == foe);
        events.iter().any(falls)
    };
    events.iter().position(|it| match it {
        Event::Outcome(OutcomeEvent::EnemiesAttacked { foes, .. }) => foes.iter().any(is_defeated),
        _ => false,
    })
}

/// So many milliseconds after the one before a success is lit, and so many are at most waited for. `assets/quest.css` knows
/// both.
const LIGHT_MS: u16 = 90;
const MOST_LIT: u8 = 8;
/// The party goes from one place to another: the picture on the way is drawn first, and the script slides what has moved.
const WALK_MS: u16 = 1200;

/// The beats of one action.
pub(super) fn beats(voice: &Voice<'_>, before: &[(usize, Event)], events: &[&Event]) -> Vec<Beat> {
    let mut res = Vec::new();
    let mut turns: Vec<alike::Turn> = Vec::new();
    let mut acting = None;
    let mut falling: Vec<Beat> = Vec::new();
    for (idx, event) in events.iter().enumerate() {
        let said = || Quest::event_text(voice, event);
        let seen = |verb: Verb, on: String, ms: u16| Beat::new(verb, [on], ms).after(idx + 1);
        match event {
            // WQ-SETUP-03: the portrait goes to its place; after the last choice the others sink.
            Event::Start(StartEvent::HeroPicked { hero }) => {
                let picked = |it: &Event| match it {
                    Event::Start(StartEvent::HeroPicked { hero }) => Some(*hero),
                    _ => None,
                };
                let earlier = before.iter().map(|(_, it)| it).chain(events[..idx].iter().copied());
                let mut taken: Vec<Hero> = earlier.filter_map(picked).collect();
                let place = over::chosen_id(taken.len());
                let gone = Beat::new(Verb::Leave, [over::portrait_id(*hero)], 480).to(place);
                res.push(gone.say(said()));
                taken.push(*hero);
                // WQ-SETUP-02: two heroes at least.
                let n_heroes = voice.names.len().max(2);
                if n_heroes <= taken.len() {
                    let left = Hero::ALL.iter().filter(|it| !taken.contains(it));
                    let sink = Beat::new(Verb::Leave, left.map(|it| over::pick_id(*it)), 240);
                    res.push(sink.silent().with());
                    // Then everybody flies to his place at the table.
                    res.push(seen(Verb::Show, "over".to_owned(), 120).sound(Sound::Flick));
                    for &of in &taken {
                        let flies = seen(Verb::Fly, self::hero(of), 480).early();
                        res.push(flies.from(Some(over::way_of(of))).silent().with());
                    }
                }
            }
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
            // The style sheet lights the dice one by one, and the sum comes with the last of them.
            Event::Outcome(OutcomeEvent::Successes { hero, total, .. }) => {
                acting = Some(*hero);
                let ms = 350 + LIGHT_MS * u16::from(total.dice.clamp(1, MOST_LIT) - 1);
                res.push(seen(Verb::Show, "pool-last".to_owned(), ms).say(said()));
            }
            Event::Outcome(OutcomeEvent::FoeAttacked { foe: at, .. }) => {
                let by = acting.map(hero);
                let blow = Beat::new(Verb::Strike, [foe(*at)], 360).from(by).say(said());
                res.push(if answer(events).is_some() { blow } else { blow.after(idx + 1) });
            }
            Event::Enemies(EnemiesEvent::FoeHit { foe: at, .. }) => {
                let hurt = Beat::new(Verb::Hit, [foe(*at)], 300).say(said());
                res.push(if answer(events).is_some() { hurt } else { hurt.after(idx + 1) });
            }
            // WQ-EATK-06: who was just defeated strikes once more before he goes.
            Event::Enemies(EnemiesEvent::FoeDefeated { foe: at })
                if answer(events).is_some_and(|it| idx < it) =>
            {
                let gone = seen(Verb::Leave, foe(*at), 420).to("deck-enemies");
                falling.push(gone.say(said()));
            }
            Event::Enemies(EnemiesEvent::FoeMended { foe: at, .. }) => {
                res.push(seen(Verb::Count, foe(*at), 300).say(said()).sound(Sound::Spell));
            }
            Event::Enemies(EnemiesEvent::FoeDefeated { foe: at }) => {
                res.push(seen(Verb::Leave, foe(*at), 420).to("deck-enemies").say(said()));
            }
            // One after the other, from left to right; what defence keeps off is heard as a block.
            Event::Outcome(OutcomeEvent::EnemiesAttacked {
                hero: at,
                foes,
                defence,
                wounds,
                ..
            }) => {
                let mut total = 0;
                for (nth, by) in foes.iter().enumerate() {
                    total += book().model(by.model()).attack;
                    let is_last = nth + 1 == foes.len();
                    let wounds = *wounds != 0 && (*defence < total || is_last);
                    let sound = if wounds { Sound::Wound } else { Sound::Block };
                    let blow = Beat::new(Verb::Strike, [hero(*at)], 300).from(Some(foe(*by)));
                    res.push(blow.sound(sound));
                }
                res.append(&mut falling);
                res.push(seen(Verb::Show, "pool-last".to_owned(), 200).say(said()));
            }
            Event::Outcome(OutcomeEvent::NemesisRolled { foe: it }) => {
                res.push(seen(Verb::Count, foe(*it), 300).say(said()).sound(Sound::Menace));
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
                res.push(seen(Verb::Enter, hero(*at), 500).say(said()).sound(Sound::Spell));
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
            // A thing that is chosen flies to the hero: from the cards that were dealt, or from its deck.
            Event::Treasure(TreasureEvent::GearEquipped { hero, gear }) => {
                let is_taken = |it: &&Event| matches!(it, Event::Treasure(TreasureEvent::GearTaken { gear: it, .. }) if it == gear);
                let from = if events[..idx].iter().any(is_taken) {
                    over::deal_id(Action::TakeGear(*gear))
                } else {
                    Noun::GearDeck.key()
                };
                let comes = seen(Verb::Fly, Noun::Gear(*hero, *gear).key(), 480).from(Some(from));
                res.push(comes.sound(Sound::Coin).say(said()));
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
                let moves = seen(Verb::Count, "peril".to_owned(), 300).say(said());
                res.push(moves.sound(Sound::Thud));
            }
            // What is heard alone: a power of a card, and the way to another place.
            Event::Deed(DeedEvent::CardUsed { .. }) => {
                res.push(Beat::new(Verb::Pause, [], 0).with().sound(Sound::Spell));
            }
            Event::Location(LocationEvent::Travelled { .. }) => {
                res.push(Beat::new(Verb::Pause, [], 0).with().sound(Sound::Thud));
            }
            _ if town::is_visit(event) => {
                let walks = seen(Verb::Count, town::PARTY.to_owned(), WALK_MS);
                res.push(walks.sound(Sound::Steps));
            }
            _ => {}
        }
    }
    alike::together(&res, &turns)
}
