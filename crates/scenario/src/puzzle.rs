//! Proves a puzzle: a lesson of one step whose goal is to be found. `docs/puzzle-file.md` says what is proved.
//!
//! All that can follow from the position is laid out as a graph (`search`), and every position in it gets a value: the
//! chance that the goal is reached from there (`graph`).

mod graph;
mod search;

use std::fmt;

use kernel::{Chance, Game, Match};
use serde::Serialize;

use crate::lesson::{Answers, Best, LessonHead, Step};
use crate::parse::Source;
use crate::run::{Stage, failure};
use crate::statement::Statement;
use crate::{Failure, Staged};
use graph::{Forbidden, Graph, Node};
use search::Search;

/// Where a search is given up.
pub struct Limits<'a> {
    /// So many positions are looked at.
    pub positions: usize,
    /// Asked now and then: whether it has taken too long.
    pub is_late: &'a dyn Fn() -> bool,
}

/// A puzzle does not want to be solved by a difference that nobody sees.
const MARGIN: f64 = 0.02;

/// Values are equal that differ by no more than sums of small parts do.
const EPSILON: f64 = 1e-9;

/// How often what the learner cannot know is dealt anew.
const N_DEALS: u64 = 4;

/// What the search found.
#[derive(Clone, Debug, Serialize)]
pub struct Proof {
    /// What must be reached: the chance of the goal.
    pub threshold: f64,
    /// Every first action of the learner, with the chance that the goal is reached after it if nobody errs; best first.
    pub first: Vec<(String, f64)>,
    /// Every action of the solution, as far as chance has no part in it, with the best that can be had without it.
    pub without: Vec<(String, f64)>,
    pub positions: usize,
    pub faults: Vec<PuzzleFault>,
}

/// Why a puzzle is none.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleFault {
    /// The solution misses the goal: the chance after this action of it is too small, or less than another has.
    Missed { action: String, value: f64 },
    /// The solution misses the goal where what the learner cannot know is otherwise.
    Guessed { action: String, value: f64 },
    /// It is to be the only way, and there is another without this action.
    Another { without: String, value: f64 },
    /// More than half of all first actions do.
    TooEasy { n_good: usize, n_all: usize },
    /// It is above level 1, and this action alone does.
    TooShort { level: u8, action: String },
    /// A chance that is so near to the threshold that nobody can tell.
    TooClose { value: f64 },
    /// The search came to one of its limits.
    TooBig,
}

impl fmt::Display for PuzzleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |value: &f64| format!("{:.2} %", 100.0 * value);
        match self {
            Self::Missed { action, value } => {
                write!(
                    f,
                    "the solution misses the goal: after '{action}' the chance is {}",
                    percent(value)
                )
            }
            Self::Guessed { action, value } => write!(
                f,
                "the solution is a guess: if what is hidden is otherwise, the chance after '{action}' is {}",
                percent(value)
            ),
            Self::Another { without, value } => write!(
                f,
                "there is another way, without '{without}': its chance is {}",
                percent(value)
            ),
            Self::TooEasy { n_good, n_all } => {
                write!(f, "{n_good} of {n_all} first actions reach the goal: that is no puzzle")
            }
            Self::TooShort { level, action } => write!(
                f,
                "'{action}' alone reaches the goal: a puzzle of level {level} needs two actions, and one of level 1 may have one"
            ),
            Self::TooClose { value } => {
                write!(f, "{} is within 2 % of the threshold", percent(value))
            }
            Self::TooBig => f.write_str("not proved: the search came to its limit"),
        }
    }
}

