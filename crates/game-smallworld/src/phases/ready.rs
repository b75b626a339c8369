//! P2 of SW-TURN-02: gather tokens (SW-READY) and abandon regions (SW-ABAND).

use kernel::{Cx, Flow, Refusal, Seat};

use crate::action::{Action, Piece};
use crate::content::Region;
use crate::event::{ConquestEvent, Event};
use crate::query::misplaced::not_now;
use crate::state::{ChampionSpot, Holder, SmallWorld};
use crate::step::Step;

/// A race without regions has nothing to gather.
pub(crate) fn enter(game: &SmallWorld) -> Flow {
    Flow::asks_if(!game.held.active[game.turn.seat].is_empty())
}

pub(crate) fn legal(game: &SmallWorld, out: &mut Vec<Action>) {
    let seat = game.turn.seat;
    let own = game.held.active[seat];
    let mut open = own.iter().map(Region).filter(|&it| can_take(game, seat, it)).peekable();
    if open.peek().is_some() {
        out.push(Action::Gather);
    }
    out.extend(open.map(|region| Action::Take(Piece::Token, region)));
    if let ChampionSpot::Region(region) = game.champion {
        let take = Action::Take(Piece::Champion, region);
        out.extend(check(game, take).is_ok().then_some(take));
    }
    out.extend(own.iter().map(|idx| Action::Abandon(Region(idx))));
    out.push(Action::Done);
}

pub(crate) fn candidate_actions(game: &SmallWorld, out: &mut Vec<Action>) {
    let own = game.held.active[game.turn.seat];
    out.extend(own.iter().map(|idx| Action::Take(Piece::Token, Region(idx))));
    out.push(Action::Gather);
}

pub(crate) fn check(game: &SmallWorld, action: Action) -> Result<(), Refusal> {
    let seat = game.turn.seat;
    match action {
        Action::Gather => {
            let is_open = game.held.active[seat].iter().any(|it| can_take(game, seat, Region(it)));
            if is_open { Ok(()) } else { Err(Refusal::new("SW-READY-01", "nothing-to-gather")) }
        }
        Action::Take(Piece::Token, region) => check_take(game, seat, region),
        Action::Take(Piece::Champion, region) => check_take_champion(game, seat, region),
        Action::Abandon(region) if game.land(region).holder == Holder::Active(seat) => Ok(()),
        Action::Done => Ok(()),
        _ => Err(not_now(game, action)),
    }
}

/// SW-READY-01: at least 1 stays (Tauren 2).
#[inline]
fn can_take(game: &SmallWorld, seat: Seat, region: Region) -> bool {
    game.held.active[seat].contains(region.0)
        && game.land(region).tokens != 0
        && game.surplus_in(seat, region) != 0
}

/// The same with its reasons.
fn check_take(game: &SmallWorld, seat: Seat, region: Region) -> Result<(), Refusal> {
    if can_take(game, seat, region) {
        return Ok(());
    }
    Err(if game.held.active[seat].contains(region.0) {
        let least = game.least_in(seat, region);
        Refusal::new("SW-READY-01", "must-leave").with("least", least)
    } else {
        Refusal::new("SW-READY-01", "not-your-region")
    })
}

/// SW-POWER-CHAMPIONS-03: even as the last piece of a region; but a Tauren is not left alone (SW-RACE-TAUREN-01).
fn check_take_champion(game: &SmallWorld, seat: Seat, region: Region) -> Result<(), Refusal> {
    if game.land(region).holder != Holder::Active(seat) || !game.is_champion_in(region) {
        return Err(Refusal::new("SW-POWER-CHAMPIONS-03", "champion-not-there"));
    }
    Ok(())
}

pub(crate) fn resolve(game: &mut SmallWorld, action: Action, cx: &mut Cx<'_, Event>) {
    let seat = game.turn.seat;
    if action == Action::Done {
        return;
    }
    // The step comes back until the player is ready.
    game.agenda.push(Step::Ready);
    match action {
        Action::Gather => gather(game, seat, cx),
        Action::Take(piece, region) => {
            game.take(seat, region, piece, 1, cx);
            // SW-RACE-TAUREN-03.
            game.pick_up_lone_tauren(seat, region, cx);
        }
        Action::Abandon(region) => abandon(game, seat, region, cx),
        _ => unreachable!("SW-READY-01: checked before: {action}"),
    }
}

fn gather(game: &mut SmallWorld, seat: Seat, cx: &mut Cx<'_, Event>) {
    for idx in game.held.active[seat] {
        let region = Region(idx);
        let n_pieces = game.surplus_in(seat, region).min(game.land(region).tokens);
        game.take(seat, region, Piece::Token, n_pieces, cx);
    }
}

/// SW-ABAND-01, SW-ABAND-03.
fn abandon(game: &mut SmallWorld, seat: Seat, region: Region, cx: &mut Cx<'_, Event>) {
    cx.emit(|| ConquestEvent::Abandoned { seat, region });
    if game.is_champion_in(region) {
        game.champion = ChampionSpot::Hand;
    }
    let land = game.land(region);
    game.take(seat, region, Piece::Beast, land.beasts, cx);
    game.take(seat, region, Piece::Token, land.tokens, cx);
    game.empty_if_bare(region, cx);
}
