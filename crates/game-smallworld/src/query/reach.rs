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

/// SW-CONQ-13: what a seat reaches, as sets of regions. Only regions of the Active race count (SW-ABAND-02, SW-DECL-08).
pub(crate) struct Range {
    adjacent: Spaces,
    /// Adjacent, or treated so.
    near: Spaces,
    /// SW-DEF-07, SW-AMB-06: any anchor, however far from what is held.
    travel: Spaces,
}

impl Range {
    /// How a region is reached by these means, if it is.
    #[inline]
    pub(crate) fn reach(&self, region: Region, means: Means) -> Option<Reach> {
        // SW-POWER-CHAMPIONS-01, SW-POWER-CHAMPIONS-06: adjacent only, so never a First Conquest. SW-RACE-ETHEREALS-03.
        if means.has(Mean::Champion) || means.has(Mean::Ethereals) {
            return self.adjacent.contains(region.0).then_some(Reach::Near);
        }
        if goes_anywhere(means) || self.near.contains(region.0) {
            return Some(Reach::Near);
        }
        self.travel.contains(region.0).then_some(Reach::Travel)
    }

    /// The regions that are reached by some of these means, among others.
    pub(crate) fn spans(&self, all_means: &[Means]) -> Spaces {
        if all_means.iter().any(|&it| goes_anywhere(it)) {
            !Spaces::EMPTY
        } else {
            self.near | self.travel
        }
    }
}

/// SW-RACE-GNOMES-01, SW-RELIC-ASHES-01: any region is treated as adjacent.
#[inline]
fn goes_anywhere(means: Means) -> bool {
    means.has(Mean::Strike) || means.has(Mean::Ashes)
}

impl SmallWorld {
    /// SW-CONQ-13: what a seat reaches.
    pub(crate) fn range(&self, seat: Seat) -> Range {
        let map = &book().map;
        let own = self.held.active[seat];
        let adjacent = map.around(own);
        let mut near = adjacent;
        // SW-RACE-KOBOLDS-01, SW-RACE-KOBOLDS-02.
        if self.is_race(seat, Race::Kobolds) {
            near |= map.caves;
        }
        // SW-RACE-NAGA-02.
        if self.is_race(seat, Race::Naga) && own.is_empty() {
            near |= map.water;
        }
        if self.is_travel_waived(seat) {
            near |= map.anchors;
        }
        Range { adjacent, near, travel: map.anchors }
    }

    /// SW-CONQ-13: how a region is reached by these means.
    ///
    /// # Errors
    /// SW-CONQ-01 or SW-CONQ-02, or the rule of the means.
    pub fn reach(&self, seat: Seat, region: Region, means: Means) -> Result<Reach, Refusal> {
        if let Some(reach) = self.range(seat).reach(region, means) {
            return Ok(reach);
        }
        let is_first = self.held.active[seat].is_empty();
        Err(match (means.has(Mean::Champion), means.has(Mean::Ethereals), is_first) {
            (true, _, true) => Refusal::new("SW-POWER-CHAMPIONS-06", "champion-first-conquest"),
            (true, _, false) => Refusal::new("SW-POWER-CHAMPIONS-01", "champion-not-adjacent"),
            (false, true, _) => Refusal::new("SW-RACE-ETHEREALS-03", "ethereals-not-adjacent"),
            (false, false, true) => Refusal::new("SW-CONQ-01", "first-conquest-needs-anchor"),
            (false, false, false) => Refusal::new("SW-CONQ-02", "not-reachable"),
        })
    }

    /// SW-CONQ-04: who travels for nothing.
    fn is_travel_waived(&self, seat: Seat) -> bool {
        // SW-POWER-SEAFARERS-01, SW-RELIC-MEETINGSTONE-01.
        self.has_power(seat, Power::Seafarers) || self.has_relic(seat, Relic::MeetingStone)
    }

    /// SW-CONQ-09: the regions that may be conquered at all.
    pub(crate) fn conquerable(&self, seat: Seat) -> Spaces {
        self.in_play - self.held.active[seat] - self.closed_to(seat) - self.immune_to(seat)
    }

    /// SW-MAP-03: only Naga enter water (SW-RACE-NAGA-01).
    pub(crate) fn closed_to(&self, seat: Seat) -> Spaces {
        if self.is_race(seat, Race::Naga) { Spaces::EMPTY } else { book().map.water }
    }

    /// The same with its reasons.
    ///
    /// # Errors
    /// The rule that closes the region.
    pub(crate) fn is_conquerable(&self, seat: Seat, region: Region) -> Result<(), Refusal> {
        if self.conquerable(seat).contains(region.0) {
            return Ok(());
        }
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
            self.check_mean(seat, mean)?;
            self.check_place_of(mean, region)?;
        }
        check_together(means)
    }

    /// SW-TURN-04: whether one of the means is to be had this turn.
    fn check_mean(&self, seat: Seat, mean: Mean) -> Result<(), Refusal> {
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
            Mean::Strike
            | Mean::Roll
            | Mean::Ashes
            | Mean::Champion
            | Mean::Doomhammer
            | Mean::Frostmourne
            | Mean::Ethereals => Ok(()),
        }
    }

    /// The regions with a Legendary Place. SW-AMB-25: what lies face down is of no known kind.
    pub(crate) fn places(&self) -> Spaces {
        let places = Relic::ALL.iter().filter(|relic| !relic.is_artifact());
        places.filter_map(|&relic| self.relic_region(relic)).map(|region| region.0).collect()
    }

    /// SW-RACE-ETHEREALS-03: whether one of the means works in a region.
    fn check_place_of(&self, mean: Mean, region: Region) -> Result<(), Refusal> {
        if mean == Mean::Ethereals && !self.places().contains(region.0) {
            return Err(Refusal::new("SW-RACE-ETHEREALS-03", "ethereals-no-place"));
        }
        Ok(())
    }
}

/// Whether means can be announced together.
///
/// # Errors
/// The rule that forbids it.
pub(crate) fn check_together(means: Means) -> Result<(), Refusal> {
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
