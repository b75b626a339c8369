//! What happened, in sentences: one part for each round, so that old rounds need not be sent again.

use game_smallworld::content::Region;
use game_smallworld::event::{
    ConquestEvent, DeclineEvent, LossesEvent, MarketEvent, ModeEvent, PlacementEvent, PortalEvent,
    ScoringEvent, UpkeepEvent,
};
use game_smallworld::{Event, SmallWorld};
use kernel::Seat;
use maud::{Markup, html};
use text::{Speak, msg};

use super::scene::Scene;
use crate::art::token;
use crate::log::{self, Line};

/// The events of each round, the first one with what came before it.
pub(super) fn rounds<'a>(scene: &'a Scene<'_>) -> Vec<&'a [(usize, Event)]> {
    let mut starts =
        log::starts(scene.events, |it| matches!(it, Event::Upkeep(UpkeepEvent::RoundBegan { .. })));
    if let Some(first) = starts.first_mut() {
        *first = 0;
    }
    log::cut(scene.events, &starts)
}

/// The frame: the newest round first, so that it is in sight.
pub(super) fn frame(scene: &Scene<'_>, part: &dyn Fn(&str) -> Markup) -> Markup {
    html! {
        div class="log" id="log" role="region" aria-label=(msg!(scene.lang(), LOG_TITLE)) tabindex="0" {
            @for round in (1..=scene.view().rounds).rev() { (part(&format!("log-{round}"))) }
        }
    }
}

/// So many sentences stand beside the board.
const N_RECENT: usize = 24;

/// The newest of them, always in sight where there is room.
pub(super) fn recent(scene: &Scene<'_>) -> Markup {
    let rounds = rounds(scene);
    let start = scene.events.len() - rounds.iter().rev().take(2).map(|it| it.len()).sum::<usize>();
    let lines = lines(scene, &scene.events[start..]);
    let newest = &lines[lines.len().saturating_sub(N_RECENT)..];
    html! {
        section class="panel log" id="recent" aria-label=(msg!(scene.lang(), SW_PAGE_RECENT)) tabindex="0" {
            ol { @for it in newest { li class=[it.line.class] { (sentence(it)) } } }
        }
    }
}

/// An entry, with the sign of the seat whose turn begins.
fn sentence(entry: &Entry) -> Markup {
    html! {
        @if let Some(seat) = entry.seat { (token::seat_sign(seat.idx())) }
        (log::told(&entry.line))
    }
}

/// The part of one round, counted from 1.
pub(super) fn round(scene: &Scene<'_>, number: usize, events: &[(usize, Event)]) -> Markup {
    html! {
        ol id={ "log-" (number) } {
            @for it in &lines(scene, events) { li class=[it.line.class] { (sentence(it)) (log::mark(scene, &it.line)) } }
        }
    }
}

struct Entry {
    line: Line<Region>,
    /// Whose turn begins.
    seat: Option<Seat>,
    is_minor: bool,
}

fn lines(scene: &Scene<'_>, events: &[(usize, Event)]) -> Vec<Entry> {
    let voice = scene.voice();
    let mut res: Vec<Entry> = Vec::new();
    for (n_before, event) in events {
        if *n_before == 0 && matches!(event, Event::Market(MarketEvent::ComboRevealed { .. })) {
            // What lies there at the start is seen beside the board.
            continue;
        }
        let is_minor = is_minor(event);
        let text = SmallWorld::event_text(&voice, event);
        // Pieces that are put down one by one are told once.
        let run = res
            .iter_mut()
            .rev()
            .take_while(|it| is_minor && it.is_minor)
            .find(|it| it.line.text == text);
        if let Some(same) = run {
            same.line.repeat(*n_before);
            continue;
        }
        let (class, seat) = match event {
            Event::Upkeep(UpkeepEvent::RoundBegan { .. }) => (Some("log-round"), None),
            Event::Upkeep(UpkeepEvent::TurnBegan { seat }) => (Some("log-turn"), Some(*seat)),
            _ => (is_minor.then_some("log-minor"), None),
        };
        res.push(Entry { line: Line::new(*n_before, text, class, regions(event)), seat, is_minor });
    }
    res
}

/// What everybody sees on the board anyway.
fn is_minor(event: &Event) -> bool {
    matches!(
        event,
        Event::Placement(PlacementEvent::Put { .. })
            | Event::Conquest(ConquestEvent::TookUp { .. })
            | Event::Market(MarketEvent::ComboRevealed { .. })
    )
}

fn regions(event: &Event) -> Vec<Region> {
    match *event {
        Event::Conquest(
            ConquestEvent::TookUp { region, .. }
            | ConquestEvent::Abandoned { region, .. }
            | ConquestEvent::Attempted { region, .. }
            | ConquestEvent::AttemptFailed { region, .. }
            | ConquestEvent::StrikeCalledOff { region, .. }
            | ConquestEvent::Conquered { region, .. }
            | ConquestEvent::MeanUsed { region, .. }
            | ConquestEvent::RelicRevealed { region, .. },
        )
        | Event::Losses(
            LossesEvent::Lost { region, .. }
            | LossesEvent::Withdrew { region, .. }
            | LossesEvent::DraeneiSaved { region, .. }
            | LossesEvent::LightsHopeSaved { region, .. },
        )
        | Event::Portal(
            PortalEvent::RelicMoved { region, .. } | PortalEvent::WellSetAside { region },
        )
        | Event::Placement(
            PlacementEvent::MarkerPlaced { region, .. }
            | PlacementEvent::MarkerRemoved { region, .. }
            | PlacementEvent::BombPlanted { region, .. }
            | PlacementEvent::Put { region, .. },
        )
        | Event::Upkeep(
            UpkeepEvent::BombRevealed { region, .. }
            | UpkeepEvent::BombReturned { region }
            | UpkeepEvent::BombDiscarded { region },
        ) => vec![region],
        Event::Losses(LossesEvent::Pushed { from, to, .. }) => vec![from, to],
        Event::Portal(PortalEvent::Swapped { one, other, .. }) => vec![one, other],
        Event::Upkeep(
            UpkeepEvent::RoundBegan { .. }
            | UpkeepEvent::TurnBegan { .. }
            | UpkeepEvent::BeastsTaken { .. }
            | UpkeepEvent::BeastsDiscarded { .. }
            | UpkeepEvent::HarmonyReturned { .. },
        )
        | Event::Market(
            MarketEvent::ComboChosen { .. }
            | MarketEvent::ComboRevealed { .. }
            | MarketEvent::BadgesReshuffled,
        )
        | Event::Scoring(
            ScoringEvent::Gained { .. }
            | ScoringEvent::Paid { .. }
            | ScoringEvent::Scored { .. }
            | ScoringEvent::GameEnded { .. },
        )
        | Event::Decline(
            DeclineEvent::Declined { .. }
            | DeclineEvent::RaceLeft { .. }
            | DeclineEvent::BombsLeft { .. },
        )
        | Event::Mode(ModeEvent::FormChosen { .. } | ModeEvent::SideChosen { .. })
        | Event::Conquest(ConquestEvent::Rolled { .. })
        | Event::Losses(
            LossesEvent::ChampionCaptured { .. }
            | LossesEvent::ChampionFreed { .. }
            | LossesEvent::ChampionGone { .. },
        )
        | Event::Placement(
            PlacementEvent::Recruited { .. } | PlacementEvent::HarmonyGiven { .. },
        ) => Vec::new(),
    }
}
