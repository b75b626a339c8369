//! Questions about what the races are and hold.

use kernel::Seat;
use parts::Spaces;

use crate::content::{Faction, Race, Region, Terrain, book};
use crate::state::{Holder, SmallWorld};

impl SmallWorld {
    /// The faction of a seat's Active race in its turn: its own, or the side it took (SW-RELIC-BATTLEGROUND-02).
    pub(crate) fn faction(&self, seat: Seat) -> Faction {
        let Some(race) = self.active_race(seat) else { return Faction::Neutral };
        match (book().race(race).faction, self.turn.side) {
            (Faction::Neutral, Some(side)) => side,
            (faction, _) => faction,
        }
    }

    /// The faction of whoever stands in a region: a Declining race keeps its own, Murlocs are neutral (SW-MURLOC-03,
    /// SW-AMB-17).
    pub(crate) fn faction_in(&self, region: Region) -> Option<Faction> {
        self.race_of(self.land(region).holder).map(|race| book().race(race).faction)
    }

    /// The seat whose Active race this is.
    pub(crate) fn seat_of(&self, race: Race) -> Option<Seat> {
        self.seats().find(|&seat| self.is_race(seat, race))
    }

    /// The most regions of `among` that one single race other than the Active race of `seat` holds.
    pub(crate) fn most_of_another_race(&self, seat: Seat, among: Spaces) -> u32 {
        let count = |regions: Spaces| (regions & among).len();
        let actives =
            seat.others(self.n_seats).map(|other| count(self.held.active[other])).fold(0, u32::max);
        let declining =
            self.seats().map(|other| count(self.held.declining[other])).fold(0, u32::max);
        actives.max(declining).max(count(self.held.murlocs))
    }

    /// SW-POWER-FIELDSDEFENDERS-01: held Fields around which the race holds more regions than any other single race.
    pub(crate) fn tower_fields(&self, seat: Seat) -> Spaces {
        let own = self.held.active[seat];
        let fields = own & book().map.terrain[Terrain::Field.idx()];
        let qualifies = |idx: &u8| {
            let around = Region(*idx).neighbours();
            self.most_of_another_race(seat, around) < (own & around).len()
        };
        fields.iter().filter(qualifies).collect()
    }

    /// How many pieces must stay in a region of the seat's Active race: SW-REDEP-01, SW-RACE-TAUREN-01. The Champion
    /// counts as one.
    #[inline]
    pub(crate) fn least_in(&self, seat: Seat, region: Region) -> u8 {
        self.least_tokens(seat) - u8::from(self.is_champion_in(region))
    }

    /// How many Race tokens and Beasts of a region are more than must stay.
    #[inline]
    pub(crate) fn surplus_in(&self, seat: Seat, region: Region) -> u8 {
        let land = self.land(region);
        (land.tokens + land.beasts).saturating_sub(self.least_in(seat, region))
    }

    /// Whether a region is held by a race of an opponent, Active or Declining.
    #[inline]
    pub(crate) fn is_opponents(&self, seat: Seat, region: Region) -> bool {
        matches!(self.land(region).holder, Holder::Active(owner) | Holder::Declining(owner) if owner != seat)
    }
}
