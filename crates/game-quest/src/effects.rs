//! The interpreter: what each effect of the vocabulary does, by the verbs.

mod apply;
mod choices;
mod custom;

pub(crate) use choices::{
    check_alternatives, check_foe, check_hero, check_offer, enter_alternatives, enter_offer,
    enter_which, enter_who, legal_alternatives, legal_offer, legal_which, legal_who,
    resolve_alternatives, resolve_offer, resolve_which, resolve_who,
};

use cards::Block;
use kernel::{Cx, Flow};

use crate::content::book;
use crate::effect::{FoeOp, Foes, HeroOp, Op, Place, Who};
use crate::event::Event;
use crate::names::{Foe, Hero};
use crate::sets::FoeSet;
use crate::state::Quest;
use crate::step::{Cause, Step};

/// The effect at a place of the arena.
#[inline]
pub(crate) fn op(at: u16) -> Op {
    book().arena.at(at)
}

/// Does the first effect of a row; the others wait.
#[inline]
pub(crate) fn enter_do(
    game: &mut Quest,
    block: Block,
    cause: Cause,
    cx: &mut Cx<'_, Event>,
) -> Flow {
    if let Some((at, rest)) = block.split() {
        if !rest.is_empty() {
            game.agenda.push(Step::Do(rest, cause));
        }
        start(game, at, cause, cx);
    }
    Flow::Done
}

/// The enemies that an effect is about, and what it does to each of them.
fn on_foes(op: Op) -> (Foes, FoeOp) {
    match op {
        Op::Hero(_, HeroOp::Engage(foes)) => (foes, FoeOp::Engage),
        Op::Foe(foes, op) => (foes, op),
        Op::Hero(..) | Op::Deed(_) | Op::Table(_) => {
            unreachable!("WQ-ZONE-03: {op:?} is not about enemies")
        }
    }
}

/// Begins an effect: on heroes, on enemies, on the action under way, or on the table.
fn start(game: &mut Quest, at: u16, cause: Cause, cx: &mut Cx<'_, Event>) {
    match op(at) {
        Op::Hero(who, does) => start_on_heroes(game, at, (who, does), cause, cx),
        Op::Foe(..) => start_on_foes(game, at, cause, cx),
        Op::Deed(op) => apply::on_deed(game, op, cause, cx),
        Op::Table(op) => apply::on_table(game, op, cause, cx),
    }
}

fn start_on_heroes(
    game: &mut Quest,
    at: u16,
    (who, does): (Who, HeroOp),
    cause: Cause,
    cx: &mut Cx<'_, Event>,
) {
    if who == Who::UpToTwo {
        game.forget_named();
        game.agenda.push(Step::More(at, 2, cause));
        return;
    }
    let heroes = choices::hero_candidates(game, who, does, &cause);
    if Quest::is_choice(who) {
        if !heroes.iter().any(|hero| game.would_do_to(does, hero, &cause)) {
            return;
        }
        if 1 < heroes.len() {
            game.agenda.push(Step::Who(at, cause));
            return;
        }
    }
    if let (Some(hero), 1) = (heroes.first(), heroes.len()) {
        choices::choose(game, hero, &cause);
        apply::on_hero(game, at, does, hero, cause, cx);
        return;
    }
    // WQ-AMB-44: one after the other, the leader first.
    for hero in game.clockwise().into_iter().rev().filter(|&hero| heroes.has(hero)) {
        game.agenda.push(Step::On(at, hero, cause));
    }
}

/// An effect on one of several heroes.
pub(crate) fn enter_on(
    game: &mut Quest,
    at: u16,
    hero: Hero,
    cause: Cause,
    cx: &mut Cx<'_, Event>,
) -> Flow {
    let (_, does) = choices::on_heroes(at);
    apply::on_hero(game, at, does, hero, cause, cx);
    Flow::Done
}

/// An effect on enemies: on all that are meant, or on those that somebody names.
fn start_on_foes(game: &mut Quest, at: u16, cause: Cause, cx: &mut Cx<'_, Event>) {
    let (foes, _) = on_foes(op(at));
    game.forget_named();
    let meant = choices::foe_candidates(game, at, &cause);
    let left = match foes {
        Foes::Pick(n, _) | Foes::UpTo(n, _) => n,
        Foes::Targeted | Foes::Highest(_) => 1,
        Foes::This | Foes::Nemesis | Foes::All(_) | Foes::Others(_) | Foes::Named(_) => {
            return on_all(game, at, meant, cause, cx);
        }
    };
    if !meant.is_empty() {
        game.agenda.push(Step::Which(at, left, cause));
    }
}

/// WQ-TIME-02: the highest-ranked first.
fn on_all(game: &mut Quest, at: u16, foes: FoeSet, cause: Cause, cx: &mut Cx<'_, Event>) {
    let order = game.in_order(foes);
    let (_, does) = on_foes(op(at));
    if does == FoeOp::Activate {
        for &foe in order.iter().rev() {
            game.agenda.push(Step::Call(foe));
        }
        return;
    }
    for foe in order {
        apply::on_foe(game, does, foe, cause, cx);
    }
}

/// WQ-ENEMY-ACT-08: an enemy is readied and activated outside the enemy phase, with the leader as the active hero.
pub(crate) fn enter_call(game: &mut Quest, foe: Foe, cx: &mut Cx<'_, Event>) -> Flow {
    // Several are called at once: what the first of them did may have felled the last hero, or the next enemy.
    if let Some(lead) = game.lead()
        && game.in_play().has(foe)
    {
        game.foes.exhausted.remove(foe);
        crate::phases::enemies::activate(game, foe, lead, cx);
    }
    Flow::Done
}

/// WQ-SPAWN-01: one hero after the other.
pub(crate) fn enter_spawn_each(game: &mut Quest, n: u8, at: u8) -> Flow {
    if at < game.order.len() as u8 {
        game.agenda.push(Step::SpawnEach(n, at + 1));
        let hero = game.hero_at(at);
        if game.is_up(hero) {
            game.agenda.push(Step::SpawnTo(hero, n));
        }
    }
    Flow::Done
}

/// WQ-SPAWN-01: one at a time.
pub(crate) fn enter_spawn_to(
    game: &mut Quest,
    hero: Hero,
    left: u8,
    cx: &mut Cx<'_, Event>,
) -> Flow {
    if let Some(later) = left.checked_sub(1) {
        game.agenda.push(Step::SpawnTo(hero, later));
        game.spawn_to(Some(hero), cx);
    }
    Flow::Done
}

/// Where spawned enemies go.
fn spawn(game: &mut Quest, place: Place, n: u8, cx: &mut Cx<'_, Event>) {
    let hero = match place {
        Place::Active => game.turn.active.or_else(|| game.lead()),
        Place::Leader => game.lead(),
        Place::Heroes => {
            game.agenda.push(Step::SpawnEach(n, 0));
            return;
        }
        Place::Shadows => {
            (0..n).for_each(|_| game.spawn_hidden(cx));
            return;
        }
    };
    match hero {
        Some(hero) => game.agenda.push(Step::SpawnTo(hero, n)),
        None => (0..n).for_each(|_| game.spawn_to(None, cx)),
    }
}
