//! The only functions that move pieces. Each keeps the sets of [`Held`](crate::state::Held) true and tells its event.

use kernel::{Cx, Seat};

use crate::action::Piece;
use crate::content::{Power, Race, Region, Relic};
use crate::event::{
    CoinReason, ConquestEvent, DeclineEvent, Event, Folk, Income, IncomeLine, LossesEvent, Marker,
    PlacementEvent, PortalEvent, ScoringEvent, UpkeepEvent,
};
use crate::state::{ChampionSpot, Holder, RelicSpot, SmallWorld};

impl SmallWorld {
    // ---- coins ------------------------------------------------------------------------------------------------

    /// Coins from the bank, at once (SW-TURN-05). It never runs dry (SW-COMP-05, SW-AMB-45).
    pub(crate) fn gain(&mut self, seat: Seat, coins: u8, why: CoinReason, cx: &mut Cx<'_, Event>) {
        if coins == 0 {
            return;
        }
        self.players[seat].coins += u16::from(coins);
        cx.emit(|| ScoringEvent::Gained { seat, coins, why });
        self.redeem_champion(seat, cx);
    }

    /// SW-SCORE-01: the income of a turn, all lines at once.
    pub(crate) fn score(&mut self, seat: Seat, income: Income, cx: &mut Cx<'_, Event>) {
        // SW-RELIC-HEART-01: what opponents pay is no coin of the bank.
        let lines = income.iter().filter(|(line, _)| *line != IncomeLine::Heart);
        let coins: u16 = lines.map(|&(_, coins)| u16::from(coins)).sum();
        self.players[seat].coins += coins;
        cx.emit(|| ScoringEvent::Scored { seat, income });
        if coins != 0 {
            self.redeem_champion(seat, cx);
        }
    }

    /// Coins to another seat or to nobody. The caller has checked that they are there.
    pub(crate) fn pay(
        &mut self,
        seat: Seat,
        to: Option<Seat>,
        coins: u8,
        why: CoinReason,
        cx: &mut Cx<'_, Event>,
    ) {
        if coins == 0 {
            return;
        }
        self.players[seat].coins -= u16::from(coins);
        if let Some(to) = to {
            self.players[to].coins += u16::from(coins);
        }
        cx.emit(|| ScoringEvent::Paid { seat, to, coins, why });
        if let Some(to) = to {
            self.redeem_champion(to, cx);
        }
    }

    /// SW-POWER-CHAMPIONS-05, SW-AMB-22: a captive's ransom is taken out of any coins that his owner has, and he returns
    /// to the hand.
    pub(crate) fn redeem_champion(&mut self, owner: Seat, cx: &mut Cx<'_, Event>) {
        if let ChampionSpot::Captive(captor) = self.champion
            && self.has_power(owner, Power::Champions)
            && self.player(owner).coins != 0
        {
            self.champion = ChampionSpot::Hand;
            self.pay(owner, Some(captor), 1, CoinReason::Ransom, cx);
            cx.emit(|| LossesEvent::ChampionFreed { seat: owner });
        }
    }

    // ---- who stands where -------------------------------------------------------------------------------------

    /// The race of a holder, if it is a race.
    pub(crate) fn race_of(&self, holder: Holder) -> Option<Race> {
        match holder {
            Holder::Nobody | Holder::Murlocs => None,
            Holder::Active(seat) => self.players[seat].active.map(|it| it.race),
            Holder::Declining(seat) => self.players[seat].declining.map(|it| it.race),
        }
    }

    /// A holder with its race, for events.
    pub(crate) fn folk(&self, holder: Holder) -> Option<Folk> {
        let race = self.race_of(holder);
        match holder {
            Holder::Nobody => None,
            Holder::Murlocs => Some(Folk::Murlocs),
            Holder::Active(seat) => race.map(|race| Folk::Active(seat, race)),
            Holder::Declining(seat) => race.map(|race| Folk::Declining(seat, race)),
        }
    }

