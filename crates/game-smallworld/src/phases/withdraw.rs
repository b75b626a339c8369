//! P9 of SW-TURN-02: opponents place what they withdrew, clockwise from the active player (SW-LOSS-04, SW-AMB-11).

use kernel::{Cx, Flow, Refusal, Seat};

use crate::action::{Action, Piece};
use crate::content::Region;
use crate::event::{Event, PlacementEvent};
use crate::query::misplaced::not_now;
use crate::state::{Holder, SmallWorld};
use crate::step::Step;

/// SW-LOSS-05: without a region the tokens stay in hand.
pub(crate) fn enter(game: &mut SmallWorld, seat: Seat) -> Flow {
    if seat == game.turn.seat {
        return Flow::Done;
    }
    // Only who was attacked has anything to place; a Champion whose ransom was paid late waits for his own turn.
    let has_pieces = game.turn.attacked.contains(seat)
        && Piece::ALL.iter().any(|&piece| game.n_in_hand(seat, piece) != 0);
    if has_pieces && !game.held.active[seat].is_empty() {
        return Flow::Asks;
    }
    game.agenda.push(Step::Withdrawals(seat.next(game.n_seats)));
    Flow::Done
}

pub(crate) fn legal(game: &SmallWorld, seat: Seat, out: &mut Vec<Action>) {
    for &piece in Piece::ALL {
        if game.n_in_hand(seat, piece) != 0 {
            out.extend(game.held.active[seat].iter().map(|idx| Action::Put(piece, Region(idx))));
        }
    }
}

pub(crate) fn check(game: &SmallWorld, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Put(_, region) if game.land(region).holder != Holder::Active(seat) => {
            Err(Refusal::new("SW-LOSS-04", "not-your-region"))
        }
        Action::Put(piece, _) if game.n_in_hand(seat, piece) == 0 => {
            Err(Refusal::new("SW-LOSS-04", "hand-empty"))
        }
        Action::Put(..) => Ok(()),
        Action::Done => {
            let n_hand = game.n_free(seat);
            Err(Refusal::new("SW-LOSS-04", "place-your-hand").with("hold", n_hand))
        }
        _ => Err(not_now(game, action)),
    }
}

pub(crate) fn resolve(game: &mut SmallWorld, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
    let Action::Put(piece, region) = action else {
        unreachable!("SW-LOSS-04: checked before: {action}")
    };
    game.put(seat, region, piece);
    cx.emit(|| PlacementEvent::Put { seat, region, piece });
    // The step comes back until the hand is empty.
    game.agenda.push(Step::Withdrawals(seat));
}
