//! A lesson that was read: its steps, its words, and its solution, which holds.

use ai::BotSpec;
use catalog::scenario::{self, Offer, Source, Step};
use catalog::{AnyGame, AnyTable, Solution};
use kernel::{Chance, Draw, Origin, Seat, Viewer};
use serde::Deserialize;
use text::Lang;

use crate::words::{self, Words};

pub struct Lesson {
    game: &'static dyn AnyGame,
    id: String,
    name: String,
    file: String,
    puzzle: Option<Puzzle>,
    pub(crate) source: Source,
    pub(crate) words: Words,
    bot: BotSpec,
    solution: Solution,
    records: Vec<Done>,
}

/// What makes a lesson a puzzle: a step with one thing to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// From 1 to 3, from easy to hard.
    pub level: u8,
    /// Every way to the goal does all that the solution does before the first draw.
    is_only: bool,
    /// The goal need not be certain.
    pub(crate) has_chance: bool,
    /// Other seats answer in the course of the solution.
    pub(crate) has_others: bool,
}

/// Why a lesson cannot be taught.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {what}")]
pub struct LessonError {
    pub file: String,
    pub line: usize,
    pub what: String,
}

/// A record of the solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Done {
    pub(crate) seat: Seat,
    pub(crate) action: String,
    pub(crate) draws: Vec<Draw>,
}

/// What is needed of a line of the match file.
#[derive(Deserialize)]
struct Line {
    seat: Seat,
    #[serde(default)]
    action: String,
    #[serde(default)]
    chance: Vec<[u32; 2]>,
    undo: Option<usize>,
}

impl Lesson {
    /// Reads a lesson, `first-turn.lesson`, or a puzzle, `01-caves-pay-twice.puzzle`, and plays its solution. `words` are
    /// those of each language, in the order of [`Lang::ALL`].
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn read(
        game_id: &str,
        file_name: &str,
        script: &str,
        words: &[String],
    ) -> Result<Self, LessonError> {
        let (name, ending) = file_name.rsplit_once('.').unwrap_or((file_name, ""));
        let file = format!("{game_id}/{file_name}");
        let wrong = |line: usize, what: String| LessonError { file: file.clone(), line, what };
        let source = scenario::parse(script).map_err(|error| wrong(error.line, error.what))?;
        let head = source.head.lesson.as_ref();
        let head = head.ok_or_else(|| wrong(1, "this is a scenario and no lesson".to_owned()))?;
        let puzzle = (ending == "puzzle").then(|| Puzzle::of(&source)).transpose();
        let puzzle = puzzle.map_err(|what| wrong(1, what.to_owned()))?;
        let game = catalog::game(&source.head.game).map_err(|error| wrong(1, error.to_string()))?;
        if game.info().id != game_id {
            return Err(wrong(1, format!("a lesson of {} lies in its folder", game.info().id)));
        }
        let bot = head.bots.parse::<BotSpec>().map_err(|error| wrong(1, error.to_string()))?;
        let windows = head.windows.iter().chain(source.steps.iter().flat_map(|it| &it.ask));
        for window in windows {
            if !game.windows().contains(&window.as_str()) {
                let known = game.windows().join(", ");
                return Err(wrong(1, format!("there is no window '{window}', but {known}")));
            }
        }
        for step in &source.steps {
            let is_of_game = |it: &String| page::rule_address(game_id, it).is_some();
            if let Some(rule) = step.rules.iter().find(|it| !is_of_game(it)) {
                return Err(wrong(step.line, format!("{rule} is no rule of {game_id}")));
            }
        }
        let solution = game.solve_lesson(&source).map_err(|failure| {
            let (what, expected, found) = (failure.what, failure.expected, failure.found);
            wrong(failure.line, format!("{what}: expected {expected}, found {found}"))
        })?;
        let words = Words::read(words).map_err(|(lang, line, what)| LessonError {
            file: format!("{game_id}/{name}.{lang}.ftl"),
            line,
            what,
        })?;
        let records = records(&*solution.table);
        let (id, name) = (format!("{game_id}/{name}"), name.to_owned());
        let res = Self { game, id, name, file, puzzle, source, words, bot, solution, records };
        match words::faults(&res).into_iter().next() {
            Some((lang, what)) => {
                Err(LessonError { file: format!("{}.{lang}.ftl", res.id), line: 1, what })
            }
            None => Ok(res),
        }
    }

