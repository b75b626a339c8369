//! Every answer a player can give, and its notation: a verb and nouns (`conquer l1a-06 frostmourne`).
//!
//! `docs/notation/smallworld.md` lists all verbs for people.

use std::fmt;
use std::str::FromStr;

use parts::{ParseActionError, Words, named};
use serde::{Deserialize, Serialize};

use crate::content::{Faction, Race, Region, Relic};

named! {
    /// A way to conquer other than the ordinary one; most of them work once per turn (SW-TURN-04).
    pub enum Mean as "means of conquest" {
        /// SW-RACE-GNOMES-01.
        Strike = "strike",
        /// SW-RACE-GNOMES-02: roll before paying.
        Roll = "roll",
        /// SW-RELIC-ASHES-01.
        Ashes = "ashes",
        /// SW-POWER-CHAMPIONS-01.
        Champion = "champion",
        /// SW-RELIC-DOOMHAMMER-01.
        Doomhammer = "doomhammer",
        /// SW-RELIC-FROSTMOURNE-01.
        Frostmourne = "frostmourne",
        /// SW-RACE-ETHEREALS-03.
        Ethereals = "ethereals",
    }
}

/// The means announced for one conquest.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Means(u8);

impl Means {
    pub const NONE: Self = Self(0);

    pub const fn only(mean: Mean) -> Self {
        Self(1 << mean as u8)
    }

    #[inline]
    pub const fn has(self, mean: Mean) -> bool {
        self.0 & (1 << mean as u8) != 0
    }

    #[must_use]
    pub const fn and(self, mean: Mean) -> Self {
        Self(self.0 | 1 << mean as u8)
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Mean> {
        Mean::ALL.iter().copied().filter(move |&mean| self.has(mean))
    }
}

impl FromIterator<Mean> for Means {
    fn from_iter<I: IntoIterator<Item = Mean>>(means: I) -> Self {
        means.into_iter().fold(Self::NONE, Self::and)
    }
}

named! {
    /// What can be moved, taken and put: SW-DEF-01.
    pub enum Piece as "piece" {
        /// A Race token.
        Token = "token",
        Beast = "beast",
        Champion = "champion",
    }
}

/// One answer at a decision point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// SW-RACE-GOBLINS-03: pay what is due, then turn the Bomb over.
    Detonate(Region),
    /// SW-RACE-GOBLINS-07: do not pay; the Bomb goes to the box unseen.
    Defuse(Region),
    /// SW-COMBO-01: take the combo with this banner.
    Choose(Race),
    /// SW-TURN-01: play on with the Active race.
    Expand,
    /// SW-DECL-01.
    Decline,
    /// SW-RACE-WORGEN-01: human form, 2 coins.
    HumanForm,
    /// SW-RACE-WORGEN-01: worgen form, 1 coin, all conquests cost 1 less.
    WorgenForm,
    /// SW-RELIC-BATTLEGROUND-02: a neutral race takes a side for the turn, or stays neutral.
    Side(Faction),
    /// SW-READY-01: pick up all that can be picked up without leaving a region.
    Gather,
    /// SW-READY-01, SW-REDEP-01: pick up one piece.
    Take(Piece, Region),
    /// SW-ABAND-01: pick up everything in a region.
    Abandon(Region),
    /// SW-CONQ-03.
    Conquer(Region, Means),
    /// SW-FINAL-01: name a region and roll.
    Final(Region, Means),
    /// SW-RACE-GNOMES-03: make the strike that was too dear the final conquest.
    StrikeFinal,
    /// SW-RACE-GNOMES-03: call the strike off.
    CallOff,
    /// SW-RELIC-AEGIS-02: pay its owner 2 coins; for the rest of the turn the Aegis protects nothing from the payer.
    LiftAegis,
    /// SW-POWER-MUSCLE-03: one use to remove the Wisp Wall or the Fort of a region.
    Topple(Region),
    /// SW-POWER-MUSCLE-01: move a piece to another region of the same race.
    Push(Piece, Region, Region),
    /// SW-POWER-MUSCLE-01, SW-POWER-MUSCLE-02: discard a piece that has nowhere to go.
    Oust(Piece, Region),
    /// SW-POWER-PORTALMAGES-01: swap what lies in two Magic regions; the first is the lower one.
    Swap(Region, Region),
    /// SW-RACE-ETHEREALS-02: carry an Artifact to a region of one's own.
    Grab(Relic, Region),
    /// SW-RELIC-WELL-01: put the Well into a water region.
    Well(Region),
    /// SW-RACE-FORSAKEN-01: buy this many tokens.
    Buy(u8),
    /// SW-REDEP-01, SW-LOSS-04: put one piece from the hand.
    Put(Piece, Region),
    /// SW-RACE-TAUREN-04: leave two tokens in a region on declining.
    LeaveTwo(Region),
    /// SW-POWER-WARDENS-01, when Forts run short.
    Fort(Region),
    /// SW-POWER-FIELDSDEFENDERS-01, when Watch Towers run short.
    Tower(Region),
    /// SW-RELIC-AEGIS-01.
    Aegis(Region),
    /// SW-RELIC-HEART-01.
    Heart(Region),
    /// SW-RACE-HUMANS-01.
    Objective(Region),
    /// SW-RACE-GOBLINS-02.
    Plant(Region),
    /// Ends a part of the turn that has no fixed number of answers.
    Done,
}

