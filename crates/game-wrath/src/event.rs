//! What becomes visible. Every event is public: hands are open (WR-COOP-01), and orders of decks and rewards under
//! quests are never part of an event before they are revealed (WR-COOP-02).

use kernel::Seat;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::names::{Card, Face, Hero, Icon, Quest, Region, Reward, Space};
use crate::state::{Favour, FightKind, Source};

parts::named! {
    /// Why the despair marker moves.
    pub enum DespairReason as "reason" {
        /// WR-OVER-01.
        Overrun = "overrun",
        /// WR-OUT-01.
        NoGhoul = "no-ghoul",
        /// WR-OUT-02.
        NoAbomination = "no-abomination",
        /// WR-OUT-03.
        NoHeroCard = "no-hero-card",
        /// WR-DEF-03.
        Defeat = "defeat",
    }
}

parts::named! {
    /// How a hero gets from one space to another.
    pub enum Mover as "way to move" {
        /// WR-ACT-MOVE-01.
        Move = "move",
        /// WR-ACT-FLY-01.
        FlightPath = "flight-path",
        /// WR-CARD-TRAVEL-01.
        Travel = "travel",
        /// WR-HERO-TIRION-01.
        PressForward = "press-forward",
        /// WR-HERO-JAINA-01.
        Teleport = "teleport",
        /// WR-REWARD-GUNSHIP-01.
        Gunship = "gunship",
        /// WR-REWARD-ONWARD-01.
        March = "march",
        /// WR-DEF-03: back to the start space.
        Defeat = "defeat",
    }
}

parts::named! {
    /// Why a Scourge card is turned over.
    pub enum ScourgeReason as "reason" {
        /// WR-SETUP-07.
        Setup = "setup",
        /// WR-RISE-02.
        ScourgeRises = "scourge-rises",
        /// WR-SPAWN-01.
        Spawn = "spawn",
    }
}

/// A few hero cards.
pub type Cards = ArrayVec<[Card; 4]>;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// WR-SETUP-04.
    QuestRevealed {
        quest: Quest,
    },
    ScourgeCardTurned {
        space: Space,
        why: ScourgeReason,
    },
    GhoulsPlaced {
        space: Space,
        n_ghouls: u8,
    },
    /// WR-HERO-LIADRIN-01.
    GhoulPrevented {
        space: Space,
    },
    GhoulRemoved {
        space: Space,
    },
    /// WR-HERO-VARIAN-01.
    GhoulMoved {
        from: Space,
        to: Space,
    },
    /// WR-OVER-01.
    Overrun {
        space: Space,
    },
    AbominationPlaced {
        space: Space,
    },
    AbominationMoved {
        from: Space,
        to: Space,
    },
    AbominationRemoved {
        space: Space,
    },
    /// WR-ABOM-05: whom the abomination on a space hits.
    Targeted {
        space: Space,
        hero: Hero,
    },
    Despaired {
        total: u8,
        why: DespairReason,
    },
    LichKingMoved {
        region: Region,
    },
    HeroPicked {
        seat: Seat,
        hero: Hero,
    },
    Dealt {
        seat: Seat,
        cards: Cards,
    },
    /// WR-DECK-02: the sizes of the piles, top first.
    DeckBuilt {
        piles: ArrayVec<[u8; 8]>,
    },
    TurnBegan {
        seat: Seat,
        hero: Hero,
    },
    HeroMoved {
        hero: Hero,
        from: Space,
        to: Space,
        by: Mover,
    },
    FightBegan {
        hero: Hero,
        space: Space,
        kind: FightKind,
    },
    QuestBegan {
        hero: Hero,
        quest: Quest,
    },
    RestBegan {
        hero: Hero,
    },
    /// Successes and blocks with everything that adds to the faces or cancels them.
    Rolled {
        hero: Hero,
        faces: [Face; 2],
        successes: u8,
        blocks: u8,
    },
    CardPlayed {
        seat: Seat,
        card: Card,
    },
    /// WR-ACT-QUEST-05: shown, not discarded.
    CardLaid {
        seat: Seat,
        icon: Icon,
    },
    /// WR-HERO-TIRION-02: blocks that count as successes.
    BlocksConverted {
        hero: Hero,
        n_blocks: u8,
    },
    QuestAdvanced {
        quest: Quest,
        progress: u8,
    },
    Healed {
        hero: Hero,
        by: u8,
        health: u8,
    },
    Damaged {
        hero: Hero,
        by: u8,
        health: u8,
        source: Source,
    },
    /// WR-DEF-01.
    Defeated {
        hero: Hero,
    },
    HandLost {
        seat: Seat,
        cards: u8,
        rewards: u8,
    },
    QuestCompleted {
        quest: Quest,
    },
    RewardGained {
        seat: Seat,
        reward: Reward,
    },
    RewardPlayed {
        seat: Seat,
        reward: Reward,
    },
    ActionsGained {
        n_actions: u8,
    },
    NightSkipped,
    /// WR-REWARD-ALEX-01: a Scourge card goes to the box.
    ScourgeCardBoxed {
        space: Space,
    },
    CardRecalled {
        seat: Seat,
        card: Card,
    },
    /// WR-ICE-02.
    SiegeBegan,
    /// WR-DRAW-01.
    Drew {
        seat: Seat,
        cards: Cards,
    },
    /// WR-RISE-01.
    ScourgeRose {
        index: u8,
        rate: u8,
    },
    ScourgeReshuffled {
        n_cards: u8,
    },
    StrongholdPlaced {
        space: Space,
    },
    Discarded {
        seat: Seat,
        card: Card,
    },
    /// WR-COOP-04.
    Requested {
        seat: Seat,
        hero: Hero,
        favour: Favour,
    },
    Agreed {
        hero: Hero,
    },
    Refused {
        hero: Hero,
    },
    /// WR-AMB-49.
    RefusalLifted {
        hero: Hero,
    },
    Won,
    Lost {
        why: DespairReason,
    },
}
