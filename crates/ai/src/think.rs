//! The door to the bots: a position, a seat, and an answer.

use std::panic::resume_unwind;
use std::thread;
use std::time::Duration;

use kernel::{Chance, Game, Seat};

use crate::clock::{Clock, SystemClock};
use crate::frozen;
use crate::greedy;
use crate::level::{Strength, victory_at_hand};
use crate::search::{Candidate, Question, Search, Shape, Thought};
use crate::seeds::Seeds;
use crate::settings::Settings;
use crate::spec::{BotSpec, Budget};

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

/// An entrant at a table, which keeps its search tree within a turn.
pub struct Player<G: Game> {
    entrant: Entrant,
    /// The turn of the last answer, and the thinker that gave it.
    last: Option<(u64, Thinker<G>)>,
    /// A buffer.
    legal: Vec<G::Action>,
}

impl<G: Game> From<Entrant> for Player<G> {
    fn from(entrant: Entrant) -> Self {
        Self { entrant, last: None, legal: Vec::new() }
    }
}

impl From<BotSpec> for Entrant {
    fn from(spec: BotSpec) -> Self {
        Self { spec, settings: Settings::default() }
    }
}

impl<G: Game> Bot<G> for Player<G> {
    fn decide(&mut self, state: &G, seat: Seat, seeds: Seeds) -> G::Action {
        let Entrant { spec, settings } = self.entrant;
        // Researchers play millions of such games.
        if spec == BotSpec::Random {
            state.legal_actions(seat, &mut self.legal);
            return any_of(&self.legal, seeds.answer);
        }
        let mut thinker = match self.last.take().filter(|(turn, _)| *turn == seeds.turn) {
            Some((_, last)) => last.reuse(spec, state.clone(), seat, seeds, &settings),
            None => Thinker::new(spec, state.clone(), seat, seeds, &settings),
        };
        let beside = (1..settings.trees).map(|_| -> GoesOn { Box::new(|| true) });
        let action = thinker.finish_beside(beside.collect());
        self.last = Some((seeds.turn, thinker));
        action
    }
}

/// A bot that thinks about one answer, for as long as it is let, and goes on where it was.
pub struct Thinker<G: Game> {
    stage: Stage<G>,
    answer: Option<G::Action>,
    /// Of the last answer that was not forced, if this one is.
    last: Option<Last<G>>,
}

/// Whether a search beside another one goes on. It is dropped when that search ends.
pub type GoesOn = Box<dyn Fn() -> bool + Send>;

/// After this time a search beside another one asks whether it goes on.
const SLICE: Duration = Duration::from_millis(20);

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
        Self::of(spec, Question::new(state, seat, seeds.answer, settings), seeds.turn, None)
    }

    /// The bot for the next answer of the same seat, if only forced answers were given since its last one. The part of its
    /// search tree that is about this position is kept.
    ///
    /// # Panics
    /// If `seat` has no legal action.
    #[must_use]
    pub fn reuse(
        self,
        spec: BotSpec,
        state: G,
        seat: Seat,
        seeds: impl Into<Seeds>,
        settings: &Settings,
    ) -> Self {
        let seeds = seeds.into();
        let last = self.last.or(self.stage.into_search().zip(self.answer));
        Self::of(spec, Question::new(state, seat, seeds.answer, settings), seeds.turn, last)
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
        let question = Question { root: state, options, seat, seed, settings: *settings };
        Self::of(spec, question, turn, None)
    }

    fn of(spec: BotSpec, question: Question<G>, turn: u64, last: Option<Last<G>>) -> Self {
        match question.options.as_slice() {
            &[only] => Self { stage: Stage::Known(only), answer: None, last },
            _ => Self { stage: Stage::new(spec, question, turn, last), answer: None, last: None },
        }
    }

    /// Thinks on until there is an answer or the clock shows `until`. A bot without a budget of time that nobody
    /// interrupts reads no clock.
    pub fn advance(&mut self, clock: &dyn Clock, until: Option<Duration>) -> Option<G::Action> {
        self.answer = self.stage.advance(clock, until).map(|it| it.action);
        self.answer
    }

    /// Thinks until there is an answer. If it searches and does not err on purpose, others search for the same answer beside
    /// it, each on a thread of its own, until they have used the same budget or do not go on; the visits of all are added up
    /// (root parallelization; Chaslot, Winands and van den Herik, 2008). Under a budget of iterations that all use up, the
    /// answer is always the same.
    pub fn finish_beside(&mut self, beside: Vec<GoesOn>) -> G::Action {
        let searches: Vec<(Search<G>, GoesOn)> = match &self.stage {
            Stage::Search(search) => {
                (1..).zip(beside).map(|(nth, goes_on)| (search.beside(nth), goes_on)).collect()
            }
            _ => Vec::new(),
        };
        let search = |(mut search, goes_on): (Search<G>, GoesOn)| {
            while goes_on() && !search.advance(&SystemClock, Some(SystemClock.now() + SLICE)) {}
            search.has_begun().then(|| search.thought())
        };
        let thought = if searches.is_empty() {
            self.stage.finish()
        } else {
            thread::scope(|scope| {
                let threads: Vec<_> =
                    searches.into_iter().map(|it| scope.spawn(move || search(it))).collect();
                let own = self.stage.finish();
                let others = threads
                    .into_iter()
                    .filter_map(|it| it.join().unwrap_or_else(|panic| resume_unwind(panic)));
                others.fold(own, Thought::with)
            })
        };
        self.answer = Some(thought.action);
        thought.action
    }
}