impl Action {
    /// The regions that an action names, in the order of its notation.
    pub fn regions(self) -> impl Iterator<Item = Region> {
        let (one, other) = match self {
            Self::Detonate(region)
            | Self::Defuse(region)
            | Self::Take(_, region)
            | Self::Abandon(region)
            | Self::Conquer(region, _)
            | Self::Final(region, _)
            | Self::Topple(region)
            | Self::Oust(_, region)
            | Self::Grab(_, region)
            | Self::Well(region)
            | Self::Put(_, region)
            | Self::LeaveTwo(region)
            | Self::Fort(region)
            | Self::Tower(region)
            | Self::Aegis(region)
            | Self::Heart(region)
            | Self::Objective(region)
            | Self::Plant(region) => (Some(region), None),
            Self::Push(_, one, other) | Self::Swap(one, other) => (Some(one), Some(other)),
            Self::Choose(_)
            | Self::Expand
            | Self::Decline
            | Self::HumanForm
            | Self::WorgenForm
            | Self::Side(_)
            | Self::Gather
            | Self::StrikeFinal
            | Self::CallOff
            | Self::LiftAegis
            | Self::Buy(_)
            | Self::Done => (None, None),
        };
        one.into_iter().chain(other)
    }

    /// The region and the means of a conquest, the final one included.
    pub fn conquest(self) -> Option<(Region, Means)> {
        if let Self::Conquer(region, means) | Self::Final(region, means) = self {
            return Some((region, means));
        }
        None
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Detonate(region) => write!(f, "detonate {region}"),
            Self::Defuse(region) => write!(f, "defuse {region}"),
            Self::Choose(race) => write!(f, "choose {race}"),
            Self::Expand => f.write_str("expand"),
            Self::Decline => f.write_str("decline"),
            Self::HumanForm => f.write_str("human-form"),
            Self::WorgenForm => f.write_str("worgen-form"),
            Self::Side(faction) => write!(f, "side {faction}"),
            Self::Gather => f.write_str("gather"),
            Self::Take(piece, region) => write!(f, "take {}{region}", noun(piece)),
            Self::Abandon(region) => write!(f, "abandon {region}"),
            Self::Conquer(region, means) => with_means(f, "conquer", region, means),
            Self::Final(region, means) => with_means(f, "final", region, means),
            Self::StrikeFinal => f.write_str("strike-final"),
            Self::CallOff => f.write_str("call-off"),
            Self::LiftAegis => f.write_str("lift-aegis"),
            Self::Topple(region) => write!(f, "topple {region}"),
            Self::Push(piece, from, to) => write!(f, "push {}{from} {to}", noun(piece)),
            Self::Oust(piece, region) => write!(f, "oust {}{region}", noun(piece)),
            Self::Swap(one, other) => write!(f, "swap {one} {other}"),
            Self::Grab(relic, region) => write!(f, "grab {relic} {region}"),
            Self::Well(region) => write!(f, "well {region}"),
            Self::Buy(n_tokens) => write!(f, "buy {n_tokens}"),
            Self::Put(piece, region) => write!(f, "put {}{region}", noun(piece)),
            Self::LeaveTwo(region) => write!(f, "leave-two {region}"),
            Self::Fort(region) => write!(f, "fort {region}"),
            Self::Tower(region) => write!(f, "tower {region}"),
            Self::Aegis(region) => write!(f, "aegis {region}"),
            Self::Heart(region) => write!(f, "heart {region}"),
            Self::Objective(region) => write!(f, "objective {region}"),
            Self::Plant(region) => write!(f, "plant {region}"),
            Self::Done => f.write_str("done"),
        }
    }
}

