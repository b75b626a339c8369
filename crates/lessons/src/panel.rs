//! What somebody who learns is told and shown, in his language.

use catalog::AnyTable;
use catalog::scenario::{Framed, Offer, Show, Step};
use kernel::{Seat, Viewer};
use page::{Answer, Framing, LessonPanel, Onward, PuzzleState, Standing, Tone, Ways};
use serde_json::Value;
use text::{Arg, Lang, Narrator, Voice, msg};

use crate::course::{Answered, Course, Dealt, Phase};
use crate::lesson::Lesson;
use crate::missing::{missing, parting};

/// What is shown of a lesson; nothing once the match goes on as an ordinary one. `n_undo` are the choices that the learner
/// may take back.
pub fn panel(
    lesson: &Lesson,
    course: &Course,
    game: &dyn AnyTable,
    voice: &Voice<'_>,
    n_undo: u32,
) -> Option<LessonPanel> {
    if !course.is_on() {
        return None;
    }
    let it = Telling { lesson, course, game, voice };
    Some(it.panel(n_undo))
}

struct Telling<'a> {
    lesson: &'a Lesson,
    course: &'a Course,
    game: &'a dyn AnyTable,
    voice: &'a Voice<'a>,
}

impl Telling<'_> {
    fn panel(&self, n_undo: u32) -> LessonPanel {
        let Self { lesson, course, game, .. } = *self;
        let lang = self.voice.lang;
        let (n_steps, step) = (lesson.steps().len(), lesson.step(course.step));
        let is_doing = course.phase == Phase::Doing;
        let is_learner_asked = game.asked().contains(lesson.learner());
        let suggestion = (course.hint >= 3 && is_doing)
            .then(|| course.suggestion(lesson, game))
            .flatten()
            .map(|action| (action.clone(), self.label(&action)));
        let held = course.answered.as_ref().filter(|it| it.what == Dealt::Held);
        let held = held.map(|it| (it.action.clone(), self.label(&it.action)));
        let left = usize::from(lesson.minutes()) * n_steps.saturating_sub(course.step);
        let has_strayed = course.answered.as_ref().is_some_and(|it| it.what == Dealt::Done);
        let can_take_back = n_undo != 0 && (has_strayed || course.phase == Phase::Missed);
        LessonPanel {
            title: lesson.title(lang),
            goal: lesson
                .say(lang, None, Some("goal"), &self.args(lesson.steps().first()))
                .unwrap_or_default(),
            step: (course.step + 1).min(n_steps),
            n_steps,
            minutes: u8::try_from(left.div_ceil(n_steps.max(1))).unwrap_or(u8::MAX),
            say: self.say(step),
            rules: lesson.rules_of(course.step),
            again: (course.phase == Phase::Finished)
                .then(|| crate::reading::address(lesson))
                .flatten(),
            answer: self.answer(step),
            hint: step.filter(|_| is_doing).and_then(|it| self.hint(it)),
            suggestion,
            held,
            frames: self.frames(step),
            framed: step.and_then(|it| self.framed_in_words(it)),
            puzzle: lesson.puzzle().map(|it| self.puzzle(it.level)),
            rule: lesson.rule(),
            ways: Ways {
                next: self.onward(),
                can_repeat: course.has_begun(game) || course.phase == Phase::Finished,
                can_go_back: course.before().is_some(),
                can_skip: is_doing && step.is_some_and(|it| !it.goal.is_empty()),
                // Nothing is to be found in an example.
                can_hint: is_doing
                    && lesson.rule().is_none()
                    && course.hint < 3
                    && is_learner_asked
                    && step.is_some_and(|it| !it.goal.is_empty()),
                can_take_back,
                can_play_on: lesson.puzzle().is_some()
                    && matches!(course.phase, Phase::Missed | Phase::Finished)
                    && game.outcome().is_none()
                    && !course.has_next(lesson, game),
            },
        }
    }

    fn puzzle(&self, level: u8) -> PuzzleState {
        let Self { lesson, course, .. } = *self;
        let standing = match course.phase {
            _ if course.is_solved() => Standing::Solved { alone: !course.is_helped },
            Phase::Missed => Standing::Missed,
            Phase::Finished => Standing::Shown,
            Phase::Doing | Phase::Reached | Phase::Free => Standing::Open,
        };
        let next = crate::next_puzzle(lesson).map(|it| it.id().to_owned());
        PuzzleState { game: lesson.game().info().id, level, standing, next }
    }

    fn onward(&self) -> Option<Onward> {
        let Self { lesson, course, game, .. } = *self;
        if !course.has_next(lesson, game) {
            return None;
        }
        Some(match course.phase {
            Phase::Finished => Onward::PlayOn,
            Phase::Missed => Onward::Anyway,
            Phase::Doing if course.waits_for_others(lesson, game) => Onward::Others,
            Phase::Doing | Phase::Reached | Phase::Free => Onward::Step,
        })
    }

    /// What a step says, or the lesson when all steps are over.
    fn say(&self, step: Option<&Step>) -> String {
        let lang = self.voice.lang;
        match step {
            Some(step) => self.of_step(step, "say").unwrap_or_default(),
            None => {
                let args = self.args(self.lesson.steps().first());
                self.lesson.say(lang, None, Some("end"), &args).unwrap_or_default()
            }
        }
    }

    fn of_step(&self, step: &Step, attribute: &str) -> Option<String> {
        self.lesson.say(self.voice.lang, Some(step), Some(attribute), &self.args(Some(step)))
    }

    fn answer(&self, step: Option<&Step>) -> Option<Answer> {
        let lang = self.voice.lang;
        let course = self.course;
        let mut texts = Vec::new();
        let played = self.played();
        if !played.is_empty() && self.lesson.puzzle().is_none() {
            texts.push(msg!(lang, LESSON_PLAYED, what = played.join("; ")));
        }
        if let (Some(step), Some(answered)) = (step, &course.answered) {
            texts.push(self.stray(step, answered));
        }
        let mut tone = Tone::Other;
        match (course.phase, step) {
            (Phase::Reached, Some(step)) => {
                tone = Tone::Good;
                texts.extend(self.of_step(step, "done"));
            }
            (Phase::Missed, Some(step)) => {
                if course.is_lucky {
                    texts.push(msg!(lang, PUZZLE_LUCKY));
                }
                let is_puzzle = self.lesson.puzzle().is_some();
                if is_puzzle {
                    texts.extend(missing(self.lesson, course, self.game, self.voice, step));
                }
                texts.push(
                    self.of_step(step, "missed").unwrap_or_else(|| msg!(lang, LESSON_MISSED)),
                );
                if is_puzzle {
                    texts.extend(self.parting());
                }
            }
            (Phase::Finished, _) if self.lesson.puzzle().is_some() => {
                (tone, texts) = match (course.is_solved(), course.is_helped) {
                    (false, _) => {
                        (Tone::Other, vec![msg!(lang, PUZZLE_SHOWN, what = played.join("; "))])
                    }
                    (true, true) => (Tone::Good, vec![msg!(lang, PUZZLE_SOLVED)]),
                    (true, false) => (Tone::Good, vec![msg!(lang, PUZZLE_SOLVED_ALONE)]),
                };
            }
            _ => {}
        }
        (!texts.is_empty()).then(|| Answer { text: texts.join(" "), tone })
    }

    /// Which action left the way to the solution. Where there are others, one of them may have been open longer.
    fn parting(&self) -> Option<String> {
        let Self { lesson, course, game, voice } = *self;
        let (nth, action) = parting(lesson, course, game)?;
        let what = label(&*game.at(nth), lesson.learner(), voice, &action);
        Some(match lesson.has_only_solution() {
            true => msg!(voice.lang, MISSING_CLOSED, what = what),
            false => msg!(voice.lang, MISSING_OPEN, what = what),
        })
    }

    /// What the table has played for the learner, if that was the last that happened: his actions in the words of their
    /// buttons, those of others in the words of the log.
    fn played(&self) -> Vec<String> {
        let Self { lesson, course, game, voice } = *self;
        if !course.is_played || !matches!(course.phase, Phase::Doing | Phase::Finished) {
            return Vec::new();
        }
        let learner = lesson.learner();
        // The whole solution, also the actions that the learner had played himself.
        let is_puzzle = lesson.puzzle().is_some();
        let (from, until) = if is_puzzle { (0, usize::MAX) } else { course.played };
        let seen = game.observation(Viewer::Seat(learner)).tell_events(voice, from + 1);
        let records = game.effective_records().into_iter().enumerate();
        let records = records.take(until).skip(from);
        let told = records.filter_map(|(nth, (seat, action))| {
            if seat == learner {
                return Some(label(&*game.at(nth), learner, voice, &action));
            }
            // What an action led to is numbered by the records up to it.
            seen.iter().find(|(it, _)| *it == nth + 1).map(|(_, told)| told.clone())
        });
        told.collect()
    }

    /// What is said of an action that the step did not wait for.
    fn stray(&self, step: &Step, answered: &Answered) -> String {
        let lang = self.voice.lang;
        let mut args = self.args(Some(step));
        let id = self.lesson.message(Some(step));
        let said = answered.message.as_deref().and_then(|message| {
            let sayings = self.lesson.words.sayings(lang).iter();
            let saying = sayings
                .into_iter()
                .find(|it| it.id == id && it.attribute.as_deref() == Some(message));
            for name in saying.into_iter().flat_map(|it| &it.variables) {
                if !args.iter().any(|(it, _)| it == name) {
                    let number = answered.numbers.iter().find(|(it, _)| it == name);
                    args.push((name.as_str(), number.map_or(0, |it| it.1).into()));
                }
            }
            self.lesson.say(lang, Some(step), Some(message), &args)
        });
        let said = said.unwrap_or_else(|| msg!(lang, LESSON_STRAY));
        match answered.what {
            Dealt::Done => said,
            Dealt::Held => format!("{said} {}", msg!(lang, LESSON_FINAL)),
            Dealt::Refused => format!("{said} {}", msg!(lang, LESSON_NOT_DONE)),
        }
    }

    /// What the variables of a step stand for: what was there when it began, or else what is there in the solution.
    fn args<'s>(&self, step: Option<&'s Step>) -> Vec<(&'s str, Arg)> {
        let Some(step) = step else { return Vec::new() };
        if step.with.is_empty() {
            return Vec::new();
        }
        let learner = self.lesson.learner();
        let begun = self.game.at(self.course.n_before());
        let (view, offers) = (begun.view(Viewer::Seat(learner)), begun.offers(learner));
        let idx = self.lesson.steps().iter().position(|it| it.name == step.name);
        let (solved_view, solved_offers) = self.lesson.solved_at(idx.unwrap_or_default());
        let narrator = self.lesson.game().narrator();
        let arg = |(name, told): &'s (String, _)| {
            let told: &catalog::scenario::Told = told;
            let value = told.value(&view, &offers);
            let value = value.or_else(|| told.value(&solved_view, &solved_offers));
            (name.as_str(), said(value, name, narrator, self.voice))
        };
        step.with.iter().map(arg).collect()
    }

    fn view(&self) -> Value {
        self.game.view(Viewer::Seat(self.lesson.learner()))
    }

    fn offers(&self) -> Vec<Offer> {
        self.game.offers(self.lesson.learner())
    }

    /// What the step frames; with the second stage of the hint only that.
    fn frames(&self, step: Option<&Step>) -> Vec<Framing> {
        let Some(step) = step.filter(|_| self.course.phase == Phase::Doing) else {
            return Vec::new();
        };
        match self.course.hint {
            0 | 1 => self.framings(&step.show),
            _ if !step.hint.is_empty() => self.framings(&step.hint),
            _ => {
                let action = self.course.suggestion(self.lesson, self.game);
                let nouns = action.unwrap_or_default();
                let nouns = nouns.split(' ').skip(1).map(|it| Framing(vec![it.to_owned()]));
                let nouns: Vec<Framing> = nouns.collect();
                if nouns.is_empty() {
                    return self.framings(&step.show);
                }
                nouns
            }
        }
    }

    fn framings(&self, shows: &[Show]) -> Vec<Framing> {
        let own = self.lesson.learner();
        self.framed(shows).into_iter().map(|it| framing(it, own)).collect()
    }

    fn framed(&self, shows: &[Show]) -> Vec<Framed> {
        let (view, offers) = (self.view(), self.offers());
        shows.iter().flat_map(|it| it.framed(&view, &offers)).collect()
    }

    /// The hint, as far as it has gone: where to look, what is meant, what to do.
    fn hint(&self, step: &Step) -> Option<String> {
        let lang = self.voice.lang;
        let names = |shows: &[Show]| -> Option<String> {
            self.names(shows).map(|it| msg!(lang, LESSON_LOOK, what = it))
        };
        match self.course.hint {
            0 => None,
            1 => names(&step.show).or_else(|| Some(msg!(lang, LESSON_LOOK_FRAMED))),
            2 => {
                let said = self.of_step(step, "hint");
                said.or_else(|| names(&step.hint))
                    .or_else(|| {
                        let action = self.course.suggestion(self.lesson, self.game)?;
                        let noun = action.split(' ').nth(1)?;
                        let said = self.lesson.game().narrator().named(lang, "region", noun);
                        let said = plain(said, lang);
                        (said != noun).then(|| msg!(lang, LESSON_LOOK, what = said))
                    })
                    .or_else(|| Some(msg!(lang, LESSON_LOOK_FRAMED)))
            }
            _ => self
                .course
                .suggestion(self.lesson, self.game)
                .map(|it| msg!(lang, LESSON_TRY, what = self.label(&it))),
        }
    }

    /// What the step frames, for those who do not see the frames. The first hint says the same in sight of all.
    fn framed_in_words(&self, step: &Step) -> Option<String> {
        let lang = self.voice.lang;
        let is_framed = self.course.phase == Phase::Doing
            && self.course.hint == 0
            && !self.framed(&step.show).is_empty();
        let said = || match self.names(&step.show) {
            Some(names) => msg!(lang, LESSON_FRAMED, what = names),
            None => msg!(lang, LESSON_LOOK_FRAMED),
        };
        is_framed.then(said)
    }

    /// What these are called, each once; nothing if none of them has a name.
    fn names(&self, shows: &[Show]) -> Option<String> {
        let mut res: Vec<String> = Vec::new();
        for name in self.framed(shows).iter().filter_map(|it| self.place(it)) {
            if !res.contains(&name) {
                res.push(name);
            }
        }
        (!res.is_empty()).then(|| res.join(", "))
    }

    /// What is framed in words: the nearest name on its path that the game knows, or the other player whose it is.
    fn place(&self, framed: &Framed) -> Option<String> {
        let (path, name) = match framed {
            Framed::Part(id) => return self.named("part", id),
            Framed::Place { path, name } => (path, name),
        };
        if let Some(other) = seat_in(path).filter(|it| *it != self.lesson.learner()) {
            return Some(self.voice.seat(other));
        }
        let table = path.split('.').next().unwrap_or_default();
        let kind = match table {
            "enemies" => "foe",
            "heroes" => "hero",
            _ => table.strip_suffix('s').unwrap_or(table),
        };
        let mut names = std::iter::once(name.as_str()).chain(path.rsplit('.'));
        names.find_map(|it| self.named(kind, it).or_else(|| self.named("part", it)))
    }

    /// The name of a component, a place or a part of the page, if there is one.
    fn named(&self, kind: &str, name: &str) -> Option<String> {
        let lang = self.voice.lang;
        self.lesson.game().narrator().known(lang, kind, name).map(|it| plain(it, lang))
    }

    /// What an action is called.
    fn label(&self, action: &str) -> String {
        label(self.game, self.lesson.learner(), self.voice, action)
    }
}

