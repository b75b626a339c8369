//! Labels of buttons.

use game_quest::content::book;
use game_quest::effect::Effect;
use game_quest::names::{ActionCard, Hero, Tier};
use game_quest::{Action, Prompt, Toll};

use super::effects::capital;
use super::{cards, names};
use crate::lang::Lang;
use crate::message::{Arg, Id, attribute, id, message};
use crate::voice::Voice;

/// The label of a button. `prompt` tells what "done" ends and what an alternative is.
pub fn label(voice: &Voice<'_>, prompt: Option<Prompt>, action: Action) -> String {
    capital(&plain_label(voice, prompt, action))
}

fn plain_label(voice: &Voice<'_>, prompt: Option<Prompt>, action: Action) -> String {
    let lang = voice.lang;
    let hero = |it: Hero| ("hero", Arg::from(names::hero_name(lang, it)));
    let kind = |it| ("kind", names::kind(it));
    let card = |name: String| ("card", Arg::from(name));
    match action {
        Action::Pick(it) => voice.say(id::WQ_ACTION_PICK, &[hero(it)]),
        Action::Lead(it) => voice.say(id::WQ_ACTION_LEAD, &[hero(it)]),
        Action::Perform(it) => voice.say(id::WQ_ACTION_PERFORM, &[kind(it)]),
        Action::Target(mark) => foe(voice, id::WQ_ACTION_TARGET, names::mark_name(lang, mark)),
        Action::TargetZone(Some(it)) => voice.say(id::WQ_ACTION_TARGET_ZONE, &[hero(it)]),
        Action::TargetZone(None) => voice.say(id::WQ_ACTION_TARGET_SHADOWS, &[]),
        Action::Widen => voice.say(id::WQ_ACTION_WIDEN, &[]),
        Action::AidHero(it) => voice.say(id::WQ_ACTION_AID_HERO, &[hero(it)]),
        Action::Spend => voice.say(id::WQ_ACTION_SPEND, &[]),
        Action::Roll => voice.say(id::WQ_ACTION_ROLL, &[]),
        Action::Reroll(face) => {
            let face = names::hero_face_name(lang, face);
            voice.say(id::WQ_ACTION_REROLL, &[("face", face.into())])
        }
        Action::Use(it) => voice.say(id::WQ_ACTION_USE, &[card(names::card_name(lang, it))]),
        Action::UseOf(it, by) => {
            voice.say(id::WQ_ACTION_USE_OF, &[card(names::card_name(lang, it)), hero(by)])
        }
        Action::ChooseHero(it) => voice.say(id::WQ_ACTION_CHOOSE, &[("what", hero(it).1)]),
        Action::ChooseFoe(mark) => {
            let what = ("what", names::mark_name(lang, mark).into());
            voice.say(id::WQ_ACTION_CHOOSE, &[what])
        }
        Action::Take(toll) => alternative(voice, prompt, toll),
        Action::Ready(it) => voice.say(id::WQ_ACTION_READY, &[kind(it)]),
        Action::Exhaust(it) => voice.say(id::WQ_ACTION_EXHAUST, &[kind(it)]),
        Action::Place(it) => voice.say(id::WQ_ACTION_PLACE, &[kind(it)]),
        Action::Discard(by, it) => voice.say(id::WQ_ACTION_DISCARD, &[hero(by), kind(it)]),
        Action::Cure(it, of) => {
            voice.say(id::WQ_ACTION_CURE, &[("condition", names::condition(it)), hero(of)])
        }
        Action::Keep(it) => voice.say(id::WQ_ACTION_KEEP, &[card(names::dungeon_name(lang, it))]),
        Action::Bury(it) => voice.say(id::WQ_ACTION_BURY, &[card(names::dungeon_name(lang, it))]),
        Action::First(it) => {
            voice.say(id::WQ_ACTION_FIRST, &[card(names::location_name(lang, it))])
        }
        Action::Activate(mark) => foe(voice, id::WQ_ACTION_ACTIVATE, names::mark_name(lang, mark)),
        Action::Travel => voice.say(id::WQ_ACTION_TRAVEL, &[]),
        Action::Stay => voice.say(id::WQ_ACTION_STAY, &[]),
        Action::Draw => voice.say(id::WQ_ACTION_DRAW, &[]),
        Action::TakeGear(it) => {
            voice.say(id::WQ_ACTION_TAKE_GEAR, &[card(names::gear_name(lang, it))])
        }
        Action::Equip => voice.say(id::WQ_ACTION_EQUIP, &[]),
        Action::Unequip(it) => {
            voice.say(id::WQ_ACTION_UNEQUIP, &[card(names::gear_name(lang, it))])
        }
        Action::Decline => voice.say(id::WQ_ACTION_DECLINE, &[]),
        Action::Trainer(it) => voice.say(id::WQ_ACTION_TRAINER, &[kind(it)]),
        Action::Smith => voice.say(id::WQ_ACTION_SMITH, &[]),
        Action::Arena => voice.say(id::WQ_ACTION_ARENA, &[]),
        Action::Give(it, to) => {
            voice.say(id::WQ_ACTION_GIVE, &[card(names::gear_name(lang, it)), hero(to)])
        }
        Action::Accept => voice.say(id::WQ_ACTION_ACCEPT, &[]),
        Action::Done => voice.say(endings(prompt).done, &[]),
        Action::Pass => voice.say(endings(prompt).pass, &[]),
        Action::Hold => voice.say(id::WQ_ACTION_HOLD, &[]),
    }
}

