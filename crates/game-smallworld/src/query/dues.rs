//! SW-PAY-01: what an attacker owes before he may attack.

use kernel::{Cx, Refusal, Seat};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::action::{Mean, Means};
use crate::content::{Power, Race, Region, Terrain};
use crate::event::{CoinReason, Event, UpkeepEvent};
use crate::state::{Holder, SmallWorld};

/// A sum that is owed to a seat, or to the bank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Due {
    pub why: CoinReason,
    pub to: Option<Seat>,
    pub coins: u8,
}

/// SW-PAY-01: Harmony, Aegis, toll, Doomhammer, in this order.
pub type Dues = ArrayVec<[Due; 4]>;

/// SW-RACE-PANDAREN-02, SW-RELIC-AEGIS-02, SW-RELIC-DOOMHAMMER-01: what each of them costs.
pub(crate) const TWO_COINS: u8 = 2;

/// The most that one conquest costs in coins: Harmony, toll and Doomhammer.
const MOST_DUE: u8 = 5;

impl SmallWorld {
    /// What `seat` owes before it may conquer a region by these means. The Aegis is paid for on its own, by lifting it.
    pub fn dues(&self, seat: Seat, region: Region, means: Means) -> Dues {
        let mut res = Dues::new();
        self.tell_dues(seat, region, means, |due| res.push(due));
        debug_assert!(res.iter().map(|due| due.coins).sum::<u8>() <= MOST_DUE, "{res:?}");
        res
    }

    /// The sum of the dues alone.
    fn sum_due(&self, seat: Seat, region: Region, means: Means) -> u8 {
        let mut sum = 0;
        self.tell_dues(seat, region, means, |due| sum += due.coins);
        sum
    }

    #[inline(always)]
    fn tell_dues(&self, seat: Seat, region: Region, means: Means, mut tell: impl FnMut(Due)) {
        let holder = self.land(region).holder;
        // SW-PAY-02, SW-AMB-02: nobody pays himself.
        let opponent = holder.seat().filter(|&owner| owner != seat);
        if let Some(due) = self.harmony_due(seat, region) {
            tell(due);
        }
        if let Some(owner) = opponent
            && region.terrain() == Terrain::Swamp
            && self.is_marsh(holder)
        {
            tell(Due { why: CoinReason::Toll, to: Some(owner), coins: 1 });
        }
        if means.has(Mean::Doomhammer) {
            // SW-AMB-21: with nobody to pay, the bank is paid.
            tell(Due { why: CoinReason::Doomhammer, to: opponent, coins: TWO_COINS });
        }
    }

    /// SW-RACE-PANDAREN-02: a holder of Harmony pays before he takes anything from the Active Pandaren.
    #[inline]
    pub(crate) fn harmony_due(&self, seat: Seat, region: Region) -> Option<Due> {
        match self.land(region).holder {
            Holder::Active(owner)
                if owner != seat
                    && self.is_race(owner, Race::Pandaren)
                    && self.harmony.contains(seat) =>
            {
                Some(Due { why: CoinReason::Harmony, to: Some(owner), coins: TWO_COINS })
            }
            Holder::Nobody | Holder::Murlocs | Holder::Active(_) | Holder::Declining(_) => None,
        }
    }

    /// SW-POWER-MARSHDWELLERS-01: keeps working when the race declines.
    fn is_marsh(&self, holder: Holder) -> bool {
        match holder {
            Holder::Nobody | Holder::Murlocs => false,
            Holder::Active(owner) => self.has_power(owner, Power::MarshDwellers),
            Holder::Declining(owner) => self
                .player(owner)
                .declining
                .is_some_and(|it| it.power == Some(Power::MarshDwellers)),
        }
    }

    /// SW-PAY-01: the attacker must own the whole sum.
    #[inline]
    pub(crate) fn has_coins(&self, seat: Seat, coins: u8) -> bool {
        u16::from(coins) <= self.player(seat).coins
    }

    /// The same of what a conquest costs: it is asked for every region within reach, and most purses hold whatever can be due.
    #[inline(always)]
    pub(crate) fn has_dues(&self, seat: Seat, region: Region, means: Means) -> bool {
        self.has_coins(seat, MOST_DUE) || self.has_coins(seat, self.sum_due(seat, region, means))
    }

    /// The same with its reasons.
    ///
    /// # Errors
    /// The rule of the first due, or SW-PAY-01 when several add up.
    pub(crate) fn check_dues(&self, seat: Seat, dues: &Dues) -> Result<(), Refusal> {
        let coins: u8 = dues.iter().map(|due| due.coins).sum();
        if self.has_coins(seat, coins) {
            return Ok(());
        }
        let rule = match dues.as_slice() {
            [Due { why: CoinReason::Harmony, .. }] => "SW-RACE-PANDAREN-04",
            _ => "SW-PAY-01",
        };
        let held = i32::from(self.player(seat).coins);
        let refusal = Refusal::new(rule, "dues-too-high").with("needs", coins).with("hold", held);
        Err(dues.iter().fold(refusal, |refusal, due| refusal.with(due.why.name(), due.coins)))
    }

    /// SW-AMB-14: paid before the attempt, and never returned.
    pub(crate) fn pay_dues(&mut self, seat: Seat, dues: &Dues, cx: &mut Cx<'_, Event>) {
        for due in dues {
            self.pay(seat, due.to, due.coins, due.why, cx);
            if due.why == CoinReason::Harmony {
                // SW-RACE-PANDAREN-03: a paid token returns at once.
                self.harmony.remove(seat);
                cx.emit(|| UpkeepEvent::HarmonyReturned { from: seat });
            }
        }
    }
}
