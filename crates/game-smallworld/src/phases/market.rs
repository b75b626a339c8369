//! SW-COMBO, SW-STACK: banners, badges and the coins on them.

use kernel::{Cx, Refusal, Seat};

use crate::content::{Power, Race, book};
use crate::event::{CoinReason, Event, MarketEvent};
use crate::setup::team_of;
use crate::state::{Active, Column, SmallWorld};

impl SmallWorld {
    /// SW-COMBO-06, SW-TEAM-02: how many combos a column shows.
    #[inline]
    pub(crate) fn n_visible(&self) -> usize {
        if self.options.teams { 3 } else { 6 }
    }

    /// SW-TEAM-02: a player chooses only from the column of his faction.
    #[inline]
    pub(crate) fn column_idx(&self, seat: Seat) -> usize {
        if self.options.teams { team_of(seat, self.n_seats).idx() } else { 0 }
    }

    #[inline]
    pub(crate) fn column(&self, seat: Seat) -> &Column {
        &self.market.columns[self.column_idx(seat)]
    }

    /// SW-COMBO-03, SW-AMB-05: whether a seat has the coins for the combo with so many others above it.
    #[inline]
    pub(crate) fn can_pay_combo(&self, seat: Seat, n_above: usize) -> bool {
        n_above <= usize::from(self.player(seat).coins)
    }

    /// SW-COMBO-02: the top combo is free, each position lower costs one coin more.
    ///
    /// # Errors
    /// When the banner is not to be had, or costs more than there is.
    pub(crate) fn combo_price(&self, seat: Seat, race: Race) -> Result<u8, Refusal> {
        let column = self.column(seat);
        let Some(price) = column.banners[..column.badges.len()].iter().position(|&it| it == race)
        else {
            return Err(Refusal::new("SW-COMBO-01", "combo-not-visible"));
        };
        if !self.can_pay_combo(seat, price) {
            let coins = self.player(seat).coins;
            return Err(Refusal::new("SW-COMBO-03", "combo-too-dear")
                .with("needs", price as i32)
                .with("hold", coins));
        }
        Ok(price as u8)
    }

    /// SW-COMBO-02 to SW-COMBO-06, SW-COMBO-07: pays, collects, takes tokens, refills.
    pub(crate) fn take_combo(&mut self, seat: Seat, race: Race, cx: &mut Cx<'_, Event>) {
        let price = usize::from(
            self.combo_price(seat, race)
                .unwrap_or_else(|refusal| unreachable!("SW-COMBO-03: checked before: {refusal}")),
        );
        self.pay(seat, None, price as u8, CoinReason::ComboPrice, cx);
        let column_idx = self.column_idx(seat);
        let column = &mut self.market.columns[column_idx];
        for coins in &mut column.coins[..price] {
            *coins += 1;
        }
        let power = column.badges.take_at(price);
        column.banners.take_at(price);
        // SW-STACK-04: the coins of the combos below move up with them, and behind the last combo lie none.
        let collected = std::mem::take(&mut column.coins[price]);
        column.coins[price..].rotate_left(1);

        self.players[seat].active = Some(Active { race, power });
        let n_due = book().race(race).banner + book().power(power).badge;
        let tokens = self.recruit(seat, n_due);
        cx.emit(|| MarketEvent::ComboChosen { seat, race, power, tokens });
        self.gain(seat, collected, CoinReason::OnCombo, cx);
        self.refill_combos(cx);
    }

    /// SW-COMBO-06, SW-STACK-03, SW-AMB-42: shows combos while there are banners.
    pub(crate) fn refill_combos(&mut self, cx: &mut Cx<'_, Event>) {
        let n_visible = self.n_visible();
        for column_idx in 0..self.market.columns.len() {
            while self.market.columns[column_idx].badges.len()
                < n_visible.min(self.market.columns[column_idx].banners.len())
            {
                let power = self.next_badge(cx).expect("SW-COMP-01: more badges than are in use");
                let column = &mut self.market.columns[column_idx];
                let position = column.badges.len();
                column.badges.put_under(power);
                let n_hidden = column.banners.len() - column.badges.len();
                column.n_returned = column.n_returned.min(n_hidden as u8);
                let race = column.banners[position];
                cx.reveal();
                cx.emit(|| MarketEvent::ComboRevealed { race, power });
            }
        }
    }

    /// SW-STACK-02: the next badge; an empty stack is made anew from the discarded ones.
    fn next_badge(&mut self, cx: &mut Cx<'_, Event>) -> Option<Power> {
        if self.market.badges.is_empty() && !self.market.discarded_badges.is_empty() {
            self.market.badges = std::mem::take(&mut self.market.discarded_badges);
            self.market.badges.shuffle("badges", cx.chance);
            cx.emit(|| MarketEvent::BadgesReshuffled);
        }
        self.market.badges.take_top()
    }

    /// SW-STACK-01: a banner goes to the bottom of its stack; SW-LOSS-07a: a kept badge is discarded.
    pub(crate) fn return_combo(
        &mut self,
        race: Race,
        power: Option<Power>,
        cx: &mut Cx<'_, Event>,
    ) {
        if let Some(power) = power {
            self.market.discarded_badges.put_under(power);
        }
        let column_idx = if self.options.teams { book().race(race).faction.idx() } else { 0 };
        let column = &mut self.market.columns[column_idx];
        column.banners.put_under(race);
        column.n_returned += 1;
        self.refill_combos(cx);
    }
}
