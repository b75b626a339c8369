//! One face for what all games say: for the terminal, which never names a game.

use std::any::Any;

use game_adventure::Adventure;
use game_quest::Quest;
use game_smallworld::SmallWorld;
use game_smallworld::content::{Face, book};
use game_wrath::Wrath;
use kernel::{Game, Outcome, Refusal, Seat, Situation};

use crate::lang::Lang;
use crate::message::{Id, attribute, id, lookup, message};
use crate::voice::{Speak, Voice};
use crate::{adventure, quest, smallworld, wrath};

/// What a situation sounds like.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Telling {
    /// The table in a few lines.
    pub summary: Vec<String>,
    /// What to do, or what is waited for; nothing when the game is over.
    pub prompt: Option<String>,
    pub legal: Vec<Choice>,
    /// Answers that a rule forbids: notation and reason.
    pub refused: Vec<(String, String)>,
}

/// A legal answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    pub notation: String,
    pub label: String,
    /// What it costs and what is there, as far as that can be told before it is done; often nothing.
    pub note: String,
}

/// What a table option is called, and what it does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OptionText {
    pub name: String,
    pub hint: String,
}

/// The words of one game.
pub trait Narrator: Sync {
    /// A table option, by its key; nothing if there is no such option.
    fn option(&self, lang: Lang, key: &str) -> Option<OptionText>;

    /// One of the names that an option can be set to.
    fn choice(&self, lang: Lang, value: &str) -> String;

    /// What the names of a slot have in common; empty if the option has only this one.
    fn slot(&self, lang: Lang, slot: &[String]) -> String;

    /// A window in which one can answer in advance, by its key; nothing if there is no such window.
    fn window(&self, lang: Lang, key: &str) -> Option<String>;

