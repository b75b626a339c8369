//! A lesson at a table: what the learner wants goes through the course of the lesson, and what that plays is played and
//! stored as at any table.

use std::sync::Arc;

use catalog::{ActError, AnyTable, UndoneBy, record};
use kernel::{Chance, Seat, Viewer};
use lessons::{Board, Course, CourseError, Input, Lesson};
use page::LessonPanel;
use text::Voice;

use super::open::{self, Held, Identity, Laid, Made, NewSeat, Settings};
use super::playing::Hand;
use super::{RandomnessProof, Table};
use crate::error::TableError;
use crate::keys::Key;
use crate::stored::{Beside, Write};
use crate::visitor::Visitor;

/// A lesson that is taught at a table, and how far it is.
pub(super) struct Taught {
    lesson: Arc<Lesson>,
    course: Course,
}

impl Taught {
    /// What was stored of it; nothing if nobody learns here, or the lesson is not there any more.
    pub(super) fn recall(text: &str) -> Option<Self> {
        let course: Course = serde_json::from_str(text).ok()?;
        let lesson = lessons::find(&course.lesson)?;
        Some(Self { lesson, course })
    }

    /// The match as the lesson begins that was stored.
    pub(super) fn begun(text: &str) -> Option<Box<dyn AnyTable>> {
        Self::recall(text).map(|it| it.lesson.table())
    }

    fn text(&self) -> String {
        serde_json::to_string(&self.course)
            .unwrap_or_else(|error| unreachable!("a course is plain data: {error}"))
    }
}

/// Makes a table at which somebody learns.
pub fn make_lesson(
    id: &str,
    name: &str,
    host: &Key,
    identity: Identity,
    settings: Settings,
) -> Result<Made, TableError> {
    let lesson = lessons::find(id).ok_or(TableError::NoSuchLesson)?;
    let proof = RandomnessProof::new(identity.seed);
    let game = lesson.table();
    let header = record::header_line(&*game, Some(&proof));
    let seats = Seat::all(game.n_seats()).map(|seat| {
        let is_learner = seat == lesson.learner();
        NewSeat {
            name: if is_learner { name.to_owned() } else { String::new() },
            bot: if is_learner { String::new() } else { lesson.bot().to_string() },
            held: if is_learner { Held::by(host, false) } else { Held::Nobody },
        }
    });
    let course = Course::begin(&lesson);
    let course = Taught { lesson: Arc::clone(&lesson), course }.text();
    let laid = Laid::alone(lesson.game(), game.setup(), seats.collect(), course);
    open::lay_match(laid, game, header, host, identity, settings)
}

impl Table {
    /// Whether the lesson still decides what happens here.
    pub(super) fn is_learning(&self) -> bool {
        self.taught.as_ref().is_some_and(|it| it.course.is_on())
    }

    /// Whether a seat belongs to somebody who learns.
    pub(super) fn is_learner(&self, seat: Seat) -> bool {
        self.is_learning() && self.taught.as_ref().is_some_and(|it| it.lesson.learner() == seat)
    }

    /// Whether a bot may answer: in a lesson only when it is to.
    pub(super) fn may_bot_answer(&self, seat: Seat) -> bool {
        match self.taught.as_ref().filter(|it| it.course.is_on()) {
            None => true,
            Some(it) => it.course.bot_seat(&it.lesson, &*self.played.game) == Some(seat),
        }
    }

    /// What the learner wants beside an action.
    pub(super) fn learn(
        &mut self,
        by: &Visitor,
        version: u32,
        input: Input,
    ) -> Result<(), TableError> {
        let learner = self.taught.as_ref().map(|it| it.lesson.learner());
        let learner = learner.filter(|_| self.is_learning()).ok_or(TableError::NoLessonNow)?;
        if !self.seats_of(by).contains(learner) {
            return Err(TableError::NotYourSeat);
        }
        self.played.check_version(version)?;
        self.teach("", |lesson, course, board| course.handle(lesson, board, input))
    }

    /// An action of the learner.
    pub(super) fn act_in_lesson(&mut self, action: &str) -> Result<(), TableError> {
        let input = Input::Act(action.to_owned());
        self.teach(action, |lesson, course, board| course.handle(lesson, board, input))
    }

    /// An answer of a bot.
    pub(super) fn answer_in_lesson(&mut self, seat: Seat, action: &str) -> Result<(), TableError> {
        self.teach(action, |lesson, course, board| {
            course.play(board, seat, action)?;
            course.settle(lesson, board)
        })
    }