    #[inline]
    pub(crate) fn is_champion_in(&self, region: Region) -> bool {
        self.champion == ChampionSpot::Region(region)
    }

    /// Makes `holder` the holder of a region and keeps the sets true.
    pub(crate) fn set_holder(&mut self, region: Region, holder: Holder) {
        match self.land[region.idx()].holder {
            Holder::Nobody => {}
            Holder::Murlocs => self.held.murlocs.remove(region.0),
            Holder::Active(seat) => self.held.active[seat].remove(region.0),
            Holder::Declining(seat) => self.held.declining[seat].remove(region.0),
        }
        match holder {
            Holder::Nobody => {}
            Holder::Murlocs => self.held.murlocs.insert(region.0),
            Holder::Active(seat) => self.held.active[seat].insert(region.0),
            Holder::Declining(seat) => self.held.declining[seat].insert(region.0),
        }
        self.land[region.idx()].holder = holder;
    }

    /// Puts one piece of the Active race from the hand into a region it holds.
    pub(crate) fn put(&mut self, seat: Seat, region: Region, piece: Piece) {
        match piece {
            Piece::Token => {
                self.players[seat].hand -= 1;
                self.land[region.idx()].tokens += 1;
            }
            Piece::Beast => {
                self.players[seat].beasts -= 1;
                self.land[region.idx()].beasts += 1;
            }
            Piece::Champion => self.champion = ChampionSpot::Region(region),
        }
    }

    /// Takes pieces of the Active race from a region into the hand; a region without pieces becomes empty.
    pub(crate) fn take(
        &mut self,
        seat: Seat,
        region: Region,
        piece: Piece,
        n_pieces: u8,
        cx: &mut Cx<'_, Event>,
    ) {
        if n_pieces == 0 {
            return;
        }
        match piece {
            Piece::Token => {
                self.land[region.idx()].tokens -= n_pieces;
                self.players[seat].hand += n_pieces;
            }
            Piece::Beast => {
                self.land[region.idx()].beasts -= n_pieces;
                self.players[seat].beasts += n_pieces;
            }
            Piece::Champion => self.champion = ChampionSpot::Hand,
        }
        cx.emit(|| ConquestEvent::TookUp { seat, region, piece, n_pieces });
        self.empty_if_bare(region, cx);
    }

    /// SW-DEF-03: a region without a piece is empty.
    pub(crate) fn empty_if_bare(&mut self, region: Region, cx: &mut Cx<'_, Event>) {
        let land = self.land(region);
        if land.tokens == 0 && land.beasts == 0 && !self.is_champion_in(region) {
            self.empty(region, cx);
        }
    }

    /// SW-ABAND-03, SW-MARK-01, SW-RACE-GOBLINS-04: what happens to the markers of a region that becomes empty.
    fn empty(&mut self, region: Region, cx: &mut Cx<'_, Event>) {
        self.set_holder(region, Holder::Nobody);
        self.remove_defences(region, cx);
        self.return_bomb(region, cx);
    }

    /// SW-CONQ-11, SW-MARK-01: Fort, Wisp Wall and Watch Tower go.
    pub(crate) fn remove_defences(&mut self, region: Region, cx: &mut Cx<'_, Event>) {
        for marker in [Marker::Fort, Marker::WispWall, Marker::WatchTower] {
            self.remove_marker(region, marker, cx);
        }
    }

    // ---- markers ----------------------------------------------------------------------------------------------

    fn marked(&mut self, marker: Marker) -> &mut parts::Spaces {
        match marker {
            Marker::Fort => &mut self.markers.forts,
            Marker::WispWall => &mut self.markers.walls,
            Marker::WatchTower => &mut self.markers.towers,
            Marker::Objective => &mut self.markers.objectives,
        }
    }

    pub(crate) fn place_marker(&mut self, region: Region, marker: Marker, cx: &mut Cx<'_, Event>) {
        self.marked(marker).insert(region.0);
        cx.emit(|| PlacementEvent::MarkerPlaced { marker, region });
    }

