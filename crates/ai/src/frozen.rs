//! `mcts-1`: the first searching bot, kept as it was, so that progress can be measured against it.
//!
//! Its knobs stand here and in [`Settings`], its judgement is [`Game::evaluate_of_mcts_1`]. `tree`, `habit` and the ways to
//! walk a game are shared with the bots of today; whoever changes what they do leaves a copy here. A list of its choices in
//! every game (`crates/catalog/tests/it/frozen.rs`) tells whether it still is the same bot.

use std::time::Duration;

use kernel::{Chance, Cx, Game, Kind, Outcome, Seat, SeatSet};

use crate::clock::{Clock, Deadline};
use crate::habit::Habits;
use crate::meter::{Meter, Pause};
use crate::playout::{clamped, list_for_some, settle};
use crate::search::{Candidate, Question, Spread, Thought, Values, by_visits, lead_at_root};
use crate::spec::Budget;
use crate::tree::{NO_NODE, ROOT, Taken, Tree};

/// What differed from game to game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    pub exploration: f32,
    pub prior_visits: f32,
    /// Whether leaves are played on for three turns, or judged where they are.
    pub plays_out: bool,
}

impl Settings {
    pub const DEFAULT: Self = Self { exploration: 1.4, prior_visits: 2.0, plays_out: true };
}

/// How many playouts an action gets before the answers to it are told apart.
const EXPAND_AFTER: u32 = 2;
/// The size of the tree at which it stops growing.
const MAX_EDGES: u32 = 500_000;
/// How far a playout goes.
const MAX_DECISIONS: u32 = 1000;
const MAX_TURNS: u32 = 3;
/// Of so many random actions a playout takes the one that has turned out best.
const N_DRAWN: u32 = 5;
/// How many decisions are made between two looks at the clock.
const CLOCK_INTERVAL: u32 = 32;

/// What follows an action.
enum Next {
    Choice(Seat),
    Over(Outcome),
    Stuck,
}

/// A search for one answer of one seat, which can be interrupted and goes on where it was.
pub(crate) struct Search<G: Game> {
    settings: Settings,
    root: G,
    options: Vec<G::Action>,
    seat: Seat,
    meter: Meter,
    chance: Chance,
    habits: Habits,
    /// The seats that gave an answer in the last playout.
    played: SeatSet,
    tree: Tree<G::Action>,
    path: Vec<Taken>,
    /// The actions of the node in hand, and their edges.
    legal: Vec<G::Action>,
    found: Vec<u32>,
    buffer: Vec<G::Action>,
    spread: Spread,
}

impl<G: Game> Search<G> {
    pub(crate) fn new(question: Question<G>, budget: Budget) -> Self {
        let Question { root, options, seat, seed, settings } = question;
        let mut tree = Tree::new();
        tree.add_node();
        Self {
            settings: settings.mcts_1,
            root,
            options,
            seat,
            meter: Meter::new(budget),
            chance: Chance::fast(seed),
            habits: Habits::new(),
            played: SeatSet::EMPTY,
            tree,
            path: Vec::new(),
            legal: Vec::new(),
            found: Vec::new(),
            buffer: Vec::new(),
            spread: Spread::new(),
        }
    }

    /// Searches on until the budget is used up, which it says, or the clock shows `until`.
    pub(crate) fn advance(&mut self, clock: &dyn Clock, until: Option<Duration>) -> bool {
        let stint = self.meter.begin(clock, until);
        loop {
            self.iterate(stint.deadline);
            match self.meter.count(&stint, || lead_at_root(&self.tree)) {
                Pause::No => {}
                Pause::Interrupted => return false,
                Pause::Over => return true,
            }
        }
    }

    fn iterate(&mut self, deadline: Deadline<'_>) {
        let mut world = self.root.clone();
        world.determinize(self.seat, &mut self.chance);
        self.path.clear();
        self.legal.clear();
        self.legal.extend_from_slice(&self.options);
        let mut node = ROOT;
        let mut seat = self.seat;
        let outcome = loop {
            let edge = self.select(node, seat, &world);
            self.path.push(Taken { node, edge, seat });
            world.apply(seat, self.tree.edge(edge).action, &mut Cx::silent(&mut self.chance));
            match self.next_choice(&mut world) {
                Next::Choice(next) => seat = next,
                Next::Over(outcome) => break Some(outcome),
                Next::Stuck => break None,
            }
            match self.child(edge) {
                Some(child) => node = child,
                None if self.settings.plays_out => break self.play_out(&mut world, deadline),
                None => {
                    // It was judged here and once more when it was learnt: a part of its speed.
                    std::hint::black_box(self.judge_all(&world));
                    break None;
                }
            }
        };
        self.learn(&world, outcome.as_ref());
    }

