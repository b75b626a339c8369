//! Warhammer Quest in words.
//!
//! Suggested reading order: [`names`], `effects` (how a sentence is made of an effect), [`cards`], [`gist`] (the same in
//! icons), [`sheets`], `prompt`,
//! `action`, `event`, [`campaign`].

mod action;
pub mod campaign;
pub mod cards;
mod effects;
mod event;
pub mod gist;
pub mod names;
mod prompt;
pub mod sheets;
pub(crate) mod summary;

use game_quest::{Action, Event, Prompt, Quest};
use kernel::{Outcome, Seat};

use crate::lang::Lang;
use crate::message::lookup;
use crate::narrator::Describe;
use crate::voice::{Speak, Voice};

pub use action::{hero_facts, hint as action_hint, label as action_label, verb};
pub use cards::{
    action_card_dice, action_card_text, bar_text, card_text, condition_text, dungeon_text,
    effects_text, gear_text, keyword_text, location_spawns, location_text, model_text,
};
pub use effects::Speaker;
pub use event::{enemy_faces, faces, harm, pool, tell as event_line};
pub use names::{
    action_card_name, campaign_name, card_name, condition_name, dungeon_kind, dungeon_name,
    enemy_face_name, foe_name, foe_phrase, gear_name, gear_state_name, gear_type_name,
    hero_face_name, hero_kin, hero_name, hero_phrase, keyword_name, kind_hint, kind_name,
    level_name, location_name, mark_name, mark_phrase, model_name, peril_name, phase_hint,
    phase_name, quest_name, rank_name, set_name, tier_name, trait_name,
};
pub use prompt::{asked as prompt_line, waiting as waiting_line};
pub use sheets::peril_text;
pub use summary::{ending, odds_text};

impl Speak for Quest {
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

impl Describe for Quest {
    const PREFIX: &'static str = "wq";

    fn choice(lang: Lang, value: &str) -> Option<String> {
        let quest = value.parse().ok().map(|it| quest_name(lang, it));
        quest.or_else(|| value.parse().ok().map(|it| hero_name(lang, it)))
    }

    /// A window is called by the occasion that opens it.
    fn window(lang: Lang, key: &str) -> Option<String> {
        lookup(lang, &format!("wq-on-{key}"), &[])
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
        summary::note(voice, view, prompt.copied(), *action)
    }

    fn card(lang: Lang, kind: &str, id: &str) -> Option<(String, String)> {
        summary::card(lang, kind, id)
    }
}
