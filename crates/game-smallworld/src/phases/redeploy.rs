//! P6 of SW-TURN-02: redeployment (SW-REDEP).
//!
//! Pieces are moved one by one. A region that has given a kind of piece takes none of it back in the same
//! redeployment, and the other way round: so it ends, and every arrangement can be reached.

use kernel::{Cx, Flow, Refusal, Seat};
use parts::Spaces;

use crate::action::{Action, Piece};
use crate::content::{Power, Region};
use crate::event::{Event, PlacementEvent};
use crate::query::misplaced::not_now;
use crate::state::{ChampionSpot, SmallWorld};
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
    for &piece in kinds(game, seat) {
        for region in own.iter().map(Region).filter(|&it| can_take(game, seat, piece, it)) {
            out.push(Action::Take(piece, region));
        }
    }
    if let ChampionSpot::Region(region) = game.champion
        && can_take(game, seat, Piece::Champion, region)
    {
        out.push(Action::Take(Piece::Champion, region));
    }
    for &piece in Piece::ALL {
        for region in open_to(game, seat, piece) {
            out.push(Action::Put(piece, Region(region)));
        }
    }
    if n_unplaced(game, seat) == 0 {
        out.push(Action::Done);
    }
}

/// What may lie in several regions. SW-POWER-BEASTMASTERS-01: only one power has Beasts.
#[inline]
fn kinds(game: &SmallWorld, seat: Seat) -> &'static [Piece] {
    if game.has_power(seat, Power::BeastMasters) {
        &[Piece::Token, Piece::Beast]
    } else {
        &[Piece::Token]
    }
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
#[inline(always)]
fn can_take(game: &SmallWorld, seat: Seat, piece: Piece, region: Region) -> bool {
    let own = game.held.active[seat];
    own.contains(region.0)
        && n_there(game, piece, region) != 0
        && game.least_tokens(seat) < game.n_defenders(region)
        && !is_settled(game, piece, region)
        && has_elsewhere(game, seat, piece, region)
}

/// The same with its reasons.
fn check_take(game: &SmallWorld, seat: Seat, piece: Piece, region: Region) -> Result<(), Refusal> {
    if can_take(game, seat, piece, region) {
        return Ok(());
    }
    Err(if !game.held.active[seat].contains(region.0) {
        Refusal::new("SW-REDEP-01", "not-your-region")
    } else if !has_elsewhere(game, seat, piece, region) {
        Refusal::new("SW-REDEP-02", "nowhere-else")
    } else if n_there(game, piece, region) == 0 {
        Refusal::new("SW-REDEP-01", "none-there")
    } else if is_settled(game, piece, region) {
        Refusal::new("SW-REDEP-01", "just-put-there")
    } else {
        Refusal::new("SW-REDEP-02", "must-leave").with("least", game.least_tokens(seat))
    })
}

/// Whether a piece from a region can be put into another.
#[inline]
fn has_elsewhere(game: &SmallWorld, seat: Seat, piece: Piece, region: Region) -> bool {
    let open = game.held.active[seat] - game.turn.redeployed.taken(piece);
    open.iter().any(|it| it != region.0)
}

/// How many pieces of a kind lie in a region. The Champion counts as one of the pieces that must stay.
#[inline]
fn n_there(game: &SmallWorld, piece: Piece, region: Region) -> u8 {
    match piece {
        Piece::Token => game.land(region).tokens,
        Piece::Beast => game.land(region).beasts,
        Piece::Champion => u8::from(game.is_champion_in(region)),
    }
}

/// Whether such a piece was just put there.
#[inline]
fn is_settled(game: &SmallWorld, piece: Piece, region: Region) -> bool {
    match piece {
        Piece::Token | Piece::Beast => game.turn.redeployed.put(piece).contains(region.0),
        Piece::Champion => game.turn.redeployed.is_champion_moved,
    }
}

/// SW-REDEP-01: the regions in which a piece from the hand can be put.
#[inline]
fn open_to(game: &SmallWorld, seat: Seat, piece: Piece) -> Spaces {
    if game.n_in_hand(seat, piece) == 0 {
        return Spaces::EMPTY;
    }
    game.held.active[seat] - game.turn.redeployed.taken(piece)
}

fn check_put(game: &SmallWorld, seat: Seat, piece: Piece, region: Region) -> Result<(), Refusal> {
    if open_to(game, seat, piece).contains(region.0) {
        return Ok(());
    }
    Err(if !game.held.active[seat].contains(region.0) {
        Refusal::new("SW-REDEP-01", "not-your-region")
    } else if game.n_in_hand(seat, piece) == 0 {
        Refusal::new("SW-REDEP-01", "hand-empty")
    } else {
        Refusal::new("SW-REDEP-01", "just-taken-from-there")
    })
}

/// SW-REDEP-01: tokens in hand are placed too, while there is a region to place them in.
#[inline]
fn n_unplaced(game: &SmallWorld, seat: Seat) -> u8 {
    if game.held.active[seat].is_empty() {
        return 0;
    }
    Piece::ALL.iter().map(|&piece| game.n_in_hand(seat, piece)).sum()
}

fn check_done(game: &SmallWorld, seat: Seat) -> Result<(), Refusal> {
    match n_unplaced(game, seat) {
        0 => Ok(()),
        n_hand => Err(Refusal::new("SW-REDEP-01", "place-your-hand").with("hold", n_hand)),
    }
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
