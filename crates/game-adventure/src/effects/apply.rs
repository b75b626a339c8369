//! What an effect does once it is known whom it is about.

use kernel::{Cx, Seat};

use crate::effect::{InCombat, OnCharacter, OnTable, Reach, Side, Stash};
use crate::event::{DefeatEvent, Event, ExplorationEvent, MovementEvent};
use crate::names::Item;
use crate::phases::setup::FACES;
use crate::phases::{challenge, combat, exploration, fight};
use crate::state::Adventure;
use crate::step::{Cause, Step};

use super::{by, custom, event_of, gain, pushed};

/// An effect on one character.
pub(super) fn on_character(
    game: &mut Adventure,
    effect: OnCharacter,
    seat: Seat,
    cause: &Cause,
    cx: &mut Cx<'_, Event>,
) {
    match effect {
        OnCharacter::Damage(n) => game.agenda.push(Step::Hurt(seat, n, by(cause, seat))),
        OnCharacter::Heal(n) => game.heal(seat, n, cx),
        OnCharacter::Draw(n) => game.draw_abilities(seat, n, cx),
        OnCharacter::Discard(n) => game.agenda.push(Step::Discard(seat, n)),
        OnCharacter::Drop(n) => game.drop_abilities(seat, n, cx),
        OnCharacter::Lose(stash) => lose(game, seat, stash, cx),
        OnCharacter::Gain(grade) => gain(game, seat, grade, cx),
        OnCharacter::Energy(n) => game.gain_energy(seat, n, cx),
        OnCharacter::Sap(n) => {
            let n = n.min(game.energy(seat));
            game.pay_energy(seat, n, cx);
        }
        OnCharacter::Drain => {
            let all = game.energy(seat);
            game.pay_energy(seat, all, &mut *cx);
            cx.emit(|| MovementEvent::EnergyLost { seat });
        }
        OnCharacter::Slow(n) => {
            game.player_mut(seat).slowed += n;
            cx.emit(|| MovementEvent::Slowed { seat, moves: n });
        }
        OnCharacter::Wither => {
            game.turn.withered.insert(seat);
            cx.emit(|| DefeatEvent::Withered { seat });
        }
        OnCharacter::Daze => {
            game.player_mut(seat).dazed = true;
            cx.emit(|| DefeatEvent::Dazed { seat });
        }
        OnCharacter::Go(reach) => {
            let steps = if let Reach::Steps(n) = reach { n } else { 1 };
            game.agenda.push(Step::Go(seat, reach, steps));
        }
        OnCharacter::Place => exploration::take_discovery(game, seat, cx),
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

/// An effect that is about no character, or that has to ask first.
pub(super) fn on_table(
    game: &mut Adventure,
    effect: OnTable,
    at: u16,
    cause: Cause,
    cx: &mut Cx<'_, Event>,
) {
    let seat = cause.owner;
    match effect {
        OnTable::Moves(n) => more_moves(game, seat, n, cx),
        OnTable::Push(n) => {
            // Only a character can be moved; an encounter stays where it is.
            if let Some(victim) = pushed(game, &cause) {
                game.agenda.push(Step::Push(seat, victim, n));
            }
        }
        OnTable::Counter => game.turn.countered = true,
        OnTable::Attach => game.agenda.push(Step::AttachTo(at, cause)),
        OnTable::Scout(fate) => game.agenda.push(Step::Scout(seat, fate)),
        OnTable::FarSight => game.agenda.push(Step::FarSight(seat)),
        OnTable::Trade => game.agenda.push(Step::Trade(seat)),
        OnTable::TurnOver => challenge::turn_over(game, event_of(&cause), seat, cx),
        OnTable::Leave => challenge::leave(game, event_of(&cause), cx),
        OnTable::Shun => challenge::shun(game, cx),
        OnTable::Survive(n) => game.survive(seat, n, cx),
        OnTable::Test(least) => super::roll_test(game, at, least, cause, cx),
        OnTable::If(guard, then) => {
            if game.holds(guard, &cause) {
                game.agenda.push(Step::Do(then, cause));
            }
        }
        OnTable::Pay => game.agenda.push(Step::Offer(at, cause)),
        OnTable::Choose => game.agenda.push(Step::Choice(at, cause)),
        OnTable::Whom => game.agenda.push(Step::Whom(at, cause)),
        OnTable::Custom(custom) => custom::apply(game, custom, &cause, cx),
    }
}

/// AG-MOVE-02: more steps for the active character; none after a Hearthstone or for whoever is held (AG-RUL-29).
pub(crate) fn more_moves(game: &mut Adventure, seat: Seat, moves: u8, cx: &mut Cx<'_, Event>) {
    if seat == game.active() && !game.turn.has_hearthed && !game.has_aggro(game.at(seat)) {
        game.turn.moves += moves;
        cx.emit(|| MovementEvent::MovesGained { seat, moves });
    } else {
        cx.emit(|| ExplorationEvent::NoEffect { seat });
    }
}

/// An effect on the combat under way. What changes a side changes it for this combat alone (AG-POWER-07).
pub(super) fn in_combat(
    game: &mut Adventure,
    effect: InCombat,
    cause: &Cause,
    cx: &mut Cx<'_, Event>,
) {
    let own = game.side_of(game.fight(), cause);
    let idx = |side: Side| if side == Side::Own { own } else { 1 - own };
    let sides = &mut game.fight_mut().sides;
    match effect {
        InCombat::Attack(side, n) => sides[idx(side)].attack += n,
        InCombat::Defence(side, n) => sides[idx(side)].defence += n,
        InCombat::Might(side, n) => sides[idx(side)].might += n,
        InCombat::Hold(side) => sides[idx(side)].held = true,
        InCombat::Weapon(kind, n) => sides[own].weapon = Some((kind, n)),
        InCombat::Stun(n) => sides[own].stun = n,
        InCombat::Rider(then) => sides[own].rider = Some(then),
        InCombat::Reroll(side) => combat::reroll(game, idx(side), cx),
        InCombat::Best(n) => {
            let mut best = game.fight().dice[own];
            for _ in 0..n {
                let label = if own == 0 { "red-die" } else { "black-die" };
                best = best.max(FACES[cx.chance.pick(label, &FACES)]);
            }
            if best != game.fight().dice[own] {
                combat::set_die(game, own, best, cx);
            }
        }
        InCombat::End => fight::cancel(game),
    }
}
