//! P8 of SW-TURN-02: scoring (SW-SCORE), the faction bonus (SW-FACTION) and what opponents pay for the Heart.

use kernel::{Cx, Flow, Seat};
use parts::Spaces;

use crate::content::{Faction, Power, Race, Region, Relic, Terrain, book};
use crate::event::{CoinReason, Event, Income, IncomeLine};
use crate::state::SmallWorld;

pub(crate) fn score(game: &mut SmallWorld, cx: &mut Cx<'_, Event>) -> Flow {
    let seat = game.turn.seat;
    game.score(seat, game.income(seat), cx);
    collect_heart(game, seat, cx);
    // SW-RELIC-BATTLEGROUND-02: neutral again at the end of the turn.
    game.turn.side = None;
    Flow::Done
}

impl SmallWorld {
    /// SW-SCORE-01, SW-SCORE-02: what a seat would score now, line by line. A race that has declined is no Active race any
    /// more, so in that turn its ability and power bring nothing (SW-DECL-05).
    pub fn income(&self, seat: Seat) -> Income {
        let mut res = Income::new();
        let own = self.held.active[seat];
        let lines = [
            (IncomeLine::ActiveRegions, own.len()),
            (IncomeLine::DecliningRegions, self.held.declining[seat].len()),
            (IncomeLine::RaceAbility, self.race_income(seat, own)),
            (IncomeLine::Power, self.power_income(seat, own)),
            (IncomeLine::Faction, self.faction_bonus(seat)),
            (IncomeLine::Karazhan, self.karazhan_income(seat)),
            // SW-RELIC-DARKPORTAL-01.
            (IncomeLine::DarkPortal, if self.has_relic(seat, Relic::DarkPortal) { 2 } else { 0 }),
            (IncomeLine::Well, self.well_income(seat)),
            (IncomeLine::Heart, self.heart_payers(seat).count() as u32),
        ];
        for (line, coins) in lines {
            if coins != 0 {
                res.push((line, coins as u8));
            }
        }
        res
    }

    fn race_income(&self, seat: Seat, own: Spaces) -> u32 {
        match self.active_race(seat) {
            // SW-RACE-BLOODELVES-01: per Magic region.
            Some(Race::BloodElves) => (own & book().map.magic).len(),
            // SW-RACE-ORCS-01: per region conquered from an Alliance race.
            Some(Race::Orcs) if seat == self.turn.seat => {
                let alliance = Race::ALL
                    .iter()
                    .filter(|race| book().race(**race).faction == Faction::Alliance);
                alliance.map(|race| u32::from(self.turn.conquered_from[race.idx()])).sum()
            }
            None
            | Some(
                Race::Draenei
                | Race::Dwarves
                | Race::Ethereals
                | Race::Forsaken
                | Race::Gnomes
                | Race::Goblins
                | Race::Humans
                | Race::Kobolds
                | Race::Naga
                | Race::NightElves
                | Race::Orcs
                | Race::Pandaren
                | Race::Tauren
                | Race::Trolls
                | Race::Worgen,
            ) => 0,
        }
    }

    fn power_income(&self, seat: Seat, own: Spaces) -> u32 {
        let Some(active) = self.player(seat).active else { return 0 };
        match active.power {
            // SW-POWER-ARCHAEOLOGISTS-01: per face-up marker in a held region.
            Power::Archaeologists => {
                let lies_in = |relic: &&Relic| {
                    self.relic_region(**relic).is_some_and(|region| own.contains(region.0))
                };
                Relic::ALL.iter().filter(lies_in).count() as u32
            }
            // SW-POWER-EXPLORERS-01: per board with a held region.
            Power::Explorers => {
                book().map.face.0.iter().filter(|face| face.intersects(own)).count() as u32
            }
            power => self.paying_regions(power).map_or(0, |it| (own & it).len()),
        }
    }

