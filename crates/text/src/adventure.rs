//! World of Warcraft: The Adventure Game in words.
//!
//! Suggested reading order: [`names`], `effects` (how a sentence is made of an effect), [`cards`], `prompt`, `action`,
//! `event`.

mod action;
mod event;
pub mod names;
mod prompt;
pub(crate) mod summary;

use game_adventure::{Action, Adventure, Event, Prompt};
use kernel::Seat;

use crate::voice::{Speak, Voice};

pub use action::{label as action_label, verb};
pub use event::tell as event_line;
pub use names::{
    ability_name, attack_name, back_name, card_name, challenge_name, discovery_name, face_name,
    faction_name, foe_name, hero_full, hero_kin, hero_name, item_name, item_type_name, lair_name,
    level_name, marker_foe, phase_hint, phase_name, place_name, potion_hint, potion_name,
    provenance_hint, provenance_name, quest_deck_name, quest_name, resource_hint, resource_name,
    setup_option, setup_option_hint, side_name, space_name, symbol_name, timing_name, trait_name,
    trophy_name,
};
pub use prompt::{asked as prompt_line, waiting as waiting_line};
pub use summary::{encounter_text, space_text, standing};

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
