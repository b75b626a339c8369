//! One face for what all games say, got from the game itself.

use std::marker::PhantomData;

use kernel::{Outcome, Refusal, Seat, Situation};

use crate::families::FAMILIES;
use crate::lang::Lang;
use crate::message::{Arg, Id, attribute, id, lookup, message};
use crate::voice::{Speak, Voice};

/// What a situation sounds like.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Telling {
    /// The table in a few lines.
    pub summary: Vec<String>,
    /// What to do, or what is waited for; nothing when the game is over.
    pub prompt: Option<String>,
    pub legal: Vec<Choice>,
    /// Answers that a rule forbids.
    pub refused: Vec<Forbidden>,
}

/// An answer that a rule forbids.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forbidden {
    pub notation: String,
    pub label: String,
    /// The reason, with its numbers and the rule.
    pub why: String,
}

/// A legal answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    pub notation: String,
    pub label: String,
    /// What it costs and what is there, as far as that can be told before it is done; often nothing.
    pub note: String,
}

/// What the labels of some answers begin with; where they have nothing in common, the first of them.
pub fn heading(group: &[&Choice]) -> String {
    let words = |it: &Choice| it.label.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let first = group.first().map(|it| words(it)).unwrap_or_default();
    let common = |known: usize, it: &&Choice| {
        known.min(words(it).iter().zip(&first).take_while(|(a, b)| a == b).count())
    };
    let n_common = group.iter().fold(first.len(), common);
    let said = first[..n_common].join(" ");
    let said = said.trim_end_matches([':', ',', '“', '„', ' ']);
    if said.is_empty() { format!("{} …", first.join(" ")) } else { format!("{said} …") }
}

/// What a table option is called, and what it does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OptionText {
    pub name: String,
    pub hint: String,
}

/// The words of one game that need no position.
pub trait Narrator: Sync {
    /// A table option, by its key; nothing if there is no such option.
    fn option(&self, lang: Lang, key: &str) -> Option<OptionText>;

    /// One of the names that an option can be set to.
    fn choice(&self, lang: Lang, value: &str) -> String;

    /// What the names of a slot have in common; empty if the option has only this one.
    fn slot(&self, lang: Lang, slot: &[String]) -> String;

    /// A window in which one can answer in advance, by its key; nothing if there is no such window.
    fn window(&self, lang: Lang, key: &str) -> Option<String>;

    /// What a seat has or suffers from, by the key that the catalog gives it, and the place or the component that it is
    /// counted in, if it is counted in one; nothing if there is no such name.
    fn holding(&self, lang: Lang, key: &str, of: Option<&str>) -> Option<String>;

    fn refusal(&self, voice: &Voice<'_>, refusal: &Refusal) -> String;

    /// What a space of the board is called, by its id; nothing if there is no such space.
    fn space(&self, lang: Lang, id: &str) -> Option<String>;

    /// What a variable of a message stands for, by the name of the variable and the name of a component in notation: a
    /// name that can be declined, or the name of a space; nothing if there is none.
    fn known(&self, lang: Lang, variable: &str, value: &str) -> Option<Arg>;

    /// The same, or the word itself.
    fn named(&self, lang: Lang, variable: &str, value: &str) -> Arg {
        self.known(lang, variable, value).unwrap_or_else(|| value.to_owned().into())
    }

    /// The name and the rules text of a component.
    fn card(&self, lang: Lang, kind: &str, id: &str) -> Option<(String, String)>;
}

/// A game with words beyond [`Speak`].
pub trait Describe: Speak {
    /// What the names of its messages begin with.
    const PREFIX: &'static str;

    /// One of the names that an option can be set to, if it is told otherwise than in notation. Seats are told anyway.
    fn choice(_lang: Lang, _value: &str) -> Option<String> {
        None
    }

    /// What the names of a slot have in common, where an option has several.
    fn slot(_lang: Lang, _slot: &[String]) -> Option<String> {
        None
    }

    /// A window in which one can answer in advance, by its key.
    fn window(lang: Lang, key: &str) -> Option<String> {
        lookup(lang, &format!("{}-window-{key}", Self::PREFIX), &[])
    }

    /// What a space of the board is called, by its id. Needed where people point at spaces.
    fn space(_lang: Lang, _id: &str) -> Option<String> {
        None
    }

