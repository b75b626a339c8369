//! What makes a scenario a lesson: who learns, and what each step shows, wants and allows. `docs/lesson-file.md` is for
//! those who write them.

use std::ops::Range;

use kernel::Seat;
use serde::Deserialize;
use serde_json::Value;

use crate::condition::{Condition, Op, conditions};
use crate::pattern::Pattern;
use crate::statement::is_rule;

/// The key `lesson` of the head.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct LessonHead {
    /// The seat of whoever learns.
    pub learner: Seat,
    /// How long it takes, roughly.
    pub minutes: u8,
    /// Who answers for the other seats where the script has no line for them.
    #[serde(default = "greedy")]
    pub bots: String,
    #[serde(default)]
    pub after: After,
    /// Windows that are answered "never" until a step asks them.
    #[serde(default)]
    pub windows: Vec<String>,
    /// Of a puzzle: 1 to 3.
    #[serde(default)]
    pub level: Option<u8>,
    /// Of a puzzle: whether nothing else reaches the goal.
    #[serde(default)]
    pub best: Option<Best>,
    /// Of a puzzle: the chance that must be reached, in percent; certainty if absent.
    #[serde(default)]
    pub chance: Option<u8>,
    /// Of a puzzle: what the other seats answer.
    #[serde(default)]
    pub answers: Answers,
}

fn greedy() -> String {
    "greedy".to_owned()
}

/// What follows the last step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum After {
    /// The learner leaves the table.
    #[default]
    Leave,
    /// The match goes on as an ordinary one.
    PlayOn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Best {
    Only,
    AtLeast,
}

/// What other seats answer in a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answers {
    /// What the script says; where it says nothing, whatever is worst for the learner.
    #[default]
    Script,
    /// Whatever is worst, always.
    Worst,
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    pub name: String,
    pub line: usize,
    /// The rules that it teaches.
    pub rules: Vec<String>,
    /// What is framed.
    pub show: Vec<Show>,
    /// All of them hold when the step is done; without any it is only told.
    pub goal: Vec<Condition>,
    pub allow: Vec<Pattern>,
    /// What is said of a legal action outside `allow`: the message of the first pattern that fits.
    pub otherwise: Vec<(Pattern, String)>,
    /// What the second stage of the hint frames.
    pub hint: Vec<Show>,
    /// If all hold when the step begins, it is passed over.
    pub skip_if: Vec<Condition>,
    pub stray: Option<Stray>,
    /// If all hold, the goal cannot be reached any more.
    pub missed: Vec<Condition>,
    /// Those that do not hold are told of a miss; without any, those of the goal are.
    pub lack: Vec<Condition>,
    /// The windows that are asked from here on.
    pub ask: Vec<String>,
    /// What the variables of the texts stand for.
    pub with: Vec<(String, Told)>,
    /// Its statements in the script.
    pub(crate) script: Range<usize>,
}

/// What becomes of a legal action outside `allow`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stray {
    /// It is done, and can be taken back.
    Let,
    /// It is done only if it is wanted twice.
    Ask,
    /// It is not done.
    No,
}

/// What is framed: a place of the view, or a part of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Show {
    pub line: usize,
    /// A path of the view, perhaps with one `*`; or the id of a part.
    pub path: String,
    /// Of what the `*` or the last name stands for only what some legal action names; see [`Show::framed`].
    pub set: Option<String>,
}

/// Where a number or a name in a text comes from.
#[derive(Clone, Debug, PartialEq)]
pub enum Told {
    Number(i64),
    /// What the learner sees at a path.
    At(String),
    /// How many names that `*` stands for have this value.
    Count {
        path: String,
        op: Op,
        value: Value,
    },
    /// `needs of conquer l1a-06`: a number of an action of the learner.
    Of {
        number: String,
        action: String,
    },
}

/// The words with which the lines of a step begin.
const KEYWORDS: &[&str] = &[
    "rule", "show", "goal", "allow", "else", "hint", "skip-if", "stray", "missed", "lack", "ask",
    "with",
];

impl Step {
    /// Reads `step NAME`, if a line is one.
    pub(crate) fn begun(line: &str, number: usize, at: usize) -> Option<Result<Self, String>> {
        let name = match line.split_once(' ') {
            Some(("step", name)) => name.trim(),
            None if line == "step" => "",
            _ => return None,
        };
        if !is_name(name) {
            let what = format!(
                "'step {name}': a step has one name of small letters, digits and hyphens, as in 'step land'"
            );
            return Some(Err(what));
        }
        Some(Ok(Self {
            name: name.to_owned(),
            line: number,
            rules: Vec::new(),
            show: Vec::new(),
            goal: Vec::new(),
            allow: Vec::new(),
            otherwise: Vec::new(),
            hint: Vec::new(),
            skip_if: Vec::new(),
            stray: None,
            missed: Vec::new(),
            lack: Vec::new(),
            ask: Vec::new(),
            with: Vec::new(),
            script: at..at,
        }))
    }

