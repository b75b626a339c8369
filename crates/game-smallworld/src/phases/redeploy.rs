//! P6 of SW-TURN-02: redeployment (SW-REDEP).
//!
//! Pieces are moved one by one. A region that has given a kind of piece takes none of it back in the same
//! redeployment, and the other way round: so it ends, and every arrangement can be reached.

use kernel::{Cx, Flow, Refusal, Seat};
use parts::Spaces;

use crate::action::{Action, Piece};
use crate::content::Region;
use crate::event::{Event, PlacementEvent};
use crate::query::misplaced::not_now;
use crate::state::{ChampionSpot, Holder, SmallWorld};
use crate::step::Step;

/// A race without regions places nothing (SW-FINAL-03); with a single one and an empty hand there is nothing to move.
pub(crate) fn enter(game: &SmallWorld) -> Flow {
    let seat = game.turn.seat;
    Flow::asks_if(match game.held.active[seat].len() {
        0 => false,
        1 => Piece::ALL.iter().any(|&piece| game.n_in_hand(seat, piece) != 0),
        _ => true,
    })
}

pub(crate) fn legal(game: &SmallWorld, out: &mut Vec<Action>) {
    let seat = game.turn.seat;
    let own = game.held.active[seat];
    let is_legal = |action: &Action| check(game, *action).is_ok();
    for piece in [Piece::Token, Piece::Beast] {
        let from = own.iter().map(|idx| Action::Take(piece, Region(idx)));
        out.extend(from.filter(is_legal));
    }
    if let ChampionSpot::Region(region) = game.champion {
        out.extend(Some(Action::Take(Piece::Champion, region)).filter(is_legal));
    }
    for &piece in Piece::ALL {
        if game.n_in_hand(seat, piece) != 0 {
            out.extend(own.iter().map(|idx| Action::Put(piece, Region(idx))).filter(is_legal));
        }
    }
    out.extend(Some(Action::Done).filter(is_legal));
}

pub(crate) fn candidate_actions(game: &SmallWorld, out: &mut Vec<Action>) {
    let own = game.held.active[game.turn.seat];
    out.extend(own.iter().map(|idx| Action::Take(Piece::Token, Region(idx))));
    out.extend(own.iter().map(|idx| Action::Put(Piece::Token, Region(idx))));
    out.push(Action::Done);
}

pub(crate) fn check(game: &SmallWorld, action: Action) -> Result<(), Refusal> {
    let seat = game.turn.seat;
    match action {
        Action::Take(piece, region) => check_take(game, seat, piece, region),
        Action::Put(piece, region) => check_put(game, seat, piece, region),
        Action::Done => check_done(game, seat),
        _ => Err(not_now(game, action)),
    }
}

/// SW-REDEP-01, SW-REDEP-02: at least 1 stays (Tauren 2); no region is abandoned.
fn check_take(game: &SmallWorld, seat: Seat, piece: Piece, region: Region) -> Result<(), Refusal> {
    if game.land(region).holder != Holder::Active(seat) {
        return Err(Refusal::new("SW-REDEP-01", "not-your-region"));
    }
    let elsewhere =
        game.held.active[seat] - game.turn.redeployed.taken(piece) - Spaces::only(region.0);
    if elsewhere.is_empty() {
        return Err(Refusal::new("SW-REDEP-02", "nowhere-else"));
    }
    let land = game.land(region);
    let (n_pieces, is_settled) = match piece {
        Piece::Token => (land.tokens, game.turn.redeployed.put(piece).contains(region.0)),
        Piece::Beast => (land.beasts, game.turn.redeployed.put(piece).contains(region.0)),
        Piece::Champion => {
            (u8::from(game.is_champion_in(region)), game.turn.redeployed.is_champion_moved)
        }
    };
    if n_pieces == 0 {
        return Err(Refusal::new("SW-REDEP-01", "none-there"));
    }
    if is_settled {
        return Err(Refusal::new("SW-REDEP-01", "just-put-there"));
    }
    // The Champion counts as one of the pieces that must stay.
    let n_all = game.n_defenders(region);
    let least = game.least_tokens(seat);
    if n_all <= least {
        return Err(Refusal::new("SW-REDEP-02", "must-leave").with("least", least));
    }
    Ok(())
}

fn check_put(game: &SmallWorld, seat: Seat, piece: Piece, region: Region) -> Result<(), Refusal> {
    if game.land(region).holder != Holder::Active(seat) {
        return Err(Refusal::new("SW-REDEP-01", "not-your-region"));
    }
    if game.n_in_hand(seat, piece) == 0 {
        return Err(Refusal::new("SW-REDEP-01", "hand-empty"));
    }
    if game.turn.redeployed.taken(piece).contains(region.0) {
        return Err(Refusal::new("SW-REDEP-01", "just-taken-from-there"));
    }
    Ok(())
}

/// SW-REDEP-01: tokens in hand are placed too, while there is a region to place them in.
fn check_done(game: &SmallWorld, seat: Seat) -> Result<(), Refusal> {
    let n_hand = Piece::ALL.iter().map(|&piece| game.n_in_hand(seat, piece)).sum::<u8>();
    let is_placeable = !game.held.active[seat].is_empty();
    if n_hand != 0 && is_placeable {
        return Err(Refusal::new("SW-REDEP-01", "place-your-hand").with("hold", n_hand));
    }
    Ok(())
}

pub(crate) fn resolve(game: &mut SmallWorld, action: Action, cx: &mut Cx<'_, Event>) {
    let seat = game.turn.seat;
    match action {
        Action::Done => return,
        Action::Take(piece, region) => {
            let moved = &mut game.turn.redeployed;
            match piece {
                Piece::Token => moved.taken.insert(region.0),
                Piece::Beast => moved.beasts_taken.insert(region.0),
                Piece::Champion => moved.is_champion_moved = true,
            }
            game.take(seat, region, piece, 1, cx);
        }
        Action::Put(piece, region) => {
            let moved = &mut game.turn.redeployed;
            match piece {
                Piece::Token => moved.put.insert(region.0),
                Piece::Beast => moved.beasts_put.insert(region.0),
                Piece::Champion => moved.is_champion_moved = true,
            }
            game.put(seat, region, piece);
            cx.emit(|| PlacementEvent::Put { seat, region, piece });
        }
        _ => unreachable!("SW-REDEP-01: checked before: {action}"),
    }
    game.agenda.push(Step::Redeploy);
}
