//! What cards ask: which character, which place, which card.

use kernel::{Cx, Refusal, Seat};

use crate::action::Action;
use crate::content::book;
use crate::effect::{Fate, Reach};
use crate::event::{ChallengeEvent, Event, ExplorationEvent};
use crate::names::{Item, Level};
use crate::phases::{defeat, fight};
use crate::query::moments::not_now;
use crate::query::reach::space;
use crate::state::{Adventure, Bearer};
use crate::step::{Cause, Step};

use super::{alternatives, custom, gainable, offered, sought, target};

impl Adventure {
    /// AG-RUL-16: whether anybody else carries something.
    pub(crate) fn can_trade(&self, seat: Seat) -> bool {
        self.seats_from(seat).skip(1).any(|other| !self.player(other).bag.is_empty())
    }

    /// Whether the other can take something else in turn.
    pub(crate) fn can_take_back(&self, _victim: Seat, taker: Seat, item: Item) -> bool {
        self.player(taker).bag.iter().any(|it| it != item)
    }

    /// In whose bag an item is.
    fn carrier(&self, item: Item) -> Option<Seat> {
        Seat::all(self.n_seats).find(|&seat| self.player(seat).bag.has(item))
    }
}

pub(crate) fn think(game: &Adventure, step: Step, out: &mut Vec<Action>) {
    match step {
        Step::Choice(at, _) => {
            out.extend((0..alternatives(at).len as u8).map(Action::Option));
        }
        Step::Whom(_, cause) => {
            out.extend(game.seats_from(cause.owner).skip(1).map(Action::Choose));
        }
        Step::AttachTo(at, cause) => {
            out.extend(game.bearers(target(at), cause.owner).map(|bearer| match bearer {
                Bearer::Seat(seat) => Action::Choose(seat),
                Bearer::Token(idx) => Action::ChooseToken(idx),
                Bearer::Marker(idx) => Action::ChooseMarker(idx),
                Bearer::Space(at) => unreachable!("AG-ABIL-16: nobody chooses the space {at}"),
            }));
        }
        Step::Go(seat, reach @ Reach::Steps(_), _) => {
            out.extend(game.reachable(seat, reach).iter().map(|idx| Action::Move(space(idx))));
            out.push(Action::Done);
        }
        Step::Go(seat, reach, _) => out.extend(defeat::go(game.reachable(seat, reach))),
        Step::Push(_, seat, _) | Step::FalseMap(seat, _) => {
            let next = book().quick.next[game.at(seat).idx()];
            out.extend(next.iter().map(|idx| Action::Move(space(idx))));
            out.push(Action::Done);
        }
        Step::Discard(seat, _) | Step::HandLimit(seat) => {
            out.extend(game.player(seat).hand.iter().map(|&it| Action::Discard(it)));
        }
        Step::GainLevel(_) | Step::Scout(..) => {
            out.extend(Level::ALL.iter().map(|&it| Action::OfLevel(it)));
        }
        Step::FarSight(_) => {
            let tokens = game.tokens.0.iter().enumerate().filter(|(_, token)| token.is_some());
            out.extend(tokens.map(|(idx, _)| Action::ChooseToken(idx as u8)));
        }
        Step::Trade(seat) => {
            for other in game.seats_from(seat).skip(1) {
                out.extend(game.player(other).bag.iter().map(Action::Take));
            }
        }
        Step::TradeBack(_, taker, _) => {
            out.extend(game.player(taker).bag.iter().map(Action::Take));
            out.push(Action::Pass);
        }
        Step::BootyBay(seat, _) => {
            out.extend(game.player(seat).items().iter().map(Action::Give));
            out.push(Action::Pass);
        }
        other => unreachable!("AG-ABIL-09: no card asks at {other:?}"),
    }
}

