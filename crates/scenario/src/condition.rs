//! Conditions on a position, as the steps of a lesson write them: they read what the learner sees and nothing else.

use std::cmp::Ordering;
use std::str::FromStr;

use kernel::Seat;
use serde_json::Value;

use crate::pattern::{Offer, Pattern};
use crate::statement::expectation;
use crate::tree::{find, is_same};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    Is,
    IsNot,
    Less,
    AtMost,
    More,
    AtLeast,
}

impl FromStr for Op {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Ok(match text {
            "=" => Self::Is,
            "!=" => Self::IsNot,
            "<" => Self::Less,
            "<=" => Self::AtMost,
            ">" => Self::More,
            ">=" => Self::AtLeast,
            _ => return Err(()),
        })
    }
}

impl Op {
    /// Only numbers are less or more than others.
    pub fn holds(self, is: &Value, than: &Value) -> bool {
        let order = is.as_f64().zip(than.as_f64()).and_then(|(is, than)| is.partial_cmp(&than));
        match self {
            Self::Is => is == than,
            Self::IsNot => is != than,
            Self::Less => order == Some(Ordering::Less),
            Self::AtMost => matches!(order, Some(Ordering::Less | Ordering::Equal)),
            Self::More => order == Some(Ordering::Greater),
            Self::AtLeast => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
        }
    }
}

/// What something is compared with.
#[derive(Clone, Debug, PartialEq)]
pub enum Wanted {
    Value(Value),
    /// What it was when the step began.
    Start,
}

impl Wanted {
    fn of(word: &str) -> Self {
        if word == "start" { Self::Start } else { Self::Value(expectation(word)) }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Wish {
    /// `seats.P1.coins > start`
    Compare { path: String, op: Op, with: Wanted },
    /// `count regions.*.holder = P1 >= 3`
    Count { path: String, op: Op, value: Value, than: Op, with: Wanted },
    /// `asked P2 choose-combo`
    Asked { seat: Seat, question: Option<String> },
    /// `after final *`: the learner has done this in the step.
    After(Pattern),
    /// `can final *`: the learner may do this now.
    Can(Pattern),
    /// `cannot final *`
    Cannot(Pattern),
    /// The game is over.
    Over,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Condition {
    pub line: usize,
    /// As it is written.
    pub text: String,
    pub wish: Wish,
}

/// A moment of a lesson, as far as conditions ask for it.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    /// What the learner sees, and what he saw when the step began.
    pub view: &'a Value,
    pub start: &'a Value,
    /// Who is asked, and what; nobody when the game is over.
    pub asked: &'a [Seat],
    pub question: Option<&'a str>,
    /// What the learner has done in the step.
    pub done: &'a [String],
    /// What the learner may do.
    pub offers: &'a [Offer],
    pub is_over: bool,
}

impl Condition {
    pub fn holds(&self, now: Moment<'_>) -> bool {
        match &self.wish {
            Wish::Compare { path, op, with } => {
                let is = at(now.view, path);
                match with {
                    Wanted::Start => op.holds(is, at(now.start, path)),
                    // The order of lists is that of the view.
                    Wanted::Value(value) if *op == Op::Is => is_same(is, value, path, &[]),
                    Wanted::Value(value) => op.holds(is, value),
                }
            }
            Wish::Count { path, op, value, than, with } => {
                let is = Value::from(count(now.view, path, *op, value));
                match with {
                    Wanted::Start => than.holds(&is, &count(now.start, path, *op, value).into()),
                    Wanted::Value(value) => than.holds(&is, value),
                }
            }
            Wish::Asked { seat, question } => {
                now.asked.contains(seat)
                    && question.as_deref().is_none_or(|it| now.question == Some(it))
            }
            Wish::Can(pattern) => now.offers.iter().any(|it| pattern.fits(it)),
            Wish::Cannot(pattern) => !now.offers.iter().any(|it| pattern.fits(it)),
            Wish::After(pattern) => now.done.iter().any(|it| pattern.fits_words(it)),
            Wish::Over => now.is_over,
        }
    }

    /// Whether it asks what was there when the step began.
    pub fn reads_start(&self) -> bool {
        match &self.wish {
            Wish::Compare { with, .. } | Wish::Count { with, .. } => *with == Wanted::Start,
            Wish::Asked { .. } | Wish::After(_) | Wish::Can(_) | Wish::Cannot(_) | Wish::Over => {
                false
            }
        }
    }

    /// What it compares, as it stands in a view: a value, or how many have one.
    pub fn found(&self, view: &Value) -> Option<Value> {
        match &self.wish {
            Wish::Compare { path, .. } => Some(at(view, path).clone()),
            Wish::Count { path, op, value, .. } => Some(count(view, path, *op, value).into()),
            Wish::Asked { .. } | Wish::After(_) | Wish::Can(_) | Wish::Cannot(_) | Wish::Over => {
                None
            }
        }
    }

    /// What is wanted of that, unless it is compared with the beginning of the step.
    pub fn wanted(&self) -> Option<(Op, &Value)> {
        let (op, with) = match &self.wish {
            Wish::Compare { op, with, .. } | Wish::Count { than: op, with, .. } => (*op, with),
            Wish::Asked { .. } | Wish::After(_) | Wish::Can(_) | Wish::Cannot(_) | Wish::Over => {
                return None;
            }
        };
        match with {
            Wanted::Value(value) => Some((op, value)),
            Wanted::Start => None,
        }
    }

    /// The names that it counts in a view.
    pub fn counted(&self, view: &Value) -> Vec<String> {
        let Wish::Count { path, op, value, .. } = &self.wish else { return Vec::new() };
        let places = places(view, path).into_iter();
        places.filter(|(place, _)| op.holds(at(view, place), value)).map(|(_, name)| name).collect()
    }

    /// The paths of the view that it reads.
    pub fn path(&self) -> Option<&str> {
        match &self.wish {
            Wish::Compare { path, .. } | Wish::Count { path, .. } => Some(path),
            Wish::Asked { .. } | Wish::After(_) | Wish::Can(_) | Wish::Cannot(_) | Wish::Over => {
                None
            }
        }
    }
}

fn at<'v>(view: &'v Value, path: &str) -> &'v Value {
    find(view, path).unwrap_or(&Value::Null)
}

