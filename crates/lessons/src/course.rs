//! How far somebody is with a lesson: a state machine over a match, without I/O. What is played goes through a [`Board`].

use catalog::scenario::{Condition, Moment, NamedLuck, Offer, Step, Stray};
use catalog::{ActError, AnyTable, AutoAnswers};
use kernel::{Chance, Preference, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::lesson::Lesson;

/// The match on which a lesson is taught.
pub trait Board {
    fn game(&self) -> &dyn AnyTable;

    /// The randomness of the next record, where the lesson names none.
    fn dice(&self) -> Chance;

    /// Plays an action. On an error nothing has changed.
    ///
    /// # Errors
    /// Why not.
    fn play(&mut self, seat: Seat, action: &str, chance: &mut Chance) -> Result<(), ActError>;

    /// Takes the last records back, whosever they are.
    ///
    /// # Errors
    /// When fewer stand.
    fn take_back(&mut self, seat: Seat, n_records: usize) -> Result<(), ActError>;

    /// Deals anew what the learner cannot know: the match is an ordinary one from here on.
    ///
    /// # Errors
    /// Recorded randomness did not fit.
    fn free(&mut self, seat: Seat) -> Result<(), ActError>;
}

/// What the learner wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// To do this.
    Act(String),
    /// On to what follows: the moves of others, the next step, the ordinary match.
    Next,
    /// The step once more, from its beginning.
    Again,
    /// The step before.
    Back,
    /// The table plays the step.
    Skip,
    /// A hint, or the next stage of it.
    Hint,
    /// The lesson ends here, and the match goes on.
    Leave,
}

/// Why nothing came of an input.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum CourseError {
    #[error("{0}")]
    Act(#[from] ActError),
    /// There is nothing of the kind now.
    #[error("the lesson does not wait for that now")]
    NotNow,
}

/// How a step stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// It is told, or the learner is to do something.
    Doing,
    /// Its goal is reached, and something is said to that.
    Reached,
    /// Its goal cannot be reached any more.
    Missed,
    /// The last step is over.
    Finished,
    /// The match goes on as an ordinary one.
    Free,
}

/// What is said of the last action, because the step did not wait for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answered {
    pub action: String,
    /// The message of the step's `else` line, if one fits.
    pub message: Option<String>,
    pub numbers: Vec<(String, i32)>,
    pub what: Dealt,
}

/// What became of an action that the step did not wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Dealt {
    /// It was done.
    Done,
    /// It is done if it is wanted once more.
    Held,
    /// It is not done.
    Refused,
}

/// Where somebody is in a lesson. It is stored as text with the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// See [`Lesson::id`].
    pub lesson: String,
    /// The step, counted from 0; the number of steps when all are over.
    pub step: usize,
    pub phase: Phase,
    /// How many records stood when each step began, this one last; nothing for a step that was passed over.
    begins: Vec<Option<usize>>,
    /// How far the hint has gone: 0 to 3.
    pub hint: u8,
    pub answered: Option<Answered>,
    /// The step was played by the table.
    pub is_played: bool,
    /// The records that the table played, from and until, if it has.
    #[serde(default)]
    pub(crate) played: (usize, usize),
    /// It is a puzzle.
    #[serde(default)]
    puzzle: bool,
    /// The learner has asked for a hint, or for the solution.
    #[serde(default)]
    pub is_helped: bool,
    /// The goal was reached by luck, and not in the way that was to be found.
    #[serde(default)]
    pub is_lucky: bool,
    /// What dice and shuffles will do in this step.
    luck: Vec<(String, Vec<String>)>,
    /// The others are to answer until the learner is asked.
    is_running: bool,
}

impl Course {
    /// At the beginning of a lesson.
    pub fn begin(lesson: &Lesson) -> Self {
        let mut res = Self {
            lesson: lesson.id().to_owned(),
            step: 0,
            phase: Phase::Doing,
            begins: Vec::new(),
            hint: 0,
            answered: None,
            is_played: false,
            played: (0, 0),
            puzzle: lesson.puzzle().is_some(),
            is_helped: false,
            is_lucky: false,
            luck: Vec::new(),
            is_running: false,
        };
        res.enter(lesson, &*lesson.table(), 0);
        res
    }

    /// Whether it is a puzzle that the learner has solved.
    pub fn is_solved(&self) -> bool {
        self.puzzle && self.phase == Phase::Finished && !self.is_played
    }