/// What an action of a seat that is asked is called.
fn label(game: &dyn AnyTable, seat: Seat, voice: &Voice<'_>, action: &str) -> String {
    let told = game.observation(Viewer::Seat(seat)).tell(voice).legal.into_iter();
    let label = told.filter(|it| it.notation == action).map(|it| it.label).next();
    label.unwrap_or_else(|| action.to_owned())
}

/// What a variable of this name stands for, in words.
pub(crate) fn said(
    value: Option<Value>,
    name: &str,
    narrator: &dyn Narrator,
    voice: &Voice<'_>,
) -> Arg {
    match value {
        Some(Value::Number(number)) => Arg::Int(number.as_i64().unwrap_or_default()),
        Some(Value::String(word)) => match word.parse::<Seat>() {
            Ok(seat) => Arg::Text(voice.seat(seat)),
            Err(_) => narrator.named(voice.lang, name, &word),
        },
        Some(_) | None => Arg::Text(String::new()),
    }
}

pub(crate) fn plain(arg: Arg, lang: Lang) -> String {
    match arg {
        Arg::Int(number) => number.to_string(),
        Arg::Text(text) => text,
        Arg::Phrase(phrase) => phrase.say(lang),
    }
}

/// The seat whose things a path of the view leads to.
fn seat_in(path: &str) -> Option<Seat> {
    path.split('.').find_map(|it| it.parse().ok())
}

