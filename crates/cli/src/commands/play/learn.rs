//! `gospoda learn`: lessons and puzzles in the terminal.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, anyhow, bail};
use catalog::{ActError, AutoAnswers, RandomnessProof, Refused, Seed, UndoneBy};
use kernel::{Seat, Viewer};
use lessons::{Course, CourseError, Input, Lesson, OwnTable, Phase};
use page::{LessonPanel, Standing};
use text::{Lang, Voice, msg};

use super::session::Session;
use super::wish::read_line;
use super::{Player, names, random_number};
use crate::Answer;
use crate::args::LearnArgs;
use crate::commands::sentence;
use crate::output::{columns, say};

const HELP: &str = "  n                     next: the next step, after a puzzle the next puzzle
  h                     a hint; once more for a clearer one
  list                  everything that you can do now
  3                     the third of that list
  conquer l1a-06        any action, as it is written in the second column
  undo                  take your last action back
  board                 the table in words
  again, back, skip     this step once more, the step before, let the table play this step
  leave                 play on from here as an ordinary game
  quit                  leave the table";

pub(crate) fn run(args: &LearnArgs) -> Result<Answer> {
    if let Some(folder) = &args.lessons {
        for error in install(folder)? {
            eprintln!("gospoda: {error:#}");
        }
    }
    let Some(wanted) = &args.lesson else {
        list(args.lang)?;
        return Ok(Answer::Yes);
    };
    let lesson = lessons::find(wanted).or_else(|| lessons::of_game(wanted).into_iter().next());
    let lesson = match lesson {
        Some(lesson) => lesson,
        None => bail!("there is no lesson '{wanted}'; 'gospoda learn' lists them"),
    };
    let mut next = Some(lesson);
    while let Some(lesson) = next {
        let seed = match args.seed {
            Some(seed) => seed,
            None => random_number()?,
        };
        next = teach(&lesson, seed, args.lang)?;
    }
    Ok(Answer::Yes)
}

fn list(lang: Lang) -> Result<()> {
    let rows: Vec<[String; 4]> = lessons::all()
        .iter()
        .map(|it| {
            let minutes = msg!(lang, LESSON_MINUTES, n = u32::from(it.minutes()));
            let level = it.puzzle().map(|it| msg!(lang, PUZZLE_LEVEL, level = u32::from(it.level)));
            [it.id().to_owned(), it.title(lang), minutes, level.unwrap_or_default()]
        })
        .collect();
    columns(&rows).iter().try_for_each(|line| say(line))
}

/// Offers the lessons and puzzles below a folder, `GAME/NAME.lesson` with their words beside them.
///
/// # Errors
/// The folder cannot be read. What is wrong with single lessons is returned; they are left out.
pub(crate) fn install(folder: &Path) -> Result<Vec<anyhow::Error>> {
    let listed = |folder: &Path| -> Result<Vec<PathBuf>> {
        let cannot = || format!("cannot read the folder {}", folder.display());
        let entries = fs::read_dir(folder).with_context(cannot)?;
        let mut res =
            entries.map(|it| Ok(it?.path())).collect::<Result<Vec<_>>>().with_context(cannot)?;
        res.sort();
        Ok(res)
    };
    let mut errors = Vec::new();
    for game in listed(folder)?.iter().filter(|it| it.is_dir()) {
        let files = listed(game)?;
        let is_lesson =
            |it: &&PathBuf| it.extension().is_some_and(|it| it == "lesson" || it == "puzzle");
        for file in files.iter().filter(is_lesson) {
            if let Err(error) = read(file).and_then(|it| Ok(lessons::install(it)?)) {
                errors.push(error.context(format!("{} is left out", file.display())));
            }
        }
    }
    Ok(errors)
}

fn read(file: &Path) -> Result<Lesson> {
    let text = |path: &Path| {
        fs::read_to_string(path).map_err(|error| anyhow!("{}: {error}", path.display()))
    };
    let name = |path: Option<&Path>| {
        path.and_then(|it| it.file_name()).unwrap_or_default().to_string_lossy().into_owned()
    };
    let words = Lang::ALL.iter().map(|lang| text(&file.with_extension(format!("{lang}.ftl"))));
    let words = words.collect::<Result<Vec<_>>>()?;
    Ok(Lesson::read(&name(file.parent()), &name(Some(file)), &text(file)?, &words)?)
}

