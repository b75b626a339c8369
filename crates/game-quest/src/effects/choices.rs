//! Effects that ask: which hero, which enemy, which alternative, whether at all.

use cards::Block;
use kernel::{Cx, Flow, Refusal};

use super::{apply, on_foes, op};
use crate::action::Action;
use crate::content::book;
use crate::effect::{Cost, FoeOp, Foes, HeroOp, Op, Who};
use crate::event::Event;
use crate::flow::{no_answer, not_now};
use crate::names::Hero;
use crate::sets::{FoeSet, HeroSet};
use crate::state::Quest;
use crate::step::{Cause, Harm, Step, Toll};

// Which hero

/// What an effect does to heroes, and to which.
pub(super) fn on_heroes(at: u16) -> (Who, HeroOp) {
    match op(at) {
        Op::Hero(who, does) => (who, does),
        other => unreachable!("WQ-AMB-44: {other:?} is not about heroes"),
    }
}

/// Heroes that an effect may be aimed at; where a player chooses, only those for whom it does something.
pub(super) fn hero_candidates(game: &Quest, who: Who, does: HeroOp, cause: &Cause) -> HeroSet {
    if let HeroOp::Revive(_) = does {
        // WQ-REVIVE-02.
        return if game.is_delve() { HeroSet::EMPTY } else { game.fallen() };
    }
    let all = game.candidates(who, cause) - game.turn.named_heroes;
    if !matches!(who, Who::One | Who::Another | Who::UpToTwo) {
        return all;
    }
    all.iter().filter(|&hero| game.would_do_to(does, hero, cause)).collect()
}

