//! The text of a scenario: a head in TOML, a line `---`, and a script.

use std::ops::RangeInclusive;

use kernel::Seat;
use serde::Deserialize;
use toml::Table;

use crate::lesson::{LessonHead, Step};
use crate::plain::plain;
use crate::statement::{Line, Statement, said, statement};

/// A scenario that was read.
#[derive(Clone, Debug)]
pub struct Source {
    pub head: Head,
    /// The text of the head, for finding lines.
    pub(crate) head_text: String,
    pub(crate) script: Vec<Line>,
    /// The steps, if it is a lesson.
    pub steps: Vec<Step>,
    /// The seeds for which the script is played, if it begins with `seeds 1..200`.
    pub(crate) seeds: Option<RangeInclusive<u32>>,
}

impl Source {
    /// What dice and shuffles do in a step of a lesson, in their order.
    pub fn luck_of(&self, step: usize) -> Vec<(String, Vec<String>)> {
        let named = self.lines_of_step(step).filter_map(|it| match &it.statement {
            Statement::Luck { label, names } => Some((label.clone(), names.clone())),
            _ => None,
        });
        named.collect()
    }

    /// The rules that a step of a lesson teaches: those that it names, or else those that its statements prove.
    pub fn rules_of(&self, step: usize) -> Vec<&str> {
        let named = self.steps.get(step).map_or(&[][..], |it| &it.rules);
        let proved = self.lines_of_step(step).filter(|_| named.is_empty());
        let all = named.iter().chain(proved.flat_map(|it| &it.rules));
        let mut res: Vec<&str> = Vec::new();
        for rule in all {
            if !res.contains(&rule.as_str()) {
                res.push(rule);
            }
        }
        res
    }

    /// What the seats do in a step of a lesson.
    pub fn actions_of(&self, step: usize) -> Vec<(Seat, String)> {
        let done = self.lines_of_step(step).filter_map(|it| match &it.statement {
            Statement::Act { seat, action } => Some((*seat, action.clone())),
            _ => None,
        });
        done.collect()
    }

    /// Luck before the first step belongs to it.
    fn lines_of_step(&self, step: usize) -> impl Iterator<Item = &Line> {
        let range = self.steps.get(step).map_or(0..0, |it| it.script.clone());
        let range = if step == 0 { 0..range.end } else { range };
        self.script[range].iter()
    }
}

/// What stands before `---`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    pub game: String,
    pub title: String,
    /// The rules that the scenario proves.
    #[serde(default)]
    pub rules: Vec<String>,
    pub seats: usize,
    /// Table options, as in `--set`.
    #[serde(default)]
    pub set: Table,
    /// Decides what nothing else does: the luck of the set-up that is not named; 0 if absent.
    #[serde(default)]
    pub seed: Option<u32>,
    /// Named luck of the set-up, as in the script's `luck` lines.
    #[serde(default)]
    pub luck: Vec<String>,
    /// What differs from the fresh set-up, by the names of the view.
    #[serde(default)]
    pub position: Table,
    /// What makes it a lesson; see [`Source::steps`].
    #[serde(default)]
    pub lesson: Option<LessonHead>,
}

/// Where the text of a scenario is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct SourceError {
    pub line: usize,
    pub what: String,
}

/// Reads a scenario, or a lesson.
///
/// # Errors
/// The first line that cannot be read.
pub fn parse(text: &str) -> Result<Source, SourceError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let last_line = text.lines().count().max(1);
    let mut head_text = String::new();
    let mut script = Script::default();
    let mut is_head = true;
    for (idx, line) in text.lines().enumerate() {
        if is_head && line.trim_end() == "---" {
            is_head = false;
        } else if is_head {
            head_text.push_str(line);
            head_text.push('\n');
        } else {
            script.read(line, idx + 1)?;
        }
    }
    if is_head {
        return Err(wrong(last_line, "a line '---' between head and script is missing"));
    }
    if script.lines.is_empty() {
        return Err(wrong(last_line, "the script after '---' says nothing"));
    }
    let head: Head = toml::from_str(&head_text).map_err(|error| {
        let begin = error.span().map_or(0, |span| span.start);
        let line = 1 + head_text[..begin].matches('\n').count();
        wrong(line, &plain(error.message()))
    })?;
    let line_of = |key: &str| {
        let found = head_text.lines().position(|line| line.trim_start().starts_with(key));
        found.map_or(1, |idx| idx + 1)
    };
    let Script { lines: script, steps, seeds } = script;
    if seeds.is_some() && head.seed.is_some() {
        let what = "'seed' says nothing where the script is played for 'seeds'";
        return Err(wrong(line_of("seed"), what));
    }
    match (&head.lesson, steps.first()) {
        (Some(lesson), Some(_)) => check_lesson(lesson, &steps, &script)?,
        (Some(_), None) => return Err(wrong(line_of("lesson"), "a lesson has steps")),
        (None, Some(step)) => {
            return Err(wrong(step.line, "only a lesson has steps: the key 'lesson' is missing"));
        }
        (None, None) => {}
    }
    if head.lesson.is_some() && seeds.is_some() {
        return Err(wrong(line_of("lesson"), "a lesson is one course of play, without 'seeds'"));
    }
    Ok(Source { head, head_text, script, steps, seeds })
}

