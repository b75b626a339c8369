//! AG-EXPL, AG-RES: the exploration phase.

use kernel::{Cx, Flow, Refusal, Seat};
use parts::Spaces;

use crate::action::Action;
use crate::card::Card;
use crate::content::book;
use crate::event::{CardsEvent, Event, ExplorationEvent};
use crate::names::{Discovery, Resource, Space};
use crate::query::moments::not_now;
use crate::query::reach::space;
use crate::query::stats::level_of;
use crate::state::{Adventure, Bearer};
use crate::step::{Cause, Step};

use super::{maintenance, movement};

/// AG-EXPL-01, AG-EXPL-02: discoveries come before resources.
pub(crate) fn begin(game: &mut Adventure, cx: &mut Cx<'_, Event>) -> Flow {
    let seat = game.active();
    let here = game.at(seat);
    game.turn.felled = false;
    let everybody = game.everybody();
    let mut found = false;
    for idx in game.tokens_at(here).collect::<tinyvec::ArrayVec<[u8; 24]>>() {
        let token = &mut game.tokens[usize::from(idx)];
        let token = token.as_mut().expect("AG-EXPL-01: the discoveries of this space");
        token.known = everybody;
        token.shown = true;
        found = true;
        let discovery = token.kind;
        cx.reveal();
        cx.emit(|| ExplorationEvent::DiscoveryRevealed { seat, token: idx, discovery });
        take_over(game, seat, idx, cx);
    }
    game.agenda.push(if found { Step::Discoveries(here) } else { Step::Resource });
    Flow::Done
}

/// What was attached to a discovery is attached to whoever reveals it.
fn take_over(game: &mut Adventure, seat: Seat, idx: u8, cx: &mut Cx<'_, Event>) {
    for attached in game.attached.iter_mut().filter(|it| it.on == Bearer::Token(idx)) {
        attached.on = Bearer::Seat(seat);
        let ability = attached.ability;
        cx.emit(|| CardsEvent::AbilityAttached { ability, on: Bearer::Seat(seat) });
    }
}

/// AG-EXPL-01: one after the other, as the active player orders.
pub(crate) fn enter_discoveries(game: &mut Adventure, here: Space, cx: &mut Cx<'_, Event>) -> Flow {
    // AG-RUL-19: what is left lies face down again.
    if game.turn.felled {
        return Flow::Done;
    }
    let kind = |idx: u8| game.tokens[usize::from(idx)].map(|token| token.kind);
    let Some(first) = game.tokens_at(here).next() else { return Flow::Done };
    if game.tokens_at(here).any(|idx| kind(idx) != kind(first)) {
        return Flow::Asks;
    }
    open(game, here, first, cx);
    Flow::Done
}

/// AG-EXPL-06.
fn open(game: &mut Adventure, here: Space, idx: u8, cx: &mut Cx<'_, Event>) {
    let token = game.tokens[usize::from(idx)].take().expect("AG-EXPL-01: it lies here");
    game.agenda.push(Step::Discoveries(here));
    let seat = game.active();
    let kind = token.kind;
    let facts = book().discovery(kind);
    if facts.kept {
        game.player_mut(seat).kept[kind.idx()] += 1;
        cx.emit(|| ExplorationEvent::DiscoveryKept { seat, discovery: kind });
        return;
    }
    // AG-EXPL-07; a disease and a curse stay with the character.
    if !matches!(kind, Discovery::Disease | Discovery::Curse) {
        game.box_discovery(kind, cx);
    }
    let cause = Cause { card: Card::Discovery(kind), owner: seat, target: None };
    game.agenda.push(Step::Do(facts.then, cause));
}

pub(crate) fn think_discoveries(game: &Adventure, here: Space, out: &mut Vec<Action>) {
    for idx in game.tokens_at(here) {
        out.extend(game.tokens[usize::from(idx)].map(|token| Action::Open(token.kind)));
    }
    maintenance::think_gold(game, game.active(), out);
}

fn find(game: &Adventure, here: Space, kind: Discovery) -> Option<u8> {
    let is_it = |idx: &u8| game.tokens[usize::from(*idx)].is_some_and(|token| token.kind == kind);
    game.tokens_at(here).find(is_it)
}

