//! P0 of SW-TURN-02: the round marker, Harmony, Bombs, Beasts.

use kernel::{Cx, Flow, Refusal};
use parts::Spaces;

use crate::action::{Action, Means, Piece};
use crate::content::{Bomb, Power, Race, Region, Terrain, book};
use crate::event::{CoinReason, Event, UpkeepEvent};
use crate::query::dues::Dues;
use crate::query::misplaced::not_now;
use crate::state::{Holder, SmallWorld, Turn};
use crate::step::Step;

/// SW-ROUND-01: the first player advances the marker and plays.
pub(crate) fn begin_round(game: &mut SmallWorld, cx: &mut Cx<'_, Event>) -> Flow {
    let (round, n_rounds) = (game.round, game.n_rounds);
    cx.emit(|| UpkeepEvent::RoundBegan { round, n_rounds });
    game.turn.seat = game.first_seat;
    game.agenda.push(Step::Turn);
    Flow::Done
}

/// SW-TURN-01, SW-TURN-02: a turn begins with upkeep and goes on as the player decides.
pub(crate) fn begin_turn(game: &mut SmallWorld, cx: &mut Cx<'_, Event>) -> Flow {
    let seat = game.turn.seat;
    // SW-TURN-04: "once per turn" begins anew.
    game.turn = Turn { seat, ..Turn::default() };
    cx.emit(|| UpkeepEvent::TurnBegan { seat });
    game.agenda.then([Step::TakeBackHarmony, Step::Bombs, Step::Beasts, Step::Mode]);
    Flow::Done
}

/// SW-RACE-PANDAREN-03: the tokens return at the start of each Pandaren turn.
pub(crate) fn take_back_harmony(game: &mut SmallWorld, cx: &mut Cx<'_, Event>) -> Flow {
    if game.is_race(game.turn.seat, Race::Pandaren) {
        return_harmony(game, cx);
    }
    Flow::Done
}

/// SW-RACE-PANDAREN-03, SW-AMB-30: every Harmony token goes back.
pub(crate) fn return_harmony(game: &mut SmallWorld, cx: &mut Cx<'_, Event>) {
    for from in std::mem::take(&mut game.harmony).iter() {
        cx.emit(|| UpkeepEvent::HarmonyReturned { from });
    }
}

/// SW-RACE-GOBLINS-03, SW-RACE-GOBLINS-04: Bombs under an opponent are turned over one by one; the others return.
pub(crate) fn enter_bombs(game: &mut SmallWorld, cx: &mut Cx<'_, Event>) -> Flow {
    let seat = game.turn.seat;
    if !game.is_race(seat, Race::Goblins) {
        return Flow::Done;
    }
    for idx in game.bombs.regions {
        let region = Region(idx);
        if !game.is_opponents(seat, region) {
            game.return_bomb(region, cx);
        } else if game.markers.towers.contains(idx) {
            // SW-AMB-12: an immune region is closed to the explosion.
            game.lift_bomb(region);
            cx.emit(|| UpkeepEvent::BombDiscarded { region });
        }
    }
    Flow::asks_if(!game.bombs.regions.is_empty())
}

pub(crate) fn legal_bombs(game: &SmallWorld, out: &mut Vec<Action>) {
    let regions: Spaces = game.bombs.regions;
    let detonate = regions.iter().map(|idx| Action::Detonate(Region(idx)));
    let defuse = regions.iter().map(|idx| Action::Defuse(Region(idx)));
    out.extend(detonate.chain(defuse).filter(|&action| check_bombs(game, action).is_ok()));
}

pub(crate) fn check_bombs(game: &SmallWorld, action: Action) -> Result<(), Refusal> {
    let (Action::Detonate(region) | Action::Defuse(region)) = action else {
        return Err(not_now(game, action));
    };
    if !game.bombs.regions.contains(region.0) {
        return Err(Refusal::new("SW-RACE-GOBLINS-03", "no-bomb-here"));
    }
    let dues = bomb_dues(game, region);
    if matches!(action, Action::Detonate(_)) {
        return game.check_dues(game.turn.seat, &dues);
    }
    // SW-RACE-GOBLINS-07: a Bomb goes unrevealed only because something is not paid.
    if dues.is_empty() {
        Err(Refusal::new("SW-RACE-GOBLINS-03", "bomb-must-be-revealed"))
    } else {
        Ok(())
    }
}

