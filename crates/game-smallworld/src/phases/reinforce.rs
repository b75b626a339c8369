//! P5 of SW-TURN-02: tokens that arrive after the last conquest (SW-REDEP-03).

use kernel::{Cx, Flow, Refusal};

use crate::action::Action;
use crate::content::{Race, Relic};
use crate::event::{CoinReason, Event, PlacementEvent};
use crate::query::misplaced::not_now;
use crate::state::SmallWorld;

/// SW-RELIC-SPIRITHEALER-01: one token from the tray, if any is left.
pub(crate) fn spirit_healer(game: &mut SmallWorld, cx: &mut Cx<'_, Event>) -> Flow {
    let seat = game.turn.seat;
    if game.has_relic(seat, Relic::SpiritHealer) {
        let n_tokens = game.recruit(seat, 1);
        if n_tokens != 0 {
            cx.emit(|| PlacementEvent::Recruited { seat, n_tokens });
        }
    }
    Flow::Done
}

/// SW-RACE-FORSAKEN-01: as many as have fallen, limited by the tray. SW-COIN-01: the prompt says this number to
/// everybody, so the coins of the seat have no part in it.
pub(crate) fn n_on_offer(game: &SmallWorld) -> u8 {
    game.turn.n_fallen.min(game.tray[Race::Forsaken.idx()])
}

/// SW-RACE-FORSAKEN-01: limited by coins as well.
fn n_most(game: &SmallWorld) -> u8 {
    let coins = game.player(game.turn.seat).coins.min(u16::from(u8::MAX)) as u8;
    n_on_offer(game).min(coins)
}

/// SW-COIN-01: whether the question is asked does not depend on the coins either.
pub(crate) fn enter(game: &SmallWorld) -> Flow {
    Flow::asks_if(game.is_race(game.turn.seat, Race::Forsaken) && n_on_offer(game) != 0)
}

pub(crate) fn legal(game: &SmallWorld, out: &mut Vec<Action>) {
    out.extend((0..=n_most(game)).map(Action::Buy));
}

pub(crate) fn check(game: &SmallWorld, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Buy(n_tokens) if n_tokens <= n_most(game) => Ok(()),
        Action::Buy(_) => {
            let seat = game.turn.seat;
            Err(Refusal::new("SW-RACE-FORSAKEN-01", "too-many-recruits")
                .with("most", n_most(game))
                .with("fallen", game.turn.n_fallen)
                .with("hold", game.player(seat).coins)
                .with("tray", game.tray[Race::Forsaken.idx()]))
        }
        _ => Err(not_now(game, action)),
    }
}

/// SW-RACE-FORSAKEN-02: they are redeployed at once.
pub(crate) fn resolve(game: &mut SmallWorld, action: Action, cx: &mut Cx<'_, Event>) {
    let seat = game.turn.seat;
    let Action::Buy(n_tokens) = action else {
        unreachable!("SW-RACE-FORSAKEN-01: checked before: {action}")
    };
    if n_tokens != 0 {
        game.pay(seat, None, n_tokens, CoinReason::Recruits, cx);
        game.recruit(seat, n_tokens);
        cx.emit(|| PlacementEvent::Recruited { seat, n_tokens });
    }
}
