//! The position: everything that lies on the table, and where the game is in its rules.

use kernel::{Agenda, Seat, SeatSet};
use parts::{PerSeat, Pile, Slots, Spaces};
use serde::{Deserialize, Serialize};

use crate::action::{Means, Piece};
use crate::content::{Bomb, Faction, N_REGIONS, Power, Race, Region, Relic, Size};
use crate::setup::Options;
use crate::step::Step;

/// A game of Small World of Warcraft.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SmallWorld {
    pub(crate) options: Options,
    pub(crate) n_seats: u8,
    pub(crate) round: u8,
    pub(crate) n_rounds: u8,
    pub(crate) first_seat: Seat,
    /// The regions of the boards in play.
    pub(crate) in_play: Spaces,
    pub(crate) agenda: Agenda<Step, 24>,
    pub(crate) turn: Turn,
    pub(crate) players: PerSeat<Player>,
    pub(crate) land: Slots<Land, N_REGIONS>,
    pub(crate) held: Held,
    pub(crate) markers: Markers,
    pub(crate) relics: Slots<RelicSpot, 12>,
    pub(crate) bombs: Bombs,
    pub(crate) champion: ChampionSpot,
    /// SW-RACE-PANDAREN-01: who holds a Harmony token.
    pub(crate) harmony: SeatSet,
    pub(crate) market: Market,
    /// Race tokens in the tray.
    pub(crate) tray: Slots<u8, 16>,
    /// Murloc tokens in the box, out of the game (SW-COMP-04) or never used.
    pub(crate) murlocs_boxed: u8,
    /// SW-RELIC-WELL-02: the Well was seen and set aside.
    pub(crate) is_well_set_aside: bool,
}

/// One player's things beside the boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// SW-COIN-01: secret from opponents.
    pub coins: u16,
    /// SW-DEF-02: at most one Active and one Declining race.
    pub active: Option<Active>,
    pub declining: Option<Declining>,
    /// Tokens of the Active race in hand.
    pub hand: u8,
    /// Beasts in hand.
    pub beasts: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Active {
    pub race: Race,
    pub power: Power,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Declining {
    pub race: Race,
    /// SW-DECL-03: only a badge with the keep icon stays.
    pub power: Option<Power>,
}

/// What stands in a region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Land {
    pub holder: Holder,
    /// Race tokens, or Murloc tokens.
    pub tokens: u8,
    pub beasts: u8,
}

/// Whose pieces stand in a region.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Holder {
    #[default]
    Nobody,
    Murlocs,
    Active(Seat),
    Declining(Seat),
}

impl Holder {
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Nobody | Self::Murlocs => None,
            Self::Active(seat) | Self::Declining(seat) => Some(seat),
        }
    }
}

/// The same as [`Land::holder`], as sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    pub active: PerSeat<Spaces>,
    pub declining: PerSeat<Spaces>,
    pub murlocs: Spaces,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Markers {
    pub forts: Spaces,
    pub walls: Spaces,
    pub towers: Spaces,
    pub objectives: Spaces,
}

/// Where a relic marker is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RelicSpot {
    #[default]
    Box,
    FaceDown(Region),
    FaceUp(Region),
}

/// The twelve Bombs of the Goblins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bombs {
    /// SW-RACE-GOBLINS-01: shuffled face down. Empty while no Goblins are Active.
    pub stack: Pile<Bomb, 12>,
    /// By region.
    pub planted: Pile<(Region, Bomb), 12>,
    /// The regions of `planted`.
    pub regions: Spaces,
}

/// SW-POWER-CHAMPIONS-02: where the Champion is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChampionSpot {
    #[default]
    Supply,
    Hand,
    Region(Region),
    /// SW-POWER-CHAMPIONS-05: until the ransom is paid to this seat.
    Captive(Seat),
}

/// Banners, badges and the coins lying on them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Market {
    /// One column; with teams one per faction (SW-TEAM-02).
    pub columns: [Column; 3],
    pub badges: Pile<Power, 20>,
    pub discarded_badges: Pile<Power, 20>,
}

/// A column of combos and the stack of banners below it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Column {
    /// The visible banners, one for each entry of `badges`, and then the stack.
    pub banners: Pile<Race, 16>,
    pub badges: Pile<Power, 6>,
    pub coins: [u8; 6],
    /// How many banners at the bottom of the stack returned there and are known to everybody.
    pub n_returned: u8,
}

