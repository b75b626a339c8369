//! Open-loop search of imagined worlds (information-set Monte Carlo tree search).
//!
//! Every iteration imagines what the thinking seat cannot know, walks down the tree by what the seats answer, plays
//! on from there, and enters the result at every answer on the way. Randomness has no place in the tree: an answer
//! stands for all the positions that it may lead to, in all worlds. What a node offers differs from world to world,
//! so an answer that was seldom available is not taken for one that was seldom liked.

use std::time::Duration;

use kernel::{Chance, Cx, Game, Kind, Outcome, Seat, SeatSet};

use crate::clock::{Clock, Deadline};
use crate::guide::Guide;
use crate::meter::{Meter, Pause};
use crate::playout::{Playout, clamped, judge, list_for_some, settle};
use crate::seeds::mix;
use crate::settings::Settings;
use crate::spec::Budget;
use crate::tree::{Edge, NO_NODE, ROOT, Taken, Tree};

/// What a search found out about one answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<A> {
    pub action: A,
    /// How many playouts began with it.
    pub n_visits: u32,
    /// The mean result for the thinking seat.
    pub value: f32,
}

/// The answer of a search, with its reasons.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<A> {
    pub action: A,
    pub n_iterations: u32,
    /// All legal actions, most visited first.
    pub candidates: Vec<Candidate<A>>,
}

impl<A: Copy + Ord> Thought<A> {
    /// What this and another search for the same answer have found out together.
    pub(crate) fn with(self, other: Self) -> Self {
        let mut candidates = self.candidates;
        for it in other.candidates {
            match candidates.iter_mut().find(|own| own.action == it.action) {
                Some(own) => own.learn(&it),
                None => candidates.push(it),
            }
        }
        by_visits(candidates, self.n_iterations + other.n_iterations)
    }
}

impl<A> Candidate<A> {
    fn learn(&mut self, other: &Self) {
        self.n_visits += other.n_visits;
        let part = other.n_visits as f32 / self.n_visits.max(1) as f32;
        self.value += part * (other.value - self.value);
    }
}

/// Whether the search tells apart the answers to its own answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    Flat,
    Tree,
}

/// The spread of results before there are any, and the least that is believed.
const FIRST_SPREAD: f32 = 0.5;
const MIN_SPREAD: f32 = 0.01;

/// How many results are needed before their spread is believed.
const MIN_RESULTS: u32 = 8;

/// A result for each seat, the unused ones at the end.
pub(crate) type Values = [f32; 8];

/// What follows an action.
enum Next {
    Choice(Seat),
    Over(Outcome),
    /// Nobody can answer, or the forced answers do not end: to be judged as it is.
    Stuck,
}

/// What a bot is to answer.
pub(crate) struct Question<G: Game> {
    /// The position, of which only determinised copies are seen.
    pub(crate) root: G,
    /// The legal actions of the seat, at least one.
    pub(crate) options: Vec<G::Action>,
    pub(crate) seat: Seat,
    pub(crate) seed: u64,
    pub(crate) settings: Settings,
}

/// A search for one answer of one seat, which can be interrupted and goes on where it was.
pub(crate) struct Search<G: Game> {
    settings: Settings,
    root: G,
    options: Vec<G::Action>,
    seat: Seat,
    seed: u64,
    shape: Shape,
    meter: Meter,
    chance: Chance,
    playout: Playout<G::Action>,
    tree: Tree<G::Action>,
    path: Vec<Taken>,
    /// The actions of the node in hand, and their edges.
    legal: Vec<G::Action>,
    found: Vec<u32>,
    /// What `evaluate` said where the playout began, if that counts.
    leaf: Option<Values>,
    spread: Spread,
    /// What the game has learned of its answers, until it turns out that it has learned nothing.
    guide: Option<Guide>,
}

impl<G: Game> Search<G> {
    pub(crate) fn new(question: Question<G>, shape: Shape, budget: Budget) -> Self {
        Self::of(question, shape, Meter::new(budget))
    }

    /// The `nth` of some searches beside this one, from 1 on: for the same answer, with the same budget and other luck.
    pub(crate) fn beside(&self, nth: u64) -> Self {
        let question = Question {
            root: self.root.clone(),
            options: self.options.clone(),
            seat: self.seat,
            seed: mix(self.seed, nth),
            settings: self.settings,
        };
        Self::of(question, self.shape, self.meter.anew())
    }

