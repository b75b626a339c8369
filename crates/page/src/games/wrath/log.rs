//! What happened, in sentences: one part for each turn, so that old turns need not be sent again.

use game_wrath::event::ScourgeReason;
use game_wrath::names::Space;
use game_wrath::{Event, Wrath};
use maud::Markup;
use text::Speak;

use super::scene::Scene;
use crate::log::{self, Line};

/// The log has so many parts beside that of the set-up; what goes beyond stands in the last one.
pub(super) const N_TURNS: usize = 48;

/// The events of the set-up and then of each turn.
pub(super) fn turns<'a>(scene: &'a Scene<'_>) -> Vec<&'a [(usize, Event)]> {
    let mut starts = log::starts(scene.events, |it| matches!(it, Event::TurnBegan { .. }));
    starts.truncate(N_TURNS);
    starts.insert(0, 0);
    log::cut(scene.events, &starts)
}

pub(super) fn frame(scene: &Scene<'_>, part: &dyn Fn(&str) -> Markup) -> Markup {
    log::frame(scene.lang(), "wr-log", N_TURNS, part)
}

/// The part of one turn; 0 is the set-up.
pub(super) fn turn(scene: &Scene<'_>, number: usize, events: &[(usize, Event)]) -> Markup {
    log::chapter(scene, number, &lines(scene, events))
}

/// The sentences of some events, without those that the next one says again.
pub(super) fn lines(scene: &Scene<'_>, events: &[(usize, Event)]) -> Vec<Line<Space>> {
    let voice = scene.voice();
    let mut res = Vec::new();
    for (nth, &(n_moves, ref event)) in events.iter().enumerate() {
        if !is_said_again(event, events.get(nth + 1).map(|(_, next)| next)) {
            let text = Wrath::event_text(&voice, event);
            log::say(&mut res, Line::new(n_moves, text, class(event), spaces(event)));
        }
    }
    res
}

fn is_said_again(event: &Event, next: Option<&Event>) -> bool {
    match (event, next) {
        (
            Event::ScourgeCardTurned { space, why: ScourgeReason::Spawn | ScourgeReason::Setup },
            Some(
                Event::GhoulsPlaced { space: at, .. }
                | Event::GhoulPrevented { space: at }
                | Event::Overrun { space: at }
                | Event::AbominationPlaced { space: at },
            ),
        ) => space == at,
        (Event::QuestAdvanced { quest, .. }, Some(Event::QuestAdvanced { quest: same, .. })) => {
            quest == same
        }
        _ => false,
    }
}

fn class(event: &Event) -> Option<&'static str> {
    match event {
        Event::TurnBegan { .. } => Some("log-turn"),
        Event::Overrun { .. }
        | Event::Despaired { .. }
        | Event::Defeated { .. }
        | Event::ScourgeRose { .. }
        | Event::Lost { .. } => Some("wr-log-bad"),
        Event::QuestCompleted { .. }
        | Event::RewardGained { .. }
        | Event::SiegeBegan
        | Event::Won => Some("wr-log-good"),
        Event::HeroMoved { .. }
        | Event::Discarded { .. }
        | Event::DeckBuilt { .. }
        | Event::Dealt { .. }
        | Event::Drew { .. } => Some("log-minor"),
        _ => None,
    }
}

/// The spaces that an event speaks of.
pub(super) fn spaces(event: &Event) -> Vec<Space> {
    match *event {
        Event::ScourgeCardTurned { space, .. }
        | Event::GhoulsPlaced { space, .. }
        | Event::GhoulPrevented { space }
        | Event::GhoulRemoved { space }
        | Event::Overrun { space }
        | Event::AbominationPlaced { space }
        | Event::AbominationRemoved { space }
        | Event::Targeted { space, .. }
        | Event::FightBegan { space, .. }
        | Event::ScourgeCardBoxed { space }
        | Event::StrongholdPlaced { space } => vec![space],
        Event::GhoulMoved { from, to }
        | Event::AbominationMoved { from, to }
        | Event::HeroMoved { from, to, .. } => vec![to, from],
        Event::QuestRevealed { quest }
        | Event::QuestBegan { quest, .. }
        | Event::QuestAdvanced { quest, .. }
        | Event::QuestCompleted { quest } => vec![game_wrath::content::book().quest(quest).space],
        Event::SiegeBegan => vec![Space::IcecrownCitadel],
        Event::Despaired { .. }
        | Event::LichKingMoved { .. }
        | Event::HeroPicked { .. }
        | Event::Dealt { .. }
        | Event::DeckBuilt { .. }
        | Event::TurnBegan { .. }
        | Event::RestBegan { .. }
        | Event::Rolled { .. }
        | Event::CardPlayed { .. }
        | Event::CardLaid { .. }
        | Event::BlocksConverted { .. }
        | Event::Healed { .. }
        | Event::Damaged { .. }
        | Event::Defeated { .. }
        | Event::HandLost { .. }
        | Event::RewardGained { .. }
        | Event::RewardPlayed { .. }
        | Event::ActionsGained { .. }
        | Event::NightSkipped
        | Event::CardRecalled { .. }
        | Event::Drew { .. }
        | Event::ScourgeRose { .. }
        | Event::ScourgeReshuffled { .. }
        | Event::Discarded { .. }
        | Event::Requested { .. }
        | Event::Agreed { .. }
        | Event::Refused { .. }
        | Event::RefusalLifted { .. }
        | Event::Won
        | Event::Lost { .. } => Vec::new(),
    }
}