struct Pupil<'a> {
    lesson: &'a Lesson,
    course: Course,
    desk: OwnTable,
    voice: Voice<'a>,
    n_told: usize,
}

/// Teaches a lesson; the puzzle that is to follow it.
fn teach(lesson: &Arc<Lesson>, seed: u64, lang: Lang) -> Result<Option<Arc<Lesson>>> {
    let player =
        |seat| if seat == lesson.learner() { Player::You } else { Player::Bot(lesson.bot()) };
    let n_seats = u8::try_from(lesson.n_seats()).unwrap_or(u8::MAX);
    let players: Vec<Player> = Seat::all(n_seats).map(player).collect();
    let names = names(&players, lang);
    let voice = Voice::new(lang, &names);
    let proof = RandomnessProof::new(Seed::of_number(seed));
    let desk = OwnTable { table: lesson.table(), proof };
    let mut pupil = Pupil { lesson, course: Course::begin(lesson), desk, voice, n_told: 0 };
    match pupil.sit()? {
        Onward::Nowhere => return Ok(None),
        Onward::NextPuzzle => return Ok(lessons::next_puzzle(lesson)),
        Onward::Play => {}
    }
    let OwnTable { table, proof } = pupil.desk;
    say(&msg!(lang, LESSON_FREE))?;
    Session::new(table, proof, players, AutoAnswers::default(), voice, Vec::new()).play()?;
    Ok(None)
}

/// What follows a lesson.
enum Onward {
    Nowhere,
    /// The match goes on as an ordinary one.
    Play,
    NextPuzzle,
}