    /// The regions on the map that bring one coin each with this power; `None` if its coins come otherwise, or it has none.
    #[inline]
    pub(crate) fn paying_regions(&self, power: Power) -> Option<Spaces> {
        let map = &book().map;
        let of_terrain = |terrain: Terrain| map.terrain[terrain.idx()];
        Some(match power {
            // SW-POWER-SWAMPWALKERS-01.
            Power::Swampwalkers => of_terrain(Terrain::Swamp),
            // SW-POWER-MOUNTAINEERS-01.
            Power::Mountaineers => of_terrain(Terrain::Mountain),
            // SW-POWER-FARMERS-01.
            Power::Farmers => of_terrain(Terrain::Field),
            // SW-POWER-TRACKERS-01.
            Power::Trackers => of_terrain(Terrain::Forest),
            // SW-POWER-HERBALISTS-01.
            Power::Herbalists => of_terrain(Terrain::Hill),
            // SW-POWER-MINERS-01.
            Power::Miners => map.caves,
            // SW-POWER-FISHERMEN-01, SW-AMB-24: adjacent to printed water (SW-MAP-05); the coast counts by table
            // option (SW-MAP-05a).
            Power::Fishermen => {
                let coast = if self.options.coast_is_sea { map.coast } else { Spaces::EMPTY };
                map.around(map.water & self.in_play) | coast
            }
            Power::Archaeologists
            | Power::Explorers
            | Power::Champions
            | Power::Blacksmiths
            | Power::PortalMages
            | Power::Battlemasters
            | Power::MarshDwellers
            | Power::FieldsDefenders
            | Power::Muscle
            | Power::Wardens
            | Power::BeastMasters
            | Power::Enraged
            | Power::Seafarers => return None,
        })
    }

    /// SW-FACTION-02, SW-FACTION-03, SW-FACTION-04, SW-FACTION-05, SW-TEAM-03, SW-RELIC-BATTLEGROUND-01: one coin for each race of the opposing faction from
    /// which a region was conquered this turn; with the Battleground two where two regions were.
    pub(crate) fn faction_bonus(&self, seat: Seat) -> u32 {
        if seat != self.turn.seat {
            return 0;
        }
        let opposing = match self.bonus_faction(seat) {
            Faction::Alliance => Faction::Horde,
            Faction::Horde => Faction::Alliance,
            Faction::Neutral => return 0,
        };
        let most = if self.has_relic(seat, Relic::Battleground) { 2 } else { 1 };
        let n_from = |race: &Race| u32::from(self.turn.conquered_from[race.idx()]).min(most);
        let lost = Race::ALL.iter().filter(|&race| n_from(race) != 0);
        lost.filter(|&&race| book().race(race).faction == opposing).map(n_from).sum()
    }

    /// The faction whose bonus the turn of a seat brings. SW-RACE-GOBLINS-07a: in a turn of decline only Bombs have
    /// conquered, before the race declined; their bonus stays that of the Goblins, whatever has become of the race.
    fn bonus_faction(&self, seat: Seat) -> Faction {
        match self.active_race(seat) {
            Some(_) => self.faction(seat),
            // SW-AMB-12a.
            None if self.options.no_bomb_bonus_in_decline => Faction::Neutral,
            None => book().race(Race::Goblins).faction,
        }
    }

    /// SW-RELIC-KARAZHAN-01, SW-AMB-39: other regions of the same terrain, Active or Declining.
    fn karazhan_income(&self, seat: Seat) -> u32 {
        let Some(region) = self.relic_region(Relic::Karazhan) else { return 0 };
        if !self.has_relic(seat, Relic::Karazhan) {
            return 0;
        }
        let held = self.held.active[seat] | self.held.declining[seat];
        (held & book().map.terrain[region.terrain().idx()]).len() - 1
    }

    /// SW-RELIC-WELL-03, SW-AMB-41: the player's better race against every race of every other player.
    fn well_income(&self, seat: Seat) -> u32 {
        let Some(well) = self.relic_region(Relic::Well) else { return 0 };
        let around = well.neighbours();
        let best = |seat: Seat| {
            let count = |regions: Spaces| (regions & around).len();
            count(self.held.active[seat]).max(count(self.held.declining[seat]))
        };
        let others = seat.others(self.n_seats).map(best).fold(0, u32::max);
        if others < best(seat) { 2 } else { 0 }
    }

    /// SW-RELIC-HEART-01: opponents whose Active race is adjacent to the Heart.
    fn heart_neighbours(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        let heart = self.relic_region(Relic::Heart).filter(|_| self.has_relic(seat, Relic::Heart));
        let around = heart.map_or(Spaces::EMPTY, Region::neighbours);
        seat.others(self.n_seats).filter(move |&other| self.held.active[other].intersects(around))
    }

    /// SW-PAY-03, SW-AMB-22: those of them who have a coin.
    fn heart_payers(&self, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.heart_neighbours(seat).filter(|&other| self.player(other).coins != 0)
    }
}

fn collect_heart(game: &mut SmallWorld, seat: Seat, cx: &mut Cx<'_, Event>) {
    if game.heart_neighbours(seat).next().is_some() {
        // SW-COIN-01: it shows who has no coin.
        cx.reveal();
    }
    let payers: kernel::SeatSet = game.heart_payers(seat).collect();
    for other in payers.iter() {
        game.pay(other, Some(seat), 1, CoinReason::Heart, cx);
    }
}
