//! A heuristic for bots: what a seat has, what it would score now, and what its races promise.

use kernel::{Seat, Status};

use crate::phases::end;
use crate::state::SmallWorld;
use crate::step::{self, Step};

/// How promising the position is for `seat`, from 0 to 1: its expected coins against the best opponent's.
pub(crate) fn evaluate(game: &SmallWorld, seat: Seat) -> f32 {
    if let Status::Over(outcome) = step::status(game) {
        return outcome.returns[seat.idx()];
    }
    let own = worth(game, seat);
    let best_other =
        seat.others(game.n_seats).map(|other| worth(game, other)).fold(f32::MIN, f32::max);
    let mean_other: f32 = seat.others(game.n_seats).map(|other| worth(game, other)).sum::<f32>()
        / f32::from(game.n_seats - 1);
    let lead = own - 0.6 * best_other - 0.4 * mean_other;
    1.0 / (1.0 + (-lead / 9.0).exp())
}

/// Coins expected at the end of the game, relative to a player who starts a fresh race every time.
fn worth(game: &SmallWorld, seat: Seat) -> f32 {
    let is_on_turn = game.turn.seat == seat;
    let is_yet_to_score =
        is_on_turn && game.agenda.iter().any(|step| step == Step::Score || step == Step::Mode);
    let player = game.player(seat);
    let mut res = f32::from(player.coins);
    let income: f32 = game.income(seat).iter().map(|&(_, coins)| f32::from(coins)).sum();
    if is_yet_to_score {
        res += income;
    }
    res + f32::from(turns_left(game, seat).min(3)) / 3.0 * promise(game, seat, income)
}

/// Full turns that a seat still has, the current one not counted.
fn turns_left(game: &SmallWorld, seat: Seat) -> u8 {
    let order = |seat: Seat| (seat.0 + game.n_seats - game.first_seat.0) % game.n_seats;
    let has_played = order(seat) <= order(game.turn.seat);
    game.n_rounds - game.round + u8::from(!has_played)
}

/// What the position of a seat is worth over the next three turns.
fn promise(game: &SmallWorld, seat: Seat, income: f32) -> f32 {
    let player = game.player(seat);
    let n_declining = game.held.declining[seat].len() as f32;
    // A Declining race loses a region now and then and leaves when the next one declines.
    let declining = 2.0 * n_declining;
    let Some(_) = player.active else {
        // A new race takes four or five regions and brings something beside.
        return declining + 14.0;
    };
    let n_active = game.held.active[seat].len() as f32;
    let n_hand = f32::from(player.hand + player.beasts);
    let n_tokens = end::n_tokens_on_boards(game, seat) as f32 - n_declining;
    let n_spare = (n_tokens + n_hand - n_active).max(0.0);
    let bonus = (income - n_active - n_declining).max(0.0);
    // Spare tokens conquer one region for every three of them, and hold what is there; tokens in hand defend nothing.
    declining + 2.1 * n_active + 0.9 * bonus.min(6.0) + 0.95 * n_spare - 0.15 * n_hand
}
