//! SW-CONQ-01, SW-CONQ-02, SW-CONQ-13: which regions can be attacked at all.

use kernel::{Refusal, Seat};
use parts::Spaces;

use crate::action::{Mean, Means};
use crate::content::{Power, Race, Region, Relic, book};
use crate::state::{ChampionSpot, Holder, SmallWorld};

/// How a region is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Adjacent, or treated so.
    Near,
    /// SW-CONQ-03: a starting region over sea, one token more.
    Travel,
}

impl SmallWorld {
    /// SW-CONQ-13: how a region is reached by these means. Only regions of the Active race count (SW-ABAND-02, SW-DECL-08).
    ///
    /// # Errors
    /// SW-CONQ-01 or SW-CONQ-02, or the rule of the means.
    pub fn reach(&self, seat: Seat, region: Region, means: Means) -> Result<Reach, Refusal> {
        let own = self.held.active[seat];
        let is_adjacent = region.neighbours().intersects(own);
        if means.has(Mean::Champion) {
            // SW-POWER-CHAMPIONS-01, SW-POWER-CHAMPIONS-06: adjacent only, so never a First Conquest.
            return match (is_adjacent, own.is_empty()) {
                (true, _) => Ok(Reach::Near),
                (false, true) => {
                    Err(Refusal::new("SW-POWER-CHAMPIONS-06", "champion-first-conquest"))
                }
                (false, false) => {
                    Err(Refusal::new("SW-POWER-CHAMPIONS-01", "champion-not-adjacent"))
                }
            };
        }
        if means.has(Mean::Ethereals) && !is_adjacent {
            return Err(Refusal::new("SW-RACE-ETHEREALS-03", "ethereals-not-adjacent"));
        }
        if is_adjacent || means.has(Mean::Strike) || means.has(Mean::Ashes) {
            return Ok(Reach::Near);
        }
        // SW-RACE-KOBOLDS-01, SW-RACE-KOBOLDS-02.
        if self.is_race(seat, Race::Kobolds) && book().map.caves.contains(region.0) {
            return Ok(Reach::Near);
        }
        // SW-RACE-NAGA-02.
        if self.is_race(seat, Race::Naga) && own.is_empty() && region.terrain().is_water() {
            return Ok(Reach::Near);
        }
        // SW-DEF-07, SW-AMB-06: any of them, however far from what is held.
        if book().map.anchors.contains(region.0) {
            return Ok(if self.is_travel_waived(seat) { Reach::Near } else { Reach::Travel });
        }
        Err(if own.is_empty() {
            Refusal::new("SW-CONQ-01", "first-conquest-needs-anchor")
        } else {
            Refusal::new("SW-CONQ-02", "not-reachable")
        })
    }

    /// SW-CONQ-04: who travels for nothing.
    fn is_travel_waived(&self, seat: Seat) -> bool {
        // SW-POWER-SEAFARERS-01, SW-RELIC-MEETINGSTONE-01.
        self.has_power(seat, Power::Seafarers) || self.has_relic(seat, Relic::MeetingStone)
    }

    /// The regions worth a look for these means: a superset of what [`SmallWorld::reach`] allows, by sets alone.
    pub(crate) fn within_reach(&self, seat: Seat, means: Means) -> Spaces {
        let map = &book().map;
        let own = self.held.active[seat];
        let mut res = if means.has(Mean::Strike) || means.has(Mean::Ashes) {
            self.in_play
        } else {
            let mut near = map.around(own) | map.anchors;
            if self.is_race(seat, Race::Kobolds) {
                near |= map.caves;
            }
            if self.is_race(seat, Race::Naga) {
                near |= map.water;
            }
            near
        };
        if !self.is_race(seat, Race::Naga) {
            res = res - map.water;
        }
        (res & self.in_play) - own
    }

    /// SW-CONQ-09: regions that nobody may conquer in this way at all.
    ///
    /// # Errors
    /// The rule that closes the region.
    pub(crate) fn is_conquerable(&self, seat: Seat, region: Region) -> Result<(), Refusal> {
        if !self.in_play.contains(region.0) {
            return Err(Refusal::new("SW-SETUP-02", "not-in-play"));
        }
        if self.land(region).holder == Holder::Active(seat) {
            // SW-AMB-09: not even to raise a Wisp Wall there.
            return Err(Refusal::new("SW-CONQ-09", "own-region"));
        }
        // SW-RACE-NAGA-01, SW-RACE-NAGA-04, SW-AMB-29, SW-AMB-38: by no means, and not where Naga hold it either.
        if region.terrain().is_water() && !self.is_race(seat, Race::Naga) {
            return Err(Refusal::new("SW-MAP-03", "water"));
        }
        self.immunity(seat, region)
    }