fn foe(voice: &Voice<'_>, id: Id, name: String) -> String {
    voice.say(id, &[("foe", name.into())])
}

/// What a hero is worth where the party, and so the health, is known.
pub fn hero_facts(lang: Lang, hero: Hero, health: u8) -> String {
    let args = [("n", health.into()), ("kind", names::kind(book().hero(hero).ready))];
    message(lang, id::WQ_RULE_HERO_HERE, &args)
}

/// What the answer does, in full, where a card says more than its label: for a hint beside the button.
pub fn hint(voice: &Voice<'_>, action: Action, hero: Option<Hero>) -> String {
    let lang = voice.lang;
    let hint = |id: Id| attribute(lang, id, "hint", &[]);
    match action {
        Action::Use(card) | Action::UseOf(card, _) => cards::card_text(lang, card),
        Action::Keep(card) | Action::Bury(card) => cards::dungeon_text(lang, card),
        Action::First(location) => cards::location_text(lang, location),
        Action::TakeGear(gear) | Action::Unequip(gear) | Action::Give(gear, _) => {
            cards::gear_text(lang, gear)
        }
        Action::Trainer(kind) => hero.map_or_else(String::new, |hero| {
            let card = ActionCard::of(hero, Tier::Advanced, kind);
            let (name, dice) =
                (names::action_card_name(lang, card), cards::action_card_dice(lang, card));
            format!("{name} ({dice}): {}", cards::action_card_text(lang, card))
        }),
        Action::Spend => hint(id::WQ_ACTION_SPEND),
        Action::Smith => hint(id::WQ_ACTION_SMITH),
        Action::Arena => hint(id::WQ_ACTION_ARENA),
        Action::Hold => hint(id::WQ_ACTION_HOLD),
        Action::Decline => hint(id::WQ_ACTION_DECLINE),
        Action::Widen => hint(id::WQ_ACTION_WIDEN),
        Action::Pick(hero) => {
            let facts = book().hero(hero);
            let (two, three, four) = facts.health;
            let args = [
                ("two", two.into()),
                ("three", three.into()),
                ("four", four.into()),
                ("kind", names::kind(facts.ready)),
            ];
            voice.say(id::WQ_RULE_HERO, &args)
        }
        Action::Cure(condition, _) => cards::condition_text(lang, condition),
        Action::Lead(_)
        | Action::Perform(_)
        | Action::Target(_)
        | Action::TargetZone(_)
        | Action::AidHero(_)
        | Action::Roll
        | Action::Reroll(_)
        | Action::ChooseHero(_)
        | Action::ChooseFoe(_)
        | Action::Take(_)
        | Action::Ready(_)
        | Action::Exhaust(_)
        | Action::Place(_)
        | Action::Discard(..)
        | Action::Activate(_)
        | Action::Travel
        | Action::Stay
        | Action::Draw
        | Action::Equip
        | Action::Accept
        | Action::Done
        | Action::Pass => String::new(),
    }
}

/// WQ-AMB-31: one of several effects, in the words of the card where they can be found.
fn alternative(voice: &Voice<'_>, prompt: Option<Prompt>, toll: Toll) -> String {
    let is_this = |effect: &Effect<_>| match toll {
        Toll::Wounds => matches!(effect, Effect::Suffer(..)),
        Toll::Condition => matches!(effect, Effect::Gain(..)),
        Toll::Token => matches!(effect, Effect::Lose(..)),
        Toll::Action => !matches!(effect, Effect::Suffer(..) | Effect::Gain(..) | Effect::Lose(..)),
    };
    let found = if let Some(Prompt::Alternatives { card, .. }) = prompt {
        cards::alternative(voice.lang, card, is_this)
    } else {
        None
    };
    found.map(|text| text.trim_end_matches('.').to_owned()).unwrap_or_else(|| {
        let id = match toll {
            Toll::Wounds => id::WQ_ACTION_TAKE_WOUNDS,
            Toll::Condition => id::WQ_ACTION_TAKE_CONDITION,
            Toll::Token => id::WQ_ACTION_TAKE_TOKEN,
            Toll::Action => id::WQ_ACTION_TAKE_ACTION,
        };
        voice.say(id, &[])
    })
}