pub(crate) fn check(game: &Adventure, step: Step, action: Action) -> Result<(), Refusal> {
    match (step, action) {
        (Step::Choice(at, _), Action::Option(idx)) if u16::from(idx) < alternatives(at).len => {
            Ok(())
        }
        (Step::Whom(at, cause), Action::Choose(seat)) => {
            if game.in_circle(sought(at).0, cause.owner).any(|it| it == seat) {
                return Ok(());
            }
            Err(Refusal::new("AG-RUL-66", "not-in-reach"))
        }
        (
            Step::AttachTo(at, cause),
            Action::Choose(_) | Action::ChooseToken(_) | Action::ChooseMarker(_),
        ) => attaching(game, at, &cause, action),
        (Step::Go(seat, Reach::Steps(_), _), Action::Move(to))
        | (Step::Push(_, seat, _) | Step::FalseMap(seat, _), Action::Move(to)) => {
            game.stepping(seat, to)
        }
        (Step::Go(_, Reach::Steps(_), _) | Step::Push(..) | Step::FalseMap(..), Action::Done) => {
            Ok(())
        }
        (Step::Go(_, Reach::Steps(_), _), Action::Go(_)) => Err(not_now()),
        (Step::Go(seat, reach, _), Action::Go(to)) => {
            if game.reachable(seat, reach).contains(to as u8) {
                return Ok(());
            }
            game.entering(seat, to)?;
            Err(Refusal::new("AG-RUL-66", "not-in-reach"))
        }
        (Step::Discard(seat, _) | Step::HandLimit(seat), Action::Discard(ability))
            if game.player(seat).has_ability(ability) =>
        {
            Ok(())
        }
        (Step::GainLevel(seat), Action::OfLevel(level)) => {
            if gainable(game, seat).any(|it| it == level) {
                return Ok(());
            }
            Err(Refusal::new("AG-DISC-GOLD-01", "not-that-level"))
        }
        (Step::Scout(..), Action::OfLevel(level)) => {
            if game.decks[level.idx()].is_empty() {
                return Err(Refusal::new("AG-LIMIT-02", "deck-empty"));
            }
            Ok(())
        }
        (Step::FarSight(_), Action::ChooseToken(idx))
            if game.tokens.0.get(usize::from(idx)).is_some_and(Option::is_some) =>
        {
            Ok(())
        }
        _ => check_items(game, step, action),
    }
}

fn attaching(game: &Adventure, at: u16, cause: &Cause, action: Action) -> Result<(), Refusal> {
    let bearer = bearer(action);
    if game.bearers(target(at), cause.owner).any(|it| it == bearer) {
        return Ok(());
    }
    Err(Refusal::new("AG-ABIL-16", "no-target"))
}

fn bearer(action: Action) -> Bearer {
    match action {
        Action::Choose(seat) => Bearer::Seat(seat),
        Action::ChooseToken(idx) => Bearer::Token(idx),
        Action::ChooseMarker(idx) => Bearer::Marker(idx),
        _ => unreachable!("AG-ABIL-16: {action} names nothing to attach a card to"),
    }
}

