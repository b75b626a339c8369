//! Labels of buttons.

use game_adventure::{Action, Prompt, Stage};

use super::{asks, names};
use crate::message::{Arg, Id, id};
use crate::voice::Voice;

/// The label of a button. `prompt` tells what "done" ends and where one goes.
pub fn label(voice: &Voice<'_>, prompt: Option<Prompt>, action: Action) -> String {
    capital(&plain_label(voice, prompt, action))
}

/// With a capital in front.
pub(super) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next();
    first.map_or_else(String::new, |first| format!("{}{}", first.to_uppercase(), chars.as_str()))
}

fn plain_label(voice: &Voice<'_>, prompt: Option<Prompt>, action: Action) -> String {
    let lang = voice.lang;
    let space = |it| ("space", Arg::from(names::space_name(lang, it)));
    let item = |it| ("card", Arg::from(names::item_name(lang, it)));
    let ability = |it| ("card", Arg::from(names::ability_name(lang, it)));
    let quest = |it| ("quest", Arg::from(names::quest_name(lang, it)));
    let discovery = |it| ("discovery", Arg::from(names::discovery_name(lang, it)));
    let who = |seat| ("who", Arg::from(voice.seat(seat)));
    let nth = |idx: u8| ("n", Arg::from(u16::from(idx) + 1));
    match action {
        Action::Pick(it) => {
            let hero = ("hero", names::hero_full(lang, it).into());
            voice.say(id::AG_ACTION_PICK, &[hero, ("kin", names::hero_kin(lang, it).into())])
        }
        Action::Move(it) => voice.say(id::AG_ACTION_MOVE, &[space(it)]),
        Action::Go(it) => voice.say(going(prompt), &[space(it)]),
        Action::Flip => voice.say(id::AG_ACTION_FLIP, &[]),
        Action::Play(it) => voice.say(id::AG_ACTION_PLAY, &[ability(it)]),
        Action::Use(it) => voice.say(id::AG_ACTION_USE, &[item(it)]),
        Action::Spend(it) => voice.say(id::AG_ACTION_SPEND, &[discovery(it)]),
        Action::Drink(it, potion) => {
            let potion = ("potion", names::potion_name(lang, potion).into());
            voice.say(id::AG_ACTION_DRINK, &[item(it), potion])
        }
        Action::Visit(it) => {
            let resource = ("resource", names::resource_name(lang, it).into());
            voice.say(id::AG_ACTION_VISIT, &[resource])
        }
        Action::Open(it) => voice.say(id::AG_ACTION_OPEN, &[discovery(it)]),
        Action::Place(it) => voice.say(id::AG_ACTION_PLACE, &[space(it)]),
        Action::Attack(it) => voice.say(id::AG_ACTION_ATTACK, &[who(it)]),
        Action::FaceMarker(idx) => voice.say(id::AG_ACTION_FACE_MARKER, &[nth(idx)]),
        Action::FaceEvent => voice.say(id::AG_ACTION_FACE_EVENT, &[]),
        Action::FaceLair => voice.say(id::AG_ACTION_FACE_LAIR, &[]),
        Action::Draw => voice.say(id::AG_ACTION_DRAW, &[]),
        Action::Advance(it) => voice.say(id::AG_ACTION_ADVANCE, &[quest(it)]),
        Action::HandIn(it, given) => voice.say(id::AG_ACTION_HAND_IN, &[quest(it), item(given)]),
        Action::Equip(it) => voice.say(id::AG_ACTION_EQUIP, &[item(it)]),
        Action::Unequip(it) => voice.say(id::AG_ACTION_UNEQUIP, &[item(it)]),
        Action::DropQuest(it) => voice.say(id::AG_ACTION_DROP_QUEST, &[quest(it)]),
        Action::Give(it) => voice.say(giving(prompt), &[item(it)]),
        Action::Take(it) => voice.say(taking(prompt), &[item(it)]),
        Action::Discard(it) => voice.say(id::AG_ACTION_DISCARD, &[ability(it)]),
        Action::Begin(it) => voice.say(id::AG_ACTION_BEGIN, &[ability(it)]),
        Action::Choose(it) => voice.say(id::AG_ACTION_CHOOSE, &[who(it)]),
        Action::ChooseToken(idx) => voice.say(id::AG_ACTION_CHOOSE_TOKEN, &[nth(idx)]),
        Action::ChooseMarker(idx) => voice.say(id::AG_ACTION_CHOOSE_MARKER, &[nth(idx)]),
        Action::OfLevel(it) => voice.say(id::AG_ACTION_LEVEL, &[("level", names::level(it))]),
        Action::Option(idx) => alternative(voice, prompt, idx)
            .unwrap_or_else(|| voice.say(id::AG_ACTION_OPTION, &[nth(idx)])),
        Action::Accept => {
            price(voice, prompt).unwrap_or_else(|| voice.say(answers(prompt).accept, &[]))
        }
        Action::Done => voice.say(answers(prompt).done, &[]),
        Action::Pass => voice.say(answers(prompt).pass, &[]),
    }
}

