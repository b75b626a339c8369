//! WR-RISE: The Scourge Rises.

use kernel::{Cx, Flow, Refusal, Seat, SeatSet};

use crate::action::Action;
use crate::content::book;
use crate::event::{Event, RiseEvent};
use crate::names::Card;
use crate::phases::rewards;
use crate::query::playing::Scope;
use crate::state::Wrath;
use crate::step::Step;

/// WR-RISE-01 to WR-RISE-05, WR-RISE-07: the rate, the bottom card with the Lich King, ghouls up to three, an
/// abomination, and the discard pile on top of the deck.
pub(crate) fn rise(game: &mut Wrath, cx: &mut Cx<'_, Event>) -> Flow {
    game.drop_drawn(Card::ScourgeRises);
    game.scourge_index += 1;
    let index = game.scourge_index;
    let rate = game.rate();
    cx.emit(|| RiseEvent::ScourgeRose { index, rate });
    game.agenda.then([Step::RiseWindow, Step::RiseShuffle]);
    let space = game.take_bottom_scourge_card(cx);
    game.move_lich_king(book().map.region_of_card(space), cx);
    let left = book().limits.ghouls_per_space - game.ghouls.on(space);
    game.agenda.then([Step::Fill { space, left }, Step::Abomination(space)]);
    Flow::Done
}

/// WR-RISE-06: only Alexstrasza's Cleansing, even on the card just drawn.
pub(crate) fn enter_window(game: &Wrath) -> Flow {
    Flow::asks_if(!window_seats(game).is_empty())
}

pub(crate) fn window_seats(game: &Wrath) -> SeatSet {
    let is_asked =
        |seat: &Seat| !game.holding.contains(*seat) && game.can_play_reward(*seat, Scope::Rise);
    game.reward_holders().iter().filter(is_asked).collect()
}

pub(crate) fn legal_window(game: &Wrath, seat: Seat, out: &mut Vec<Action>) {
    game.reward_plays(seat, Scope::Rise, out);
    out.push(Action::Pass);
}

pub(crate) fn check_window(game: &Wrath, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass => Ok(()),
        _ => game.check_reward(seat, action, Scope::Rise),
    }
}

/// There is one such reward, so its owner is asked once.
pub(crate) fn resolve_window(game: &mut Wrath, seat: Seat, action: Action, cx: &mut Cx<'_, Event>) {
    if action != Action::Pass {
        rewards::play(game, seat, action, cx);
    }
}

/// WR-RISE-07.
pub(crate) fn reshuffle(game: &mut Wrath, cx: &mut Cx<'_, Event>) -> Flow {
    game.reshuffle_scourge(cx);
    Flow::Done
}
