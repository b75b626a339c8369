//! One effect on one hero, on one enemy, or on the table.

use kernel::Cx;

use super::{custom, spawn};
use crate::card::Card;
use crate::content::book;
use crate::effect::{Change, DeedOp, FoeOp, HeroOp, Place, TableOp, Who};
use crate::event::{DeedEvent, Event, LocationEvent, PerilEvent};
use crate::names::{Foe, Hero, Kind};
use crate::state::Quest;
use crate::step::{Cause, Harm, Step};

/// Carries out an effect on one hero; `at` is its place in the arena.
pub(super) fn on_hero(
    game: &mut Quest,
    at: u16,
    does: HeroOp,
    hero: Hero,
    cause: Cause,
    cx: &mut Cx<'_, Event>,
) {
    let cause = Cause { chosen: Some(hero), ..cause };
    match does {
        HeroOp::Suffer(amount) => {
            let wounds = game.amount(amount, hero, &cause);
            let wounds = wounds.saturating_sub(ward(game, hero, &cause));
            let why = Harm::Effect(cause.card, cause.foe);
            game.agenda.push(Step::Suffer(hero, wounds, why));
        }
        HeroOp::Recover(n) => game.recover(hero, n, cx),
        HeroOp::Claim(n) => game.agenda.push(Step::Place(hero, n)),
        HeroOp::Lose(n) => game.agenda.push(Step::Tokens(hero, n)),
        HeroOp::Gain(condition) => game.gain(hero, condition, cx),
        HeroOp::Remove(condition) => game.cure(hero, condition, cx),
        HeroOp::Ready(n) => game.agenda.push(Step::ReadyOne(hero, n)),
        HeroOp::Tire(n) => game.agenda.push(Step::TireOne(hero, n)),
        HeroOp::Revive(n) => {
            game.revive(hero, cx);
            game.recover(hero, n, cx);
        }
        HeroOp::Treasure(n) => game.agenda.push(Step::Treasure(hero, n)),
        HeroOp::Engage(_) => super::start_on_foes(game, at, cause, cx),
        HeroOp::Train => game.agenda.push(Step::Train(hero)),
        HeroOp::Choose(_) => game.agenda.push(Step::Alternatives(at, hero, cause)),
        HeroOp::Pay(..) | HeroOp::May(_) => game.agenda.push(Step::Offer(at, hero, cause)),
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
pub(super) fn on_foe(
    game: &mut Quest,
    does: FoeOp,
    foe: Foe,
    cause: Cause,
    cx: &mut Cx<'_, Event>,
) {
    match does {
        FoeOp::Engage => {
            let hero = cause.chosen.expect("WQ-ZONE-03: an enemy engages a hero");
            game.engage(foe, hero, cx);
        }
        FoeOp::Retreat => game.retreat(foe, cx),
        FoeOp::Exhaust => {
            // WQ-GOLD-03: of all that are meant, some may say that they cannot be exhausted.
            if game.can_be_exhausted(foe) {
                game.exhaust_foe(foe, cx);
            }
        }
        FoeOp::Hit(n) => game.hit_foe(foe, n, cx),
        FoeOp::Mend(n) => game.mend_foe(foe, n, cx),
        FoeOp::Activate => game.agenda.push(Step::Call(foe)),
    }
}

/// An effect on the table.
pub(super) fn on_table(game: &mut Quest, does: TableOp, cause: Cause, cx: &mut Cx<'_, Event>) {
    match does {
        TableOp::Cure(who, n) => {
            let only = (who == Who::Owner).then_some(cause.owner);
            game.agenda.push(Step::Cure(n, only, cause.owner));
        }
        TableOp::Spawn(place, amount) => {
            let n = game.amount(amount, cause.owner, &cause);
            spawn(game, place, n, cx);
        }
        TableOp::Emerge(place) => emerge(game, place, cx),
        TableOp::Progress(n) => game.progress(n, cx),
        TableOp::Peril(n) => game.move_peril(n, cx),
        TableOp::Draw(n) => {
            for _ in 0..n {
                if let Some(card) = game.take_dungeon(cx) {
                    game.meet(cause.owner, card, cx);
                }
            }
        }
        TableOp::Refresh => game.refresh_gear(cx),
        TableOp::Doom => {
            game.doom += 1;
            let doom = game.doom;
            cx.emit(|| PerilEvent::Doomed { doom });
        }
        TableOp::Scout(n) => scout(game, n, cx),
        TableOp::Encore => encore(game, cause.owner, cx),
        TableOp::If(guard, inner) => {
            if game.holds(guard, &cause) {
                game.agenda.push(Step::Do(inner, cause));
            }
        }
        TableOp::Custom(custom) => custom::run(game, custom, cx),
    }
}

/// WQ-ACT-11, and WQ-ACT-08 for dice that are rolled again.
pub(super) fn on_deed(game: &mut Quest, does: DeedOp, cause: Cause, cx: &mut Cx<'_, Event>) {
    let deed = game.deed_mut();
    let (mut successes, mut defence, mut blanks, mut dice) = (0, 0, 0, 0);
    match does {
        DeedOp::Success(n) => successes = n,
        DeedOp::Defence(n) => defence = n,
        DeedOp::Blank(n) => blanks = n,
        DeedOp::Dice(n) => dice = n,
        DeedOp::Reroll(n) => {
            game.agenda.push(Step::Dice(n));
            return;
        }
    }
    deed.more_successes += successes;
    deed.more_defence += defence;
    deed.more_blanks += blanks;
    deed.more_dice += dice;
    let Cause { owner: hero, card, .. } = cause;
    cx.emit(|| DeedEvent::Modified { hero, card, successes, defence, blanks, dice });
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
    cx.emit(|| LocationEvent::LocationsScouted { cards: cards.to_vec() });
    if 1 < n_open {
        game.agenda.push(Step::Scout);
    }
}

/// WQ-AMB-37: any face with a success or a critical.
fn encore(game: &mut Quest, hero: Hero, cx: &mut Cx<'_, Event>) {
    let die = &book().quick.hero_die;
    let face = die[cx.chance.pick("hero-die", die)];
    cx.emit(|| DeedEvent::Rolled { hero, faces: vec![face], foes: Vec::new() });
    let is_success = face != crate::names::HeroFace::Defence;
    let can_act = Kind::ALL.iter().any(|&kind| game.readied(hero).has(kind));
    if is_success && can_act && game.is_up(hero) {
        game.agenda.push(Step::Encore);
    }
}
