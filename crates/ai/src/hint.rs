//! Hints: the best answers of a seat, weighed against each other, and how sure that is.
//!
//! A search finds the answers that are worth a look. Then each of them is given in the same imagined worlds, as often as
//! the others, and the search plays on from there: so they differ by what they do and not by luck, and how far chance may
//! still have blurred the comparison follows from how the results scatter. What else they differ in is seen where the next
//! seat is asked: in each world the turn is played on, with an eye to `evaluate`. Where that tells nothing for an answer, what
//! it changes at once does.

use std::borrow::Cow;
use std::time::Duration;

use kernel::{Chance, Cx, Game, Seat};
use serde::{Deserialize, Serialize};

use crate::clock::{Clock, Deadline};
use crate::meter::{Meter, Pause};
use crate::playout::{Horizon, Playout, Policy};
use crate::review::told_chance;
use crate::search::{Question, Search, Shape};
use crate::seeds::mix;
use crate::sequential::Scores;
use crate::settings::Settings;
use crate::spec::Budget;

/// How many answers a hint names at most.
pub const MOST_ANSWERS: usize = 3;

/// What people are given, within a second. The search has half of it, and so half the playouts of the strongest level, and the
/// weighing of the answers that it found has the other half.
pub const BUDGET: Budget = Budget::Bounded(10_000, Duration::from_millis(750));

/// In fewer worlds answers are not compared, however little time there is.
const MIN_WORLDS: u32 = 20;

/// What a turn is played on with to see what it comes to.
const TURN: Horizon = Horizon { max_decisions: 40, max_turns: 1 };
const TURN_POLICY: Policy = Policy::Guesses(4);

/// Whether a seat wants more of something, or less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Better {
    More,
    Less,
}

/// What a seat has, or suffers from, in the game's own measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holding {
    pub name: &'static str,
    /// The place or the component that it is counted in, as notation names it; nothing if it is counted everywhere.
    pub of: Option<&'static str>,
    pub n: i32,
    pub better: Better,
    /// The rule that makes it matter.
    pub rule: &'static str,
}

/// A mean of many results, and how far the true mean may be from it with 95 percent confidence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    pub mean: f32,
    pub reach: f32,
}

impl Estimate {
    fn of(results: impl Iterator<Item = f32>) -> Self {
        let mut scores = Scores::default();
        results.for_each(|it| scores.add(f64::from(it)));
        Self { mean: scores.mean as f32, reach: scores.reach() as f32 }
    }

    /// The sum of two that have nothing to do with each other.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self { mean: self.mean + other.mean, reach: self.reach.hypot(other.reach) }
    }

    /// Whether it is not 0, as far as can be told.
    pub fn is_sure(self) -> bool {
        self.reach < self.mean.abs()
    }
}

/// What an answer leads to in one measure of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Prospect {
    pub name: Cow<'static, str>,
    pub of: Option<Cow<'static, str>>,
    pub better: Better,
    pub rule: Cow<'static, str>,
    pub mean: f32,
    /// By how much the first answer has more, in the same worlds.
    pub first_has_more: Estimate,
}

/// What a hint says of one answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice<A> {
    pub action: A,
    /// The chance to win, from 0 to 1.
    pub chance: Estimate,
    /// By how much the chance of the first answer is better, in the same worlds; 0 for the first itself.
    pub behind: Estimate,
    /// By the end of the turn.
    pub prospects: Vec<Prospect>,
    /// Right after the answer, place by place and card by card.
    pub at_once: Vec<Prospect>,
}

/// The best answers of a seat, the best first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hint<A> {
    /// In how many imagined worlds each was weighed.
    pub n_worlds: u32,
    pub answers: Vec<Advice<A>>,
}

impl<A> Hint<A> {
    /// The same with the actions in another form.
    pub fn map<B>(self, of: impl Fn(A) -> B) -> Hint<B> {
        let answers = self.answers.into_iter().map(|it| Advice {
            action: of(it.action),
            chance: it.chance,
            behind: it.behind,
            prospects: it.prospects,
            at_once: it.at_once,
        });
        Hint { n_worlds: self.n_worlds, answers: answers.collect() }
    }
}