    fn of(question: Question<G>, shape: Shape, meter: Meter) -> Self {
        let Question { root, options, seat, seed, settings } = question;
        let mut tree = Tree::new();
        tree.add_node();
        let has_priors = settings.prior_visits != 0.0 && shape == Shape::Tree;
        let is_guided = settings.guidance != 0.0 && has_priors;
        Self {
            settings,
            root,
            options,
            seat,
            seed,
            shape,
            meter,
            chance: Chance::fast(seed),
            playout: Playout::new(settings.horizon, settings.policy),
            tree,
            path: Vec::new(),
            legal: Vec::new(),
            found: Vec::new(),
            leaf: None,
            spread: Spread::new(),
            guide: is_guided.then(Guide::default),
        }
    }

    /// The search for the next answer of the same seat, after its answer `action` and perhaps forced ones. It begins with the
    /// subtree behind that answer, whose statistics are means over all its outcomes; without one, or where another seat may
    /// answer before, with an empty tree.
    pub(crate) fn reuse(self, action: G::Action, question: Question<G>, budget: Budget) -> Self {
        let is_answer = |it: &&Edge<G::Action>| it.seat == question.seat && it.action == action;
        let child = self.tree.edges_of(ROOT).iter().find(is_answer).map_or(NO_NODE, |it| it.child);
        let is_own = |it: &Edge<G::Action>| it.seat == question.seat;
        let is_known = child != NO_NODE && self.tree.edges_of(child).iter().all(is_own);
        if !is_known || !question.settings.keep_tree {
            return Self::new(question, self.shape, budget);
        }
        let Question { root, options, seat, seed, settings } = question;
        Self {
            settings,
            tree: self.tree.below(child, seat, &options),
            root,
            options,
            seed,
            meter: Meter::new(budget),
            chance: Chance::fast(seed),
            ..self
        }
    }

    /// Searches on until the budget is used up, which it says, or the clock shows `until`.
    pub(crate) fn advance(&mut self, clock: &dyn Clock, until: Option<Duration>) -> bool {
        let stint = self.meter.begin(clock, until);
        loop {
            self.iterate(None, stint.deadline);
            match self.meter.count(&stint, || lead_at_root(&self.tree)) {
                Pause::No => {}
                Pause::Interrupted => return false,
                Pause::Over => return true,
            }
        }
    }

    pub(crate) fn seat(&self) -> Seat {
        self.seat
    }

    /// A position that the seat takes for possible.
    pub(crate) fn imagined(&self, chance: &mut Chance) -> G {
        let mut world = self.root.clone();
        world.determinize(self.seat, chance);
        world
    }

    /// Gives an answer in the world and with the luck of `seed`, and searches on from there: the last position, and the
    /// outcome if it was the end.
    pub(crate) fn try_out(
        &mut self,
        action: G::Action,
        seed: u64,
        deadline: Deadline<'_>,
    ) -> (G, Option<Outcome>) {
        self.chance = Chance::fast(seed);
        self.iterate(Some(action), deadline)
    }

    /// One imagined world, from the root to a result, which is returned. The answer at the root may be given.
    fn iterate(
        &mut self,
        mut first: Option<G::Action>,
        deadline: Deadline<'_>,
    ) -> (G, Option<Outcome>) {
        let mut world = self.root.clone();
        world.determinize(self.seat, &mut self.chance);
        self.path.clear();
        self.legal.clear();
        self.legal.extend_from_slice(&self.options);
        let mut node = ROOT;
        let mut seat = self.seat;
        let outcome = loop {
            let edge = match first.take() {
                Some(action) => self.edge_at_root(action),
                None => self.select(node, seat, &world),
            };
            self.path.push(Taken { node, edge, seat });
            world.apply(seat, self.tree.edge(edge).action, &mut Cx::silent(&mut self.chance));
            match self.next_choice(&mut world) {
                Next::Choice(next) => seat = next,
                Next::Over(outcome) => break Some(outcome),
                Next::Stuck => break None,
            }
            match self.child(edge) {
                Some(child) => node = child,
                None => break self.play_out(&mut world, deadline),
            }
        };
        self.learn(&world, outcome.as_ref());
        (world, outcome)
    }

    /// The edge of one of the options.
    fn edge_at_root(&mut self, action: G::Action) -> u32 {
        self.tree.find(ROOT, self.seat, &self.options, &mut self.found);
        let nth = self.options.iter().position(|it| *it == action);
        self.found[nth.expect("only one of the options is tried out")]
    }

    /// The node behind an edge, which is made when the edge has been tried often enough.
    fn child(&mut self, edge_idx: u32) -> Option<u32> {
        let edge = self.tree.edge(edge_idx);
        if edge.child != NO_NODE {
            return Some(edge.child);
        }
        if self.shape == Shape::Flat
            || edge.n_visits < self.settings.expand_after
            || self.settings.max_edges <= self.tree.n_edges()
        {
            return None;
        }
        let child = self.tree.add_node();
        self.tree.edge_mut(edge_idx).child = child;
        Some(child)
    }

