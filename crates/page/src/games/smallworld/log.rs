//! What happened, in sentences: one part for each round, so that old rounds need not be sent again.

use game_smallworld::content::Region;
use game_smallworld::{Event, SmallWorld};
use kernel::Seat;
use maud::{Markup, html};
use text::{Speak, msg};

use super::scene::Scene;
use crate::art::token;

/// The events of each round, the first one with what came before it.
pub(super) fn rounds<'a>(scene: &'a Scene<'_>) -> Vec<&'a [(usize, Event)]> {
    let begins = |(at, (_, event)): (usize, &(usize, Event))| {
        matches!(event, Event::RoundBegan { .. }).then_some(at)
    };
    let mut starts: Vec<usize> = scene.events.iter().enumerate().filter_map(begins).collect();
    if let Some(first) = starts.first_mut() {
        *first = 0;
    }
    let ends = starts.iter().skip(1).copied().chain([scene.events.len()]);
    starts.iter().zip(ends).map(|(&from, to)| &scene.events[from..to]).collect()
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
            @for line in lines(scene, events) {
                li class=[line.class] {
                    @match line.regions.first() {
                        Some(first) => {
                            a class="region-link" href={ "#land-" (first) } data-noun=(nouns(&line.regions)) { (line.text) }
                        }
                        None => { @if let Some(seat) = line.seat { (token::seat_sign(seat.idx())) } (line.text) }
                    }
                    @if 1 < line.n_times { " ×" (line.n_times) }
                    (scene.mark(line.n_moves))
                }
            }
        }
    }
}

fn nouns(regions: &[Region]) -> String {
    let slugs: Vec<&str> = regions.iter().map(|region| region.slug()).collect();
    slugs.join(" ")
}

struct Line {
    text: String,
    class: Option<&'static str>,
    /// Whose turn begins.
    seat: Option<Seat>,
    regions: Vec<Region>,
    /// How often it was said in a row.
    n_times: usize,
    /// So many moves had been made when it was said last.
    n_moves: usize,
    is_minor: bool,
}

fn lines(scene: &Scene<'_>, events: &[(usize, Event)]) -> Vec<Line> {
    let voice = scene.voice();
    let mut res: Vec<Line> = Vec::new();
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
            .find(|it| it.text == text);
        if let Some(same) = run {
            same.n_times += 1;
            same.n_moves = *n_before;
            continue;
        }
        let (class, seat) = match event {
            Event::RoundBegan { .. } => (Some("log-round"), None),
            Event::TurnBegan { seat } => (Some("log-turn"), Some(*seat)),
            _ => (is_minor.then_some("log-minor"), None),
        };
        let (n_moves, regions) = (*n_before, regions(event));
        res.push(Line { text, class, seat, regions, n_times: 1, n_moves, is_minor });
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