    /// SW-MARK-04, SW-POWER-CHAMPIONS-04, SW-AMB-20: immunity stops conquests of every kind and every ability of an opponent that would use the region.
    ///
    /// # Errors
    /// SW-MARK-02 or SW-MARK-03.
    #[inline]
    pub(crate) fn immunity(&self, seat: Seat, region: Region) -> Result<(), Refusal> {
        if !self.immune_to(seat).contains(region.0) {
            Ok(())
        } else if self.markers.towers.contains(region.0) {
            Err(Refusal::new("SW-MARK-02", "watch-tower"))
        } else {
            Err(Refusal::new("SW-MARK-03", "aegis").with("coins", 2))
        }
    }

    /// The regions of opponents that are immune to a seat: under a Watch Tower, which stands only in regions of its
    /// owner's Active race, or under the Aegis.
    #[inline]
    pub(crate) fn immune_to(&self, seat: Seat) -> Spaces {
        let mut res = self.markers.towers - self.held.active[seat];
        if let Some(region) = self.relic_region(Relic::Aegis)
            && self.aegis_protects_from(seat, region)
        {
            res.insert(region.0);
        }
        res
    }

    /// SW-MARK-03, SW-AMB-37: the Aegis protects a region of its owner's Active race from everybody who has not paid.
    #[inline]
    pub(crate) fn aegis_protects_from(&self, seat: Seat, region: Region) -> bool {
        self.relic_region(Relic::Aegis) == Some(region)
            && matches!(self.land(region).holder, Holder::Active(owner) if owner != seat)
            && !(self.turn.is_aegis_lifted && self.turn.seat == seat)
    }

    /// Whether the means of a conquest are to be had this turn, each by its rule.
    ///
    /// # Errors
    /// The rule of the first one that is not.
    pub(crate) fn check_means(
        &self,
        seat: Seat,
        region: Region,
        means: Means,
    ) -> Result<(), Refusal> {
        for mean in means.iter() {
            self.check_mean(seat, region, mean)?;
        }
        let is_plain_price = !means.has(Mean::Champion) && !means.has(Mean::Doomhammer);
        let is_discounted = means.has(Mean::Frostmourne) || means.has(Mean::Ethereals);
        if !is_plain_price && is_discounted {
            return Err(Refusal::new("SW-CONQ-07", "fixed-price"));
        }
        if 1 < [Mean::Strike, Mean::Ashes, Mean::Champion, Mean::Doomhammer]
            .iter()
            .filter(|&&it| means.has(it))
            .count()
        {
            return Err(Refusal::new("SW-CONQ-07", "one-way-at-a-time"));
        }
        if means.has(Mean::Ethereals) && means.has(Mean::Ashes) {
            return Err(Refusal::new("SW-RACE-ETHEREALS-03", "ethereals-not-adjacent"));
        }
        Ok(())
    }

    /// SW-TURN-04: whether one of the means is to be had this turn.
    fn check_mean(&self, seat: Seat, region: Region, mean: Mean) -> Result<(), Refusal> {
        let (rule, is_owned) = match mean {
            Mean::Strike => ("SW-RACE-GNOMES-01", self.is_race(seat, Race::Gnomes)),
            Mean::Roll => ("SW-RACE-GNOMES-02", self.is_race(seat, Race::Gnomes)),
            Mean::Ashes => ("SW-RELIC-ASHES-01", self.has_relic(seat, Relic::Ashes)),
            Mean::Champion => ("SW-POWER-CHAMPIONS-01", self.has_power(seat, Power::Champions)),
            Mean::Doomhammer => ("SW-RELIC-DOOMHAMMER-01", self.has_relic(seat, Relic::Doomhammer)),
            Mean::Frostmourne => {
                ("SW-RELIC-FROSTMOURNE-01", self.has_relic(seat, Relic::Frostmourne))
            }
            Mean::Ethereals => ("SW-RACE-ETHEREALS-03", self.is_race(seat, Race::Ethereals)),
        };
        if !is_owned {
            return Err(Refusal::new(rule, "means-not-yours"));
        }
        if self.turn.used.has(mean) {
            return Err(Refusal::new("SW-TURN-04", "means-used-up"));
        }
        match mean {
            Mean::Champion if self.champion != ChampionSpot::Hand => {
                Err(Refusal::new("SW-POWER-CHAMPIONS-03", "champion-not-in-hand"))
            }
            // SW-AMB-25: what lies face down is of no known kind.
            Mean::Ethereals if !self.relics_in(region).any(|relic| !relic.is_artifact()) => {
                Err(Refusal::new("SW-RACE-ETHEREALS-03", "ethereals-no-place"))
            }
            Mean::Strike
            | Mean::Roll
            | Mean::Ashes
            | Mean::Champion
            | Mean::Doomhammer
            | Mean::Frostmourne
            | Mean::Ethereals => Ok(()),
        }
    }
}
