//! How an action is performed: the dice, who falls, what it costs, and then what the Scourge does in answer.

use game_wrath::event::{
    AbominationsEvent, ActionsEvent, DamageEvent, DrawEvent, EndEvent, FightEvent, GhoulsEvent,
    Mover, OpeningEvent, QuestEvent, RewardsEvent, RiseEvent,
};
use game_wrath::names::{Card, Hero};
use game_wrath::{Event, Wrath};
use text::{Speak, Voice};

use super::{hand, map, quests};
use crate::beat::{Beat, Sound, Verb};
use crate::spotlight::Moment;

/// The dice that were rolled last.
pub(super) const DICE: &str = "dice";
/// The card that the Scourge deck showed last.
pub(super) const TURNED: &str = "turned";
pub(super) const DESPAIR: &str = "despair";
pub(super) const SCOURGE: &str = "scourge-rate";

/// The strip of a hero: there its life is seen.
pub(super) fn life(hero: Hero) -> String {
    format!("strip-{hero}")
}

/// Whether the Lich King comes to another land.
const fn is_march(event: &Event) -> bool {
    matches!(event, Event::Rise(RiseEvent::LichKingMoved { .. }))
}

/// How often he came to another land, after the set-up.
pub(super) fn n_marches(events: &[(usize, Event)]) -> usize {
    events.iter().filter(|(number, it)| 0 < *number && is_march(it)).count()
}

