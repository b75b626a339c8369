//! What happened, in sentences: one part for each turn, so that old turns need not be sent again.

use game_wrath::event::{
    AbominationsEvent, ActionsEvent, ConsentEvent, DamageEvent, DrawEvent, EndEvent, FightEvent,
    GhoulsEvent, OpeningEvent, QuestEvent, RewardsEvent, RiseEvent, ScourgeReason,
};
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
    let mut starts = log::starts(scene.events, |it| {
        matches!(it, Event::Actions(ActionsEvent::TurnBegan { .. }))
    });
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
            Event::Rise(RiseEvent::ScourgeCardTurned {
                space,
                why: ScourgeReason::Spawn | ScourgeReason::Setup,
            }),
            Some(
                Event::Ghouls(
                    GhoulsEvent::GhoulsPlaced { space: at, .. }
                    | GhoulsEvent::GhoulPrevented { space: at }
                    | GhoulsEvent::Overrun { space: at },
                )
                | Event::Abominations(AbominationsEvent::AbominationPlaced { space: at }),
            ),
        ) => space == at,
        (
            Event::Quest(QuestEvent::QuestAdvanced { quest, .. }),
            Some(Event::Quest(QuestEvent::QuestAdvanced { quest: same, .. })),
        ) => quest == same,
        _ => false,
    }
}

fn class(event: &Event) -> Option<&'static str> {
    match event {
        Event::Actions(ActionsEvent::TurnBegan { .. }) => Some("log-turn"),
        Event::Ghouls(GhoulsEvent::Overrun { .. })
        | Event::End(EndEvent::Despaired { .. } | EndEvent::Lost { .. })
        | Event::Damage(DamageEvent::Defeated { .. })
        | Event::Rise(RiseEvent::ScourgeRose { .. }) => Some("wr-log-bad"),
        Event::Quest(QuestEvent::QuestCompleted { .. } | QuestEvent::SiegeBegan)
        | Event::Rewards(RewardsEvent::RewardGained { .. })
        | Event::End(EndEvent::Won) => Some("wr-log-good"),
        Event::Actions(ActionsEvent::HeroMoved { .. })
        | Event::Draw(DrawEvent::Discarded { .. } | DrawEvent::Drew { .. })
        | Event::Opening(OpeningEvent::DeckBuilt { .. } | OpeningEvent::Dealt { .. }) => {
            Some("log-minor")
        }
        _ => None,
    }
}

/// The spaces that an event speaks of.
pub(super) fn spaces(event: &Event) -> Vec<Space> {
    match *event {
        Event::Rise(RiseEvent::ScourgeCardTurned { space, .. })
        | Event::Ghouls(
            GhoulsEvent::GhoulsPlaced { space, .. }
            | GhoulsEvent::GhoulPrevented { space }
            | GhoulsEvent::GhoulRemoved { space }
            | GhoulsEvent::Overrun { space },
        )
        | Event::Abominations(
            AbominationsEvent::AbominationPlaced { space }
            | AbominationsEvent::AbominationRemoved { space }
            | AbominationsEvent::Targeted { space, .. },
        )
        | Event::Fight(FightEvent::FightBegan { space, .. })
        | Event::Rewards(RewardsEvent::ScourgeCardBoxed { space })
        | Event::Draw(DrawEvent::StrongholdPlaced { space }) => vec![space],
        Event::Ghouls(GhoulsEvent::GhoulMoved { from, to })
        | Event::Abominations(AbominationsEvent::AbominationMoved { from, to })
        | Event::Actions(ActionsEvent::HeroMoved { from, to, .. }) => vec![to, from],
        Event::Opening(OpeningEvent::QuestRevealed { quest })
        | Event::Quest(
            QuestEvent::QuestBegan { quest, .. }
            | QuestEvent::QuestAdvanced { quest, .. }
            | QuestEvent::QuestCompleted { quest },
        ) => {
            vec![game_wrath::content::book().quest(quest).space]
        }
        Event::Quest(QuestEvent::SiegeBegan) => vec![Space::IcecrownCitadel],
        Event::End(EndEvent::Despaired { .. } | EndEvent::Won | EndEvent::Lost { .. })
        | Event::Rise(
            RiseEvent::LichKingMoved { .. }
            | RiseEvent::ScourgeRose { .. }
            | RiseEvent::ScourgeReshuffled { .. },
        )
        | Event::Opening(
            OpeningEvent::HeroPicked { .. }
            | OpeningEvent::Dealt { .. }
            | OpeningEvent::DeckBuilt { .. },
        )
        | Event::Actions(
            ActionsEvent::TurnBegan { .. }
            | ActionsEvent::RestBegan { .. }
            | ActionsEvent::Rolled { .. }
            | ActionsEvent::CardPlayed { .. }
            | ActionsEvent::Healed { .. },
        )
        | Event::Quest(QuestEvent::CardLaid { .. })
        | Event::Fight(FightEvent::BlocksConverted { .. })
        | Event::Damage(
            DamageEvent::Damaged { .. }
            | DamageEvent::Defeated { .. }
            | DamageEvent::HandLost { .. },
        )
        | Event::Rewards(
            RewardsEvent::RewardGained { .. }
            | RewardsEvent::RewardPlayed { .. }
            | RewardsEvent::ActionsGained { .. }
            | RewardsEvent::NightSkipped
            | RewardsEvent::CardRecalled { .. },
        )
        | Event::Draw(DrawEvent::Drew { .. } | DrawEvent::Discarded { .. })
        | Event::Consent(
            ConsentEvent::Requested { .. }
            | ConsentEvent::Agreed { .. }
            | ConsentEvent::Refused { .. }
            | ConsentEvent::RefusalLifted { .. },
        ) => Vec::new(),
    }
}