    /// Whether the lesson still decides what happens.
    pub fn is_on(&self) -> bool {
        self.phase != Phase::Free
    }

    /// Does what the learner wants.
    ///
    /// # Errors
    /// Why nothing came of it; the match and the course are then as before, but for what was passed over.
    pub fn handle(
        &mut self,
        lesson: &Lesson,
        board: &mut dyn Board,
        input: Input,
    ) -> Result<(), CourseError> {
        match input {
            Input::Act(action) => self.act(lesson, board, &action)?,
            Input::Next => self.next(lesson, board)?,
            Input::Again => self.again(lesson, board)?,
            Input::Back => self.back(lesson, board)?,
            Input::Skip => self.skip(lesson, board)?,
            Input::Hint => self.deepen(lesson)?,
            Input::Leave => self.leave(lesson, board)?,
        }
        self.settle(lesson, board)
    }

    /// The seat for which a bot is to answer now.
    pub fn bot_seat(&self, lesson: &Lesson, game: &dyn AnyTable) -> Option<Seat> {
        let asked = game.asked();
        (self.is_running && !asked.contains(lesson.learner())).then(|| asked.first()).flatten()
    }

    /// The randomness of the next action, with what is left of the step's luck.
    pub fn chance(&self, board: &dyn Board) -> NamedLuck {
        NamedLuck::new(self.luck.clone(), board.dice())
    }

    /// Plays an action with the luck of the step.
    ///
    /// # Errors
    /// Why not.
    pub fn play(
        &mut self,
        board: &mut dyn Board,
        seat: Seat,
        action: &str,
    ) -> Result<(), CourseError> {
        let luck = self.chance(board);
        board.play(seat, action, &mut luck.chance())?;
        self.luck = luck.left();
        Ok(())
    }

    fn act(
        &mut self,
        lesson: &Lesson,
        board: &mut dyn Board,
        action: &str,
    ) -> Result<(), CourseError> {
        let learner = lesson.learner();
        board.game().check(learner, action)?;
        if self.puzzle && matches!(self.phase, Phase::Missed | Phase::Finished) {
            return Err(CourseError::NotNow);
        }
        // Who goes on by acting need not press anything first.
        while self.is_passed_by_acting(lesson, board.game()) {
            self.enter(lesson, board.game(), self.step + 1);
        }
        if self.phase == Phase::Finished {
            self.leave(lesson, board)?;
            return Ok(board.play(learner, action, &mut board.dice())?);
        }
        let Some(step) = lesson.step(self.step) else { return Err(CourseError::NotNow) };
        let offers = board.game().offers(learner);
        let words: Vec<&str> = action.split_whitespace().collect();
        let offer = offers.iter().find(|it| it.action == words.join(" "));
        let is_expected = offers.len() == 1
            || offer.is_none_or(|it| step.allow.iter().any(|pattern| pattern.fits(it)));
        if let Some(offer) = offer.filter(|_| !is_expected) {
            let is_wanted_twice = self
                .answered
                .as_ref()
                .is_some_and(|it| it.what == Dealt::Held && it.action == offer.action);
            let what = match step.stray {
                Some(Stray::No) => Dealt::Refused,
                _ if is_wanted_twice => Dealt::Done,
                Some(Stray::Let) => Dealt::Done,
                Some(Stray::Ask) => Dealt::Held,
                None if can_be_taken_back(board.game(), learner, &offer.action) => Dealt::Done,
                None => Dealt::Held,
            };
            self.answered = Some(answer(step, offer, what));
            if what != Dealt::Done {
                return Ok(());
            }
        } else {
            self.answered = None;
        }
        self.hint = 0;
        self.is_played = false;
        self.play(board, learner, action)
    }

    /// Whether the step is over when the learner acts: it was only told, or is done.
    fn is_passed_by_acting(&self, lesson: &Lesson, game: &dyn AnyTable) -> bool {
        match self.phase {
            Phase::Reached | Phase::Missed => true,
            Phase::Doing => self.is_told(lesson) && self.line_of_others(lesson, game).is_none(),
            Phase::Finished | Phase::Free => false,
        }
    }

    fn is_told(&self, lesson: &Lesson) -> bool {
        lesson.step(self.step).is_some_and(|it| it.goal.is_empty())
    }