/// One of several effects, in the words of the card.
fn alternative(voice: &Voice<'_>, prompt: Option<Prompt>, idx: u8) -> Option<String> {
    let Some(Prompt::Choice { card }) = prompt else { return None };
    asks::alternative(voice.lang, card, idx)
}

/// What one says yes to.
fn price(voice: &Voice<'_>, prompt: Option<Prompt>) -> Option<String> {
    let Some(Prompt::Offer { card }) = prompt else { return None };
    let cost = asks::price(voice.lang, card)?;
    Some(voice.say(id::AG_ACTION_ACCEPT_PAY, &[("cost", cost.into())]))
}

fn going(prompt: Option<Prompt>) -> Id {
    if prompt == Some(Prompt::StartCity) {
        id::AG_ACTION_START
    } else if prompt == Some(Prompt::Flight) {
        id::AG_ACTION_FLY
    } else if prompt == Some(Prompt::ToCity) {
        id::AG_ACTION_WAKE
    } else {
        id::AG_ACTION_GO
    }
}

fn giving(prompt: Option<Prompt>) -> Id {
    if prompt == Some(Prompt::Auction) { id::AG_ACTION_OFFER } else { id::AG_ACTION_GIVE }
}

fn taking(prompt: Option<Prompt>) -> Id {
    if let Some(Prompt::Theft { .. }) = prompt { id::AG_ACTION_STEAL } else { id::AG_ACTION_TAKE }
}

/// What is accepted, what is done with, and what is passed on: all of them mean something else at each prompt.
struct Answers {
    accept: Id,
    done: Id,
    pass: Id,
}

const PLAIN: Answers =
    Answers { accept: id::AG_ACTION_ACCEPT, done: id::AG_ACTION_DONE, pass: id::AG_ACTION_PASS };