    /// Plays on while answers are forced. The actions of the seat that has a choice are left in `legal`.
    fn next_choice(&mut self, world: &mut G) -> Next {
        for _ in 0..G::INFO.max_decisions {
            let asked = list_for_some(world, &mut self.legal, &mut self.chance);
            let Some(seat) = asked else {
                return world.outcome().map_or(Next::Stuck, Next::Over);
            };
            match self.legal.as_slice() {
                &[only] => world.apply(seat, only, &mut Cx::silent(&mut self.chance)),
                _ => return Next::Choice(seat),
            }
        }
        Next::Stuck
    }

    /// The most promising of the legal answers: the best mean, with a bonus for what is little known.
    fn select(&mut self, node: u32, seat: Seat, world: &G) -> u32 {
        let n_missing = self.tree.find(node, seat, &self.legal, &mut self.found);
        let has_priors = self.settings.prior_visits != 0.0 && self.shape == Shape::Tree;
        if n_missing != 0 && has_priors {
            let mut guide = self.guide.take();
            guide = guide.and_then(|mut it| it.look(world, seat, &self.legal).then_some(it));
            match &guide {
                Some(guide) => self.judge_likely(seat, world, guide),
                None => self.judge_new(seat, world),
            }
            self.guide = guide;
        }
        let guidance = self.guide.as_ref().map(|_| self.settings.guidance * self.spread.get());
        let offset = self.tree.node(node).offset;
        let bonus = self.settings.exploration * self.spread.get();
        let n_found = self.found.len();
        let first = self.chance.below(n_found as u32) as usize;
        // By the logarithm of the visits, or by their root if the search is guided (PUCT: Rosin, 2011; Silver and others, 2017).
        let (mut n_last, mut growth) = (0, 0.0);
        let mut best = self.found[first];
        let mut best_bound = f32::NEG_INFINITY;
        for step in 0..n_found {
            // The walk begins anywhere, so that no action gains from its place in the list when many are equal.
            let idx = if first + step < n_found { first + step } else { first + step - n_found };
            let edge_idx = self.found[idx];
            let edge = self.tree.edge_mut(edge_idx);
            edge.n_available += 1;
            if edge.n_available != n_last {
                n_last = edge.n_available;
                let n_last = n_last as f32;
                growth = if guidance.is_some() { n_last.sqrt() } else { n_last.ln() };
            }
            let n_visits = edge.n_visits as f32;
            let bound = if has_priors {
                let weight = self.settings.prior_visits;
                let value =
                    (edge.mean * n_visits + (edge.prior + offset) * weight) / (n_visits + weight);
                match guidance {
                    Some(guidance) => value + guidance * edge.share * growth / (n_visits + 1.0),
                    None => value + bonus * (growth / (n_visits + 1.0)).sqrt(),
                }
            } else if edge.n_visits == 0 {
                f32::INFINITY
            } else {
                edge.mean + bonus * (growth / n_visits).sqrt()
            };
            if best_bound < bound {
                best = edge_idx;
                best_bound = bound;
            }
        }
        best
    }

    /// Asks `evaluate` about the answers that were not met before.
    fn judge_new(&mut self, seat: Seat, world: &G) {
        for idx in 0..self.legal.len() {
            self.judge_answer(idx, seat, world);
        }
    }

    /// The same about the likeliest answers alone; the others are taken for no better than the worst of these.
    fn judge_likely(&mut self, seat: Seat, world: &G, guide: &Guide) {
        for (&edge, &share) in self.found.iter().zip(&guide.shares) {
            self.tree.edge_mut(edge).share = share;
        }
        let n_judged = (self.settings.n_judged as usize).min(self.legal.len());
        let (likely, others) = guide.ranked.split_at(n_judged);
        let mut worst = f32::INFINITY;
        for &idx in likely {
            self.judge_answer(idx, seat, world);
            worst = worst.min(self.tree.edge(self.found[idx]).prior);
        }
        for &idx in others {
            let edge = self.tree.edge_mut(self.found[idx]);
            if edge.n_available == 0 && n_judged != 0 {
                edge.prior = worst;
            }
        }
    }

