//! Somebody who learns at a table of his own, in memory, and one who knows nothing: he does by chance what a step waits for.
//! A lesson that he cannot finish has a dead end.

use std::sync::Arc;

use catalog::{ActError, AnyTable, RandomnessProof, UndoneBy};
use kernel::{Chance, Seat};

use crate::course::{Board, Course, CourseError, Input, Phase};
use crate::lesson::Lesson;

/// Answers after which a lesson would be endless.
const MOST_ANSWERS: u32 = 4000;
/// Nobody has to repeat a step more often.
const MOST_REPEATS: u32 = 3;

/// A match in memory.
pub struct OwnTable {
    pub table: Box<dyn AnyTable>,
    pub proof: RandomnessProof,
}

impl Board for OwnTable {
    fn game(&self) -> &dyn AnyTable {
        &*self.table
    }

    fn dice(&self) -> Chance {
        self.proof.chance(u64::from(self.table.version()))
    }

    fn play(&mut self, seat: Seat, action: &str, chance: &mut Chance) -> Result<(), ActError> {
        self.table.act(seat, action, chance)
    }

    fn take_back(&mut self, seat: Seat, n_records: usize) -> Result<(), ActError> {
        let n_records = u32::try_from(n_records).unwrap_or(u32::MAX);
        let undone = self.table.undo(seat, n_records, UndoneBy::Consent);
        undone.map_err(|error| ActError::Chance(error.to_string()))
    }

    fn free(&mut self, seat: Seat) -> Result<(), ActError> {
        let mut chance = self.dice();
        self.table.free(seat, &mut chance)
    }
}

/// Somebody at a lesson, with bots that play by chance.
pub struct Pupil {
    pub lesson: Arc<Lesson>,
    pub bench: OwnTable,
    pub course: Course,
    /// What bots do is drawn from it.
    pub dice: Chance,
}

impl Pupil {
    /// At the beginning of a lesson.
    pub fn new(lesson: &Arc<Lesson>, proof: RandomnessProof, seed: u64) -> Self {
        Self {
            lesson: Arc::clone(lesson),
            bench: OwnTable { table: lesson.table(), proof },
            course: Course::begin(lesson),
            dice: Chance::fast(seed),
        }
    }

    pub fn learner(&self) -> Seat {
        self.lesson.learner()
    }

    /// Does something, and lets the bots answer as long as they are to.
    ///
    /// # Errors
    /// The lesson, or a rule, does not let it be done.
    pub fn wants(&mut self, input: Input) -> Result<(), CourseError> {
        let lesson = Arc::clone(&self.lesson);
        self.course.handle(&lesson, &mut self.bench, input)?;
        while let Some(seat) = self.course.bot_seat(&lesson, &*self.bench.table) {
            let legal = self.bench.table.legal(seat);
            let action = legal[self.dice.below(legal.len() as u32) as usize].clone();
            self.course.play(&mut self.bench, seat, &action)?;
            self.course.settle(&lesson, &mut self.bench)?;
        }
        Ok(())
    }

    pub fn is_over(&self) -> bool {
        matches!(self.course.phase, Phase::Finished | Phase::Free)
    }

    pub fn has_next(&self) -> bool {
        self.course.has_next(&self.lesson, &*self.bench.table)
    }

    /// What may be done that the step waits for; everything if that is nothing.
    pub fn allowed(&self) -> Vec<String> {
        let offers = self.bench.table.offers(self.learner());
        let step = &self.lesson.steps()[self.course.step];
        let fits = |it: &&catalog::scenario::Offer| step.allow.iter().any(|p| p.fits(it));
        let allowed: Vec<String> = offers.iter().filter(fits).map(|it| it.action.clone()).collect();
        if allowed.is_empty() { offers.into_iter().map(|it| it.action).collect() } else { allowed }
    }
}

/// How somebody got through a lesson by chance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Walk {
    pub n_answers: u32,
    /// How often a step was repeated because its aim was missed.
    pub n_again: u32,
}

/// Where somebody did not get on.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("step {step}: {what}")]
pub struct DeadEnd {
    pub step: String,
    pub what: String,
}

/// Goes through a lesson with random actions among those that each step waits for.
///
/// # Errors
/// The step that does not end, and why.
pub fn walk(lesson: &Arc<Lesson>, proof: RandomnessProof, seed: u64) -> Result<Walk, DeadEnd> {
    let mut pupil = Pupil::new(lesson, proof, seed);
    let mut choice = Chance::fast(seed ^ 0x5EED);
    let (mut res, mut n_again) = (Walk::default(), 0);
    while !pupil.is_over() {
        let step = pupil.course.step;
        let dead_end = |what: String| DeadEnd { step: lesson.steps()[step].name.clone(), what };
        if res.n_answers == MOST_ANSWERS {
            return Err(dead_end("it does not end".to_owned()));
        }
        let input = if pupil.course.phase == Phase::Missed {
            (res.n_again, n_again) = (res.n_again + 1, n_again + 1);
            if MOST_REPEATS < n_again {
                return Err(dead_end("its aim is missed again and again".to_owned()));
            }
            Input::Again
        } else if pupil.has_next() {
            Input::Next
        } else {
            let allowed = pupil.allowed();
            let idx = allowed.len().checked_sub(1).map(|last| choice.below(last as u32 + 1));
            let action = idx.and_then(|idx| allowed.get(idx as usize));
            let action = action.ok_or_else(|| dead_end("nothing can be done".to_owned()))?;
            res.n_answers += 1;
            // What is highlighted may still end the step too early, which is asked about once.
            Input::Act(action.clone())
        };
        pupil.wants(input).map_err(|error| dead_end(error.to_string()))?;
        if pupil.course.step != step {
            n_again = 0;
        }
    }
    Ok(res)
}
