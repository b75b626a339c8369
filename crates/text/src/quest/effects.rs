//! What effects do: a sentence is put together from the parts of an effect, so that no card can say what it does not
//! do. Parts begin without a capital; [`sentence`] makes a sentence of them.

mod shape;
mod words;

use game_quest::effect::{
    Amount, Area, Areas, Cost, Effect, Foes, Reaction, Tree, Use, Who, Window,
};
use game_quest::names::Trait;

use self::shape::Shape;
use super::names::{set_name, trait_name};
use crate::lang::Lang;
use crate::message::{Arg, Id, Phrase, attribute, id, message};

/// Whose card speaks: to a hero it says "you", and "this enemy" is the one whose card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Speaker {
    Hero,
    Enemy,
    Table,
}

/// Whether what is told was paid for: then nobody need be told once more that he may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Frame {
    Open,
    Paid,
}

/// How a part is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mood {
    /// "each hero recovers 1 wound"
    Tells,
    /// The same after another one: "each hero … and recovers 1 wound"
    Also,
    /// "recover 1 wound"
    Bids,
    /// "(you may) recover 1 wound"
    May,
}

/// Tells effects in a language.
#[derive(Clone, Copy, Debug)]
pub(super) struct Teller {
    pub lang: Lang,
    pub speaker: Speaker,
    frame: Frame,
}

/// Effects that one after the other happen to the same hero are one part.
enum Part {
    Heroes { who: Who, done: Vec<String> },
    Whole(String),
}