/// What is done with when nothing more is to be done, and what is passed on: both mean something else at each prompt.
struct Endings {
    done: Id,
    pass: Id,
}

fn endings(prompt: Option<Prompt>) -> Endings {
    let done = |done: Id| Endings { done, pass: id::WQ_ACTION_PASS };
    let pass = |pass: Id| Endings { done: id::WQ_ACTION_DONE, pass };
    let Some(prompt) = prompt else { return done(id::WQ_ACTION_DONE) };
    match prompt {
        Prompt::Targets { .. } => done(id::WQ_ACTION_DONE_TARGETS),
        Prompt::WidenTarget { .. } => done(id::WQ_ACTION_DONE_WIDEN),
        Prompt::Rerolls { .. } | Prompt::Dice { .. } => done(id::WQ_ACTION_DONE_REROLLS),
        Prompt::Modify { .. } => done(id::WQ_ACTION_DONE_MODIFY),
        Prompt::Linger { .. } => done(id::WQ_ACTION_DONE_LINGER),
        Prompt::Improve { .. } => done(id::WQ_ACTION_DONE_IMPROVE),
        Prompt::ChooseFoe { .. } => pass(id::WQ_ACTION_PASS_FOE),
        Prompt::WouldSuffer { .. } => pass(id::WQ_ACTION_PASS_SUFFER),
        Prompt::Smith { .. } => pass(id::WQ_ACTION_PASS_SMITH),
        Prompt::Pick
        | Prompt::Leader
        | Prompt::Act { .. }
        | Prompt::Encore { .. }
        | Prompt::AidWhom { .. }
        | Prompt::Prepare { .. }
        | Prompt::Assist { .. }
        | Prompt::Nemeses
        | Prompt::Keep { .. }
        | Prompt::Bury { .. }
        | Prompt::EnemyTurn { .. }
        | Prompt::LocationUse
        | Prompt::BeforeTravel { .. }
        | Prompt::Scout { .. }
        | Prompt::Travel
        | Prompt::ChooseHero { .. }
        | Prompt::Alternatives { .. }
        | Prompt::Offer { .. }
        | Prompt::Ready { .. }
        | Prompt::Tire { .. }
        | Prompt::Place { .. }
        | Prompt::Tokens { .. }
        | Prompt::PartyTokens { .. }
        | Prompt::Cure { .. }
        | Prompt::Engaged { .. }
        | Prompt::Treasure { .. }
        | Prompt::Equip { .. }
        | Prompt::Train { .. }
        | Prompt::Gift { .. } => done(id::WQ_ACTION_DONE),
    }
}

/// What an action is called at the head of a list of its kind.
pub fn verb(voice: &Voice<'_>, action: Action) -> String {
    let id = match action {
        Action::Pick(_) => id::WQ_VERB_PICK,
        Action::Lead(_) => id::WQ_VERB_LEAD,
        Action::Perform(_) => id::WQ_VERB_PERFORM,
        Action::Target(_) | Action::TargetZone(_) | Action::Widen => id::WQ_VERB_TARGET,
        Action::AidHero(_) => id::WQ_VERB_AID,
        Action::Spend => id::WQ_VERB_SPEND,
        Action::Roll => id::WQ_VERB_ROLL,
        Action::Reroll(_) => id::WQ_VERB_REROLL,
        Action::Use(_) | Action::UseOf(..) => id::WQ_VERB_USE,
        Action::ChooseHero(_) | Action::ChooseFoe(_) | Action::Take(_) => id::WQ_VERB_CHOOSE,
        Action::Ready(_) => id::WQ_VERB_READY,
        Action::Exhaust(_) => id::WQ_VERB_EXHAUST,
        Action::Place(_) => id::WQ_VERB_PLACE,
        Action::Discard(..) => id::WQ_VERB_DISCARD,
        Action::Cure(..) => id::WQ_VERB_CURE,
        Action::Keep(_) | Action::Bury(_) => id::WQ_VERB_DUNGEON,
        Action::First(_) | Action::Travel | Action::Stay => id::WQ_VERB_TRAVEL,
        Action::Activate(_) => id::WQ_VERB_ACTIVATE,
        Action::Draw
        | Action::TakeGear(_)
        | Action::Equip
        | Action::Unequip(_)
        | Action::Decline
        | Action::Give(..) => id::WQ_VERB_GEAR,
        Action::Trainer(_) | Action::Smith | Action::Arena => id::WQ_VERB_IMPROVE,
        Action::Accept | Action::Done | Action::Pass | Action::Hold => id::WQ_VERB_DONE,
    };
    voice.say(id, &[])
}
