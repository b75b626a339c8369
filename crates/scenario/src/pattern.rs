//! Patterns of actions, as the steps of a lesson write them.

use std::str::FromStr;

use serde_json::Value;

use crate::condition::Op;

/// An action that a seat could do, in notation, and the numbers of it that players are told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    pub action: String,
    pub numbers: Vec<(&'static str, i32)>,
}

impl Offer {
    pub fn number(&self, name: &str) -> Option<i32> {
        self.numbers.iter().find(|(it, _)| *it == name).map(|&(_, number)| number)
    }
}

/// `any`, `conquer l1a-06`, or `conquer * if needs <= 3 and travel = 0`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// A `*` is any one word, and as the last one any that follow; nothing stands for every action.
    words: Vec<String>,
    numbers: Vec<(String, Op, i32)>,
}

impl Pattern {
    pub fn fits(&self, offer: &Offer) -> bool {
        self.fits_words(&offer.action)
            && self.numbers.iter().all(|(name, op, than)| {
                let number = offer.number(name).map(|it| Value::from(i64::from(it)));
                number.is_some_and(|it| op.holds(&it, &Value::from(i64::from(*than))))
            })
    }

    /// Whether the words fit, whatever the numbers are.
    pub fn fits_words(&self, action: &str) -> bool {
        let words: Vec<&str> = action.split_whitespace().collect();
        let Some((last, first)) = self.words.split_last() else { return true };
        let fits = |(said, word): (&String, &&str)| said == "*" || said == word;
        if words.len() <= first.len() || !first.iter().zip(&words).all(fits) {
            return false;
        }
        last == "*" || (words.len() == self.words.len() && words.last() == Some(&last.as_str()))
    }

    pub(crate) fn has_numbers(&self) -> bool {
        !self.numbers.is_empty()
    }
}

impl FromStr for Pattern {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let (action, numbers) = match text.split_once(" if ") {
            Some((action, numbers)) => (action.trim(), numbers),
            None => (text, ""),
        };
        let words: Vec<String> = match action {
            "" => return Err("an action is missing, as in 'allow conquer *'".to_owned()),
            "any" => Vec::new(),
            _ => action.split_whitespace().map(str::to_owned).collect(),
        };
        if words.iter().any(|it| it == "if") {
            return Err(format!(
                "'{text}': after 'if' comes a number, as in 'conquer * if needs <= 3'"
            ));
        }
        if words.first().is_some_and(|it| it == "*") {
            return Err("'*' stands for a noun; every action is 'any'".to_owned());
        }
        let number = |text: &str| {
            let words: Vec<&str> = text.split_whitespace().collect();
            let read = match words.as_slice() {
                [name, op, number] => op
                    .parse()
                    .ok()
                    .zip(number.parse().ok())
                    .map(|(op, number)| ((*name).to_owned(), op, number)),
                _ => None,
            };
            read.ok_or_else(|| {
                format!("'{text}': the numbers of an action are asked for as in 'conquer * if needs <= 3'")
            })
        };
        let numbers = if numbers.is_empty() {
            Vec::new()
        } else {
            numbers.split(" and ").map(number).collect::<Result<_, _>>()?
        };
        Ok(Self { words, numbers })
    }
}

#[cfg(test)]
mod tests {
    use super::{Offer, Pattern};

    fn fits(pattern: &str, action: &str, needs: i32) -> bool {
        let offer = Offer { action: action.to_owned(), numbers: vec![("needs", needs)] };
        pattern.parse::<Pattern>().unwrap().fits(&offer)
    }

    #[test]
    fn a_star_is_a_noun_and_at_the_end_all_that_follow() {
        for pattern in ["any", "conquer *", "conquer l1a-03 *", "conquer * frostmourne"] {
            assert!(fits(pattern, "conquer l1a-03 frostmourne", 2), "{pattern}");
        }
        for pattern in ["conquer", "conquer l1a-03", "final *", "conquer * frostmourne *"] {
            assert!(!fits(pattern, "conquer l1a-03 frostmourne", 2), "{pattern}");
        }
        assert!(fits("done", "done", 0));
        assert!(!fits("done *", "done", 0));
    }

    #[test]
    fn numbers_decide_where_they_are_asked_for() {
        assert!(fits("conquer * if needs <= 3", "conquer l1a-03", 3));
        assert!(!fits("conquer * if needs <= 3", "conquer l1a-03", 4));
        assert!(fits("any if needs >= 2 and needs != 3", "conquer l1a-03", 2));
        assert!(!fits("conquer * if coins = 0", "conquer l1a-03", 0), "it has no such number");
    }

    #[test]
    fn what_is_no_pattern_is_refused() {
        for wrong in ["", "*", "conquer * if", "conquer * if needs", "conquer * if needs < many"] {
            assert!(format!("{wrong} ").parse::<Pattern>().is_err(), "{wrong}");
        }
    }
}
