//! What happened, in sentences: one part for each round, so that old rounds need not be sent again.

use game_smallworld::content::Region;
use game_smallworld::{Event, SmallWorld};
use kernel::Seat;
use maud::{Markup, html};
use text::{Speak, msg};

use super::scene::Scene;
use crate::art::token;
use crate::log::{self, Line};

/// The events of each round, the first one with what came before it.
pub(super) fn rounds<'a>(scene: &'a Scene<'_>) -> Vec<&'a [(usize, Event)]> {
    let mut starts = log::starts(scene.events, |it| matches!(it, Event::RoundBegan { .. }));
    if let Some(first) = starts.first_mut() {
        *first = 0;
    }
    log::cut(scene.events, &starts)
}

/// The frame: the newest round first, so that it is in sight.
pub(super) fn frame(scene: &Scene<'_>, part: &dyn Fn(&str) -> Markup) -> Markup {
    html! {
        section class="panel log" id="log" aria-label=(msg!(scene.lang(), LOG_TITLE)) tabindex="0" {
            @for round in (1..=scene.view().rounds).rev() { (part(&format!("log-{round}"))) }
        }
    }
}

/// The part of one round, counted from 1.
pub(super) fn round(scene: &Scene<'_>, number: usize, events: &[(usize, Event)]) -> Markup {
    html! {
        ol id={ "log-" (number) } {
            @for Entry { line, seat, .. } in &lines(scene, events) {
                li class=[line.class] {
                    @if let Some(seat) = seat { (token::seat_sign(seat.idx())) }
                    (log::told(line))
                    (log::mark(scene, line))
                }
            }
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
        if *n_before == 0 && matches!(event, Event::ComboRevealed { .. }) {
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
            Event::RoundBegan { .. } => (Some("log-round"), None),
            Event::TurnBegan { seat } => (Some("log-turn"), Some(*seat)),
            _ => (is_minor.then_some("log-minor"), None),
        };
        res.push(Entry { line: Line::new(*n_before, text, class, regions(event)), seat, is_minor });
    }
    res
}

/// What everybody sees on the board anyway.
fn is_minor(event: &Event) -> bool {
    matches!(event, Event::Put { .. } | Event::TookUp { .. } | Event::ComboRevealed { .. })
}

fn regions(event: &Event) -> Vec<Region> {
    match *event {
        Event::TookUp { region, .. }
        | Event::Abandoned { region, .. }
        | Event::Attempted { region, .. }
        | Event::AttemptFailed { region, .. }
        | Event::StrikeCalledOff { region, .. }
        | Event::Conquered { region, .. }
        | Event::MeanUsed { region, .. }
        | Event::Lost { region, .. }
        | Event::Withdrew { region, .. }
        | Event::DraeneiSaved { region, .. }
        | Event::LightsHopeSaved { region, .. }
        | Event::RelicRevealed { region, .. }
        | Event::RelicMoved { region, .. }
        | Event::WellSetAside { region }
        | Event::MarkerPlaced { region, .. }
        | Event::MarkerRemoved { region, .. }
        | Event::BombPlanted { region, .. }
        | Event::BombRevealed { region, .. }
        | Event::BombReturned { region }
        | Event::BombDiscarded { region }
        | Event::Put { region, .. } => vec![region],
        Event::Pushed { from, to, .. } => vec![from, to],
        Event::Swapped { one, other, .. } => vec![one, other],
        Event::RoundBegan { .. }
        | Event::TurnBegan { .. }
        | Event::ComboChosen { .. }
        | Event::ComboRevealed { .. }
        | Event::BadgesReshuffled
        | Event::Gained { .. }
        | Event::Paid { .. }
        | Event::Declined { .. }
        | Event::RaceLeft { .. }
        | Event::FormChosen { .. }
        | Event::SideChosen { .. }
        | Event::Rolled { .. }
        | Event::ChampionCaptured { .. }
        | Event::ChampionFreed { .. }
        | Event::ChampionGone { .. }
        | Event::BombsLeft { .. }
        | Event::Recruited { .. }
        | Event::BeastsTaken { .. }
        | Event::BeastsDiscarded { .. }
        | Event::HarmonyGiven { .. }
        | Event::HarmonyReturned { .. }
        | Event::Scored { .. }
        | Event::GameEnded { .. } => Vec::new(),
    }
}
