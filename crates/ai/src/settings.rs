//! The knobs of the bots. The defaults are what was measured to be best.

use crate::frozen;
use crate::playout::{Horizon, Policy};

/// How the bots think.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How much the search prefers what it has seldom tried, in units of the spread of its results.
    pub exploration: f32,
    /// How many visits the judgement of an action by `evaluate` is worth before it has been tried.
    /// At 0 actions are not judged in advance: each is tried once before any is tried twice.
    pub prior_visits: f32,
    /// How many playouts an action gets before the answers to it are told apart.
    pub expand_after: u32,
    /// How far playouts go.
    pub horizon: Horizon,
    /// How playouts choose.
    pub policy: Policy,
    /// How much of a leaf's value comes from `evaluate` at the leaf itself, from 0 to 1; at 1 nothing is played out.
    pub leaf_weight: f32,
    /// The size of the tree at which it stops growing; an edge takes about 40 bytes.
    pub max_edges: u32,
    /// In how many imagined worlds the greedy bot tries an action that draws randomness.
    pub n_samples: u32,
    /// What `mcts-1` was set to.
    pub mcts_1: frozen::Settings,
}

impl Settings {
    /// For games with a heuristic of some sense. A game whose `evaluate` knows nothing wants [`Horizon::END`].
    ///
    /// Found by series of Small World with 20 ms and 100 ms a decision. What matters is the horizon (without one the
    /// search loses 29 games of 30 against this) and, less, habits (26 of 40); around the other values it is flat.
    pub const DEFAULT: Self = Self {
        exploration: 1.4,
        prior_visits: 2.0,
        expand_after: 2,
        horizon: Horizon { max_decisions: 1000, max_turns: 3 },
        policy: Policy::Habits(5),
        leaf_weight: 0.0,
        max_edges: 500_000,
        n_samples: 6,
        mcts_1: frozen::Settings::DEFAULT,
    };
}

impl Default for Settings {
    fn default() -> Self {
        Self::DEFAULT
    }
}
