//! The judgement that was learned from games (`gospoda train`, docs/bots.md).

use std::sync::LazyLock;

use net::{Inputs, Weights};

use crate::features::{self, INPUTS};
use crate::names::Sheet;
use crate::state::Quest;

/// What `gospoda train fit` wrote.
const FILE: &[u8] = include_bytes!("../data/net.bin");

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| Weights::built_in(FILE, &INPUTS));

/// The log odds of a quest that is not decided.
pub(crate) fn odds(game: &Quest) -> f32 {
    let mut inputs = Inputs::default();
    features::write(game, &mut inputs);
    WEIGHTS.odds(inputs.on())
}

/// The log odds as people are told them. A part of what was learned is from searches, which are less sure than results, and
/// from games of bots that won less, so that it promises too little (docs/bots.md).
pub(crate) fn told(game: &Quest, odds: f32) -> f32 {
    let (sure, more) = match game.sheet {
        Sheet::AFoulStench => (1.8, 0.2),
        Sheet::LocateTheToxicAgent => (1.6, 1.6),
        Sheet::Pursuit => (1.5, 1.5),
        Sheet::Firepower => (1.2, 0.5),
        Sheet::Waaagh => (1.1, 1.2),
        Sheet::LostInTheDark => (1.3, 1.0),
    };
    sure * odds + more
}
