//! The interpreter: what each effect of the vocabulary does, by the verbs.

pub(crate) mod apply;
pub(crate) mod choices;
mod custom;

use cards::Block;
use kernel::{Cx, Flow, Seat};
use tinyvec::ArrayVec;

use crate::action::Action;
use crate::card::Card;
use crate::content::book;
use crate::effect::{Acts, Circle, Cost, Effect, Grade, On, Op, Reach, Who};
use crate::event::{CardsEvent, Event};
use crate::names::{Discovery, Level};
use crate::phases::setup::FACES;
use crate::state::{Adventure, Bearer, Foe};
use crate::step::{Cause, Step};

/// The effect at a place of the arena.
#[inline]
pub(crate) fn op(at: u16) -> Op {
    book().arena.at(at)
}

/// Does the first effect of a row; the others wait.
pub(crate) fn enter_do(
    game: &mut Adventure,
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

/// Which characters are meant, in the order in which it comes to them.
fn seats(game: &Adventure, who: Who, cause: &Cause) -> ArrayVec<[Seat; 4]> {
    let owner = cause.owner;
    let here = game.at(owner);
    match who {
        Who::Owner => [owner].into_iter().collect(),
        Who::Target => cause.target.into_iter().collect(),
        Who::Foe => enemy(game, cause).into_iter().collect(),
        Who::OthersHere => game.others_at(here, owner).collect(),
    }
}

/// The character that a card of this combat is used against.
fn enemy(game: &Adventure, cause: &Cause) -> Option<Seat> {
    let combat = game.combat.as_ref()?;
    combat.seat(1 - game.side_of(combat, cause))
}

/// Begins an effect: on characters, or on something else.
fn start(game: &mut Adventure, at: u16, cause: Cause, cx: &mut Cx<'_, Event>) {
    match op(at).acts() {
        Acts::On(who, effect) => {
            let seats = seats(game, who, &cause);
            if let &[only] = seats.as_slice() {
                return apply::on_character(game, effect, only, &cause, cx);
            }
            for &seat in seats.iter().rev() {
                game.agenda.push(Step::On(at, seat, cause));
            }
        }
        Acts::InCombat(effect) => apply::in_combat(game, effect, &cause, cx),
        Acts::OnTable(effect) => apply::on_table(game, effect, at, cause, cx),
    }
}

/// An effect on one of several characters.
pub(crate) fn enter_on(
    game: &mut Adventure,
    at: u16,
    seat: Seat,
    cause: Cause,
    cx: &mut Cx<'_, Event>,
) -> Flow {
    let Acts::On(_, effect) = op(at).acts() else {
        unreachable!("AG-RUL-44: {:?} goes from character to character", op(at))
    };
    apply::on_character(game, effect, seat, &cause, cx);
    Flow::Done
}

/// A combat die is rolled for an effect.
fn roll_test(game: &mut Adventure, at: u16, least: u8, cause: Cause, cx: &mut Cx<'_, Event>) {
    let die = FACES[cx.chance.pick("test", &FACES)];
    cx.emit(|| CardsEvent::Tested { seat: cause.owner, die, passed: least <= die });
    game.agenda.push(Step::TestBoots(at, die, cause));
}

/// AG-RUL-15, AG-DISC-BOOTS-01: whoever has Rocket Boots may roll that die again.
pub(crate) fn enter_test_boots(game: &mut Adventure, at: u16, die: u8, cause: Cause) -> Flow {
    if game.n_kept(cause.owner, Discovery::RocketBoots) != 0 {
        return Flow::Asks;
    }
    settle_test(game, at, die, cause);
    Flow::Done
}

fn settle_test(game: &mut Adventure, at: u16, die: u8, cause: Cause) {
    let (least, then, otherwise) = tested(at);
    game.agenda.push(Step::Do(if least <= die { then } else { otherwise }, cause));
}

pub(crate) fn resolve_test_boots(
    game: &mut Adventure,
    at: u16,
    die: u8,
    cause: Cause,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    match action {
        Action::Spend(kind) => {
            game.spend_discovery(cause.owner, kind, cx);
            roll_test(game, at, tested(at).0, cause, cx);
        }
        Action::Pass => settle_test(game, at, die, cause),
        _ => unreachable!("AG-DISC-BOOTS-01: {action} rolls no die again"),
    }
}

/// What a die decides: from which face on, and the two outcomes.
fn tested(at: u16) -> (u8, Block, Block) {
    match op(at) {
        Effect::Test(least, then, otherwise) => (least, then, otherwise),
        other => unreachable!("AG-RUL-15: no die is rolled for {other:?}"),
    }
}

/// What is offered: the price, what follows if it is paid, and what if it is not.
fn offered(at: u16) -> (Cost, Block, Block) {
    match op(at) {
        Effect::Pay(cost, then, otherwise) => (cost, then, otherwise),
        other => unreachable!("AG-EVENT-10: {other:?} offers nothing"),
    }
}

/// Among whom a character is chosen, and for what.
fn sought(at: u16) -> (Circle, Block) {
    match op(at) {
        Effect::Whom(circle, then) => (circle, then),
        other => unreachable!("AG-RUL-66: nobody is chosen for {other:?}"),
    }
}

/// What a card is attached to.
fn target(at: u16) -> On {
    match op(at) {
        Effect::Attach(on) => on,
        other => unreachable!("AG-ABIL-16: {other:?} attaches nothing"),
    }
}

/// Of which effects one is chosen.
fn alternatives(at: u16) -> Block {
    match op(at) {
        Effect::Choose(inner) => inner,
        other => unreachable!("AG-RUL-68: {other:?} is no choice"),
    }
}

/// What is offered can be paid, or the other thing follows.
pub(crate) fn enter_offer(game: &mut Adventure, at: u16, cause: Cause) -> Flow {
    let (cost, _, otherwise) = offered(at);
    if game.can_pay(cause.owner, cost, None) {
        return Flow::Asks;
    }
    game.agenda.push(Step::Do(otherwise, cause));
    Flow::Done
}

/// Which character: the only one, or one that the owner names.
pub(crate) fn enter_whom(game: &mut Adventure, at: u16, cause: Cause) -> Flow {
    let (circle, inner) = sought(at);
    let mut all = game.in_circle(circle, cause.owner);
    match (all.next(), all.next()) {
        (None, _) => Flow::Done,
        (Some(only), None) => {
            drop(all);
            game.agenda.push(Step::Do(inner, Cause { target: Some(only), ..cause }));
            Flow::Done
        }
        (Some(_), Some(_)) => Flow::Asks,
    }
}

/// What a card is attached to, if nobody has to choose.
pub(crate) fn enter_attach(
    game: &mut Adventure,
    at: u16,
    cause: Cause,
    cx: &mut Cx<'_, Event>,
) -> Flow {
    let on = target(at);
    let bearer = match on {
        On::Owner => Some(Bearer::Seat(cause.owner)),
        On::Space => Some(Bearer::Space(game.at(cause.owner))),
        On::Target => cause.target.map(Bearer::Seat),
        On::Foe => enemy(game, &cause).map(Bearer::Seat),
        On::CharacterOrDiscovery | On::CharacterOrMarker => {
            let mut all = game.bearers(on, cause.owner);
            match (all.next(), all.next()) {
                (only, None) => only,
                (_, Some(_)) => return Flow::Asks,
            }
        }
    };
    let bearer = bearer.expect("AG-ABIL-16: a card without a target is not played");
    game.attach(&cause, bearer, cx);
    Flow::Done
}

/// Where a character goes, if there is somewhere to go.
pub(crate) fn enter_go(game: &Adventure, seat: Seat, reach: Reach, left: u8) -> Flow {
    Flow::asks_if(left != 0 && !game.reachable(seat, reach).is_empty())
}

/// Where a character is moved by another, step by step.
pub(crate) fn enter_push(game: &Adventure, seat: Seat, left: u8) -> Flow {
    Flow::asks_if(left != 0 && !game.is_held(seat))
}

/// AG-RUL-57: with no more cards than asked for, all go.
pub(crate) fn enter_discard(
    game: &mut Adventure,
    seat: Seat,
    left: u8,
    cx: &mut Cx<'_, Event>,
) -> Flow {
    let hand = game.player(seat).hand;
    if usize::from(left) < hand.len() {
        return Flow::asks_if(left != 0);
    }
    for &ability in &hand {
        cx.reveal();
        game.discard_ability(seat, ability, cx);
    }
    Flow::Done
}

/// The levels of which a character can gain an item (AG-DISC-GOLD-01).
pub(crate) fn gainable(game: &Adventure, seat: Seat) -> impl Iterator<Item = Level> + Clone + '_ {
    let own = game.player(seat).level;
    let all = Level::ALL.iter().copied();
    all.filter(move |&level| level <= own && game.has_items(level))
}