fn answers(prompt: Option<Prompt>) -> Answers {
    let accept = |accept: Id, pass: Id| Answers { accept, pass, ..PLAIN };
    let done = |done: Id| Answers { done, ..PLAIN };
    let pass = |pass: Id| Answers { pass, ..PLAIN };
    let Some(prompt) = prompt else { return PLAIN };
    match prompt {
        Prompt::TurnCard => accept(id::AG_ACTION_ACCEPT_TURN, id::AG_ACTION_PASS),
        Prompt::FarSeen { .. } => accept(id::AG_ACTION_ACCEPT_DISCARD, id::AG_ACTION_PASS_BACK),
        Prompt::Scouted { .. } => accept(id::AG_ACTION_ACCEPT_TOP, id::AG_ACTION_PASS_LEAVE),
        Prompt::Movement { .. } => done(id::AG_ACTION_DONE_MOVEMENT),
        Prompt::Quests => done(id::AG_ACTION_DONE_QUESTS),
        Prompt::Equipment => done(id::AG_ACTION_DONE_EQUIPMENT),
        Prompt::Pay { .. } => done(id::AG_ACTION_DONE_PAY),
        Prompt::Go { .. } | Prompt::Push { .. } | Prompt::FalseMap { .. } => {
            done(id::AG_ACTION_DONE_GO)
        }
        Prompt::MovementBoots { .. } | Prompt::CombatBoots | Prompt::TestBoots { .. } => {
            pass(id::AG_ACTION_PASS_ROLL)
        }
        Prompt::Combat { stage: Stage::BeforeRoll, .. } => pass(id::AG_ACTION_PASS_BEFORE_ROLL),
        Prompt::Combat { .. } => pass(id::AG_ACTION_PASS_COMBAT),
        Prompt::Brink { .. } => pass(id::AG_ACTION_PASS_BRINK),
        Prompt::Answer { .. } => pass(id::AG_ACTION_PASS_ANSWER),
        Prompt::Theft { .. } | Prompt::TradeBack { .. } => pass(id::AG_ACTION_PASS_THEFT),
        Prompt::BootyBay { .. } => pass(id::AG_ACTION_PASS_BOOTY_BAY),
        Prompt::Pick
        | Prompt::StartCity
        | Prompt::Mark { .. }
        | Prompt::StartOfTurn
        | Prompt::Discoveries
        | Prompt::Resource
        | Prompt::Challenge
        | Prompt::PlaceToken
        | Prompt::Flight
        | Prompt::Auction
        | Prompt::DropQuest
        | Prompt::Overflow { .. }
        | Prompt::ToCity
        | Prompt::Choice { .. }
        | Prompt::Offer { .. }
        | Prompt::Whom { .. }
        | Prompt::AttachTo { .. }
        | Prompt::Discard { .. }
        | Prompt::GiveUp
        | Prompt::GainLevel
        | Prompt::FarSight
        | Prompt::Scout
        | Prompt::Trade
        | Prompt::HandLimit { .. } => PLAIN,
    }
}

/// What an action is called at the head of a list of its kind.
pub fn verb(voice: &Voice<'_>, action: Action) -> String {
    let id = match action {
        Action::Pick(_) => id::AG_VERB_PICK,
        Action::Move(_) => id::AG_VERB_MOVE,
        Action::Go(_) => id::AG_VERB_GO,
        Action::Flip => id::AG_VERB_FLIP,
        Action::Play(_) | Action::Begin(_) => id::AG_VERB_PLAY,
        Action::Use(_) => id::AG_VERB_USE,
        Action::Spend(_) | Action::Open(_) => id::AG_VERB_SPEND,
        Action::Drink(..) => id::AG_VERB_DRINK,
        Action::Visit(_) => id::AG_VERB_VISIT,
        Action::Place(_) => id::AG_VERB_PLACE,
        Action::Attack(_) => id::AG_VERB_ATTACK,
        Action::FaceMarker(_) | Action::FaceEvent | Action::FaceLair | Action::Draw => {
            id::AG_VERB_FACE
        }
        Action::Advance(_) | Action::HandIn(..) | Action::DropQuest(_) => id::AG_VERB_QUESTS,
        Action::Equip(_) | Action::Unequip(_) => id::AG_VERB_EQUIP,
        Action::Give(_) => id::AG_VERB_GIVE,
        Action::Take(_) => id::AG_VERB_TAKE,
        Action::Discard(_) => id::AG_VERB_DISCARD,
        Action::Choose(_)
        | Action::ChooseToken(_)
        | Action::ChooseMarker(_)
        | Action::Option(_) => id::AG_VERB_CHOOSE,
        Action::OfLevel(_) => id::AG_VERB_LEVEL,
        Action::Accept | Action::Done | Action::Pass => id::AG_VERB_DONE,
    };
    voice.say(id, &[])
}
