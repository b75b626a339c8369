//! The dice of an action, step by step: what was rolled, what was rolled again, and what it came to.

use game_quest::event::{
    ActivationEvent, DeedEvent, EnemiesEvent, LocationEvent, OutcomeEvent, SettlementEvent,
};
use game_quest::names::{EnemyFace, HeroFace};
use game_quest::{Event, Prompt, Quest, Step};
use maud::{Markup, html};
use text::quest as wq;
use text::{Speak, msg};

use super::beats::DICE;
use super::figures;
use super::scene::Scene;
use crate::art::emblem;

/// The events of the last action, with the number of the first one.
fn events<'a>(scene: &'a Scene<'_>) -> Option<(usize, &'a [(usize, Event)])> {
    let start = scene.events.iter().rposition(|(_, it)| {
        matches!(it, Event::Activation(ActivationEvent::ActionChosen { .. }))
    })?;
    let rest = &scene.events[start..];
    let is_past = |it: &Event| {
        matches!(
            it,
            Event::Activation(ActivationEvent::ActivationBegan { .. })
                | Event::Location(LocationEvent::LocationPhaseBegan)
                | Event::Settlement(SettlementEvent::QuestEnded { .. })
        )
    };
    // The picture stays until somebody else has acted.
    let n_past = rest.iter().filter(|(_, it)| is_past(it)).count();
    let n_events = rest
        .iter()
        .position(|(_, it)| {
            is_past(it) || matches!(it, Event::Enemies(EnemiesEvent::EnemyPhaseBegan))
        })
        .unwrap_or(rest.len());
    (n_past < 2).then_some((start, &rest[..n_events]))
}

/// A line of the panel.
struct Line {
    text: String,
    class: &'static str,
}

fn line(scene: &Scene<'_>, event: &Event) -> Option<Line> {
    let class = match event {
        Event::Deed(
            DeedEvent::Rolled { .. }
            | DeedEvent::CriticalsRerolled { .. }
            | DeedEvent::Rerolled { .. },
        ) => "roll",
        Event::Outcome(
            OutcomeEvent::Successes { .. }
            | OutcomeEvent::FoeAttacked { .. }
            | OutcomeEvent::EnemiesAttacked { .. }
            | OutcomeEvent::NemesisRolled { .. },
        ) => "sum",
        Event::Deed(
            DeedEvent::TokenSpent { .. }
            | DeedEvent::Modified { .. }
            | DeedEvent::CardUsed { .. }
            | DeedEvent::Targeted { .. }
            | DeedEvent::AidTargeted { .. },
        ) => "step",
        _ => return None,
    };
    Some(Line { text: Quest::event_text(&scene.voice(), event), class })
}

pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let found = events(scene).filter(|_| !scene.is_settling() && !scene.is_over());
    html! {
        section class="panel wq-pool" id="pool" aria-label=(msg!(lang, WQ_PAGE_DICE)) hidden[found.is_none()] {
            @if let Some((start, events)) = found {
                @if let Some((_, chosen)) = events.first() { p class="wq-pool-head" { (Quest::event_text(&scene.voice(), chosen)) } }
                (steps(scene))
                @let lines: Vec<Line> = events.iter().filter_map(|(_, it)| line(scene, it)).collect();
                @match scene.prompt() {
                    Some(Prompt::Prepare { dice, foe_dice, .. }) => (waiting(dice, foe_dice)),
                    _ => (lying(events)),
                }
                // What came last stands first, and whole.
                @let rolled = lines.iter().rposition(|it| it.class == "roll");
                ol class="wq-pool-lines" id={ "pool-" (start) } tabindex="0" {
                    @for (nth, it) in lines.iter().enumerate().rev() {
                        li class={ "wq-pool-" (it.class) } id=[(nth + 1 == lines.len()).then_some("pool-last")] {
                            span data-hold=[(rolled == Some(nth)).then_some(DICE)] { (it.text) }
                        }
                    }
                }
                (standing(scene))
            }
        }
    }
}

/// The dice that are about to be rolled lie where they will tumble.
fn waiting(n_dice: u8, n_foe_dice: u8) -> Markup {
    let n_all = n_dice + n_foe_dice;
    html! {
        div class={ "wq-dice" @if 6 < n_all { " many" } } aria-hidden="true" {
            span class="wq-cast" id=(DICE) {
                @for _ in 0..n_dice { (figures::waiting_hero_die()) }
                @if n_foe_dice != 0 { span class="wq-versus" { (emblem::use_("wq-attack")) @for _ in 0..n_foe_dice { (figures::waiting_foe_die()) } } }
            }
        }
    }
}

/// The dice of an action, as they lie.
#[derive(Default)]
struct Dice {
    kept: Vec<HeroFace>,
    /// Those that were rolled last: they tumble.
    last: Vec<HeroFace>,
    foes: Vec<EnemyFace>,
    /// WQ-ACT-13: the successes are counted.
    is_counted: bool,
}

