//! Who is when: the round, its phases, and the order in which the heroes are activated.

use game_quest::names::Hero;
use game_quest::{Quest, Step, activation_order};
use kernel::Situation;
use maud::{Markup, html};
use text::quest as wq;
use text::{Lang, msg};

use super::scene::Scene;
use super::{figures, place};
use crate::art::{emblem, token};
use crate::games::Phase;

/// Quest and round, for the top bar; and the phase where the row of phases does not show it.
pub(super) fn crumbs(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let phase = wq::phase_name(lang, &view.agenda);
    html! {
        div class="crumbs" id="crumbs" {
            @if view.round != 0 { span class="chip" { (msg!(lang, WQ_PAGE_ROUND, n = view.round)) } }
            @if !is_in_round(scene) || !is_phase(lang, &phase) { span class="chip" { (phase) } }
            span class="chip" {
                @if let Some((n, most)) = place::number(scene) { (msg!(lang, WQ_PAGE_QUEST_NUMBER, n = n, most = most)) ": " }
                (wq::quest_name(lang, view.quest))
            }
        }
    }
}

/// WQ-ROUND-02: each with its sign, by the step that tells that it is the current one.
const PHASES: [(&str, &str, &[Step]); 4] = [
    ("heroes", "wq-kind-attack", &[Step::HeroPhase]),
    ("enemies", "wq-attack", &[Step::EnemyPhase]),
    ("location", "wq-deck-locations", &[Step::LocationPhase]),
    ("peril", "wq-peril", &[Step::PerilPhase]),
];

pub(super) fn phases(lang: Lang, now: Option<&Situation<Quest>>) -> Vec<Phase> {
    let now = now.filter(|it| it.outcome.is_none() && it.view.round != 0);
    let now = now.map(|it| wq::phase_name(lang, &it.view.agenda));
    let named = |(key, _, steps)| (key, wq::phase_name(lang, steps), wq::phase_hint(lang, steps));
    Phase::list(PHASES.map(named), now.as_deref())
}

/// Whether a round is played, so that one of its phases may be marked.
fn is_in_round(scene: &Scene<'_>) -> bool {
    !scene.is_over() && scene.view().round != 0
}

/// Whether a phase is one of a round: the setup and the settlement are none.
fn is_phase(lang: Lang, name: &str) -> bool {
    PHASES.iter().any(|(_, _, steps)| wq::phase_name(lang, steps) == name)
}

/// The phases of the round, the current one marked, and the heroes in the order of their activations.
pub(super) fn strip(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let now = wq::phase_name(lang, &view.agenda);
    let is_playing = is_in_round(scene);
    html! {
        div class="wq-turns" id="turns" {
            ol class="wq-phases" aria-label=(msg!(lang, WQ_PAGE_PHASES)) {
                @for (_, sign, steps) in PHASES {
                    @let name = wq::phase_name(lang, steps);
                    @let is_now = is_playing && name == now;
                    li class=[is_now.then_some("now")] aria-current=[is_now.then_some("step")] title=(wq::phase_hint(lang, steps)) { (emblem::use_(sign)) span { (name) } }
                }
            }
            @if is_playing { (activations(scene)) }
        }
    }
}

/// WQ-HERO-02 to WQ-HERO-04; in the enemy phase (WQ-ENEMY-ACT-01) clockwise from the leader.
fn activations(scene: &Scene<'_>) -> Markup {
    let (lang, view) = (scene.lang(), scene.view());
    let all = order(scene);
    let n_begun = view.agenda.iter().find_map(|step| match step {
        Step::Activation(nth) => Some(usize::from(*nth)),
        _ => None,
    });
    let current = n_begun.and_then(|n| n.checked_sub(1));
    let in_enemy_phase = view.agenda.iter().find_map(|step| match step {
        Step::EnemyTurn(nth) => Some(usize::from(*nth)),
        _ => None,
    });
    let clockwise = clockwise(scene);
    let (shown, at) = match in_enemy_phase {
        Some(nth) => (&clockwise, Some(nth % clockwise.len().max(1))),
        None => (&all, current),
    };
    html! {
        ol class="wq-order" aria-label=(msg!(lang, WQ_PAGE_ORDER)) {
            @for (nth, &hero) in shown.iter().enumerate() {
                @let is_now = at == Some(nth);
                @let is_done = at.is_some_and(|at| nth < at) && in_enemy_phase.is_none();
                li class={ @if is_now { "now" } @else if is_done { "done" } } aria-current=[is_now.then_some("step")] title=(wq::hero_name(lang, hero)) {
                    (token::picture(&figures::hero(hero), 22))
                    span class="visually-hidden" { (wq::hero_name(lang, hero)) @if is_done { ": " (msg!(lang, WQ_PAGE_DONE)) } }
                    @if is_done { span class="wq-tick" aria-hidden="true" { "✓" } }
                }
            }
        }
    }
}

fn clockwise(scene: &Scene<'_>) -> Vec<Hero> {
    let view = scene.view();
    let at = view.order.iter().position(|it| Some(*it) == view.leader).unwrap_or(0);
    view.order[at..].iter().chain(&view.order[..at]).copied().collect()
}

fn order(scene: &Scene<'_>) -> Vec<Hero> {
    let clockwise = clockwise(scene);
    let places = activation_order(scene.view().party);
    places.iter().filter_map(|at| clockwise.get(usize::from(*at)).copied()).collect()
}
