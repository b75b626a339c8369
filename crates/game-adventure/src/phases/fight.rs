//! AG-RUL-24, AG-ABIL: the windows in which cards are played, how they are paid, answered and resolved.

use kernel::{Cx, Flow, Refusal, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::content::{Once, book};
use crate::effect::Cost;
use crate::event::{CardsEvent, Event, MovementEvent};
use crate::names::{Ability, Item, Potion};
use crate::query::moments::not_now;
use crate::query::plays::Moment;
use crate::state::Adventure;
use crate::step::{Cause, Stage, Step};

/// AG-ABIL-11: one side after the other, until both have passed.
pub(crate) fn enter_window(game: &mut Adventure, stage: Stage, side: u8, passes: u8) -> Flow {
    let combat = game.fight();
    let is_after = stage == Stage::AfterHit;
    if combat.cancelled || (combat.over && !is_after) || passes == 2 {
        return Flow::Done;
    }
    let idx = usize::from(side);
    let moment = Moment::Fight(stage);
    let is_open = combat.seat(idx).is_some_and(|seat| {
        !combat.fallen[idx]
            && (!is_after || combat.sides[idx].hit)
            && (game.might_play(seat, moment) || game.usable(seat, moment).next().is_some())
    });
    if is_open {
        return Flow::Asks;
    }
    // Who is not asked has passed.
    if passes == 0 {
        game.agenda.push(Step::Window(stage, 1 - side, 1));
    }
    Flow::Done
}

/// The moment of a step in which cards are played.
fn moment(step: Step) -> Moment {
    match step {
        Step::Window(stage, _, _) => Moment::Fight(stage),
        Step::Brink(..) => Moment::Brink,
        Step::Answer(_, cause, _) => Moment::Answer(cause.owner),
        other => unreachable!("AG-RUL-24: {other:?} is no window"),
    }
}

/// The cards that a player holds.
pub(crate) fn think_cards(game: &Adventure, seat: Seat, out: &mut Vec<Action>) {
    let player = game.player(seat);
    out.extend(player.hand.iter().map(|&ability| Action::Play(ability)));
    out.extend((player.bag & book().quick.usable).iter().map(Action::Use));
}

/// Those that can be played or used now.
pub(crate) fn legal_cards(game: &Adventure, seat: Seat, moment: Moment, out: &mut Vec<Action>) {
    let mut last = None;
    for &ability in &game.player(seat).hand {
        // Copies lie side by side.
        if last != Some(ability) && game.is_playable(seat, ability, moment) {
            out.push(Action::Play(ability));
        }
        last = Some(ability);
    }
    for item in game.usable(seat, moment) {
        out.push(Action::Use(item));
    }
}

pub(crate) fn think(game: &Adventure, seat: Seat, out: &mut Vec<Action>) {
    think_cards(game, seat, out);
    out.push(Action::Pass);
}

pub(crate) fn legal(game: &Adventure, step: Step, seat: Seat, out: &mut Vec<Action>) {
    legal_cards(game, seat, moment(step), out);
    out.push(Action::Pass);
}

pub(crate) fn check(
    game: &Adventure,
    step: Step,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    let moment = moment(step);
    match action {
        Action::Play(ability) => game.playing(seat, ability, moment),
        Action::Use(item) => game.using(seat, item, moment),
        Action::Pass => Ok(()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve(
    game: &mut Adventure,
    step: Step,
    seat: Seat,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    match (step, action) {
        (Step::Window(stage, side, passes), Action::Pass) => {
            game.agenda.push(Step::Window(stage, 1 - side, passes + 1));
        }
        (Step::Window(stage, side, _), _) => game.agenda.push(Step::Window(stage, side, 0)),
        (Step::Brink(_, by), Action::Pass) => game.agenda.push(Step::Fall(seat, by)),
        (Step::Answer(ability, cause, nth), _) => {
            game.agenda.push(Step::Answer(ability, cause, nth + 1));
        }
        (Step::Brink(..), _) => game.agenda.push(step),
        _ => unreachable!("AG-RUL-24: {step:?} is no window"),
    }
    let target = if let Step::Answer(_, cause, _) = step { Some(cause.owner) } else { None };
    match action {
        Action::Play(ability) => game.play_ability(seat, ability, target, cx),
        Action::Use(item) => use_item(game, seat, item, cx),
        Action::Pass => {}
        _ => unreachable!("AG-RUL-24: {action} is no answer in a window"),
    }
}

/// AG-ITEM-01: the power of an item.
pub(crate) fn use_item(game: &mut Adventure, seat: Seat, item: Item, cx: &mut Cx<'_, Event>) {
    let usage = &book().item(item).usage;
    let usage = usage.as_ref().expect("AG-ITEM-11: only what has a power is used");
    cx.emit(|| CardsEvent::ItemUsed { seat, item });
    game.turn.used.insert(item);
    if usage.once == Once::Discard {
        game.lose_item(seat, item, cx);
    }
    let cause = Cause { card: Card::Item(item), owner: seat, target: None };
    game.agenda.push(Step::Do(usage.then, cause));
    if let Some(cost) = usage.cost {
        pay_cost(game, seat, cost);
    }
}

/// What is paid, before what it is paid for.
pub(crate) fn pay_cost(game: &mut Adventure, seat: Seat, cost: Cost) {
    game.agenda.push(match cost {
        Cost::Energy(n) => Step::Pay(seat, n),
        Cost::Ability => Step::Discard(seat, 1),
        Cost::Item => Step::GiveUp(seat),
        Cost::Damage(n) => Step::Hurt(seat, n, None),
    });
}

/// AG-ABIL-06, AG-POTION-03: without a potion the energy is paid at once.
pub(crate) fn enter_pay(
    game: &mut Adventure,
    seat: Seat,
    left: u8,
    cx: &mut Cx<'_, Event>,
) -> Flow {
    if left == 0 {
        return Flow::Done;
    }
    if game.potions(seat, Potion::Energy) != 0 {
        return Flow::Asks;
    }
    game.pay_energy(seat, left, cx);
    Flow::Done
}

pub(crate) fn think_pay(game: &Adventure, seat: Seat, out: &mut Vec<Action>) {
    let bottles = game.bottles(seat, Potion::Energy);
    out.extend(bottles.iter().map(|item| Action::Drink(item, Potion::Energy)));
    out.push(Action::Done);
}

pub(crate) fn check_pay(
    game: &Adventure,
    seat: Seat,
    left: u8,
    action: Action,
) -> Result<(), Refusal> {
    match action {
        Action::Drink(item, Potion::Energy) if game.bottles(seat, Potion::Energy).has(item) => {
            Ok(())
        }
        Action::Done if left <= game.energy(seat) => Ok(()),
        Action::Done => Err(Refusal::new("AG-ABIL-05", "no-energy")
            .with("needed", left)
            .with("energy", game.energy(seat))),
        _ => Err(not_now()),
    }
}

/// AG-RUL-28.
pub(crate) fn resolve_pay(
    game: &mut Adventure,
    seat: Seat,
    left: u8,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    match action {
        Action::Drink(item, potion) => {
            cx.emit(|| MovementEvent::Drunk { seat, item, potion });
            game.lose_item(seat, item, cx);
            game.agenda.push(Step::Pay(seat, left - 1));
        }
        Action::Done => game.pay_energy(seat, left, cx),
        _ => unreachable!("AG-ABIL-05: {action} pays nothing"),
    }
}

/// AG-ABIL-12, AG-ABIL-14, AG-RUL-83: who might answer, clockwise from the player of the card.
pub(crate) fn enter_answer(game: &mut Adventure, ability: Ability, cause: Cause, nth: u8) -> Flow {
    if nth == game.n_seats || game.turn.countered {
        return Flow::Done;
    }
    if game.might_play(answering(game, &cause, nth), Moment::Answer(cause.owner)) {
        return Flow::Asks;
    }
    game.agenda.push(Step::Answer(ability, cause, nth + 1));
    Flow::Done
}

/// The player of a number after the owner of the card.
pub(crate) fn answering(game: &Adventure, cause: &Cause, nth: u8) -> Seat {
    Seat((cause.owner.0 + nth) % game.n_seats)
}

/// AG-ABIL-03, AG-ABIL-14, AG-ABIL-17.
pub(crate) fn resolve_ability(
    game: &mut Adventure,
    ability: Ability,
    cause: Cause,
    cx: &mut Cx<'_, Event>,
) -> Flow {
    if std::mem::take(&mut game.turn.countered) {
        cx.emit(|| CardsEvent::AbilityCancelled { seat: cause.owner, ability });
        return Flow::Done;
    }
    for text in game.texts(cause.owner, ability).into_iter().rev() {
        if !text.is_empty() {
            game.agenda.push(Step::Do(text, cause));
        }
    }
    Flow::Done
}

/// AG-ABIL-15: the combat under way is cancelled. It cannot be after a defeat (AG-RUL-23).
pub(crate) fn cancel(game: &mut Adventure) {
    let combat = game.fight_mut();
    combat.cancelled = !combat.over;
}