/// A Race token is not named: `take l1a-06`; the others are: `take beast l1a-06`.
fn noun(piece: Piece) -> &'static str {
    match piece {
        Piece::Token => "",
        Piece::Beast => "beast ",
        Piece::Champion => "champion ",
    }
}

fn with_means(f: &mut fmt::Formatter<'_>, verb: &str, region: Region, means: Means) -> fmt::Result {
    write!(f, "{verb} {region}")?;
    means.iter().try_for_each(|mean| write!(f, " {mean}"))
}

fn piece(words: &mut Words<'_>) -> Piece {
    let named = words.peek().and_then(|word| word.parse().ok());
    match named {
        Some(piece) => {
            words.maybe();
            piece
        }
        None => Piece::Token,
    }
}

fn means(words: &mut Words<'_>) -> Result<Means, ParseActionError> {
    words.rest().map(|word| word.parse::<Mean>().map_err(ParseActionError::from)).collect()
}

/// Every verb, in the order of [`Action`].
const VERBS: &[&str] = &[
    "detonate",
    "defuse",
    "choose",
    "expand",
    "decline",
    "human-form",
    "worgen-form",
    "side",
    "gather",
    "take",
    "abandon",
    "conquer",
    "final",
    "strike-final",
    "call-off",
    "lift-aegis",
    "topple",
    "push",
    "oust",
    "swap",
    "grab",
    "well",
    "buy",
    "put",
    "leave-two",
    "fort",
    "tower",
    "aegis",
    "heart",
    "objective",
    "plant",
    "done",
];

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words = &mut Words::of(text);
        let verb = words.verb();
        let res = match verb {
            "detonate" => Self::Detonate(words.next("region")?),
            "defuse" => Self::Defuse(words.next("region")?),
            "choose" => Self::Choose(words.next("race")?),
            "expand" => Self::Expand,
            "decline" => Self::Decline,
            "human-form" => Self::HumanForm,
            "worgen-form" => Self::WorgenForm,
            "side" => Self::Side(words.next("faction")?),
            "gather" => Self::Gather,
            "take" => Self::Take(piece(words), words.next("region")?),
            "abandon" => Self::Abandon(words.next("region")?),
            "conquer" => Self::Conquer(words.next("region")?, means(words)?),
            "final" => Self::Final(words.next("region")?, means(words)?),
            "strike-final" => Self::StrikeFinal,
            "call-off" => Self::CallOff,
            "lift-aegis" => Self::LiftAegis,
            "topple" => Self::Topple(words.next("region")?),
            "push" => Self::Push(piece(words), words.next("region")?, words.next("region")?),
            "oust" => Self::Oust(piece(words), words.next("region")?),
            "swap" => Self::Swap(words.next("region")?, words.next("region")?),
            "grab" => Self::Grab(words.next("relic")?, words.next("region")?),
            "well" => Self::Well(words.next("region")?),
            "buy" => {
                let number = words.maybe().and_then(|word| word.parse().ok());
                Self::Buy(number.ok_or_else(|| words.lacks("a number from 0 to 255"))?)
            }
            "put" => Self::Put(piece(words), words.next("region")?),
            "leave-two" => Self::LeaveTwo(words.next("region")?),
            "fort" => Self::Fort(words.next("region")?),
            "tower" => Self::Tower(words.next("region")?),
            "aegis" => Self::Aegis(words.next("region")?),
            "heart" => Self::Heart(words.next("region")?),
            "objective" => Self::Objective(words.next("region")?),
            "plant" => Self::Plant(words.next("region")?),
            "done" => Self::Done,
            _ => return Err(ParseActionError::unknown_verb(verb, VERBS)),
        };
        words.end(res)
    }
}
