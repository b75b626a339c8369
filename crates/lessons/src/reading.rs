//! A lesson to be read again: all that its steps say, as if the solution had been played, with the rules that they teach.

use catalog::scenario::Step;
use page::{LessonText, StepText};
use text::{Arg, Lang, Voice};

use crate::lesson::Lesson;
use crate::panel;

/// Where a lesson is read. A puzzle would be spoilt by it, and an example is read with its rule.
pub(crate) fn address(lesson: &Lesson) -> Option<String> {
    (lesson.puzzle().is_none() && lesson.rule().is_none())
        .then(|| format!("/lessons/{}", lesson.id()))
}

/// The texts of a lesson that can be read.
pub fn reading(lesson: &Lesson, lang: Lang) -> Option<LessonText> {
    address(lesson)?;
    let first = args(lesson, 0, lang);
    let of_lesson = |attribute| lesson.say(lang, None, Some(attribute), &first).unwrap_or_default();
    Some(LessonText {
        id: lesson.id().to_owned(),
        title: lesson.title(lang),
        goal: of_lesson("goal"),
        steps: (0..lesson.steps().len()).map(|it| step(lesson, it, lang)).collect(),
        end: of_lesson("end"),
    })
}

fn step(lesson: &Lesson, idx: usize, lang: Lang) -> StepText {
    let args = args(lesson, idx, lang);
    let say = |attribute| lesson.say(lang, lesson.step(idx), Some(attribute), &args);
    StepText { say: say("say").unwrap_or_default(), done: say("done"), rules: lesson.rules_of(idx) }
}

/// What the variables of a step stand for in the solution.
fn args(lesson: &Lesson, idx: usize, lang: Lang) -> Vec<(&str, Arg)> {
    let with = lesson.step(idx).map_or(&[][..], |it: &Step| &it.with);
    if with.is_empty() {
        return Vec::new();
    }
    let (view, offers) = lesson.solved_at(idx);
    let (narrator, voice) = (lesson.game().narrator(), Voice::new(lang, &[]));
    let arg = |name: &str, value| panel::said(value, name, narrator, &voice);
    with.iter().map(|(name, told)| (name.as_str(), arg(name, told.value(&view, &offers)))).collect()
}
