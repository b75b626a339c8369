//! A match in memory on which a lesson is taught, and what plays on it.

use std::sync::Arc;

use catalog::{ActError, AnyTable, RandomnessProof, Seed, UndoneBy};
use kernel::{Chance, Seat};
use lessons::{Board, Course, CourseError, Input, Lesson, Phase};

pub(crate) struct Bench {
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) seed: [u8; 32],
}

impl Bench {
    fn proof(&self) -> RandomnessProof {
        RandomnessProof { seed: Seed(self.seed), entropy: Vec::new() }
    }
}

impl Board for Bench {
    fn game(&self) -> &dyn AnyTable {
        &*self.table
    }

    fn dice(&self) -> Chance {
        self.proof().chance(self.table.version().into())
    }

    fn play(&mut self, seat: Seat, action: &str, chance: &mut Chance) -> Result<(), ActError> {
        self.table.act(seat, action, chance)
    }

    fn take_back(&mut self, seat: Seat, n_records: usize) -> Result<(), ActError> {
        let undone = self.table.undo(seat, n_records as u32, UndoneBy::Consent);
        undone.map_err(|error| ActError::Chance(error.to_string()))
    }

    fn free(&mut self, seat: Seat) -> Result<(), ActError> {
        self.table.free(seat, &mut self.dice())
    }
}

/// Somebody at a lesson.
pub(crate) struct Pupil {
    pub(crate) lesson: Arc<Lesson>,
    pub(crate) bench: Bench,
    pub(crate) course: Course,
    pub(crate) dice: Chance,
}

impl Pupil {
    pub(crate) fn new(lesson: &Arc<Lesson>, seed: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_le_bytes());
        Self {
            lesson: Arc::clone(lesson),
            bench: Bench { table: lesson.table(), seed: bytes },
            course: Course::begin(lesson),
            dice: Chance::fast(seed),
        }
    }

    pub(crate) fn learner(&self) -> Seat {
        self.lesson.learner()
    }

    /// Does something, and lets the bots answer as long as they are to.
    pub(crate) fn wants(&mut self, input: Input) -> Result<(), CourseError> {
        let lesson = Arc::clone(&self.lesson);
        self.course.handle(&lesson, &mut self.bench, input)?;
        while let Some(seat) = self.course.bot_seat(&lesson, &*self.bench.table) {
            let legal = self.bench.table.legal(seat);
            let action = legal[self.dice.below(legal.len() as u32) as usize].clone();
            self.course.play(&mut self.bench, seat, &action)?;
            self.course.settle(&lesson, &mut self.bench)?;
        }
        // It is stored after every input, and read again.
        let text = serde_json::to_string(&self.course).expect("it is plain data");
        self.course = serde_json::from_str(&text).expect("it is read again");
        Ok(())
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.course.phase, Phase::Finished | Phase::Free)
    }

    pub(crate) fn has_next(&self) -> bool {
        self.course.has_next(&self.lesson, &*self.bench.table)
    }

    /// What may be done that the step waits for; everything if that is nothing.
    pub(crate) fn allowed(&self) -> Vec<String> {
        let offers = self.bench.table.offers(self.learner());
        let step = &self.lesson.steps()[self.course.step];
        let fits = |it: &&catalog::scenario::Offer| step.allow.iter().any(|p| p.fits(it));
        let allowed: Vec<String> = offers.iter().filter(fits).map(|it| it.action.clone()).collect();
        if allowed.is_empty() { offers.into_iter().map(|it| it.action).collect() } else { allowed }
    }
}
