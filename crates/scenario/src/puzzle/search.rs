//! Lays out all that can follow from the position of a puzzle.

use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::Hasher;

use kernel::{Chance, Cx, Draw, Game, Match, Record, Seat, Viewer};
use serde_json::Value;

use super::graph::{Graph, Node};
use super::{Limits, Puzzle, Taken};
use crate::condition::{Condition, Moment, Wish};
use crate::expect::question_of;
use crate::json;
use crate::teach::offers_in;

/// A position on the way: what follows from it depends on no more than this.
#[derive(Clone, Debug)]
struct Place<G> {
    state: G,
    /// How many of the answers that the script has for other seats were given.
    n_answers: usize,
    /// What the learner has done of what conditions ask for.
    done: Vec<String>,
}

/// A position by its fingerprint.
type Key = (u64, usize, Vec<String>);

pub(super) struct Search<'p, G> {
    pub(super) graph: Graph,
    puzzle: &'p Puzzle<'p>,
    limits: &'p Limits<'p>,
    /// What the learner saw at the beginning.
    start: Value,
    known: HashMap<Key, usize>,
    /// Positions that are still to be looked at.
    open: Vec<(usize, Place<G>)>,
    /// How often an action was done.
    n_done: usize,
}

/// So many results of one action are told apart.
const MOST_RESULTS: usize = 20_000;

/// What is less likely is left out: dice that are rolled again as long as they show something could go on for ever.
const LEAST: f64 = 1e-6;

impl<'p, G: Game> Search<'p, G> {
    /// Everything that can follow; nothing if that is more than the limits allow.
    pub(super) fn of(puzzle: &'p Puzzle<'p>, root: &G, limits: &'p Limits<'p>) -> Option<Self> {
        let mut search = Self {
            graph: Graph::default(),
            puzzle,
            limits,
            start: json(&root.view(Viewer::Seat(puzzle.lesson.learner))),
            known: HashMap::new(),
            open: Vec::new(),
            n_done: 0,
        };
        let first = Place { state: root.clone(), n_answers: 0, done: Vec::new() };
        let idx = search.graph.add();
        let node = search.ask(first)?;
        search.graph.set(idx, node);
        while let Some((idx, place)) = search.open.pop() {
            let node = match search.end(&place) {
                Some(node) => node,
                None => search.ask(place)?,
            };
            search.graph.set(idx, node);
        }
        Some(search)
    }

    /// Whether the puzzle ends in this position, after something was done.
    fn end(&self, place: &Place<G>) -> Option<Node> {
        let learner = self.puzzle.lesson.learner;
        let decision = place.state.decision();
        let asked: Vec<Seat> =
            decision.as_ref().map(|it| it.seats.iter().collect()).unwrap_or_default();
        let view = json(&place.state.view(Viewer::Seat(learner)));
        let question = question_of(&place.state);
        let moment = Moment {
            view: &view,
            start: &self.start,
            asked: &asked,
            offers: &offers_in(&place.state, learner),
            question: question.as_deref(),
            done: &place.done,
            is_over: asked.is_empty(),
        };
        let all_hold = |conditions: &[Condition]| conditions.iter().all(|it| it.holds(moment));
        let step = self.puzzle.step;
        if all_hold(&step.goal) {
            return Some(Node::Reached);
        }
        let is_ended = !self.puzzle.is_answered && !asked.contains(&learner);
        let is_missed = !step.missed.is_empty() && all_hold(&step.missed);
        (asked.is_empty() || is_ended || is_missed).then_some(Node::Lost)
    }

    /// What can be answered in this position.
    fn ask(&mut self, place: Place<G>) -> Option<Node> {
        let learner = self.puzzle.lesson.learner;
        let Some(decision) = place.state.decision() else { return Some(Node::Lost) };
        let mut legal = Vec::new();
        if let Some((seat, answer)) = self.puzzle.answers.get(place.n_answers).copied()
            && decision.seats.contains(seat)
            && let Ok(answer) = answer.trim().parse::<G::Action>()
            && place.state.check(seat, answer).is_ok()
        {
            let mut place = place;
            place.n_answers += 1;
            return Some(Node::Others(vec![self.follows(&place, seat, answer)?]));
        }
        if decision.seats.contains(learner) {
            place.state.legal_actions(learner, &mut legal);
            let mut actions = Vec::new();
            for action in legal {
                let name = self.graph.action(action.to_string());
                actions.push((name, self.follows(&place, learner, action)?));
            }
            return Some(Node::Own(actions));
        }
        let seat = decision.seats.first()?;
        place.state.legal_actions(seat, &mut legal);
        let mut answers = Vec::new();
        for action in legal {
            answers.push(self.follows(&place, seat, action)?);
        }
        Some(Node::Others(answers))
    }

