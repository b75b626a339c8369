//! What becomes visible. Every event is public: the only secrets of this game are orders, faces and totals, and
//! none of them is ever part of an event before it is revealed (SW-COIN-02: single gains are public).

mod conquest;
mod decline;
mod losses;
mod market;
mod mode;
mod placement;
mod portal;
mod scoring;
mod upkeep;

use kernel::Seat;
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::content::Race;

pub use conquest::ConquestEvent;
pub use decline::DeclineEvent;
pub use losses::LossesEvent;
pub use market::MarketEvent;
pub use mode::ModeEvent;
pub use placement::PlacementEvent;
pub use portal::PortalEvent;
pub use scoring::ScoringEvent;
pub use upkeep::UpkeepEvent;

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

parts::chapters! {
    /// What happened, by chapter of the rulebook.
    pub enum Event {
        Market(MarketEvent),
        Upkeep(UpkeepEvent),
        Mode(ModeEvent),
        Conquest(ConquestEvent),
        Portal(PortalEvent),
        Losses(LossesEvent),
        Placement(PlacementEvent),
        Decline(DeclineEvent),
        Scoring(ScoringEvent),
    }
}
