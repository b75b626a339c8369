//! Wrath of the Lich King in words.
//!
//! Suggested reading order: [`names`], [`effects`], `prompt`, `action`, `event`.

mod action;
pub mod effects;
mod event;
pub mod names;
mod prompt;

pub use action::{label as action_label, verb};
pub use effects::{
    ability_kind, ability_text, card_text, figure_text, quest_damage, quest_text, reward_text,
};
pub use event::tell as event_line;
pub use names::{
    ability_name, card_list, card_name, card_provenance, difficulty_name, hero_full, hero_name,
    hero_title, icon_name, phase_hint, phase_name, provenance_hint, provenance_name, quest_name,
    reason_name, region_name, region_short, region_where, reward_name, setup_option,
    setup_option_hint, space_name,
};
pub use prompt::{asked as prompt_line, waiting as waiting_line};
