//! SW-CONQ-03: what a conquest costs, line by line.

use kernel::{Refusal, Seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::action::{Mean, Means};
use crate::content::{Power, Race, Region, Terrain, book};
use crate::query::reach::Reach;
use crate::state::{Holder, SmallWorld};

parts::named! {
    /// A line of a price, in the order in which they are summed (SW-CONQ-06).
    pub enum CostLine as "line of a cost" {
        Base = "base",
        Mountain = "mountain",
        WispWall = "wisp-wall",
        Fort = "fort",
        Murlocs = "murlocs",
        /// Race tokens, Beasts and the Champion of another player.
        Defenders = "defenders",
        /// SW-AMB-01a, by table option.
        OwnDecline = "own-decline",
        Travel = "travel",
        Dwarves = "dwarves",
        NightElves = "nightelves",
        Trolls = "trolls",
        WorgenForm = "worgen-form",
        Blacksmiths = "blacksmiths",
        Frostmourne = "frostmourne",
        Ethereals = "ethereals",
        GnomeDie = "gnome-die",
        /// SW-CONQ-07: replaces the formula.
        Doomhammer = "doomhammer",
        /// SW-CONQ-07: replaces the formula.
        Champion = "champion",
    }
}

/// What a conquest costs in tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Price {
    pub lines: ArrayVec<[(CostLine, i8); 15]>,
    /// The least that the sum can come down to.
    pub floor: u8,
    /// What is to be placed.
    pub tokens: u8,
}

/// SW-CONQ-06, SW-DEF-10, SW-AMB-08: everything is summed first, then the floor is applied once.
#[inline]
fn settled(sum: i8, floor: u8) -> u8 {
    sum.max(floor as i8) as u8
}

impl Price {
    /// The numbers of a refusal: "needs 5: 2 base + 1 mountain + 2 defenders; you hold 4".
    pub(crate) fn refusal(&self, rule: &'static str, why: &'static str, n_free: u8) -> Refusal {
        let head = Refusal::new(rule, why).with("needs", self.tokens).with("hold", n_free);
        self.lines.iter().fold(head, |refusal, &(line, tokens)| refusal.with(line.name(), tokens))
    }
}

impl SmallWorld {
    /// SW-CONQ-05, SW-RACE-TAUREN-01: free tokens that a conquest needs whatever the discounts; also what stays in
    /// every region of the race.
    #[inline]
    pub(crate) fn least_tokens(&self, seat: Seat) -> u8 {
        if self.is_race(seat, Race::Tauren) { 2 } else { 1 }
    }

    /// SW-CONQ-03: the price of a region for a seat, if it can be reached by these means. `n_pips` is what the
    /// Gnomes rolled.
    pub fn price(
        &self,
        seat: Seat,
        region: Region,
        means: Means,
        reach: Reach,
        n_pips: u8,
    ) -> Price {
        let mut res = Price::default();
        let lines = &mut res.lines;
        res.floor = self.tell_price(seat, region, means, reach, n_pips, |line, tokens| {
            lines.push((line, tokens))
        });
        res.tokens = settled(res.lines.iter().map(|&(_, tokens)| tokens).sum(), res.floor);
        res
    }

    /// The tokens of the price alone: it is asked for every region within reach.
    #[inline]
    pub(crate) fn cost(&self, seat: Seat, region: Region, means: Means, reach: Reach) -> u8 {
        let mut sum = 0;
        let floor = self.tell_price(seat, region, means, reach, 0, |_, tokens| sum += tokens);
        settled(sum, floor)
    }

    /// Tells the lines of a price, and returns its floor.
    #[inline(always)]
    fn tell_price(
        &self,
        seat: Seat,
        region: Region,
        means: Means,
        reach: Reach,
        n_pips: u8,
        mut tell: impl FnMut(CostLine, i8),
    ) -> u8 {
        let floor = self.least_tokens(seat);
        if means.has(Mean::Champion) {
            // SW-CONQ-07, SW-POWER-CHAMPIONS-06: nothing, but one Tauren must go along.
            tell(CostLine::Champion, floor as i8 - 1);
            return floor - 1;
        }
        if means.has(Mean::Doomhammer) {
            tell(CostLine::Doomhammer, floor as i8);
            return floor;
        }
        let active = self.player(seat).active;
        let race = active.map(|it| it.race);
        let terrain = region.terrain();
        let land = self.land(region);
        let mut line = |line: CostLine, tokens: i8| {
            if tokens != 0 {
                tell(line, tokens);
            }
        };

        line(CostLine::Base, 2);
        // SW-SETUP-07, SW-MAP-04: the token lies on every Mountain region and never leaves it.
        line(CostLine::Mountain, i8::from(terrain == Terrain::Mountain));
        if self.markers.walls.contains(region.0) {
            line(CostLine::WispWall, 1);
        }
        if self.markers.forts.contains(region.0) {
            line(CostLine::Fort, 1);
        }
        // SW-AMB-01: the own Declining race is never an enemy.
        let is_own = land.holder.seat() == Some(seat);
        let is_occupied = land.holder != Holder::Nobody && !is_own;
        if !is_own {
            // Murlocs defend with their tokens alone, and an empty region has no defenders.
            let is_murlocs = land.holder == Holder::Murlocs;
            let defence = if is_murlocs { CostLine::Murlocs } else { CostLine::Defenders };
            line(defence, self.n_defenders(region) as i8);
        } else if self.options.own_decline_defends {
            line(CostLine::OwnDecline, land.tokens as i8);
        }
        if reach == Reach::Travel {
            line(CostLine::Travel, 1);
        }

        // SW-CONQ-06: every reduction adds up.
        match race {
            // SW-RACE-DWARVES-01.
            Some(Race::Dwarves) if terrain == Terrain::Mountain => line(CostLine::Dwarves, -2),
            // SW-RACE-NIGHTELVES-01.
            Some(Race::NightElves) if terrain == Terrain::Forest => {
                line(CostLine::NightElves, -1);
            }
            // SW-RACE-TROLLS-01.
            Some(Race::Trolls) if is_occupied => line(CostLine::Trolls, -1),
            // SW-RACE-WORGEN-01.
            Some(Race::Worgen) if self.turn.is_worgen_form => line(CostLine::WorgenForm, -1),
            Some(_) | None => {}
        }
        // SW-POWER-BLACKSMITHS-01.
        if active.is_some_and(|it| it.power == Power::Blacksmiths) {
            line(CostLine::Blacksmiths, -1);
        }
        if means.has(Mean::Frostmourne) {
            line(CostLine::Frostmourne, -2);
        }
        if means.has(Mean::Ethereals) {
            line(CostLine::Ethereals, -2);
        }
        line(CostLine::GnomeDie, -(n_pips as i8));
        floor
    }

    /// SW-CONQ-03: pieces of another player that defend: Race tokens, Beasts, the Champion.
    #[inline]
    pub(crate) fn n_defenders(&self, region: Region) -> u8 {
        let land = self.land(region);
        land.tokens + land.beasts + u8::from(self.is_champion_in(region))
    }

    /// The most that the Reinforcement die can add (SW-FINAL-01).
    #[inline]
    pub(crate) fn best_roll() -> u8 {
        book().die.best
    }
}

/// SW-FINAL-01: how many rolls of the Reinforcement die in a hundred bring at least so many pips.
pub fn percent_of_rolls(n_least: u8) -> usize {
    let faces = &book().die.faces;
    let n_good = faces.iter().filter(|&&pips| n_least <= pips).count();
    n_good * 100 / faces.len().max(1)
}