type Args = Vec<(&'static str, Arg)>;

impl Teller {
    pub(super) fn new(lang: Lang, speaker: Speaker) -> Self {
        Self { lang, speaker, frame: Frame::Open }
    }

    /// Effects as a row of parts.
    pub(super) fn parts(&self, tree: &Tree) -> Vec<String> {
        let mut res: Vec<Part> = Vec::new();
        let mut before = None;
        for effect in &tree.0 {
            let Shape::Hero(who, id, args) = self.shape(effect) else {
                res.push(Part::Whole(self.whole(effect)));
                continue;
            };
            match res.last_mut() {
                // What is an alternative in itself stands alone.
                Some(Part::Heroes { who: last, done })
                    if before != Some(id::WQ_FX_TRAIN) && (who == Who::Same || who == *last) =>
                {
                    let mood = if self.is_you(*last) { Mood::Bids } else { Mood::Also };
                    done.push(self.say(id, mood, &args));
                }
                _ => {
                    let done = vec![self.say(id, self.mood(who), &args)];
                    res.push(Part::Heroes { who, done });
                }
            }
            before = Some(id);
        }
        let whole = |part| match part {
            Part::Heroes { who, done } => self.with_subject(who, &self.all_of(&done)),
            Part::Whole(text) => text,
        };
        res.into_iter().map(whole).collect()
    }

    /// Effects in one breath, after a colon.
    pub(super) fn row(&self, tree: &Tree) -> String {
        self.parts(tree).join("; ")
    }

    /// Effects as sentences.
    pub(super) fn sentences(&self, tree: &Tree) -> Vec<String> {
        self.parts(tree).iter().map(|part| sentence(part)).collect()
    }

    /// An effect with a cost.
    pub(super) fn use_text(&self, it: &Use<Tree>) -> String {
        let window = ("window", self.window(it.window).into());
        let then = if it.window == Window::WouldSuffer && it.then.0.is_empty() {
            self.plain(id::WQ_FX_IGNORE)
        } else {
            Self { frame: Frame::Paid, ..*self }.row(&it.then)
        };
        let told = match (it.cost, self.infinitives(&it.then)) {
            (Some(cost), _) => {
                let (id, args) = words::cost(cost);
                let cost = ("cost", message(self.lang, id, &args).into());
                message(self.lang, id::WQ_USE, &[window, cost, ("what", then.into())])
            }
            (None, Some(what)) => {
                message(self.lang, id::WQ_USE_FREE, &[window, ("what", what.into())])
            }
            (None, None) => {
                message(self.lang, id::WQ_USE_FREE_TOLD, &[window, ("what", then.into())])
            }
        };
        sentence(&told)
    }

    /// An effect that sets itself off.
    pub(super) fn reaction_text(&self, it: &Reaction<Tree>) -> String {
        let args = [("when", self.trigger(it.when).into()), ("what", self.row(&it.then).into())];
        sentence(&message(self.lang, id::WQ_REACTION, &args))
    }

    /// One of several effects, as its button says it.
    pub(super) fn alternative(&self, effect: &Effect<Tree>) -> String {
        self.unowned(effect, Mood::Bids)
    }

    /// An effect that is offered: "you may suffer 1 wound to …".
    pub(super) fn offer(&self, effect: &Effect<Tree>) -> String {
        sentence(&self.whole(effect))
    }

    // Words

    pub(super) fn plain(&self, id: Id) -> String {
        message(self.lang, id, &[])
    }

    fn say(&self, id: Id, mood: Mood, args: &[(&str, Arg)]) -> String {
        let attr = |name| attribute(self.lang, id, name, args);
        let found = match mood {
            Mood::Tells => String::new(),
            Mood::Also => attr("also"),
            Mood::Bids => attr("you"),
            Mood::May => attr("may"),
        };
        if found.is_empty() { message(self.lang, id, args) } else { found }
    }

    /// "a and b", "a, b and c".
    pub(super) fn all_of(&self, parts: &[String]) -> String {
        self.joined(id::WQ_AND, parts)
    }

    /// "a or b".
    pub(super) fn any_of(&self, parts: &[String]) -> String {
        self.joined(id::WQ_OR, parts)
    }

    fn joined(&self, id: Id, parts: &[String]) -> String {
        match parts.split_last() {
            None => String::new(),
            Some((only, [])) => only.clone(),
            Some((last, before)) => {
                let args = [("one", before.join(", ").into()), ("other", last.as_str().into())];
                message(self.lang, id, &args)
            }
        }
    }

    // Who

    fn is_you(&self, who: Who) -> bool {
        who == Who::Owner && self.speaker == Speaker::Hero
    }

    fn mood(&self, who: Who) -> Mood {
        if self.is_you(who) { Mood::Bids } else { Mood::Tells }
    }

    fn who(&self, who: Who) -> Arg {
        Phrase::new(self.who_id(who)).into()
    }

    fn who_id(&self, who: Who) -> Id {
        match who {
            Who::Owner if self.speaker == Speaker::Hero => id::WQ_WHO_OWNER,
            Who::Owner | Who::Same => id::WQ_WHO_SAME,
            Who::Active => id::WQ_WHO_ACTIVE,
            Who::Target => id::WQ_WHO_TARGET,
            Who::Leader => id::WQ_WHO_LEADER,
            Who::Each => id::WQ_WHO_EACH,
            Who::EachUnengaged => id::WQ_WHO_EACH_UNENGAGED,
            Who::EachEngaged => id::WQ_WHO_EACH_ENGAGED,
            Who::EachSurrounded => id::WQ_WHO_EACH_SURROUNDED,
            Who::EachTokenless => id::WQ_WHO_EACH_TOKENLESS,
            Who::Engaged => id::WQ_WHO_ENGAGED,
            Who::EngagedElseActive => id::WQ_WHO_ENGAGED_ELSE_ACTIVE,
            Who::MostWounds => id::WQ_WHO_MOST_WOUNDS,
            Who::FewestWounds => id::WQ_WHO_FEWEST_WOUNDS,
            Who::FewestEngaged => id::WQ_WHO_FEWEST_ENGAGED,
            Who::One => id::WQ_WHO_ONE,
            Who::Another => id::WQ_WHO_ANOTHER,
            Who::UpToTwo => id::WQ_WHO_UP_TO_TWO,
        }
    }

    fn with_subject(&self, who: Who, what: &str) -> String {
        if self.is_you(who) {
            return what.to_owned();
        }
        message(self.lang, id::WQ_FX_CHOOSE, &[("who", self.who(who)), ("what", what.into())])
    }

    /// The message for a number, or the one for "each …".
    fn amount(&self, amount: Amount, number: Id, each: Id) -> (Id, Args) {
        match amount {
            Amount::N(n) => (number, vec![("n", n.into())]),
            Amount::Attack
            | Amount::OthersIn(_)
            | Amount::In(_)
            | Amount::Heroes
            | Amount::Pulled => (each, vec![("each", self.each(amount).into())]),
        }
    }

    pub(super) fn each(&self, amount: Amount) -> String {
        let with =
            |id, it: Trait| message(self.lang, id, &[("trait", trait_name(self.lang, it).into())]);
        match amount {
            Amount::N(n) => n.to_string(),
            Amount::Attack => self.plain(id::WQ_EACH_ATTACK),
            Amount::OthersIn(it) => with(id::WQ_EACH_OTHERS_IN, it),
            Amount::In(it) => with(id::WQ_EACH_IN, it),
            Amount::Heroes => self.plain(id::WQ_EACH_HEROES),
            Amount::Pulled => self.plain(id::WQ_EACH_PULLED),
        }
    }

    // Enemies

    fn on_foes(&self, foes: Foes, id: Id, args: &Args, mood: Mood) -> String {
        let is_chosen = matches!(foes, Foes::Pick(..) | Foes::UpTo(..) | Foes::Targeted);
        let is_option = matches!(foes, Foes::UpTo(..)) && self.frame == Frame::Open;
        let form = match (mood, self.speaker) {
            (Mood::May, _) => Mood::May,
            _ if is_option => Mood::May,
            _ if is_chosen => Mood::Bids,
            (_, Speaker::Hero) => Mood::Bids,
            (_, Speaker::Enemy | Speaker::Table) => Mood::Tells,
        };
        let mut args = args.clone();
        args.push(("foes", self.foes(foes, words::way(id, form))));
        let what = self.say(id, form, &args);
        if is_option && mood != Mood::May {
            message(self.lang, id::WQ_FX_MAY, &[("what", what.into())])
        } else {
            what
        }
    }

    fn foes(&self, foes: Foes, way: words::Way) -> Arg {
        let there = |id, areas| Phrase::new(id).with("where", self.areas(areas, way));
        let phrase = match foes {
            Foes::This if self.speaker == Speaker::Enemy => Phrase::new(id::WQ_FOES_THIS),
            Foes::This => Phrase::new(id::WQ_FOES_THAT),
            Foes::Nemesis => Phrase::new(id::WQ_FOES_NEMESIS),
            Foes::Targeted => Phrase::new(id::WQ_FOES_TARGETED),
            Foes::Pick(n, areas) => there(id::WQ_FOES_PICK, areas).with("n", n),
            Foes::UpTo(n, areas) => there(id::WQ_FOES_UP_TO, areas).with("n", n),
            Foes::All(areas) => there(id::WQ_FOES_ALL, areas),
            Foes::Others(areas) => there(id::WQ_FOES_OTHERS, areas),
            Foes::Highest(areas) => there(id::WQ_FOES_HIGHEST, areas),
            Foes::Named(set) => {
                Phrase::new(id::WQ_FOES_NAMED).with("set", set_name(self.lang, set))
            }
        };
        phrase.into()
    }

    fn areas(&self, areas: Areas, way: words::Way) -> String {
        let told = |id: Id| match way {
            words::Way::There => self.plain(id),
            words::Way::From => attribute(self.lang, id, "from", &[]),
        };
        let is_anywhere = [Area::Own, Area::Other, Area::Shadows].iter().all(|&it| areas.has(it));
        if is_anywhere {
            return told(id::WQ_AREA_ANY);
        }
        let all: Vec<String> = areas.iter().map(|area| told(words::area(area))).collect();
        self.any_of(&all)
    }

    // Everything else

    fn whole(&self, effect: &Effect<Tree>) -> String {
        match self.shape(effect) {
            Shape::Hero(who, id, args) => {
                self.with_subject(who, &self.say(id, self.mood(who), &args))
            }
            Shape::Foes(foes, id, args) => self.on_foes(foes, id, &args, Mood::Bids),
            Shape::Table(id, args) => self.say(id, Mood::Tells, &args),
            Shape::Cure(who, n) => self.cure(who, n),
            Shape::Choose(who, inner) => {
                let all: Vec<String> =
                    inner.0.iter().map(|it| self.unowned(it, Mood::Tells)).collect();
                self.with_subject(who, &self.joined(id::WQ_EITHER, &all))
            }
            Shape::Pay(who, cost, inner) => self.pay(who, cost, inner),
            Shape::May(inner) => {
                let (id, what) = match self.infinitives(inner) {
                    Some(what) => (id::WQ_FX_MAY, what),
                    None => (id::WQ_FX_MAY_TOLD, self.row(inner)),
                };
                message(self.lang, id, &[("what", what.into())])
            }
            Shape::If(guard, inner) => {
                let args = [("if", self.guard(guard).into()), ("what", self.row(inner).into())];
                message(self.lang, id::WQ_FX_IF, &args)
            }
        }
    }

    /// What happens to a hero, without the hero.
    fn unowned(&self, effect: &Effect<Tree>, mood: Mood) -> String {
        if let Shape::Hero(_, id, args) = self.shape(effect) {
            return self.say(id, mood, &args);
        }
        self.whole(effect)
    }

    fn cure(&self, who: Who, n: u8) -> String {
        let id = match who {
            Who::Owner if self.is_you(who) => id::WQ_FX_CURE_OWN,
            Who::Each
            | Who::EachUnengaged
            | Who::EachEngaged
            | Who::EachSurrounded
            | Who::EachTokenless
            | Who::UpToTwo => id::WQ_FX_CURE_ANY,
            Who::Owner
            | Who::Active
            | Who::Target
            | Who::Leader
            | Who::Engaged
            | Who::EngagedElseActive
            | Who::MostWounds
            | Who::FewestWounds
            | Who::FewestEngaged
            | Who::One
            | Who::Another
            | Who::Same => id::WQ_FX_CURE_OF,
        };
        message(self.lang, id, &[("n", n.into()), ("who", self.who(who))])
    }

    fn pay(&self, who: Who, cost: Cost, inner: &Tree) -> String {
        let (cost, args) = words::cost(cost);
        // What costs the owner something begins with "you may" already.
        let (mood, short, told) = if self.is_you(who) {
            (Mood::Tells, id::WQ_FX_PAY_YOU, id::WQ_FX_PAY_YOU_TOLD)
        } else {
            (Mood::May, id::WQ_FX_PAY, id::WQ_FX_PAY_TOLD)
        };
        let (id, what) = match self.infinitives(inner) {
            Some(what) => (short, what),
            None => (told, self.row(inner)),
        };
        let cost = self.say(cost, mood, &args);
        let args = [("who", self.who(who)), ("cost", cost.into()), ("what", what.into())];
        message(self.lang, id, &args)
    }

    /// Effects as they follow "may", if all of them can.
    fn infinitives(&self, tree: &Tree) -> Option<String> {
        let all: Option<Vec<String>> = tree.0.iter().map(|it| self.infinitive(it)).collect();
        all.filter(|all| !all.is_empty()).map(|all| self.all_of(&all))
    }

    fn infinitive(&self, effect: &Effect<Tree>) -> Option<String> {
        match self.shape(effect) {
            Shape::Hero(who, id, args) => {
                let is_subject = self.is_you(who) || who == Who::Same;
                is_subject.then(|| self.say(id, Mood::May, &args))
            }
            Shape::Foes(foes, id, args) => Some(self.on_foes(foes, id, &args, Mood::May)),
            Shape::Table(id, args) => {
                Some(attribute(self.lang, id, "may", &args)).filter(|text| !text.is_empty())
            }
            Shape::Cure(..)
            | Shape::Choose(..)
            | Shape::Pay(..)
            | Shape::May(_)
            | Shape::If(..) => None,
        }
    }
}

/// A part as a sentence: a capital in front, a full stop at the end.
pub(super) fn sentence(part: &str) -> String {
    let stop = if part.is_empty() || part.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{}{stop}", capital(part))
}

/// With a capital in front.
pub(super) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next();
    first.map_or_else(String::new, |first| format!("{}{}", first.to_uppercase(), chars.as_str()))
}