pub(crate) fn enter_gain_level(game: &mut Adventure, seat: Seat, cx: &mut Cx<'_, Event>) -> Flow {
    let mut all = gainable(game, seat);
    match (all.next(), all.next()) {
        (None, _) => Flow::Done,
        (Some(only), None) => {
            drop(all);
            game.gain_item_of(seat, only, cx);
            Flow::Done
        }
        (Some(_), Some(_)) => Flow::Asks,
    }
}

/// AG-TROPHY-04: when the last item is given, the trophy is earned.
pub(crate) fn enter_booty_bay(
    game: &mut Adventure,
    seat: Seat,
    left: u8,
    cx: &mut Cx<'_, Event>,
) -> Flow {
    if left == 0 {
        game.earn_trophy(seat, crate::names::Trophy::BootyBay, cx);
        return Flow::Done;
    }
    Flow::Asks
}

/// The card of an event whose text is being done.
fn event_of(cause: &Cause) -> crate::names::Challenge {
    match cause.card {
        Card::Challenge(card) => card,
        other => unreachable!("AG-EVENT-02: {other} is no event"),
    }
}

/// By whom damage is done: a character's card hurts others in its name.
fn by(cause: &Cause, seat: Seat) -> Option<Seat> {
    let is_own = matches!(cause.card, Card::Ability(_) | Card::Item(_) | Card::Hero(_));
    (is_own && cause.owner != seat).then_some(cause.owner)
}

/// The level of an item that an effect gives.
fn gain(game: &mut Adventure, seat: Seat, grade: Grade, cx: &mut Cx<'_, Event>) {
    match grade {
        Grade::Of(level) => game.gain_item_of(seat, level, cx),
        Grade::UpToOwn => game.agenda.push(Step::GainLevel(seat)),
    }
}

/// The enemy character that is moved.
fn pushed(game: &Adventure, cause: &Cause) -> Option<Seat> {
    match game.fight().foe {
        Foe::Seat(_) => enemy(game, cause),
        Foe::Card(_) | Foe::Marker(_) | Foe::Lair(_) => None,
    }
}
