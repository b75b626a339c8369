//! Lessons at the table: what they say ([`Lesson`]), how far somebody is with one ([`Course`]), and what he is shown
//! ([`panel`]). Nothing here does I/O; a table is whatever plays on a [`Board`].
//!
//! `docs/lesson-file.md` is the form of a lesson, and `docs/puzzle-file.md` that of a puzzle, which is a lesson of one step.
//! Those of this repository are built in; a host may install others.
//!
//! Suggested reading order: `lesson`, `words`, `course`, `skipping`, [`panel`](fn@panel); `missing` tells what a missed puzzle lacked; `reading` is a lesson to be read again; `examples` of rules are lessons too; `pupil` learns in memory; `tips` are for those who play without a lesson.

mod course;
mod examples;
mod lesson;
mod missing;
mod panel;
mod pupil;
mod reading;
mod skipping;
mod tips;
mod words;

use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock, RwLock};

use rulebook::Rulebook;

pub use course::{Answered, Board, Course, CourseError, Input, Phase};
pub use examples::{Example, examples, has_example};
pub use lesson::{Lesson, LessonError};
pub use panel::panel;
pub use pupil::{DeadEnd, OwnTable, Pupil, Walk, walk};
pub use reading::reading;
pub use tips::{TipText, tip, tips_of, told_tips};

/// A lesson or a puzzle that is built in, as text.
struct Shipped {
    game: &'static str,
    file: &'static str,
    script: &'static str,
    words: [&'static str; 3],
}

include!(concat!(env!("OUT_DIR"), "/shipped.rs"));

/// The tips of every game.
pub(crate) fn all_tips() -> &'static [TipText] {
    TIPS
}

/// The lessons and puzzles that are built in, or why one of them cannot be taught.
///
/// # Errors
/// The first that cannot be read, or whose solution does not hold.
pub fn shipped() -> Result<Vec<Arc<Lesson>>, LessonError> {
    SHIPPED.iter().map(Shipped::read).collect()
}

impl Shipped {
    fn read(&self) -> Result<Arc<Lesson>, LessonError> {
        let words = self.words.map(str::to_owned);
        Lesson::read(self.game, self.file, self.script, &words).map(Arc::new)
    }
}

static LESSONS: OnceLock<RwLock<Vec<Arc<Lesson>>>> = OnceLock::new();

fn known() -> &'static RwLock<Vec<Arc<Lesson>>> {
    // Tests see to it that none is left out.
    LESSONS.get_or_init(|| RwLock::new(SHIPPED.iter().filter_map(|it| it.read().ok()).collect()))
}

/// Every lesson, then every puzzle, in the order of the games and then of their names; those of the host last.
pub fn all() -> Vec<Arc<Lesson>> {
    let known = known().read().unwrap_or_else(std::sync::PoisonError::into_inner);
    known.clone()
}

/// The lessons of a game.
pub fn of_game(game: &str) -> Vec<Arc<Lesson>> {
    let mut all = all();
    all.retain(|it| it.game().info().id == game && it.puzzle().is_none());
    all
}

/// The rules that the built-in lessons of a game teach, in the order of its reference.
///
/// # Errors
/// See [`shipped`].
pub fn taught(book: &Rulebook) -> Result<Vec<&'static str>, LessonError> {
    let lessons = shipped()?;
    let is_first_game =
        |it: &&Arc<Lesson>| it.game().info().id == book.game && it.puzzle().is_none();
    let taught: BTreeSet<&str> =
        lessons.iter().filter(is_first_game).flat_map(|it| it.rules()).collect();
    Ok(book.entries.iter().map(|it| it.id).filter(|it| taught.contains(it)).collect())
}

/// The puzzles of a game.
pub fn puzzles_of(game: &str) -> Vec<Arc<Lesson>> {
    let mut all = all();
    all.retain(|it| it.game().info().id == game && it.puzzle().is_some());
    all
}

/// The puzzle that follows in its game, after the last one the first.
pub fn next_puzzle(puzzle: &Lesson) -> Option<Arc<Lesson>> {
    let all = puzzles_of(puzzle.game().info().id);
    let here = all.iter().position(|it| it.id() == puzzle.id())?;
    all.get((here + 1) % all.len()).filter(|it| it.id() != puzzle.id()).cloned()
}

/// A lesson or a puzzle by its id, such as `smallworld/first-turn`, or the example of a rule, such as
/// `smallworld/SW-CONQ-03`.
pub fn find(id: &str) -> Option<Arc<Lesson>> {
    all().into_iter().find(|it| it.id() == id).or_else(|| examples::find(id))
}

/// Offers a lesson of the host beside the others.
///
/// # Errors
/// There is one of this name.
pub fn install(lesson: Lesson) -> Result<(), LessonError> {
    if find(lesson.id()).is_some() {
        let what = format!("there is a lesson {} already", lesson.id());
        return Err(LessonError { file: lesson.file().to_owned(), line: 1, what });
    }
    let mut known = known().write().unwrap_or_else(std::sync::PoisonError::into_inner);
    known.push(Arc::new(lesson));
    Ok(())
}
