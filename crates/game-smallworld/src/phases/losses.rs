//! SW-LOSS: what becomes of pieces that are driven out of a region.

use kernel::{Cx, Seat};

use crate::action::Piece;
use crate::content::{Race, Region, Relic};
use crate::event::{CoinReason, Event, Folk, LossesEvent};
use crate::state::{ChampionSpot, Holder, SmallWorld};

impl SmallWorld {
    /// SW-LOSS-01 to SW-LOSS-03: the defenders of a region leave it, by losses and withdrawal. The region is left
    /// without a holder; its markers are untouched.
    pub(crate) fn drive_out(&mut self, by: Seat, region: Region, cx: &mut Cx<'_, Event>) {
        let land = self.land(region);
        let Some(folk) = self.folk(land.holder) else {
            // SW-DEF-04: out of an empty region nobody is driven.
            return;
        };
        match land.holder {
            Holder::Nobody => unreachable!("SW-DEF-03: {folk:?} is somebody"),
            Holder::Murlocs => {
                // SW-MURLOC-02, SW-COMP-04: to the box.
                self.murlocs_boxed += land.tokens;
                self.turn.n_fallen += land.tokens;
                cx.emit(|| LossesEvent::Lost {
                    folk,
                    region,
                    piece: Piece::Token,
                    n_pieces: land.tokens,
                });
            }
            Holder::Declining(owner) => {
                // SW-LOSS-03: however many there are. SW-RACE-FORSAKEN-03: the own ones do not count.
                if owner != by {
                    self.turn.n_fallen += land.tokens;
                }
                self.discard_tokens(folk, land.tokens);
                cx.emit(|| LossesEvent::Lost {
                    folk,
                    region,
                    piece: Piece::Token,
                    n_pieces: land.tokens,
                });
            }
            Holder::Active(owner) => {
                self.turn.attacked.insert(owner);
                self.withdraw(by, owner, region, folk, cx);
            }
        }
        self.set_holder(region, Holder::Nobody);
        self.land[region.idx()] = crate::state::Land::default();
        if let Holder::Declining(owner) = land.holder {
            self.end_race_if_gone(owner, cx);
        }
    }

    fn discard_tokens(&mut self, folk: Folk, n_tokens: u8) {
        match folk {
            Folk::Murlocs => {}
            Folk::Active(_, race) | Folk::Declining(_, race) => self.return_tokens(race, n_tokens),
        }
    }

    /// SW-LOSS-01, SW-LOSS-02, SW-LOSS-02a: one piece is lost, the rest goes to the owner's hand. It is one of Tauren too,
    /// who cost more (SW-RACE-TAUREN-02).
    fn withdraw(
        &mut self,
        by: Seat,
        owner: Seat,
        region: Region,
        folk: Folk,
        cx: &mut Cx<'_, Event>,
    ) {
        let land = self.land(region);
        let has_champion = self.is_champion_in(region);
        let mut tokens = land.tokens;
        let mut beasts = land.beasts;

        // SW-RELIC-LIGHTSHOPE-02: the Chapel's own region is still covered for the former holder.
        let is_covered = self.has_relic(owner, Relic::LightsHope);
        if has_champion {
            // SW-POWER-CHAMPIONS-05: ransom instead of a loss.
            self.ransom_champion(by, owner, cx);
        } else if is_covered {
            // SW-RELIC-LIGHTSHOPE-01: Beasts included.
            cx.emit(|| LossesEvent::LightsHopeSaved { seat: owner, region });
        } else if beasts != 0 {
            // SW-POWER-BEASTMASTERS-03: it is the token lost; SW-RACE-FORSAKEN-03: it does not count.
            beasts -= 1;
            cx.emit(|| LossesEvent::Lost { folk, region, piece: Piece::Beast, n_pieces: 1 });
        } else if tokens != 0 && !self.is_saved(by, owner, region, cx) {
            tokens -= 1;
            self.lose_token(folk, region, cx);
        }

        self.players[owner].hand += tokens;
        self.players[owner].beasts += beasts;
        for (piece, n_pieces) in [(Piece::Token, tokens), (Piece::Beast, beasts)] {
            if n_pieces != 0 {
                cx.emit(|| LossesEvent::Withdrew { folk, region, piece, n_pieces });
            }
        }
    }

    /// One Race token is discarded, and counts for the Forsaken, whatever forced it (SW-RACE-FORSAKEN-01, SW-AMB-26).
    pub(crate) fn lose_token(&mut self, folk: Folk, region: Region, cx: &mut Cx<'_, Event>) {
        self.turn.n_fallen += 1;
        self.discard_tokens(folk, 1);
        cx.emit(|| LossesEvent::Lost { folk, region, piece: Piece::Token, n_pieces: 1 });
    }

    /// SW-RACE-DRAENEI-01, SW-RACE-DRAENEI-02, SW-AMB-23: in every opponent's turn the first Draenei token is kept in hand.
    pub(crate) fn is_saved(
        &mut self,
        by: Seat,
        owner: Seat,
        region: Region,
        cx: &mut Cx<'_, Event>,
    ) -> bool {
        let is_saved =
            by != owner && self.is_race(owner, Race::Draenei) && !self.turn.is_draenei_saved;
        if is_saved {
            self.turn.is_draenei_saved = true;
            cx.emit(|| LossesEvent::DraeneiSaved { seat: owner, region });
        }
        is_saved
    }

    /// SW-POWER-CHAMPIONS-05, SW-AMB-22: one coin at once, or the Champion stays captive until it is paid.
    fn ransom_champion(&mut self, by: Seat, owner: Seat, cx: &mut Cx<'_, Event>) {
        // SW-COIN-01: it shows whether the owner has a coin.
        cx.reveal();
        if self.player(owner).coins == 0 {
            self.champion = ChampionSpot::Captive(by);
            cx.emit(|| LossesEvent::ChampionCaptured { seat: owner, by });
        } else {
            self.champion = ChampionSpot::Hand;
            self.pay(owner, Some(by), 1, CoinReason::Ransom, cx);
        }
    }
}