/// What a seat has in a position; it looks at nothing that the seat may not know in it.
pub type Holdings<G> = fn(&G, Seat) -> Vec<Holding>;

/// What reasons are told in.
pub struct Measures<G> {
    /// By the end of the turn: all in all.
    pub holdings: Holdings<G>,
    /// Right after an answer, for each place and each card. Missing entries count as 0; entries of the same name and
    /// place are added up.
    pub details: Holdings<G>,
}

impl<G> Clone for Measures<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Measures<G> {}

/// One answer in all the worlds in which it was given so far.
struct Trial<A> {
    action: A,
    chances: Vec<f32>,
    holdings: Vec<Vec<Holding>>,
    /// In the first [`MIN_WORLDS`] of them only: what an answer does at once differs little from world to world.
    details: Vec<Vec<Holding>>,
}

/// Thinks about a hint for as long as it is let, and goes on where it was.
pub struct Adviser<G: Game> {
    search: Search<G>,
    /// Of the weighing, in worlds.
    meter: Meter,
    measures: Measures<G>,
    playout: Playout<G::Action>,
    seed: u64,
    /// Are weighed, whatever the search thinks of them.
    about: Vec<G::Action>,
    /// Empty until the search is over.
    trials: Vec<Trial<G::Action>>,
}

impl<G: Game> Adviser<G> {
    /// Sees only determinised copies of `state`, and the list of the actions of `seat`. Half of the budget is for the
    /// search, half for weighing what it found, in twenty worlds at least.
    ///
    /// # Panics
    /// If `seat` has no legal action.
    pub fn new(
        state: G,
        seat: Seat,
        budget: Budget,
        seed: u64,
        settings: &Settings,
        measures: Measures<G>,
    ) -> Self {
        let half = budget.part(2);
        let question = Question::new(state, seat, seed, settings);
        Self {
            search: Search::new(question, Shape::Tree, half),
            meter: Meter::new(half.iterations_shared(MOST_ANSWERS as u32)),
            measures,
            playout: Playout::new(TURN, TURN_POLICY),
            seed,
            about: Vec::new(),
            trials: Vec::new(),
        }
    }

    /// Weighs these in any case, two at most, which are answers that the seat has.
    #[must_use]
    pub fn about(mut self, actions: &[G::Action]) -> Self {
        self.about = actions.iter().copied().take(MOST_ANSWERS - 1).collect();
        self
    }

    /// Goes on thinking: a hint once the budget is spent, nothing if the clock shows `until` before. The clock is not read
    /// if the budget has iterations only and `until` is nothing.
    pub fn advance(
        &mut self,
        clock: &dyn Clock,
        until: Option<Duration>,
    ) -> Option<Hint<G::Action>> {
        if self.trials.is_empty() {
            if !self.search.advance(clock, until) {
                return None;
            }
            let candidates = self.search.thought().candidates.into_iter();
            let mut best: Vec<G::Action> =
                candidates.map(|it| it.action).take(MOST_ANSWERS).collect();
            let about: Vec<G::Action> =
                self.about.iter().copied().filter(|it| !best.contains(it)).collect();
            // Nothing that is asked about gives way to what is asked about as well.
            while MOST_ANSWERS < best.len() + about.len() {
                let least = best.iter().rposition(|it| !self.about.contains(it)).unwrap_or(0);
                best.remove(least);
            }
            best.extend(about);
            let trial = |action| Trial {
                action,
                chances: Vec::new(),
                holdings: Vec::new(),
                details: Vec::new(),
            };
            self.trials = best.into_iter().map(trial).collect();
        }
        let stint = self.meter.begin(clock, until);
        loop {
            self.weigh(stint.deadline);
            match self.meter.count(&stint, || 0) {
                Pause::No => {}
                Pause::Interrupted => return None,
                Pause::Over if self.meter.n_iterations < MIN_WORLDS => {}
                Pause::Over => return Some(self.hint()),
            }
        }
    }