    fn summary(voice: &Voice<'_>, view: &Self::View, outcome: Option<&Outcome>) -> Vec<String>;

    /// What speaks for or against an answer before it is given: its price, what is there.
    fn note(
        voice: &Voice<'_>,
        view: &Self::View,
        prompt: Option<&Self::Prompt>,
        action: &Self::Action,
    ) -> String;

    fn card(lang: Lang, kind: &str, id: &str) -> Option<(String, String)>;
}

/// What a situation sounds like.
pub fn telling<G: Describe>(voice: &Voice<'_>, situation: &Situation<G>) -> Telling {
    let prompt = situation.decision.as_ref().map(|decision| {
        match (&decision.seats.first(), situation.legal.is_empty()) {
            (Some(seat), true) => G::waiting_text(voice, *seat, &decision.prompt),
            _ => G::prompt_text(voice, &decision.prompt),
        }
    });
    let asked = situation.decision.as_ref().map(|decision| &decision.prompt);
    let legal = situation.legal.iter().map(|action| Choice {
        notation: action.to_string(),
        label: G::action_text(voice, asked, action),
        note: G::note(voice, &situation.view, asked, action),
    });
    let refused = situation.refused.iter().map(|(action, why)| Forbidden {
        notation: action.to_string(),
        label: G::action_text(voice, asked, action),
        why: G::refusal_text(voice, why),
    });
    Telling {
        summary: G::summary(voice, &situation.view, situation.outcome.as_ref()),
        prompt,
        legal: legal.collect(),
        refused: refused.collect(),
    }
}

/// The narrator of a game.
pub fn narrator<G: Describe>() -> &'static dyn Narrator {
    &Words::<G>(PhantomData)
}

struct Words<G>(PhantomData<fn() -> G>);

impl<G: Describe> Narrator for Words<G> {
    fn option(&self, lang: Lang, key: &str) -> Option<OptionText> {
        let id = Id::find(&format!("{}-option-{key}", G::PREFIX))?;
        Some(OptionText { name: message(lang, id, &[]), hint: attribute(lang, id, "hint", &[]) })
    }

    fn choice(&self, lang: Lang, value: &str) -> String {
        let seat = || {
            let seat: Seat = value.parse().ok()?;
            Some(message(lang, id::SEAT_SEAT, &[("number", (seat.0 + 1).into())]))
        };
        G::choice(lang, value).or_else(seat).unwrap_or_else(|| value.to_owned())
    }

    fn slot(&self, lang: Lang, slot: &[String]) -> String {
        G::slot(lang, slot).unwrap_or_default()
    }

    fn window(&self, lang: Lang, key: &str) -> Option<String> {
        G::window(lang, key)
    }

    fn holding(&self, lang: Lang, key: &str, of: Option<&str>) -> Option<String> {
        let id = Id::find(&format!("{}-has-{key}", G::PREFIX))?;
        // The variable says what is named: `{ $space }`, `{ $card }`.
        let named = |&variable: &&'static str| {
            let card = || G::card(lang, variable, of?).map(|(name, _)| name.into());
            Some((variable, self.known(lang, variable, of?).or_else(card)?))
        };
        let args: Option<Vec<(&str, Arg)>> = id.variables().iter().map(named).collect();
        Some(message(lang, id, &args?))
    }

    fn refusal(&self, voice: &Voice<'_>, refusal: &Refusal) -> String {
        G::refusal_text(voice, refusal)
    }

    fn space(&self, lang: Lang, id: &str) -> Option<String> {
        G::space(lang, id)
    }

    fn known(&self, lang: Lang, variable: &str, value: &str) -> Option<Arg> {
        let families = FAMILIES.iter().filter(|(name, family)| {
            *name == variable && family.starts_with(&format!("{}-", G::PREFIX))
        });
        let member =
            families.filter_map(|(_, family)| Id::find(&format!("{family}{value}"))).next();
        let other = || lookup(lang, &format!("{}-{variable}-{value}", G::PREFIX), &[]);
        let text = || G::space(lang, value).or_else(other).map(Arg::from);
        member.map(Arg::from).or_else(text)
    }

    fn card(&self, lang: Lang, kind: &str, id: &str) -> Option<(String, String)> {
        G::card(lang, kind, id)
    }
}
