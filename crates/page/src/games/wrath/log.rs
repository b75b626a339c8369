//! What happened, in sentences: one part for each turn, so that old turns need not be sent again.

use game_wrath::event::ScourgeReason;
use game_wrath::names::Space;
use game_wrath::{Event, Wrath};
use maud::{Markup, html};
use text::{Speak, msg};

use super::scene::Scene;

/// The log has so many parts beside that of the set-up; what goes beyond stands in the last one.
pub(super) const N_TURNS: usize = 48;

/// The events of the set-up and then of each turn.
pub(super) fn turns<'a>(scene: &'a Scene<'_>) -> Vec<&'a [(usize, Event)]> {
    let begins = |(at, (_, event)): (usize, &(usize, Event))| {
        matches!(event, Event::TurnBegan { .. }).then_some(at)
    };
    let mut starts: Vec<usize> = scene.events.iter().enumerate().filter_map(begins).collect();
    starts.truncate(N_TURNS);
    starts.insert(0, 0);
    let ends = starts.iter().skip(1).copied().chain([scene.events.len()]);
    starts.iter().zip(ends).map(|(&from, to)| &scene.events[from..to]).collect()
}

/// The frame: the newest turn first, so that it is in sight.
pub(super) fn frame(scene: &Scene<'_>, part: &dyn Fn(&str) -> Markup) -> Markup {
    html! {
        div class="log wr-log" id="log" aria-label=(msg!(scene.lang(), LOG_TITLE)) tabindex="0" {
            @for turn in (0..=N_TURNS).rev() { (part(&format!("log-{turn}"))) }
        }
    }
}

/// The part of one turn; 0 is the set-up.
pub(super) fn turn(scene: &Scene<'_>, number: usize, events: &[(usize, Event)]) -> Markup {
    html! {
        ol id={ "log-" (number) } {
            @for line in lines(scene, events) { li class=[line.class] { (told(&line)) (scene.mark(line.n_moves)) } }
        }
    }
}

/// A line with a link to what it speaks of.
pub(super) fn told(line: &Line) -> Markup {
    let nouns: Vec<&str> = line.spaces.iter().map(|space| space.name()).collect();
    html! {
        @match line.spaces.first() {
            Some(first) => { a class="region-link" href={ "#land-" (first) } data-noun=(nouns.join(" ")) { (line.text) } }
            None => { (line.text) }
        }
        @if 1 < line.n_times { " ×" (line.n_times) }
    }
}

pub(super) struct Line {
    pub(super) text: String,
    pub(super) class: Option<&'static str>,
    pub(super) spaces: Vec<Space>,
    /// How often it was said in a row.
    n_times: usize,
    /// So many moves had been made when it was said last.
    n_moves: usize,
}

/// The sentences of some events, without those that the next one says again.
pub(super) fn lines(scene: &Scene<'_>, events: &[(usize, Event)]) -> Vec<Line> {
    let voice = scene.voice();
    let mut res: Vec<Line> = Vec::new();
    for (nth, &(n_moves, ref event)) in events.iter().enumerate() {
        if is_said_again(event, events.get(nth + 1).map(|(_, next)| next)) {
            continue;
        }
        let text = Wrath::event_text(&voice, event);
        match res.last_mut().filter(|it| it.text == text) {
            Some(same) => (same.n_times, same.n_moves) = (same.n_times + 1, n_moves),
            None => res.push(Line {
                text,
                class: class(event),
                spaces: spaces(event),
                n_times: 1,
                n_moves,
            }),
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
        | Event::Won
        | Event::Lost { .. } => Vec::new(),
    }
}
