//! Every answer a player can give, and its notation: a verb and nouns (`play travel-2 jaina dalaran`).
//!
//! `docs/notation/wrath.md` lists all verbs for people.

use std::fmt;
use std::str::FromStr;

use parts::{ParseActionError, Words};

use crate::names::{Card, Enemy, Hero, Icon, Region, Reward, Space};

/// One answer at a decision point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// WR-SETUP-09.
    Pick(Hero),
    /// WR-ACT-MOVE-01.
    Move(Space),
    /// WR-ACT-FIGHT-01; also the free fight of WR-REWARD-GUNSHIP-01.
    Fight,
    /// WR-ACT-QUEST-01.
    Quest,
    /// WR-ACT-REST-01.
    Rest,
    /// WR-ACT-FLY-01.
    Fly(Space),
    /// WR-HERO-TIRION-01: move this hero there.
    PressForward(Hero, Space),
    /// WR-HERO-THRALL-01: strike the own space; `bolt` goes on from there.
    ChainLightning,
    /// WR-HERO-SYLVANAS-01.
    WailingArrow(Space),
    /// WR-HERO-JAINA-01.
    Teleport(Space),
    /// WR-HERO-MURADIN-01.
    StormBolt(Space),
    /// WR-HERO-VARIAN-01: a ghoul from here to there.
    ForTheAlliance(Space, Space),
    /// WR-CARD-TRAVEL-01: this Travel card moves this hero there.
    Travel(Card, Hero, Space),
    /// WR-CARD-HEAL-01: this hero rests.
    Heal(Hero),
    /// WR-REWARD-ARGENT-01: around this hero.
    ArgentCrusaders(Hero),
    /// WR-REWARD-BORROWED-01.
    BorrowedTime,
    /// WR-REWARD-QUIET-01.
    OneQuietNight,
    /// WR-REWARD-ALEX-01: the card of this space.
    AlexstraszasCleansing(Space),
    /// WR-REWARD-BLESSING-01: one hero is restored, or everybody heals.
    BlessingOfTheLight(Option<Hero>),
    /// WR-REWARD-GUNSHIP-01: this hero is brought there.
    GunshipSupport(Hero, Space),
    /// WR-REWARD-ALLIES-01.
    NewAllies,
    /// WR-REWARD-ONWARD-01: this hero is the first to march, and marches there.
    OnwardToVictory(Hero, Space),
    /// WR-REWARD-EBON-01.
    KnightsOfTheEbonBlade(Region),
    /// WR-CARD-FIGHT-01, WR-CARD-DEFEND-01: Fight and Defend cards in their windows.
    Play(Card),
    /// WR-ACT-QUEST-03: show a card with the next icon.
    Lay(Icon),
    /// WR-ACT-FIGHT-04: remove so many enemies.
    Assign {
        ghouls: u8,
        abominations: u8,
    },
    /// WR-HERO-THRALL-01: the next space of the group.
    Bolt(Space),
    /// WR-REWARD-04: damage dealt by a reward.
    Strike(Enemy, Space),
    /// WR-REWARD-ONWARD-01: another hero marches.
    March(Hero, Space),
    /// WR-REWARD-ALLIES-01: from the discard pile.
    Take(Card),
    /// WR-HAND-01.
    Discard(Card),
    /// WR-COOP-04.
    Agree,
    Refuse,
    /// WR-AMB-49: whatever was refused for this hero may be asked for again.
    Lift(Hero),
    /// WR-STRONG-01.
    Stronghold(Space),
    /// WR-HERO-LIADRIN-01.
    Prevent,
    Allow,
    /// WR-QUEST-GUND-01.
    Spawn(Space),
    /// WR-ABOM-03: the abomination here moves there.
    Activate(Space, Space),
    /// WR-ABOM-05.
    Hit(Hero),
    /// Ends a part of the turn that has no fixed number of answers.
    Done,
    /// Plays nothing in this window.
    Pass,
    /// Plays no reward before one's own next turn.
    Hold,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Pick(hero) => write!(f, "pick {hero}"),
            Self::Move(space) => write!(f, "move {space}"),
            Self::Fight => f.write_str("fight"),
            Self::Quest => f.write_str("quest"),
            Self::Rest => f.write_str("rest"),
            Self::Fly(space) => write!(f, "fly {space}"),
            Self::PressForward(hero, space) => write!(f, "press-forward {hero} {space}"),
            Self::ChainLightning => f.write_str("chain-lightning"),
            Self::WailingArrow(space) => write!(f, "wailing-arrow {space}"),
            Self::Teleport(space) => write!(f, "teleport {space}"),
            Self::StormBolt(space) => write!(f, "storm-bolt {space}"),
            Self::ForTheAlliance(from, to) => write!(f, "for-the-alliance {from} {to}"),
            Self::Travel(card, hero, space) => write!(f, "play {card} {hero} {space}"),
            Self::Heal(hero) => write!(f, "play {} {hero}", Card::Heal),
            Self::Play(card) => write!(f, "play {card}"),
            Self::Lay(icon) => write!(f, "lay {icon}"),
            Self::Assign { ghouls, abominations } => {
                write!(f, "assign ghouls-{ghouls} abominations-{abominations}")
            }
            Self::Bolt(space) => write!(f, "bolt {space}"),
            Self::Strike(enemy, space) => write!(f, "strike {enemy} {space}"),
            Self::March(hero, space) => write!(f, "march {hero} {space}"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::Discard(card) => write!(f, "discard {card}"),
            Self::Agree => f.write_str("agree"),
            Self::Refuse => f.write_str("refuse"),
            Self::Lift(hero) => write!(f, "lift {hero}"),
            Self::Stronghold(space) => write!(f, "stronghold {space}"),
            Self::Prevent => f.write_str("prevent"),
            Self::Allow => f.write_str("allow"),
            Self::Spawn(space) => write!(f, "spawn {space}"),
            Self::Activate(from, to) => write!(f, "activate {from} {to}"),
            Self::Hit(hero) => write!(f, "hit {hero}"),
            Self::Done => f.write_str("done"),
            Self::Pass => f.write_str("pass"),
            Self::Hold => f.write_str("hold"),
            Self::ArgentCrusaders(_)
            | Self::BorrowedTime
            | Self::OneQuietNight
            | Self::AlexstraszasCleansing(_)
            | Self::BlessingOfTheLight(_)
            | Self::GunshipSupport(..)
            | Self::NewAllies
            | Self::OnwardToVictory(..)
            | Self::KnightsOfTheEbonBlade(_) => self.fmt_reward(f),
        }
    }
}

