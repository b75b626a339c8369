//! Every answer a player can give, and its notation: a verb and nouns (`target clanrat-2`).
//!
//! `docs/notation/quest.md` lists all verbs for people.

use std::fmt;
use std::str::FromStr;

use parts::{ParseActionError, UnknownName, Words};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::Card;
use crate::names::{Condition, Dungeon, Foe, Gear, Hero, HeroFace, Kind, Location};
use crate::step::Toll;

/// An enemy in play as everybody can name it: by its card, or by its place among those that lie face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    Foe(Foe),
    /// WQ-ZONE-11: counted from 0; written from 1, `hidden-1`.
    Hidden(u8),
}

impl Default for Mark {
    fn default() -> Self {
        Self::Foe(Foe::default())
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foe(foe) => write!(f, "{foe}"),
            Self::Hidden(idx) => write!(f, "hidden-{}", u16::from(*idx) + 1),
        }
    }
}

impl FromStr for Mark {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.strip_prefix("hidden-").map(str::parse::<u8>) {
            Some(Ok(number)) if number != 0 && text == format!("hidden-{number}") => {
                Ok(Self::Hidden(number - 1))
            }
            Some(_) => {
                Err(UnknownName::new("face-down enemy, which is written hidden-1", text, &[]))
            }
            None => text.parse().map(Self::Foe),
        }
    }
}

impl Serialize for Mark {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Mark {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// One answer at a decision point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// WQ-SETUP-02.
    Pick(Hero),
    /// WQ-SETUP-14.
    Lead(Hero),
    /// WQ-ACT-01: exhaust this card and perform it; written as its type, `attack`.
    Perform(Kind),
    /// WQ-ATTACK-01.
    Target(Mark),
    /// A whole zone: that of a hero, or the shadows.
    TargetZone(Option<Hero>),
    /// The whole zone of the enemy that is the target.
    Widen,
    /// WQ-AID-01.
    AidHero(Hero),
    /// WQ-ACT-05: one success token.
    Spend,
    /// WQ-ACT-06.
    Roll,
    /// WQ-ACT-08: a die with this face.
    Reroll(HeroFace),
    /// WQ-FX-05: use an effect with a cost.
    Use(Card),
    /// The same for a hero who is not the active one.
    UseOf(Card, Hero),
    /// One of several heroes, as a card asks.
    ChooseHero(Hero),
    /// One of several enemies, as a card asks, or which nemesis is first.
    ChooseFoe(Mark),
    /// WQ-AMB-31.
    Take(Toll),
    /// WQ-FX-01: ready an action.
    Ready(Kind),
    /// WQ-ACT-19: exhaust an action.
    Exhaust(Kind),
    /// WQ-AID-02: put a success token on an action.
    Place(Kind),
    /// WQ-FX-04: discard a success token of this hero from this action.
    Discard(Hero, Kind),
    /// WQ-COND-02.
    Cure(Condition, Hero),
    /// A dungeon card out of those that are looked at.
    Keep(Dungeon),
    /// The next one to be put on the bottom.
    Bury(Dungeon),
    /// Which location comes first.
    First(Location),
    /// WQ-ENEMY-ACT-02.
    Activate(Mark),
    /// WQ-TRAVEL-01.
    Travel,
    Stay,
    /// WQ-GEAR-03: the top of the gear deck.
    Draw,
    /// WQ-GEAR-03: a card of the gear discard pile; or a card from the smith (WQ-SETT-04).
    TakeGear(Gear),
    /// WQ-GEAR-05.
    Equip,
    /// WQ-GEAR-08.
    Unequip(Gear),
    /// WQ-GEAR-04: do not equip; or decline a gift.
    Decline,
    /// WQ-SETT-03, WQ-DELVE-03.
    Trainer(Kind),
    /// WQ-SETT-04.
    Smith,
    /// WQ-SETT-05, WQ-DELVE-03.
    Arena,
    /// WQ-SETT-06.
    Give(Gear, Hero),
    /// Do what may be done.
    Accept,
    /// Ends a row of answers.
    Done,
    /// Do not do what may be done.
    Pass,
    /// Let items lie until the hero acts, or is hurt.
    Hold,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Pick(hero) => write!(f, "pick {hero}"),
            Self::Lead(hero) => write!(f, "lead {hero}"),
            Self::Perform(kind) => write!(f, "{kind}"),
            Self::Target(mark) => write!(f, "target {mark}"),
            Self::TargetZone(Some(hero)) => write!(f, "target-zone {hero}"),
            Self::TargetZone(None) => f.write_str("target-zone shadows"),
            Self::Widen => f.write_str("widen"),
            Self::AidHero(hero) => write!(f, "help {hero}"),
            Self::Spend => f.write_str("spend"),
            Self::Roll => f.write_str("roll"),
            Self::Reroll(face) => write!(f, "reroll {face}"),
            Self::Use(card) => write!(f, "use {card}"),
            Self::UseOf(card, hero) => write!(f, "use {card} {hero}"),
            Self::ChooseHero(hero) => write!(f, "choose {hero}"),
            Self::ChooseFoe(mark) => write!(f, "choose {mark}"),
            Self::Take(toll) => write!(f, "take {toll}"),
            Self::Ready(kind) => write!(f, "ready {kind}"),
            Self::Exhaust(kind) => write!(f, "exhaust {kind}"),
            Self::Place(kind) => write!(f, "place {kind}"),
            Self::Discard(hero, kind) => write!(f, "discard {hero} {kind}"),
            Self::Cure(condition, hero) => write!(f, "cure {condition} {hero}"),
            Self::Keep(card) => write!(f, "keep {card}"),
            Self::Bury(card) => write!(f, "bury {card}"),
            Self::First(location) => write!(f, "first {location}"),
            Self::Activate(mark) => write!(f, "activate {mark}"),
            Self::Travel => f.write_str("travel"),
            Self::Stay => f.write_str("stay"),
            Self::Draw => f.write_str("draw"),
            Self::TakeGear(gear) => write!(f, "gear {gear}"),
            Self::Equip => f.write_str("equip"),
            Self::Unequip(gear) => write!(f, "unequip {gear}"),
            Self::Decline => f.write_str("decline"),
            Self::Trainer(kind) => write!(f, "trainer {kind}"),
            Self::Smith => f.write_str("smith"),
            Self::Arena => f.write_str("arena"),
            Self::Give(gear, hero) => write!(f, "give {gear} {hero}"),
            Self::Accept => f.write_str("accept"),
            Self::Done => f.write_str("done"),
            Self::Pass => f.write_str("pass"),
            Self::Hold => f.write_str("hold"),
        }
    }
}

