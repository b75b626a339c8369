//! Somebody at a lesson, whose course is stored after every input and read again.

use std::sync::Arc;

use catalog::{RandomnessProof, Seed};
use lessons::{CourseError, Input, Lesson};

/// The same as [`lessons::Pupil`] otherwise.
pub(crate) struct Pupil(lessons::Pupil);

impl Pupil {
    pub(crate) fn new(lesson: &Arc<Lesson>, seed: u64) -> Self {
        Self(lessons::Pupil::new(lesson, RandomnessProof::new(Seed::of_number(seed)), seed))
    }

    pub(crate) fn wants(&mut self, input: Input) -> Result<(), CourseError> {
        self.0.wants(input)?;
        let text = serde_json::to_string(&self.0.course).expect("it is plain data");
        self.0.course = serde_json::from_str(&text).expect("it is read again");
        Ok(())
    }
}

impl std::ops::Deref for Pupil {
    type Target = lessons::Pupil;

    fn deref(&self) -> &lessons::Pupil {
        &self.0
    }
}

impl std::ops::DerefMut for Pupil {
    fn deref_mut(&mut self) -> &mut lessons::Pupil {
        &mut self.0
    }
}