/// The heroes that a player may choose for an effect.
fn choosable(game: &Quest, at: u16, cause: &Cause) -> HeroSet {
    let (who, does) = on_heroes(at);
    hero_candidates(game, who, does, cause)
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

/// One hero must be chosen, out of several; or one may be, if there is any.
pub(crate) fn enter_who(game: &Quest, at: u16, cause: Cause) -> Flow {
    Flow::asks_if(!choosable(game, at, &cause).is_empty())
}

pub(crate) fn legal_who(
    game: &Quest,
    at: u16,
    cause: Cause,
    left: Option<u8>,
    out: &mut Vec<Action>,
) {
    out.extend(choosable(game, at, &cause).iter().map(Action::ChooseHero));
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
        Action::ChooseHero(hero) if choosable(game, at, &cause).has(hero) => Ok(()),
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
    let hero = match action {
        Action::ChooseHero(hero) => hero,
        // WQ-GOLD-06: where so many may be named, none is enough.
        Action::Done => return,
        other => no_answer("WQ-GOLD-05", other),
    };
    if let Some(left) = left
        && 1 < left
    {
        game.turn.named_heroes.insert(hero);
        game.agenda.push(Step::More(at, left - 1, cause));
    }
    choose(game, hero, &cause);
    apply::on_hero(game, at, on_heroes(at).1, hero, cause, cx);
}

// Which enemy

/// Enemies that an effect may be aimed at and that were not named before.
pub(super) fn foe_candidates(game: &Quest, at: u16, cause: &Cause) -> FoeSet {
    let (selector, does) = on_foes(op(at));
    let all = game.meant(selector, cause) - game.turn.named;
    match does {
        FoeOp::Exhaust => all.iter().filter(|&foe| game.can_be_exhausted(foe)).collect(),
        // WQ-AMB-09: nobody engages a hero who has fallen, and he is not asked.
        FoeOp::Engage if !cause.chosen.is_some_and(|hero| game.is_up(hero)) => FoeSet::EMPTY,
        FoeOp::Engage if matches!(selector, Foes::UpTo(..) | Foes::Pick(..)) => {
            let cannot = FoeSet(book().quick.cannot_engage) - game.face_down();
            all - cannot
        }
        FoeOp::Engage | FoeOp::Retreat | FoeOp::Hit(_) | FoeOp::Mend(_) | FoeOp::Activate => all,
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
    let is_optional = Quest::is_optional(on_foes(op(at)).0);
    if all.is_empty() {
        return Flow::Done;
    }
    if !is_optional && (all.len() == 1 || (left == 1 && game.are_alike(all))) {
        if let Some(foe) = game.first_in_order(all) {
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
    let (_, does) = on_foes(op(at));
    apply::on_foe(game, does, foe, cause, cx);
}

pub(crate) fn legal_which(game: &Quest, at: u16, cause: Cause, out: &mut Vec<Action>) {
    let all = foe_candidates(game, at, &cause);
    out.extend(game.marks(all).map(Action::ChooseFoe));
    if Quest::is_optional(on_foes(op(at)).0) {
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
        Action::Pass if Quest::is_optional(on_foes(op(at)).0) => Ok(()),
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
    match action {
        Action::ChooseFoe(mark) => name(game, at, left, cause, game.named(mark), cx),
        Action::Pass => {}
        other => no_answer("WQ-ACT-20", other),
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
    let (_, HeroOp::Choose(block)) = on_heroes(at) else {
        unreachable!("WQ-AMB-31: only a choice has alternatives")
    };
    let mut res: tinyvec::ArrayVec<[(Toll, u16); 4]> = tinyvec::ArrayVec::new();
    for (place, &op) in (block.at..).zip(book().effects(block)) {
        let toll = match op {
            Op::Hero(_, HeroOp::Suffer(_)) => Toll::Wounds,
            Op::Hero(_, HeroOp::Gain(_)) => Toll::Condition,
            Op::Hero(_, HeroOp::Lose(_)) => Toll::Token,
            Op::Hero(_, HeroOp::Tire(_)) => Toll::Action,
            Op::Hero(..) | Op::Foe(..) | Op::Deed(_) | Op::Table(_) => {
                unreachable!("WQ-AMB-31: {op:?} is no alternative; content that says so is refused")
            }
        };
        if game.is_up(hero) && game.would_do(op, hero, cause) {
            res.push((toll, place));
        }
    }
    res.into_iter()
}

pub(crate) fn enter_alternatives(game: &mut Quest, at: u16, hero: Hero, cause: Cause) -> Flow {
    let mut open = alternatives(game, at, hero, &cause);
    match (open.next(), open.next()) {
        (Some((_, place)), None) => {
            take(game, place, cause);
            Flow::Done
        }
        (first, _) => Flow::asks_if(first.is_some()),
    }
}

fn take(game: &mut Quest, place: u16, cause: Cause) {
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
    out.sort_unstable();
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
    let Action::Take(toll) = action else { no_answer("WQ-AMB-31", action) };
    let found = alternatives(game, at, hero, &cause).find(|it| it.0 == toll);
    let (_, place) = found.expect("WQ-AMB-31: it can be carried out");
    take(game, place, cause);
}

// Whether at all (WQ-GOLD-06)

/// What an offer costs, and what it brings.
fn offer(at: u16) -> (Option<Cost>, Block) {
    match on_heroes(at).1 {
        HeroOp::Pay(cost, inner) => (Some(cost), inner),
        HeroOp::May(inner) => (None, inner),
        other => unreachable!("WQ-FX-05: {other:?} is no offer"),
    }
}

/// WQ-AMB-61: also a hero who has fallen is asked, if it does something.
pub(crate) fn enter_offer(game: &Quest, at: u16, hero: Hero, cause: Cause) -> Flow {
    let (cost, inner) = offer(at);
    let does = book().effects(inner).iter().any(|&op| game.would_do(op, hero, &cause));
    Flow::asks_if(game.check_cost(hero, cost).is_ok() && does)
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
    match action {
        Action::Accept => {}
        Action::Pass => return,
        other => no_answer("WQ-GOLD-06", other),
    }
    let (cost, inner) = offer(at);
    game.agenda.push(Step::Do(inner, cause));
    match cost {
        None => {}
        Some(Cost::Suffer(wounds)) => game.wound(hero, wounds, Harm::Cost(cause.card), cx),
        Some(Cost::Tokens(n)) => game.agenda.push(Step::Tokens(hero, n)),
        Some(Cost::PartyTokens(n)) => game.agenda.push(Step::PartyTokens(n)),
        Some(cost @ (Cost::Exhaust | Cost::Deplete | Cost::Discard)) => {
            unreachable!(
                "WQ-FX-04: {cost:?} is no cost of an offer; content that says so is refused"
            )
        }
    }
}
