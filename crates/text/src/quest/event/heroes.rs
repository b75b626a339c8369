//! The state of heroes.

use game_quest::event::HeroesEvent;

use super::super::names;
use super::{Args, counted, harm, hero, kind, of};
use crate::lang::Lang;
use crate::message::{Id, id};

pub(super) fn line(lang: Lang, event: &HeroesEvent) -> (Id, Args) {
    match *event {
        HeroesEvent::ActionsReadied { hero: it } => of(id::WQ_EVENT_ACTIONS_READIED, it),
        HeroesEvent::ActionReadied { hero: it, kind: of } => {
            (id::WQ_EVENT_ACTION_READIED, vec![hero(it), kind(of)])
        }
        HeroesEvent::ActionExhausted { hero: it, kind: of } => {
            (id::WQ_EVENT_ACTION_EXHAUSTED, vec![hero(it), kind(of)])
        }
        HeroesEvent::Suffered { hero: it, wounds, why } => {
            let why = ("why", harm(lang, why).into());
            (id::WQ_EVENT_SUFFERED, vec![hero(it), ("n", wounds.into()), why])
        }
        HeroesEvent::Ignored { hero: it, wounds, card } => {
            let card = ("card", names::card_name(lang, card).into());
            (id::WQ_EVENT_IGNORED, vec![hero(it), ("n", wounds.into()), card])
        }
        HeroesEvent::Recovered { hero: it, wounds } => counted(id::WQ_EVENT_RECOVERED, it, wounds),
        HeroesEvent::HeroDefeated { hero: it } => of(id::WQ_EVENT_HERO_DEFEATED, it),
        HeroesEvent::HeroRevived { hero: it } => of(id::WQ_EVENT_HERO_REVIVED, it),
        HeroesEvent::ConditionGained { hero: it, condition } => {
            let args = vec![hero(it), ("condition", names::condition(condition))];
            (id::WQ_EVENT_CONDITION_GAINED, args)
        }
        HeroesEvent::ConditionDiscarded { hero: it, condition } => {
            let args = vec![hero(it), ("condition", names::condition(condition))];
            (id::WQ_EVENT_CONDITION_DISCARDED, args)
        }
        HeroesEvent::TokenPlaced { hero: it, kind: of } => {
            (id::WQ_EVENT_TOKEN_PLACED, vec![hero(it), kind(of)])
        }
        HeroesEvent::TokensLost { hero: it, tokens } => {
            counted(id::WQ_EVENT_TOKENS_LOST, it, tokens)
        }
        HeroesEvent::TokenDiscarded { hero: it, kind: of } => {
            (id::WQ_EVENT_TOKEN_DISCARDED, vec![hero(it), kind(of)])
        }
    }
}