    /// Whether [`Input::Next`] leads anywhere.
    pub fn has_next(&self, lesson: &Lesson, game: &dyn AnyTable) -> bool {
        match self.phase {
            Phase::Reached => true,
            Phase::Missed => !self.puzzle,
            Phase::Finished => lesson.plays_on() && game.outcome().is_none(),
            Phase::Doing => self.is_told(lesson) || self.waits_for_others(lesson, game),
            Phase::Free => false,
        }
    }

    /// Whether others are asked, who wait for [`Input::Next`].
    pub fn waits_for_others(&self, lesson: &Lesson, game: &dyn AnyTable) -> bool {
        let asked = game.asked();
        !asked.is_empty() && !asked.contains(lesson.learner()) && !self.is_running
    }

    fn next(&mut self, lesson: &Lesson, board: &mut dyn Board) -> Result<(), CourseError> {
        if !self.has_next(lesson, board.game()) {
            return Err(CourseError::NotNow);
        }
        match self.phase {
            Phase::Finished => return self.leave(lesson, board),
            Phase::Doing if self.line_of_others(lesson, board.game()).is_some() => {
                self.is_running = true;
            }
            Phase::Doing if !self.is_told(lesson) => self.is_running = true,
            Phase::Doing | Phase::Reached | Phase::Missed | Phase::Free => {
                self.enter(lesson, board.game(), self.step + 1);
            }
        }
        Ok(())
    }

    fn again(&mut self, lesson: &Lesson, board: &mut dyn Board) -> Result<(), CourseError> {
        let last = lesson.steps().len() - 1;
        self.return_to(lesson, board, self.step.min(last))
    }

    fn back(&mut self, lesson: &Lesson, board: &mut dyn Board) -> Result<(), CourseError> {
        let before = self.before().ok_or(CourseError::NotNow)?;
        self.return_to(lesson, board, before)
    }

    /// The step before this one that was not passed over.
    pub(crate) fn before(&self) -> Option<usize> {
        if !self.is_on() {
            return None;
        }
        (0..self.step).rev().find(|idx| self.begins.get(*idx).is_some_and(Option::is_some))
    }

    /// How many records stood when the step began.
    pub(crate) fn n_before(&self) -> usize {
        self.begins.iter().rev().find_map(|it| *it).unwrap_or_default()
    }

    /// Whether anything was done since the step began.
    pub(crate) fn has_begun(&self, game: &dyn AnyTable) -> bool {
        self.n_before() < game.effective_records().len()
    }

    /// To the beginning of a step that was entered.
    fn return_to(
        &mut self,
        lesson: &Lesson,
        board: &mut dyn Board,
        step: usize,
    ) -> Result<(), CourseError> {
        let begin = self.begins.get(step).copied().flatten();
        let begin = begin.filter(|_| self.is_on()).ok_or(CourseError::NotNow)?;
        let n_records = board.game().effective_records().len();
        if begin < n_records {
            board.take_back(lesson.learner(), n_records - begin)?;
        }
        self.stand_at(lesson, step);
        Ok(())
    }

    /// The course stands at the beginning of a step that was entered.
    fn stand_at(&mut self, lesson: &Lesson, step: usize) {
        self.begins.truncate(step + 1);
        self.step = step;
        self.phase = Phase::Doing;
        self.luck = lesson.source.luck_of(step);
        (self.hint, self.answered, self.is_played, self.is_running) = (0, None, false, false);
        self.is_lucky = false;
    }

    fn deepen(&mut self, lesson: &Lesson) -> Result<(), CourseError> {
        if self.phase != Phase::Doing || self.is_told(lesson) {
            return Err(CourseError::NotNow);
        }
        // The second stage is passed over where the step has nothing to say in it.
        let has_second = self.has_words(lesson, "hint")
            || lesson.step(self.step).is_some_and(|it| !it.hint.is_empty());
        let by = if self.hint == 1 && !has_second { 2 } else { 1 };
        self.hint = (self.hint + by).min(3);
        self.is_helped = true;
        Ok(())
    }

    fn leave(&mut self, lesson: &Lesson, board: &mut dyn Board) -> Result<(), CourseError> {
        if !self.is_on() {
            return Err(CourseError::NotNow);
        }
        if board.game().outcome().is_none() {
            board.free(lesson.learner())?;
        }
        self.phase = Phase::Free;
        self.puzzle = false;
        (self.hint, self.answered, self.is_running) = (0, None, false);
        self.luck.clear();
        Ok(())
    }

