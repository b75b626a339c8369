//! Labels of buttons.

use game_wrath::names::{Card, Enemy, Hero, Space};
use game_wrath::{Action, Prompt};

use super::names::{self, card_name, hero, icon_name, land, reward_name, space};
use crate::message::{Arg, Id, id};
use crate::voice::Voice;

pub fn label(voice: &Voice<'_>, prompt: Option<Prompt>, action: Action) -> String {
    let lang = voice.lang;
    let plain = |id: Id| voice.say(id, &[]);
    let at = |id: Id, it: Space| voice.say(id, &[("space", space(lang, it))]);
    let of = |id: Id, it: Hero| voice.say(id, &[("hero", hero(it))]);
    let both = |id: Id, who: Hero, to: Space| {
        voice.say(id, &[("hero", hero(who)), ("space", space(lang, to))])
    };
    let card = |id: Id, it: Card| voice.say(id, &[("card", card_name(lang, it).into())]);
    match action {
        Action::Pick(it) => of(id::WR_ACTION_PICK, it),
        Action::Move(to) => at(id::WR_ACTION_MOVE, to),
        Action::Fight => plain(id::WR_ACTION_FIGHT),
        Action::Quest => plain(id::WR_ACTION_QUEST),
        Action::Rest => plain(id::WR_ACTION_REST),
        Action::Fly(to) => at(id::WR_ACTION_FLY, to),
        Action::PressForward(who, to) => both(id::WR_ACTION_PRESS_FORWARD, who, to),
        Action::ChainLightning => plain(id::WR_ACTION_CHAIN_LIGHTNING),
        Action::WailingArrow(to) => at(id::WR_ACTION_WAILING_ARROW, to),
        Action::Teleport(to) => at(id::WR_ACTION_TELEPORT, to),
        Action::StormBolt(to) => at(id::WR_ACTION_STORM_BOLT, to),
        Action::ForTheAlliance(from, to) => way(voice, id::WR_ACTION_FOR_THE_ALLIANCE, from, to),
        Action::Travel(it, who, to) => {
            let args = [
                ("card", card_name(lang, it).into()),
                ("hero", hero(who)),
                ("space", space(lang, to)),
            ];
            voice.say(id::WR_ACTION_TRAVEL, &args)
        }
        Action::Heal(it) => of(id::WR_ACTION_HEAL, it),
        Action::Play(it) => card(id::WR_ACTION_PLAY, it),
        Action::Lay(icon) => {
            voice.say(id::WR_ACTION_LAY, &[("icon", icon_name(lang, icon).into())])
        }
        Action::Assign { ghouls, abominations } => assign(voice, ghouls, abominations),
        Action::Bolt(to) => at(id::WR_ACTION_BOLT, to),
        Action::Strike(Enemy::Ghoul, to) => at(id::WR_ACTION_STRIKE_GHOUL, to),
        Action::Strike(Enemy::Abomination, to) => at(id::WR_ACTION_STRIKE_ABOMINATION, to),
        Action::March(who, to) => both(id::WR_ACTION_MARCH, who, to),
        Action::Take(it) => card(id::WR_ACTION_TAKE, it),
        Action::Discard(it) => card(id::WR_ACTION_DISCARD, it),
        Action::Agree => plain(id::WR_ACTION_AGREE),
        Action::Refuse => plain(id::WR_ACTION_REFUSE),
        Action::Lift(it) => of(id::WR_ACTION_LIFT, it),
        Action::Stronghold(to) => at(id::WR_ACTION_STRONGHOLD, to),
        Action::Prevent => plain(id::WR_ACTION_PREVENT),
        Action::Allow => plain(id::WR_ACTION_ALLOW),
        Action::Spawn(to) => at(id::WR_ACTION_SPAWN, to),
        Action::Activate(from, to) if from == to => {
            voice.say(id::WR_ACTION_ACTIVATE_STAYS, &[("from", space(lang, from))])
        }
        Action::Activate(from, to) => way(voice, id::WR_ACTION_ACTIVATE, from, to),
        Action::Hit(it) => of(id::WR_ACTION_HIT, it),
        Action::Done if matches!(prompt, Some(Prompt::Act { .. })) => {
            plain(id::WR_ACTION_DONE_ACTIONS)
        }
        Action::Done => plain(id::WR_ACTION_DONE),
        Action::Pass => match prompt {
            Some(Prompt::Lay { successes, .. }) => {
                voice.say(id::WR_ACTION_PASS_LAY, &[("n", successes.into())])
            }
            _ => plain(id::WR_ACTION_PASS),
        },
        Action::Hold => plain(id::WR_ACTION_HOLD),
        Action::ArgentCrusaders(_)
        | Action::BorrowedTime
        | Action::OneQuietNight
        | Action::AlexstraszasCleansing(_)
        | Action::BlessingOfTheLight(_)
        | Action::GunshipSupport(..)
        | Action::NewAllies
        | Action::OnwardToVictory(..)
        | Action::KnightsOfTheEbonBlade(_) => reward(voice, action),
    }
}

