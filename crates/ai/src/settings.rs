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
    /// Whether the next search of the same turn begins with the tree of the last one.
    pub keep_tree: bool,
    /// How many searches think about an answer at once, each on a thread and with a budget of its own. At a table the
    /// server adds some where processors are free.
    pub trees: u32,
    /// How much the search prefers what is likely by `Game::likelihoods`, in units of the spread of its results; at 0, and in
    /// games that have learned nothing of the kind, it explores by `exploration`.
    pub guidance: f32,
    /// How many answers of a node, the likeliest, are judged in advance if the search is guided.
    pub n_judged: u32,
    /// In how many imagined worlds the greedy bot tries an action that draws randomness.
    pub n_samples: u32,
    /// What `mcts-1` was set to.
    pub mcts_1: frozen::Settings,
}

/// More threads are not started for one answer.
const MOST_TREES: u32 = 64;

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
        keep_tree: true,
        trees: 1,
        guidance: 0.0,
        n_judged: 4,
        n_samples: 6,
        mcts_1: frozen::Settings::DEFAULT,
    };
}

/// Why a knob cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingError {
    #[error(
        "there is no setting '{0}': write exploration, prior_visits, expand_after, max_decisions, max_turns, policy, \
         leaf_weight, max_edges, keep_tree, trees, guidance, n_judged or n_samples"
    )]
    Unknown(String),
    #[error("{key} cannot be '{value}'")]
    Value { key: String, value: String },
}

impl Settings {
    /// Sets one knob, as it is typed for an experiment: `exploration`, `0.7`.
    ///
    /// # Errors
    /// When there is no such knob, or it cannot have this value.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), SettingError> {
        let wrong = || SettingError::Value { key: key.to_owned(), value: value.to_owned() };
        let number = || value.parse::<f32>().ok().filter(|it| 0.0 <= *it && it.is_finite());
        let number = || number().ok_or_else(wrong);
        let whole = || value.parse::<u32>().map_err(|_| wrong());
        match key {
            "exploration" => self.exploration = number()?,
            "prior_visits" => self.prior_visits = number()?,
            "expand_after" => self.expand_after = whole()?,
            "max_decisions" => self.horizon.max_decisions = whole()?,
            "max_turns" => self.horizon.max_turns = whole()?,
            "policy" => self.policy = policy(value).ok_or_else(wrong)?,
            "leaf_weight" => {
                self.leaf_weight =
                    number().and_then(|it| if it <= 1.0 { Ok(it) } else { Err(wrong()) })?;
            }
            "keep_tree" => self.keep_tree = value.parse().map_err(|_| wrong())?,
            "trees" => {
                let is_sensible = |it: &u32| (1..=MOST_TREES).contains(it);
                self.trees = whole().ok().filter(is_sensible).ok_or_else(wrong)?;
            }
            "guidance" => self.guidance = number()?,
            "n_judged" => self.n_judged = whole()?,
            "max_edges" => self.max_edges = whole()?,
            "n_samples" => self.n_samples = whole()?,
            _ => return Err(SettingError::Unknown(key.to_owned())),
        }
        Ok(())
    }
}

/// `random`, `guesses:3`, `habits:5`, `likely:2`
fn policy(text: &str) -> Option<Policy> {
    match text.split_once(':') {
        None if text == "random" => Some(Policy::Random),
        Some(("guesses", n)) => n.parse().ok().map(Policy::Guesses),
        Some(("likely", n)) => n.parse().ok().map(Policy::Likely),
        Some(("habits", n)) => n.parse().ok().map(Policy::Habits),
        _ => None,
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self::DEFAULT
    }
}