    /// Asks `evaluate` about one answer, if it was not met before.
    #[inline]
    fn judge_answer(&mut self, idx: usize, seat: Seat, world: &G) {
        let edge = self.tree.edge_mut(self.found[idx]);
        if edge.n_available == 0 {
            let mut after = world.clone();
            after.apply(seat, self.legal[idx], &mut Cx::silent(&mut self.chance));
            settle(&mut after, &mut self.chance, &mut self.playout.legal);
            edge.prior = judge(&after, seat);
        }
    }

    /// Plays `world` to a result, or leaves it to be judged as it is.
    fn play_out(&mut self, world: &mut G, deadline: Deadline<'_>) -> Option<Outcome> {
        let weight = self.settings.leaf_weight;
        if 1.0 <= weight {
            return None;
        }
        if weight != 0.0 {
            self.leaf = Some(self.judge_all(world));
        }
        self.playout.run(world, &mut self.chance, deadline)
    }

    /// The judgement of a position for each seat that gave an answer on the path or in the playout.
    fn judge_all(&self, world: &G) -> Values {
        let mut values = Values::default();
        let mut known = self.playout.seats;
        known.insert(self.seat);
        for taken in &self.path {
            known.insert(taken.seat);
        }
        if G::INFO.kind == Kind::Cooperative {
            known = SeatSet::only(self.seat);
        }
        world.evaluate_each(known, &mut values);
        values.map(clamped)
    }

    /// Enters the result of an iteration at every answer on the path, for the seat that gave it.
    fn learn(&mut self, world: &G, outcome: Option<&Outcome>) {
        let mut values = match outcome {
            Some(outcome) => {
                let mut values = Values::default();
                for (value, &result) in values.iter_mut().zip(&outcome.returns) {
                    *value = result;
                }
                values
            }
            None => self.judge_all(world),
        };
        if let Some(leaf) = self.leaf.take() {
            for (value, early) in values.iter_mut().zip(leaf) {
                *value += self.settings.leaf_weight * (early - *value);
            }
        }
        let own = values[self.seat.idx()];
        if G::INFO.kind == Kind::Cooperative {
            // The seats of a team may judge a position differently; the search is for the team.
            values = [own; 8];
        }
        self.spread.add(own);
        self.playout.habits.learn(&values);
        self.playout.seats = SeatSet::EMPTY;
        for &Taken { node, edge, seat } in &self.path {
            self.tree.learn(node, edge, values[seat.idx()]);
        }
    }

    pub(crate) fn has_begun(&self) -> bool {
        self.meter.n_iterations != 0
    }

    /// What it has found out so far.
    pub(crate) fn thought(&self) -> Thought<G::Action> {
        let edges = self.tree.edges_of(ROOT).iter();
        let candidates =
            edges.map(|it| Candidate { action: it.action, n_visits: it.n_visits, value: it.mean });
        by_visits(candidates.collect(), self.meter.n_iterations)
    }
}

/// By how many visits the best answer leads.
pub(crate) fn lead_at_root<A: Copy + Ord>(tree: &Tree<A>) -> u32 {
    let (mut best, mut second) = (0, 0);
    for edge in tree.edges_of(ROOT) {
        if best < edge.n_visits {
            second = best;
            best = edge.n_visits;
        } else if second < edge.n_visits {
            second = edge.n_visits;
        }
    }
    best - second
}

/// The most visited of the answers, with the others.
pub(crate) fn by_visits<A: Copy + Ord>(
    mut candidates: Vec<Candidate<A>>,
    n_iterations: u32,
) -> Thought<A> {
    candidates.sort_by(|a, b| {
        b.n_visits.cmp(&a.n_visits).then(b.value.total_cmp(&a.value)).then(a.action.cmp(&b.action))
    });
    Thought { action: candidates[0].action, n_iterations, candidates }
}

/// How far results lie apart: the largest standard deviation that the results so far have had. It does not fall
/// again when the search has made up its mind and sees the same result over and over: that would be the end of doubt.
pub(crate) struct Spread {
    n_results: u32,
    mean: f32,
    squares: f32,
    peak: f32,
}

impl Spread {
    pub(crate) fn new() -> Self {
        Self { n_results: 0, mean: 0.0, squares: 0.0, peak: MIN_SPREAD }
    }

    pub(crate) fn add(&mut self, value: f32) {
        self.n_results += 1;
        let off = value - self.mean;
        self.mean += off / self.n_results as f32;
        self.squares += off * (value - self.mean);
        if MIN_RESULTS <= self.n_results {
            self.peak = self.peak.max((self.squares / self.n_results as f32).sqrt());
        }
    }

    pub(crate) fn get(&self) -> f32 {
        if self.n_results < MIN_RESULTS { FIRST_SPREAD } else { self.peak }
    }
}