    /// After something was taken back.
    pub(super) fn settle_lesson(&mut self) -> Result<(), TableError> {
        if !self.is_learning() {
            return Ok(());
        }
        self.teach("", |lesson, course, board| {
            course.answered = None;
            course.settle(lesson, board)
        })
    }

    fn teach(
        &mut self,
        action: &str,
        work: impl FnOnce(&Lesson, &mut Course, &mut dyn Board) -> Result<(), CourseError>,
    ) -> Result<(), TableError> {
        let Some(Taught { lesson, mut course }) = self.taught.take() else { return Ok(()) };
        let before = course.clone();
        let done = work(&lesson, &mut course, &mut AtTable(self));
        let has_changed = course != before;
        let taught = Taught { lesson, course };
        if has_changed {
            let course = taught.text();
            self.machine.write(Write::Beside { table: self.id, what: Beside::Course { course } });
        }
        self.taught = Some(taught);
        done.map_err(|error| match error {
            CourseError::Act(error) => self.wrong_action(action, error),
            CourseError::NotNow => TableError::NoLessonNow,
        })?;
        if self.is_learning() { Ok(()) } else { self.play_forced() }
    }

    /// The puzzle that a visitor has solved here, and whether he has without a hint.
    pub fn solved_puzzle(&self, by: &Visitor) -> Option<(String, bool)> {
        let Taught { lesson, course } = self.taught.as_ref()?;
        let is_own = self.seats_of(by).contains(lesson.learner());
        (is_own && course.is_solved()).then(|| (lesson.id().to_owned(), !course.is_helped))
    }

    /// What a viewer is shown of the lesson: only who learns.
    pub(super) fn lesson_panel(&self, viewer: Viewer, voice: &Voice<'_>) -> Option<LessonPanel> {
        let Taught { lesson, course } = self.taught.as_ref()?;
        let is_learner = viewer == Viewer::Seat(lesson.learner());
        let n_undo = self.n_undo(viewer);
        is_learner
            .then(|| lessons::panel(lesson, course, &*self.played.game, voice, n_undo))
            .flatten()
    }
}

/// The table as what a lesson is taught on.
struct AtTable<'t>(&'t mut Table);

impl AtTable<'_> {
    fn write(&mut self, number: u32, text: String) {
        let table = self.0.id;
        self.0.machine.write(Write::Line { table, number, text, is_auto_answer: false });
    }
}

