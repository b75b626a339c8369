//! What happened, in sentences: one part for each round, so that old rounds need not be sent again.

use game_quest::{Event, Quest};
use maud::{Markup, html};
use text::{Speak, msg};

use super::scene::Scene;

/// The log has so many parts beside that of the set-up; what goes beyond stands in the last one.
pub(super) const N_CHAPTERS: usize = 30;

/// The events of the set-up, then of each round.
pub(super) fn chapters<'a>(scene: &'a Scene<'_>) -> Vec<&'a [(usize, Event)]> {
    let begins = |(at, (_, event)): (usize, &(usize, Event))| {
        matches!(event, Event::RoundBegan { .. }).then_some(at)
    };
    let mut starts: Vec<usize> = scene.events.iter().enumerate().filter_map(begins).collect();
    starts.truncate(N_CHAPTERS);
    starts.insert(0, 0);
    let ends = starts.iter().skip(1).copied().chain([scene.events.len()]);
    starts.iter().zip(ends).map(|(&from, to)| &scene.events[from..to]).collect()
}

/// How many chapters have begun.
pub(super) fn n_chapters(scene: &Scene<'_>) -> usize {
    let n_rounds =
        scene.events.iter().filter(|(_, it)| matches!(it, Event::RoundBegan { .. })).count();
    n_rounds.min(N_CHAPTERS) + 1
}

/// The frame: the newest round first, so that it is in sight.
pub(super) fn frame(scene: &Scene<'_>, part: &dyn Fn(&str) -> Markup) -> Markup {
    html! {
        div class="log wq-log" id="log" aria-label=(msg!(scene.lang(), LOG_TITLE)) tabindex="0" {
            @for chapter in (0..=N_CHAPTERS).rev() { (part(&format!("log-{chapter}"))) }
        }
    }
}

/// The part of one round; 0 is the set-up.
pub(super) fn chapter(scene: &Scene<'_>, number: usize, events: &[(usize, Event)]) -> Markup {
    html! {
        ol id={ "log-" (number) } {
            @for line in lines(scene, events) { li class=[line.class] { (told(&line)) (scene.mark(line.n_moves)) } }
        }
    }
}

pub(super) fn told(line: &Line) -> Markup {
    html! { (line.text) @if 1 < line.n_times { " ×" (line.n_times) } }
}

pub(super) struct Line {
    pub(super) text: String,
    pub(super) class: Option<&'static str>,
    /// How often it was said in a row.
    n_times: usize,
    /// So many moves had been made when it was said last.
    n_moves: usize,
}

/// The sentences of some events; what is said again in a row is counted.
pub(super) fn lines(scene: &Scene<'_>, events: &[(usize, Event)]) -> Vec<Line> {
    let voice = scene.voice();
    let mut res: Vec<Line> = Vec::new();
    for &(n_moves, ref event) in events {
        let text = Quest::event_text(&voice, event);
        match res.last_mut().filter(|it| it.text == text) {
            Some(same) => (same.n_times, same.n_moves) = (same.n_times + 1, n_moves),
            None => res.push(Line { text, class: class(event), n_times: 1, n_moves }),
        }
    }
    res
}

fn class(event: &Event) -> Option<&'static str> {
    match event {
        Event::RoundBegan { .. } => Some("log-turn"),
        Event::HeroPhaseBegan
        | Event::EnemyPhaseBegan
        | Event::LocationPhaseBegan
        | Event::PerilPhaseBegan => Some("wq-log-phase"),
        Event::ActivationBegan { .. } | Event::EnemyActivated { .. } => Some("wq-log-who"),
        Event::Suffered { .. }
        | Event::EnemiesAttacked { .. }
        | Event::HeroDefeated { .. }
        | Event::PerilStruck { .. }
        | Event::Doomed { .. }
        | Event::NemesisRolled { .. }
        | Event::ConditionGained { .. } => Some("wq-log-bad"),
        Event::FoeDefeated { .. }
        | Event::HeroRevived { .. }
        | Event::Recovered { .. }
        | Event::GearDrawn { .. }
        | Event::LegendaryDrawn { .. }
        | Event::Travelled { .. }
        | Event::Trained { .. }
        | Event::LimitRaised { .. } => Some("wq-log-good"),
        Event::EnemyExhausted { .. }
        | Event::EnemiesReadied
        | Event::ActionExhausted { .. }
        | Event::ActionReadied { .. }
        | Event::DungeonBuried { .. }
        | Event::EnemyDeckShuffled { .. } => Some("log-minor"),
        _ => None,
    }
}
