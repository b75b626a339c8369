//! Rounds and activations.

use game_quest::event::ActivationEvent;

use super::super::names;
use super::{Args, hero, kind, of};
use crate::lang::Lang;
use crate::message::{Id, id};

pub(super) fn line(lang: Lang, event: &ActivationEvent) -> (Id, Args) {
    match *event {
        ActivationEvent::RoundBegan { round } => {
            (id::WQ_EVENT_ROUND_BEGAN, vec![("round", round.into())])
        }
        ActivationEvent::HeroPhaseBegan => (id::WQ_EVENT_HERO_PHASE, vec![]),
        ActivationEvent::ActivationBegan { hero: it } => of(id::WQ_EVENT_ACTIVATION_BEGAN, it),
        ActivationEvent::NoReadiedAction { hero: it } => of(id::WQ_EVENT_NO_READIED_ACTION, it),
        ActivationEvent::ActionChosen { hero: it, card, exhausted } => {
            let id = if exhausted {
                id::WQ_EVENT_ACTION_CHOSEN
            } else {
                id::WQ_EVENT_ACTION_CHOSEN_TIRELESS
            };
            let name = names::action_card_name(lang, card).into();
            (id, vec![hero(it), kind(card.kind()), ("card", name)])
        }
    }
}
