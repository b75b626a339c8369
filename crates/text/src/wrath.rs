//! Wrath of the Lich King in words.
//!
//! Suggested reading order: [`names`], [`effects`], [`gist`], `prompt`, `action`, `event`.

mod action;
pub mod effects;
mod event;
mod forecast;
pub mod gist;
pub mod names;
mod prompt;
pub(crate) mod summary;

use game_wrath::{Action, Event, Prompt, Wrath};
use kernel::{Outcome, Seat};

use crate::lang::Lang;
use crate::narrator::Describe;
use crate::voice::{Speak, Voice};

pub use action::{label as action_label, verb};
pub use effects::{
    ability_kind, ability_text, card_text, figure_text, quest_damage, quest_text, reward_text,
};
pub use event::tell as event_line;
pub use forecast::{Forecast, forecast, quest_on, roller};
pub use names::{
    ability_name, card_list, card_name, card_provenance, difficulty_name, hero_full, hero_name,
    hero_title, icon_name, phase_hint, phase_name, quest_name, reason_name, region_name,
    region_short, region_where, reward_name, space_name,
};
pub use prompt::{asked as prompt_line, waiting as waiting_line};

impl Speak for Wrath {
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
}

impl Describe for Wrath {
    const PREFIX: &'static str = "wr";

    fn choice(lang: Lang, value: &str) -> Option<String> {
        let difficulty = value.parse().ok().map(|it| difficulty_name(lang, it));
        difficulty.or_else(|| value.parse().ok().map(|it| hero_full(lang, it)))
    }

    fn space(lang: Lang, id: &str) -> Option<String> {
        id.parse().ok().map(|it| space_name(lang, it))
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
        let found = forecast(voice.lang, view, prompt, *action);
        found
            .map(|it| std::iter::once(it.chances).chain(it.danger).collect::<Vec<_>>().join("; "))
            .unwrap_or_default()
    }

    fn card(lang: Lang, kind: &str, id: &str) -> Option<(String, String)> {
        summary::card(lang, kind, id)
    }
}