/// What is remembered for one turn only.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    pub seat: Seat,
    /// SW-TURN-04: means that were used up.
    pub used: Means,
    /// SW-RACE-ETHEREALS-01: grab or discount.
    pub n_pushes: u8,
    pub n_swaps: u8,
    /// SW-RACE-WORGEN-01.
    pub is_worgen_form: bool,
    /// SW-RELIC-BATTLEGROUND-02.
    pub side: Option<Faction>,
    pub is_aegis_lifted: bool,
    /// SW-FACTION-02: regions conquered from each race.
    pub conquered_from: Slots<u8, 16>,
    /// SW-RACE-FORSAKEN-01: tokens whose discard the active race forced.
    pub n_fallen: u8,
    /// SW-RACE-DRAENEI-01: the first token of this turn was saved.
    pub is_draenei_saved: bool,
    /// SW-DEF-09: seats whose Active race was attacked.
    pub attacked: SeatSet,
    /// SW-RACE-GNOMES-03: a strike that turned out too dear.
    pub strike: Option<Strike>,
    /// SW-FINAL-04: the final conquest was tried; nothing is conquered, moved or taken any more.
    pub is_final_made: bool,
    pub redeployed: Redeployed,
    /// SW-RACE-HUMANS-01: where the first objective of this turn went.
    pub objective: Option<Region>,
    /// SW-RACE-TAUREN-04: regions in which two tokens stay.
    pub two_left: Spaces,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strike {
    pub region: Region,
    pub means: Means,
    pub n_pips: u8,
}

/// SW-REDEP-01: what has been moved in this redeployment; a region gives or takes a kind of piece, not both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Redeployed {
    pub taken: Spaces,
    pub put: Spaces,
    pub beasts_taken: Spaces,
    pub beasts_put: Spaces,
    pub is_champion_moved: bool,
}

impl Redeployed {
    pub fn taken(&self, piece: Piece) -> Spaces {
        match piece {
            Piece::Token => self.taken,
            Piece::Beast => self.beasts_taken,
            Piece::Champion => Spaces::EMPTY,
        }
    }

    pub fn put(&self, piece: Piece) -> Spaces {
        match piece {
            Piece::Token => self.put,
            Piece::Beast => self.beasts_put,
            Piece::Champion => Spaces::EMPTY,
        }
    }
}

impl SmallWorld {
    #[inline]
    pub fn land(&self, region: Region) -> Land {
        self.land[region.idx()]
    }

    #[inline]
    pub fn seats(
        &self,
    ) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.n_seats)
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// The Active race of a seat.
    #[inline]
    pub fn active_race(&self, seat: Seat) -> Option<Race> {
        self.players[seat].active.map(|active| active.race)
    }

    /// Whether the Active race of a seat is this one.
    #[inline]
    pub(crate) fn is_race(&self, seat: Seat, race: Race) -> bool {
        self.active_race(seat) == Some(race)
    }

    /// Whether the Active race of a seat has this power.
    #[inline]
    pub(crate) fn has_power(&self, seat: Seat, power: Power) -> bool {
        self.players[seat].active.is_some_and(|active| active.power == power)
    }

    /// How many boards of a size the faces in play belong to is fixed by the number of players.
    pub(crate) fn n_boards(n_seats: u8, size: Size) -> u8 {
        crate::content::book().table(n_seats).map_or(0, |table| table.boards(size))
    }

    /// The region in which a relic lies face up.
    #[inline]
    pub(crate) fn relic_region(&self, relic: Relic) -> Option<Region> {
        match self.relics[relic.idx()] {
            RelicSpot::FaceUp(region) => Some(region),
            RelicSpot::Box | RelicSpot::FaceDown(_) => None,
        }
    }

    /// SW-RELIC-GEN-02, SW-RELIC-GEN-03: whether a seat's Active race holds the region of a face-up relic.
    #[inline]
    pub(crate) fn has_relic(&self, seat: Seat, relic: Relic) -> bool {
        self.relic_region(relic).is_some_and(|region| self.held.active[seat].contains(region.0))
    }
}
