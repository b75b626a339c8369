//! World of Warcraft: The Adventure Game in words.
//!
//! Suggested reading order: [`names`], `effects` (how a sentence is made of an effect), [`cards`], [`quests`], `prompt`, `action`,
//! `event`.

mod action;
mod asks;
pub mod cards;
mod effects;
mod event;
pub mod gist;
pub mod names;
mod prompt;
pub mod quests;
pub(crate) mod summary;

use game_adventure::{Action, Adventure, Event, Prompt};
use kernel::{Outcome, Seat};

use crate::lang::Lang;
use crate::narrator::Describe;
use crate::voice::{Speak, Voice};

pub use action::{label as action_label, verb};
pub use cards::{
    ability_head, ability_text, back_text, card_text, challenge_text, discovery_text, effects_text,
    encounter_text, foe_text, foe_traits, foe_values, front_text, hero_text, item_head,
    item_potions, item_text, lair_text, modifier_text, side_text, side_values, trophy_text,
};
pub use effects::Speaker;
pub use event::tell as event_line;
pub use names::{
    ability_name, attack_name, back_name, card_name, challenge_name, discovery_name, face_name,
    faction_name, foe_name, hero_full, hero_kin, hero_name, item_name, item_type_name, lair_name,
    level_name, marker_foe, phase_hint, phase_name, place_name, potion_hint, potion_name,
    quest_deck_name, quest_name, resource_hint, resource_name, side_name, space_name, symbol_name,
    timing_name, trait_name, trophy_name,
};
pub use prompt::{asked as prompt_line, combat_question, waiting as waiting_line};
pub use quests::{goal_text, quest_story, quest_text};
pub use summary::{ending, odds_text, space_text, standing};

impl Speak for Adventure {
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

impl Describe for Adventure {
    const PREFIX: &'static str = "ag";

    fn choice(lang: Lang, value: &str) -> Option<String> {
        value.parse().ok().map(|it| hero_full(lang, it))
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
        summary::note(voice, view, prompt.copied(), *action)
    }

    fn card(lang: Lang, kind: &str, id: &str) -> Option<(String, String)> {
        summary::card(lang, kind, id)
    }
}