impl Board for AtTable<'_> {
    fn game(&self) -> &dyn AnyTable {
        &*self.0.played.game
    }

    fn dice(&self) -> Chance {
        self.0.played.dice()
    }

    fn play(&mut self, seat: Seat, action: &str, chance: &mut Chance) -> Result<(), ActError> {
        let hand = if self.0.seats.has_bot(seat) { Hand::Bot } else { Hand::Person };
        self.0.play_with(seat, action, hand, chance)
    }

    fn take_back(&mut self, seat: Seat, n_records: usize) -> Result<(), ActError> {
        let number = self.0.version();
        let undone = self.0.played.take_back(seat, n_records, UndoneBy::Consent);
        let text = undone.map_err(|error| ActError::Chance(error.to_string()))?;
        self.write(number, text);
        Ok(())
    }

    fn free(&mut self, seat: Seat) -> Result<(), ActError> {
        let number = self.0.version();
        let text = self.0.played.free(seat)?;
        self.write(number, text);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kernel::Seat;
    use lessons::Input;
    use page::Prefs;
    use text::Lang;

    use crate::keys::Key;
    use crate::testing::{Bench, visitor};
    use crate::{Command, PUZZLE_MARK, TableError, Visitor};

    const LESSON: &str = "smallworld/first-turn";

    fn learn(bench: &mut Bench, by: &crate::Visitor, input: Input) -> Result<(), TableError> {
        let version = bench.table.version();
        bench.command(by, Command::Learn { version, input }).map(drop)
    }

    fn act(bench: &mut Bench, by: &crate::Visitor, action: &str) -> Result<(), TableError> {
        let (version, action) = (bench.table.version(), action.to_owned());
        bench.command(by, Command::Act { seat: None, version, action }).map(drop)
    }

    #[test]
    fn a_lesson_survives_restarts_between_actions_and_goes_on_as_a_match() {
        let host = Key::of_random([1; 16]);
        let by = visitor(&host);
        let mut bench = Bench::of_lesson(LESSON, &host, 1);
        assert!(bench.table.is_learning());
        assert!(bench.table.thought().is_none());
        for action in ["choose orcs", "conquer s1a-03", "conquer s1a-01"] {
            act(&mut bench, &by, action).unwrap();
            bench = bench.reopened();
            assert!(bench.table.is_learning(), "{action}");
        }
        let course = |bench: &Bench| bench.table.taught.as_ref().unwrap().course.clone();
        let (before, after) = (course(&bench), course(&bench.reopened()));
        assert_eq!(before, after);
        learn(&mut bench, &by, Input::Skip).unwrap();
        assert!(before.step < course(&bench).step);
        learn(&mut bench, &by, Input::Back).unwrap();
        assert_eq!(course(&bench).step, before.step);
        learn(&mut bench, &by, Input::Leave).unwrap();
        assert!(!bench.table.is_learning());
        assert_eq!(learn(&mut bench, &by, Input::Next), Err(TableError::NoLessonNow));
        let hash = bench.table.game().hash();
        let again = bench.reopened();
        assert_eq!(again.table.game().hash(), hash);
        assert!(!again.table.is_learning());
        let seat = again.table.asked().first().unwrap();
        assert!(!again.table.game().legal(seat).is_empty());
    }

    /// The table as it comes back after a restart: at the same step, and playable.
    fn survives(bench: &Bench, by: &Visitor) -> Bench {
        let taught = |bench: &Bench| bench.table.taught.as_ref().map(|it| it.course.clone());
        let course = |bench: &Bench| taught(bench).expect("it is taught");
        let again = bench.reopened();
        let at = format!("{}, step {}", course(bench).lesson, course(bench).step);
        assert!(again.table.is_learning(), "{at}");
        assert_eq!(course(&again), course(bench), "{at}");
        assert_eq!(again.table.game().hash(), bench.table.game().hash(), "{at}");
        let mut left = again.reopened();
        learn(&mut left, by, Input::Leave).unwrap_or_else(|error| panic!("{at}: {error}"));
        let seat = left.table.asked().first();
        let seat = seat.unwrap_or_else(|| panic!("{at}: the match goes on"));
        assert!(!left.table.game().legal(seat).is_empty(), "{at}: {seat} can play");
        again
    }

    /// Where it begins, and after the first action in it.
    #[test]
    fn every_first_game_survives_a_restart_in_every_step() {
        let host = Key::of_random([1; 16]);
        let by = visitor(&host);
        let shipped = lessons::shipped().unwrap();
        for lesson in shipped.iter().filter(|it| it.puzzle().is_none()) {
            let mut bench = Bench::of_lesson(lesson.id(), &host, 1);
            let mut steps = BTreeSet::new();
            loop {
                bench = survives(&bench, &by);
                let taught = bench.table.taught.as_ref().unwrap();
                let step = taught.course.step;
                if !steps.insert(step) || step == lesson.steps().len() {
                    break;
                }
                let suggested = taught.course.suggestion(lesson, bench.table.game());
                if let Some(action) = suggested.filter(|_| !lesson.steps()[step].goal.is_empty()) {
                    let mut begun = bench.reopened();
                    act(&mut begun, &by, &action).unwrap();
                    survives(&begun, &by);
                }
                learn(&mut bench, &by, Input::Skip).unwrap();
            }
            let expected: BTreeSet<usize> = (0..=lesson.steps().len()).collect();
            assert_eq!(steps, expected, "{}", lesson.id());
        }
    }

    #[test]
    fn every_puzzle_is_solved_by_its_script_at_a_table() {
        let host = Key::of_random([1; 16]);
        let puzzles = lessons::all().into_iter().filter(|it| it.puzzle().is_some());
        for puzzle in puzzles {
            let (id, learner) = (puzzle.id(), puzzle.learner());
            let mut bench = Bench::of_lesson(id, &host, 7);
            let speaks = |lang| Visitor { prefs: Prefs::of(lang), ..visitor(&host) };
            let says = |bench: &Bench| {
                let panels = Lang::ALL.iter().map(|lang| {
                    bench.table.render_key_for(&speaks(*lang)).table.around.lesson.unwrap()
                });
                panels.map(|it| it.say).collect::<BTreeSet<_>>()
            };
            assert!(bench.stored.course.contains(PUZZLE_MARK), "{}", bench.stored.course);
            let task = says(&bench);
            assert_eq!(task.len(), Lang::ALL.len(), "{id}: {task:?}");
            let mut langs = Lang::ALL.iter().cycle();
            for (seat, action) in puzzle.actions() {
                let by = speaks(*langs.next().unwrap());
                let asked = bench.table.asked();
                let done = match seat == learner {
                    true => act(&mut bench, &by, action),
                    false if asked.contains(learner) => Ok(()),
                    false => learn(&mut bench, &by, Input::Next),
                };
                done.unwrap_or_else(|error| panic!("{id}, {seat} {action}: {error}"));
                bench = bench.reopened();
                if bench.table.solved_puzzle(&by).is_some() {
                    break;
                }
            }
            let solved = bench.table.solved_puzzle(&visitor(&host));
            assert_eq!(solved, Some((id.to_owned(), true)), "{id}");
            let stranger = visitor(&Key::of_random([2; 16]));
            assert_eq!(bench.table.solved_puzzle(&stranger), None);
            assert!(says(&bench).is_disjoint(&task), "{id}");
        }
        let bench = Bench::of_lesson(LESSON, &host, 1);
        assert!(!bench.stored.course.contains(PUZZLE_MARK));
    }

    /// Solved by its script or missed: either way one plays on from there against bots, and the table is one's own from then.
    #[test]
    fn a_puzzle_that_is_over_is_played_on() {
        let host = Key::of_random([1; 16]);
        let by = visitor(&host);
        let solution = "conquer l1a-05 strike frostmourne";
        for (action, is_solved) in [(solution, true), ("done", false)] {
            let mut bench = Bench::of_lesson("smallworld/04-sword-from-the-sky", &host, 7);
            let ways = |bench: &Bench| {
                bench.table.render_key_for(&by).table.around.lesson.map(|it| it.ways)
            };
            assert!(!ways(&bench).unwrap().can_play_on, "there is something to be found");
            act(&mut bench, &by, action).unwrap();
            assert_eq!(bench.table.solved_puzzle(&by).is_some(), is_solved, "{action}");
            assert!(ways(&bench).unwrap().can_play_on, "{action}");
            let n_moves = bench.table.game().effective_records().len();
            learn(&mut bench, &by, Input::Leave).unwrap();
            let bench = bench.reopened();
            assert!(!bench.table.is_learning() && ways(&bench).is_none(), "{action}");
            assert!(!bench.stored.course.contains(PUZZLE_MARK), "{action}");
            let game = bench.table.game();
            assert!(n_moves <= game.effective_records().len(), "{action}: from this position");
            let seat = bench.table.asked().first().expect("the match goes on");
            assert!(!game.legal(seat).is_empty(), "{action}");
        }
    }

    /// At the beginning of each step of each lesson and puzzle.
    #[test]
    fn all_that_a_step_frames_is_on_its_page() {
        let host = Key::of_random([1; 16]);
        let by = visitor(&host);
        let (mut nowhere, mut with_others) = (BTreeSet::new(), BTreeSet::new());
        for lesson in lessons::all() {
            let of_another = |seat: Seat| seat != lesson.learner();
            let own = format!("seat-{}", lesson.learner().0 + 1);
            // The panels of other players; in the Adventure Game all of them are one part.
            let is_another = |id: &str| id == "players" || (id.starts_with("seat-") && id != own);
            let mut bench = Bench::of_lesson(lesson.id(), &host, 1);
            let mut n_frames = 0;
            loop {
                let key = bench.table.render_key_for(&by);
                let parts = bench.table.with_context(&key, page::parts);
                let Some(panel) = key.table.around.lesson else { break };
                n_frames += panel.frames.len();
                for it in panel.frames.iter().filter(|it| !it.is_drawn(&parts)) {
                    nowhere.insert(format!("{}, {}: {it:?}", lesson.id(), panel.say));
                }
                let course = &bench.table.taught.as_ref().unwrap().course;
                let step = lesson.steps().get(course.step);
                let shown = step.map_or(&[][..], |it| it.show.as_slice());
                let mut words = shown.iter().flat_map(|it| it.path.split('.'));
                let means_another = words.any(|it| it.parse::<Seat>().is_ok_and(of_another));
                let mut framed = parts.iter().filter(|it| it.html.contains(" data-framed"));
                if framed.any(|it| is_another(&it.id)) && !means_another {
                    with_others.insert(format!("{}, {}", lesson.id(), panel.say));
                }
                if learn(&mut bench, &by, Input::Skip).is_err() {
                    break;
                }
            }
            assert!(0 < n_frames, "{}", lesson.id());
        }
        assert_eq!(nowhere, BTreeSet::new());
        assert_eq!(with_others, BTreeSet::new(), "what is another player's is framed");
    }

    #[test]
    fn nobody_else_learns_at_the_table() {
        let host = Key::of_random([1; 16]);
        let mut bench = Bench::of_lesson(LESSON, &host, 1);
        let stranger = visitor(&Key::of_random([2; 16]));
        assert_eq!(learn(&mut bench, &stranger, Input::Next), Err(TableError::NotYourSeat));
        let version = bench.table.version();
        let late = Command::Learn { version: version + 1, input: Input::Next };
        let late = bench.command(&visitor(&host), late);
        assert_eq!(late.err(), Some(TableError::Stale { version }));
    }
}
