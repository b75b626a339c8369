//! The table of contents of the rulebook: every step of a game, in the order of play (WR-TURN-01).

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::names::{Card, Hero, Icon, Space};
use crate::places::Places;
use crate::state::Favour;

/// A unit of procedure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    // the last steps of the set-up
    /// WR-SETUP-09.
    #[default]
    Pick,
    /// WR-SETUP-10 to WR-SETUP-12.
    Deal,
    // a turn
    Turn,
    // step 1
    /// WR-TURN-02.
    Actions,
    /// WR-COOP-04.
    Consent,
    // a fight
    FightCards,
    Allocate,
    FightDamage,
    FightEnd,
    // a quest action
    Lay,
    QuestDamage,
    QuestEffect,
    /// WR-QUEST-GUND-01.
    SpawnNext,
    QuestEnd,
    Siege,
    // hero abilities in several parts
    /// WR-HERO-THRALL-01.
    Chain {
        group: Places,
        left: u8,
        has_struck: bool,
    },
    /// WR-HERO-VARIAN-01.
    Shift {
        left: u8,
    },
    // rewards
    /// WR-REWARD-03: a moment at which rewards may be played.
    Window(Moment),
    Volley,
    /// WR-REWARD-ALLIES-01.
    Recall {
        seat: Seat,
        left: u8,
        from: Card,
    },
    /// WR-REWARD-ONWARD-01; the heroes that marched are bits.
    March {
        seat: Seat,
        left: u8,
        marched: u8,
    },
    /// WR-REWARD-GUNSHIP-01.
    FreeFight(Hero),
    /// WR-DMG-01.
    Damage,
    /// WR-REWARD-03: a damage event of step 4 that a free fight interrupts (WR-REWARD-GUNSHIP-01) goes on.
    ResumeBlow {
        hero: Hero,
        prevented: u8,
    },
    // step 2
    Draw,
    /// WR-RISE-01 to WR-RISE-03.
    Rise,
    /// WR-RISE-06.
    RiseWindow,
    /// WR-RISE-07.
    RiseShuffle,
    /// WR-STRONG-01.
    Stronghold,
    TakeCards,
    /// WR-HAND-01.
    Limit,
    // step 3
    Ghouls,
    Reveals {
        left: u8,
    },
    Reveal,
    /// WR-TERM-08: one ghoul.
    Spawn(Space),
    /// WR-RISE-04: ghouls up to three.
    Fill {
        space: Space,
        left: u8,
    },
    /// WR-RISE-05, WR-OVER-01, WR-QUEST-UTGA-01.
    Abomination(Space),
    // step 4
    Abominations,
    Activate,
    /// WR-ABOM-05: the abomination with this number in the horde has several heroes before it.
    Hit(u8),
    Blows,
    PassTurn,
    /// WR-END-01, WR-END-02.
    End,
}

/// The steps that never ask. Whoever adds a step decides here, and the compiler finds every `match` that then lacks it.
macro_rules! never_asks {
    () => {
        Step::Deal
            | Step::Turn
            | Step::FightDamage
            | Step::FightEnd
            | Step::QuestDamage
            | Step::QuestEffect
            | Step::QuestEnd
            | Step::Siege
            | Step::ResumeBlow { .. }
            | Step::Draw
            | Step::Rise
            | Step::RiseShuffle
            | Step::TakeCards
            | Step::Ghouls
            | Step::Reveals { .. }
            | Step::Reveal
            | Step::Abomination(_)
            | Step::Abominations
            | Step::Blows
            | Step::PassTurn
    };
}
pub(crate) use never_asks;

parts::named! {
    /// WR-REWARD-03: the moments outside of step 1 at which any reward may be played.
    pub enum Moment as "moment" {
        /// Between step 1 and step 2.
        Draw = "draw",
        /// Before each Scourge card of step 3.
        Reveal = "reveal",
        /// Before step 4.
        Abominations = "abominations",
        /// WR-AMB-38a: between two The Scourge Rises.
        Rises = "rises",
        /// WR-AMB-39a: between two abominations.
        Activations = "activations",
    }
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// WR-SETUP-09.
    Pick,
    /// WR-TURN-02: the active hero's step 1.
    Act { hero: Hero, n_actions: u8 },
    /// WR-COOP-04.
    Consent { hero: Hero, favour: Favour },
    /// WR-ACT-FIGHT-03: so far, against enemies of this toughness in all.
    FightCards { hero: Hero, successes: u8, toughness: u8 },
    /// WR-ACT-FIGHT-04.
    Allocate { hero: Hero, successes: u8, blocks: u8 },
    /// WR-ACT-QUEST-03: the next icon.
    Lay { icon: Icon, successes: u8 },
    /// WR-QUEST-GUND-01.
    SpawnNext,
    /// WR-HERO-THRALL-01.
    Chain { left: u8 },
    /// WR-HERO-VARIAN-01.
    Shift { left: u8 },
    /// WR-REWARD-03.
    Rewards { moment: Moment },
    /// WR-REWARD-04.
    Volley { left: u8 },
    /// WR-REWARD-ALLIES-01.
    Recall { left: u8 },
    /// WR-REWARD-ONWARD-01.
    March { left: u8 },
    /// WR-REWARD-GUNSHIP-01.
    FreeFight { hero: Hero },
    /// WR-DMG-01.
    Damage { hero: Hero, left: u8 },
    /// WR-RISE-06.
    RiseWindow,
    /// WR-STRONG-01.
    Stronghold,
    /// WR-HAND-01.
    Limit { over: u8 },
    /// WR-HERO-LIADRIN-01.
    Ghoul { space: Space },
    /// WR-ABOM-03.
    Activate,
    /// WR-ABOM-05.
    Hit { space: Space },
}

impl Prompt {
    /// The hero whom a question is about, where it names one.
    pub const fn hero(self) -> Option<Hero> {
        match self {
            Self::Act { hero, .. }
            | Self::Consent { hero, .. }
            | Self::FightCards { hero, .. }
            | Self::Allocate { hero, .. }
            | Self::FreeFight { hero }
            | Self::Damage { hero, .. } => Some(hero),
            Self::Pick
            | Self::Lay { .. }
            | Self::SpawnNext
            | Self::Chain { .. }
            | Self::Shift { .. }
            | Self::Rewards { .. }
            | Self::Volley { .. }
            | Self::Recall { .. }
            | Self::March { .. }
            | Self::RiseWindow
            | Self::Stronghold
            | Self::Limit { .. }
            | Self::Ghoul { .. }
            | Self::Activate
            | Self::Hit { .. } => None,
        }
    }

    /// The space that a question is about, where it names one.
    pub const fn space(self) -> Option<Space> {
        match self {
            Self::Ghoul { space } | Self::Hit { space } => Some(space),
            Self::Pick
            | Self::Act { .. }
            | Self::Consent { .. }
            | Self::FightCards { .. }
            | Self::Allocate { .. }
            | Self::Lay { .. }
            | Self::SpawnNext
            | Self::Chain { .. }
            | Self::Shift { .. }
            | Self::Rewards { .. }
            | Self::Volley { .. }
            | Self::Recall { .. }
            | Self::March { .. }
            | Self::FreeFight { .. }
            | Self::Damage { .. }
            | Self::RiseWindow
            | Self::Stronghold
            | Self::Limit { .. }
            | Self::Activate => None,
        }
    }
}
