//! Effects that ask: which hero, which enemy, which alternative, whether at all.

use cards::Block;
use kernel::{Cx, Flow, Refusal};

use super::{apply, foes, op};
use crate::action::Action;
use crate::content::book;
use crate::effect::{Cost, Effect, Foes, Op, Who};
use crate::event::Event;
use crate::flow::not_now;
use crate::names::Hero;
use crate::sets::{FoeSet, HeroSet};
use crate::state::Quest;
use crate::step::{Cause, Harm, Step, Toll};

// Which hero

/// Heroes whom an effect may be aimed at; where somebody chooses, only those for whom it does something.
pub(super) fn hero_candidates(game: &Quest, at: u16, cause: Cause) -> HeroSet {
    let op = op(at);
    let Some(who) = super::who(op) else { return HeroSet::EMPTY };
    if let Effect::Revive(_) = op {
        return if game.is_delve() { HeroSet::EMPTY } else { game.fallen() };
    }
    let all = game.candidates(who, &cause) - game.turn.named_heroes;
    if !matches!(who, Who::One | Who::Another | Who::UpToTwo) {
        return all;
    }
    let helps = |hero: Hero| would_help(game, op, hero, &cause);
    all.iter().filter(|&hero| helps(hero)).collect()
}

/// Whether an effect does something for a hero.
fn would_help(game: &Quest, op: Op, hero: Hero, cause: &Cause) -> bool {
    match op {
        Effect::Remove(_, condition) => game.area(hero).has(condition),
        Effect::Claim(..) => game.room(hero).1 != 0,
        Effect::Gain(_, condition) => game.can_gain(hero, condition),
        Effect::Ready(..) => !game.area(hero).exhausted.is_empty(),
        Effect::Recover(..) => game.area(hero).wounds != 0,
        Effect::Treasure(..) => !game.gear.deck.is_empty() || !game.gear.discard.is_empty(),
        other => game.would_do(other, hero, cause),
    }
}

/// Whether an effect does something for one of these heroes at least.
pub(super) fn helps_any(game: &Quest, at: u16, heroes: HeroSet, cause: &Cause) -> bool {
    matches!(op(at), Effect::Revive(_))
        || heroes.iter().any(|hero| would_help(game, op(at), hero, cause))
}

/// Remembers who was chosen, for the effects of the card that follow.
pub(super) fn choose(game: &mut Quest, hero: Hero, cause: &Cause) {
    if let Some(Step::Do(block, next)) = game.agenda.top()
        && next.card == cause.card
    {
        game.agenda.pop();
        game.agenda.push(Step::Do(block, Cause { chosen: Some(hero), ..next }));
    }
}

/// One hero must be chosen; where so many are `left` that may be, none is an answer too.
pub(crate) fn enter_who(game: &Quest, at: u16, cause: Cause, left: Option<u8>) -> Flow {
    let n = hero_candidates(game, at, cause).len();
    Flow::asks_if(n != 0 && (left.is_some() || 1 < n))
}

pub(crate) fn legal_who(
    game: &Quest,
    at: u16,
    cause: Cause,
    left: Option<u8>,
    out: &mut Vec<Action>,
) {
    out.extend(hero_candidates(game, at, cause).iter().map(Action::ChooseHero));
    if left.is_some() {
        out.push(Action::Done);
    }
}