/// The search behind an answer, and the answer.
type Last<G> = (Box<Search<G>>, <G as Game>::Action);

impl<G: Game> Question<G> {
    pub(crate) fn new(root: G, seat: Seat, seed: u64, settings: &Settings) -> Self {
        let mut options = Vec::new();
        root.legal_actions(seat, &mut options);
        assert!(!options.is_empty(), "only a seat with a legal action can think about it");
        Self { root, options, seat, seed, settings: *settings }
    }
}

impl<G: Game> Stage<G> {
    fn new(spec: BotSpec, question: Question<G>, turn: u64, last: Option<Last<G>>) -> Self {
        match spec {
            BotSpec::Level(level, budget) => {
                let strength = level.strength();
                let own = Budget::Iterations(strength.iterations);
                let inner = BotSpec::Mcts(budget.unwrap_or(own));
                if strength.whim == 0.0 {
                    return Self::new(inner, question, turn, last);
                }
                match victory_at_hand(&question) {
                    Some(action) => Self::Known(action),
                    None => {
                        let inner = Box::new(Self::new(inner, question, turn, last));
                        Self::Whimsical(inner, strength, turn)
                    }
                }
            }
            BotSpec::Random => Self::Known(any_of(&question.options, question.seed)),
            BotSpec::Greedy => Self::Greedy(Box::new(question)),
            BotSpec::Flat(budget) => {
                Self::Search(Box::new(Search::new(question, Shape::Flat, budget)))
            }
            BotSpec::Mcts(budget) => Self::Search(Box::new(match last {
                Some((search, action)) => search.reuse(action, question, budget),
                None => Search::new(question, Shape::Tree, budget),
            })),
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

    fn into_search(self) -> Option<Box<Search<G>>> {
        match self {
            Self::Search(search) => Some(search),
            Self::Whimsical(inner, ..) => inner.into_search(),
            Self::Known(_) | Self::Greedy(_) | Self::Frozen(_) => None,
        }
    }

    fn finish(&mut self) -> Thought<G::Action> {
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
    Thinker::new(spec, state.clone(), seat, seeds, settings).finish_beside(Vec::new())
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
    Stage::new(spec, Question::new(state.clone(), seat, answer, settings), turn, None).finish()
}

fn any_of<A: Copy>(options: &[A], seed: u64) -> A {
    options[Chance::fast(seed).below(options.len() as u32) as usize]
}

/// An answer without playouts behind it.
fn unweighed<A: Copy>(action: A) -> Thought<A> {
    let candidates = vec![Candidate { action, n_visits: 0, value: 0.5 }];
    Thought { action, n_iterations: 0, candidates }
}
