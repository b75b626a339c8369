//! AG-TURN: how a turn begins and ends.

use kernel::{Cx, Flow, Refusal, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::content::{Ends, Turns, book};
use crate::effect::Until;
use crate::event::{CardsEvent, Event, MovementEvent};
use crate::names::{Ability, Discovery};
use crate::query::moments::not_now;
use crate::state::{Adventure, Bearer, Turn};
use crate::step::{Cause, Step};
use crate::verbs::cards::lasting_of;

use super::{challenge, end, maintenance, movement};

/// AG-TURN-02: a turn is these parts, in this order; AG-MAINT-03: after the equipment it ends.
pub(crate) const PARTS: [Step; 12] = [
    Step::StartOfTurn,
    Step::RollMovement,
    Step::MovementBoots,
    Step::Movement,
    Step::Arrive,
    Step::Explore,
    Step::Challenge,
    Step::ChallengeEnd,
    Step::Quests,
    Step::Equipment,
    Step::TurnEnd,
    Step::NextTurn,
];

/// A turn begins.
pub(crate) fn begin(game: &mut Adventure, cx: &mut Cx<'_, Event>) -> Flow {
    let active = game.turn.active;
    if active == game.first {
        game.round += 1;
    }
    game.turn = Turn { active, ..Turn::default() };
    cx.emit(|| MovementEvent::TurnBegan { seat: active, round: game.round });
    for attached in &mut game.attached {
        attached.done = false;
    }
    game.detach_if(cx, |it, until| it.owner == active && until == Until::OwnersTurn);
    game.agenda.then(PARTS);
    Flow::Done
}

/// What is attached to the active character and does something at the start of this turn.
fn pending(game: &Adventure) -> impl Iterator<Item = usize> + '_ {
    game.attached_to(Bearer::Seat(game.active())).filter(|&idx| {
        let attached = &game.attached[idx];
        !attached.done && !game.each_of(attached).is_empty()
    })
}

/// AG-TURN-04, AG-RUL-60: the active player orders what comes at once.
pub(crate) fn enter_start(game: &mut Adventure, cx: &mut Cx<'_, Event>) -> Flow {
    let Some(first) = pending(game).next() else { return Flow::Done };
    let ability = game.attached[first].ability;
    if pending(game).any(|idx| game.attached[idx].ability != ability) {
        return Flow::Asks;
    }
    work(game, first, cx);
    Flow::Done
}

/// An attached card does what it does each turn.
fn work(game: &mut Adventure, idx: usize, cx: &mut Cx<'_, Event>) {
    let each = game.each_of(&game.attached[idx]);
    let attached = &mut game.attached[idx];
    attached.done = true;
    let ability = attached.ability;
    let target = Some(game.turn.active);
    let cause = Cause { card: Card::Ability(ability), owner: attached.owner, target };
    cx.emit(|| CardsEvent::AbilityWorked { ability });
    if let Until::Starts(_) = lasting_of(ability).until {
        attached.left -= 1;
        if attached.left == 0 {
            game.detach(idx, cx);
        }
    }
    game.agenda.then([Step::Do(each, cause), Step::StartOfTurn]);
}

pub(crate) fn think_start(game: &Adventure, out: &mut Vec<Action>) {
    out.extend(pending(game).map(|idx| Action::Begin(game.attached[idx].ability)));
    maintenance::think_gold(game, game.active(), out);
}

fn find_pending(game: &Adventure, ability: Ability) -> Option<usize> {
    pending(game).find(|&idx| game.attached[idx].ability == ability)
}

pub(crate) fn check_start(game: &Adventure, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Begin(ability) if find_pending(game, ability).is_some() => Ok(()),
        Action::Begin(_) => Err(Refusal::new("AG-TURN-04", "nothing-to-begin")),
        Action::Spend(Discovery::Gold) => maintenance::spending_gold(game, game.active()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_start(game: &mut Adventure, action: Action, cx: &mut Cx<'_, Event>) {
    match action {
        Action::Begin(ability) => {
            let idx = find_pending(game, ability);
            work(game, idx.expect("AG-TURN-04: only what is attached begins"), cx);
        }
        Action::Spend(kind) => {
            game.agenda.push(Step::StartOfTurn);
            movement::spend(game, game.active(), kind, cx);
        }
        _ => unreachable!("AG-TURN-04: {action} begins nothing"),
    }
}

/// AG-TURN-05, and what ends or turns with the turn.
pub(crate) fn end(game: &mut Adventure, cx: &mut Cx<'_, Event>) -> Flow {
    let active = game.active();
    game.turn.energy = 0;
    game.detach_if(cx, |_, until| until == Until::TurnEnd);
    if let Some(global) = &mut game.global
        && let Some(event) = book().event(global.card)
        && matches!(event.ends, Some(Ends::Rounds(_)))
    {
        global.left -= 1;
        if global.left == 0 {
            end_global(game, active);
        }
    }
    match game.side_facts(active).turns {
        Turns::IfPeaceful if !game.turn.fought => game.flip(active, cx),
        Turns::May => game.agenda.push(Step::TurnCard),
        Turns::Never | Turns::IfPeaceful => {}
    }
    Flow::Done
}

/// AG-EVENT-07: what a global event says of its end.
pub(crate) fn end_global(game: &mut Adventure, owner: Seat) {
    let card = game.global.expect("AG-EVENT-07: this event is in play").card;
    let cause = Cause { card: Card::Challenge(card), owner, target: None };
    game.agenda.push(Step::Do(challenge::event(card).then, cause));
}

pub(crate) fn think_card(game: &Adventure, out: &mut Vec<Action>) {
    out.extend([Action::Accept, Action::Pass]);
    maintenance::think_gold(game, game.active(), out);
}

pub(crate) fn check_card(game: &Adventure, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Accept | Action::Pass => Ok(()),
        Action::Spend(Discovery::Gold) => maintenance::spending_gold(game, game.active()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_card(game: &mut Adventure, action: Action, cx: &mut Cx<'_, Event>) {
    let active = game.active();
    match action {
        Action::Accept => game.flip(active, cx),
        Action::Pass => {}
        Action::Spend(kind) => {
            game.agenda.push(Step::TurnCard);
            movement::spend(game, active, kind, cx);
        }
        _ => unreachable!("AG-CHAR-03: {action} turns no card"),
    }
}

/// AG-TURN-01: the player to the left; AG-RUL-71: after the last round the game is over.
pub(crate) fn next(game: &mut Adventure, cx: &mut Cx<'_, Event>) -> Flow {
    game.turn.active = game.left_of(game.active());
    if game.turn.active == game.first && game.options.rounds <= game.round {
        let all: Vec<Seat> = Seat::all(game.n_seats).collect();
        end::finish(game, &all, cx);
    } else {
        game.agenda.push(Step::Turn);
    }
    Flow::Done
}