    /// Begins a step, or the first after it that arises.
    pub(crate) fn enter(&mut self, lesson: &Lesson, game: &dyn AnyTable, step: usize) {
        self.begins.truncate(step);
        let n_records = game.effective_records().len();
        for (idx, it) in lesson.steps().iter().enumerate().skip(step) {
            self.begins.push(Some(n_records));
            self.stand_at(lesson, idx);
            let all = |conditions: &[Condition]| {
                !conditions.is_empty() && self.hold(lesson, game, conditions)
            };
            if !all(&it.skip_if) && !all(&it.goal) {
                return;
            }
            self.begins[idx] = None;
        }
        self.step = lesson.steps().len();
        self.phase = Phase::Finished;
        self.luck.clear();
        (self.hint, self.answered, self.is_running) = (0, None, false);
    }

    /// After anything was played or taken back: how the step stands, and what follows by itself.
    ///
    /// # Errors
    /// What could not be played.
    pub fn settle(&mut self, lesson: &Lesson, board: &mut dyn Board) -> Result<(), CourseError> {
        for _ in 0..MOST_BY_ITSELF {
            self.follow_back(lesson, board.game());
            if matches!(self.phase, Phase::Finished | Phase::Free) {
                return Ok(());
            }
            self.judge(lesson, board.game());
            if self.phase == Phase::Reached && !self.has_words(lesson, "done") {
                self.enter(lesson, board.game(), self.step + 1);
                continue;
            }
            match self.by_itself(lesson, board.game()) {
                Some((seat, action)) => self.play(board, seat, &action)?,
                None => break,
            }
        }
        Ok(())
    }

    /// Taking back may lead behind the beginning of the step.
    fn follow_back(&mut self, lesson: &Lesson, game: &dyn AnyTable) {
        let n_records = game.effective_records().len();
        let is_behind = |begin: &Option<usize>| begin.is_some_and(|it| n_records < it);
        if !self.is_on() || !self.begins.iter().any(is_behind) {
            return;
        }
        let there = self.begins.iter().rposition(|it| it.is_some_and(|it| it <= n_records));
        self.stand_at(lesson, there.unwrap_or_default());
    }

    fn judge(&mut self, lesson: &Lesson, game: &dyn AnyTable) {
        let Some(step) = lesson.step(self.step) else { return };
        let learner = lesson.learner();
        let is_over = game.outcome().is_some();
        let is_reached = if step.goal.is_empty() {
            // What was to be watched is over.
            self.phase == Phase::Reached
                || (self.has_begun(game) && self.line_of_others(lesson, game).is_none())
                || is_over
        } else {
            self.hold(lesson, game, &step.goal)
        };
        self.is_lucky = is_reached && self.is_by_luck(lesson, game);
        let is_turn_over = || {
            let others_follow = self.line_of_others(lesson, game).is_some();
            !game.asked().contains(learner) && self.has_acted(lesson, game) && !others_follow
        };
        let ends_with_turn =
            step.missed.is_empty() || lesson.puzzle().is_some_and(|it| !it.has_others);
        let is_missed = || {
            let is_said = !step.missed.is_empty() && self.hold(lesson, game, &step.missed);
            is_over || is_said || (ends_with_turn && is_turn_over())
        };
        self.phase = match () {
            () if self.is_lucky => Phase::Missed,
            () if is_reached => Phase::Reached,
            () if !step.goal.is_empty() && is_missed() => Phase::Missed,
            () => Phase::Doing,
        };
        if self.phase != Phase::Doing || game.asked().contains(learner) {
            self.is_running = false;
        }
    }

    /// Whether the goal of a puzzle whose goal need not be certain was reached without what had to be found.
    pub(crate) fn is_by_luck(&self, lesson: &Lesson, game: &dyn AnyTable) -> bool {
        let has_chance = lesson.puzzle().is_some_and(|it| it.has_chance);
        let done = if has_chance { self.done(lesson, game) } else { Vec::new() };
        has_chance && !lesson.must_be_done().all(|wanted| done.iter().any(|it| it == wanted))
    }

    /// What the table plays without being asked: lines of others, and windows that the lesson keeps shut.
    fn by_itself(&self, lesson: &Lesson, game: &dyn AnyTable) -> Option<(Seat, String)> {
        let learner = lesson.learner();
        if game.asked().contains(learner) {
            let answer = game.auto_answer(learner, &self.shut(lesson));
            return answer.map(|it| (learner, it));
        }
        self.line_of_others(lesson, game).filter(|_| self.is_running)
    }