    /// A scenario that shows what a rule says, as a position to try: a lesson of one step, whose words are those of the
    /// rule. `file` is named in errors.
    ///
    /// # Errors
    /// The scenario is no single course of play of a person, or does not hold.
    pub fn of_rule(rule: &'static str, file: &str, script: &str) -> Result<Self, LessonError> {
        let wrong = |line: usize, what: String| LessonError { file: file.to_owned(), line, what };
        let source = scenario::parse(script).map_err(|error| wrong(error.line, error.what))?;
        let source = source.into_example();
        let source = source.ok_or_else(|| wrong(1, "this is no example to try".to_owned()))?;
        let game = catalog::game(&source.head.game).map_err(|error| wrong(1, error.to_string()))?;
        let solution = game.solve_lesson(&source).map_err(|failure| {
            let (what, expected, found) = (failure.what, failure.expected, failure.found);
            wrong(failure.line, format!("{what}: expected {expected}, found {found}"))
        })?;
        Ok(Self {
            game,
            id: format!("{}/{rule}", game.info().id),
            name: rule.to_owned(),
            file: file.to_owned(),
            puzzle: None,
            source,
            words: Words::OfRule(rule),
            bot: BotSpec::Greedy,
            records: records(&*solution.table),
            solution,
        })
    }

    pub fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    /// The rule of which it is an example.
    pub fn rule(&self) -> Option<&'static str> {
        match self.words {
            Words::OfRule(rule) => Some(rule),
            Words::Own(_) => None,
        }
    }

    /// `smallworld/first-turn`
    pub fn id(&self) -> &str {
        &self.id
    }

    /// `first-turn`
    pub fn name(&self) -> &str {
        &self.name
    }

    /// `smallworld/first-turn.lesson`
    pub fn file(&self) -> &str {
        &self.file
    }

    pub fn puzzle(&self) -> Option<Puzzle> {
        self.puzzle
    }

    pub fn learner(&self) -> Seat {
        self.source.head.lesson.as_ref().map_or(Seat(0), |it| it.learner)
    }

    pub fn minutes(&self) -> u8 {
        self.source.head.lesson.as_ref().map_or(0, |it| it.minutes)
    }

    pub fn n_seats(&self) -> usize {
        self.source.head.seats
    }

    /// Who answers for the other seats.
    pub fn bot(&self) -> BotSpec {
        self.bot
    }

    /// Whether the match goes on after the last step.
    pub fn plays_on(&self) -> bool {
        let after = self.source.head.lesson.as_ref().map(|it| it.after);
        after == Some(scenario::After::PlayOn)
    }

    pub fn steps(&self) -> &[Step] {
        &self.source.steps
    }

    pub(crate) fn step(&self, idx: usize) -> Option<&Step> {
        self.source.steps.get(idx)
    }

    /// The rules that a step teaches. A puzzle has none, since they would give away its solution; nor has an example,
    /// whose panel shows its rule.
    pub fn rules_of(&self, step: usize) -> Vec<String> {
        if self.puzzle.is_some() || self.rule().is_some() {
            return Vec::new();
        }
        let rules = self.source.rules_of(step).into_iter();
        rules.take(MOST_RULES).map(str::to_owned).collect()
    }

    /// Every rule that the lesson teaches: those that its head names, and those of its `rule` lines.
    pub fn rules(&self) -> impl Iterator<Item = &str> {
        let of_steps = self.source.steps.iter().flat_map(|it| &it.rules);
        self.source.head.rules.iter().chain(of_steps).map(String::as_str)
    }

    /// The match as the lesson begins.
    pub fn table(&self) -> Box<dyn AnyTable> {
        self.solution.table.until(0, Origin::Lesson(self.id.as_str().into()))
    }

    /// Who does what in the solution, in notation.
    pub fn actions(&self) -> impl Iterator<Item = (Seat, &str)> {
        self.records.iter().map(|it| (it.seat, it.action.as_str()))
    }

    /// The solution, and how many of its records stand when each step begins, and at the end.
    pub(crate) fn solution(&self) -> (&[Done], &[usize]) {
        (&self.records, &self.solution.begins)
    }

    /// Whether it is a puzzle to whose goal no other way leads.
    pub(crate) fn has_only_solution(&self) -> bool {
        self.puzzle.is_some_and(|it| it.is_only)
    }

    /// What the learner does in the solution before anything is drawn, if no other way leads to the goal of a puzzle.
    pub(crate) fn must_be_done(&self) -> impl Iterator<Item = &str> {
        let is_only = self.has_only_solution();
        let records = self.records.iter().filter(move |_| is_only);
        let n_certain = self.records.iter().take_while(|it| it.draws.is_empty()).count();
        let own = records.take(n_certain + 1).filter(|it| it.seat == self.learner());
        own.map(|it| it.action.as_str())
    }

    /// The fingerprint of the solution's position when a step begins.
    pub(crate) fn hash_at(&self, step: usize) -> String {
        self.solution.table.at(self.solution.begins[step]).hash()
    }

    /// What the learner sees and may do in the solution when a step begins.
    pub(crate) fn solved_at(&self, step: usize) -> (serde_json::Value, Vec<Offer>) {
        let n_records = self.solution.begins.get(step).copied().unwrap_or_default();
        let table = self.solution.table.at(n_records);
        (table.view(Viewer::Seat(self.learner())), table.offers(self.learner()))
    }

    /// A text of the lesson itself, or of a step.
    pub(crate) fn say(
        &self,
        lang: Lang,
        step: Option<&Step>,
        attribute: Option<&str>,
        args: &[(&str, text::Arg)],
    ) -> Option<String> {
        match &self.words {
            Words::Own(words) => words.say(lang, &self.message(step), attribute, args),
            Words::OfRule(rule) => words::of_rule(rule, lang, step.is_some(), attribute),
        }
    }

    /// The id of the message of the lesson itself, or of a step.
    pub(crate) fn message(&self, step: Option<&Step>) -> String {
        match step {
            None => format!("lesson-{}", self.name),
            Some(step) => format!("lesson-{}-{}", self.name, step.name),
        }
    }

    /// The title, for a list of lessons.
    pub fn title(&self, lang: Lang) -> String {
        self.say(lang, None, None, &[]).unwrap_or_default()
    }

    /// What it is about, in one sentence.
    pub fn about(&self, lang: Lang) -> String {
        self.say(lang, None, Some("about"), &[]).unwrap_or_default()
    }
}

