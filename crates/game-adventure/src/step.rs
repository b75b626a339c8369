//! The table of contents of the rulebook: every step of a game, in the order of play.

use cards::Block;
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::effect::{Fate, Reach};
use crate::names::{Ability, Challenge, Item, Level, Quest, Space};

/// What an effect comes from, and whom it is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Cause {
    pub card: Card,
    /// The owner of the card; whoever met, drew or turned what belongs to nobody.
    pub owner: Seat,
    /// The character that was chosen, or that bears the card.
    pub target: Option<Seat>,
}

/// The parts of a combat (AG-RUL-24).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// AG-COMBAT-02.
    #[default]
    BeforeRoll,
    /// AG-COMBAT-06.
    AfterRoll,
    /// Between the ranged and the melee step.
    Between,
    /// After attacks that hit.
    AfterHit,
}

/// A unit of procedure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    // Setup
    /// AG-SETUP-07.
    FirstPlayer,
    /// AG-SETUP-08: the player of this number after the first.
    Pick(u8),
    /// AG-SETUP-10.
    DealQuests,
    /// AG-SETUP-11.
    Prepare(Seat, Quest),
    /// AG-SETUP-13.
    StartCity(u8),
    /// AG-SETUP-14.
    Hands,
    // A turn
    /// AG-TURN-02.
    #[default]
    Turn,
    /// AG-TURN-04.
    StartOfTurn,
    /// AG-MOVE-01.
    RollMovement,
    /// AG-DISC-BOOTS-01.
    MovementBoots,
    Movement,
    /// What springs where a movement ends.
    Arrive,
    Explore,
    /// AG-EXPL-01: the discoveries of this space.
    Discoveries(Space),
    /// AG-EXPL-02.
    Resource,
    Challenge,
    /// AG-CHAL-07.
    Draw,
    /// AG-EVENT-10: the special event is done.
    EventDone(Challenge),
    ChallengeEnd,
    /// AG-MAINT-01.
    Quests,
    /// AG-MAINT-02.
    Equipment,
    /// AG-TURN-05.
    TurnEnd,
    /// A side turns its card at the end of the turn, or not.
    TurnCard,
    NextTurn,
    // Resources
    /// AG-RES-BOOK-01: this character draws a card and discards one.
    ReadAlong(Seat),
    /// AG-RES-DISC-01.
    PlaceToken(Seat),
    /// AG-RES-FLIGHT-01.
    Flight,
    /// AG-RES-AUCTION-01.
    Auction,
    /// AG-RES-QUEST-02.
    DropQuest(Seat),
    // Combat
    /// AG-COMBAT-01.
    Fight,
    /// Who may play, and how many have passed.
    Window(Stage, u8, u8),
    /// AG-COMBAT-03.
    RollCombat,
    /// AG-COMBAT-04: the character on this side.
    CombatBoots(u8),
    /// AG-COMBAT-05.
    Powers,
    /// AG-COMBAT-08.
    Ranged,
    /// AG-COMBAT-10.
    Melee,
    /// AG-COMBAT-09: what attacks that hit have done.
    Toll,
    /// AG-COMBAT-12 and after.
    CombatEnd,
    /// AG-TRACK-01: the card goes to the track, its marker to the space.
    Track(Challenge, Space),
    /// AG-TRACK-03.
    Overflow(Challenge, Space),
    // Damage and defeat
    /// AG-DMG-01: so much damage to a character, by another.
    Hurt(Seat, u8, Option<Seat>),
    /// What can still save a character.
    Brink(Seat, Option<Seat>),
    /// AG-DMG-03.
    Fall(Seat, Option<Seat>),
    /// AG-PVP-06: an item for the victor, out of the bag of the other.
    Theft(Seat, Seat),
    /// AG-DMG-04.
    ToCity(Seat),
    // Cards
    /// AG-ABIL-05: so much energy is still to be paid.
    Pay(Seat, u8),
    /// AG-ABIL-14: who may still answer an ability, from this number on.
    Answer(Ability, Cause, u8),
    /// AG-ABIL-03.
    Resolve(Ability, Cause),
    /// AG-ABIL-03: the card goes to the discard pile.
    Shed(Seat, Ability),
    /// The effects of a card that are still to do.
    Do(Block, Cause),
    /// One effect on one character.
    On(u16, Seat, Cause),
    /// AG-RUL-15: a combat die was rolled for this effect and shows this; its roller may roll it again.
    TestBoots(u16, u8, Cause),
    /// One of several effects.
    Choice(u16, Cause),
    /// Whether to pay.
    Offer(u16, Cause),
    /// Which character.
    Whom(u16, Cause),
    /// What a card is attached to.
    AttachTo(u16, Cause),
    /// Where a character goes; so many steps are left.
    Go(Seat, Reach, u8),
    /// Where a character is moved by another.
    Push(Seat, Seat, u8),
    /// Which ability cards, and how many.
    Discard(Seat, u8),
    /// Which of the own items.
    GiveUp(Seat),
    /// Of which level.
    GainLevel(Seat),
    /// AG-DISC-FARSIGHT-01.
    FarSight(Seat),
    /// What becomes of the discovery that was looked at.
    FarSeen(Seat, #[serde(with = "crate::written::number")] u8),
    Scout(Seat, Fate),
    Scouted(Seat, Level),
    /// AG-DISC-MERCHANT-01.
    Trade(Seat),
    /// The other may take an item in turn, but not this.
    TradeBack(Seat, Seat, Item),
    /// AG-DISC-FALSEMAP-01.
    FalseMap(Seat, u8),
    /// Booty Bay: so many items are still to be discarded.
    BootyBay(Seat, u8),
    /// AG-ABIL-08.
    HandLimit(Seat),
    // Quests and the end
    /// AG-QUEST-05, AG-WIN-01.
    Completions,
    /// AG-QUEST-10.
    Elite(Seat),
    End,
}