    /// The windows that no step has asked yet are answered "never".
    fn shut(&self, lesson: &Lesson) -> AutoAnswers {
        let mut res = AutoAnswers::default();
        let asked = lesson.steps().iter().take(self.step + 1).flat_map(|it| &it.ask);
        let asked: Vec<&String> = asked.collect();
        let head = lesson.source.head.lesson.as_ref();
        let windows = head.into_iter().flat_map(|it| &it.windows);
        for window in windows.filter(|it| !asked.contains(it)) {
            // The lesson was checked when it was read.
            drop(res.set(lesson.game().windows(), window, Preference::Never));
        }
        res
    }

    /// The next line of another seat in this step, if it can be played.
    fn line_of_others(&self, lesson: &Lesson, game: &dyn AnyTable) -> Option<(Seat, String)> {
        let learner = lesson.learner();
        if game.asked().contains(learner) {
            return None;
        }
        let begin = self.begins.get(self.step).copied().flatten()?;
        let records = game.effective_records();
        let n_done = records.iter().skip(begin).filter(|(seat, _)| *seat != learner).count();
        let lines = lesson.source.actions_of(self.step).into_iter();
        let (seat, action) = lines.filter(|(seat, _)| *seat != learner).nth(n_done)?;
        game.check(seat, &action).ok().map(|()| (seat, action))
    }

    fn has_acted(&self, lesson: &Lesson, game: &dyn AnyTable) -> bool {
        !self.done(lesson, game).is_empty()
    }

    /// What the learner has done in the step.
    pub(crate) fn done(&self, lesson: &Lesson, game: &dyn AnyTable) -> Vec<String> {
        let begin = self.begins.get(self.step).copied().flatten().unwrap_or_default();
        let records = game.effective_records().into_iter().skip(begin);
        records.filter(|(seat, _)| *seat == lesson.learner()).map(|(_, action)| action).collect()
    }

    fn has_words(&self, lesson: &Lesson, attribute: &str) -> bool {
        let id = lesson.message(lesson.step(self.step));
        let sayings = lesson.words.sayings(text::Lang::En);
        sayings.iter().any(|it| it.id == id && it.attribute.as_deref() == Some(attribute))
    }

    pub(crate) fn hold(&self, lesson: &Lesson, game: &dyn AnyTable, all: &[Condition]) -> bool {
        let viewer = Viewer::Seat(lesson.learner());
        let begin = self.begins.get(self.step).copied().flatten().unwrap_or_default();
        let view = game.view(viewer);
        // To look back is dear, and few conditions do.
        let looks_back = all.iter().any(Condition::reads_start);
        let start = if looks_back { game.at(begin).view(viewer) } else { Value::Null };
        let asked: Vec<Seat> = game.asked().iter().collect();
        let question = game.question_name();
        let done = self.done(lesson, game);
        let now = Moment {
            view: &view,
            start: &start,
            asked: &asked,
            question: question.as_deref(),
            done: &done,
            offers: &game.offers(lesson.learner()),
            is_over: game.outcome().is_some(),
        };
        all.iter().all(|it| it.holds(now))
    }

    /// Says where each step up to this one began, after the solution was played.
    pub(crate) fn has_skipped(&mut self, begins: &[usize]) {
        for (begin, solved) in self.begins.iter_mut().zip(begins) {
            *begin = begin.map(|_| *solved);
        }
    }
}

/// More answers than a lesson would ever give by itself.
const MOST_BY_ITSELF: usize = 500;

fn answer(step: &Step, offer: &Offer, what: Dealt) -> Answered {
    let message = step.otherwise.iter().find(|(pattern, _)| pattern.fits(offer));
    Answered {
        action: offer.action.clone(),
        message: message.map(|(_, message)| message.clone()),
        numbers: offer.numbers.iter().map(|(name, it)| ((*name).to_owned(), *it)).collect(),
        what,
    }
}

/// Whether the seat could take an action back, and is still asked: it is looked at what would come of it.
fn can_be_taken_back(game: &dyn AnyTable, seat: Seat, action: &str) -> bool {
    let mut ahead = game.clone_box();
    let done = ahead.act(seat, action, &mut Chance::seeded([0; 32], 0));
    done.is_ok() && ahead.n_free_undo(seat) != 0 && ahead.asked().contains(seat)
}