fn way(voice: &Voice<'_>, id: Id, from: Space, to: Space) -> String {
    voice.say(id, &[("from", space(voice.lang, from)), ("to", space(voice.lang, to))])
}

/// A reward with what it is played on.
fn reward(voice: &Voice<'_>, action: Action) -> String {
    let lang = voice.lang;
    let name = action.reward().map(|it| reward_name(lang, it)).unwrap_or_default();
    let mut args: Vec<(&str, Arg)> = vec![("reward", name.into())];
    let id = match action {
        Action::ArgentCrusaders(it) | Action::BlessingOfTheLight(Some(it)) => {
            args.push(("hero", hero(it)));
            id::WR_ACTION_REWARD_HERO
        }
        Action::BlessingOfTheLight(None) => id::WR_ACTION_REWARD_ALL,
        Action::AlexstraszasCleansing(it) => {
            args.push(("space", space(lang, it)));
            id::WR_ACTION_REWARD_SPACE
        }
        Action::GunshipSupport(who, to) | Action::OnwardToVictory(who, to) => {
            args.extend([("hero", hero(who)), ("space", space(lang, to))]);
            id::WR_ACTION_REWARD_HERO_SPACE
        }
        Action::KnightsOfTheEbonBlade(region) => {
            args.push(("land", land(region)));
            id::WR_ACTION_REWARD_LAND
        }
        _ => id::WR_ACTION_REWARD,
    };
    voice.say(id, &args)
}

fn assign(voice: &Voice<'_>, n_ghouls: u8, n_abominations: u8) -> String {
    let lang = voice.lang;
    let some = |id: Id, n: u8| {
        let acc = crate::message::attribute(lang, id, "acc", &[("n", n.into())]);
        if acc.is_empty() { names::count(lang, id, n) } else { acc }
    };
    let ghouls = || some(id::WR_GHOULS, n_ghouls);
    let abominations = || some(id::WR_ABOMINATIONS, n_abominations);
    let enemies = match (n_ghouls, n_abominations) {
        (0, 0) => return voice.say(id::WR_ACTION_ASSIGN_NOBODY, &[]),
        (_, 0) => ghouls(),
        (0, _) => abominations(),
        _ => voice.say(id::WR_AND, &[("one", ghouls().into()), ("other", abominations().into())]),
    };
    voice.say(id::WR_ACTION_ASSIGN, &[("enemies", enemies.into())])
}

/// The head under which an action stands in a list.
pub fn verb(voice: &Voice<'_>, action: Action) -> String {
    let id = match action {
        Action::Pick(_) => id::WR_VERB_PICK,
        Action::Move(_) => id::WR_VERB_MOVE,
        Action::Fly(_) => id::WR_VERB_FLY,
        Action::Travel(..) => id::WR_VERB_TRAVEL,
        Action::Heal(_) => id::WR_VERB_HEAL,
        Action::PressForward(..)
        | Action::ChainLightning
        | Action::WailingArrow(_)
        | Action::Teleport(_)
        | Action::StormBolt(_)
        | Action::ForTheAlliance(..)
        | Action::Bolt(_) => id::WR_VERB_ABILITY,
        Action::Assign { .. } | Action::Strike(..) => id::WR_VERB_ENEMIES,
        Action::March(..) | Action::Stronghold(_) | Action::Spawn(_) | Action::Activate(..) => {
            id::WR_VERB_SPACE
        }
        Action::Play(_) | Action::Lay(_) | Action::Take(_) | Action::Discard(_) => {
            id::WR_VERB_CARDS
        }
        Action::ArgentCrusaders(_)
        | Action::BorrowedTime
        | Action::OneQuietNight
        | Action::AlexstraszasCleansing(_)
        | Action::BlessingOfTheLight(_)
        | Action::GunshipSupport(..)
        | Action::NewAllies
        | Action::OnwardToVictory(..)
        | Action::KnightsOfTheEbonBlade(_) => id::WR_VERB_REWARD,
        Action::Fight
        | Action::Quest
        | Action::Rest
        | Action::Agree
        | Action::Refuse
        | Action::Lift(_)
        | Action::Prevent
        | Action::Allow
        | Action::Hit(_)
        | Action::Done
        | Action::Pass
        | Action::Hold => id::WR_VERB_OTHER,
    };
    voice.say(id, &[])
}