/// The beats of one action.
pub(super) fn beats(voice: &Voice<'_>, before: &[(usize, Event)], events: &[&Event]) -> Vec<Beat> {
    let mut res = Vec::new();
    for (idx, event) in events.iter().enumerate() {
        // Several abominations of a space strike as one.
        if matches!(event, Event::Abominations(_)) && events[..idx].last() == Some(event) {
            continue;
        }
        let said = || Wrath::event_text(voice, event);
        let seen = |verb: Verb, on: String, ms: u16| Beat::new(verb, [on], ms).after(idx + 1);
        match event {
            // The portrait goes to its place; after the last choice the others sink.
            Event::Opening(OpeningEvent::HeroPicked { hero, .. }) => {
                let picked = |it: &Event| match it {
                    Event::Opening(OpeningEvent::HeroPicked { hero, .. }) => Some(*hero),
                    _ => None,
                };
                let earlier = before.iter().map(|(_, it)| it).chain(events[..idx].iter().copied());
                let taken: Vec<Hero> = earlier.filter_map(picked).collect();
                let place = format!("hero-{}", taken.len() + 1);
                let gone = Beat::new(Verb::Leave, [hand::pick_id(*hero)], 480).to(place);
                res.push(gone.after(idx + 1).say(said()));
                let is_last = events
                    .iter()
                    .any(|it| matches!(it, Event::Opening(OpeningEvent::Dealt { .. })));
                if is_last {
                    let left = Hero::ALL.iter().filter(|it| *it != hero && !taken.contains(it));
                    let sink = Beat::new(Verb::Leave, left.map(|it| hand::pick_id(*it)), 240);
                    res.push(sink.silent().after(idx + 1).with());
                }
            }
            Event::Actions(ActionsEvent::HeroMoved { hero, by, .. }) => {
                let ms = if *by == Mover::Defeat { 700 } else { 420 };
                res.push(seen(Verb::Fly, map::hero_id(*hero), ms).say(said()));
            }
            Event::Actions(ActionsEvent::Rolled { .. }) => {
                res.push(seen(Verb::Roll, DICE.to_owned(), 900).say(said()));
                res.push(Beat::new(Verb::Pause, [], 350));
            }
            Event::Fight(FightEvent::BlocksConverted { .. }) => {
                let blocked = seen(Verb::Count, DICE.to_owned(), 300).say(said());
                res.push(blocked.sound(Sound::Block));
            }
            Event::Actions(ActionsEvent::Healed { hero, .. }) => {
                let healed = seen(Verb::Count, life(*hero), 300).say(said());
                res.push(healed.sound(Sound::Spell));
            }
            Event::Actions(ActionsEvent::CardPlayed { card, .. }) => {
                let played = seen(Verb::Leave, hand::card_id(*card, 0), 420).to(DICE);
                res.push(played.sound(Sound::Flick).say(said()));
            }
            Event::Draw(DrawEvent::Discarded { card, .. }) => {
                res.push(seen(Verb::Leave, hand::card_id(*card, 0), 240).say(said()));
            }
            Event::Rewards(RewardsEvent::RewardPlayed { reward, .. }) => {
                let used = seen(Verb::Leave, hand::reward_id(*reward), 420).say(said());
                res.push(used.sound(Sound::Spell));
            }
            Event::Rewards(RewardsEvent::RewardGained { reward, .. }) => {
                // From the quest that has just been completed.
                let from = events[..idx].iter().rev().find_map(|it| match it {
                    Event::Quest(QuestEvent::QuestCompleted { quest }) => Some(quests::id(*quest)),
                    _ => None,
                });
                let comes = seen(Verb::Fly, hand::reward_id(*reward), 500).from(from);
                res.push(comes.sound(Sound::Spell).say(said()));
            }
            Event::Draw(DrawEvent::Drew { cards, .. }) => {
                let drawn: Vec<Card> =
                    cards.iter().copied().filter(|it| it.is_ordinary()).collect();
                let ids = drawn.into_iter().map(|it| hand::card_id(it, 0));
                res.push(Beat::new(Verb::Enter, ids, 360).after(idx + 1).say(said()));
            }
            Event::Draw(DrawEvent::StrongholdPlaced { space }) => {
                let built = seen(Verb::Enter, map::stronghold_id(*space), 420).say(said());
                res.push(built.sound(Sound::Thud));
            }
            Event::Ghouls(GhoulsEvent::GhoulRemoved { space }) => {
                // The last of so many on a space is the one that goes.
                let gone = Beat::new(Verb::Leave, [map::last_ghoul_id(*space)], 240);
                res.push(gone.sound(Sound::Rattle));
                res.push(Beat::new(Verb::Pause, [], 60).after(idx + 1).say(said()));
            }
            Event::Ghouls(GhoulsEvent::GhoulsPlaced { space, .. }) => {
                let comes = seen(Verb::Enter, map::ghouls_id(*space), 300).say(said());
                res.push(comes.sound(Sound::Thud));
            }
            Event::Ghouls(GhoulsEvent::GhoulPrevented { space }) => {
                let kept_off = seen(Verb::Hit, map::land_id(*space), 300).say(said());
                res.push(kept_off.sound(Sound::Block));
            }
            Event::Ghouls(GhoulsEvent::GhoulMoved { to, .. }) => {
                let steps = seen(Verb::Enter, map::ghouls_id(*to), 320).say(said());
                res.push(steps.sound(Sound::Thud));
            }
            Event::Ghouls(GhoulsEvent::Overrun { space }) => {
                res.push(seen(Verb::Hit, map::land_id(*space), 500).say(said()));
            }
            Event::Abominations(AbominationsEvent::AbominationPlaced { space }) => {
                let comes = seen(Verb::Enter, map::abominations_id(*space), 420).say(said());
                res.push(comes.sound(Sound::Thud));
            }
            Event::Abominations(AbominationsEvent::AbominationMoved { to, .. }) => {
                res.push(seen(Verb::Fly, map::abominations_id(*to), 480).say(said()));
            }
            Event::Abominations(AbominationsEvent::AbominationRemoved { space }) => {
                res.push(Beat::new(Verb::Leave, [map::abominations_id(*space)], 420));
                res.push(Beat::new(Verb::Pause, [], 60).after(idx + 1).say(said()));
            }
            Event::Abominations(AbominationsEvent::Targeted { space, hero }) => {
                let by = map::abominations_id(*space);
                let blow = Beat::new(Verb::Strike, [map::hero_id(*hero)], 360).from(Some(by));
                res.push(blow.say(said()));
            }
            Event::Damage(DamageEvent::Damaged { hero, .. }) => {
                let on = [map::hero_id(*hero), life(*hero)];
                res.push(Beat::new(Verb::Hit, on, 360).after(idx + 1).say(said()));
            }
            Event::Damage(DamageEvent::Defeated { hero }) => {
                res.push(Beat::new(Verb::Turn, [map::hero_id(*hero)], 300).sound(Sound::Wound));
                res.push(Moment::Falls.beat(idx + 1).say(said()));
            }
            Event::Quest(QuestEvent::QuestAdvanced { quest, .. }) => {
                let goes_on = seen(Verb::Count, quests::id(*quest), 260).say(said());
                res.push(goes_on.sound(Sound::Flick));
            }
            Event::Quest(QuestEvent::QuestCompleted { quest }) => {
                let done = seen(Verb::Count, quests::id(*quest), 600).say(said());
                res.push(done.sound(Sound::Spell));
            }
            Event::Quest(QuestEvent::SiegeBegan) => {
                res.push(Moment::Comes.beat(idx + 1).say(said()));
            }
            Event::Rise(RiseEvent::ScourgeRose { .. }) => {
                res.push(seen(Verb::Banner, SCOURGE.to_owned(), 900).say(said()));
            }
            Event::End(end @ (EndEvent::Won | EndEvent::Lost { .. })) => {
                let is_won = matches!(end, EndEvent::Won);
                let at = [if is_won { map::LICH_KING } else { DESPAIR }, "main"];
                let verdict = Beat::verdict(is_won, at.map(str::to_owned));
                res.push(verdict.after(idx + 1).say(said()));
            }
            Event::Rise(RiseEvent::ScourgeCardTurned { .. }) => {
                res.push(seen(Verb::Flip, TURNED.to_owned(), 320).say(said()));
            }
            Event::Rise(RiseEvent::LichKingMoved { .. }) => {
                let has_come = events[..idx].iter().any(|it| is_march(it));
                let moment = Moment::after(n_marches(before) + usize::from(has_come));
                res.push(moment.beat(idx + 1).say(said()));
                res.push(seen(Verb::Fly, map::LICH_KING.to_owned(), 700));
            }
            Event::End(EndEvent::Despaired { .. }) => {
                let rises = seen(Verb::Count, DESPAIR.to_owned(), 420).say(said());
                res.push(rises.sound(Sound::Menace));
            }
            _ => {}
        }
    }
    res
}