impl Dice {
    fn of(events: &[(usize, Event)]) -> Self {
        let mut res = Self::default();
        for (_, event) in events {
            match event {
                Event::Deed(DeedEvent::Rolled { faces, foes, .. }) => {
                    res = Self { last: faces.clone(), foes: foes.clone(), ..Self::default() };
                }
                Event::Deed(DeedEvent::CriticalsRerolled { faces, .. }) => {
                    res.kept.append(&mut res.last);
                    res.last = faces.clone();
                }
                Event::Deed(DeedEvent::Rerolled { from, faces, .. }) => {
                    res.kept.append(&mut res.last);
                    for face in from {
                        if let Some(at) = res.kept.iter().position(|it| it == face) {
                            res.kept.remove(at);
                        }
                    }
                    res.last = faces.clone();
                }
                Event::Outcome(OutcomeEvent::Successes { .. }) => res.is_counted = true,
                _ => {}
            }
        }
        res
    }
}

fn lying(events: &[(usize, Event)]) -> Markup {
    let it = Dice::of(events);
    let n_all = it.kept.len() + it.last.len() + it.foes.len();
    let class = |face: HeroFace| {
        let has_success = face != HeroFace::Defence;
        if it.is_counted && has_success { "lit" } else { "" }
    };
    // The dice of the enemies fall with the first roll.
    let is_first = it.kept.is_empty();
    let of_foes = || html! { @if !it.foes.is_empty() { span class="wq-versus" { (emblem::use_("wq-attack")) @for &face in &it.foes { (figures::foe_die(face, "")) } } } };
    html! {
        @if n_all != 0 {
            div class={ "wq-dice" @if 6 < n_all { " many" } @if it.is_counted { " counted" } } aria-hidden="true" {
                @for &face in &it.kept { (figures::hero_die(face, class(face))) }
                span class="wq-cast" id=(DICE) {
                    @for &face in &it.last { (figures::hero_die(face, class(face))) }
                    @if is_first { (of_foes()) }
                }
                @if !is_first { (of_foes()) }
            }
        }
    }
}

/// Where in the roll the action is (WQ-ACT-03 to WQ-ACT-15).
fn steps(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let all = [
        msg!(lang, WQ_PAGE_STEP_PREPARE),
        msg!(lang, WQ_PAGE_STEP_ROLL),
        msg!(lang, WQ_PAGE_STEP_REROLLS),
        msg!(lang, WQ_PAGE_STEP_MODIFY),
        msg!(lang, WQ_PAGE_STEP_RESULT),
    ];
    let now = scene.view().deed.as_ref().and_then(|_| scene.view().agenda.iter().find_map(step_of));
    html! {
        @if now.is_some() {
            ol class="wq-steps" { @for (nth, name) in all.iter().enumerate() { li class=[(now == Some(nth)).then_some("now")] aria-current=[(now == Some(nth)).then_some("step")] { (name) } } }
        }
    }
}

fn step_of(step: &Step) -> Option<usize> {
    match step {
        Step::Targets | Step::Prepare => Some(0),
        Step::Roll | Step::Criticals => Some(1),
        Step::Rerolls | Step::Dice(_) => Some(2),
        Step::Modify | Step::Assist(_) => Some(3),
        Step::Successes | Step::EnemyAttacks | Step::NemesisSymbol | Step::AfterAction => Some(4),
        _ => None,
    }
}

/// What the roll comes to as it lies, while it can still change.
fn standing(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang();
    let Some(it) = scene.view().deed.as_ref().filter(|it| it.rolled) else { return html! {} };
    let part = |sign: &str, n: u8, told: String| html! { span class="wq-term" title=(told) { (emblem::use_(sign)) strong { (n) } span class="visually-hidden" { (told) } } };
    html! {
        ul class="wq-standing" data-hold=(DICE) {
            li { (emblem::use_("wq-success")) strong { (it.successes) } " " (msg!(lang, WQ_PAGE_SUCCESSES, n = it.successes)) }
            @if it.attacks != 0 || !it.attackers.is_empty() {
                li class={ "wq-blows" @if it.wounds != 0 { " wq-danger" } } title=(attackers(scene)) {
                    (part("wq-attack", it.attacks, msg!(lang, WQ_PAGE_ATTACKS, n = it.attacks))) " · "
                    (part("wq-defence", it.defence, msg!(lang, WQ_PAGE_DEFENCE))) " → "
                    (part("wq-wound", it.wounds, msg!(lang, WQ_PAGE_WOUNDS_TO_COME, n = it.wounds)))
                }
            }
        }
    }
}

fn attackers(scene: &Scene<'_>) -> String {
    let lang = scene.lang();
    let Some(it) = &scene.view().deed else { return String::new() };
    it.attackers.iter().map(|&foe| wq::foe_name(lang, foe)).collect::<Vec<_>>().join(", ")
}