    /// Reads one of the lines that say what the step shows, wants and allows; nothing if it is none.
    pub(crate) fn read(&mut self, line: &str, number: usize) -> Option<Result<(), String>> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if !KEYWORDS.contains(&word) {
            return None;
        }
        let rest = rest.trim();
        if rest.is_empty() {
            return Some(Err(format!("'{word}' says nothing")));
        }
        Some(self.take(word, rest, number))
    }

    fn take(&mut self, word: &str, rest: &str, number: usize) -> Result<(), String> {
        match word {
            "rule" => {
                let rules = rest.split_whitespace().map(str::to_owned);
                self.rules.extend(rules);
                if let Some(word) = self.rules.iter().find(|it| !is_rule(it)) {
                    return Err(format!("'{word}' is no rule, such as SW-CONQ-03"));
                }
            }
            "show" => self.show.extend(shows(rest, number)?),
            "hint" => self.hint.extend(shows(rest, number)?),
            "goal" => self.goal.extend(conditions(rest, number)?),
            "skip-if" => self.skip_if.extend(conditions(rest, number)?),
            "missed" => self.missed.extend(conditions(rest, number)?),
            "lack" => self.lack.extend(conditions(rest, number)?),
            "allow" => {
                for text in rest.split(';') {
                    self.allow.push(text.parse()?);
                }
            }
            "else" => {
                let (pattern, message) = rest
                    .rsplit_once(':')
                    .map(|(it, message)| (it.trim(), message.trim()))
                    .ok_or("'else' is written with a message: 'else conquer *: costs-more'")?;
                if !is_name(message) || RESERVED.contains(&message) {
                    return Err(format!(
                        "'{message}' is no name of a message: small letters, digits and hyphens, and none of {}",
                        RESERVED.join(", ")
                    ));
                }
                self.otherwise.push((pattern.parse()?, message.to_owned()));
            }
            "stray" => {
                self.stray = Some(match rest {
                    "let" => Stray::Let,
                    "ask" => Stray::Ask,
                    "no" => Stray::No,
                    _ => return Err(format!("'stray {rest}': it is let, ask or no")),
                });
            }
            "ask" => self.ask.extend(rest.split(',').map(|it| it.trim().to_owned())),
            _ => {
                for text in rest.split(';') {
                    self.with.push(told(text.trim())?);
                }
            }
        }
        Ok(())
    }

    /// The messages that its `else` lines name.
    pub fn messages(&self) -> impl Iterator<Item = &str> {
        self.otherwise.iter().map(|(_, message)| message.as_str())
    }
}

/// Messages that every step may have.
const RESERVED: &[&str] = &["say", "done", "missed", "hint"];

pub(crate) fn is_name(text: &str) -> bool {
    text.bytes().next().is_some_and(|it| it.is_ascii_lowercase())
        && text.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-')
}

/// Reads what is to be framed, separated by commas, as in a lesson.
///
/// # Errors
/// What cannot be read.
pub fn read_shows(text: &str) -> Result<Vec<Show>, String> {
    shows(text, 1)
}

fn shows(text: &str, line: usize) -> Result<Vec<Show>, String> {
    let show = |text: &str| {
        let text = text.trim();
        let (path, set) = match text.split_once(':') {
            Some((path, set)) => (path, Some(set)),
            None => (text, None),
        };
        let is_path =
            !path.is_empty() && !path.contains(' ') && path.split('.').all(|it| !it.is_empty());
        if !is_path || path.matches('*').count() > 1 {
            return Err(format!(
                "'{text}' is neither a path of the view, with one '*' at most, nor a part of the page"
            ));
        }
        if let Some(set) = set.filter(|it| !is_name(it)) {
            return Err(format!("'{set}' is no set: a set is written 'regions.*:legal'"));
        }
        Ok(Show { line, path: path.to_owned(), set: set.map(str::to_owned) })
    };
    text.split(',').map(show).collect()
}

/// Reads `hand = seats.P1.hand`.
fn told(text: &str) -> Result<(String, Told), String> {
    let wrong = || {
        format!(
            "'{text}': a variable is written 'hand = seats.P1.hand', 'held = count regions.*.holder = P1', \
             'cost = needs of conquer l1a-06' or 'limit = 3'"
        )
    };
    let (name, from) = text.split_once('=').ok_or_else(wrong)?;
    let (name, from) = (name.trim(), from.trim());
    if !is_name(name) {
        return Err(wrong());
    }
    let words: Vec<&str> = from.split_whitespace().collect();
    let told = match words.as_slice() {
        [number] if number.parse::<i64>().is_ok() => {
            Told::Number(number.parse().unwrap_or_default())
        }
        ["count", path, op, value] => {
            let op = op.parse().map_err(|()| wrong())?;
            let value = crate::statement::expectation(value);
            Told::Count { path: (*path).to_owned(), op, value }
        }
        [number, "of", action @ ..] if !action.is_empty() => {
            Told::Of { number: (*number).to_owned(), action: action.join(" ") }
        }
        [path] => Told::At((*path).to_owned()),
        _ => return Err(wrong()),
    };
    Ok((name.to_owned(), told))
}