pub(crate) fn check_hero(
    game: &Quest,
    at: u16,
    cause: Cause,
    left: Option<u8>,
    action: Action,
) -> Result<(), Refusal> {
    match action {
        Action::ChooseHero(hero) if hero_candidates(game, at, cause).has(hero) => Ok(()),
        Action::ChooseHero(hero) if game.fallen().has(hero) => {
            Err(Refusal::new("WQ-AMB-34", "hero-defeated"))
        }
        Action::ChooseHero(_) => Err(Refusal::new("WQ-GOLD-05", "not-a-candidate")),
        Action::Done if left.is_some() => Ok(()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_who(
    game: &mut Quest,
    at: u16,
    cause: Cause,
    left: Option<u8>,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let Action::ChooseHero(hero) = action else { return };
    if let Some(left) = left
        && 1 < left
    {
        game.turn.named_heroes.insert(hero);
        game.agenda.push(Step::More(at, left - 1, cause));
    }
    choose(game, hero, &cause);
    apply::on_hero(game, at, hero, cause, cx);
}

// Which enemy

/// Enemies that an effect may be aimed at and that were not named before.
pub(super) fn foe_candidates(game: &Quest, at: u16, cause: &Cause) -> FoeSet {
    let op = op(at);
    let Some(selector) = foes(op) else { return FoeSet::EMPTY };
    let all = game.meant(selector, cause) - game.turn.named;
    match op {
        Effect::Exhaust(_) => all.iter().filter(|&foe| game.can_be_exhausted(foe)).collect(),
        Effect::Engage(..) if matches!(selector, Foes::UpTo(..) | Foes::Pick(..)) => {
            let cannot = FoeSet(book().quick.cannot_engage) - game.face_down();
            all - cannot
        }
        _ => all,
    }
}

pub(crate) fn enter_which(
    game: &mut Quest,
    at: u16,
    left: u8,
    cause: Cause,
    cx: &mut Cx<'_, Event>,
) -> Flow {
    let all = foe_candidates(game, at, &cause);
    let is_optional = foes(op(at)).is_some_and(Quest::is_optional);
    if all.is_empty() {
        return Flow::Done;
    }
    if !is_optional && (all.len() == 1 || (left == 1 && game.are_alike(all))) {
        if let Some(&foe) = game.in_order(all).first() {
            name(game, at, left, cause, foe, cx);
        }
        return Flow::Done;
    }
    Flow::Asks
}

/// An enemy is named: the effect happens, and more may be named.
fn name(
    game: &mut Quest,
    at: u16,
    left: u8,
    cause: Cause,
    foe: crate::names::Foe,
    cx: &mut Cx<'_, Event>,
) {
    game.turn.named.insert(foe);
    if 1 < left {
        game.agenda.push(Step::Which(at, left - 1, cause));
    }
    apply::on_foe(game, at, foe, cause, cx);
}

pub(crate) fn legal_which(game: &Quest, at: u16, cause: Cause, out: &mut Vec<Action>) {
    let all = foe_candidates(game, at, &cause);
    out.extend(all.iter().map(|foe| Action::ChooseFoe(game.mark(foe))));
    if foes(op(at)).is_some_and(Quest::is_optional) {
        out.push(Action::Pass);
    }
}

pub(crate) fn check_foe(
    game: &Quest,
    at: u16,
    cause: Cause,
    action: Action,
) -> Result<(), Refusal> {
    match action {
        Action::ChooseFoe(mark) => {
            let Some(foe) = game.marked(mark) else {
                return Err(Refusal::new("WQ-ZONE-01", "not-in-play"));
            };
            if foe_candidates(game, at, &cause).has(foe) {
                return Ok(());
            }
            if game.foes.lair.has(foe) {
                return Err(Refusal::new("WQ-LAIR-02", "in-the-lair"));
            }
            Err(Refusal::new("WQ-ACT-20", "not-a-candidate"))
        }
        Action::Pass if foes(op(at)).is_some_and(Quest::is_optional) => Ok(()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_which(
    game: &mut Quest,
    at: u16,
    left: u8,
    cause: Cause,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    if let Action::ChooseFoe(mark) = action
        && let Some(foe) = game.marked(mark)
    {
        name(game, at, left, cause, foe, cx);
    }
}

// Which alternative

/// WQ-AMB-31: what a hero can take, with its place among the alternatives.
fn alternatives(
    game: &Quest,
    at: u16,
    hero: Hero,
    cause: &Cause,
) -> impl Iterator<Item = (Toll, u16)> + use<> {
    let Effect::Choose(_, block) = op(at) else {
        unreachable!("WQ-AMB-31: only a choice has alternatives")
    };
    let cause = Cause { chosen: Some(hero), ..*cause };
    let mut res: tinyvec::ArrayVec<[(Toll, u16); 4]> = tinyvec::ArrayVec::new();
    for (place, &op) in (block.at..).zip(book().effects(block)) {
        let toll = match op {
            Effect::Suffer(..) => Toll::Wounds,
            Effect::Gain(..) => Toll::Condition,
            Effect::Lose(..) => Toll::Token,
            _ => Toll::Action,
        };
        if game.is_up(hero) && game.would_do(op, hero, &cause) {
            res.push((toll, place));
        }
    }
    res.into_iter()
}

pub(crate) fn enter_alternatives(game: &mut Quest, at: u16, hero: Hero, cause: Cause) -> Flow {
    let mut open = alternatives(game, at, hero, &cause);
    match (open.next(), open.next()) {
        (Some((_, place)), None) => {
            take(game, place, hero, cause);
            Flow::Done
        }
        (first, _) => Flow::asks_if(first.is_some()),
    }
}

fn take(game: &mut Quest, place: u16, hero: Hero, cause: Cause) {
    let cause = Cause { chosen: Some(hero), ..cause };
    game.agenda.push(Step::Do(Block { at: place, len: 1 }, cause));
}

pub(crate) fn legal_alternatives(
    game: &Quest,
    at: u16,
    hero: Hero,
    cause: Cause,
    out: &mut Vec<Action>,
) {
    out.extend(alternatives(game, at, hero, &cause).map(|(toll, _)| Action::Take(toll)));
}

pub(crate) fn check_alternatives(
    game: &Quest,
    at: u16,
    hero: Hero,
    cause: Cause,
    action: Action,
) -> Result<(), Refusal> {
    match action {
        Action::Take(toll) if alternatives(game, at, hero, &cause).any(|it| it.0 == toll) => Ok(()),
        Action::Take(_) => Err(Refusal::new("WQ-AMB-31", "cannot-be-carried-out")),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_alternatives(
    game: &mut Quest,
    at: u16,
    hero: Hero,
    cause: Cause,
    action: Action,
) {
    let Action::Take(toll) = action else { return };
    let found = alternatives(game, at, hero, &cause).find(|it| it.0 == toll);
    if let Some((_, place)) = found {
        take(game, place, hero, cause);
    }
}

// Whether at all (WQ-GOLD-06)

/// What an offer costs, and what it brings.
fn offer(at: u16) -> (Option<Cost>, Block) {
    match op(at) {
        Effect::Pay(_, cost, inner) => (Some(cost), inner),
        Effect::May(inner) => (None, inner),
        other => unreachable!("WQ-FX-05: {other:?} is no offer"),
    }
}

pub(crate) fn enter_offer(game: &Quest, at: u16, hero: Hero, cause: Cause) -> Flow {
    let (cost, inner) = offer(at);
    let cause = Cause { chosen: Some(hero), ..cause };
    let does = book().effects(inner).iter().any(|&op| game.would_do(op, hero, &cause));
    Flow::asks_if(game.is_up(hero) && game.check_cost(hero, cost).is_ok() && does)
}

pub(crate) fn legal_offer(out: &mut Vec<Action>) {
    out.extend([Action::Accept, Action::Pass]);
}

pub(crate) fn check_offer(action: Action) -> Result<(), Refusal> {
    match action {
        Action::Accept | Action::Pass => Ok(()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_offer(
    game: &mut Quest,
    at: u16,
    hero: Hero,
    cause: Cause,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    if action != Action::Accept {
        return;
    }
    let (cost, inner) = offer(at);
    game.agenda.push(Step::Do(inner, Cause { chosen: Some(hero), ..cause }));
    if let Some(Cost::Suffer(wounds)) = cost {
        game.wound(hero, wounds, Harm::Cost(cause.card), cx);
    } else if let Some(Cost::Tokens(n)) = cost {
        game.agenda.push(Step::Tokens(hero, n));
    }
}
