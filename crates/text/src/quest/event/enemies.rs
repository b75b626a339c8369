//! Enemies.

use game_quest::Mark;
use game_quest::event::{EnemiesEvent, Spot};

use super::super::names;
use super::{Args, foe, hero, mark};
use crate::lang::Lang;
use crate::message::{Id, id};

pub(super) fn line(lang: Lang, event: &EnemiesEvent) -> (Id, Args) {
    match *event {
        EnemiesEvent::EnemyPhaseBegan => (id::WQ_EVENT_ENEMY_PHASE, vec![]),
        EnemiesEvent::Moved { mark: it, to } => moved(it, to),
        EnemiesEvent::Spawned { mark: it, to } => spawned(it, to),
        EnemiesEvent::TurnedUp { was, foe: it } => {
            let was = ("was", names::mark_name(lang, was).into());
            (id::WQ_EVENT_TURNED_UP, vec![was, foe(it)])
        }
        EnemiesEvent::NotEngaged { foe: it } => (id::WQ_EVENT_NOT_ENGAGED, vec![foe(it)]),
        EnemiesEvent::EnemyActivated { foe: it, hero: by } => {
            (id::WQ_EVENT_ENEMY_ACTIVATED, vec![foe(it), hero(by)])
        }
        EnemiesEvent::Keyword { foe: it, card } => {
            let keyword = ("keyword", names::card_name(lang, card).into());
            (id::WQ_EVENT_KEYWORD, vec![foe(it), keyword])
        }
        EnemiesEvent::EnemyExhausted { mark: it } => (id::WQ_EVENT_ENEMY_EXHAUSTED, vec![mark(it)]),
        EnemiesEvent::EnemiesReadied => (id::WQ_EVENT_ENEMIES_READIED, vec![]),
        EnemiesEvent::FoeHit { foe: it, wounds } => {
            (id::WQ_EVENT_FOE_HIT, vec![foe(it), ("n", wounds.into())])
        }
        EnemiesEvent::FoeMended { foe: it, wounds } => {
            (id::WQ_EVENT_FOE_MENDED, vec![foe(it), ("n", wounds.into())])
        }
        EnemiesEvent::FoeDefeated { foe: it } => (id::WQ_EVENT_FOE_DEFEATED, vec![foe(it)]),
        EnemiesEvent::EnemyDeckShuffled { cards } => {
            (id::WQ_EVENT_ENEMY_DECK_SHUFFLED, vec![("n", cards.into())])
        }
        EnemiesEvent::NothingToSpawn => (id::WQ_EVENT_NOTHING_TO_SPAWN, vec![]),
    }
}

fn moved(it: Mark, to: Spot) -> (Id, Args) {
    let id = match to {
        Spot::Zone(to) => {
            return (id::WQ_EVENT_ENGAGED, vec![mark(it), ("whom", names::hero(to))]);
        }
        Spot::Shadows => id::WQ_EVENT_TO_SHADOWS,
        Spot::Lair => id::WQ_EVENT_TO_LAIR,
        Spot::Discard => id::WQ_EVENT_TO_DISCARD,
    };
    (id, vec![mark(it)])
}

fn spawned(it: Mark, to: Spot) -> (Id, Args) {
    let id = match (to, it) {
        (Spot::Zone(to), _) => {
            return (id::WQ_EVENT_SPAWNED_ZONE, vec![mark(it), ("whom", names::hero(to))]);
        }
        (Spot::Shadows, Mark::Hidden(_)) => id::WQ_EVENT_SPAWNED_HIDDEN,
        (Spot::Shadows, Mark::Foe(_)) => id::WQ_EVENT_SPAWNED_SHADOWS,
        (Spot::Lair, _) => id::WQ_EVENT_SPAWNED_LAIR,
        (Spot::Discard, _) => return moved(it, to),
    };
    (id, vec![mark(it)])
}
