//! What an effect does once it is known whom it is about.

use kernel::{Cx, Seat};

use crate::effect::{Effect, Op, Reach, Side, Stash};
use crate::event::Event;
use crate::names::Item;
use crate::phases::setup::FACES;
use crate::phases::{challenge, combat, exploration, fight};
use crate::state::{Adventure, Fighter};
use crate::step::{Cause, Step};

use super::{by, custom, event_of, gain, op, pushed};

/// An effect on one character.
pub(super) fn on_character(
    game: &mut Adventure,
    op: Op,
    seat: Seat,
    cause: &Cause,
    cx: &mut Cx<'_, Event>,
) {
    match op {
        Effect::Damage(_, n) => game.agenda.push(Step::Hurt(seat, n, by(cause, seat))),
        Effect::Heal(_, n) => game.heal(seat, n, cx),
        Effect::Draw(_, n) => game.draw_abilities(seat, n, cx),
        Effect::Discard(_, n) => game.agenda.push(Step::Discard(seat, n)),
        Effect::Drop(_, n) => game.drop_abilities(seat, n, cx),
        Effect::Lose(_, stash) => lose(game, seat, stash, cx),
        Effect::Gain(_, grade) => gain(game, seat, grade, cx),
        Effect::Energy(_, n) => game.gain_energy(seat, n, cx),
        Effect::Sap(_, n) => {
            let n = n.min(game.energy(seat));
            game.pay_energy(seat, n, cx);
        }
        Effect::Drain(_) => {
            let all = game.energy(seat);
            game.pay_energy(seat, all, &mut *cx);
            cx.emit(|| Event::EnergyLost { seat });
        }
        Effect::Slow(_, n) => {
            game.player_mut(seat).slowed += n;
            cx.emit(|| Event::Slowed { seat, moves: n });
        }
        Effect::Rise(_, level) => game.rise(seat, level, cx),
        Effect::Flip(_) => game.flip(seat, cx),
        Effect::Wither(_) => {
            game.turn.withered.insert(seat);
            cx.emit(|| Event::Withered { seat });
        }
        Effect::Daze(_) => {
            game.player_mut(seat).dazed = true;
            cx.emit(|| Event::Dazed { seat });
        }
        Effect::Go(_, reach) => {
            let steps = if let Reach::Steps(n) = reach { n } else { 1 };
            game.agenda.push(Step::Go(seat, reach, steps));
        }
        Effect::Place(_) => exploration::take_discovery(game, seat, cx),
        Effect::Quest(_) => game.draw_quest(seat, cx),
        _ => unreachable!("{op:?} is about no character"),
    }
}

/// AG-LOSS-01, AG-LOSS-02.
fn lose(game: &mut Adventure, seat: Seat, stash: Stash, cx: &mut Cx<'_, Event>) {
    let player = game.player(seat);
    let items = match stash {
        Stash::Bag => player.bag,
        Stash::BagOrGear => player.items(),
    };
    let items: Vec<Item> = items.iter().collect();
    if !items.is_empty() {
        let item = items[cx.chance.pick("item-lost", &items)];
        game.lose_item(seat, item, cx);
    }
}

/// The part of the combat that an effect changes.
fn fighter<'a>(game: &'a mut Adventure, side: Side, cause: &Cause) -> Option<&'a mut Fighter> {
    let combat = game.combat?;
    let own = game.side_of(&combat, cause);
    let idx = match side {
        Side::Own => own,
        Side::Enemy => 1 - own,
    };
    game.combat.as_mut().map(|combat| &mut combat.sides[idx])
}

/// An effect that is about no character, or that has to ask first.
pub(super) fn on_table(game: &mut Adventure, at: u16, cause: Cause, cx: &mut Cx<'_, Event>) {
    let seat = cause.owner;
    match op(at) {
        Effect::Moves(n) => {
            if seat == game.active() && !game.turn.has_hearthed && !game.has_aggro(game.at(seat)) {
                game.turn.moves += n;
                cx.emit(|| Event::MovesGained { seat, moves: n });
            }
        }
        Effect::Push(n) => {
            if let Some(victim) = pushed(game, &cause) {
                game.agenda.push(Step::Push(seat, victim, n));
            }
        }
        Effect::Counter => game.turn.countered = true,
        Effect::Attach(_) => game.agenda.push(Step::AttachTo(at, cause)),
        Effect::Scout(fate) => game.agenda.push(Step::Scout(seat, fate)),
        Effect::FarSight => game.agenda.push(Step::FarSight(seat)),
        Effect::Trade => game.agenda.push(Step::Trade(seat)),
        Effect::TurnOver => {
            if let Some(card) = event_of(&cause) {
                challenge::turn_over(game, card, seat, cx);
            }
        }
        Effect::Leave => {
            if let Some(card) = event_of(&cause) {
                challenge::leave(game, card, cx);
            }
        }
        Effect::Shun => challenge::shun(game, cx),
        Effect::Survive(n) => game.survive(seat, n, cx),
        Effect::Test(least, ..) => super::roll_test(game, at, least, cause, cx),
        Effect::If(guard, then) => {
            if game.holds(guard, &cause) {
                game.agenda.push(Step::Do(then, cause));
            }
        }
        Effect::Pay(..) => game.agenda.push(Step::Offer(at, cause)),
        Effect::Choose(_) => game.agenda.push(Step::Choice(at, cause)),
        Effect::Whom(..) => game.agenda.push(Step::Whom(at, cause)),
        Effect::Custom(custom) => custom::apply(game, custom, &cause, cx),
        _ => in_combat(game, at, &cause, cx),
    }
}

/// An effect on the combat under way; without one it does nothing.
fn in_combat(game: &mut Adventure, at: u16, cause: &Cause, cx: &mut Cx<'_, Event>) {
    let op = op(at);
    let side = match op {
        Effect::Attack(side, _)
        | Effect::Defence(side, _)
        | Effect::Might(side, _)
        | Effect::Hold(side)
        | Effect::Reroll(side) => side,
        _ => Side::Own,
    };
    let Some(combat) = game.combat else { return };
    let own = game.side_of(&combat, cause);
    match op {
        Effect::Reroll(side) => {
            combat::reroll(game, if side == Side::Own { own } else { 1 - own }, cx);
            return;
        }
        Effect::Best(n) => {
            let mut best = combat.dice[own];
            for _ in 0..n {
                let label = if own == 0 { "red-die" } else { "black-die" };
                best = best.max(FACES[cx.chance.pick(label, &FACES)]);
            }
            if best != combat.dice[own] {
                combat::set_die(game, own, best, cx);
            }
            return;
        }
        Effect::EndCombat => return fight::cancel(game),
        _ => {}
    }
    let Some(fighter) = fighter(game, side, cause) else { return };
    match op {
        Effect::Attack(_, n) => fighter.attack += n,
        Effect::Defence(_, n) => fighter.defence += n,
        Effect::Might(_, n) => fighter.might += n,
        Effect::Hold(_) => fighter.held = true,
        Effect::Weapon(kind, n) => fighter.weapon = Some((kind, n)),
        Effect::Stun(n) => fighter.stun = n,
        Effect::Rider(then) => fighter.rider = Some(then),
        _ => unreachable!("{op:?} changes no combat"),
    }
}