/// Searches all that the learner can do in a puzzle.
///
/// # Errors
/// The line that is wrong, if it is no puzzle, or its script does not hold.
pub fn prove<G: Staged>(source: &Source, limits: &Limits<'_>) -> Result<Proof, Failure> {
    let puzzle = Puzzle::of(source)?;
    if let Some(failure) = crate::run::<G>(source).failure {
        return Err(failure);
    }
    let course = course::<G>(source)?;
    let root = course.state_after(0);
    let mut proof = Proof {
        threshold: puzzle.threshold(),
        first: Vec::new(),
        without: Vec::new(),
        positions: 0,
        faults: Vec::new(),
    };
    let Some(search) = Search::of(&puzzle, &root, limits) else {
        proof.faults.push(PuzzleFault::TooBig);
        return Ok(proof);
    };
    proof.positions = search.graph.len();
    let values = search.graph.values();
    proof.first = first(&search.graph, &values);
    if proof.first.is_empty() {
        let what = "who is asked first";
        return Err(failure(1, what, "whoever learns, with a choice", "another seat, or nobody"));
    }
    let solution = search.follow(&course);
    proof.check_solution(&search.graph, &values, &solution);
    proof.check_length(&puzzle, &search.graph);
    proof.check_others(&puzzle, &search.graph, &solution);
    if proof.faults.is_empty() {
        proof.check_deals(&puzzle, &root, limits);
    }
    Ok(proof)
}

impl Proof {
    fn reaches(&self, value: f64) -> bool {
        self.threshold - EPSILON <= value
    }

    /// Every action of the solution keeps the goal within reach: up to the first draw as it was promised, from there on as
    /// well as any other does.
    fn check_solution(&mut self, graph: &Graph, values: &[f64], solution: &[Taken]) {
        for taken in solution {
            let value = values[taken.to];
            let best = values[taken.from];
            let is_enough =
                if taken.is_certain { self.reaches(value) } else { best - EPSILON <= value };
            if !is_enough {
                let action = graph.name(taken.action).to_owned();
                self.faults.push(PuzzleFault::Missed { action, value });
                return;
            }
        }
    }

    /// Only a puzzle of level 1 may be solved by one action.
    fn check_length(&mut self, puzzle: &Puzzle<'_>, graph: &Graph) {
        let Some(level) = puzzle.lesson.level.filter(|it| 1 < *it) else { return };
        let Node::Own(actions) = graph.node(0) else { return };
        let values = graph.values_without_action();
        if let Some((action, _)) = actions.iter().find(|(_, to)| self.reaches(values[*to])) {
            let action = graph.name(*action).to_owned();
            self.faults.push(PuzzleFault::TooShort { level, action });
        }
    }

    fn check_others(&mut self, puzzle: &Puzzle<'_>, graph: &Graph, solution: &[Taken]) {
        let certain: Vec<u32> =
            solution.iter().filter(|it| it.is_certain).map(|it| it.action).collect();
        for (idx, &action) in certain.iter().enumerate() {
            if certain[..idx].contains(&action) {
                continue;
            }
            let times = certain.iter().filter(|it| **it == action).count();
            let value = graph.without(Forbidden { action, times });
            self.without.push((graph.name(action).to_owned(), value));
        }
        let others = self.without.iter().map(|(_, value)| *value);
        match puzzle.best {
            Best::Only => {
                let better = self.without.iter().find(|(_, value)| self.reaches(*value));
                if let Some((without, value)) = better.cloned() {
                    self.faults.push(PuzzleFault::Another { without, value });
                }
            }
            Best::AtLeast => {
                let n_all = self.first.len();
                let n_good = self.first.iter().filter(|(_, value)| self.reaches(*value)).count();
                if n_all < 2 * n_good {
                    self.faults.push(PuzzleFault::TooEasy { n_good, n_all });
                }
            }
        }
        if puzzle.lesson.chance.is_some() {
            let best = self.first.first().map(|(_, value)| *value);
            let is_close = |it: &f64| (it - self.threshold).abs() < MARGIN;
            let others: Vec<f64> =
                if puzzle.best == Best::Only { others.collect() } else { vec![] };
            if let Some(value) = best.into_iter().chain(others).find(is_close) {
                self.faults.push(PuzzleFault::TooClose { value });
            }
        }
    }

