//! What is still to be done in an arranged position.

use kernel::{Agenda, Violation, ensure};

use crate::phases::activation;
use crate::state::Quest;
use crate::step::Step;
use crate::view::View;

use super::no;

type Steps = Agenda<Step, 40>;

/// The steps that follow a phase: the stored ones, or, where the view names another phase or another active hero, those
/// of the round.
pub(super) fn agenda(base: &Quest, res: &mut Quest, view: &View) -> Result<Steps, Violation> {
    let phase = view.turn.phase;
    let is_same_hero = view.turn.active == base.turn.active;
    if view.agenda.first() != Some(&phase) || (phase == Step::Act && !is_same_hero) {
        return of_phase(res, view, phase);
    }
    if !base.agenda.iter().eq(view.agenda.iter().copied()) {
        in_order(res, view)?;
    }
    let mut agenda = Agenda::new();
    view.agenda.iter().rev().for_each(|&step| agenda.push(step));
    Ok(agenda)
}

/// WQ-ROUND-02: an agenda that was written down is the rest of a round. Before it may come enemies that are spawned; what
/// belongs to an action, a card or the set-up exists only where play has led to it.
fn in_order(res: &mut Quest, view: &View) -> Result<(), Violation> {
    let n_spawns = view.agenda.iter().take_while(|step| is_spawn(step)).count();
    for &step in &view.agenda[..n_spawns] {
        if let Step::SpawnTo(hero, _) = step {
            let is_there = view.order.contains(&hero) && !res.area(hero).is_defeated;
            ensure(is_there, "WQ-SPAWN-01", || format!("{hero} is not there to be engaged"))?;
        }
    }
    let rest = &view.agenda[n_spawns..];
    let first = *rest.first().ok_or_else(|| no("WQ-ROUND-02", "the round has no end"))?;
    let whole = of_phase(res, view, first)?;
    ensure(whole.iter().eq(rest.iter().copied()), "WQ-ROUND-02", || {
        "the agenda is not the rest of a round in its order, up to the next round".to_owned()
    })
}

fn is_spawn(step: &Step) -> bool {
    matches!(step, Step::SpawnTo(..))
}

/// The rest of a round from a phase on.
fn of_phase(res: &mut Quest, view: &View, phase: Step) -> Result<Steps, Violation> {
    let mut agenda = Agenda::new();
    agenda.push(Step::Round);
    let rest =
        [Step::HeroPhase, Step::EnemyPhase, Step::LocationPhase, Step::PerilPhase, Step::PerilEnd];
    match phase {
        Step::Round => {}
        Step::Act | Step::Linger => activation_at(res, view, phase, &mut agenda)?,
        Step::HeroPhase
        | Step::EnemyPhase
        | Step::LocationPhase
        | Step::PerilPhase
        | Step::PerilEnd => {
            let later = rest.iter().rev().take_while(|&&step| step != phase);
            later.for_each(|&step| agenda.push(step));
            agenda.push(phase);
        }
        Step::EnemyTurn(_) => {
            agenda.then([phase, Step::LocationPhase, Step::PerilPhase, Step::PerilEnd]);
        }
        Step::Travel => agenda.then([Step::Travel, Step::Check, Step::PerilPhase, Step::PerilEnd]),
        Step::Reveal => agenda.then([Step::Reveal, Step::Check, Step::PerilPhase, Step::PerilEnd]),
        Step::Depart => agenda.then([Step::Depart, Step::Reveal, Step::PerilPhase, Step::PerilEnd]),
        Step::Settlement | Step::Improve(_) => {
            agenda.clear();
            if phase == Step::Settlement {
                agenda.push(phase);
            } else {
                agenda.then([phase, Step::Refresh]);
            }
            res.result = Some(res.result.unwrap_or(true));
        }
        Step::Pick
        | Step::Leader
        | Step::Encore
        | Step::Targets
        | Step::Prepare
        | Step::Rerolls
        | Step::Dice(_)
        | Step::Modify
        | Step::Assist(_)
        | Step::Nemeses
        | Step::Keep
        | Step::Bury
        | Step::LocationUse
        | Step::BeforeTravel(_)
        | Step::Scout
        | Step::Who(..)
        | Step::More(..)
        | Step::Which(..)
        | Step::Alternatives(..)
        | Step::Offer(..)
        | Step::Suffer(..)
        | Step::ReadyOne(..)
        | Step::TireOne(..)
        | Step::Place(..)
        | Step::Tokens(..)
        | Step::PartyTokens(_)
        | Step::Cure(..)
        | Step::Engaged(..)
        | Step::Treasure(..)
        | Step::Equip(..)
        | Step::Train(_)
        | Step::Smith(_)
        | Step::Gift(..)
        | Step::End
        | Step::Activation(_)
        | Step::Roll
        | Step::Criticals
        | Step::Successes
        | Step::EnemyAttacks
        | Step::NemesisSymbol
        | Step::DrawForExplore
        | Step::AfterAction
        | Step::CardEnd
        | Step::ActivationEnd
        | Step::Bar(..)
        | Step::BarEnd(_)
        | Step::ReadyEnemies
        | Step::SpawnUp(..)
        | Step::SpawnDown(_)
        | Step::Revealed
        | Step::Do(..)
        | Step::On(..)
        | Step::Call(_)
        | Step::SpawnEach(..)
        | Step::SpawnTo(..)
        | Step::Check
        | Step::Refresh => {
            let what = "a position cannot begin with this step; the table of steps says which it can begin with";
            return Err(no("WQ-ROUND-02", what));
        }
    }
    Ok(agenda)
}

/// An activation of the active hero: his first in this round, or his second if he has no other left.
fn activation_at(
    res: &mut Quest,
    view: &View,
    phase: Step,
    agenda: &mut Agenda<Step, 40>,
) -> Result<(), Violation> {
    let Some(hero) = view.turn.active else {
        return Err(no("WQ-HERO-07", "an activation needs an active hero"));
    };
    if res.leader.is_none() {
        return Err(no("WQ-LEAD-01", "an activation needs a leader"));
    }
    let scheme = activation::scheme(res.n_heroes);
    let Some(nth) = scheme.iter().position(|&place| res.hero_at(place) == hero) else {
        return Err(no("WQ-HERO-01", format!("{hero} is not in the game")));
    };
    agenda.then([
        Step::Activation(nth as u8 + 1),
        Step::EnemyPhase,
        Step::LocationPhase,
        Step::PerilPhase,
        Step::PerilEnd,
    ]);
    if phase == Step::Act {
        agenda.push(Step::Check);
        agenda.then([Step::Act, Step::Linger, Step::ActivationEnd]);
    } else {
        agenda.then([Step::Linger, Step::ActivationEnd, Step::Check]);
    }
    Ok(())
}
