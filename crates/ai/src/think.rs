//! The door to the bots: a position, a seat, and an answer.

use kernel::{Chance, Game, Seat};

use crate::greedy;
use crate::search::{Candidate, Search, Shape, Thought};
use crate::settings::Settings;
use crate::spec::BotSpec;

/// Somebody who answers for a seat: a bot of ours, or one that a test or a researcher brings along.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions of `seat`. The bot may look at nothing that the seat cannot know: it
    /// determinises the position before any other look.
    fn decide(&mut self, state: &G, seat: Seat, seed: u64) -> G::Action;
}

/// One of our bots, with its settings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entrant {
    pub spec: BotSpec,
    pub settings: Settings,
}

impl From<BotSpec> for Entrant {
    fn from(spec: BotSpec) -> Self {
        Self { spec, settings: Settings::default() }
    }
}

impl<G: Game> Bot<G> for Entrant {
    fn decide(&mut self, state: &G, seat: Seat, seed: u64) -> G::Action {
        think(self.spec, state, seat, seed, &self.settings)
    }
}

/// The answer of a bot for `seat`.
///
/// The bot sees only determinised copies of `state`, and the list of its own legal actions.
/// Under a budget of iterations, the same position, seat, seed and settings give the same answer.
///
/// # Panics
/// If `seat` has no legal action.
pub fn think<G: Game>(
    spec: BotSpec,
    state: &G,
    seat: Seat,
    seed: u64,
    settings: &Settings,
) -> G::Action {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    match (legal.as_slice(), spec) {
        (&[only], _) => only,
        (actions, BotSpec::Random) => any(actions, seed),
        (actions, BotSpec::Greedy) => greedy::choose(state, seat, actions, seed, settings),
        (_, BotSpec::Flat(_) | BotSpec::Mcts(_)) => {
            consider(spec, state, seat, seed, settings).action
        }
    }
}

/// The answer of a bot together with what speaks for it: for hints, analysis and tests.
///
/// # Panics
/// If `seat` has no legal action.
pub fn consider<G: Game>(
    spec: BotSpec,
    state: &G,
    seat: Seat,
    seed: u64,
    settings: &Settings,
) -> Thought<G::Action> {
    let mut legal = Vec::new();
    state.legal_actions(seat, &mut legal);
    assert!(!legal.is_empty(), "only a seat with a legal action can think about it");
    match spec {
        BotSpec::Random => unweighed(any(&legal, seed)),
        BotSpec::Greedy => unweighed(greedy::choose(state, seat, &legal, seed, settings)),
        BotSpec::Flat(budget) => {
            Search::new(settings, seat, Shape::Flat, seed).run(state, &legal, budget)
        }
        BotSpec::Mcts(budget) => {
            Search::new(settings, seat, Shape::Tree, seed).run(state, &legal, budget)
        }
    }
}

fn any<A: Copy>(legal: &[A], seed: u64) -> A {
    assert!(!legal.is_empty(), "only a seat with a legal action can answer");
    legal[Chance::fast(seed).below(legal.len() as u32) as usize]
}

/// An answer without playouts behind it.
fn unweighed<A: Copy>(action: A) -> Thought<A> {
    let candidates = vec![Candidate { action, n_visits: 0, value: 0.5 }];
    Thought { action, n_iterations: 0, candidates }
}