/// The names under which the page may have drawn it for the player of the seat `own`, the nearest first. Things of `own` have
/// their plain names, and then that of the seat; things of another seat have only that of the seat. What holds several
/// seats is never framed instead of one of them.
pub(crate) fn framing(framed: Framed, own: Seat) -> Framing {
    let (path, name) = match framed {
        Framed::Part(id) => return Framing(vec![id]),
        Framed::Place { path, name } => (path, name),
    };
    let parts = || path.rsplit('.').map(str::to_owned);
    let mut names = Vec::new();
    match seat_in(&path) {
        Some(seat) => {
            if seat == own {
                names.extend(parts().take_while(|it| it.parse::<Seat>().is_err()));
            }
            names.push(format!("seat-{}", seat.0 + 1));
        }
        None => {
            names.push(name);
            names.extend(parts());
        }
    }
    let is_name = |it: &String| !it.bytes().all(|it| it.is_ascii_digit());
    Framing(names.into_iter().filter(is_name).collect())
}

#[cfg(test)]
mod tests {
    use catalog::scenario::Framed;
    use kernel::Seat;

    use super::framing;

    #[test]
    fn what_holds_other_seats_is_never_framed_for_ones_own() {
        let names = |path: &str, name: &str| {
            let framed = Framed::Place { path: path.to_owned(), name: name.to_owned() };
            framing(framed, Seat(0)).0.join(" ")
        };
        for (path, name, expected) in [
            ("players.P1.quests", "quests", "quests seat-1"),
            ("players.P1.worth.life", "life", "life worth seat-1"),
            ("seats.P1.hand.travel-2", "travel-2", "travel-2 hand seat-1"),
            ("players.P2.bag", "bag", "seat-2"),
            ("players.P2", "P2", "seat-2"),
            ("regions.a-1.holder", "a-1", "a-1 holder a-1 regions"),
            ("columns.0.combos", "combos", "combos combos columns"),
        ] {
            assert_eq!(names(path, name), expected, "{path}");
        }
    }
}