impl Pupil<'_> {
    /// Goes through the lesson.
    fn sit(&mut self) -> Result<Onward> {
        say("type 'help' for help")?;
        let mut shown = None;
        loop {
            self.let_bots_play()?;
            self.tell_events()?;
            if self.course.phase == Phase::Free {
                let is_over = self.desk.table.outcome().is_some();
                return Ok(if is_over { Onward::Nowhere } else { Onward::Play });
            }
            let panel = self.panel();
            if panel != shown {
                if let Some(it) = &panel {
                    self.tell(it)?;
                }
                shown = panel;
            }
            let Some(line) = read_line()? else { return Ok(Onward::Nowhere) };
            let line = line.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
            if line == "quit" || line == "exit" {
                return Ok(Onward::Nowhere);
            }
            let is_puzzle_over =
                self.lesson.puzzle().is_some() && self.course.phase == Phase::Finished;
            if is_puzzle_over && (line == "n" || line == "next") {
                return Ok(Onward::NextPuzzle);
            }
            if let Err(error) = self.does(&line) {
                match error.downcast::<CourseError>() {
                    Ok(error) => say(&self.refused(&error))?,
                    Err(error) => return Err(error),
                }
                continue;
            }
            if line.is_empty() {
                shown = None;
            }
        }
    }

    fn panel(&self) -> Option<LessonPanel> {
        let n_undo = self.desk.table.n_free_undo(self.lesson.learner());
        lessons::panel(self.lesson, &self.course, &*self.desk.table, &self.voice, n_undo)
    }

    fn tell(&self, it: &LessonPanel) -> Result<()> {
        let lang = self.voice.lang;
        say("")?;
        let count = match &it.puzzle {
            Some(puzzle) => msg!(lang, PUZZLE_LEVEL, level = u32::from(puzzle.level)),
            None => msg!(lang, LESSON_COUNT, step = it.step, steps = it.n_steps),
        };
        say(&format!("{} · {count}", it.title))?;
        say(&format!("({})", it.goal))?;
        let answer = it.answer.as_ref().map(|it| it.text.as_str());
        for text in [Some(it.say.as_str()), answer, it.hint.as_deref()].into_iter().flatten() {
            if !text.is_empty() {
                say(text)?;
            }
        }
        if it.ways.next.is_some() {
            say(&format!("[n] {}", msg!(lang, LESSON_NEXT)))?;
        }
        match it.puzzle.as_ref().map(|it| it.standing) {
            Some(Standing::Missed) => say(&format!("[again] {}", msg!(lang, PUZZLE_AGAIN)))?,
            Some(Standing::Solved { .. } | Standing::Shown) => {
                say(&format!("[n] {}", msg!(lang, PUZZLE_NEXT)))?;
            }
            Some(Standing::Open) | None => {}
        }
        if it.ways.can_play_on {
            say(&format!("[leave] {}", msg!(lang, LESSON_PLAY_ON)))?;
        }
        Ok(())
    }

    fn does(&mut self, line: &str) -> Result<()> {
        let viewer = Viewer::Seat(self.lesson.learner());
        let input = match line {
            "" => return Ok(()),
            "n" | "next" => Input::Next,
            "h" | "hint" => Input::Hint,
            "again" => Input::Again,
            "back" => Input::Back,
            "skip" => Input::Skip,
            "leave" => Input::Leave,
            "help" | "?" => return say(HELP),
            "board" => {
                let told = self.desk.table.observation(viewer).tell(&self.voice);
                return told.summary.iter().try_for_each(|line| say(line));
            }
            "list" => {
                let legal = self.desk.table.observation(viewer).tell(&self.voice).legal;
                let rows = legal.iter().enumerate();
                let rows: Vec<[String; 4]> = rows
                    .map(|(idx, it)| {
                        let number = format!("{:>3}", idx + 1);
                        [number, it.notation.clone(), it.label.clone(), it.note.clone()]
                    })
                    .collect();
                return columns(&rows).iter().try_for_each(|line| say(line));
            }
            "undo" => {
                let undone = self.desk.table.undo(self.lesson.learner(), 1, UndoneBy::Seat);
                if let Err(error) = undone {
                    return say(&error.to_string());
                }
                self.course.answered = None;
                self.course.settle(self.lesson, &mut self.desk)?;
                return Ok(());
            }
            _ => Input::Act(self.action(line)),
        };
        Ok(self.course.handle(self.lesson, &mut self.desk, input)?)
    }

    /// A number means an action of the list.
    fn action(&self, line: &str) -> String {
        let legal = || self.desk.table.legal(self.lesson.learner());
        let number = line.parse::<usize>().ok().and_then(|it| it.checked_sub(1));
        number.and_then(|idx| legal().get(idx).cloned()).unwrap_or_else(|| line.to_owned())
    }

    fn refused(&self, error: &CourseError) -> String {
        match error {
            CourseError::NotNow => msg!(self.voice.lang, LESSON_OVER),
            CourseError::Act(ActError::Refused(refusal)) => {
                let game = self.lesson.game();
                sentence(&Refused { game, refusal: Box::new(refusal.clone()) }, self.voice.lang)
            }
            CourseError::Act(error @ (ActError::Notation(_) | ActError::Chance(_))) => {
                error.to_string()
            }
        }
    }

    fn let_bots_play(&mut self) -> Result<()> {
        while let Some(seat) = self.course.bot_seat(self.lesson, &*self.desk.table) {
            let line = u64::from(self.desk.table.version());
            let action = self.desk.table.thinker(self.lesson.bot(), seat, line.into()).finish();
            self.course.play(&mut self.desk, seat, &action)?;
            self.course.settle(self.lesson, &mut self.desk)?;
        }
        Ok(())
    }

    fn tell_events(&mut self) -> Result<()> {
        let table = &*self.desk.table;
        let n_records = table.effective_records().len();
        self.n_told = self.n_told.min(n_records);
        let viewer = Viewer::Seat(self.lesson.learner());
        let told = table.observation(viewer).tell_events(&self.voice, self.n_told + 1);
        self.n_told = n_records;
        told.iter().try_for_each(|(_, line)| say(&format!("  {line}")))
    }
}
