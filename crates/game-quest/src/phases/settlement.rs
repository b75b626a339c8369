//! WQ-SETT: the settlement stage: reward or penalty, improve, refresh.

use kernel::{Cx, Flow, Refusal};

use crate::action::Action;
use crate::content::{Prize, book};
use crate::event::{Event, SettlementEvent, TreasureEvent};
use crate::flow::{no_answer, not_now};
use crate::names::{Gear, Hero, Sheet};
use crate::phases::treasure;
use crate::sets::{ConditionSet, GearSet, HeroSet, KindSet};
use crate::state::{Improvements, Quest};
use crate::step::Step;

/// WQ-SETT-01, WQ-END-01, WQ-AMB-57: reward or penalty, then improvements; after the last quest nothing is left to
/// improve for.
pub(crate) fn begin(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    game.turn.active = None;
    let sheet = book().sheet(game.sheet);
    let prizes = if game.result == Some(true) { &sheet.reward } else { &sheet.penalty };
    for &prize in prizes {
        award(game, prize);
    }
    game.pool.removed = game.pool.removed | (game.pool.nemeses & game.foes.defeated);
    game.pool.nemeses = game.pool.nemeses - game.foes.defeated;
    let pool = game.pool;
    cx.emit(|| SettlementEvent::PoolChanged {
        fortunes: pool.fortunes,
        warpstone: pool.warpstone,
        nemeses: pool.nemeses.iter().collect(),
    });
    game.agenda.push(Step::Refresh);
    let is_last = Sheet::campaign().last() == Some(&game.sheet);
    if !is_last {
        for hero in game.clockwise().into_iter().rev() {
            game.agenda.push(Step::Improve(hero));
        }
    }
    Flow::Done
}

/// WQ-POOL-01, WQ-NEM-06, WQ-LEG-06.
fn award(game: &mut Quest, prize: Prize) {
    let nemesis = game.foes.nemesis;
    let most = book().gear(Gear::LegendaryFortune).copies;
    match prize {
        Prize::Fortune => game.pool.fortunes = (game.pool.fortunes + 1).min(most),
        Prize::Warpstone => game.pool.warpstone = true,
        Prize::Nemesis => game.pool.nemeses.insert(nemesis),
        Prize::NemesisIfUndefeated => {
            if !game.foes.defeated.has(nemesis) {
                game.pool.nemeses.insert(nemesis);
            }
        }
    }
}

// Improve

fn n_done(done: Improvements) -> u8 {
    u8::from(done.trainer) + u8::from(done.smith) + u8::from(done.arena)
}

/// WQ-SETT-02: two different improvements.
fn can_improve(game: &Quest, hero: Hero, action: Action) -> Result<(), Refusal> {
    let done = game.turn.improved;
    if n_done(done) == 2 {
        return Err(Refusal::new("WQ-SETT-02", "two-are-enough"));
    }
    let is_again = match action {
        Action::Trainer(_) => done.trainer,
        Action::Smith => done.smith,
        Action::Arena => done.arena,
        other => no_answer("WQ-SETT-02", other),
    };
    if is_again {
        return Err(Refusal::new("WQ-SETT-02", "two-different-ones"));
    }
    match action {
        Action::Trainer(kind) if !treasure::trainable(game, hero).has(kind) => {
            Err(Refusal::new("WQ-SETT-03", "advanced-already"))
        }
        Action::Smith if game.gear.deck.is_empty() => {
            Err(Refusal::new("WQ-SETT-04", "gear-deck-empty"))
        }
        Action::Arena if !game.can_raise_limit(hero) => {
            Err(Refusal::new("WQ-AMB-23", "limit-reached")
                .with("most", book().played.limits.most_gear))
        }
        Action::Trainer(_) | Action::Smith | Action::Arena => Ok(()),
        other => no_answer("WQ-SETT-02", other),
    }
}

