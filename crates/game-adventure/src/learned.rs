//! The judgement that was learned from games (`gospoda train`, docs/bots.md).

use std::sync::LazyLock;

use kernel::{Seat, SeatSet};
use net::{Inputs, Weights};

use crate::features::{INPUTS, Sights};
use crate::state::Adventure;

/// What `gospoda train fit` wrote: from games of two seats, and from games of three and four.
const OF_TWO: &[u8] = include_bytes!("../data/net-two.bin");
const OF_MORE: &[u8] = include_bytes!("../data/net-more.bin");

static FOR_TWO: LazyLock<Weights> = LazyLock::new(|| Weights::built_in(OF_TWO, &INPUTS));
static FOR_MORE: LazyLock<Weights> = LazyLock::new(|| Weights::built_in(OF_MORE, &INPUTS));

/// By what log odds are multiplied for people: before valor has been won they are too sure, and near the end, with two seats,
/// not sure enough (docs/bots.md). `near` is how near the first seat is to winning by valor, 0 to 1.
pub(crate) fn sure(n_seats: u8, near: f32) -> f32 {
    if n_seats == 2 { 0.7 + near } else { 0.25 + 1.5 * near * near }
}

/// The log odds of each of these seats.
pub(crate) fn odds_each(game: &Adventure, seats: SeatSet, mut tell: impl FnMut(Seat, f32)) {
    let weights = if game.n_seats == 2 { &FOR_TWO } else { &FOR_MORE };
    let sights = Sights::of(game, seats);
    let mut inputs = Inputs::default();
    for seat in seats.iter() {
        sights.write(seat, &mut inputs);
        tell(seat, weights.odds(inputs.on()));
    }
}