pub(crate) fn check_discoveries(
    game: &Adventure,
    here: Space,
    action: Action,
) -> Result<(), Refusal> {
    match action {
        Action::Open(kind) if find(game, here, kind).is_some() => Ok(()),
        Action::Open(_) => Err(Refusal::new("AG-EXPL-01", "not-here")),
        Action::Spend(Discovery::Gold) => maintenance::spending_gold(game, game.active()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_discoveries(
    game: &mut Adventure,
    here: Space,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    match action {
        Action::Open(kind) => {
            let idx = find(game, here, kind);
            open(game, here, idx.expect("AG-EXPL-01: only what lies here is opened"), cx);
        }
        Action::Spend(kind) => {
            game.agenda.push(Step::Discoveries(here));
            movement::spend(game, game.active(), kind, cx);
        }
        _ => unreachable!("AG-EXPL-01: {action} opens no discovery"),
    }
}

/// AG-EXPL-02, AG-EXPL-03: the resources that can be chosen, with an effect or without. A second flight is none
/// (AG-RUL-01).
fn resources(game: &Adventure) -> impl Iterator<Item = Resource> + '_ {
    let all = &book().space(game.at(game.active())).resources;
    all.iter().copied().filter(|&it| !(it == Resource::Flight && game.turn.has_flown))
}

/// AG-EXPL-04: nothing where there is none; AG-RUL-79: a single one without a question.
pub(crate) fn enter_resource(game: &mut Adventure, cx: &mut Cx<'_, Event>) -> Flow {
    if game.turn.felled {
        return Flow::Done;
    }
    let mut all = resources(game);
    match (all.next(), all.next()) {
        (None, _) => Flow::Done,
        (Some(only), None) => {
            drop(all);
            visit(game, only, cx);
            Flow::Done
        }
        (Some(_), Some(_)) => Flow::Asks,
    }
}

pub(crate) fn think_resource(game: &Adventure, out: &mut Vec<Action>) {
    let all = &book().space(game.at(game.active())).resources;
    out.extend(all.iter().map(|&it| Action::Visit(it)));
    maintenance::think_gold(game, game.active(), out);
}

pub(crate) fn legal_resource(game: &Adventure, out: &mut Vec<Action>) {
    maintenance::legal_gold(game, game.active(), out);
    out.extend(resources(game).map(Action::Visit));
    out.sort_unstable();
}

pub(crate) fn check_resource(game: &Adventure, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Visit(resource) if resources(game).any(|it| it == resource) => Ok(()),
        Action::Visit(_) => Err(Refusal::new("AG-EXPL-02", "no-such-resource")),
        Action::Spend(Discovery::Gold) => maintenance::spending_gold(game, game.active()),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_resource(game: &mut Adventure, action: Action, cx: &mut Cx<'_, Event>) {
    match action {
        Action::Visit(resource) => visit(game, resource, cx),
        Action::Spend(kind) => {
            game.agenda.push(Step::Resource);
            movement::spend(game, game.active(), kind, cx);
        }
        _ => unreachable!("AG-EXPL-02: {action} is no resource"),
    }
}

/// AG-RES: what a resource does.
fn visit(game: &mut Adventure, resource: Resource, cx: &mut Cx<'_, Event>) {
    let seat = game.active();
    cx.emit(|| ExplorationEvent::Visited { seat, resource });
    match resource {
        // AG-RES-SCROLL-01.
        Resource::Scroll => game.draw_abilities(seat, 1, cx),
        Resource::Book => {
            // AG-RES-BOOK-01, AG-RUL-44.
            let others: tinyvec::ArrayVec<[Seat; 4]> = game.seats_from(seat).skip(1).collect();
            for &other in others.iter().rev() {
                game.agenda.push(Step::ReadAlong(other));
            }
            game.draw_abilities(seat, 2, cx);
        }
        // AG-RES-HEAL-01.
        Resource::SmallPotion => {
            let n = 1 + game.added_to_healing(seat);
            game.heal(seat, n.max(0) as u8, cx);
        }
        // AG-RES-HEAL-02.
        Resource::LargePotion => {
            let n = 2 + game.added_to_healing(seat);
            game.cure_diseases(seat, cx);
            game.heal(seat, n.max(0) as u8, cx);
        }
        Resource::Discovery => take_discovery(game, seat, cx),
        // AG-RUL-08; there always is a city to fly to.
        Resource::Flight if game.is_held(seat) => cx.emit(|| ExplorationEvent::NoEffect { seat }),
        Resource::Flight => game.agenda.push(Step::Flight),
        Resource::Auction if !can_bid(game, seat) => {
            cx.emit(|| ExplorationEvent::NoEffect { seat })
        }
        Resource::Auction => game.agenda.push(Step::Auction),
        Resource::QuestGiver => game.draw_quest(seat, cx),
    }
}

/// AG-RES-DISC-01, AG-RUL-58.
pub(crate) fn take_discovery(game: &mut Adventure, seat: Seat, cx: &mut Cx<'_, Event>) {
    match game.draw_discovery(cx) {
        Some(kind) => {
            cx.emit(|| ExplorationEvent::DiscoveryTaken { seat, discovery: Some(kind) });
            game.placing = Some((seat, kind));
            game.agenda.push(Step::PlaceToken(seat));
        }
        None => cx.emit(|| ExplorationEvent::NoEffect { seat }),
    }
}

/// AG-RES-BOOK-01: one card more, then one less; the hand limit counts after that (AG-RUL-44).
pub(crate) fn read_along(game: &mut Adventure, seat: Seat, cx: &mut Cx<'_, Event>) -> Flow {
    game.draw_abilities(seat, 1, cx);
    game.agenda.push(Step::Discard(seat, 1));
    Flow::Done
}

pub(crate) fn think_place(out: &mut Vec<Action>) {
    out.extend(Space::ALL.iter().map(|&space| Action::Place(space)));
}

/// AG-EXPL-10, AG-RES-DISC-01: not in a city, and not where its finder is.
fn places(game: &Adventure, owner: Seat) -> Spaces {
    book().quick.wilds - Spaces::only(game.at(owner) as u8)
}

pub(crate) fn legal_place(game: &Adventure, owner: Seat, out: &mut Vec<Action>) {
    out.extend(places(game, owner).iter().map(|idx| Action::Place(space(idx))));
}

/// The same with its reasons.
pub(crate) fn check_place(game: &Adventure, owner: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Place(to) if places(game, owner).contains(to as u8) => Ok(()),
        Action::Place(to) if game.is_city(to) => {
            Err(Refusal::new("AG-EXPL-10", "no-discovery-in-city"))
        }
        Action::Place(_) => Err(Refusal::new("AG-RES-DISC-01", "not-here")),
        _ => Err(not_now()),
    }
}

pub(crate) fn resolve_place(
    game: &mut Adventure,
    owner: Seat,
    action: Action,
    cx: &mut Cx<'_, Event>,
) {
    let Action::Place(to) = action else { unreachable!("AG-RES-DISC-01: {action} names no space") };
    let (_, kind) = game.placing.take().expect("AG-RES-DISC-01: a discovery was taken");
    game.place_discovery(owner, kind, to, cx);
}

pub(crate) fn think_flight(out: &mut Vec<Action>) {
    out.extend(book().quick.flights.iter().map(|idx| Action::Go(space(idx))));
}

/// AG-RES-FLIGHT-01, AG-RES-FLIGHT-03.
pub(crate) fn check_flight(game: &Adventure, action: Action) -> Result<(), Refusal> {
    let Action::Go(to) = action else { return Err(not_now()) };
    let seat = game.active();
    if !book().quick.flights.contains(to as u8) || to == game.at(seat) {
        return Err(Refusal::new("AG-RES-FLIGHT-01", "no-flight-there"));
    }
    game.entering(seat, to)
}

/// AG-RES-FLIGHT-02, AG-RUL-01.
pub(crate) fn resolve_flight(game: &mut Adventure, action: Action, cx: &mut Cx<'_, Event>) {
    let Action::Go(to) = action else { unreachable!("AG-RES-FLIGHT-01: {action} names no space") };
    game.move_to(game.active(), to, cx);
    game.turn.has_flown = true;
    if game.options.flight_continues_exploration && !game.is_city(to) {
        game.agenda.push(Step::Explore);
    }
}

/// AG-RUL-43: an own item, and an item of its level in the deck.
fn can_bid(game: &Adventure, seat: Seat) -> bool {
    game.player(seat).items().iter().any(|item| game.has_items(level_of(item)))
}

pub(crate) fn check_auction(game: &Adventure, action: Action) -> Result<(), Refusal> {
    let Action::Give(item) = action else { return Err(not_now()) };
    if !game.player(game.active()).items().has(item) {
        return Err(Refusal::new("AG-RES-AUCTION-01", "not-yours"));
    }
    if !game.has_items(level_of(item)) {
        return Err(Refusal::new("AG-RUL-43", "no-items-left"));
    }
    Ok(())
}

/// AG-RES-AUCTION-01.
pub(crate) fn resolve_auction(game: &mut Adventure, action: Action, cx: &mut Cx<'_, Event>) {
    let Action::Give(item) = action else { unreachable!("AG-RES-AUCTION-01: {action} is no bid") };
    let seat = game.active();
    game.lose_item(seat, item, cx);
    game.gain_item_of(seat, level_of(item), cx);
}
