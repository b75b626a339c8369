//! WQ-SETUP-02, WQ-SETUP-14: heroes are picked, a leader is named.

use kernel::{Cx, Flow, Refusal, Seat};

use crate::action::Action;
use crate::event::{Event, StartEvent};
use crate::flow::{no_answer, not_now};
use crate::names::Hero;
use crate::setup;
use crate::state::Quest;
use crate::step::Step;

/// WQ-SETUP-02: seat by seat; a single player picks two.
pub(crate) fn enter_pick(game: &mut Quest) -> Flow {
    if game.order.len() < usize::from(game.n_heroes) {
        return Flow::Asks;
    }
    game.agenda.then([Step::Leader, Step::Reveal, Step::Round]);
    Flow::Done
}

/// The seat that picks next.
pub(crate) fn picking(game: &Quest) -> Seat {
    Seat((game.order.len() as u8).min(game.n_seats - 1))
}

pub(crate) fn legal_pick(game: &Quest, out: &mut Vec<Action>) {
    let taken = game.party();
    out.extend(Hero::ALL.iter().filter(|&&hero| !taken.has(hero)).map(|&hero| Action::Pick(hero)));
}

pub(crate) fn check_pick(game: &Quest, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pick(hero) if !game.party().has(hero) => Ok(()),
        Action::Pick(_) => Err(Refusal::new("WQ-SETUP-02", "hero-taken")),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_pick(game: &mut Quest, action: Action, cx: &mut Cx<'_, Event>) {
    let Action::Pick(hero) = action else { no_answer("WQ-SETUP-02", action) };
    let seat = picking(game);
    setup::seat_hero(game, hero, seat, cx);
    game.agenda.push(Step::Pick);
}

pub(crate) fn enter_leader(game: &Quest) -> Flow {
    Flow::asks_if(game.leader.is_none())
}

pub(crate) fn check_leader(game: &Quest, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Lead(hero) if game.party().has(hero) => Ok(()),
        Action::Lead(_) => Err(Refusal::new("WQ-SETUP-14", "not-in-the-party")),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_leader(game: &mut Quest, action: Action, cx: &mut Cx<'_, Event>) {
    let Action::Lead(hero) = action else { no_answer("WQ-SETUP-14", action) };
    game.leader = Some(hero);
    cx.emit(|| StartEvent::LeaderNamed { hero });
}
