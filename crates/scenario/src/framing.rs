//! What the steps of a lesson frame and tell, found in what the learner sees and may do.

use serde_json::Value;

use crate::condition::{count, places};
use crate::lesson::{Show, Told};
use crate::pattern::Offer;
use crate::tree::find;

/// Something that is framed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Framed {
    /// A place of the view: its path, and the name in it that is meant, such as `l1a-06`.
    Place { path: String, name: String },
    /// A part of the page, by its id.
    Part(String),
}

/// The set of everything that a legal action names.
const LEGAL: &str = "legal";

/// The set of what is to be had for the fewest `needs`.
const CHEAPEST: &str = "cheapest";
const NEEDS: &str = "needs";

impl Show {
    /// What is framed now.
    ///
    /// Of what the path stands for, a set leaves `legal`: what a legal action names; `cheapest`: those of them that need
    /// the least; a verb, such as `final`: what a legal action of this verb names; the name of a number, such as
    /// `travel`: what a legal action names that has this number, and not 0.
    pub fn framed(&self, view: &Value, offers: &[Offer]) -> Vec<Framed> {
        let found = places(view, &self.path);
        if found.is_empty() && !self.path.contains(['.', '*']) && self.set.is_none() {
            return vec![Framed::Part(self.path.clone())];
        }
        let naming = |name: &str| {
            let name = name.to_owned();
            offers.iter().filter(move |it| it.action.split(' ').skip(1).any(|word| word == name))
        };
        let needs = |name: &str| naming(name).filter_map(|it| it.number(NEEDS)).min();
        let least = found.iter().filter_map(|(_, name)| needs(name)).min();
        let is_in = |name: &str| match self.set.as_deref() {
            None => true,
            Some(LEGAL) => naming(name).next().is_some(),
            Some(CHEAPEST) => least.is_some() && needs(name) == least,
            Some(set) => naming(name).any(|it| {
                it.action.split(' ').next() == Some(set)
                    || it.number(set).is_some_and(|number| number != 0)
            }),
        };
        let framed = found.into_iter().filter(|(_, name)| is_in(name));
        framed.map(|(path, name)| Framed::Place { path, name }).collect()
    }
}

impl Told {
    /// The number or name; nothing where there is none now.
    pub fn value(&self, view: &Value, offers: &[Offer]) -> Option<Value> {
        match self {
            Self::Number(number) => Some((*number).into()),
            Self::At(path) => {
                find(view, path).ok().filter(|it| it.is_number() || it.is_string()).cloned()
            }
            Self::Count { path, op, value } => Some(count(view, path, *op, value).into()),
            Self::Of { number, action } => {
                let offer = offers.iter().find(|it| it.action == *action)?;
                Some(offer.number(number).unwrap_or_default().into())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::Framed;
    use crate::lesson::Step;
    use crate::pattern::Offer;

    /// What a `show` line frames, by name; parts with a `#`.
    fn framed(text: &str) -> Vec<String> {
        let view = json!({
            "hand": 3,
            "regions": { "a": { "tokens": 0 }, "b": { "tokens": 1 }, "c": { "tokens": 2 } },
        });
        let offer = |action: &str, needs, travel| Offer {
            action: action.to_owned(),
            numbers: vec![("needs", needs), ("travel", travel)],
        };
        let offers = [offer("conquer a", 3, 1), offer("conquer b", 2, 0), offer("final b", 4, 0)];
        let mut step = Step::begun("step a", 1, 0).unwrap().unwrap();
        step.read(&format!("show {text}"), 2).unwrap().unwrap();
        let all = step.show.iter().flat_map(|it| it.framed(&view, &offers));
        let name = |it| match it {
            Framed::Place { name, .. } => name,
            Framed::Part(id) => format!("#{id}"),
        };
        all.map(name).collect()
    }

    #[test]
    fn sets_are_made_of_legal_actions() {
        for (text, names) in [
            ("regions.*", "a b c"),
            ("regions.*:legal", "a b"),
            ("regions.*:cheapest", "b"),
            ("regions.*:final", "b"),
            ("regions.*:travel", "a"),
            ("regions.c:legal, hand", "hand"),
            ("dice", "#dice"),
            ("regions.*:push", ""),
        ] {
            assert_eq!(framed(text).join(" "), names, "{text}");
        }
    }
}