/// A hero or an enemy.
fn chosen(words: &mut Words<'_>) -> Result<Action, ParseActionError> {
    let word = words.word("hero or enemy")?;
    match word.parse() {
        Ok(hero) => Ok(Action::ChooseHero(hero)),
        Err(_) => Ok(Action::ChooseFoe(word.parse()?)),
    }
}

fn used(words: &mut Words<'_>) -> Result<Action, ParseActionError> {
    let card = words.next("card")?;
    match words.maybe() {
        Some(hero) => Ok(Action::UseOf(card, hero.parse()?)),
        None => Ok(Action::Use(card)),
    }
}

fn zone(words: &mut Words<'_>) -> Result<Option<Hero>, ParseActionError> {
    match words.word("hero, or shadows")? {
        "shadows" => Ok(None),
        word => Ok(Some(word.parse()?)),
    }
}

/// Every verb, in the order of [`Action`].
const VERBS: &[&str] = &[
    "pick",
    "lead",
    "attack",
    "explore",
    "aid",
    "rest",
    "target",
    "target-zone",
    "widen",
    "help",
    "spend",
    "roll",
    "reroll",
    "use",
    "choose",
    "take",
    "ready",
    "exhaust",
    "place",
    "discard",
    "cure",
    "keep",
    "bury",
    "first",
    "activate",
    "travel",
    "stay",
    "draw",
    "gear",
    "equip",
    "unequip",
    "decline",
    "trainer",
    "smith",
    "arena",
    "give",
    "accept",
    "done",
    "pass",
    "hold",
];

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words = &mut Words::of(text);
        let verb = words.verb();
        let res = match verb {
            "pick" => Self::Pick(words.next("hero")?),
            "lead" => Self::Lead(words.next("hero")?),
            "attack" => Self::Perform(Kind::Attack),
            "explore" => Self::Perform(Kind::Explore),
            "aid" => Self::Perform(Kind::Aid),
            "rest" => Self::Perform(Kind::Rest),
            "target" => Self::Target(words.next("enemy")?),
            "target-zone" => Self::TargetZone(zone(words)?),
            "widen" => Self::Widen,
            "help" => Self::AidHero(words.next("hero")?),
            "spend" => Self::Spend,
            "roll" => Self::Roll,
            "reroll" => Self::Reroll(words.next("face of a die")?),
            "use" => used(words)?,
            "choose" => chosen(words)?,
            "take" => Self::Take(words.next("alternative")?),
            "ready" => Self::Ready(words.next("type of action")?),
            "exhaust" => Self::Exhaust(words.next("type of action")?),
            "place" => Self::Place(words.next("type of action")?),
            "discard" => Self::Discard(words.next("hero")?, words.next("type of action")?),
            "cure" => Self::Cure(words.next("condition")?, words.next("hero")?),
            "keep" => Self::Keep(words.next("dungeon card")?),
            "bury" => Self::Bury(words.next("dungeon card")?),
            "first" => Self::First(words.next("location")?),
            "activate" => Self::Activate(words.next("enemy")?),
            "travel" => Self::Travel,
            "stay" => Self::Stay,
            "draw" => Self::Draw,
            "gear" => Self::TakeGear(words.next("gear")?),
            "equip" => Self::Equip,
            "unequip" => Self::Unequip(words.next("gear")?),
            "decline" => Self::Decline,
            "trainer" => Self::Trainer(words.next("type of action")?),
            "smith" => Self::Smith,
            "arena" => Self::Arena,
            "give" => Self::Give(words.next("gear")?, words.next("hero")?),
            "accept" => Self::Accept,
            "done" => Self::Done,
            "pass" => Self::Pass,
            "hold" => Self::Hold,
            _ => return Err(ParseActionError::unknown_verb(verb, VERBS)),
        };
        words.end(res)
    }
}
