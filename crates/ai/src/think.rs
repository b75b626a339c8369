//! The door to the bots: a position, a seat, and an answer.

use std::time::Duration;

use kernel::{Chance, Game, Seat};

use crate::clock::{Clock, SystemClock};
use crate::frozen;
use crate::greedy;
use crate::level::{Strength, victory_at_hand};
use crate::search::{Candidate, Question, Search, Shape, Thought};
use crate::seeds::Seeds;
use crate::settings::Settings;
use crate::spec::BotSpec;

/// Somebody who answers for a seat: a bot of ours, or one that a test or a researcher brings along.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions of `seat`. The bot may look at nothing that the seat cannot know: it
    /// determinises the position before any other look.
    fn decide(&mut self, state: &G, seat: Seat, seeds: Seeds) -> G::Action;
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
    fn decide(&mut self, state: &G, seat: Seat, seeds: Seeds) -> G::Action {
        think(self.spec, state, seat, seeds, &self.settings)
    }
}

/// A bot that thinks about one answer, for as long as it is let, and goes on where it was.
pub struct Thinker<G: Game>(Stage<G>);

enum Stage<G: Game> {
    Known(G::Action),
    /// Looks once at each action, so it is not interrupted.
    Greedy(Box<Question<G>>),
    Search(Box<Search<G>>),
    Frozen(Box<frozen::Search<G>>),
    /// Somebody who has thought, and then has a will of its own.
    Whimsical(Box<Stage<G>>, &'static Strength, u64),
}

impl<G: Game> Thinker<G> {
    /// Sees only determinised copies of `state`, and the list of the actions of `seat`. An answer that is the only
    /// one needs no thought.
    ///
    /// # Panics
    /// If `seat` has no legal action.
    pub fn new(
        spec: BotSpec,
        state: G,
        seat: Seat,
        seeds: impl Into<Seeds>,
        settings: &Settings,
    ) -> Self {
        let seeds = seeds.into();
        Self::of(spec, Question::new(state, seat, seeds.answer, settings), seeds.turn)
    }

    /// The same for some of the actions of `seat`: the answer is one of `options`.
    ///
    /// # Panics
    /// If there are none.
    pub fn among(
        spec: BotSpec,
        state: G,
        options: Vec<G::Action>,
        seat: Seat,
        seeds: impl Into<Seeds>,
        settings: &Settings,
    ) -> Self {
        assert!(!options.is_empty(), "a bot chooses one of several actions, or the only one");
        let Seeds { answer: seed, turn } = seeds.into();
        Self::of(spec, Question { root: state, options, seat, seed, settings: *settings }, turn)
    }

    fn of(spec: BotSpec, question: Question<G>, turn: u64) -> Self {
        Self(match question.options.as_slice() {
            &[only] => Stage::Known(only),
            _ => Stage::new(spec, question, turn),
        })
    }

    /// Thinks on until there is an answer or the clock shows `until`. A bot without a budget of time that nobody
    /// interrupts reads no clock.
    pub fn advance(&mut self, clock: &dyn Clock, until: Option<Duration>) -> Option<G::Action> {
        self.0.advance(clock, until).map(|it| it.action)
    }
}

impl<G: Game> Question<G> {
    pub(crate) fn new(root: G, seat: Seat, seed: u64, settings: &Settings) -> Self {
        let mut options = Vec::new();
        root.legal_actions(seat, &mut options);
        assert!(!options.is_empty(), "only a seat with a legal action can think about it");
        Self { root, options, seat, seed, settings: *settings }
    }
}

impl<G: Game> Stage<G> {
    fn new(spec: BotSpec, question: Question<G>, turn: u64) -> Self {
        match spec {
            BotSpec::Level(level, _) => {
                let inner = match spec.budget() {
                    Some(budget) => BotSpec::Mcts(budget),
                    None => BotSpec::Greedy,
                };
                let strength = level.strength();
                if strength.whim == 0.0 {
                    return Self::new(inner, question, turn);
                }
                match victory_at_hand(&question) {
                    Some(action) => Self::Known(action),
                    None => {
                        let inner = Box::new(Self::new(inner, question, turn));
                        Self::Whimsical(inner, strength, turn)
                    }
                }
            }
            BotSpec::Random => {
                let options = &question.options;
                let nth = Chance::fast(question.seed).below(options.len() as u32);
                Self::Known(options[nth as usize])
            }
            BotSpec::Greedy => Self::Greedy(Box::new(question)),
            BotSpec::Flat(budget) => {
                Self::Search(Box::new(Search::new(question, Shape::Flat, budget)))
            }
            BotSpec::Mcts(budget) => {
                Self::Search(Box::new(Search::new(question, Shape::Tree, budget)))
            }
            BotSpec::Mcts1(budget) => Self::Frozen(Box::new(frozen::Search::new(question, budget))),
        }
    }

    fn advance(
        &mut self,
        clock: &dyn Clock,
        until: Option<Duration>,
    ) -> Option<Thought<G::Action>> {
        match self {
            Self::Known(action) => Some(unweighed(*action)),
            Self::Greedy(question) => Some(greedy::choose(question)),
            Self::Search(search) => search.advance(clock, until).then(|| search.thought()),
            Self::Frozen(search) => search.advance(clock, until).then(|| search.thought()),
            Self::Whimsical(inner, strength, turn) => {
                let thought = inner.advance(clock, until)?;
                Some(Thought { action: strength.choose(&thought, *turn), ..thought })
            }
        }
    }

    fn finish(mut self) -> Thought<G::Action> {
        loop {
            if let Some(thought) = self.advance(&SystemClock, None) {
                return thought;
            }
        }
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
    seeds: impl Into<Seeds>,
    settings: &Settings,
) -> G::Action {
    Thinker::new(spec, state.clone(), seat, seeds, settings).0.finish().action
}

/// The answer of a bot together with what speaks for it: for hints, analysis and tests.
///
/// # Panics
/// If `seat` has no legal action.
pub fn consider<G: Game>(
    spec: BotSpec,
    state: &G,
    seat: Seat,
    seeds: impl Into<Seeds>,
    settings: &Settings,
) -> Thought<G::Action> {
    let Seeds { answer, turn } = seeds.into();
    Stage::new(spec, Question::new(state.clone(), seat, answer, settings), turn).finish()
}

/// An answer without playouts behind it.
fn unweighed<A: Copy>(action: A) -> Thought<A> {
    let candidates = vec![Candidate { action, n_visits: 0, value: 0.5 }];
    Thought { action, n_iterations: 0, candidates }
}
