//! WQ-ENEMY-ACT: the enemy phase.

use kernel::{Cx, Flow, Refusal};

use crate::action::Action;
use crate::card::Card;
use crate::content::book;
use crate::effect::Trigger;
use crate::event::{EnemiesEvent, Event};
use crate::flow::{no_answer, not_now};
use crate::names::{Foe, Hero};
use crate::sets::GearSet;
use crate::state::Quest;
use crate::step::{Cause, Step};

pub(crate) fn begin(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    cx.emit(|| EnemiesEvent::EnemyPhaseBegan);
    game.turn.active = None;
    game.agenda.push(Step::EnemyTurn(0));
    for hero in game.clockwise().into_iter().rev() {
        let area = game.area(hero);
        if area.is_defeated {
            continue;
        }
        let reacting = (area.gear - area.depleted).0 & book().quick.gear_reacts;
        for gear in GearSet(reacting).iter() {
            for reaction in &book().gear(gear).reactions {
                if reaction.when == Trigger::EnemyPhase {
                    let cause = game.cause_of(hero, Card::Gear(gear));
                    game.turn.pulled = 0;
                    game.agenda.push(Step::Do(reaction.then, cause));
                }
            }
        }
    }
    Flow::Done
}

/// WQ-ENEMY-ACT-01, WQ-ENEMY-ACT-02, WQ-ENEMY-ACT-10: one readied enemy for each turn of a hero, until none is left.
pub(crate) fn enter_turn(game: &mut Quest, nth: u8, cx: &mut Cx<'_, Event>) -> Flow {
    let is_any_ready = !(game.in_play() - game.foes.exhausted).is_empty();
    if !is_any_ready || !game.is_anybody_up() {
        game.agenda.push(Step::ReadyEnemies);
        return Flow::Done;
    }
    let hero = game.hero_at(nth);
    let open = game.pickable(hero);
    // WQ-AMB-19.
    if !game.is_up(hero) || open.is_empty() {
        pass_turn(game, nth);
        return Flow::Done;
    }
    if !game.are_alike(open) && !game.is_order_free() {
        return Flow::Asks;
    }
    // WQ-AMB-59, WQ-AMB-60: the highest-ranked.
    let foe = game.first_in_order(open).expect("WQ-ENEMY-ACT-02: somebody is open");
    pass_turn(game, nth);
    activate(game, foe, hero, cx);
    Flow::Done
}

fn pass_turn(game: &mut Quest, nth: u8) {
    let next = nth + 1;
    let is_round = usize::from(next) == game.order.len();
    game.agenda.push(Step::EnemyTurn(if is_round { 0 } else { next }));
}

pub(crate) fn legal_turn(game: &Quest, nth: u8, out: &mut Vec<Action>) {
    let open = game.pickable(game.hero_at(nth));
    out.extend(game.marks(open).map(Action::Activate));
}

pub(crate) fn check_turn(game: &Quest, nth: u8, action: Action) -> Result<(), Refusal> {
    let Action::Activate(mark) = action else { return Err(not_now()) };
    let Some(foe) = game.marked(mark) else {
        return Err(Refusal::new("WQ-ZONE-01", "not-in-play"));
    };
    if game.pickable(game.hero_at(nth)).has(foe) {
        Ok(())
    } else if game.foes.lair.has(foe) {
        Err(Refusal::new("WQ-LAIR-03", "in-the-lair"))
    } else if game.foes.exhausted.has(foe) {
        Err(Refusal::new("WQ-ENEMY-ACT-06", "enemy-exhausted"))
    } else {
        Err(Refusal::new("WQ-ENEMY-ACT-02", "own-zone-first"))
    }
}

pub(crate) fn resolve_turn(game: &mut Quest, nth: u8, action: Action, cx: &mut Cx<'_, Event>) {
    let Action::Activate(mark) = action else { no_answer("WQ-ENEMY-ACT-02", action) };
    let hero = game.hero_at(nth);
    pass_turn(game, nth);
    activate(game, game.named(mark), hero, cx);
}

/// WQ-ENEMY-ACT-03 to WQ-ENEMY-ACT-05: turned up, its bar from left to right, then exhausted.
pub(crate) fn activate(game: &mut Quest, foe: Foe, hero: Hero, cx: &mut Cx<'_, Event>) {
    game.turn.active = Some(hero);
    game.turn_up(foe, cx);
    game.turn.acting = Some(foe);
    cx.emit(|| EnemiesEvent::EnemyActivated { foe, hero });
    game.agenda.then([Step::Bar(foe, 0), Step::BarEnd(foe), Step::Check]);
}

pub(crate) fn enter_bar(game: &mut Quest, foe: Foe, nth: u8, cx: &mut Cx<'_, Event>) -> Flow {
    // The end of the bar.
    let Some(&keyword) = book().enemy(foe).bar.get(usize::from(nth)) else { return Flow::Done };
    let owner = game.acting_hero();
    let card = Card::Keyword(keyword);
    cx.emit(|| EnemiesEvent::Keyword { foe, card });
    let cause = Cause { card, owner, foe: Some(foe), chosen: None };
    game.agenda.then([Step::Do(book().keyword(keyword).then, cause), Step::Bar(foe, nth + 1)]);
    Flow::Done
}

/// WQ-ENEMY-ACT-04, WQ-ENEMY-ACT-09, WQ-AMB-10.
pub(crate) fn end_bar(game: &mut Quest, foe: Foe, cx: &mut Cx<'_, Event>) -> Flow {
    game.turn.acting = None;
    if book().quick.health[foe.idx()] <= game.foes.wounds[foe.idx()] {
        game.defeat_foe(foe, cx);
    } else if game.in_play().has(foe) {
        game.exhaust_foe(foe, cx);
    }
    Flow::Done
}

/// WQ-ENEMY-ACT-07.
pub(crate) fn ready_all(game: &mut Quest, cx: &mut Cx<'_, Event>) -> Flow {
    game.foes.exhausted = crate::sets::FoeSet::EMPTY;
    cx.emit(|| EnemiesEvent::EnemiesReadied);
    Flow::Done
}