    /// Tells a `kernel::Situation<G>`; nothing if it belongs to another game.
    fn situation(&self, voice: &Voice<'_>, situation: &dyn Any) -> Option<Telling>;

    /// Tells a `Vec<(usize, G::Event)>`.
    fn events(&self, voice: &Voice<'_>, events: &dyn Any) -> Option<Vec<(usize, String)>>;

    fn refusal(&self, voice: &Voice<'_>, refusal: &Refusal) -> String;

    /// What a space of the board is called, by its id; nothing if there is no such space.
    fn space(&self, lang: Lang, id: &str) -> Option<String>;

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

struct Told<G>(std::marker::PhantomData<fn() -> G>);

impl<G: Describe> Narrator for Told<G> {
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

    fn situation(&self, voice: &Voice<'_>, situation: &dyn Any) -> Option<Telling> {
        let it = situation.downcast_ref::<Situation<G>>()?;
        let prompt = it.decision.as_ref().map(|decision| {
            match (&decision.seats.first(), it.legal.is_empty()) {
                (Some(seat), true) => G::waiting_text(voice, *seat, &decision.prompt),
                _ => G::prompt_text(voice, &decision.prompt),
            }
        });
        let asked = it.decision.as_ref().map(|decision| &decision.prompt);
        let legal = it.legal.iter().map(|action| Choice {
            notation: action.to_string(),
            label: G::action_text(voice, asked, action),
            note: G::note(voice, &it.view, asked, action),
        });
        let refused = it
            .refused
            .iter()
            .map(|(action, why)| (action.to_string(), G::refusal_text(voice, why)));
        Some(Telling {
            summary: G::summary(voice, &it.view, it.outcome.as_ref()),
            prompt,
            legal: legal.collect(),
            refused: refused.collect(),
        })
    }

    fn events(&self, voice: &Voice<'_>, events: &dyn Any) -> Option<Vec<(usize, String)>> {
        let events = events.downcast_ref::<Vec<(usize, <G as Game>::Event)>>()?;
        Some(events.iter().map(|(idx, event)| (*idx, G::event_text(voice, event))).collect())
    }

    fn refusal(&self, voice: &Voice<'_>, refusal: &Refusal) -> String {
        G::refusal_text(voice, refusal)
    }

    fn space(&self, lang: Lang, id: &str) -> Option<String> {
        G::space(lang, id)
    }

    fn card(&self, lang: Lang, kind: &str, id: &str) -> Option<(String, String)> {
        G::card(lang, kind, id)
    }
}

/// The narrator of a game, by the game's id.
pub fn narrator(game: &str) -> Option<&'static dyn Narrator> {
    let narrators: [(&str, &'static dyn Narrator); 4] = [
        (SmallWorld::INFO.id, &Told::<SmallWorld>(std::marker::PhantomData)),
        (Wrath::INFO.id, &Told::<Wrath>(std::marker::PhantomData)),
        (Quest::INFO.id, &Told::<Quest>(std::marker::PhantomData)),
        (Adventure::INFO.id, &Told::<Adventure>(std::marker::PhantomData)),
    ];
    narrators.into_iter().find(|(id, _)| *id == game).map(|(_, narrator)| narrator)
}

impl Describe for SmallWorld {
    const PREFIX: &'static str = "sw";

    fn choice(lang: Lang, value: &str) -> Option<String> {
        value.parse().ok().map(|face| smallworld::face_name(lang, face))
    }

    /// The size of the boards.
    fn slot(lang: Lang, slot: &[String]) -> Option<String> {
        let face: Face = slot.first()?.parse().ok()?;
        Some(smallworld::size_name(lang, book().faces[face.idx()].size))
    }

    fn summary(voice: &Voice<'_>, view: &Self::View, outcome: Option<&Outcome>) -> Vec<String> {
        smallworld::summary::tell(voice, view, outcome)
    }

    fn note(
        voice: &Voice<'_>,
        view: &Self::View,
        prompt: Option<&Self::Prompt>,
        action: &Self::Action,
    ) -> String {
        smallworld::summary::note(voice, view, prompt, *action)
    }

    fn card(lang: Lang, kind: &str, id: &str) -> Option<(String, String)> {
        match kind {
            "race" => id
                .parse()
                .ok()
                .map(|it| (smallworld::race_name(lang, it), smallworld::race_rules(lang, it))),
            "power" => id
                .parse()
                .ok()
                .map(|it| (smallworld::power_name(lang, it), smallworld::power_rules(lang, it))),
            "relic" => id
                .parse()
                .ok()
                .map(|it| (smallworld::relic_name(lang, it), smallworld::relic_rules(lang, it))),
            _ => None,
        }
    }
}

impl Describe for Wrath {
    const PREFIX: &'static str = "wr";

    fn choice(lang: Lang, value: &str) -> Option<String> {
        let difficulty = value.parse().ok().map(|it| wrath::difficulty_name(lang, it));
        difficulty.or_else(|| value.parse().ok().map(|it| wrath::hero_full(lang, it)))
    }

    fn space(lang: Lang, id: &str) -> Option<String> {
        id.parse().ok().map(|it| wrath::space_name(lang, it))
    }

    fn summary(voice: &Voice<'_>, view: &Self::View, outcome: Option<&Outcome>) -> Vec<String> {
        wrath::summary::tell(voice, view, outcome)
    }

    fn note(
        voice: &Voice<'_>,
        view: &Self::View,
        prompt: Option<&Self::Prompt>,
        action: &Self::Action,
    ) -> String {
        let found = wrath::forecast(voice.lang, view, prompt, *action);
        found
            .map(|it| std::iter::once(it.chances).chain(it.danger).collect::<Vec<_>>().join("; "))
            .unwrap_or_default()
    }

    fn card(lang: Lang, kind: &str, id: &str) -> Option<(String, String)> {
        wrath::summary::card(lang, kind, id)
    }
}

impl Describe for Quest {
    const PREFIX: &'static str = "wq";

    fn choice(lang: Lang, value: &str) -> Option<String> {
        let quest = value.parse().ok().map(|it| quest::quest_name(lang, it));
        quest.or_else(|| value.parse().ok().map(|it| quest::hero_name(lang, it)))
    }

    /// A window is called by the occasion that opens it.
    fn window(lang: Lang, key: &str) -> Option<String> {
        lookup(lang, &format!("wq-on-{key}"), &[])
    }

    fn summary(voice: &Voice<'_>, view: &Self::View, outcome: Option<&Outcome>) -> Vec<String> {
        quest::summary::tell(voice, view, outcome)
    }

    fn note(
        voice: &Voice<'_>,
        view: &Self::View,
        prompt: Option<&Self::Prompt>,
        action: &Self::Action,
    ) -> String {
        quest::summary::note(voice, view, prompt.copied(), *action)
    }

    fn card(lang: Lang, kind: &str, id: &str) -> Option<(String, String)> {
        quest::summary::card(lang, kind, id)
    }
}

impl Describe for Adventure {
    const PREFIX: &'static str = "ag";

    fn choice(lang: Lang, value: &str) -> Option<String> {
        value.parse().ok().map(|it| adventure::hero_full(lang, it))
    }

    fn space(lang: Lang, id: &str) -> Option<String> {
        id.parse().ok().map(|it| adventure::space_name(lang, it))
    }

    fn summary(voice: &Voice<'_>, view: &Self::View, outcome: Option<&Outcome>) -> Vec<String> {
        adventure::summary::tell(voice, view, outcome)
    }

    fn note(
        voice: &Voice<'_>,
        view: &Self::View,
        prompt: Option<&Self::Prompt>,
        action: &Self::Action,
    ) -> String {
        adventure::summary::note(voice, view, prompt.copied(), *action)
    }

    fn card(lang: Lang, kind: &str, id: &str) -> Option<(String, String)> {
        adventure::summary::card(lang, kind, id)
    }
}
