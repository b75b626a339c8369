//! The judgement that was learned from games (`gospoda train`, docs/bots.md).

use std::sync::LazyLock;

use net::{Inputs, Weights};

use crate::features::{self, INPUTS};
use crate::names::Difficulty;
use crate::state::Wrath;

/// What `gospoda train fit` wrote.
const FILE: &[u8] = include_bytes!("../data/net.bin");

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| Weights::built_in(FILE, &INPUTS));

/// The log odds of a position, of which `after` is what comes of what has been decided already.
pub(crate) fn odds(game: &Wrath, after: &Wrath) -> f32 {
    let mut inputs = Inputs::default();
    features::write_settled(game, after, &mut inputs);
    WEIGHTS.odds(inputs.on())
}

/// The log odds as people are told them. The games that were learned from were played by bots with weights learned earlier,
/// which won less, so that they promise too little at first, and searches, from which a part was learned, are less sure than
/// results. Few seats win more often than that says, many less (docs/bots.md). `done` is what part of all steps is done, 0 to 1.
pub(crate) fn told(game: &Wrath, odds: f32, done: f32) -> f32 {
    let more = match game.options.difficulty {
        Difficulty::Introductory => 1.6,
        Difficulty::Normal => 1.3,
        Difficulty::Heroic => 1.2,
        Difficulty::Mythic => 1.5,
    };
    1.4 * odds + more * (1.0 - done) + 1.3 - 0.3 * f32::from(game.n_seats)
}

#[cfg(test)]
mod tests {
    use kernel::{Chance, Cx, Game};

    use super::*;
    use crate::Setup;

    #[test]
    fn few_seats_are_promised_more_than_many() {
        let promised = |n_seats| {
            let mut chance = Chance::fast(1);
            let game = Wrath::start(&Setup::of(n_seats), &mut Cx::silent(&mut chance)).unwrap();
            told(&game, 0.0, 0.0)
        };
        let all: Vec<f32> = (1..=5).map(promised).collect();
        assert!(all.is_sorted_by(|few, many| many < few), "{all:?}");
    }
}