fn improvements(game: &Quest, hero: Hero) -> impl Iterator<Item = Action> {
    let is_open = move |&action: &Action| can_improve(game, hero, action).is_ok();
    // Of what can be learned all is open, or nothing.
    let kinds = treasure::trainable(game, hero);
    let has_trainer = kinds.iter().next().is_some_and(|kind| is_open(&Action::Trainer(kind)));
    let trainer = if has_trainer { kinds } else { KindSet::EMPTY };
    let others = [Action::Smith, Action::Arena].into_iter().filter(is_open);
    trainer.iter().map(Action::Trainer).chain(others)
}

/// WQ-SETT-06, WQ-LEG-04, WQ-AMB-24, WQ-AMB-24a.
fn can_give(game: &Quest, from: Hero, gear: Gear, to: Hero) -> Result<(), Refusal> {
    if !game.area(from).gear.has(gear) || !game.party().has(to) || from == to {
        return Err(Refusal::new("WQ-SETT-06", "not-to-be-given"));
    }
    if gear.legend_of().is_some() {
        return Err(Refusal::new("WQ-LEG-04", "legendary-stays"));
    }
    if game.turn.refused.has(gear) {
        return Err(Refusal::new("WQ-AMB-24", "declined-already"));
    }
    Ok(())
}

fn gifts(game: &Quest, from: Hero) -> impl Iterator<Item = Action> + '_ {
    let others = game.party() - HeroSet::only(from);
    let gear = game.area(from).gear.iter();
    gear.flat_map(move |gear| others.iter().map(move |to| (gear, to)))
        .filter(move |&(gear, to)| can_give(game, from, gear, to).is_ok())
        .map(|(gear, to)| Action::Give(gear, to))
}

pub(crate) fn enter_improve(game: &mut Quest, hero: Hero) -> Flow {
    if improvements(game, hero).next().is_none() && gifts(game, hero).next().is_none() {
        done(game);
        return Flow::Done;
    }
    Flow::Asks
}

fn done(game: &mut Quest) {
    game.turn.improved = Improvements::default();
    game.turn.refused = GearSet::EMPTY;
}

pub(crate) fn legal_improve(game: &Quest, hero: Hero, out: &mut Vec<Action>) {
    out.extend(improvements(game, hero));
    let is_done = out.is_empty();
    out.extend(gifts(game, hero));
    if is_done {
        out.push(Action::Done);
    }
}