/// Items that are given up or taken.
fn check_items(game: &Adventure, step: Step, action: Action) -> Result<(), Refusal> {
    match (step, action) {
        (Step::GiveUp(seat), Action::Give(item)) if game.player(seat).items().has(item) => Ok(()),
        (Step::BootyBay(seat, _), Action::Give(item)) if game.player(seat).items().has(item) => {
            if custom::is_tribute(item) {
                return Ok(());
            }
            Err(Refusal::new("AG-TROPHY-04", "item-too-low"))
        }
        (Step::BootyBay(_, left), Action::Pass) => {
            if custom::can_decline(left) {
                return Ok(());
            }
            Err(Refusal::new("AG-TROPHY-04", "already-given"))
        }
        (Step::Trade(seat), Action::Take(item)) => match game.carrier(item) {
            Some(other) if other != seat => Ok(()),
            _ => Err(Refusal::new("AG-RUL-16", "not-in-bag")),
        },
        (Step::TradeBack(_, taker, taken), Action::Take(item)) => {
            if item == taken {
                return Err(Refusal::new("AG-RUL-16", "just-taken"));
            }
            if game.player(taker).bag.has(item) {
                return Ok(());
            }
            Err(Refusal::new("AG-RUL-16", "not-in-bag"))
        }
        (Step::TradeBack(..), Action::Pass) => Ok(()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve(game: &mut Adventure, step: Step, action: Action, cx: &mut Cx<'_, Event>) {
    match (step, action) {
        (Step::Choice(at, cause), Action::Option(idx)) => {
            let at = alternatives(at).at + u16::from(idx);
            game.agenda.push(Step::Do(cards::Block { at, len: 1 }, cause));
        }
        (Step::Offer(at, cause), _) => {
            let (cost, then, otherwise) = offered(at);
            let is_paid = action == Action::Accept;
            game.agenda.push(Step::Do(if is_paid { then } else { otherwise }, cause));
            if is_paid {
                fight::pay_cost(game, cause.owner, cost);
            }
        }
        (Step::Whom(at, cause), Action::Choose(seat)) => {
            game.agenda.push(Step::Do(sought(at).1, Cause { target: Some(seat), ..cause }));
        }
        (Step::AttachTo(_, cause), _) => {
            game.attach(&cause, bearer(action), cx);
        }
        (Step::Go(seat, reach, left), Action::Move(to)) => {
            game.move_to(seat, to, cx);
            game.agenda.push(Step::Go(seat, reach, left - 1));
        }
        (Step::Go(seat, _, _), Action::Go(to)) => game.move_to(seat, to, cx),
        (Step::Push(owner, seat, left), Action::Move(to)) => {
            game.move_to(seat, to, cx);
            game.agenda.push(Step::Push(owner, seat, left - 1));
        }
        (Step::FalseMap(seat, left), Action::Move(to)) => {
            game.move_to(seat, to, cx);
            game.agenda.push(Step::FalseMap(seat, left - 1));
        }
        (Step::Discard(seat, left), Action::Discard(ability)) => {
            game.discard_ability(seat, ability, cx);
            game.agenda.push(Step::Discard(seat, left - 1));
        }
        (Step::HandLimit(seat), Action::Discard(ability)) => {
            game.discard_ability(seat, ability, cx);
            game.agenda.push(Step::HandLimit(seat));
        }
        (Step::GainLevel(seat), Action::OfLevel(level)) => game.gain_item_of(seat, level, cx),
        _ => resolve_looks(game, step, action, cx),
    }
}

/// Cards and tokens that are looked at, and items that change hands.
fn resolve_looks(game: &mut Adventure, step: Step, action: Action, cx: &mut Cx<'_, Event>) {
    match (step, action) {
        (Step::Scout(seat, fate), Action::OfLevel(level)) => scout(game, seat, level, fate, cx),
        (Step::Scouted(seat, level), Action::Accept) => {
            let lying = game.decks[level.idx()].pop().expect("AG-LIMIT-02: it was looked at");
            game.decks[level.idx()].insert(0, lying);
            cx.emit(|| ChallengeEvent::BottomMoved { seat, level });
        }
        (Step::FarSight(seat), Action::ChooseToken(idx)) => {
            let token = &mut game.tokens[usize::from(idx)];
            let token = token.as_mut().expect("AG-DISC-FARSIGHT-01: it lies on the board");
            token.known.insert(seat);
            let discovery = Some(token.kind);
            cx.reveal();
            cx.emit(|| ExplorationEvent::DiscoverySeen { seat, token: idx, discovery });
            game.agenda.push(Step::FarSeen(seat, idx));
        }
        (Step::FarSeen(_, idx), Action::Accept) => {
            let token = game.tokens[usize::from(idx)].take();
            let token = token.expect("AG-DISC-FARSIGHT-01: it was looked at");
            cx.reveal();
            game.detach_if(cx, |attached, _| attached.on == Bearer::Token(idx));
            game.box_discovery(token.kind, cx);
        }
        (Step::GiveUp(seat), Action::Give(item)) => game.lose_item(seat, item, cx),
        (Step::BootyBay(seat, left), Action::Give(item)) => {
            game.lose_item(seat, item, cx);
            game.agenda.push(Step::BootyBay(seat, left - 1));
        }
        (Step::Trade(seat), Action::Take(item)) => {
            let other = game.carrier(item).expect("AG-RUL-16: somebody carries it");
            game.hand_over(other, seat, item, cx);
            game.agenda.push(Step::TradeBack(other, seat, item));
        }
        (Step::TradeBack(victim, taker, _), Action::Take(item)) => {
            game.hand_over(taker, victim, item, cx);
        }
        // AG-RUL-11: it is put back. AG-RUL-13: fewer steps, or none. What may be done is let be.
        (
            Step::Scouted(..) | Step::FarSeen(..) | Step::TradeBack(..) | Step::BootyBay(..),
            Action::Pass,
        )
        | (Step::Go(..) | Step::Push(..) | Step::FalseMap(..), Action::Done) => {}
        _ => unreachable!("AG-ABIL-09: {action} is no answer to {step:?}"),
    }
}

/// The bottom card of a deck, for one pair of eyes.
fn scout(game: &mut Adventure, seat: Seat, level: Level, fate: Fate, cx: &mut Cx<'_, Event>) {
    let lying = game.decks[level.idx()].last_mut().expect("AG-LIMIT-02: this deck has cards");
    lying.known.insert(seat);
    let card = Some(lying.card);
    cx.reveal();
    cx.emit(|| ChallengeEvent::BottomSeen { seat, level, card });
    if fate == Fate::MayMove {
        game.agenda.push(Step::Scouted(seat, level));
    }
}
