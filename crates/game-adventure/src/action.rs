//! Every answer a player can give, and its notation: a verb and nouns (`play frost-nova`).
//!
//! `docs/notation/adventure.md` lists all verbs for people.

use std::fmt;
use std::str::FromStr;

use kernel::Seat;
use parts::{ParseActionError, Words};

use crate::names::{
    Ability, Discovery, Hero, Item, Level, N_MARKERS, N_TOKENS, Potion, Quest, Resource, Space,
};

/// One answer at a decision point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// AG-SETUP-08.
    Pick(Hero),
    /// One step: AG-MOVE-03, AG-DISC-FALSEMAP-01, or of a character that is pushed.
    Move(Space),
    /// To a space at once: a city, a flight, a spell.
    Go(Space),
    /// AG-CHAR-03: the character card is turned.
    Flip,
    /// AG-ABIL-09.
    Play(Ability),
    /// AG-ITEM-01: the power of an item.
    Use(Item),
    /// AG-EXPL-06: a kept discovery.
    Spend(Discovery),
    /// AG-POTION-01.
    Drink(Item, Potion),
    /// AG-EXPL-02.
    Visit(Resource),
    /// AG-EXPL-01: which discovery comes first.
    Open(Discovery),
    /// AG-RES-DISC-01: where a discovery is placed.
    Place(Space),
    /// AG-PVP-01.
    Attack(Seat),
    /// AG-CHAL-04: an undefeated encounter; counted from 0, written from 1, `face marker-1`.
    FaceMarker(u8),
    /// AG-EVENT-09.
    FaceEvent,
    /// AG-SPACE-04.
    FaceLair,
    /// AG-CHAL-07.
    Draw,
    /// AG-QUEST-02, AG-QUEST-03.
    Advance(Quest),
    /// AG-QUEST-14.
    HandIn(Quest, Item),
    /// AG-MAINT-02.
    Equip(Item),
    Unequip(Item),
    /// AG-RES-QUEST-02.
    DropQuest(Quest),
    /// One of the own items is given up.
    Give(Item),
    /// One of another's items is taken.
    Take(Item),
    /// An ability card is discarded.
    Discard(Ability),
    /// AG-TURN-04: what comes first at the start of a turn.
    Begin(Ability),
    /// A character.
    Choose(Seat),
    /// A discovery on the board.
    ChooseToken(u8),
    /// An undefeated encounter.
    ChooseMarker(u8),
    /// A level.
    OfLevel(Level),
    /// One of several effects, counted from 0; written from 1.
    Option(u8),
    /// Do what may be done.
    Accept,
    /// Ends a row of answers.
    Done,
    /// Do not do what may be done.
    Pass,
}

/// Seats in lower case.
struct Low(Seat);

