//! What every game says: its prompts, events, actions and refusals, to somebody in some language.

use kernel::{Game, Refusal, Seat};

use crate::lang::Lang;
use crate::message::{Arg, Id, attribute, id, message};

/// To whom the house speaks: the language, and what the people at the table are called.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    pub lang: Lang,
    /// One name per seat; seats without one are called "Player 3".
    pub names: &'a [String],
}

impl<'a> Voice<'a> {
    pub fn new(lang: Lang, names: &'a [String]) -> Self {
        Self { lang, names }
    }

    /// A voice that calls the seats by their numbers.
    pub fn nameless(lang: Lang) -> Self {
        Self { lang, names: &[] }
    }

    /// What a seat is called.
    pub fn seat(&self, seat: Seat) -> String {
        match self.names.get(seat.idx()).filter(|name| !name.is_empty()) {
            Some(name) => name.clone(),
            None => message(self.lang, id::SEAT_DEFAULT_NAME, &[("number", (seat.0 + 1).into())]),
        }
    }

    pub(crate) fn say(&self, id: Id, args: &[(&str, Arg)]) -> String {
        message(self.lang, id, args)
    }
}

/// What is asked: a message whose attribute `other` tells everybody else whom they wait for.
pub(crate) struct Question {
    pub(crate) id: Id,
    pub(crate) args: Vec<(&'static str, Arg)>,
}

impl Question {
    /// For the seat that is asked.
    pub(crate) fn asked(self, voice: &Voice<'_>) -> String {
        voice.say(self.id, &self.with_seat(""))
    }

    /// For everybody else.
    pub(crate) fn waiting(self, voice: &Voice<'_>, seat: Seat) -> String {
        attribute(voice.lang, self.id, "other", &self.with_seat(&voice.seat(seat)))
    }

    /// Only the sentence for the others names the seat, but both are one message.
    fn with_seat(&self, seat: &str) -> Vec<(&'static str, Arg)> {
        self.args.iter().cloned().chain([("seat", seat.into())]).collect()
    }
}

/// Who plays at a seat, as far as a name goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter<'a> {
    /// A person with the name that was given; without one it is empty.
    Person(&'a str),
    /// A bot, as it is typed: `mcts:200ms`.
    Bot(&'a str),
}

/// What the seats of a table are called, one name per seat: people by their names or as "Player 3", bots by what they
/// are, with a number if several are alike.
pub fn seat_names(lang: Lang, sitters: &[Sitter<'_>]) -> Vec<String> {
    let n_alike =
        |kind: &str, all: &[Sitter<'_>]| all.iter().filter(|it| it.kind() == Some(kind)).count();
    let name = |idx: usize, kind: &str| {
        let called = Id::find(&format!("seat-called-{kind}"));
        let name = called.map_or_else(|| kind.to_owned(), |it| message(lang, it, &[]));
        match (n_alike(kind, sitters), n_alike(kind, &sitters[..=idx])) {
            (1, _) => name,
            (_, nth) => {
                message(lang, id::SEAT_CALLED_NTH, &[("name", name.into()), ("number", nth.into())])
            }
        }
    };
    let names = sitters.iter().enumerate().map(|(idx, sitter)| match *sitter {
        Sitter::Person(given) => given.to_owned(),
        Sitter::Bot(_) => name(idx, sitter.kind().unwrap_or_default()),
    });
    let names: Vec<String> = names.collect();
    let voice = Voice::new(lang, &names);
    (0..sitters.len()).map(|idx| voice.seat(Seat(idx as u8))).collect()
}

impl<'a> Sitter<'a> {
    /// What kind of bot it is: `mcts`, however long it thinks.
    fn kind(self) -> Option<&'a str> {
        match self {
            Self::Person(_) => None,
            Self::Bot(typed) => Some(typed.split(':').next().unwrap_or(typed)),
        }
    }
}

/// A game whose prompts, events, actions and refusals can be told in every language.
pub trait Speak: Game {
    /// One sentence for the seat that is asked, saying what to do.
    fn prompt_text(voice: &Voice<'_>, prompt: &Self::Prompt) -> String;

    /// One sentence for everybody else: what `seat` is doing meanwhile.
    fn waiting_text(voice: &Voice<'_>, seat: Seat, prompt: &Self::Prompt) -> String;

    /// A line of the log.
    fn event_text(voice: &Voice<'_>, event: &Self::Event) -> String;

    /// The label of a button. Some actions mean different things at different prompts.
    fn action_text(
        voice: &Voice<'_>,
        prompt: Option<&Self::Prompt>,
        action: &Self::Action,
    ) -> String;

    /// Why an action is not allowed, with numbers and the rule:
    /// "needs 5: 2 base + 1 mountain + 2 defenders; you hold 4 (SW-CONQ-03)".
    fn refusal_text(voice: &Voice<'_>, refusal: &Refusal) -> String {
        refusal_with(voice, refusal, "")
    }
}

/// The sentence of a refusal. `breakdown` is the sum that a game may have made of the numbers.
///
/// The game is known by the rule: `too-dear` of `SW-CONQ-03` is the message `sw-why-too-dear`, or `why-too-dear` if
/// every game knows it.
pub(crate) fn refusal_with(voice: &Voice<'_>, refusal: &Refusal, breakdown: &str) -> String {
    let id = refusal_id(refusal).unwrap_or(id::WHY_UNKNOWN);
    let mut args: Vec<(&str, Arg)> = vec![("breakdown", breakdown.into())];
    for &(name, number) in &refusal.numbers {
        let arg = match (name, u8::try_from(number)) {
            // Seats are counted from 1 for people.
            ("seat", Ok(number @ 1..)) => voice.seat(Seat(number - 1)).into(),
            _ => number.into(),
        };
        args.push((name, arg));
    }
    for name in id.variables() {
        if !args.iter().any(|(it, _)| it == name) {
            args.push((name, 0.into()));
        }
    }
    let why = voice.say(id, &args);
    voice.say(id::REFUSAL_CITED, &[("why", why.into()), ("rule", refusal.rule.into())])
}

/// The message of a refusal, if there is one.
pub fn refusal_id(refusal: &Refusal) -> Option<Id> {
    let game = refusal.rule.split('-').next().unwrap_or_default().to_lowercase();
    let own = Id::find(&format!("{game}-why-{}", refusal.why));
    own.or_else(|| Id::find(&format!("why-{}", refusal.why)))
}
