//! AG-COMBAT, AG-PVP: a combat, step by step.

use cards::Block;
use kernel::{Cx, Flow, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::content::{Ends, book};
use crate::effect::{Power, Until};
use crate::event::{Blow, CombatEvent, Event};
use crate::names::{AttackType, Discovery};
use crate::state::{Adventure, Bearer, Combat, Fighter, Foe};
use crate::step::{Cause, Stage, Step};

use super::setup::FACES;
use super::turn;

/// AG-COMBAT-01, AG-RUL-24: the parts of a combat, in this order.
pub(crate) fn begin(game: &mut Adventure, cx: &mut Cx<'_, Event>) -> Flow {
    let &Combat { attacker, foe, .. } = game.fight();
    game.turn.fought = true;
    cx.emit(|| CombatEvent::CombatBegan { attacker, foe });
    game.agenda.then([
        Step::Window(Stage::BeforeRoll, 1, 0),
        Step::RollCombat,
        Step::CombatBoots(1),
        Step::CombatBoots(0),
        Step::Powers,
        Step::Window(Stage::AfterRoll, 1, 0),
        Step::Ranged,
        Step::Toll,
        Step::Window(Stage::AfterHit, 1, 0),
        Step::Window(Stage::Between, 1, 0),
        Step::Melee,
        Step::Toll,
        Step::Window(Stage::AfterHit, 1, 0),
        Step::CombatEnd,
    ]);
    Flow::Done
}

/// The combat, while nothing has ended it: neither a cancel (AG-ABIL-15) nor a defeat, which leads straight to its end
/// (AG-COMBAT-09, AG-RUL-20).
fn going(game: &Adventure) -> Option<Combat> {
    let combat = *game.fight();
    (!combat.cancelled && !combat.over).then_some(combat)
}

/// AG-COMBAT-03, AG-PVP-02: both dice at once.
pub(crate) fn roll(game: &mut Adventure, cx: &mut Cx<'_, Event>) -> Flow {
    if going(game).is_none() {
        return Flow::Done;
    }
    let red = FACES[cx.chance.pick("red-die", &FACES)];
    let black = FACES[cx.chance.pick("black-die", &FACES)];
    game.fight_mut().dice = [red, black];
    cx.emit(|| CombatEvent::RolledCombat { red, black });
    Flow::Done
}

/// AG-POWER-06: a die is rolled again; powers not yet used may be triggered.
pub(crate) fn reroll(game: &mut Adventure, side: usize, cx: &mut Cx<'_, Event>) {
    // AG-ABIL-15, AG-COMBAT-09: no die is rolled in a combat that is over.
    if going(game).is_none() {
        return;
    }
    debug_assert_ne!(
        game.fight().dice[side],
        0,
        "AG-POWER-06: only what was rolled is rolled again"
    );
    let die = FACES[cx.chance.pick(if side == 0 { "red-die" } else { "black-die" }, &FACES)];
    set_die(game, side, die, cx);
}

/// AG-RUL-25: a die shows something else, for all purposes.
pub(crate) fn set_die(game: &mut Adventure, side: usize, die: u8, cx: &mut Cx<'_, Event>) {
    game.fight_mut().dice[side] = die;
    game.agenda.push(Step::Powers);
    cx.emit(|| CombatEvent::Rerolled { side: side as u8, die });
}

/// AG-COMBAT-04: whoever has Rocket Boots may roll again.
pub(crate) fn enter_boots(game: &Adventure, side: u8) -> Flow {
    let seat = going(game).and_then(|combat| combat.seat(usize::from(side)));
    Flow::asks_if(seat.is_some_and(|seat| game.n_kept(seat, Discovery::RocketBoots) != 0))
}

/// AG-RUL-15.
pub(crate) fn resolve_boots(
    game: &mut Adventure,
    side: u8,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let seat = game.fight().seat(usize::from(side));
    let seat = seat.expect("AG-COMBAT-04: only a character has boots");
    match action {
        Action::Spend(kind) => {
            game.spend_discovery(seat, kind, cx);
            game.agenda.push(Step::CombatBoots(side));
            let label = if side == 0 { "red-die" } else { "black-die" };
            let die = FACES[cx.chance.pick(label, &FACES)];
            game.fight_mut().dice[usize::from(side)] = die;
            cx.emit(|| CombatEvent::Rerolled { side, die });
        }
        Action::Pass => {}
        _ => unreachable!("AG-DISC-BOOTS-01: {action} rolls no die again"),
    }
}

/// A power that its die has triggered: its bit, its card, its effects.
pub(crate) type Triggered = (u8, Card, Block);

fn triggered(
    powers: &[Power<Block>],
    first: u8,
    card: Card,
    combat: &Combat,
    side: usize,
) -> Option<Triggered> {
    let used = combat.sides[side].used;
    let mut all = powers.iter().enumerate();
    all.find_map(|(idx, power)| {
        let bit = first << idx;
        (power.on == combat.dice[side] && used & bit == 0).then_some((bit, card, power.then))
    })
}

/// AG-POWER-03: the next power of a side.
pub(crate) fn next_power(game: &Adventure, combat: &Combat, side: usize) -> Option<Triggered> {
    let Some(seat) = combat.seat(side) else {
        let facts = game.encounter(combat.foe);
        return triggered(&facts.powers, 1, game.foe_source(combat.foe), combat, side);
    };
    let player = game.player(seat);
    // AG-ABIL-18: the text of a replaced weapon is ignored; AG-ITEM-14: that of another counts, wanted or not.
    let weapon = player.weapon.filter(|_| combat.sides[side].weapon.is_none());
    let of = |item: Option<crate::names::Item>, first: u8| {
        item.and_then(|item| {
            triggered(&book().item(item).powers, first, Card::Item(item), combat, side)
        })
    };
    of(weapon, 1).or_else(|| of(player.armour, 8))
}

/// AG-COMBAT-05, AG-POWER-02, AG-PVP-04: the defender's powers, then the attacker's, until none is left.
pub(crate) fn powers(game: &mut Adventure, cx: &mut Cx<'_, Event>) -> Flow {
    let Some(combat) = going(game) else { return Flow::Done };
    for side in [1, 0] {
        let Some((bit, card, then)) = next_power(game, &combat, side) else { continue };
        game.fight_mut().sides[side].used |= bit;
        cx.emit(|| CombatEvent::PowerTriggered { side: side as u8, card });
        let owner = combat.seat(side).unwrap_or(combat.attacker);
        let cause = Cause { card, owner, target: None };
        game.agenda.then([Step::Do(then, cause), Step::Powers]);
        return Flow::Done;
    }
    Flow::Done
}

/// AG-COMBAT-08.
pub(crate) fn ranged(game: &mut Adventure, cx: &mut Cx<'_, Event>) -> Flow {
    if let Some(combat) = going(game) {
        strike(game, &combat, AttackType::Ranged, cx);
    }
    Flow::Done
}

/// AG-COMBAT-10, AG-COMBAT-11.
pub(crate) fn melee(game: &mut Adventure, cx: &mut Cx<'_, Event>) -> Flow {
    if let Some(combat) = &mut game.combat {
        combat.sides.iter_mut().for_each(|fighter| fighter.hit = false);
    }
    if let Some(combat) = going(game) {
        strike(game, &combat, AttackType::Melee, cx);
    }
    Flow::Done
}

/// Whether a side attacks in a step.
fn attacks(game: &Adventure, combat: &Combat, side: usize, kind: AttackType) -> bool {
    let is_held = kind == AttackType::Melee && holds_back(combat, side);
    game.attack_type(combat, side) == kind && !is_held
}

/// Whether a side makes no melee attack in this combat.
pub(crate) fn holds_back(combat: &Combat, side: usize) -> bool {
    let enemy = &combat.sides[1 - side];
    let is_stunned = enemy.stun != 0 && enemy.stun <= combat.dice[1 - side];
    combat.sides[side].held || is_stunned
}

/// Both sides with this type of attack strike at once.
fn strike(game: &mut Adventure, combat: &Combat, kind: AttackType, cx: &mut Cx<'_, Event>) {
    let attacking = [0, 1].map(|side| attacks(game, combat, side, kind));
    if attacking == [false, false] {
        return;
    }
    let values = [0, 1].map(|side| game.values(combat, side));
    let blows = [0, 1].map(|side| {
        let die = combat.dice[side];
        let ([attack, _, damage], [_, defence, _]) = (values[side], values[1 - side]);
        // AG-COMBAT-08, AG-COMBAT-17.
        let hit = defence <= die as i8 + attack;
        // AG-COMBAT-18: what is added to the damage counts if the attack hits.
        let damage = if hit { damage as u8 } else { 0 };
        attacking[side].then_some(Blow { die, attack, defence, hit, damage })
    });
    cx.emit(|| CombatEvent::Struck { attacker: combat.attacker, blows });
    // The attacker's blow lands last, so that the defender's brink is looked at first (AG-PVP-07).
    for side in [1, 0] {
        if let Some(blow) = blows[side].filter(|blow| blow.hit) {
            land(game, combat, side, blow.damage, cx);
        }
    }
}

/// An attack that hit does its damage.
fn land(game: &mut Adventure, combat: &Combat, side: usize, damage: u8, cx: &mut Cx<'_, Event>) {
    let dealt = match combat.seat(1 - side) {
        Some(victim) => {
            let dealt = game.wound(victim, damage, cx);
            game.detach_if(cx, |it, until| it.on == Bearer::Seat(victim) && until == Until::Hit);
            game.check_life(victim, combat.seat(side));
            dealt
        }
        None => damage,
    };
    let combat = game.fight_mut();
    combat.sides[side].hit = true;
    combat.sides[side].dealt += dealt;
    // AG-ENC-04.
    if side == 0 && !matches!(combat.foe, Foe::Seat(_)) && 0 < damage {
        combat.slain = true;
        combat.over = true;
    }
}

/// AG-RUL-80: what an attack that hit brings beside its damage, unless whoever would suffer it has fallen.
pub(crate) fn toll(game: &mut Adventure) -> Flow {
    let combat = *game.fight();
    if combat.cancelled {
        return Flow::Done;
    }
    for side in 0..2 {
        if !combat.sides[side].hit || combat.fallen[1 - side] {
            continue;
        }
        let (then, card) = match combat.seat(side) {
            Some(seat) => (combat.sides[side].rider, Card::Hero(game.hero_of(seat))),
            None => {
                let facts = game.foe_facts(combat.foe);
                (facts.map(|facts| facts.on_hit), game.foe_source(combat.foe))
            }
        };
        if let Some(then) = then.filter(|it| !it.is_empty()) {
            let owner = combat.seat(side).unwrap_or(combat.attacker);
            game.agenda.push(Step::Do(then, Cause { card, owner, target: None }));
        }
    }
    Flow::Done
}

/// AG-COMBAT-12 to AG-COMBAT-16, AG-PVP-06 to AG-PVP-08.
pub(crate) fn end(game: &mut Adventure, cx: &mut Cx<'_, Event>) -> Flow {
    let combat = *game.fight();
    if combat.cancelled {
        take_back(game, &combat, cx);
    }
    match combat.foe {
        Foe::Seat(other) => end_of_duel(game, &combat, other, cx),
        Foe::Card(_) | Foe::Marker(_) | Foe::Lair(_) => end_of_fight(game, &combat, cx),
    }
    game.combat = None;
    Flow::Done
}

/// AG-RUL-23: damage of attacks is taken back, and nobody is better off for it than before they were made.
fn take_back(game: &mut Adventure, combat: &Combat, cx: &mut Cx<'_, Event>) {
    cx.emit(|| CombatEvent::CombatCancelled);
    for side in 0..2 {
        if let Some(victim) = combat.seat(1 - side) {
            let most = game.life(victim) - 1;
            let Fighter { dealt, spared, .. } = combat.sides[side];
            let player = game.player_mut(victim);
            player.damage = (player.damage + spared).saturating_sub(dealt).min(most);
        }
    }
}

/// AG-PVP-05, AG-PVP-06, AG-PVP-08; AG-RUL-81: for quests the damage counts now.
fn end_of_duel(game: &mut Adventure, combat: &Combat, other: Seat, cx: &mut Cx<'_, Event>) {
    let seats = [combat.attacker, other];
    let won = combat.fallen[1] && !combat.fallen[0];
    cx.emit(|| CombatEvent::CombatEnded { attacker: combat.attacker, foe: combat.foe, won });
    // AG-PVP-07: the defender first.
    for side in [0, 1] {
        if combat.fallen[side] {
            game.agenda.push(Step::ToCity(seats[side]));
        }
    }
    match combat.fallen {
        [true, false] => game.agenda.push(Step::Theft(other, combat.attacker)),
        [false, true] => game.agenda.push(Step::Theft(combat.attacker, other)),
        [true, true] | [false, false] => {}
    }
    if combat.cancelled {
        return;
    }
    for side in 0..2 {
        game.note_hurt(seats[side], seats[1 - side], combat.sides[side].dealt, cx);
        if combat.fallen[1 - side] {
            game.note_beaten(seats[side], seats[1 - side], cx);
        }
    }
}

/// AG-COMBAT-12 to AG-COMBAT-16. A victory that costs the own defeat brings nothing but its count for quests (AG-RUL-21).
fn end_of_fight(game: &mut Adventure, combat: &Combat, cx: &mut Cx<'_, Event>) {
    let (attacker, foe) = (combat.attacker, combat.foe);
    let is_fallen = combat.fallen[0];
    let won = combat.slain && !is_fallen;
    cx.emit(|| CombatEvent::CombatEnded { attacker, foe, won });
    if combat.slain {
        game.note_slain(attacker, foe, cx);
        count_victory(game, attacker);
    }
    let card = game.foe_card(foe);
    if let (Foe::Marker(idx), true) = (foe, combat.slain) {
        game.free_marker(idx, cx);
    }
    match (card, foe) {
        (Some(card), _) if combat.slain => match book().item_of(card) {
            Some(item) if won && book().event(card).is_none() => {
                game.gain_item(attacker, item, cx);
            }
            // AG-COMBAT-15, AG-RUL-38.
            Some(_) | None => game.discard_challenge(card, cx),
        },
        // AG-COMBAT-13: not yet on the track.
        (Some(card), Foe::Card(_)) => game.agenda.push(Step::Track(card, combat.space)),
        // AG-COMBAT-16, AG-RUL-22: it stays where it is printed.
        (Some(_) | None, Foe::Lair(space)) if won => {
            let lair = book().lair(space).expect("AG-SPACE-04: it is printed on its space");
            game.reward(attacker, lair.reward, cx);
        }
        (Some(_) | None, Foe::Seat(_) | Foe::Card(_) | Foe::Marker(_) | Foe::Lair(_)) => {}
    }
    // AG-COMBAT-14: defeat comes before the track.
    if is_fallen {
        game.agenda.push(Step::ToCity(attacker));
    }
}

/// A global event may wait for victories.
fn count_victory(game: &mut Adventure, attacker: Seat) {
    if let Some(global) = &mut game.global
        && let Some(event) = book().event(global.card)
        && matches!(event.ends, Some(Ends::Wins(_)))
        && global.left != 0
    {
        global.left -= 1;
        if global.left == 0 {
            turn::end_global(game, attacker);
        }
    }
}
