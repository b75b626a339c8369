//! SW-RACE-GNOMES: the air strike with a roll before paying.

use kernel::{Cx, Refusal, Seat};

use crate::action::{Action, Mean, Means};
use crate::content::Region;
use crate::event::{ConquestEvent, Event};
use crate::phases::conquest::check_shortfall;
use crate::query::cost::Price;
use crate::query::misplaced::not_now;
use crate::query::reach::Reach;
use crate::state::{SmallWorld, Strike};
use crate::step::{Prompt, Step};

/// SW-RACE-GNOMES-02, SW-RACE-GNOMES-03, SW-AMB-27: the strike may be named if two rolls could win it.
#[inline]
pub(crate) fn is_worth_a_roll(cost: u8, n_free: u8) -> bool {
    n_free != 0 && cost <= n_free + 2 * SmallWorld::best_roll()
}

pub(crate) fn out_of_reach(price: &Price, n_free: u8) -> Refusal {
    price
        .refusal("SW-RACE-GNOMES-03", "strike-out-of-reach", n_free)
        .with("best", 2 * SmallWorld::best_roll())
}

/// SW-RACE-GNOMES-02, SW-RACE-GNOMES-03: an affordable strike is carried out at once.
pub(crate) fn roll(game: &mut SmallWorld, region: Region, means: Means, cx: &mut Cx<'_, Event>) {
    let seat = game.turn.seat;
    game.turn.used = game.turn.used.and(Mean::Strike).and(Mean::Roll);
    let n_pips = game.roll_die(cx);
    let price = price_of(game, seat, region, means, n_pips);
    if price.tokens <= game.n_free(seat) {
        game.conquer(region, means, price.tokens, cx);
    } else {
        game.turn.strike = Some(Strike { region, means, n_pips });
        game.agenda.push(Step::StrikeFailed);
    }
}

fn price_of(game: &SmallWorld, seat: Seat, region: Region, means: Means, n_pips: u8) -> Price {
    game.price(seat, region, means, Reach::Near, n_pips)
}

/// The strike that waits for an answer, and its lowered price.
fn pending(game: &SmallWorld) -> (Strike, Price) {
    let strike = game
        .turn
        .strike
        .unwrap_or_else(|| unreachable!("SW-RACE-GNOMES-03: the step comes with a strike"));
    (strike, price_of(game, game.turn.seat, strike.region, strike.means, strike.n_pips))
}

pub(crate) fn prompt(game: &SmallWorld) -> Prompt {
    let (strike, price) = pending(game);
    Prompt::StrikeFailed {
        region: strike.region,
        cost: price.tokens,
        n_free: game.n_free(game.turn.seat),
    }
}

pub(crate) fn legal(game: &SmallWorld, out: &mut Vec<Action>) {
    let answers = [Action::StrikeFinal, Action::CallOff];
    out.extend(answers.into_iter().filter(|&action| check(game, action).is_ok()));
}

pub(crate) fn check(game: &SmallWorld, action: Action) -> Result<(), Refusal> {
    let seat = game.turn.seat;
    match action {
        Action::StrikeFinal => check_shortfall(game, seat, &pending(game).1, game.n_free(seat)),
        Action::CallOff => Ok(()),
        _ => Err(not_now(game, action)),
    }
}

pub(crate) fn resolve(game: &mut SmallWorld, action: Action, cx: &mut Cx<'_, Event>) {
    let seat = game.turn.seat;
    let (Strike { region, means, .. }, price) = pending(game);
    game.turn.strike = None;
    if action == Action::CallOff {
        cx.emit(|| ConquestEvent::StrikeCalledOff { seat, region });
        return;
    }
    // SW-FINAL-04: it is the final conquest; the step of further conquests below is dropped.
    game.agenda.pop();
    game.roll_final(region, means, price.tokens, cx);
}
