//! What the table plays for the learner: the solution of a step, and the next action of it as a hint.

use catalog::AnyTable;

use crate::course::{Board, Course, CourseError};
use crate::lesson::Lesson;

impl Course {
    /// Plays the solution up to the end of the step, from where the learner has left it.
    pub(crate) fn skip(
        &mut self,
        lesson: &Lesson,
        board: &mut dyn Board,
    ) -> Result<(), CourseError> {
        let step = self.step;
        if !self.is_on() || lesson.step(step).is_none() {
            return Err(CourseError::NotNow);
        }
        let (_, begins) = lesson.solution();
        let n_common = n_common(lesson, board.game()).min(begins[step + 1]);
        let mut first = begins[step].max(n_common);
        replay(lesson, board, n_common, begins[step + 1])?;
        if board.game().hash() != lesson.hash_at(step + 1) {
            // The same actions met other luck.
            replay(lesson, board, 0, begins[step + 1])?;
            first = begins[step];
        }
        self.has_skipped(begins);
        self.enter(lesson, board.game(), step + 1);
        (self.is_played, self.is_helped) = (true, true);
        self.played = (first, begins[step + 1]);
        Ok(())
    }

    /// What the solution does next, or what comes nearest to it where the learner has left it.
    pub fn suggestion(&self, lesson: &Lesson, game: &dyn AnyTable) -> Option<String> {
        let learner = lesson.learner();
        let step = lesson.step(self.step)?;
        let offers = game.offers(learner);
        let (records, begins) = lesson.solution();
        let n_records = game.effective_records().len();
        let next = records.get(n_records).filter(|it| {
            n_common(lesson, game) == n_records
                && n_records < begins[self.step + 1]
                && it.seat == learner
        });
        let is_legal = |action: &String| offers.iter().any(|it| it.action == *action);
        let done = self.done(lesson, game);
        let lines = lesson.source.actions_of(self.step).into_iter();
        let lines = lines.filter(|(seat, _)| *seat == learner).map(|(_, action)| action);
        let mut others = lines.filter(|it| !done.contains(it));
        let allowed = || {
            let allowed = offers.iter().filter(|it| step.allow.iter().any(|p| p.fits(it)));
            allowed
                .min_by_key(|it| it.number("needs").unwrap_or(i32::MAX))
                .map(|it| it.action.clone())
        };
        next.map(|it| it.action.clone())
            .filter(is_legal)
            .or_else(|| others.find(is_legal))
            .or_else(allowed)
    }
}

/// How many records the match begins with that are those of the solution.
fn n_common(lesson: &Lesson, game: &dyn AnyTable) -> usize {
    let (records, _) = lesson.solution();
    let played = game.effective_records();
    let pairs = played.iter().zip(records);
    pairs.take_while(|((seat, action), it)| *seat == it.seat && *action == it.action).count()
}

/// Returns to the first `n_kept` records, and plays those of the solution up to the `until`-th.
fn replay(
    lesson: &Lesson,
    board: &mut dyn Board,
    n_kept: usize,
    until: usize,
) -> Result<(), CourseError> {
    let (records, _) = lesson.solution();
    let n_records = board.game().effective_records().len();
    if n_kept < n_records {
        board.take_back(lesson.learner(), n_records - n_kept)?;
    }
    for it in &records[n_kept.min(until)..until] {
        board.play(it.seat, &it.action, &mut it.chance())?;
    }
    Ok(())
}