    /// The position after an action, or what chance makes of it.
    fn follows(&mut self, place: &Place<G>, seat: Seat, action: G::Action) -> Option<usize> {
        let mut done = place.done.clone();
        if seat == self.puzzle.lesson.learner {
            let words = action.to_string();
            if self.is_asked_for(&words) && !done.contains(&words) {
                done.push(words);
                done.sort_unstable();
            }
        }
        let mut results: Vec<(f64, usize)> = Vec::new();
        let mut tapes: Vec<(f64, Vec<Draw>)> = vec![(1.0, Vec::new())];
        while let Some((likely, tape)) = tapes.pop() {
            self.n_done += 1;
            if self.n_done.is_multiple_of(256) && (self.limits.is_late)() {
                return None;
            }
            let mut chance = Chance::replay(tape.iter().copied());
            let mut state = place.state.clone();
            state.apply(seat, action, &mut Cx::silent(&mut chance));
            if let Some(bound) = chance.wanted() {
                if MOST_RESULTS < results.len() + tapes.len() + bound as usize {
                    return None;
                }
                let share = likely / f64::from(bound);
                if share < LEAST {
                    continue;
                }
                let longer = |value| [tape.as_slice(), &[Draw { bound, value }]].concat();
                tapes.extend((0..bound).map(|value| (share, longer(value))));
                continue;
            }
            let to = self.meet(Place { state, n_answers: place.n_answers, done: done.clone() })?;
            match results.iter_mut().find(|(_, it)| *it == to) {
                Some((sum, _)) => *sum += likely,
                None => results.push((likely, to)),
            }
        }
        if let [(_, to)] = results[..] {
            return Some(to);
        }
        let all: f64 = results.iter().map(|(likely, _)| likely).sum();
        results.iter_mut().for_each(|(likely, _)| *likely /= all);
        let idx = self.graph.add();
        self.graph.set(idx, Node::Drawn(results));
        Some(idx)
    }

    /// Whether a condition asks if the learner has done this.
    fn is_asked_for(&self, words: &str) -> bool {
        let step = self.puzzle.step;
        step.goal.iter().chain(&step.missed).any(|it| match &it.wish {
            Wish::After(pattern) => pattern.fits_words(words),
            Wish::Compare { .. }
            | Wish::Count { .. }
            | Wish::Asked { .. }
            | Wish::Can(_)
            | Wish::Cannot(_)
            | Wish::Over => false,
        })
    }

    /// The number of a position, which is looked at later if it is new.
    fn meet(&mut self, place: Place<G>) -> Option<usize> {
        let key = key(&place.state, place.n_answers, &place.done);
        if let Some(&idx) = self.known.get(&key) {
            return Some(idx);
        }
        if self.limits.positions <= self.graph.len() {
            return None;
        }
        let idx = self.graph.add();
        self.known.insert(key, idx);
        self.open.push((idx, place));
        Some(idx)
    }

    /// The learner's actions in the course of a match that begins at the first position.
    pub(super) fn follow(&self, course: &Match<G>) -> Vec<Taken> {
        let (mut at, mut n_answers, mut done) = (0, 0, Vec::new());
        let mut is_certain = true;
        let mut res = Vec::new();
        for (record, state) in course.effective_records().zip(course.states().skip(1)) {
            let Record { seat, action, chance } = record;
            let words = action.to_string();
            if *seat != self.puzzle.lesson.learner {
                let answer = self.puzzle.answers.get(n_answers);
                n_answers +=
                    usize::from(answer.is_some_and(|(by, it)| by == seat && it.trim() == words));
            } else if self.is_asked_for(&words) && !done.contains(&words) {
                done.push(words.clone());
                done.sort_unstable();
            }
            let Some(&next) = self.known.get(&key(&state, n_answers, &done)) else { return res };
            if *seat == self.puzzle.lesson.learner
                && let Node::Own(actions) = self.graph.node(at)
                && let Some(&(action, to)) =
                    actions.iter().find(|it| self.graph.name(it.0) == words)
            {
                res.push(Taken { from: at, action, to, is_certain });
            }
            is_certain &= chance.is_empty();
            at = next;
        }
        res
    }
}

fn key<G: Game>(state: &G, n_answers: usize, done: &[String]) -> Key {
    let bytes = postcard::to_stdvec(state)
        .unwrap_or_else(|error| unreachable!("positions are plain data: {error}"));
    let mut hasher = DefaultHasher::new();
    hasher.write(&bytes);
    (hasher.finish(), n_answers, done.to_vec())
}