pub(crate) fn check_improve(game: &Quest, hero: Hero, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Trainer(_) | Action::Smith | Action::Arena => can_improve(game, hero, action),
        Action::Give(gear, to) => can_give(game, hero, gear, to),
        Action::Done if improvements(game, hero).next().is_none() => Ok(()),
        Action::Done => Err(Refusal::new("WQ-SETT-02", "improve-first")),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_improve(
    game: &mut Quest,
    hero: Hero,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    if action == Action::Done {
        done(game);
        return;
    }
    game.agenda.push(Step::Improve(hero));
    match action {
        Action::Trainer(kind) => {
            game.turn.improved.trainer = true;
            treasure::train(game, hero, kind, cx);
        }
        Action::Arena => {
            game.turn.improved.arena = true;
            treasure::raise_limit(game, hero, cx);
        }
        Action::Smith => {
            game.turn.improved.smith = true;
            visit_smith(game, hero, cx);
        }
        Action::Give(gear, to) => game.agenda.push(Step::Gift(hero, gear, to)),
        other => no_answer("WQ-SETT-02", other),
    }
}

// The smith

/// WQ-SETT-04, WQ-AMB-55: two cards, or the one that is left.
fn visit_smith(game: &mut Quest, hero: Hero, cx: &mut Cx<'_, Event>) {
    for _ in 0..2 {
        if let Some(gear) = game.gear.deck.take_top() {
            game.gear.smith.push(gear);
        }
    }
    cx.reveal();
    let smith = game.gear.smith;
    cx.emit(|| SettlementEvent::SmithOffered { hero, gear: smith.to_vec() });
    game.agenda.push(Step::Smith(hero));
}

pub(crate) fn legal_smith(game: &Quest, out: &mut Vec<Action>) {
    out.extend(game.gear.smith.iter().map(|&gear| Action::TakeGear(gear)));
    out.sort_unstable();
    // Both may be Legendary Fortunes.
    out.dedup();
    out.push(Action::Pass);
}

pub(crate) fn check_smith(game: &Quest, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass => Ok(()),
        Action::TakeGear(gear) if game.gear.smith.contains(&gear) => Ok(()),
        Action::TakeGear(_) => Err(Refusal::new("WQ-SETT-04", "not-on-the-counter")),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_smith(game: &mut Quest, hero: Hero, action: Action, cx: &mut Cx<'_, Event>) {
    let mut smith = std::mem::take(&mut game.gear.smith);
    let mut chosen = None;
    match action {
        Action::TakeGear(gear) => {
            let idx = smith.iter().position(|&it| it == gear);
            chosen = Some(smith.remove(idx.expect("WQ-SETT-04: the smith offers the card")));
        }
        Action::Pass => {}
        other => no_answer("WQ-SETT-04", other),
    }
    for gear in smith {
        if gear == Gear::LegendaryFortune {
            game.gear.fortunes += 1;
        } else {
            game.gear.discard.insert(gear);
        }
        cx.emit(|| TreasureEvent::GearDiscarded { hero, gear });
    }
    if let Some(gear) = chosen {
        treasure::receive(game, hero, gear, cx);
    }
}

// Gifts

/// WQ-AMB-24: the receiver makes room and equips, or declines.
pub(crate) fn legal_gift(game: &Quest, gear: Gear, to: Hero, out: &mut Vec<Action>) {
    if game.can_equip(to, gear).is_ok() {
        out.push(Action::Equip);
    }
    let removable = game.area(to).gear.iter().filter(|&it| game.can_unequip(to, it).is_ok());
    out.extend(removable.map(Action::Unequip));
    out.push(Action::Decline);
}

pub(crate) fn resolve_gift(
    game: &mut Quest,
    from: Hero,
    gear: Gear,
    to: Hero,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    match action {
        Action::Equip => {
            // Depleted gear lies face down with its new owner as well.
            let is_depleted = game.area(from).depleted.has(gear);
            let area = game.area_mut(from);
            area.gear.remove(gear);
            area.depleted.remove(gear);
            area.turned.remove(gear);
            cx.emit(|| SettlementEvent::GearGiven { from, to, gear });
            game.area_mut(to).gear.insert(gear);
            if is_depleted {
                game.area_mut(to).depleted.insert(gear);
            }
        }
        Action::Unequip(other) => {
            treasure::unequip(game, to, other, cx);
            game.agenda.push(Step::Gift(from, gear, to));
        }
        Action::Decline => {
            game.turn.refused.insert(gear);
            cx.emit(|| SettlementEvent::GiftDeclined { from, to, gear });
        }
        other => no_answer("WQ-AMB-24", other),
    }
}

/// WQ-SETT-07, WQ-SETT-08, WQ-POOL-03, WQ-DUN-04, WQ-TOKEN-04.
pub(crate) fn refresh(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    for hero in game.order {
        let items = game.area(hero).items;
        let area = game.area_mut(hero);
        area.wounds = 0;
        area.is_defeated = false;
        area.exhausted = KindSet::EMPTY;
        area.tokens = [0; 4];
        area.conditions = ConditionSet::EMPTY;
        area.items = [0; crate::names::N_ITEMS];
        area.turned = GearSet::EMPTY;
        for (idx, n) in items.into_iter().enumerate() {
            game.dungeon.discard[idx] += n;
        }
    }
    game.refresh_gear(cx);
    cx.emit(|| SettlementEvent::Refreshed);
    game.agenda.push(Step::End);
    Flow::Done
}