fn wrong(line: usize, what: &str) -> SourceError {
    SourceError { line, what: what.to_owned() }
}

/// What was read of the script.
#[derive(Default)]
struct Script {
    lines: Vec<Line>,
    steps: Vec<Step>,
    seeds: Option<RangeInclusive<u32>>,
}

impl Script {
    fn read(&mut self, line: &str, number: usize) -> Result<(), SourceError> {
        let fault = |what| SourceError { line: number, what };
        let Some(line) = said(line) else { return Ok(()) };
        if let Some(step) = Step::begun(&line, number, self.lines.len()) {
            let step = step.map_err(fault)?;
            if let Some(other) = self.steps.iter().find(|it| it.name == step.name) {
                let what = format!("step {} is there already, in line {}", step.name, other.line);
                return Err(fault(what));
            }
            self.steps.push(step);
            return Ok(());
        }
        if let Some(step) = self.steps.last_mut()
            && let Some(done) = step.read(&line, number)
        {
            if !step.script.is_empty() {
                return Err(fault(format!(
                    "what step {} shows, wants and allows stands before its first statement",
                    step.name
                )));
            }
            return done.map_err(fault);
        }
        match statement(&line).map_err(fault)? {
            (Statement::Seeds(range), _) if self.lines.is_empty() && self.seeds.is_none() => {
                self.seeds = Some(range);
            }
            (Statement::Seeds(_), _) => {
                return Err(wrong(number, "'seeds' is the first line of the script, or nowhere"));
            }
            (statement, rules) => {
                self.lines.push(Line { number, statement, rules });
                if let Some(step) = self.steps.last_mut() {
                    step.script.end = self.lines.len();
                }
            }
        }
        Ok(())
    }
}

/// What the lines of a lesson must be, whatever the game.
pub(crate) fn check_lesson(
    lesson: &LessonHead,
    steps: &[Step],
    script: &[Line],
) -> Result<(), SourceError> {
    let first = steps.first().map_or(0, |it| it.script.start);
    if let Some(line) = script[..first].iter().find(|it| !it.statement.is_luck()) {
        return Err(wrong(line.number, "before the first step of a lesson there is only luck"));
    }
    for line in script {
        if matches!(line.statement, Statement::Ends { .. }) {
            let what = "in a lesson each answer is written out: there is no 'ends'";
            return Err(wrong(line.number, what));
        }
    }
    let is_action = |line: &Line| matches!(line.statement, Statement::Act { .. });
    for step in steps {
        let lines = &script[step.script.clone()];
        let acts = |line: &&Line| line.statement.is_action_of(lesson.learner);
        match lines.iter().find(acts) {
            Some(line) if step.goal.is_empty() => {
                let what = format!(
                    "step {} has no goal, so it is only told, and {} does nothing in it",
                    step.name, lesson.learner
                );
                return Err(wrong(line.number, &what));
            }
            Some(_) if step.allow.is_empty() => {
                let what = format!("step {} does not say what it allows", step.name);
                return Err(wrong(step.line, &what));
            }
            None if !step.goal.is_empty() && !lines.iter().any(is_action) => {
                let what = format!("step {} has a goal, and nothing in it leads there", step.name);
                return Err(wrong(step.line, &what));
            }
            Some(_) | None => {}
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::parse;

    const HEAD: &str = "game = \"smallworld\"\ntitle = \"a\"\nseats = 2\n";

    #[test]
    fn seeds_come_first_and_replace_the_seed() {
        let source = parse(&format!("{HEAD}---\nseeds 1..3\nasked P1\n")).unwrap();
        assert_eq!(source.seeds, Some(1..=3));
        assert_eq!(source.script.len(), 1);
        for (wrong, line) in [
            (format!("{HEAD}---\nasked P1\nseeds 1..3\n"), 6),
            (format!("{HEAD}---\nseeds 1..3\nseeds 1..3\n"), 6),
            (format!("{HEAD}---\nseeds 1..3\n"), 5),
            (format!("{HEAD}seed = 7\n---\nseeds 1..3\nasked P1\n"), 4),
        ] {
            assert_eq!(parse(&wrong).unwrap_err().line, line, "{wrong}");
        }
    }

    #[test]
    fn line_ends_and_marks_of_other_systems_are_read() {
        let text = format!("\u{feff}{HEAD}---\nasked P1\n").replace('\n', "\r\n");
        assert_eq!(parse(&text).unwrap().script.len(), 1);
    }
}