    /// The solution is no guess: it holds too where what the learner cannot know is dealt anew.
    fn check_deals<G: Game>(&mut self, puzzle: &Puzzle<'_>, root: &G, limits: &Limits<'_>) {
        if !G::INFO.has_hidden_information {
            return;
        }
        for deal in 0..N_DEALS {
            let mut dealt = root.clone();
            dealt.determinize(puzzle.lesson.learner, &mut Chance::fast(deal));
            if dealt == *root {
                continue;
            }
            let Some(search) = Search::of(puzzle, &dealt, limits) else {
                self.faults.push(PuzzleFault::TooBig);
                return;
            };
            let values = search.graph.values();
            let first = first(&search.graph, &values);
            let Some((action, _)) = self.without.first() else { return };
            let value = first.iter().find(|(it, _)| it == action).map_or(0.0, |(_, value)| *value);
            if !self.reaches(value) {
                self.faults.push(PuzzleFault::Guessed { action: action.clone(), value });
                return;
            }
        }
    }
}

/// The first actions and what they are worth, best first.
fn first(graph: &Graph, values: &[f64]) -> Vec<(String, f64)> {
    let Node::Own(actions) = graph.node(0) else { return Vec::new() };
    let value = |(action, to): &(u32, usize)| (graph.name(*action).to_owned(), values[*to]);
    let mut res: Vec<(String, f64)> = actions.iter().map(value).collect();
    res.sort_by(|a, b| b.1.total_cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    res
}

/// An action of the solution.
struct Taken {
    from: usize,
    action: u32,
    to: usize,
    /// No draw lies before it.
    is_certain: bool,
}

/// A lesson of one step, which says how good its solution is.
struct Puzzle<'s> {
    lesson: &'s LessonHead,
    step: &'s Step,
    best: Best,
    /// What other seats are sure to do.
    answers: Vec<(kernel::Seat, &'s str)>,
    /// The solution goes on when other seats are asked.
    is_answered: bool,
}

impl<'s> Puzzle<'s> {
    fn of(source: &'s Source) -> Result<Self, Failure> {
        let wrong = |what: &str, expected: &str| Err(failure(1, what, expected, "none"));
        let Some(lesson) = &source.head.lesson else {
            return wrong("the key lesson", "a puzzle is a lesson of one step");
        };
        let [step] = source.steps.as_slice() else {
            return wrong("the steps", "a puzzle has one step");
        };
        let Some(best) = lesson.best else {
            return wrong("lesson.best", "a puzzle has 'best': only, or at-least");
        };
        if !lesson.level.is_some_and(|it| (1..=3).contains(&it)) {
            return wrong("lesson.level", "a puzzle has a 'level' from 1 to 3");
        }
        if lesson.chance.is_some_and(|it| !(1..=100).contains(&it)) {
            return wrong("lesson.chance", "a chance from 1 to 100");
        }
        if step.goal.is_empty() {
            return wrong("the goal", "a puzzle has a goal");
        }
        let answer = |statement: &'s Statement| match statement {
            Statement::Act { seat, action } if *seat != lesson.learner => {
                Some((*seat, action.as_str()))
            }
            _ => None,
        };
        let written: Vec<_> = source.script.iter().filter_map(|it| answer(&it.statement)).collect();
        let is_answered = !written.is_empty();
        let answers = match lesson.answers {
            Answers::Script => written,
            Answers::Worst => Vec::new(),
        };
        Ok(Self { lesson, step, best, answers, is_answered })
    }

    fn threshold(&self) -> f64 {
        self.lesson.chance.map_or(1.0, |it| f64::from(it) / 100.0)
    }
}

/// The match that the script plays, which holds.
fn course<G: Staged>(source: &Source) -> Result<Match<G>, Failure> {
    let mut stage = Stage::<G>::set(source, source.head.seed.unwrap_or_default())?;
    let n_first = source.script.iter().take_while(|it| it.statement.is_luck()).count();
    for line in &source.script[n_first..] {
        if matches!(line.statement, Statement::Luck { .. } | Statement::Act { .. }) {
            stage.step(line.number, &line.statement)?;
        }
    }
    Ok(stage.table)
}
