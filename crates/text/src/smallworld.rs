//! Small World of Warcraft in words.
//!
//! Suggested reading order: [`names`], `prompt`, `action`, `event`, [`refusal`].

mod action;
mod event;
pub mod names;
mod prompt;
pub mod refusal;
pub(crate) mod summary;

use game_smallworld::content::{Face, book};
use game_smallworld::{Action, Event, Prompt, SmallWorld};
use kernel::{Outcome, Refusal, Seat};

use crate::lang::Lang;
use crate::narrator::Describe;
use crate::voice::{Speak, Voice};

pub use action::verb;
pub use names::{
    combo, cost_label, cost_line, face_name, faction_name, folk_text, income_label, marker_name,
    marker_rules, mean_name, phase_hint, phase_name, pieces_text, power_name, power_rules,
    race_name, race_rules, reason_label, region_name, relic_name, relic_rules, size_name,
    terrain_name,
};
pub use refusal::price;

impl Speak for SmallWorld {
    fn prompt_text(voice: &Voice<'_>, prompt: &Prompt) -> String {
        prompt::asked(voice, *prompt)
    }

    fn waiting_text(voice: &Voice<'_>, seat: Seat, prompt: &Prompt) -> String {
        prompt::waiting(voice, seat, *prompt)
    }

    fn event_text(voice: &Voice<'_>, event: &Event) -> String {
        event::tell(voice, event)
    }

    fn action_text(voice: &Voice<'_>, prompt: Option<&Prompt>, action: &Action) -> String {
        action::label(voice, prompt.copied(), *action)
    }

    fn refusal_text(voice: &Voice<'_>, refusal: &Refusal) -> String {
        refusal::tell(voice, refusal)
    }
}

impl Describe for SmallWorld {
    const PREFIX: &'static str = "sw";

    fn choice(lang: Lang, value: &str) -> Option<String> {
        value.parse().ok().map(|face| face_name(lang, face))
    }

    /// The size of the boards.
    fn slot(lang: Lang, slot: &[String]) -> Option<String> {
        let face: Face = slot.first()?.parse().ok()?;
        Some(size_name(lang, book().faces[face.idx()].size))
    }

    fn summary(voice: &Voice<'_>, view: &Self::View, outcome: Option<&Outcome>) -> Vec<String> {
        summary::tell(voice, view, outcome)
    }

    fn note(
        voice: &Voice<'_>,
        view: &Self::View,
        prompt: Option<&Self::Prompt>,
        action: &Self::Action,
    ) -> String {
        summary::note(voice, view, prompt, *action)
    }

    fn card(lang: Lang, kind: &str, id: &str) -> Option<(String, String)> {
        match kind {
            "race" => id.parse().ok().map(|it| (race_name(lang, it), race_rules(lang, it))),
            "power" => id.parse().ok().map(|it| (power_name(lang, it), power_rules(lang, it))),
            "relic" => id.parse().ok().map(|it| (relic_name(lang, it), relic_rules(lang, it))),
            _ => None,
        }
    }
}
