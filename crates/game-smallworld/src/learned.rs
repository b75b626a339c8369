//! The judgement that was learned from games (`gospoda train`, docs/bots.md).

use std::sync::LazyLock;

use kernel::Seat;
use net::{Inputs, Weights};

use crate::features::{self, INPUTS};
use crate::state::SmallWorld;

/// What `gospoda train fit` wrote: from games of two and three seats, and from games of four and five.
const OF_FEW: &[u8] = include_bytes!("../data/net-few.bin");
const OF_MORE: &[u8] = include_bytes!("../data/net-more.bin");

static FOR_FEW: LazyLock<Weights> = LazyLock::new(|| Weights::built_in(OF_FEW, &INPUTS));
static FOR_MORE: LazyLock<Weights> = LazyLock::new(|| Weights::built_in(OF_MORE, &INPUTS));

/// The log odds of `seat`; nothing for teams, of which nothing was learned.
pub(crate) fn odds(game: &SmallWorld, seat: Seat) -> Option<f32> {
    if game.options.teams {
        return None;
    }
    let weights = if game.n_seats <= 3 { &FOR_FEW } else { &FOR_MORE };
    let mut inputs = Inputs::default();
    features::write(game, seat, &mut inputs);
    Some(weights.odds(inputs.on()))
}

/// By what log odds are multiplied for people: searches, from which a part was learned, are less sure than results are. Fitted
/// to games of `mcts:100it` and, with four and five seats, `mcts:60it` (docs/bots.md).
pub(crate) fn sureness(game: &SmallWorld) -> f32 {
    match game.n_seats {
        2 => 1.55,
        3 | 4 => 1.25,
        _ => 1.4,
    }
}
