//! One effect on one hero, on one enemy, or on the table.

use kernel::Cx;

use super::{custom, foes, op, spawn};
use crate::card::Card;
use crate::content::book;
use crate::effect::{Change, Effect, Op, Place};
use crate::event::Event;
use crate::names::{Foe, Hero, Kind};
use crate::state::Quest;
use crate::step::{Cause, Harm, Step};

/// An effect on one hero.
pub(super) fn on_hero(game: &mut Quest, at: u16, hero: Hero, cause: Cause, cx: &mut Cx<'_, Event>) {
    let cause = Cause { chosen: Some(hero), ..cause };
    match op(at) {
        Effect::Suffer(_, amount) => {
            let wounds = game.amount(amount, hero, &cause);
            let wounds = wounds.saturating_sub(ward(game, hero, &cause));
            if wounds != 0 && game.is_up(hero) {
                let why = Harm::Effect(cause.card, cause.foe);
                game.agenda.push(Step::Suffer(hero, wounds, why));
            }
        }
        Effect::Recover(_, n) => game.recover(hero, n, cx),
        Effect::Claim(_, n) => game.agenda.push(Step::Place(hero, n)),
        Effect::Lose(_, n) => game.agenda.push(Step::Tokens(hero, n)),
        Effect::Gain(_, condition) => game.gain(hero, condition, cx),
        Effect::Remove(_, condition) => game.cure(hero, condition, cx),
        Effect::Ready(_, n) => game.agenda.push(Step::ReadyOne(hero, n)),
        Effect::Tire(_, n) => game.agenda.push(Step::TireOne(hero, n)),
        Effect::Revive(n) => {
            game.revive(hero, cx);
            game.recover(hero, n, cx);
        }
        Effect::Treasure(_, n) => game.agenda.push(Step::Treasure(hero, n)),
        Effect::Engage(..) => super::start_on_foes(game, at, cause, cx),
        Effect::Train(_) => game.agenda.push(Step::Train(hero)),
        Effect::Choose(..) => game.agenda.push(Step::Alternatives(at, hero, cause)),
        Effect::Pay(..) | Effect::May(_) => game.agenda.push(Step::Offer(at, hero, cause)),
        other => unreachable!("WQ-FX-09: {other:?} is not about heroes"),
    }
}

/// Wounds from keywords that a hero's gear takes.
fn ward(game: &Quest, hero: Hero, cause: &Cause) -> u8 {
    if !matches!(cause.card, Card::Keyword(_)) {
        return 0;
    }
    let area = game.area(hero);
    let mut res = 0;
    for gear in (area.gear - area.depleted).iter() {
        for modifier in &book().gear(gear).modifiers {
            if let Change::Ward(n) = modifier.change {
                res += n;
            }
        }
    }
    res
}

/// An effect on one enemy.
pub(super) fn on_foe(game: &mut Quest, at: u16, foe: Foe, cause: Cause, cx: &mut Cx<'_, Event>) {
    let op = op(at);
    debug_assert!(foes(op).is_some(), "{op:?} is not about enemies");
    match op {
        Effect::Engage(..) => {
            if let Some(hero) = cause.chosen {
                game.engage(foe, hero, cx);
            }
        }
        Effect::Retreat(_) => game.retreat(foe, cx),
        Effect::Exhaust(_) => {
            if game.can_be_exhausted(foe) {
                game.exhaust_foe(foe, cx);
            }
        }
        Effect::Hit(_, n) => game.wound_foe(foe, n, cx),
        Effect::Mend(_, n) => game.mend_foe(foe, n, cx),
        Effect::Activate(_) => game.agenda.push(Step::Call(foe)),
        other => unreachable!("WQ-FX-09: {other:?} is not about enemies"),
    }
}

/// An effect on the table, or on the action under way.
pub(super) fn on_table(game: &mut Quest, op: Op, cause: Cause, cx: &mut Cx<'_, Event>) {
    match op {
        Effect::Spawn(place, amount) => {
            let n = game.amount(amount, cause.owner, &cause);
            spawn(game, place, n, cx);
        }
        Effect::Emerge(place) => emerge(game, place, cx),
        Effect::Progress(n) => game.progress(n, cx),
        Effect::Peril(n) => game.move_peril(n, cx),
        Effect::Draw(n) => {
            for _ in 0..n {
                if let Some(card) = game.take_dungeon(cx) {
                    game.meet(cause.owner, card, cx);
                }
            }
        }
        Effect::Refresh => game.refresh_gear(cx),
        Effect::Doom(_) => {
            game.doom += 1;
            let doom = game.doom;
            cx.emit(|| Event::Doomed { doom });
        }
        Effect::Scout(n) => scout(game, n, cx),
        Effect::Success(_) | Effect::Defence(_) | Effect::Blank(_) | Effect::Dice(_) => {
            modify(game, op, cause, cx);
        }
        Effect::Reroll(n) => game.agenda.push(Step::Dice(n)),
        Effect::Encore => encore(game, cause.owner, cx),
        Effect::Custom(custom) => custom::run(game, custom, cx),
        other => unreachable!("WQ-FX-09: {other:?} is not about the table"),
    }
}

/// WQ-ACT-11.
fn modify(game: &mut Quest, op: Op, cause: Cause, cx: &mut Cx<'_, Event>) {
    let Some(deed) = &mut game.deed else { return };
    let (mut successes, mut defence, mut blanks, mut dice) = (0, 0, 0, 0);
    match op {
        Effect::Success(n) => successes = n,
        Effect::Defence(n) => defence = n,
        Effect::Blank(n) => blanks = n,
        Effect::Dice(n) => dice = n,
        _ => {}
    }
    deed.more_successes += successes;
    deed.more_defence += defence;
    deed.more_blanks += blanks;
    deed.more_dice += dice;
    let Cause { owner: hero, card, .. } = cause;
    cx.emit(|| Event::Modified { hero, card, successes, defence, blanks, dice });
}

/// WQ-LAIR-01: the nemesis comes out.
fn emerge(game: &mut Quest, place: Place, cx: &mut Cx<'_, Event>) {
    let foe = game.foes.nemesis;
    if !game.foes.lair.has(foe) {
        return;
    }
    match (place, game.lead()) {
        (Place::Active | Place::Leader | Place::Heroes, Some(hero)) => game.engage(foe, hero, cx),
        (Place::Shadows, _) | (_, None) => game.move_to_shadows(foe, cx),
    }
}

/// The top location cards are seen by everybody.
fn scout(game: &mut Quest, n: u8, cx: &mut Cx<'_, Event>) {
    // The last location stays where the quest put it.
    let n_open = (game.places.deck.len() as u8).saturating_sub(1).min(n);
    if n_open == 0 {
        return;
    }
    cx.reveal();
    game.places.n_known = game.places.n_known.max(n_open);
    let cards = &game.places.deck[..usize::from(n_open)];
    cx.emit(|| Event::LocationsScouted { cards: cards.to_vec() });
    if 1 < n_open {
        game.agenda.push(Step::Scout);
    }
}

/// WQ-AMB-37: any face with a success or a critical.
fn encore(game: &mut Quest, hero: Hero, cx: &mut Cx<'_, Event>) {
    let die = &book().quick.hero_die;
    let face = die[cx.chance.pick("hero-die", die)];
    cx.emit(|| Event::Rolled { hero, faces: vec![face], foes: Vec::new() });
    let is_success = face != crate::names::HeroFace::Defence;
    let can_act = Kind::ALL.iter().any(|&kind| game.readied(hero).has(kind));
    if is_success && can_act && game.is_up(hero) {
        game.agenda.push(Step::Encore);
    }
}
