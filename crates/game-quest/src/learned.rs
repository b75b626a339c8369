//! The judgement that was learned from games (`gospoda train`, docs/bots.md).

use std::sync::LazyLock;

use net::{Inputs, Weights};

use crate::features::{self, INPUTS};
use crate::names::Sheet;
use crate::state::Quest;

/// What `gospoda train fit` wrote.
const FILE: &[u8] = include_bytes!("../data/net.bin");

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| Weights::built_in(FILE, &INPUTS));

/// Whether bots play better by it than by hand: everywhere but in a delve of two or three heroes (docs/bots.md).
pub(crate) fn is_for(game: &Quest) -> bool {
    !game.is_delve() || 3 < game.n_heroes
}

/// The log odds of a quest that is not decided.
pub(crate) fn odds(game: &Quest) -> f32 {
    let mut inputs = Inputs::default();
    features::write(game, &mut inputs);
    WEIGHTS.odds(inputs.on())
}

/// The log odds as people are told them. The games that were learned from were played by bots that judged by hand and won
/// less, so that in all quests of the campaign they promise too little (docs/bots.md).
pub(crate) fn told(game: &Quest, odds: f32) -> f32 {
    // What they are multiplied by, what is added, and what is added for the part of the way that is left.
    let (sure, more, ahead) = match game.sheet {
        Sheet::AFoulStench => (1.0, 1.5, 0.0),
        Sheet::LocateTheToxicAgent => (0.9, 2.0, 0.9),
        Sheet::Pursuit if game.n_heroes == 4 => (1.0, 2.9, 0.0),
        Sheet::Pursuit => (0.95, 1.8, 0.0),
        Sheet::Firepower if game.n_heroes == 2 => (0.7, 0.2, 1.3),
        Sheet::Firepower => (0.95, 1.0, 0.0),
        Sheet::Waaagh => (0.95, 0.9, 0.0),
        Sheet::LostInTheDark if is_for(game) => (0.6, 0.0, 2.0),
        Sheet::LostInTheDark => (1.2, 0.0, -0.3),
    };
    let n_left = game.places.deck.len() as f32;
    let n_ways = f32::from(game.turn.travels) + n_left;
    sure * odds + more + ahead * n_left / n_ways.max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_are_small_and_say_how_they_were_made() {
        testkit::learned::weights(FILE, &INPUTS, "quest");
    }
}
