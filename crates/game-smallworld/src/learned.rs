//! The judgement that was learned from games (`gospoda train`, docs/bots.md).

use std::sync::LazyLock;

use kernel::Seat;
use net::{Inputs, Weights};

use crate::features::{self, INPUTS};
use crate::state::SmallWorld;

/// What `gospoda train fit` wrote.
const FILE: &[u8] = include_bytes!("../data/net.bin");

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| Weights::built_in(FILE, &INPUTS));

/// The log odds of `seat`; nothing at tables from which nothing was learned.
pub(crate) fn odds(game: &SmallWorld, seat: Seat) -> Option<f32> {
    if game.options.teams || 3 < game.n_seats {
        return None;
    }
    let mut inputs = Inputs::default();
    features::write(game, seat, &mut inputs);
    Some(WEIGHTS.odds(inputs.on()))
}

/// By what log odds are multiplied for people: searches, from which a part was learned, are less sure than results are. Fitted
/// to games of `mcts:100it` (docs/bots.md).
pub(crate) fn sureness(game: &SmallWorld) -> f32 {
    if game.n_seats == 2 { 1.55 } else { 1.25 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_are_small_and_say_how_they_were_made() {
        testkit::learned::weights(FILE, &INPUTS, "smallworld");
    }
}