impl fmt::Display for Low {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", u16::from(self.0.0) + 1)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nth = |idx: u8| u16::from(idx) + 1;
        match *self {
            Self::Pick(hero) => write!(f, "pick {hero}"),
            Self::Move(space) => write!(f, "move {space}"),
            Self::Go(space) => write!(f, "go {space}"),
            Self::Flip => f.write_str("flip"),
            Self::Play(ability) => write!(f, "play {ability}"),
            Self::Use(item) => write!(f, "use {item}"),
            Self::Spend(discovery) => write!(f, "spend {discovery}"),
            Self::Drink(item, potion) => write!(f, "drink {item} {potion}"),
            Self::Visit(resource) => write!(f, "visit {resource}"),
            Self::Open(discovery) => write!(f, "open {discovery}"),
            Self::Place(space) => write!(f, "place {space}"),
            Self::Attack(seat) => write!(f, "attack {}", Low(seat)),
            Self::FaceMarker(idx) => write!(f, "face marker-{}", nth(idx)),
            Self::FaceEvent => f.write_str("face event"),
            Self::FaceLair => f.write_str("face lair"),
            Self::Draw => f.write_str("draw"),
            Self::Advance(quest) => write!(f, "advance {quest}"),
            Self::HandIn(quest, item) => write!(f, "hand-in {quest} {item}"),
            Self::Equip(item) => write!(f, "equip {item}"),
            Self::Unequip(item) => write!(f, "unequip {item}"),
            Self::DropQuest(quest) => write!(f, "drop {quest}"),
            Self::Give(item) => write!(f, "give {item}"),
            Self::Take(item) => write!(f, "take {item}"),
            Self::Discard(ability) => write!(f, "discard {ability}"),
            Self::Begin(ability) => write!(f, "begin {ability}"),
            Self::Choose(seat) => write!(f, "choose {}", Low(seat)),
            Self::ChooseToken(idx) => write!(f, "choose token-{}", nth(idx)),
            Self::ChooseMarker(idx) => write!(f, "choose marker-{}", nth(idx)),
            Self::OfLevel(level) => write!(f, "level {level}"),
            Self::Option(idx) => write!(f, "option {}", nth(idx)),
            Self::Accept => f.write_str("accept"),
            Self::Done => f.write_str("done"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

fn faced(words: &mut Words<'_>) -> Result<Action, ParseActionError> {
    match words.word("challenge")? {
        "event" => Ok(Action::FaceEvent),
        "lair" => Ok(Action::FaceLair),
        word => Ok(Action::FaceMarker(numbered(word, "marker-", N_MARKERS)?)),
    }
}

fn chosen(words: &mut Words<'_>) -> Result<Action, ParseActionError> {
    let word = words.word("choice")?;
    if word.starts_with("token-") {
        return Ok(Action::ChooseToken(numbered(word, "token-", N_TOKENS)?));
    }
    if word.starts_with("marker-") {
        return Ok(Action::ChooseMarker(numbered(word, "marker-", N_MARKERS)?));
    }
    Ok(Action::Choose(seat(word)?))
}

fn seat(word: &str) -> Result<Seat, ParseActionError> {
    word.parse().map_err(|error| ParseActionError::new(format!("{error}")))
}

/// A number from 1 behind a word.
fn numbered(word: &str, stem: &str, most: usize) -> Result<u8, ParseActionError> {
    let number = word.strip_prefix(stem).and_then(|it| it.parse::<u8>().ok());
    match number {
        Some(number)
            if (1..=most).contains(&usize::from(number)) && word == format!("{stem}{number}") =>
        {
            Ok(number - 1)
        }
        _ => Err(ParseActionError::new(format!("'{word}' is not {stem}1 to {stem}{most}"))),
    }
}

/// Every verb, in the order of [`Action`].
const VERBS: &[&str] = &[
    "pick", "move", "go", "flip", "play", "use", "spend", "drink", "visit", "open", "place",
    "attack", "face", "draw", "advance", "hand-in", "equip", "unequip", "drop", "give", "take",
    "discard", "begin", "choose", "level", "option", "accept", "done", "pass",
];

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words = &mut Words::of(text);
        let verb = words.verb();
        let res = match verb {
            "pick" => Self::Pick(words.next("character")?),
            "move" => Self::Move(words.next("space")?),
            "go" => Self::Go(words.next("space")?),
            "flip" => Self::Flip,
            "play" => Self::Play(words.next("ability")?),
            "use" => Self::Use(words.next("item")?),
            "spend" => Self::Spend(words.next("discovery")?),
            "drink" => Self::Drink(words.next("item")?, words.next("potion")?),
            "visit" => Self::Visit(words.next("resource")?),
            "open" => Self::Open(words.next("discovery")?),
            "place" => Self::Place(words.next("space")?),
            "attack" => Self::Attack(seat(words.word("seat")?)?),
            "face" => faced(words)?,
            "draw" => Self::Draw,
            "advance" => Self::Advance(words.next("quest")?),
            "hand-in" => Self::HandIn(words.next("quest")?, words.next("item")?),
            "equip" => Self::Equip(words.next("item")?),
            "unequip" => Self::Unequip(words.next("item")?),
            "drop" => Self::DropQuest(words.next("quest")?),
            "give" => Self::Give(words.next("item")?),
            "take" => Self::Take(words.next("item")?),
            "discard" => Self::Discard(words.next("ability")?),
            "begin" => Self::Begin(words.next("ability")?),
            "choose" => chosen(words)?,
            "level" => Self::OfLevel(words.next("level")?),
            "option" => Self::Option(numbered(words.word("number")?, "", 8)?),
            "accept" => Self::Accept,
            "done" => Self::Done,
            "pass" => Self::Pass,
            _ => return Err(ParseActionError::unknown_verb(verb, VERBS)),
        };
        words.end(res)
    }
}