/// How many of what `*` stands for have a value.
pub(crate) fn count(view: &Value, path: &str, op: Op, value: &Value) -> usize {
    let places = places(view, path);
    places.iter().filter(|(place, _)| op.holds(at(view, place), value)).count()
}

/// The paths that one with a `*` stands for, each with the name that took its place; without a `*` it is the path itself
/// with its last name.
pub(crate) fn places(view: &Value, path: &str) -> Vec<(String, String)> {
    let Some((before, after)) = path.split_once('*') else {
        let last = path.rsplit('.').next().unwrap_or_default().to_owned();
        let is_there = find(view, path).is_ok_and(|it| !it.is_null());
        return is_there.then(|| (path.to_owned(), last)).into_iter().collect();
    };
    let table = before.trim_end_matches('.');
    let here = if table.is_empty() { Some(view) } else { find(view, table).ok() };
    let names: Vec<String> = match here {
        Some(Value::Object(fields)) => fields.keys().cloned().collect(),
        Some(Value::Array(items)) => (0..items.len()).map(|idx| idx.to_string()).collect(),
        _ => Vec::new(),
    };
    let place = |name: String| (format!("{before}{name}{after}"), name);
    names.into_iter().map(place).filter(|(path, _)| find(view, path).is_ok()).collect()
}

/// Reads conditions that stand in no lesson; see `docs/lesson-file.md`.
///
/// # Errors
/// What cannot be read.
pub fn read_conditions(text: &str) -> Result<Vec<Condition>, String> {
    conditions(text, 1)
}

/// Reads conditions, of which all must hold, separated by `;`.
pub(crate) fn conditions(text: &str, line: usize) -> Result<Vec<Condition>, String> {
    let condition = |text: &str| {
        let text = text.trim();
        Ok(Condition { line, text: text.to_owned(), wish: wish(text)? })
    };
    text.split(';').map(condition).collect()
}