    pub(crate) fn remove_marker(&mut self, region: Region, marker: Marker, cx: &mut Cx<'_, Event>) {
        let regions = self.marked(marker);
        if regions.contains(region.0) {
            regions.remove(region.0);
            cx.emit(|| PlacementEvent::MarkerRemoved { marker, region });
        }
    }

    // ---- Bombs ------------------------------------------------------------------------------------------------

    /// SW-RACE-GOBLINS-02: the top Bomb, unseen.
    pub(crate) fn plant(&mut self, seat: Seat, region: Region, cx: &mut Cx<'_, Event>) {
        let bomb = self.bombs.stack.take_top().expect("SW-RACE-GOBLINS-06: a Bomb is left");
        self.bombs.planted.put_under((region, bomb));
        self.bombs.planted.as_mut_slice().sort_unstable();
        self.bombs.regions.insert(region.0);
        cx.emit(|| PlacementEvent::BombPlanted { seat, region });
    }

    /// Takes the Bomb out of a region that has one.
    pub(crate) fn lift_bomb(&mut self, region: Region) -> crate::content::Bomb {
        let planted = self.bombs.planted.iter().position(|&(it, _)| it == region);
        let idx = planted.unwrap_or_else(|| unreachable!("SW-MARK-05: no Bomb lies in {region}"));
        self.bombs.regions.remove(region.0);
        self.bombs.planted.take_at(idx).1
    }

    /// SW-RACE-GOBLINS-04: back on top of the stack, unseen.
    pub(crate) fn return_bomb(&mut self, region: Region, cx: &mut Cx<'_, Event>) {
        if !self.bombs.regions.contains(region.0) {
            return;
        }
        let bomb = self.lift_bomb(region);
        self.bombs.stack.put_on_top(bomb);
        cx.emit(|| UpkeepEvent::BombReturned { region });
    }

    // ---- relics -----------------------------------------------------------------------------------------------

    /// The relics of a region, face up.
    pub(crate) fn relics_in(&self, region: Region) -> impl Iterator<Item = Relic> + '_ {
        Relic::ALL
            .iter()
            .copied()
            .filter(move |relic| self.relics[relic.idx()] == RelicSpot::FaceUp(region))
    }

    pub(crate) fn move_relic(&mut self, relic: Relic, region: Region, cx: &mut Cx<'_, Event>) {
        if self.relics[relic.idx()] != RelicSpot::FaceUp(region) {
            self.relics[relic.idx()] = RelicSpot::FaceUp(region);
            cx.emit(|| PortalEvent::RelicMoved { relic, region });
        }
    }

    // ---- losses -----------------------------------------------------------------------------------------------

    /// SW-COMP-04, SW-AMB-47: Race tokens go back to the tray.
    pub(crate) fn return_tokens(&mut self, race: Race, n_tokens: u8) {
        self.tray[race.idx()] += n_tokens;
    }

    /// Race tokens from the tray to the hand, as many as there are (SW-COMBO-05). Returns how many.
    pub(crate) fn recruit(&mut self, seat: Seat, n_wanted: u8) -> u8 {
        let race = self.active_race(seat).expect("SW-TURN-01: only an Active race grows");
        let n_tokens = n_wanted.min(self.tray[race.idx()]);
        self.tray[race.idx()] -= n_tokens;
        self.players[seat].hand += n_tokens;
        n_tokens
    }

    /// SW-LOSS-07: a Declining race with no token left is over.
    pub(crate) fn end_race_if_gone(&mut self, seat: Seat, cx: &mut Cx<'_, Event>) {
        if !self.held.declining[seat].is_empty() {
            return;
        }
        if let Some(declining) = self.players[seat].declining.take() {
            cx.emit(|| DeclineEvent::RaceLeft { seat, race: declining.race });
            self.return_combo(declining.race, declining.power, cx);
        }
    }
}
