//! WQ-GEAR-02 to WQ-GEAR-14: gear is received, equipped or discarded; better actions and more gear in a delve.

use kernel::{Cx, Flow, Refusal};

use crate::action::Action;
use crate::event::{Event, SettlementEvent, TreasureEvent};
use crate::flow::{no_answer, not_now};
use crate::names::{Gear, Hero, Kind};
use crate::sets::KindSet;
use crate::state::Quest;
use crate::step::Step;

/// WQ-GEAR-03, WQ-GEAR-12, WQ-GEAR-13: from the deck or the discard pile, where there is anything.
pub(crate) fn enter(game: &mut Quest, hero: Hero, left: u8, cx: &mut Cx<'_, Event>) -> Flow {
    let (has_deck, has_discard) = (!game.gear.deck.is_empty(), !game.gear.discard.is_empty());
    if left == 0 || !(has_deck || has_discard) {
        return Flow::Done;
    }
    if !has_discard {
        game.agenda.push(Step::Treasure(hero, left - 1));
        draw(game, hero, cx);
        return Flow::Done;
    }
    Flow::Asks
}

fn draw(game: &mut Quest, hero: Hero, cx: &mut Cx<'_, Event>) {
    let gear = game.gear.deck.take_top().expect("WQ-GEAR-12: nobody draws from an empty deck");
    cx.reveal();
    cx.emit(|| TreasureEvent::GearDrawn { hero, gear });
    receive(game, hero, gear, cx);
}

/// WQ-GEAR-04; a Legendary Fortune becomes a legendary card.
pub(crate) fn receive(game: &mut Quest, hero: Hero, gear: Gear, cx: &mut Cx<'_, Event>) {
    if gear == Gear::LegendaryFortune {
        game.meet_fortune(hero, cx);
    } else {
        game.agenda.push(Step::Equip(hero, gear));
    }
}

pub(crate) fn legal(game: &Quest, out: &mut Vec<Action>) {
    if !game.gear.deck.is_empty() {
        out.push(Action::Draw);
    }
    out.extend(game.gear.discard.iter().map(Action::TakeGear));
}

pub(crate) fn check(game: &Quest, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Draw if !game.gear.deck.is_empty() => Ok(()),
        Action::Draw => Err(Refusal::new("WQ-GEAR-12", "gear-deck-empty")),
        Action::TakeGear(gear) if game.gear.discard.has(gear) => Ok(()),
        Action::TakeGear(Gear::LegendaryFortune) => {
            Err(Refusal::new("WQ-AMB-22", "fortune-is-drawn-only"))
        }
        Action::TakeGear(_) => Err(Refusal::new("WQ-GEAR-03", "not-in-the-discard-pile")),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve(
    game: &mut Quest,
    hero: Hero,
    left: u8,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    if 1 < left {
        game.agenda.push(Step::Treasure(hero, left - 1));
    }
    match action {
        Action::Draw => draw(game, hero, cx),
        Action::TakeGear(gear) => {
            game.gear.discard.remove(gear);
            cx.emit(|| TreasureEvent::GearTaken { hero, gear });
            receive(game, hero, gear, cx);
        }
        other => no_answer("WQ-GEAR-03", other),
    }
}

// Equipping

/// Gear that a hero may take off to make room.
fn removable(game: &Quest, hero: Hero) -> impl Iterator<Item = Gear> + '_ {
    game.area(hero).gear.iter().filter(move |&gear| game.can_unequip(hero, gear).is_ok())
}

/// WQ-GEAR-04, WQ-GEAR-08, WQ-GEAR-11.
pub(crate) fn enter_equip(
    game: &mut Quest,
    hero: Hero,
    gear: Gear,
    cx: &mut Cx<'_, Event>,
) -> Flow {
    if game.can_equip(hero, gear).is_err() && removable(game, hero).next().is_none() {
        game.discard_gear(hero, gear, cx);
        return Flow::Done;
    }
    Flow::Asks
}

pub(crate) fn legal_equip(game: &Quest, hero: Hero, gear: Gear, out: &mut Vec<Action>) {
    if game.can_equip(hero, gear).is_ok() {
        out.push(Action::Equip);
    }
    out.extend(removable(game, hero).map(Action::Unequip));
    out.push(Action::Decline);
}

pub(crate) fn check_equip(
    game: &Quest,
    hero: Hero,
    gear: Gear,
    action: Action,
) -> Result<(), Refusal> {
    match action {
        Action::Equip => game.can_equip(hero, gear),
        Action::Unequip(other) => game.can_unequip(hero, other),
        Action::Decline => Ok(()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_equip(
    game: &mut Quest,
    hero: Hero,
    gear: Gear,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    match action {
        Action::Equip => game.equip(hero, gear, cx),
        Action::Unequip(other) => {
            unequip(game, hero, other, cx);
            game.agenda.push(Step::Equip(hero, gear));
        }
        Action::Decline => game.discard_gear(hero, gear, cx),
        other => no_answer("WQ-GEAR-04", other),
    }
}

pub(crate) fn unequip(game: &mut Quest, hero: Hero, gear: Gear, cx: &mut Cx<'_, Event>) {
    cx.emit(|| TreasureEvent::GearUnequipped { hero, gear });
    game.discard_gear(hero, gear, cx);
}

// WQ-DELVE-03: better actions and more gear on the way

/// Types of action of which a hero has the basic card.
pub(crate) fn trainable(game: &Quest, hero: Hero) -> KindSet {
    KindSet(0b1111) - game.area(hero).advanced
}

/// Whether a hero has a basic action left, or room for more gear.
pub(crate) fn can_train(game: &Quest, hero: Hero) -> bool {
    !trainable(game, hero).is_empty() || game.can_raise_limit(hero)
}

pub(crate) fn enter_train(game: &Quest, hero: Hero) -> Flow {
    Flow::asks_if(can_train(game, hero))
}

pub(crate) fn legal_train(game: &Quest, hero: Hero, out: &mut Vec<Action>) {
    out.extend(trainable(game, hero).iter().map(Action::Trainer));
    if game.can_raise_limit(hero) {
        out.push(Action::Arena);
    }
}

pub(crate) fn check_train(game: &Quest, hero: Hero, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Trainer(kind) if trainable(game, hero).has(kind) => Ok(()),
        Action::Trainer(_) => Err(Refusal::new("WQ-SETT-03", "advanced-already")),
        Action::Arena if game.can_raise_limit(hero) => Ok(()),
        Action::Arena => Err(Refusal::new("WQ-AMB-23", "limit-reached")
            .with("most", crate::content::book().played.limits.most_gear)),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_train(game: &mut Quest, hero: Hero, action: Action, cx: &mut Cx<'_, Event>) {
    match action {
        Action::Trainer(kind) => train(game, hero, kind, cx),
        Action::Arena => raise_limit(game, hero, cx),
        other => no_answer("WQ-DELVE-03", other),
    }
}

/// WQ-SETT-03: the advanced card lies where the basic one lay, and as it lay.
pub(crate) fn train(game: &mut Quest, hero: Hero, kind: Kind, cx: &mut Cx<'_, Event>) {
    game.area_mut(hero).advanced.insert(kind);
    cx.emit(|| SettlementEvent::Trained { hero, kind });
}

/// WQ-SETT-05.
pub(crate) fn raise_limit(game: &mut Quest, hero: Hero, cx: &mut Cx<'_, Event>) {
    game.area_mut(hero).gear_limit += 1;
    let limit = game.area(hero).gear_limit;
    cx.emit(|| SettlementEvent::LimitRaised { hero, limit });
}