impl Action {
    /// The reward that this action plays.
    pub const fn reward(self) -> Option<Reward> {
        match self {
            Self::ArgentCrusaders(_) => Some(Reward::ArgentCrusaders),
            Self::BorrowedTime => Some(Reward::BorrowedTime),
            Self::OneQuietNight => Some(Reward::OneQuietNight),
            Self::AlexstraszasCleansing(_) => Some(Reward::AlexstraszasCleansing),
            Self::BlessingOfTheLight(_) => Some(Reward::BlessingOfTheLight),
            Self::GunshipSupport(..) => Some(Reward::GunshipSupport),
            Self::NewAllies => Some(Reward::NewAllies),
            Self::OnwardToVictory(..) => Some(Reward::OnwardToVictory),
            Self::KnightsOfTheEbonBlade(_) => Some(Reward::KnightsOfTheEbonBlade),
            Self::Pick(_)
            | Self::Move(_)
            | Self::Fight
            | Self::Quest
            | Self::Rest
            | Self::Fly(_)
            | Self::PressForward(..)
            | Self::ChainLightning
            | Self::WailingArrow(_)
            | Self::Teleport(_)
            | Self::StormBolt(_)
            | Self::ForTheAlliance(..)
            | Self::Travel(..)
            | Self::Heal(_)
            | Self::Play(_)
            | Self::Lay(_)
            | Self::Assign { .. }
            | Self::Bolt(_)
            | Self::Strike(..)
            | Self::March(..)
            | Self::Take(_)
            | Self::Discard(_)
            | Self::Agree
            | Self::Refuse
            | Self::Lift(_)
            | Self::Stronghold(_)
            | Self::Prevent
            | Self::Allow
            | Self::Spawn(_)
            | Self::Activate(..)
            | Self::Hit(_)
            | Self::Done
            | Self::Pass
            | Self::Hold => None,
        }
    }

    /// `play`, the reward, and what it is played on.
    fn fmt_reward(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(reward) = self.reward() else {
            unreachable!("WR-REWARD-01: no reward is played by this action")
        };
        write!(f, "play {reward}")?;
        match *self {
            Self::ArgentCrusaders(hero) | Self::BlessingOfTheLight(Some(hero)) => {
                write!(f, " {hero}")
            }
            Self::AlexstraszasCleansing(space) => write!(f, " {space}"),
            Self::GunshipSupport(hero, space) | Self::OnwardToVictory(hero, space) => {
                write!(f, " {hero} {space}")
            }
            Self::KnightsOfTheEbonBlade(region) => write!(f, " {region}"),
            Self::BlessingOfTheLight(None)
            | Self::BorrowedTime
            | Self::OneQuietNight
            | Self::NewAllies => Ok(()),
            _ => unreachable!("WR-REWARD-01: {reward} is played by another action"),
        }
    }
}

