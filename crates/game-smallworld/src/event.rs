//! What becomes visible. Every event is public: the only secrets of this game are orders, faces and totals, and
//! none of them is ever part of an event before it is revealed (SW-COIN-02: single gains are public).

use kernel::Seat;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::action::{Mean, Piece};
use crate::content::{Bomb, Faction, Power, Race, Region, Relic};

parts::named! {
    /// Why coins change hands at once.
    pub enum CoinReason as "reason" {
        /// SW-COMBO-03: coins lying on the chosen combo.
        OnCombo = "on-combo",
        /// SW-COMBO-02: the price of the combo.
        ComboPrice = "combo-price",
        /// SW-POWER-BATTLEMASTERS-01.
        Battlemasters = "battlemasters",
        /// SW-POWER-ENRAGED-01.
        Enraged = "enraged",
        /// SW-RACE-HUMANS-02.
        Objective = "objective",
        /// SW-RACE-WORGEN-01: human form.
        HumanForm = "human-form",
        /// SW-RACE-WORGEN-01: worgen form.
        WorgenForm = "worgen-form",
        /// SW-RACE-FORSAKEN-01.
        Recruits = "recruits",
        /// SW-RACE-PANDAREN-02.
        Harmony = "harmony",
        /// SW-RELIC-AEGIS-02.
        Aegis = "aegis",
        /// SW-POWER-MARSHDWELLERS-01.
        Toll = "toll",
        /// SW-RELIC-DOOMHAMMER-01.
        Doomhammer = "doomhammer",
        /// SW-RELIC-HEART-01.
        Heart = "heart",
        /// SW-POWER-CHAMPIONS-05.
        Ransom = "ransom",
    }
}

parts::named! {
    /// A line of the income at the end of a turn (SW-SCORE-01, SW-SCORE-02).
    pub enum IncomeLine as "line of income" {
        /// SW-SCORE-01: regions of the Active race.
        ActiveRegions = "active-regions",
        /// SW-SCORE-01: regions of the Declining race.
        DecliningRegions = "declining-regions",
        /// The ability of the race.
        RaceAbility = "race-ability",
        /// The special power.
        Power = "power",
        /// SW-FACTION-02.
        Faction = "faction",
        /// SW-RELIC-KARAZHAN-01.
        Karazhan = "karazhan",
        /// SW-RELIC-DARKPORTAL-01.
        DarkPortal = "dark-portal",
        /// SW-RELIC-WELL-03.
        Well = "well",
        /// SW-RELIC-HEART-01: paid by opponents.
        Heart = "heart",
    }
}

parts::named! {
    /// A marker that lies in a region.
    pub enum Marker as "marker" {
        Fort = "fort",
        WispWall = "wisp-wall",
        WatchTower = "watch-tower",
        Objective = "objective",
    }
}

/// Whose pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Folk {
    /// SW-MURLOC-01: a Declining race owned by nobody.
    Murlocs,
    Active(Seat, Race),
    Declining(Seat, Race),
}

/// The itemised income of a turn.
pub type Income = ArrayVec<[(IncomeLine, u8); 9]>;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    RoundBegan {
        round: u8,
        n_rounds: u8,
    },
    TurnBegan {
        seat: Seat,
    },
    ComboChosen {
        seat: Seat,
        race: Race,
        power: Power,
        tokens: u8,
    },
    ComboRevealed {
        race: Race,
        power: Power,
    },
    /// SW-STACK-02.
    BadgesReshuffled,
    /// Coins from the bank.
    Gained {
        seat: Seat,
        coins: u8,
        why: CoinReason,
    },
    /// Coins to another seat, or to nobody: the bank, or the combos.
    Paid {
        seat: Seat,
        to: Option<Seat>,
        coins: u8,
        why: CoinReason,
    },
    Declined {
        seat: Seat,
        race: Race,
    },
    /// SW-LOSS-07: a race has left the boards; its banner returns.
    RaceLeft {
        seat: Seat,
        race: Race,
    },
    FormChosen {
        seat: Seat,
        is_worgen: bool,
    },
    SideChosen {
        seat: Seat,
        side: Faction,
    },
    TookUp {
        seat: Seat,
        region: Region,
        piece: Piece,
        n_pieces: u8,
    },
    Abandoned {
        seat: Seat,
        region: Region,
    },
    /// A die was rolled; `n_pips` is its face.
    Rolled {
        seat: Seat,
        n_pips: u8,
    },
    /// The naming of a target before a die is rolled.
    Attempted {
        seat: Seat,
        region: Region,
        cost: u8,
    },
    AttemptFailed {
        seat: Seat,
        region: Region,
        cost: u8,
        strength: u8,
    },
    StrikeCalledOff {
        seat: Seat,
        region: Region,
    },
    Conquered {
        seat: Seat,
        race: Race,
        region: Region,
        tokens: u8,
        beasts: u8,
        champion: bool,
        from: Option<Folk>,
    },
    MeanUsed {
        seat: Seat,
        mean: Mean,
        region: Region,
    },
    /// Pieces for the tray, the box or their supply.
    Lost {
        folk: Folk,
        region: Region,
        piece: Piece,
        n_pieces: u8,
    },
    /// Pieces taken in hand, to be placed later.
    Withdrew {
        folk: Folk,
        region: Region,
        piece: Piece,
        n_pieces: u8,
    },
    /// SW-RACE-DRAENEI-01.
    DraeneiSaved {
        seat: Seat,
        region: Region,
    },
    /// SW-RELIC-LIGHTSHOPE-01.
    LightsHopeSaved {
        seat: Seat,
        region: Region,
    },
    ChampionCaptured {
        seat: Seat,
        by: Seat,
    },
    ChampionFreed {
        seat: Seat,
    },
    ChampionGone {
        seat: Seat,
    },
    RelicRevealed {
        relic: Relic,
        region: Region,
    },
    RelicMoved {
        relic: Relic,
        region: Region,
    },
    /// SW-RELIC-WELL-02: the board has no water.
    WellSetAside {
        region: Region,
    },
    MarkerPlaced {
        marker: Marker,
        region: Region,
    },
    MarkerRemoved {
        marker: Marker,
        region: Region,
    },
    BombPlanted {
        seat: Seat,
        region: Region,
    },
    BombRevealed {
        region: Region,
        bomb: Bomb,
    },
    /// Back on top of the stack, unseen.
    BombReturned {
        region: Region,
    },
    /// To the box, unseen.
    BombDiscarded {
        region: Region,
    },
    BombsLeft {
        seat: Seat,
    },
    /// SW-POWER-MUSCLE-01.
    Pushed {
        folk: Folk,
        piece: Piece,
        from: Region,
        to: Region,
    },
    /// SW-POWER-PORTALMAGES-01.
    Swapped {
        seat: Seat,
        one: Region,
        other: Region,
    },
    Put {
        seat: Seat,
        region: Region,
        piece: Piece,
    },
    /// SW-RACE-FORSAKEN-01, SW-RELIC-SPIRITHEALER-01.
    Recruited {
        seat: Seat,
        n_tokens: u8,
    },
    BeastsTaken {
        seat: Seat,
        n_beasts: u8,
    },
    BeastsDiscarded {
        seat: Seat,
        n_beasts: u8,
    },
    HarmonyGiven {
        to: Seat,
    },
    HarmonyReturned {
        from: Seat,
    },
    Scored {
        seat: Seat,
        income: Income,
    },
    GameEnded {
        totals: ArrayVec<[(Seat, u16); 5]>,
    },
}