fn wish(text: &str) -> Result<Wish, String> {
    let wrong = || {
        format!(
            "'{text}': a condition is written 'seats.P1.coins > start', 'count regions.*.holder = P1 >= 3', \
             'asked P2 choose-combo', 'after final *', 'can final *', 'cannot final *' or 'over'"
        )
    };
    let op = |word: &str| word.parse::<Op>().map_err(|()| wrong());
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words.as_slice() {
        ["over"] => Wish::Over,
        ["after", rest @ ..] => {
            let pattern: Pattern = rest.join(" ").parse()?;
            if pattern.has_numbers() {
                return Err(format!("'{text}': 'after' asks for no numbers"));
            }
            Wish::After(pattern)
        }
        ["can", rest @ ..] => Wish::Can(rest.join(" ").parse()?),
        ["cannot", rest @ ..] => Wish::Cannot(rest.join(" ").parse()?),
        ["asked", seat] => Wish::Asked { seat: seat.parse().map_err(|_| wrong())?, question: None },
        ["asked", seat, question] => Wish::Asked {
            seat: seat.parse().map_err(|_| wrong())?,
            question: Some((*question).to_owned()),
        },
        ["count", path, inner, value, than, with] => Wish::Count {
            path: (*path).to_owned(),
            op: op(inner)?,
            value: expectation(value),
            than: op(than)?,
            with: Wanted::of(with),
        },
        [path, middle, with] if !path.contains('*') => {
            Wish::Compare { path: (*path).to_owned(), op: op(middle)?, with: Wanted::of(with) }
        }
        _ => return Err(wrong()),
    })
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{Moment, conditions, places};
    use crate::pattern::Offer;

    fn view(coins: u8) -> Value {
        json!({
            "seats": { "P1": { "coins": coins, "race": null } },
            "regions": { "a": { "holder": "P1" }, "b": { "holder": "P1" }, "c": { "holder": "P2" } },
        })
    }

    fn holds(text: &str) -> bool {
        let (view, start) = (view(7), view(5));
        let moment = Moment {
            view: &view,
            start: &start,
            asked: &["P2".parse().unwrap()],
            question: Some("mode"),
            done: &["final a".to_owned()],
            offers: &[Offer { action: "conquer a".to_owned(), numbers: vec![("needs", 2)] }],
            is_over: false,
        };
        conditions(text, 1).unwrap().iter().all(|it| it.holds(moment))
    }

    #[test]
    fn conditions_read_the_view_and_who_is_asked() {
        for text in [
            "seats.P1.coins > start",
            "seats.P1.coins = 7; seats.P1.coins <= 7",
            "seats.P1.race = none",
            "seats.P1.hat = none",
            "count regions.*.holder = P1 >= 2",
            "count regions.*.holder != P1 = 1",
            "count regions.*.holder = P1 = start",
            "asked P2",
            "asked P2 mode",
            "after final *",
            "can conquer * if needs <= 2",
            "cannot final *",
        ] {
            assert!(holds(text), "{text}");
        }
        for text in [
            "seats.P1.coins < start",
            "seats.P1.coins = 7; over",
            "seats.P1.race != none",
            "count regions.*.holder = P1 >= 3",
            "asked P1",
            "asked P2 land",
            "after conquer *",
            "can final *",
            "cannot conquer *",
        ] {
            assert!(!holds(text), "{text}");
        }
    }

    #[test]
    fn what_is_no_condition_is_refused() {
        for text in
            ["", "seats.P1.coins", "regions.*.holder = P1", "asked", "asked now", "after", "a ~ b"]
        {
            assert!(conditions(text, 1).is_err(), "{text}");
        }
    }

    #[test]
    fn a_star_stands_for_every_name() {
        let names: Vec<_> = places(&view(1), "regions.*.holder");
        assert_eq!(names.len(), 3);
        assert_eq!(names[0], ("regions.a.holder".to_owned(), "a".to_owned()));
        assert!(places(&view(1), "lands.*").is_empty());
    }
}
