//! WR-TURN: the four steps of a turn, and whose turn is next.

use kernel::{Cx, Flow};

use crate::content::book;
use crate::event::{ActionsEvent, Event};
use crate::state::{Turn, Wrath};
use crate::step::{Moment, Step};

/// WR-TURN-01: a turn is these parts, in this order.
pub(crate) const TURN: [Step; 7] = [
    Step::Actions,
    Step::Window(Moment::Draw),
    Step::Draw,
    Step::Ghouls,
    Step::Window(Moment::Abominations),
    Step::Abominations,
    Step::PassTurn,
];

#[inline]
pub(crate) fn begin(game: &mut Wrath, cx: &mut Cx<'_, Event>) -> Flow {
    let hero = game.turn.hero;
    let seat = game.seat_of(hero);
    game.turn = Turn { hero, actions: book().limits.actions, ..Turn::default() };
    game.holding.remove(seat);
    cx.emit(|| ActionsEvent::TurnBegan { seat, hero });
    game.agenda.then(TURN);
    Flow::Done
}

/// WR-TURN-01: the next hero clockwise; in the solo game from left to right (WR-SOLO-01).
#[inline]
pub(crate) fn pass(game: &mut Wrath) -> Flow {
    let mut clockwise = game.heroes().chain(game.heroes());
    clockwise.find(|&hero| hero == game.turn.hero);
    let Some(next) = clockwise.next() else {
        unreachable!("WR-TERM-01: {} does not play: {game:?}", game.turn.hero)
    };
    game.turn.hero = next;
    game.agenda.push(Step::Turn);
    Flow::Done
}
