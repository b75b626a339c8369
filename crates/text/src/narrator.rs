//! One face for what all games say: for the terminal, which never names a game.

use std::any::Any;

use game_quest::Quest;
use game_smallworld::SmallWorld;
use kernel::{Game, Outcome, Refusal, Situation};

use crate::lang::Lang;
use crate::voice::{Speak, Voice};
use crate::{quest, smallworld};

/// What a situation sounds like.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Telling {
    /// The table in a few lines.
    pub summary: Vec<String>,
    /// What to do, or what is waited for; nothing when the game is over.
    pub prompt: Option<String>,
    /// Legal answers: notation and label.
    pub legal: Vec<(String, String)>,
    /// Answers that a rule forbids: notation and reason.
    pub refused: Vec<(String, String)>,
}

/// The words of one game.
pub trait Narrator: Sync {
    /// Tells a `kernel::Situation<G>`; nothing if it belongs to another game.
    fn situation(&self, voice: &Voice<'_>, situation: &dyn Any) -> Option<Telling>;

    /// Tells a `Vec<(usize, G::Event)>`.
    fn events(&self, voice: &Voice<'_>, events: &dyn Any) -> Option<Vec<(usize, String)>>;

    fn refusal(&self, voice: &Voice<'_>, refusal: &Refusal) -> String;

    /// The name and the rules text of a component.
    fn card(&self, lang: Lang, kind: &str, id: &str) -> Option<(String, String)>;
}

/// A game with words beyond [`Speak`].
pub trait Describe: Speak {
    fn summary(voice: &Voice<'_>, view: &Self::View, outcome: Option<&Outcome>) -> Vec<String>;

    fn card(lang: Lang, kind: &str, id: &str) -> Option<(String, String)>;
}

struct Told<G>(std::marker::PhantomData<fn() -> G>);

impl<G: Describe> Narrator for Told<G> {
    fn situation(&self, voice: &Voice<'_>, situation: &dyn Any) -> Option<Telling> {
        let it = situation.downcast_ref::<Situation<G>>()?;
        let prompt = it.decision.as_ref().map(|decision| {
            match (&decision.seats.first(), it.legal.is_empty()) {
                (Some(seat), true) => G::waiting_text(voice, *seat, &decision.prompt),
                _ => G::prompt_text(voice, &decision.prompt),
            }
        });
        let asked = it.decision.as_ref().map(|decision| &decision.prompt);
        let legal = it
            .legal
            .iter()
            .map(|action| (action.to_string(), G::action_text(voice, asked, action)));
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

    fn card(&self, lang: Lang, kind: &str, id: &str) -> Option<(String, String)> {
        G::card(lang, kind, id)
    }
}

/// The narrator of a game, by the game's id.
pub fn narrator(game: &str) -> Option<&'static dyn Narrator> {
    let narrators: [(&str, &'static dyn Narrator); 2] = [
        (SmallWorld::INFO.id, &Told::<SmallWorld>(std::marker::PhantomData)),
        (Quest::INFO.id, &Told::<Quest>(std::marker::PhantomData)),
    ];
    narrators.into_iter().find(|(id, _)| *id == game).map(|(_, narrator)| narrator)
}

impl Describe for SmallWorld {
    fn summary(voice: &Voice<'_>, view: &Self::View, outcome: Option<&Outcome>) -> Vec<String> {
        smallworld::summary::tell(voice, view, outcome)
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

impl Describe for Quest {
    fn summary(voice: &Voice<'_>, view: &Self::View, outcome: Option<&Outcome>) -> Vec<String> {
        quest::summary::tell(voice, view, outcome)
    }

    fn card(lang: Lang, kind: &str, id: &str) -> Option<(String, String)> {
        quest::summary::card(lang, kind, id)
    }
}