/// More rules than a step can teach at once.
const MOST_RULES: usize = 3;

impl Puzzle {
    fn of(source: &Source) -> Result<Self, &'static str> {
        let head = source.head.lesson.as_ref().ok_or("this is a scenario and no puzzle")?;
        let level = head.level.filter(|it| (1..=3).contains(it));
        let [step] = source.steps.as_slice() else { return Err("a puzzle has one step") };
        if step.goal.is_empty() {
            return Err("a puzzle has a goal");
        }
        let level = level.ok_or("a puzzle has a 'level' from 1 to 3")?;
        let actions = source.actions_of(0);
        let n_own = actions.iter().filter(|(seat, _)| *seat == head.learner).count();
        if 1 < level && n_own < 2 {
            return Err(
                "a puzzle of level 2 or 3 is solved by two actions or more, and this one by one: it is of level 1",
            );
        }
        Ok(Self {
            level,
            is_only: head.best == Some(scenario::Best::Only),
            has_chance: head.chance.is_some(),
            has_others: actions.iter().any(|(seat, _)| *seat != head.learner),
        })
    }
}

/// The records that stand, with their draws.
fn records(table: &dyn AnyTable) -> Vec<Done> {
    let mut res = Vec::new();
    for number in 1..table.version() {
        let line = table.line(number).unwrap_or_default();
        let Ok(Line { seat, action, chance, undo }) = serde_json::from_str(&line) else { continue };
        match undo {
            Some(n_records) => res.truncate(res.len().saturating_sub(n_records)),
            None => {
                let draws = chance.iter().map(|&[bound, value]| Draw { bound, value }).collect();
                res.push(Done { seat, action, draws });
            }
        }
    }
    res
}

impl Done {
    pub(crate) fn chance(&self) -> Chance {
        Chance::replay(self.draws.iter().copied())
    }
}
