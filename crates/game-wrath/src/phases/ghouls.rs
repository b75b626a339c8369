//! WR-SPAWN, WR-OVER: step 3 of a turn, and every ghoul that comes to the map.

use kernel::{Cx, Flow, SeatSet};

use crate::action::Action;
use crate::content::{AbilityEffect, book};
use crate::event::{Event, GhoulsEvent, ScourgeReason};
use crate::names::{Hero, Space};
use crate::state::Wrath;
use crate::step::{Moment, Step};

/// WR-SPAWN-01: as many cards as the rate says.
#[inline]
pub(crate) fn begin(game: &mut Wrath) -> Flow {
    game.agenda.push(Step::Reveals { left: game.rate() });
    Flow::Done
}

/// One card after the other, with a moment for rewards before each (WR-REWARD-03). A quiet night skips what is left
/// (WR-AMB-11).
#[inline]
pub(crate) fn reveals(game: &mut Wrath, left: u8) -> Flow {
    if left != 0 && !game.turn.is_quiet {
        let rest = Step::Reveals { left: left - 1 };
        game.agenda.then([Step::Window(Moment::Reveal), Step::Reveal, rest]);
    }
    Flow::Done
}

/// WR-SPAWN-01, WR-SPAWN-03.
pub(crate) fn reveal(game: &mut Wrath, cx: &mut Cx<'_, Event>) -> Flow {
    if !game.turn.is_quiet {
        let space = game.take_scourge_card(ScourgeReason::Spawn, cx);
        game.agenda.push(Step::Spawn(space));
    }
    Flow::Done
}

/// WR-HERO-LIADRIN-01, WR-AMB-17: whether Liadrin stands where a ghoul is to come.
#[inline]
fn is_guarded(game: &Wrath, space: Space) -> bool {
    let hero = Hero::Liadrin;
    game.plays(hero)
        && game.space_of(hero) == space
        && book().says(hero, AbilityEffect::PreventGhouls)
}

/// The player who may prevent a ghoul.
pub(crate) fn guard(game: &Wrath) -> SeatSet {
    SeatSet::only(game.seat_of(Hero::Liadrin))
}

/// WR-TERM-08: one ghoul, in this order: prevention, overrun, supply.
#[inline]
pub(crate) fn enter_spawn(game: &mut Wrath, space: Space, cx: &mut Cx<'_, Event>) -> Flow {
    if is_guarded(game, space) {
        return Flow::Asks;
    }
    game.spawn_ghoul(space, cx);
    Flow::Done
}

pub(crate) fn resolve_spawn(
    game: &mut Wrath,
    space: Space,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    if action == Action::Prevent {
        cx.emit(|| GhoulsEvent::GhoulPrevented { space });
    } else {
        game.spawn_ghoul(space, cx);
    }
}

/// WR-RISE-04: ghouls up to three, never an overrun; each that is missing in the supply costs despair (WR-OUT-01).
pub(crate) fn enter_fill(game: &mut Wrath, space: Space, left: u8, cx: &mut Cx<'_, Event>) -> Flow {
    if left != 0 && is_guarded(game, space) {
        return Flow::Asks;
    }
    let n_here = left.min(game.ghoul_supply());
    game.place_ghouls(space, n_here, cx);
    (n_here..left).for_each(|_| game.place_ghoul(space, cx));
    Flow::Done
}

pub(crate) fn resolve_fill(
    game: &mut Wrath,
    space: Space,
    left: u8,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    if action == Action::Prevent {
        cx.emit(|| GhoulsEvent::GhoulPrevented { space });
    } else {
        game.place_ghoul(space, cx);
    }
    game.agenda.push(Step::Fill { space, left: left - 1 });
}

/// WR-RISE-05, WR-QUEST-UTGA-01: an abomination, or despair (WR-OUT-02).
pub(crate) fn abomination(game: &mut Wrath, space: Space, cx: &mut Cx<'_, Event>) -> Flow {
    game.place_abomination(space, cx);
    Flow::Done
}
