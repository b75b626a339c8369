//! The judgement that was learned from games (`gospoda train`, docs/bots.md).

use std::sync::LazyLock;

use kernel::Seat;
use net::{Inputs, Weights};

use crate::features::{self, INPUTS};
use crate::state::Adventure;

/// What `gospoda train fit` wrote.
const FILE: &[u8] = include_bytes!("../data/net.bin");

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    let (weights, _) =
        Weights::of_file(FILE, &INPUTS).expect("the weights are for these inputs: tests read them");
    weights
});

/// By what log odds are multiplied for people: before valor has been won they are too sure, and near the end not sure enough
/// (docs/bots.md). `near` is how near somebody is to winning by valor, 0 to 1.
pub(crate) fn sure(near: f32) -> f32 {
    0.1 + 1.5 * near
}

/// Whether something was learned from games at such tables.
pub(crate) fn is_for(game: &Adventure) -> bool {
    game.n_seats == 2
}

/// The log odds of `seat`, if something was learned.
pub(crate) fn odds(game: &Adventure, seat: Seat) -> Option<f32> {
    if !is_for(game) {
        return None;
    }
    let mut inputs = Inputs::default();
    features::write(game, seat, &mut inputs);
    Some(WEIGHTS.odds(inputs.on()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_are_small_and_say_how_they_were_made() {
        testkit::learned::weights(FILE, &INPUTS, "adventure");
    }
}
