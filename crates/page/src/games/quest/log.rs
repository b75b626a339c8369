//! What happened, in sentences: one part for each round, so that old rounds need not be sent again.

use std::convert::Infallible;

use game_quest::event::{
    ActivationEvent, DungeonEvent, EnemiesEvent, HeroesEvent, LocationEvent, OutcomeEvent,
    PerilEvent, SettlementEvent, TreasureEvent,
};
use game_quest::{Event, Quest};
use maud::Markup;
use text::Speak;

use super::scene::Scene;
use crate::log;

/// The log has so many parts beside that of the set-up; what goes beyond stands in the last one.
pub(super) const N_CHAPTERS: usize = 30;

/// There is no map that a line could point at.
pub(super) type Line = log::Line<Infallible>;

/// Where each chapter begins among the events.
fn starts(scene: &Scene<'_>) -> Vec<usize> {
    let mut res = log::starts(scene.events, |it| {
        matches!(it, Event::Activation(ActivationEvent::RoundBegan { .. }))
    });
    res.truncate(N_CHAPTERS);
    res.insert(0, 0);
    res
}

/// The events of the set-up, then of each round.
pub(super) fn chapters<'a>(scene: &'a Scene<'_>) -> Vec<&'a [(usize, Event)]> {
    log::cut(scene.events, &starts(scene))
}

/// How many chapters have begun.
pub(super) fn n_chapters(scene: &Scene<'_>) -> usize {
    starts(scene).len()
}

pub(super) fn frame(scene: &Scene<'_>, part: &dyn Fn(&str) -> Markup) -> Markup {
    log::frame(scene.lang(), "wq-log", N_CHAPTERS, part)
}

/// The part of one round; 0 is the set-up.
pub(super) fn chapter(scene: &Scene<'_>, number: usize, events: &[(usize, Event)]) -> Markup {
    log::chapter(scene, number, &lines(scene, events))
}

/// The sentences of some events; what is said again in a row is counted.
pub(super) fn lines(scene: &Scene<'_>, events: &[(usize, Event)]) -> Vec<Line> {
    let voice = scene.voice();
    let mut res = Vec::new();
    for &(n_moves, ref event) in events {
        let text = Quest::event_text(&voice, event);
        log::say(&mut res, Line::new(n_moves, text, class(event), Vec::new()));
    }
    res
}

fn class(event: &Event) -> Option<&'static str> {
    match event {
        Event::Activation(ActivationEvent::RoundBegan { .. }) => Some("log-turn"),
        Event::Activation(ActivationEvent::HeroPhaseBegan)
        | Event::Enemies(EnemiesEvent::EnemyPhaseBegan)
        | Event::Location(LocationEvent::LocationPhaseBegan)
        | Event::Peril(PerilEvent::PerilPhaseBegan) => Some("wq-log-phase"),
        Event::Activation(ActivationEvent::ActivationBegan { .. })
        | Event::Enemies(EnemiesEvent::EnemyActivated { .. }) => Some("wq-log-who"),
        Event::Heroes(
            HeroesEvent::Suffered { .. }
            | HeroesEvent::HeroDefeated { .. }
            | HeroesEvent::ConditionGained { .. },
        )
        | Event::Outcome(
            OutcomeEvent::EnemiesAttacked { .. } | OutcomeEvent::NemesisRolled { .. },
        )
        | Event::Peril(PerilEvent::PerilStruck { .. } | PerilEvent::Doomed { .. }) => {
            Some("wq-log-bad")
        }
        Event::Enemies(EnemiesEvent::FoeDefeated { .. })
        | Event::Heroes(HeroesEvent::HeroRevived { .. } | HeroesEvent::Recovered { .. })
        | Event::Treasure(TreasureEvent::GearDrawn { .. } | TreasureEvent::LegendaryDrawn { .. })
        | Event::Location(LocationEvent::Travelled { .. })
        | Event::Settlement(
            SettlementEvent::Trained { .. } | SettlementEvent::LimitRaised { .. },
        ) => Some("wq-log-good"),
        Event::Enemies(
            EnemiesEvent::EnemyExhausted { .. }
            | EnemiesEvent::EnemiesReadied
            | EnemiesEvent::EnemyDeckShuffled { .. },
        )
        | Event::Heroes(HeroesEvent::ActionExhausted { .. } | HeroesEvent::ActionReadied { .. })
        | Event::Dungeon(DungeonEvent::DungeonBuried { .. }) => Some("log-minor"),
        _ => None,
    }
}