    fn child(&mut self, edge_idx: u32) -> Option<u32> {
        let edge = self.tree.edge(edge_idx);
        if edge.child != NO_NODE {
            return Some(edge.child);
        }
        if edge.n_visits < EXPAND_AFTER || MAX_EDGES <= self.tree.n_edges() {
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
        if self.tree.find(node, seat, &self.legal, &mut self.found) != 0 {
            self.judge_new(seat, world);
        }
        let offset = self.tree.node(node).offset;
        let bonus = self.settings.exploration * self.spread.get();
        let weight = self.settings.prior_visits;
        let n_found = self.found.len();
        let first = self.chance.below(n_found as u32) as usize;
        let (mut n_last, mut log_last) = (0, 0.0);
        let mut best = self.found[first];
        let mut best_bound = f32::NEG_INFINITY;
        for step in 0..n_found {
            let idx = if first + step < n_found { first + step } else { first + step - n_found };
            let edge_idx = self.found[idx];
            let edge = self.tree.edge_mut(edge_idx);
            edge.n_available += 1;
            if edge.n_available != n_last {
                n_last = edge.n_available;
                log_last = (n_last as f32).ln();
            }
            let n_visits = edge.n_visits as f32;
            let value =
                (edge.mean * n_visits + (edge.prior + offset) * weight) / (n_visits + weight);
            let bound = value + bonus * (log_last / (n_visits + 1.0)).sqrt();
            if best_bound < bound {
                best = edge_idx;
                best_bound = bound;
            }
        }
        best
    }

    /// Asks for a judgement of the answers that were not met before.
    fn judge_new(&mut self, seat: Seat, world: &G) {
        for (idx, &action) in self.legal.iter().enumerate() {
            let edge = self.tree.edge_mut(self.found[idx]);
            if edge.n_available == 0 {
                let mut after = world.clone();
                after.apply(seat, action, &mut Cx::silent(&mut self.chance));
                settle(&mut after, &mut self.chance, &mut self.buffer);
                edge.prior = judge(&after, seat);
            }
        }
    }

    /// Plays on to the end, whose outcome is returned, or for three turns.
    fn play_out(&mut self, world: &mut G, deadline: Deadline<'_>) -> Option<Outcome> {
        let (mut n_decisions, mut n_turns, mut turn_of) = (0, 0, None);
        loop {
            let Some(seat) = list_for_some(world, &mut self.legal, &mut self.chance) else {
                return world.outcome();
            };
            if turn_of.is_some_and(|it| it != seat) {
                n_turns += 1;
            }
            turn_of = Some(seat);
            let is_late = n_decisions % CLOCK_INTERVAL == CLOCK_INTERVAL - 1 && deadline.is_over();
            if MAX_TURNS <= n_turns || MAX_DECISIONS <= n_decisions || is_late {
                return None;
            }
            let action = match self.legal.as_slice() {
                &[only] => only,
                _ => self.best_habit(seat),
            };
            world.apply(seat, action, &mut Cx::silent(&mut self.chance));
            n_decisions += 1;
        }
    }

    /// Of a few random actions, the one that has turned out best so far.
    fn best_habit(&mut self, seat: Seat) -> G::Action {
        let n_legal = self.legal.len() as u32;
        let mut best = self.legal[self.chance.below(n_legal) as usize];
        let mut best_worth = self.habits.worth(seat, best);
        for _ in 1..N_DRAWN {
            let action = self.legal[self.chance.below(n_legal) as usize];
            let worth = self.habits.worth(seat, action);
            if best_worth < worth {
                best = action;
                best_worth = worth;
            }
        }
        self.habits.give(seat, best);
        self.played.insert(seat);
        best
    }

    /// The judgement of a position for each seat that gave an answer on the path or in the playout.
    fn judge_all(&self, world: &G) -> Values {
        let mut values = Values::default();
        let mut known = self.played;
        known.insert(self.seat);
        for taken in &self.path {
            known.insert(taken.seat);
        }
        if G::INFO.kind == Kind::Cooperative {
            known = SeatSet::only(self.seat);
        }
        for seat in known.iter() {
            values[seat.idx()] = judge(world, seat);
        }
        values
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
        let own = values[self.seat.idx()];
        if G::INFO.kind == Kind::Cooperative {
            values = [own; 8];
        }
        self.spread.add(own);
        self.habits.learn(&values);
        self.played = SeatSet::EMPTY;
        for &Taken { node, edge, seat } in &self.path {
            self.tree.learn(node, edge, values[seat.idx()]);
        }
    }

    /// What it has found out so far.
    pub(crate) fn thought(&self) -> Thought<G::Action> {
        let edges = self.tree.edges_of(ROOT).iter();
        let candidates =
            edges.map(|it| Candidate { action: it.action, n_visits: it.n_visits, value: it.mean });
        by_visits(candidates.collect(), self.meter.n_iterations)
    }
}

fn judge<G: Game>(state: &G, seat: Seat) -> f32 {
    clamped(state.evaluate_of_mcts_1(seat))
}
