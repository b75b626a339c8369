//! What happened, in sentences: one part for each round, so that old rounds need not be sent again.

use game_adventure::event::{
    CardsEvent, ChallengeEvent, CombatEvent, DefeatEvent, ExplorationEvent, MovementEvent,
    QuestsEvent, SetupEvent,
};
use game_adventure::names::Space;
use game_adventure::{Adventure, Event};
use maud::{Markup, html};
use text::{Speak, msg};

use super::scene::Scene;
use crate::log::{self, Line};

/// The log has so many parts beside that of the set-up; what goes beyond stands in the last one.
pub(super) const N_CHAPTERS: usize = 40;

/// Where each round begins among the events.
fn starts(scene: &Scene<'_>) -> Vec<usize> {
    let mut last = 0;
    let mut res = vec![0];
    for (at, (_, event)) in scene.events.iter().enumerate() {
        if let Event::Movement(MovementEvent::TurnBegan { round, .. }) = event
            && last < *round
        {
            last = *round;
            res.push(at);
        }
    }
    res.truncate(N_CHAPTERS + 1);
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
    log::frame(scene.lang(), "ag-log", N_CHAPTERS, part)
}

/// The part of one round; 0 is the set-up.
pub(super) fn chapter(scene: &Scene<'_>, number: usize, events: &[(usize, Event)]) -> Markup {
    log::chapter(scene, number, &lines(scene, events))
}

/// The events since the viewer's turn before this one ended, with the number of the first: what the others did, and
/// what has happened since.
pub(super) fn since<'a>(scene: &'a Scene<'_>) -> (usize, &'a [(usize, Event)]) {
    let own = scene.self_or_active();
    let began: Vec<(usize, kernel::Seat)> = (scene.events.iter().enumerate())
        .filter_map(|(at, (_, it))| match it {
            Event::Movement(MovementEvent::TurnBegan { seat, .. }) => Some((at, *seat)),
            _ => None,
        })
        .collect();
    let is_own = began.last().is_some_and(|(_, seat)| *seat == own);
    let n_before = began.len() - usize::from(is_own);
    let last_own = began[..n_before].iter().rposition(|(_, seat)| *seat == own);
    let first = last_own.map_or(0, |nth| nth + 1);
    let start = began.get(first).map_or(scene.events.len(), |(at, _)| *at);
    (start, &scene.events[start..])
}

/// What has just happened, always in sight: the last sentences of this turn.
pub(super) fn trace(scene: &Scene<'_>) -> Markup {
    let start = scene
        .events
        .iter()
        .rposition(|(_, it)| matches!(it, Event::Movement(MovementEvent::TurnBegan { .. })));
    let all = lines(scene, &scene.events[start.unwrap_or(0)..]);
    let newest = &all[all.len().saturating_sub(3)..];
    html! {
        // The sentences of an action are spoken by the page once: this is for the eye.
        div class="ag-trace" id="trace" role="group" aria-label=(msg!(scene.lang(), AG_TAB_RECENT)) hidden[newest.is_empty() || scene.is_over()] {
            ol { @for line in newest { li class=[line.class] { (log::told(line)) } } }
        }
    }
}

/// The sentences of some events; what is said again in a row is counted.
pub(super) fn lines(scene: &Scene<'_>, events: &[(usize, Event)]) -> Vec<Line<Space>> {
    let voice = scene.voice();
    let mut res = Vec::new();
    for (nth, &(n_moves, ref event)) in events.iter().enumerate() {
        // Of a walk only where it ends is told.
        if let (
            Event::Movement(MovementEvent::Moved { seat, to, .. }),
            Some((_, Event::Movement(MovementEvent::Moved { seat: same, from, .. }))),
        ) = (event, events.get(nth + 1))
            && seat == same
            && to == from
        {
            continue;
        }
        let text = Adventure::event_text(&voice, event);
        if text.is_empty() {
            continue;
        }
        let spaces = space(event).into_iter().collect();
        log::say(&mut res, Line::new(n_moves, text, class(event), spaces));
    }
    res
}

fn space(event: &Event) -> Option<Space> {
    match event {
        Event::Setup(SetupEvent::Entered { space, .. })
        | Event::Movement(MovementEvent::Moved { to: space, .. })
        | Event::Exploration(ExplorationEvent::DiscoveryPlaced { space, .. })
        | Event::Challenge(ChallengeEvent::Undefeated { space, .. }) => Some(*space),
        _ => None,
    }
}

/// Whether an event is worth a listener's ear, also where nothing is performed: what helps or hurts, what is drawn, and
/// whose turn begins.
pub(super) fn is_weighty(event: &Event) -> bool {
    matches!(class(event), Some("log-turn" | "ag-log-bad" | "ag-log-good"))
        || matches!(event, Event::Challenge(ChallengeEvent::ChallengeDrawn { .. }))
}

fn class(event: &Event) -> Option<&'static str> {
    match event {
        Event::Movement(MovementEvent::TurnBegan { .. }) => Some("log-turn"),
        Event::Defeat(
            DefeatEvent::Hurt { .. }
            | DefeatEvent::Defeated { .. }
            | DefeatEvent::Withered { .. }
            | DefeatEvent::Dazed { .. },
        )
        | Event::Exploration(ExplorationEvent::Afflicted { .. })
        | Event::Movement(MovementEvent::HeldByAggro { .. } | MovementEvent::EnergyLost { .. })
        | Event::Combat(CombatEvent::CombatEnded { won: false, .. }) => Some("ag-log-bad"),
        Event::Combat(CombatEvent::CombatEnded { won: true, .. })
        | Event::Defeat(DefeatEvent::LevelGained { .. } | DefeatEvent::Saved { .. })
        | Event::Quests(
            QuestsEvent::QuestAdvanced { .. }
            | QuestsEvent::QuestCompleted { .. }
            | QuestsEvent::TrophyEarned { .. }
            | QuestsEvent::GameEnded { .. },
        )
        | Event::Challenge(ChallengeEvent::ValorEarned { .. })
        | Event::Cards(CardsEvent::ItemGained { .. }) => Some("ag-log-good"),
        Event::Cards(CardsEvent::AbilitiesShuffled { .. } | CardsEvent::Declined { .. })
        | Event::Movement(MovementEvent::EnergyPaid { .. })
        | Event::Exploration(ExplorationEvent::NoEffect { .. })
        | Event::Quests(QuestsEvent::EliteShuffled) => Some("log-minor"),
        _ => None,
    }
}