    /// Gives each of the answers in the same world, with the same luck.
    fn weigh(&mut self, deadline: Deadline<'_>) {
        let seed = mix(self.seed, self.meter.n_iterations.into());
        let seat = self.search.seat();
        for trial in &mut self.trials {
            let (world, _) = self.search.try_out(trial.action, seed, deadline);
            trial.chances.push(told_chance(&world, seat));
            let (mut world, mut chance) = self.search.after(trial.action, seed);
            if trial.details.len() < MIN_WORLDS as usize {
                trial.details.push(together((self.measures.details)(&world, seat)));
            }
            self.playout.run(&mut world, &mut chance, deadline);
            trial.holdings.push((self.measures.holdings)(&world, seat));
        }
    }

    fn hint(&self) -> Hint<G::Action> {
        let mean = |it: &Trial<G::Action>| it.chances.iter().sum::<f32>();
        let mut trials: Vec<&Trial<G::Action>> = self.trials.iter().collect();
        // The order of the search stays where the results are equal.
        trials.sort_by(|one, other| mean(other).total_cmp(&mean(one)));
        let first = trials[0];
        let holdings = kinds(self.trials.iter().flat_map(|it| &it.holdings));
        let details = kinds(self.trials.iter().flat_map(|it| &it.details));
        let advice = |it: &&Trial<G::Action>| {
            let pairs = first.chances.iter().zip(&it.chances);
            Advice {
                action: it.action,
                chance: Estimate::of(it.chances.iter().copied()),
                behind: Estimate::of(pairs.map(|(first, own)| first - own)),
                prospects: prospects(&holdings, &first.holdings, &it.holdings),
                at_once: prospects(&details, &first.details, &it.details),
            }
        };
        let answers = trials.iter().map(advice).collect();
        Hint { n_worlds: self.meter.n_iterations, answers }
    }
}

fn is_same(one: &Holding, other: &Holding) -> bool {
    (one.name, one.of) == (other.name, other.of)
}

/// The same things as one, and nothing of which there is none.
fn together(all: Vec<Holding>) -> Vec<Holding> {
    let mut res: Vec<Holding> = Vec::new();
    for it in all.into_iter().filter(|it| it.n != 0) {
        match res.iter_mut().find(|found| is_same(found, &it)) {
            Some(found) => found.n += it.n,
            None => res.push(it),
        }
    }
    res
}

/// Everything that is counted in any of the worlds, in the order in which the game lists it.
fn kinds<'a>(worlds: impl Iterator<Item = &'a Vec<Holding>>) -> Vec<Holding> {
    let mut res: Vec<Holding> = Vec::new();
    for it in worlds.flatten() {
        if !res.iter().any(|found| is_same(found, it)) {
            res.push(*it);
        }
    }
    res
}

/// What an answer leads to, compared with the first in the same worlds.
fn prospects(kinds: &[Holding], first: &[Vec<Holding>], own: &[Vec<Holding>]) -> Vec<Prospect> {
    let prospect = |kind: &Holding| {
        let of = |world: &Vec<Holding>| {
            world.iter().find(|it| is_same(it, kind)).map_or(0.0, |it| it.n as f32)
        };
        let pairs = first.iter().zip(own);
        Prospect {
            name: Cow::Borrowed(kind.name),
            of: kind.of.map(Cow::Borrowed),
            better: kind.better,
            rule: Cow::Borrowed(kind.rule),
            mean: Estimate::of(own.iter().map(of)).mean,
            first_has_more: Estimate::of(pairs.map(|(first, own)| of(first) - of(own))),
        }
    };
    kinds.iter().map(prospect).collect()
}

impl<G: Game> Search<G> {
    /// The position right after an answer, and the luck that goes on from there.
    fn after(&self, action: G::Action, seed: u64) -> (G, Chance) {
        let mut chance = Chance::fast(seed);
        let mut world = self.imagined(&mut chance);
        world.apply(self.seat(), action, &mut Cx::silent(&mut chance));
        (world, chance)
    }
}