/// The steps that never ask. Whoever adds a step decides here, and the compiler finds every `match` that then lacks it.
macro_rules! never_asks {
    () => {
        Step::FirstPlayer
            | Step::DealQuests
            | Step::Hands
            | Step::Turn
            | Step::RollMovement
            | Step::Arrive
            | Step::Explore
            | Step::ReadAlong(_)
            | Step::Draw
            | Step::EventDone(_)
            | Step::ChallengeEnd
            | Step::TurnEnd
            | Step::NextTurn
            | Step::Fight
            | Step::RollCombat
            | Step::Powers
            | Step::Ranged
            | Step::Melee
            | Step::Toll
            | Step::CombatEnd
            | Step::Track(..)
            | Step::Hurt(..)
            | Step::Fall(..)
            | Step::Resolve(..)
            | Step::Shed(..)
            | Step::Do(..)
            | Step::On(..)
            | Step::Completions
            | Step::Elite(_)
    };
}
pub(crate) use never_asks;

/// The steps at which a card asks: which character, which place, which other card.
macro_rules! asks_for_card {
    () => {
        Step::Choice(..)
            | Step::Whom(..)
            | Step::AttachTo(..)
            | Step::Go(..)
            | Step::Push(..)
            | Step::Discard(..)
            | Step::GainLevel(_)
            | Step::FarSight(_)
            | Step::Scout(..)
            | Step::Trade(_)
            | Step::TradeBack(..)
            | Step::FalseMap(..)
            | Step::BootyBay(..)
            | Step::HandLimit(_)
    };
}
pub(crate) use asks_for_card;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Prompt {
    /// AG-SETUP-08.
    Pick,
    /// AG-SETUP-13.
    StartCity,
    /// Which character a quest is about.
    Mark {
        quest: Quest,
    },
    /// AG-TURN-04: what comes first.
    StartOfTurn,
    /// Whether to roll again.
    MovementBoots {
        moves: u8,
        energy: u8,
    },
    /// AG-MOVE-03.
    Movement {
        moves: u8,
        energy: u8,
    },
    /// AG-EXPL-01: which discovery comes first.
    Discoveries,
    /// AG-EXPL-02.
    Resource,
    /// AG-CHAL-02.
    Challenge,
    /// AG-MAINT-01.
    Quests,
    /// AG-MAINT-02.
    Equipment,
    /// Whether the character card is turned.
    TurnCard,
    PlaceToken,
    Flight,
    Auction,
    DropQuest,
    /// AG-RUL-24.
    Combat {
        stage: Stage,
        energy: u8,
    },
    CombatBoots,
    /// AG-RUL-15: the die that a card asked for.
    TestBoots {
        card: Card,
        die: u8,
    },
    Overflow {
        card: Challenge,
    },
    /// What can still save the character.
    Brink {
        seat: Seat,
    },
    Theft {
        loser: Seat,
    },
    ToCity,
    Pay {
        left: u8,
    },
    /// AG-ABIL-14.
    Answer {
        ability: Ability,
        owner: Seat,
    },
    Choice {
        card: Card,
    },
    Offer {
        card: Card,
    },
    Whom {
        card: Card,
    },
    AttachTo {
        card: Card,
    },
    Go {
        left: u8,
    },
    Push {
        seat: Seat,
        left: u8,
    },
    Discard {
        left: u8,
    },
    GiveUp,
    GainLevel,
    FarSight,
    FarSeen {
        #[serde(serialize_with = "crate::written::number::serialize")]
        token: u8,
    },
    Scout,
    Scouted {
        level: Level,
    },
    Trade,
    TradeBack {
        taker: Seat,
    },
    FalseMap {
        seat: Seat,
        left: u8,
    },
    BootyBay {
        left: u8,
    },
    HandLimit {
        left: u8,
    },
}