/// A number behind its name: `ghouls-2`.
fn count(words: &mut Words<'_>, name: &str) -> Result<u8, ParseActionError> {
    let number = words.maybe().and_then(|word| word.strip_prefix(name)?.strip_prefix('-'));
    // Only the plain decimal form: there is one text for each action.
    let number = number.and_then(|digits| {
        digits.parse::<u8>().ok().filter(|it| digits == it.to_string().as_str())
    });
    number.ok_or_else(|| words.lacks(&format!("'{name}-…'")))
}

/// What `play` is followed by: a hero card or a reward, and what it is played on.
fn play(words: &mut Words<'_>) -> Result<Action, ParseActionError> {
    let name = words.peek().unwrap_or_default();
    if let Ok(card) = name.parse::<Card>() {
        words.maybe();
        return Ok(match card {
            Card::Travel2 | Card::Travel4 => {
                Action::Travel(card, words.next("hero")?, words.next("space")?)
            }
            Card::Heal => Action::Heal(words.next("hero")?),
            Card::Fight1 | Card::Fight2 | Card::Defend => Action::Play(card),
            Card::Stronghold | Card::ScourgeRises => {
                return Err(ParseActionError::new(format!("'{card}' is never played from a hand")));
            }
        });
    }
    Ok(match words.next("hero card or reward")? {
        Reward::ArgentCrusaders => Action::ArgentCrusaders(words.next("hero")?),
        Reward::BorrowedTime => Action::BorrowedTime,
        Reward::OneQuietNight => Action::OneQuietNight,
        Reward::AlexstraszasCleansing => Action::AlexstraszasCleansing(words.next("space")?),
        Reward::BlessingOfTheLight => {
            let hero = words.maybe().map(str::parse).transpose()?;
            Action::BlessingOfTheLight(hero)
        }
        Reward::GunshipSupport => Action::GunshipSupport(words.next("hero")?, words.next("space")?),
        Reward::NewAllies => Action::NewAllies,
        Reward::OnwardToVictory => {
            Action::OnwardToVictory(words.next("hero")?, words.next("space")?)
        }
        Reward::KnightsOfTheEbonBlade => Action::KnightsOfTheEbonBlade(words.next("region")?),
    })
}

/// Every verb, in the order of [`Action`].
const VERBS: &[&str] = &[
    "pick",
    "move",
    "fight",
    "quest",
    "rest",
    "fly",
    "press-forward",
    "chain-lightning",
    "wailing-arrow",
    "teleport",
    "storm-bolt",
    "for-the-alliance",
    "play",
    "lay",
    "assign",
    "bolt",
    "strike",
    "march",
    "take",
    "discard",
    "agree",
    "refuse",
    "lift",
    "stronghold",
    "prevent",
    "allow",
    "spawn",
    "activate",
    "hit",
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
            "move" => Self::Move(words.next("space")?),
            "fight" => Self::Fight,
            "quest" => Self::Quest,
            "rest" => Self::Rest,
            "fly" => Self::Fly(words.next("space")?),
            "press-forward" => Self::PressForward(words.next("hero")?, words.next("space")?),
            "chain-lightning" => Self::ChainLightning,
            "wailing-arrow" => Self::WailingArrow(words.next("space")?),
            "teleport" => Self::Teleport(words.next("space")?),
            "storm-bolt" => Self::StormBolt(words.next("space")?),
            "for-the-alliance" => Self::ForTheAlliance(words.next("space")?, words.next("space")?),
            "play" => play(words)?,
            "lay" => Self::Lay(words.next("icon")?),
            "assign" => Self::Assign {
                ghouls: count(words, "ghouls")?,
                abominations: count(words, "abominations")?,
            },
            "bolt" => Self::Bolt(words.next("space")?),
            "strike" => Self::Strike(words.next("enemy")?, words.next("space")?),
            "march" => Self::March(words.next("hero")?, words.next("space")?),
            "take" => Self::Take(words.next("hero card")?),
            "discard" => Self::Discard(words.next("hero card")?),
            "agree" => Self::Agree,
            "refuse" => Self::Refuse,
            "lift" => Self::Lift(words.next("hero")?),
            "stronghold" => Self::Stronghold(words.next("space")?),
            "prevent" => Self::Prevent,
            "allow" => Self::Allow,
            "spawn" => Self::Spawn(words.next("space")?),
            "activate" => Self::Activate(words.next("space")?, words.next("space")?),
            "hit" => Self::Hit(words.next("hero")?),
            "done" => Self::Done,
            "pass" => Self::Pass,
            "hold" => Self::Hold,
            _ => return Err(ParseActionError::unknown_verb(verb, VERBS)),
        };
        words.end(res)
    }
}

/// Actions as their notation, where a position is stored.
pub(crate) mod text {
    use serde::{Deserialize, Deserializer, Serializer};

    use super::Action;

    pub(crate) fn serialize<S: Serializer>(
        action: &Action,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_str(action)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Action, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
