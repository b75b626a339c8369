//! How a seat stands: what was learned from games, and a heuristic by hand: what the seat has, what it would score now, and
//! what its races promise.

use kernel::{Seat, Status};

use crate::learned;
use crate::phases::end;
use crate::state::SmallWorld;
use crate::step::{self, Step};

/// The chance of `seat` to win.
pub(crate) fn evaluate(game: &SmallWorld, seat: Seat) -> f32 {
    if let Status::Over(outcome) = step::status(game) {
        return outcome.returns[seat.idx()];
    }
    learned::odds(game, seat).map_or_else(|| by_hand(game, seat), chance)
}

/// The same as people are told it: what all seats are told adds up to one victory. Teams share theirs.
pub(crate) fn chance_to_win(game: &SmallWorld, seat: Seat) -> f32 {
    if step::current(game) == Step::End || game.options.teams {
        return evaluate(game, seat);
    }
    let told = |it| match learned::odds(game, it) {
        Some(odds) => chance(learned::sureness(game) * odds),
        None => by_hand(game, it),
    };
    told(seat) / Seat::all(game.n_seats).map(told).sum::<f32>()
}

fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

/// How promising the position is for `seat`, from 0 to 1: its expected coins against the best opponent's. What is learned
/// has it as an input, and `mcts-1` goes by it.
pub(crate) fn by_hand(game: &SmallWorld, seat: Seat) -> f32 {
    if let Status::Over(outcome) = step::status(game) {
        return outcome.returns[seat.idx()];
    }
    chance(lead(game, seat, |it| Standing::of(game, it).worth))
}

/// The log odds of `seat` by what each seat is worth.
pub(crate) fn lead(game: &SmallWorld, seat: Seat, worth: impl Fn(Seat) -> f32) -> f32 {
    let own = worth(seat);
    let best_other = seat.others(game.n_seats).map(&worth).fold(f32::MIN, f32::max);
    let mean_other: f32 =
        seat.others(game.n_seats).map(&worth).sum::<f32>() / f32::from(game.n_seats - 1);
    (own - 0.6 * best_other - 0.4 * mean_other) / 9.0
}

/// What a seat has, and what that promises.
#[derive(Clone, Copy, Default)]
pub(crate) struct Standing {
    /// Coins, with the income of a turn that has not scored yet.
    pub(crate) coins: f32,
    pub(crate) income: f32,
    /// Full turns that it still has, the current one not counted.
    pub(crate) turns_left: u8,
    pub(crate) n_active: u32,
    pub(crate) n_declining: u32,
    /// Pieces in hand.
    pub(crate) n_hand: u8,
    /// Tokens and Beasts beyond one in each region.
    pub(crate) n_spare: f32,
    /// Coins expected at the end of the game, relative to a player who starts a fresh race every time.
    pub(crate) worth: f32,
}

impl Standing {
    pub(crate) fn of(game: &SmallWorld, seat: Seat) -> Self {
        let is_on_turn = game.turn.seat == seat;
        let is_yet_to_score =
            is_on_turn && game.agenda.iter().any(|step| step == Step::Score || step == Step::Mode);
        let player = game.player(seat);
        let (n_active, n_declining) =
            (game.held.active[seat].len(), game.held.declining[seat].len());
        let income: f32 = game.income(seat).iter().map(|&(_, coins)| f32::from(coins)).sum();
        let n_hand = player.hand + player.beasts;
        let n_tokens = end::n_tokens_on_boards(game, seat) as f32 - n_declining as f32;
        let mut res = Self {
            coins: f32::from(player.coins) + if is_yet_to_score { income } else { 0.0 },
            income,
            turns_left: turns_left(game, seat),
            n_active,
            n_declining,
            n_hand,
            n_spare: (n_tokens + f32::from(n_hand) - n_active as f32).max(0.0),
            worth: 0.0,
        };
        let promise = res.promise(player.active.is_some());
        res.worth = res.coins + f32::from(res.turns_left.min(3)) / 3.0 * promise;
        res
    }

    /// What the position of a seat is worth over the next three turns.
    fn promise(&self, is_active: bool) -> f32 {
        let (n_active, n_declining) = (self.n_active as f32, self.n_declining as f32);
        // A Declining race loses a region now and then and leaves when the next one declines.
        let declining = 2.0 * n_declining;
        if !is_active {
            // A new race takes four or five regions and brings something beside.
            return declining + 14.0;
        }
        let bonus = (self.income - n_active - n_declining).max(0.0);
        // Spare tokens conquer one region for every three of them, and hold what is there; tokens in hand defend nothing.
        let n_hand = f32::from(self.n_hand);
        declining + 2.1 * n_active + 0.9 * bonus.min(6.0) + 0.95 * self.n_spare - 0.15 * n_hand
    }
}

/// Full turns that a seat still has, the current one not counted.
fn turns_left(game: &SmallWorld, seat: Seat) -> u8 {
    let order = |seat: Seat| (seat.0 + game.n_seats - game.first_seat.0) % game.n_seats;
    let has_played = order(seat) <= order(game.turn.seat);
    game.n_rounds - game.round + u8::from(!has_played)
}