/// SW-RACE-GOBLINS-07: Harmony, Aegis and toll, decided before the Bomb is revealed.
fn bomb_dues(game: &SmallWorld, region: Region) -> Dues {
    let seat = game.turn.seat;
    let mut res = game.dues(seat, region, Means::NONE);
    if game.aegis_protects_from(seat, region) {
        res.push(game.aegis_due(region));
        // SW-PAY-01: Harmony, Aegis, toll.
        res.sort_unstable_by_key(|due| due.why);
    }
    res
}

pub(crate) fn resolve_bombs(game: &mut SmallWorld, action: Action, cx: &mut Cx<'_, Event>) {
    let seat = game.turn.seat;
    // The step comes back for the other Bombs.
    game.agenda.push(Step::Bombs);
    match action {
        Action::Detonate(region) => {
            let dues = bomb_dues(game, region);
            if dues.iter().any(|due| due.why == CoinReason::Aegis) {
                game.turn.is_aegis_lifted = true;
            }
            game.pay_dues(seat, &dues, cx);
            cx.reveal();
            let bomb = game.lift_bomb(region);
            cx.emit(|| UpkeepEvent::BombRevealed { region, bomb });
            match bomb {
                Bomb::Live => explode(game, region, cx),
                // SW-RACE-GOBLINS-03: a dud does nothing.
                Bomb::Dud => {}
            }
        }
        Action::Defuse(region) => {
            game.lift_bomb(region);
            cx.emit(|| UpkeepEvent::BombDiscarded { region });
        }
        _ => unreachable!("SW-RACE-GOBLINS-03: checked before: {action}"),
    }
}

/// SW-RACE-GOBLINS-03, SW-RACE-GOBLINS-07: a successful conquest that nobody follows up.
fn explode(game: &mut SmallWorld, region: Region, cx: &mut Cx<'_, Event>) {
    let seat = game.turn.seat;
    let victim = game.victim(seat, region);
    game.drive_out(seat, region, cx);
    game.empty_if_bare(region, cx);
    game.collect_spoils(seat, region, victim, cx);
}

/// SW-POWER-BEASTMASTERS-01: all Beasts are discarded, then one is taken for each Hill that is held.
pub(crate) fn take_beasts(game: &mut SmallWorld, cx: &mut Cx<'_, Event>) -> Flow {
    let seat = game.turn.seat;
    if !game.has_power(seat, Power::BeastMasters) {
        return Flow::Done;
    }
    discard_beasts(game, seat, cx);
    for idx in game.held.active[seat] {
        game.pick_up_lone_tauren(seat, Region(idx), cx);
    }
    let hills = game.held.active[seat] & book().map.terrain[Terrain::Hill.idx()];
    let n_beasts = (hills.len() as u8).min(book().limits.beasts);
    game.players[seat].beasts = n_beasts;
    if n_beasts != 0 {
        cx.emit(|| UpkeepEvent::BeastsTaken { seat, n_beasts });
    }
    Flow::Done
}

/// SW-POWER-BEASTMASTERS-02: a region held only by Beasts becomes empty.
pub(crate) fn discard_beasts(game: &mut SmallWorld, seat: kernel::Seat, cx: &mut Cx<'_, Event>) {
    let mut n_beasts = std::mem::take(&mut game.players[seat].beasts);
    for idx in game.held.active[seat] {
        let land = &mut game.land[usize::from(idx)];
        n_beasts += std::mem::take(&mut land.beasts);
        game.empty_if_bare(Region(idx), cx);
    }
    if n_beasts != 0 {
        cx.emit(|| UpkeepEvent::BeastsDiscarded { seat, n_beasts });
    }
}

impl SmallWorld {
    /// SW-RACE-TAUREN-03, SW-AMB-31: a Tauren left alone is picked up at once, and so is a Beast or the Champion of
    /// the race that lost its company; the region is then empty.
    pub(crate) fn pick_up_lone_tauren(
        &mut self,
        seat: kernel::Seat,
        region: Region,
        cx: &mut Cx<'_, Event>,
    ) {
        let land = self.land(region);
        let is_lone = land.holder == Holder::Active(seat) && self.n_defenders(region) == 1;
        if is_lone && self.is_race(seat, Race::Tauren) {
            let piece = match (land.tokens, land.beasts) {
                (1, _) => Piece::Token,
                (0, 1) => Piece::Beast,
                (0, 0) => Piece::Champion,
                (_, _) => unreachable!("SW-RACE-TAUREN-03: {land:?} is more than one piece"),
            };
            self.take(seat, region, piece, 1, cx);
        }
    }
}
